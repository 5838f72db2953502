// Staging of the words of the spell or ability named by `by` about what it puts onto the battlefield, or creates there.

import {
  type Amount,
  type Change,
  type Context,
  type CopyException,
  changeState,
  conditionHolds,
  draftObject,
  type Effect,
  evaluate,
  type Filter,
  type GameEvent,
  type GameState,
  matches,
  type ObjectId,
  type PlayerId,
  type Printed,
  type PutCounter,
  playerId,
  project,
  putInZone,
  removeFromZone,
  setObject,
  some,
  type View,
} from '../../engine/index.ts';
import type { Issue } from '../../kit/issue.ts';
import { unnumbered } from '../../kit/strings.ts';
import { equals } from '../../kit/structure.ts';
import {
  fitsToken,
  type PlacedCounters,
  type Placement,
  type PlacementManner,
  type Provided,
  placementsAbout,
  placementTexts,
  placesNothing,
  possiblePlacements,
  selfNamesOf,
  tokensDescribed,
  withoutSubject,
} from '../../oracle/index.ts';
import { causeOf } from './stage-cause.ts';
import { type Fitting, fittingPlacements } from './stage-sought.ts';
import { cardNamed, playerNamed, recordTaken, recordUnreadOfEvent, type Staging } from './staging.ts';

/** A thing put onto the battlefield or created, as far as the words of `by` may speak of it. */
export interface PlacedThing {
  readonly kind: Placement['kind'];
  readonly printed: Printed;
  /** The object in the position; none for tokens that are yet to be created. */
  readonly object?: ObjectId;
  readonly from?: string;
  readonly under: string;
  /** Whether the question says itself under whose control it comes. */
  readonly isUnderSaid: boolean;
  /** Whether the question says itself to what it is attached. */
  readonly isAttached?: boolean;
}

/** The way in which a thing enters by the words of `by`, and what makes it what it is from then on. */
export interface Arrival {
  /** Whose permanent it was, where the same effect exiles it from the battlefield just before. */
  readonly exiledFrom?: Placement['exiledFrom'];
  readonly tapped?: boolean;
  readonly attacking?: true;
  readonly transformed?: true;
  readonly faceDown?: true;
  readonly attachedTo?: Extract<GameEvent, { kind: 'attaches' }>['to'];
  readonly counters: readonly PutCounter[];
  readonly changes: readonly Change[];
  readonly afterwards: readonly Effect[];
  readonly exceptions: readonly CopyException[];
}

const NOTHING_SAID: Arrival = { counters: [], changes: [], afterwards: [], exceptions: [] };

/** The arrival of a thing by the spell or ability of that name. What was not read of its sentence is recorded. */
export function arrivalBy(
  staging: Staging,
  state: GameState,
  by: string | undefined,
  thing: PlacedThing,
  path: Issue['path'],
): Arrival {
  if (by === undefined) return NOTHING_SAID;
  const named = staging.names.find(by);
  const card = cardNamed(staging, named?.name ?? unnumbered(by), path);
  if (card === undefined) return NOTHING_SAID;
  const placements = card.printed.faces.flatMap(face =>
    placementTexts(face).flatMap(text => staging.cards.compiler.placements(text, selfNamesOf(face))),
  );
  const placed = { ...thing, isSource: thing.printed.cardName === card.printed.cardName };
  const name = card.printed.cardName;
  const possible = possiblePlacements(placements, placed);
  const fitting =
    possible.length === 0
      ? nothingPlaced(card.printed, placements, placed)
      : thing.kind === 'token' && !possible.some(it => fitsToken(it, thing.printed))
        ? otherTokens(card.printed, possible)
        : fittingPlacements(staging, state, name, thing, possible);
  if ('refusal' in fitting) {
    staging.issues.push({ path, message: fitting.refusal });
    return NOTHING_SAID;
  }
  const about = placementsAbout(fitting.placements, placed);
  const [first] = about;
  if (first === undefined) return NOTHING_SAID;
  recordUnder(staging, name, causeOf(staging, by, playerId(thing.under))?.controller, thing, about);
  const alike = about.every(it => equals(whatItSays(it), whatItSays(first)));
  const unread = (alike ? first.unread : about.map(it => it.sentence)).map(withoutSubject);
  const isExiled = about.every(it => it.exiledFrom === first.exiledFrom);
  const source = { staging, state, by, card: card.printed.cardName, thing };
  recordUnreadOfEvent(staging, source.card, unread);
  const exiledFrom = isExiled && first.exiledFrom !== undefined ? { exiledFrom: first.exiledFrom } : {};
  return { ...(alike ? arrivalOf(source, first) : NOTHING_SAID), ...exiledFrom };
}

