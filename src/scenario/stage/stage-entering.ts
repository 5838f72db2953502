// Staging of `when: enters` and `when: creates`: the event that the engine proposes.

import type {
  CopySource,
  EnteringObject as GameEntering,
  GameEvent,
  GameState,
  ObjectId,
  PlayerId,
  Printed,
  PutCounter,
  TokenToCreate,
} from '../../engine/index.ts';
import { listedValues, playerId } from '../../engine/index.ts';
import { unnumbered } from '../../kit/strings.ts';
import type { DeclaredObject } from '../declared/declared-object.ts';
import { PLAIN_CAST } from '../schema/cast-schema.ts';
import type { CreatingItem, EnteringItem } from '../schema/entering-schema.ts';
import type { CounterMap } from '../schema/given-object-schema.ts';
import { isCastTransformed } from './cast-face.ts';
import { kickersOf } from './kickers.ts';
import { causeOf } from './stage-cause.ts';
import { exceptionsOf } from './stage-exceptions.ts';
import { faceIndex, stageCast } from './stage-object.ts';
import { type Arrival, arrivalBy } from './stage-placement.ts';
import { isLand, isSpellCopy } from './stage-position.ts';
import { copyOfNamed } from './stage-ties.ts';
import { cardNamed, idOf, objectOrPlayer, recordUnread, type Staging } from './staging.ts';

/**
 * The event of objects entering together; a spell that is countered or has no legal target left goes to the graveyard
 * instead.
 */
export function entersEvent(staging: Staging, state: GameState): GameEvent | undefined {
  const written = staging.names.objects
    .filter(it => it.entering !== undefined)
    .sort((a, b) => (a.entering?.place ?? 0) - (b.entering?.place ?? 0));
  const countered = written.filter(it => it.entering !== undefined && neverResolves(it.entering.object));
  if (countered.length > 0 && countered.length === written.length) return counteredEvent(countered);
  const objects = written.flatMap(declared => {
    const entering = declared.entering?.object;
    return entering === undefined || neverResolves(entering)
      ? []
      : (enteringOf(staging, state, declared, entering) ?? []);
  });
  return objects.length === 0 ? undefined : { kind: 'enters', objects };
}

/** 601.2i: the event of a spell that becomes cast. */
export function castsEvent(staging: Staging, state: GameState): GameEvent | undefined {
  const written = staging.names.objects.find(it => it.entering !== undefined);
  const entering = written?.entering?.object;
  const object = written === undefined ? undefined : state.objects.get(idOf(written));
  if (written === undefined || entering === undefined || object === undefined) return undefined;
  if (isLand(object.printed, object.face)) {
    const message = `${object.printed.faces[0].name} is a land: it is played, never cast. Ask what happens as it enters from hand.`;
    staging.issues.push({ path: written.path, message });
    return undefined;
  }
  const cast = castWithTargets(staging, entering, object.printed, written.path);
  return cast && { kind: 'casts', object: object.id, cast };
}

/** 702.103e, 702.140b: without a legal target these resolve as creatures. */
const STILL_CREATURES = ['bestow', 'mutate'] as const;

/** 701.6a, 608.2b: countered, or every target illegal. A bestowed Aura resolves all the same (702.103e). */
function neverResolves({ cast }: EnteringItem): boolean {
  if (cast === undefined) return false;
  const fizzles =
    cast.targets.length > 0 &&
    cast.targets.every(target => !target.legal) &&
    !STILL_CREATURES.some(cost => cast.costs.includes(cost));
  return cast.countered || fizzles;
}

function counteredEvent(written: readonly DeclaredObject[]): GameEvent {
  const objects = written.map(declared => ({
    object: idOf(declared),
    to: 'graveyard' as const,
    verb: 'counter' as const,
    position: 'top' as const,
    withCounters: [],
    linkedTo: undefined,
  }));
  return { kind: 'moves', objects, by: undefined };
}

