// Staging of the words of the spell or ability named by `by` about what it puts onto the battlefield, or creates there.

import {
  type Ability,
  type Amount,
  type Change,
  type Context,
  type CopyException,
  changeState,
  conditionHolds,
  draftObject,
  type Effect,
  evaluate,
  type GameEvent,
  type GameState,
  matches,
  type ObjectId,
  type Printed,
  type PutCounter,
  playerId,
  project,
  putInZone,
  removeFromZone,
  setObject,
  some,
  type View,
  visit,
} from '../../engine/index.ts';
import type { Issue } from '../../kit/issue.ts';
import { asPattern } from '../../kit/strings.ts';
import { equals } from '../../kit/structure.ts';
import {
  type PlacedCounters,
  type Placement,
  type PlacementManner,
  type Provided,
  selfNamesOf,
} from '../../oracle/index.ts';
import { PERMANENT_TYPES } from '../../vocabulary/index.ts';
import { baseName } from '../object-names.ts';
import { KEYWORD_PLACEMENTS } from './keyword-placements.ts';
import { causeOf } from './stage-cause.ts';
import { cardNamed, playerNamed, recordUnreadOfEvent, type Staging } from './staging.ts';

/** A thing put onto the battlefield or created, as far as the words of `by` may speak of it. */
export interface PlacedThing {
  readonly kind: Placement['kind'];
  readonly printed: Printed;
  /** The object in the position; none for tokens that are yet to be created. */
  readonly object?: ObjectId;
  readonly from?: string;
  readonly under: string;
}

/** The way in which a thing enters by the words of `by`, and what makes it what it is from then on. */
export interface Arrival {
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
  const card = cardNamed(staging, named?.name ?? baseName(by), path);
  if (card === undefined) return NOTHING_SAID;
  const about = placementsAbout(placementsOf(staging, card.printed), thing, card.printed);
  const [first] = about;
  if (first === undefined) return NOTHING_SAID;
  const alike = about.every(it => equals(whatItSays(it), whatItSays(first)));
  const sentences = alike ? first.unread : about.map(it => it.sentence);
  const unread = sentences.map(it => (it.startsWith(SELF) ? it.slice(SELF.length) : it));
  const source = { staging, state, by, card: card.printed.cardName, thing };
  recordUnreadOfEvent(staging, source.card, unread);
  return alike ? arrivalOf(source, first) : NOTHING_SAID;
}

function whatItSays({ manner, changes, afterwards, exceptions, provided }: Placement): object {
  return { manner, changes, afterwards, exceptions, provided };
}

function placementsOf(staging: Staging, printed: Printed): readonly Placement[] {
  return printed.faces.flatMap(face => {
    const texts: string[] = [];
    visit('ability', face.abilities, { ability: ability => texts.push(...textOf(ability)) });
    // the lines of a spell are one text, of which one may be about what another puts there
    const spell = face.abilities.flatMap(it => (it.kind === 'spell' ? [it.text] : [])).join('\n');
    return [...texts, spell].flatMap(text => staging.cards.compiler.placements(text, selfNamesOf(face)));
  });
}

function textOf(ability: Ability): readonly string[] {
  switch (ability.kind) {
    case 'triggered':
      // "when this dies, return it": the pronoun is the permanent itself
      return [
        some('ability', { ...ability, effects: [] }, { ref: ['self'] }) ? `${SELF}${ability.effect}` : ability.effect,
      ];
    case 'activated':
    case 'unread':
      return [ability.text];
    case 'keyword':
      return [KEYWORD_PLACEMENTS[ability.keyword] ?? ''];
    default:
      return [];
  }
}

const SELF = '~: ';

/** The placements that may be about the thing, those that fit best. */
function placementsAbout(placements: readonly Placement[], thing: PlacedThing, by: Printed): readonly Placement[] {
  const possible = placements.filter(it => it.kind === thing.kind && (!isOfItself(it) || isSame(thing, by)));
  const misfits = possible.map(it => misfit(it, thing, by));
  const least = Math.min(...misfits);
  return possible.filter((_, n) => misfits[n] === least);
}

function isSame({ printed }: PlacedThing, by: Printed): boolean {
  return printed.cardName === by.cardName;
}

const PRONOUN = /^(?:it|him|her|them|~)$/;

/** Whether it is about the card with the ability and no other. */
function isOfItself({ kind, noun, before }: Placement): boolean {
  if (kind !== 'card' || !/^(?:it|him|her|~)(?: from [^,]*)?$/.test(noun)) return false;
  const isOfTrigger = before.startsWith(SELF) && !/\b(?:an?|one|target|each|all|that|top|card)\b/.test(before);
  return noun.startsWith('~') || isOfTrigger || /\bexile ~, then (?:return|put) $/.test(before);
}

/** In how many ways the words do not fit the thing. */
function misfit(placement: Placement, thing: PlacedThing, by: Printed): number {
  const words =
    PRONOUN.test(placement.noun) || /^(?:that|those|the|one|each of) /.test(placement.noun)
      ? `${placement.before} ${placement.noun}`
      : placement.noun;
  const self = placement.kind === 'card' && isSame(thing, by) && !isOfItself(placement);
  return (self ? 1 : 0) + (fitsKind(words, thing) ? 0 : 1) + (fitsZone(words, thing.from) ? 0 : 1);
}

function fitsKind(words: string, { kind, printed }: PlacedThing): boolean {
  const has = (word: string) => new RegExp(`(?<!\\w)${asPattern(word)}(?:s?(?!\\w))`, 'iu').test(words);
  const isType = printed.faces.some(face => face.types.some(has));
  if (kind === 'copy') return true;
  if (kind === 'card') return isType || !PERMANENT_TYPES.some(has);
  const [{ subtypes, name }] = printed.faces;
  return subtypes.some(has) || has(name.replace(/ Token$/, ''));
}

const ZONE_WORDS: Readonly<Record<string, RegExp>> = {
  graveyard: /\bgraveyards?\b/,
  hand: /\bhands?\b/,
  library: /\blibrary\b|\bfrom among\b/,
  exile: /\bexiled?\b/,
  command: /\bcommand zone\b/,
};

function fitsZone(words: string, from: string | undefined): boolean {
  const named = from === undefined ? undefined : ZONE_WORDS[from];
  if (named === undefined) return true;
  return named.test(words) || !Object.values(ZONE_WORDS).some(it => it.test(words));
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

/** The object or player it is attached to, where the words name the permanent itself or its controller. */
function hostOf(source: Source, { sentence }: Placement, { attachedTo }: PlacementManner): Arrival['attachedTo'] {
  const { staging, card, by, thing } = source;
  if (attachedTo === undefined) return undefined;
  if (attachedTo === 'you') return playerNamed(staging, thing.under);
  const self = attachedTo === '~' ? causeOf(staging, by, playerId(thing.under))?.source : undefined;
  // an Aura's controller chooses among what it can enchant (303.4f)
  const isAura = thing.printed.faces.some(face => face.subtypes.includes('Aura'));
  if (self === undefined && !isAura) recordUnreadOfEvent(staging, card, [sentence]);
  return self;
}