/** 110.2a: records that the thing was taken to come under a player's control, where the words mean another or leave it open. */
function recordUnder(
  { taken, scenario }: Staging,
  card: string,
  owner: PlayerId | undefined,
  { under, isUnderSaid }: PlacedThing,
  about: readonly Placement[],
): void {
  const words = about[0]?.under;
  if (isUnderSaid || words === undefined || about.some(it => it.under !== words)) return;
  // of two players, an opponent's opponent is the one
  const isCertain = /\bopponent$/.test(words) && owner !== playerId(under) && scenario.players.length === 2;
  if (!isCertain) recordTaken({ taken }, { fact: 'under', card, words, player: playerId(under) });
}

/** A refusal where the card puts nothing of the kind onto the battlefield, or itself alone. */
function nothingPlaced(
  { cardName, faces }: Printed,
  placements: readonly Placement[],
  { kind, printed }: PlacedThing,
): Fitting {
  const name = printed.cardName ?? 'that';
  if (placements.some(it => it.kind === kind))
    return { refusal: `${cardName} puts itself onto the battlefield, and can't put ${name} there.` };
  if (!placesNothing(faces, kind)) return { placements: [] };
  const deed = DEEDS[kind];
  return { refusal: `${cardName} ${deed}, as far as its words say. Name what does, or leave "by" out.` };
}

/** A refusal of a token that is none of those the card describes (111.3), where it can make no others. */
function otherTokens({ cardName, faces }: Printed, placements: readonly Placement[]): Fitting {
  const described = tokensDescribed(faces, placements);
  if (described === undefined) return { placements };
  const asked = [...new Set(described.map(it => `"${it} ${/^an? /.test(it) ? 'token' : 'tokens'}"`))].join(' or ');
  return { refusal: `${cardName} creates no such token: what it creates is ${asked} (111.3).` };
}

const DEEDS: Readonly<Record<Placement['kind'], string>> = {
  card: 'puts no card onto the battlefield',
  token: 'creates no token',
  copy: "creates no token that's a copy of something",
};

function whatItSays({ manner, changes, afterwards, exceptions, provided }: Placement): object {
  return { manner, changes, afterwards, exceptions, provided };
}

interface Source {
  readonly staging: Staging;
  readonly state: GameState;
  readonly by: string;
  readonly card: string;
  readonly thing: PlacedThing;
}

function arrivalOf(source: Source, placement: Placement): Arrival {
  const { staging, state, thing } = source;
  const view = project(state, staging.edition);
  const { object } = thing;
  const there = object === undefined ? view : project(asArrived(state, object, thing.under), staging.edition);
  const isProvided = ({ filter, condition }: Provided): boolean => {
    const fits = filter === undefined || (object !== undefined && matches(there, filter, object, contextOf(source)));
    return fits && (condition === undefined || conditionHolds(view, condition, contextOf(source)));
  };
  const provided = placement.provided.filter(isProvided);
  const manners = [placement.manner, ...provided.map(it => it.manner)];
  const manner: PlacementManner = Object.assign({}, ...manners);
  const counters = manners.flatMap(it => it.counters ?? []).flatMap(it => countersOf(source, view, placement, it));
  const { tapped, attacking, transformed, faceDown } = manner;
  const attachedTo = hostOf(source, placement, manner);
  return {
    ...(tapped === undefined ? {} : { tapped }),
    ...(attacking === undefined || !isCombat(source) ? {} : { attacking }),
    ...(transformed === undefined ? {} : { transformed }),
    ...(faceDown === undefined ? {} : { faceDown }),
    ...(attachedTo === undefined ? {} : { attachedTo }),
    counters,
    changes: [...placement.changes, ...provided.flatMap(it => it.changes)],
    afterwards: [placement, ...provided].flatMap(it => it.afterwards).filter(it => isPossible(source, placement, it)),
    exceptions: placement.exceptions,
  };
}

/** 614.12: the position as it would be once the object is on the battlefield. */
function asArrived(state: GameState, object: ObjectId, under: string): GameState {
  return changeState(state, draft => {
    const { owner, zone } = draftObject(draft, object);
    if (zone === 'battlefield') return;
    removeFromZone(draft, object);
    setObject(draft, object, { zone: 'battlefield', controller: playerId(under) });
    putInZone(draft, object, 'battlefield', owner, 'bottom');
  });
}

