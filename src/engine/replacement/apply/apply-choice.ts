// Rewrites with choices as an object enters or is turned face up (614.12a, 607.2d).
import { BASIC_LAND_TYPES, CARD_TYPES, type ChosenKind, COLORS } from '../../../vocabulary/index.ts';
import type { Filter } from '../../ability/filter.ts';
import type { ChoiceRange, Rewrite } from '../../ability/replacement.ts';
import {
  type ChoiceGenerator,
  type ChoiceHeader,
  chooseCardName,
  chooseNumber,
  chooseObjects,
  choosePlayer,
  chooseWord,
} from '../../choice/choice-request.ts';
import { distinguishableCreatureTypes, distinguishableNumbers } from '../../choice/distinguishable.ts';
import { eventView } from '../../entering/look-ahead.ts';
import { evaluate } from '../../match/evaluate.ts';
import { resolvePlayers } from '../../match/resolve-reference.ts';
import { select } from '../../match/select.ts';
import type { ChosenValues } from '../../model/game-object.ts';
import type { PlayerId } from '../../model/ids.ts';
import { CREATURE_TYPES, LAND_TYPES } from '../../model/subtypes.ts';
import {
  enteringObjectOf,
  objectOfEvent,
  type RewriteApplier,
  type RewriteContext,
  setEnteringFields,
  wordsContext,
} from './rewrite-context.ts';

type Choosing = Extract<Rewrite, { kind: 'choose' }>;

/** ~ As ~ enters, choose a color. */
export const applyChoice: RewriteApplier<'choose'> = function* (at, rewrite) {
  const who = yield* chooser(at, rewrite);
  if (who === undefined) return;
  const count = rewrite.count ?? 1;
  let before: ChosenValues = {};
  for (let n = 0; n < count; n++) {
    const chosen = yield* pick(at, rewrite, who, before);
    if (chosen === undefined) return;
    before = joined(before, chosen);
  }
  remember(at, inAnyOrder(at, before));
};

/** The player who chooses; the effect's controller picks one of several. */
function* chooser(at: RewriteContext, rewrite: Choosing): ChoiceGenerator<PlayerId | undefined> {
  const context = wordsContext(at);
  const players = resolvePlayers(eventView(at.pendingEvent), rewrite.who, context);
  if (players.length <= 1) return players[0];
  const header = { kind: 'player', who: context.controller, object: objectOfEvent(at), rule: '614.12a' } as const;
  return yield* choosePlayer(at.pendingEvent.run, header, players);
}

/** The choices of the object so far with these added; several colors, players, names, types or words form a list too. */
function joined(before: ChosenValues, more: ChosenValues): ChosenValues {
  const words = [before.word, more.word].flatMap(it => it ?? []).sort();
  const together = words.length > 1 ? { mode: words.join(' and '), word: words.join(' and ') } : {};
  const colors = several([...chosenSoFar(before.colors, before.color), more.color]);
  const cardNames = several([...chosenSoFar(before.cardNames, before.cardName), more.cardName]);
  const players = several([...chosenSoFar(before.players, before.player), more.player]);
  const creatureTypes = several([...chosenSoFar(before.creatureTypes, before.creatureType), more.creatureType]);
  const landTypes = several([...chosenSoFar(before.basicLandTypes, before.basicLandType), more.basicLandType]);
  return {
    ...more,
    ...before,
    ...(colors && { colors }),
    ...(cardNames && { cardNames }),
    ...(players && { players }),
    ...(creatureTypes && { creatureTypes }),
    ...(landTypes && { basicLandTypes: landTypes }),
    ...together,
  };
}

/** The values of a kind that were chosen: the list of several, else the only one. */
function chosenSoFar<T>(list: readonly T[] | undefined, only: T | undefined): readonly T[] {
  return list ?? (only === undefined ? [] : [only]);
}