/** One entering object as proposed; undefined where it is not in the position. */
export function enteringOf(
  staging: Staging,
  state: GameState,
  written: DeclaredObject,
  entering: EnteringItem,
): GameEntering | undefined {
  const id = idOf(written);
  const object = state.objects.get(id);
  if (object === undefined) return undefined;
  const path = written.given === undefined ? written.path : ['when', 'enters'];
  const under = playerId(entering.under);
  const from =
    entering.card === undefined && entering.from === 'stack' && !isSpellCopy(entering)
      ? 'nowhere'
      : object.zone === 'hand'
        ? 'hand'
        : entering.from;
  const thing = {
    kind: entering.copyOf !== undefined ? 'copy' : entering.token !== undefined ? 'token' : 'card',
    printed: object.printed,
    object: id,
    under: entering.under,
    isUnderSaid: entering.underWritten === true,
    ...(entering.fromWritten ? { from: entering.from } : {}),
    isAttached: entering.attachedTo !== undefined,
  } as const;
  const arrival = arrivalBy(staging, state, entering.by, thing, [...path, 'by']);
  // 702.37c, 702.168b: a spell cast face down enters so, and "face down" alone says no more
  const faceDown = faceDownCast(entering) ?? entering.faceDown ?? (arrival.faceDown ? 'effect' : undefined);
  const downAs = faceDown === undefined ? undefined : listedValues(arrival.changes);
  const cast = from === 'stack' ? castWithTargets(staging, entering, object.printed, path) : undefined;
  const counters = countersToPut(entering.counters);
  const copyOf =
    entering.copyOf === undefined ? undefined : copyOfNamed(staging, state, entering.copyOf, [...path, 'copyOf']);
  const excepted = exceptionsOf(staging, entering.except, [...path, 'except'], [written.name]);
  const exceptions = excepted.length > 0 ? excepted : arrival.exceptions;
  const face =
    copyOf === undefined
      ? faceUp(staging, written, entering, object.printed, arrival)
      : backOf(copyOf.source, entering);
  const cause = causeOf(staging, entering.by, under);
  return {
    object: id,
    under,
    from,
    ...exiledFirst(entering, arrival, cause, object.owner),
    tapped: entering.tapped ?? arrival.tapped ?? false,
    face,
    faceDown,
    ...(downAs === undefined ? {} : { downAs }),
    counters: counters.length > 0 ? counters : arrival.counters,
    copy: copyOf === undefined ? undefined : { of: copyOf.source, exceptions, ofName: copyOf.name },
    attachedTo: attachment(staging, entering, path) ?? arrival.attachedTo,
    attacking: attackedBy(staging, entering, path) ?? (arrival.attacking ? 'choose' : undefined),
    cast,
    prototyped: entering.cast?.costs.includes('prototype') ?? false,
    designations: [],
    changes: downAs === undefined ? arrival.changes : [],
    played: isLand(object.printed, face) && entering.by === undefined && from !== 'stack' && from !== 'nowhere',
    by: cause,
    instructed: instructionOf(arrival),
    afterwards: arrival.afterwards,
  };
}

/** The controller of a permanent that the same effect exiles and returns, as far as the scenario says so. */
function exiledFirst(
  { card, from }: EnteringItem,
  { exiledFrom }: Arrival,
  cause: GameEntering['by'],
  owner: PlayerId,
): Pick<GameEntering, 'exiledFrom'> {
  if (exiledFrom === undefined || card === undefined || from !== 'exile') return {};
  return { exiledFrom: exiledFrom === 'you' ? (cause?.controller ?? owner) : owner };
}

function instructionOf({ tapped, counters }: Arrival): GameEntering['instructed'] {
  return tapped === true || counters.length > 0 ? { tapped: tapped === true, counters } : undefined;
}

/** Layouts whose halves or faces have names of their own on the battlefield. */
const BY_FACE: ReadonlySet<string> = new Set(['modal_dfc', 'split', 'transform', 'battle']);

function faceUp(
  staging: Staging,
  written: DeclaredObject,
  entering: EnteringItem,
  printed: GameEntering extends never ? never : Parameters<typeof faceIndex>[0],
  arrival: Pick<Arrival, 'transformed'>,
): number {
  if (entering.face !== undefined) return faceIndex(printed, entering.face);
  // 712.14a: for a card without a back face, the engine decides that it stays where it is.
  if (entering.transformed || (arrival.transformed === true && printed.faces.length > 1)) return 1;
  if (isCastTransformed(entering)) return faceIndex(printed, 'back');
  if (!BY_FACE.has(printed.layout) || entering.card === undefined) return 0;
  // 709.3a, 712.11a, 712.11b: a split or double-faced card is cast by the half or face that was named.
  return cardNamed(staging, unnumbered(entering.card), written.path)?.face ?? 0;
}

/** 707.8a: the index of the face of a token copy: that of the object it copies. */
function backOf(source: CopySource, entering: EnteringItem): number {
  return entering.face === undefined ? source.face : faceIndex(source.printed, entering.face);
}

function faceDownCast({ cast }: EnteringItem): GameEntering['faceDown'] {
  return (['morph', 'disguise'] as const).find(
    cost => cast?.costs.includes(cost) || cast?.costs.includes(`mega${cost}`),
  );
}