function contextOf({ staging, by, thing }: Source): Context {
  const cause = causeOf(staging, by, playerId(thing.under));
  return { source: cause?.source, controller: cause?.controller ?? playerId(thing.under) };
}

/** The counters by number; where that depends on what nobody has said, the sentence counts as not read. */
function countersOf(source: Source, view: View, placement: Placement, put: PlacedCounters): readonly PutCounter[] {
  const context = contextOf(source);
  if (!isKnown(put.amount, context)) {
    recordUnreadOfEvent(source.staging, source.card, [placement.sentence]);
    return [];
  }
  const amount = evaluate(view, put.amount, context);
  return amount > 0 ? [{ counter: put.counter, amount }] : [];
}

/** Whether what is done afterwards does not depend on what nobody has said; else the sentence counts as not read. */
function isPossible(source: Source, { sentence }: Placement, effect: Effect): boolean {
  const context = contextOf(source);
  const isSaid =
    effect.kind === 'attach'
      ? context.source !== undefined
      : effect.kind !== 'putCounters' || isKnown(effect.amount, context);
  if (!isSaid) recordUnreadOfEvent(source.staging, source.card, [sentence]);
  return isSaid;
}

/** Whether an amount depends on the position alone, and not on what has been paid, chosen or done before. */
function isKnown(amount: Amount, { source }: Context): boolean {
  if (typeof amount === 'number') return true;
  return !some('amount', amount, {
    amount: UNKNOWN,
    ref: it => it.kind !== 'self' || source === undefined,
    who: it => !['you', 'opponent', 'anyone'].includes(it.kind),
  });
}

const UNKNOWN = [
  ...(['x', 'that', 'prevented', 'linked', 'linkedTotal', 'remembered', 'chosenNumber', 'any'] as const),
  ...(['timesKicked', 'timesPaid', 'colorsSpent', 'manaSpent'] as const),
];

/** 506.3b: whether a creature can enter attacking: under the active player, in combat as far as the scenario says. */
function isCombat({ staging, thing }: Source): boolean {
  const { given, active } = staging.scenario;
  return thing.under === active && (given.step === undefined || /combat|attack|block|damage/i.test(given.step));
}

/** The object or player it is attached to, where the words name the permanent itself, its controller, or one object. */
function hostOf(source: Source, { sentence, host }: Placement, { attachedTo }: PlacementManner): Arrival['attachedTo'] {
  const { staging, card, by, thing } = source;
  if (attachedTo === undefined || thing.isAttached === true) return undefined;
  if (attachedTo === 'you') return playerNamed(staging, thing.under);
  const self = attachedTo === '~' ? causeOf(staging, by, playerId(thing.under))?.source : undefined;
  if (self !== undefined) return self;
  const isAura = thing.printed.faces.some(face => face.subtypes.includes('Aura'));
  const hosts = isAura ? hostsOf(source, host, attachedTo) : [];
  const [only] = hosts ?? [];
  if (hosts?.length === 1) return only;
  // an Aura's controller chooses among what it can enchant (303.4f), where the words leave that open
  if (hosts === undefined || staging.scenario.choose.some(it => it.kind === 'attachTo')) return undefined;
  if (hosts.length === 0) recordUnreadOfEvent(staging, card, [sentence]);
  else {
    const suggestions = hosts.flatMap(it => source.state.objects.get(it)?.label ?? []);
    const message = `${card} attaches it to "${attachedTo}". To which? Say so, as in attachedTo: ${suggestions[0]}.`;
    staging.issues.push({ path: ['when', staging.scenario.when.kind, 'attachedTo'], message, suggestions });
  }
  return undefined;
}

/** The creatures that fit the description of a host; undefined where those are all there are, or there is none. */
function hostsOf(source: Source, filter: Filter | undefined, words: string): readonly ObjectId[] | undefined {
  if (filter === undefined) return undefined;
  const view = project(source.state, source.staging.edition);
  const context = contextOf(source);
  const creatures = [...source.state.objects.values()].filter(
    it => it.zone === 'battlefield' && !it.phasedOut && view.of(it.id).types.includes('Creature'),
  );
  const fitting = creatures.filter(
    it => matches(view, filter, it.id, context) && !(/\banother\b/.test(words) && it.id === context.source),
  );
  return fitting.length === creatures.length ? undefined : fitting.map(it => it.id);
}