/** Several colors, players or creature types in one order, whichever was chosen first; land types as they were chosen. */
function inAnyOrder(at: RewriteContext, { colors, players, creatureTypes, ...rest }: ChosenValues): ChosenValues {
  const among = COLORS.filter(it => colors?.includes(it));
  const { state } = eventView(at.pendingEvent);
  const both = state.players.map(it => it.id).filter(it => players?.includes(it));
  const types = [...(creatureTypes ?? [])].sort();
  const [color] = among;
  const [player] = both;
  const [creatureType] = types;
  return {
    ...rest,
    ...(color && { color, colors: among }),
    ...(player && { player, players: both }),
    ...(creatureType && { creatureType, creatureTypes: types }),
  };
}

/** The values, where there is more than one. */
function several<T>(values: readonly (T | undefined)[]): readonly T[] | undefined {
  const list = values.flatMap(it => it ?? []);
  return list.length > 1 ? (list as readonly T[]) : undefined; // no value is a list
}

function remember(at: RewriteContext, chosen: ChosenValues): void {
  const entering = enteringObjectOf(at);
  const object = objectOfEvent(at);
  if (entering !== undefined) setEnteringFields(at, { chosen: withNames(entering.chosen ?? {}, chosen) });
  else if (object !== undefined) at.pendingEvent.actions.push({ kind: 'remembers', object, chosen });
}

/** 201.4: the names that several players chose are all chosen names. */
function withNames(before: ChosenValues, chosen: ChosenValues): ChosenValues {
  const isSecond = before.cardName !== undefined && chosen.cardName !== undefined;
  return isSecond ? joined(before, chosen) : { ...before, ...chosen };
}

function pick(
  at: RewriteContext,
  rewrite: Choosing,
  who: PlayerId,
  before: ChosenValues,
): ChoiceGenerator<ChosenValues | undefined> {
  const { what, among } = rewrite;
  const common = { who, object: objectOfEvent(at), rule: '614.12a' } as const;
  const header: ChoiceHeader =
    what === 'object' ? { ...common, kind: 'copy', about: 'chosen object' } : { ...common, kind: what };
  return PICKS[what]({ at, header, among, before });
}

interface Picking {
  readonly at: RewriteContext;
  readonly header: ChoiceHeader;
  readonly among: ChoiceRange | undefined;
  /** Choices made before by the same effect: the first of two colors. */
  readonly before: ChosenValues;
}

const NONLAND: ChoiceRange = { kind: 'words', words: ['nonland'] };

/** The names of the cards that a filter matches. */
function namesOf(at: RewriteContext, filter: Filter): readonly string[] {
  const view = eventView(at.pendingEvent);
  return select(view, filter, wordsContext(at)).map(id => view.object(id).printed.cardName);
}

type Pick = (picking: Picking) => ChoiceGenerator<ChosenValues | undefined>;