function castWithTargets(
  staging: Staging,
  entering: EnteringItem,
  printed: Printed,
  path: readonly (string | number)[],
): GameEntering['cast'] {
  const written = entering.cast ?? PLAIN_CAST;
  const kickers = kickersOf(printed);
  // 702.33b: kicked as often as it has kickers, so with each of them
  const cast = kickers.length > 1 && written.kicked === kickers.length ? { ...written, kicked: kickers } : written;
  // what has become illegal is an object or player of the question all the same
  const targets = cast.targets.flatMap(({ name, legal }) => {
    const target = objectOrPlayer(staging, name, [...path, 'cast', 'targets']);
    return target === undefined || !legal ? [] : [target];
  });
  return { ...stageCast(cast, playerId(entering.under)), targets };
}

function attachment(
  staging: Staging,
  entering: EnteringItem,
  path: readonly (string | number)[],
): GameEntering['attachedTo'] {
  const target = entering.cast?.targets.find(it => it.legal)?.name;
  const to = entering.attachedTo ?? target;
  return to === undefined ? undefined : objectOrPlayer(staging, to, [...path, 'attachedTo']);
}

function attackedBy(
  staging: Staging,
  { attacking }: Pick<EnteringItem, 'attacking'>,
  path: readonly (string | number)[],
): GameEntering['attacking'] {
  if (attacking === undefined) return undefined;
  if (['true', 'yes', 'choose'].includes(attacking)) return 'choose';
  return objectOrPlayer(staging, attacking, [...path, 'attacking']);
}

/** Counters by kind as counters to put. */
export function countersToPut(counters: CounterMap): readonly PutCounter[] {
  return Object.entries(counters).flatMap(([counter, amount]) => (amount > 0 ? [{ counter, amount }] : []));
}

/** The event of tokens created by one effect. */
export function createsEvent(
  staging: Staging,
  state: GameState,
  creating: readonly CreatingItem[],
): GameEvent | undefined {
  const first = creating[0];
  if (first === undefined) return undefined;
  const under = playerId(first.under);
  const path = ['when', 'creates'];
  const tokens = creating.flatMap(
    (each, item) => tokenOf(staging, state, each, creating.length > 1 ? [...path, item] : path) ?? [],
  );
  const by = causeOf(staging, first.by, under) ?? { name: '', controller: under, source: undefined, isEffect: true };
  return { kind: 'creates', under, tokens, by };
}

function tokenOf(
  staging: Staging,
  state: GameState,
  creating: CreatingItem,
  path: readonly (string | number)[],
): TokenToCreate | undefined {
  const copyOf =
    creating.copyOf === undefined ? undefined : copyOfNamed(staging, state, creating.copyOf, [...path, 'copyOf']);
  const compiled = creating.token === undefined ? undefined : staging.cards.token(creating.token, staging.edition);
  const printed = copyOf?.source.printed ?? compiled?.printed;
  if (printed === undefined) {
    const name = creating.token?.kind === 'predefined' ? creating.token.name : undefined;
    if (name !== undefined) staging.issues.push({ path, message: `There is no predefined token called "${name}".` });
    return undefined;
  }
  if (compiled !== undefined) recordUnread(staging, printed.cardName, compiled.unread);
  const to = creating.attachedTo;
  const by = creating.by === undefined ? [] : [unnumbered(creating.by)];
  const thing = {
    kind: copyOf === undefined ? 'token' : 'copy',
    printed,
    under: creating.under,
    isUnderSaid: creating.underWritten === true,
    isAttached: to !== undefined,
  } as const;
  const arrival = arrivalBy(staging, state, creating.by, thing, [...path, 'by']);
  const excepted = exceptionsOf(staging, creating.except, [...path, 'except'], by);
  const counters = countersToPut(creating.counters);
  return {
    printed,
    count: creating.count,
    copy:
      copyOf === undefined
        ? undefined
        : {
            of: copyOf.source,
            exceptions: excepted.length > 0 ? excepted : arrival.exceptions,
            ofName: copyOf.name,
          },
    face: copyOf?.source.face ?? 0,
    tapped: creating.tapped ?? arrival.tapped ?? false,
    counters: counters.length > 0 ? counters : arrival.counters,
    changes: arrival.changes,
    instructed: instructionOf(arrival),
    afterwards: arrival.afterwards,
    attachedTo: to === undefined ? arrival.attachedTo : objectOrPlayer(staging, to, [...path, 'attachedTo']),
    attacking: attackedBy(staging, creating, path) ?? (arrival.attacking ? 'choose' : undefined),
    label: creating.as ?? '',
  };
}

/** The identifiers of the objects that enter, which an answer describes first. */
export function enteringIds(staging: Staging): readonly ObjectId[] {
  return staging.names.objects.flatMap(it => (it.entering === undefined ? [] : [idOf(it)]));
}