const PICKS: { readonly [K in ChosenKind]: Pick } = {
  *color({ at, header, among, before }) {
    const taken = chosenSoFar(before.colors, before.color);
    const free = allowed(COLORS, among).filter(one => !taken.some(it => it === one));
    const word = yield* chooseWord(at.pendingEvent.run, header, free);
    const color = COLORS.find(one => one === word);
    return color === undefined ? undefined : { color };
  },
  *creatureType({ at, header, among, before }) {
    const { run } = at.pendingEvent;
    const taken = chosenSoFar(before.creatureTypes, before.creatureType);
    const legal = allowed(CREATURE_TYPES, among).filter(one => !taken.includes(one));
    const creatureType = yield* chooseWord(
      run,
      header,
      distinguishableCreatureTypes(run, eventView(at.pendingEvent), legal),
      legal,
    );
    return creatureType === undefined ? undefined : { creatureType };
  },
  *cardName({ at, header, among }) {
    const { run } = at.pendingEvent;
    const naming = { ...header, rule: '201.4' };
    const names = among?.kind === 'filter' ? namesOf(at, among.filter) : [];
    // cards that nobody has told of may have any such name
    const isTold = names.length > 0 && names.every(it => it !== '');
    const cardName = isTold
      ? yield* chooseWord(run, naming, [...new Set(names)])
      : yield* chooseCardName(run, naming, among?.kind === 'filter' ? NONLAND : among);
    return cardName === undefined ? undefined : { cardName };
  },
  *basicLandType({ at, header, among, before }) {
    const taken = chosenSoFar(before.basicLandTypes, before.basicLandType);
    const free = allowed(BASIC_LAND_TYPES, among).filter(one => !taken.some(it => it === one));
    const word = yield* chooseWord(at.pendingEvent.run, header, free);
    const basicLandType = BASIC_LAND_TYPES.find(one => one === word);
    return basicLandType === undefined ? undefined : { basicLandType };
  },
  *landType({ at, header, among }) {
    const landType = yield* chooseWord(at.pendingEvent.run, header, allowed(LAND_TYPES, among));
    return landType === undefined ? undefined : { landType };
  },
  *cardType({ at, header, among }) {
    const cardType = yield* chooseWord(at.pendingEvent.run, header, allowed(CARD_TYPES, among));
    return cardType === undefined ? undefined : { cardType };
  },
  mode: word,
  word,
  *player({ at, header, among, before }) {
    const taken = chosenSoFar(before.players, before.player);
    const free = players(at, among).filter(it => !taken.includes(it));
    const player = yield* choosePlayer(at.pendingEvent.run, header, free);
    return player === undefined ? undefined : { player };
  },
  *number({ at, header, among }) {
    return { number: yield* number(at, header, among) };
  },
  *object({ at, header, among }) {
    const objects = among?.kind === 'filter' ? select(eventView(at.pendingEvent), among.filter, wordsContext(at)) : [];
    const free = objects.filter(id => !at.pendingEvent.batch.entering.has(id));
    const [object] = yield* chooseObjects(at.pendingEvent.run, header, { among: free, min: 1, max: 1 });
    return object === undefined ? undefined : { object };
  },
};

/** 614.12c: an anchor word, or another word of several. */
function* word({ at, header, among, before }: Picking): ChoiceGenerator<ChosenValues | undefined> {
  if (among?.kind === 'described') {
    const picked = yield* chooseWord(at.pendingEvent.run, header, [`any ${among.text}`], 'any');
    return picked === undefined ? undefined : { word: picked };
  }
  const words = among?.kind === 'words' ? among.words.filter(it => it !== before.word) : [];
  const chosen = yield* chooseWord(at.pendingEvent.run, header, words);
  return chosen === undefined ? undefined : { mode: chosen, word: chosen };
}

/** The words of a kind, without those the effect excludes. */
function allowed(words: readonly string[], among: ChoiceRange | undefined): readonly string[] {
  if (among?.kind === 'words') return among.words;
  if (among?.kind === 'except') {
    const barred = among.words.map(word => word.toLowerCase());
    return words.filter(word => !barred.includes(word.toLowerCase()));
  }
  return words;
}

/** The players to choose from: opponents for "choose an opponent", all for "choose a player". */
function players(at: RewriteContext, among: ChoiceRange | undefined): readonly PlayerId[] {
  const clauses = among?.kind === 'filter' ? among.filter.clauses : [];
  const whose = clauses.find(clause => clause.kind === 'controlledBy');
  return resolvePlayers(eventView(at.pendingEvent), whose?.who ?? { kind: 'anyone' }, wordsContext(at));
}

function* number(at: RewriteContext, header: ChoiceHeader, among: ChoiceRange | undefined): ChoiceGenerator<number> {
  const view = eventView(at.pendingEvent);
  const from = among?.kind === 'numbers' ? evaluate(view, among.from, wordsContext(at)) : 0;
  const to =
    among?.kind === 'numbers' && among.to !== undefined ? evaluate(view, among.to, wordsContext(at)) : undefined;
  const max = to ?? Number.MAX_SAFE_INTEGER;
  const explored = distinguishableNumbers(view, from, to);
  return yield* chooseNumber(at.pendingEvent.run, header, { min: from, max, explored });
}
