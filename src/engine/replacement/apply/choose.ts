// 614.12a, 607.2d: what is chosen as something enters, or is turned face up, and remembered.
import { BASIC_LAND_TYPES, CARD_TYPES, type ChosenKind, COLORS } from '../../../vocabulary/index.ts';
import type { ChoiceRange, Rewrite } from '../../ability/replacement.ts';
import { type Asked, type Asking, askNumber, askObjects, askPlayer, askWord } from '../../choice/ask.ts';
import { cardNamesToTell, creatureTypesToTell, numbersToTell, OTHER_NAME } from '../../choice/range.ts';
import { sight } from '../../entering/look-ahead.ts';
import { evaluate } from '../../match/amount.ts';
import { playersOf } from '../../match/player.ts';
import { select } from '../../match/select.ts';
import type { PlayerId } from '../../model/ids.ts';
import type { Chosen } from '../../model/object.ts';
import { CREATURE_TYPES, LAND_TYPES } from '../../model/subtypes.ts';
import { type Apply, type At, contextAt, enteringAt, objectAt, setEntering } from './at.ts';

type Choosing = Extract<Rewrite, { kind: 'choose' }>;

/** ~ As ~ enters, choose a color. */
export const choose: Apply<'choose'> = function* (at, rewrite) {
  const who = yield* chooser(at, rewrite);
  if (who === undefined) return;
  const count = rewrite.count ?? 1;
  let before: Chosen = {};
  for (let n = 0; n < count; n++) {
    const chosen = yield* pick(at, rewrite, who, before);
    if (chosen === undefined) return;
    before = joined(before, chosen);
  }
  remember(at, before);
};

/** Whoever the effect says chooses; its controller picks one of several. */
function* chooser(at: At, rewrite: Choosing): Asking<PlayerId | undefined> {
  const context = contextAt(at);
  const players = playersOf(sight(at.work), rewrite.who, context);
  if (players.length <= 1) return players[0];
  const asked = { kind: 'player', who: context.controller, object: objectAt(at), rule: '614.12a' } as const;
  return yield* askPlayer(at.work.play, asked, players);
}

/** The choices of the object so far with these: several colors are kept as a list too. */
function joined(before: Chosen, more: Chosen): Chosen {
  const colors = [...(before.colors ?? (before.color === undefined ? [] : [before.color]))];
  if (more.color !== undefined) colors.push(more.color);
  return { ...more, ...before, ...(colors.length > 1 ? { colors } : {}) };
}

function remember(at: At, chosen: Chosen): void {
  const entering = enteringAt(at);
  const object = objectAt(at);
  if (entering !== undefined) setEntering(at, { chosen: { ...entering.chosen, ...chosen } });
  else if (object !== undefined) at.work.deeds.push({ kind: 'remembers', object, chosen });
}

function pick(at: At, rewrite: Choosing, who: PlayerId, before: Chosen): Asking<Chosen | undefined> {
  const { what, among } = rewrite;
  const common = { who, object: objectAt(at), rule: '614.12a' } as const;
  const asked: Asked =
    what === 'object' ? { ...common, kind: 'copy', about: 'chosen object' } : { ...common, kind: what };
  return PICKS[what]({ at, asked, among, before });
}

interface Picking {
  readonly at: At;
  readonly asked: Asked;
  readonly among: ChoiceRange | undefined;
  /** What was chosen before by the same effect: the first of two colors. */
  readonly before: Chosen;
}

type Pick = (picking: Picking) => Asking<Chosen | undefined>;

const PICKS: { readonly [K in ChosenKind]: Pick } = {
  *color({ at, asked, among, before }) {
    const taken = before.colors ?? (before.color === undefined ? [] : [before.color]);
    const free = allowed(COLORS, among).filter(one => !taken.some(it => it === one));
    const word = yield* askWord(at.work.play, asked, free);
    const color = COLORS.find(one => one === word);
    return color === undefined ? undefined : { color };
  },
  *creatureType({ at, asked, among }) {
    const { play } = at.work;
    const legal = allowed(CREATURE_TYPES, among);
    const creatureType = yield* askWord(play, asked, creatureTypesToTell(play, sight(at.work), legal), legal);
    return creatureType === undefined ? undefined : { creatureType };
  },
  *cardName({ at, asked, among }) {
    const names = cardNamesToTell(at.work.play, among?.kind === 'words' ? among.words[0] : undefined);
    const cardName = yield* askWord(at.work.play, asked, [...names, OTHER_NAME], 'any');
    return cardName === undefined ? undefined : { cardName };
  },
  *basicLandType({ at, asked, among }) {
    const word = yield* askWord(at.work.play, asked, allowed(BASIC_LAND_TYPES, among));
    const basicLandType = BASIC_LAND_TYPES.find(one => one === word);
    return basicLandType === undefined ? undefined : { basicLandType };
  },
  *landType({ at, asked, among }) {
    const landType = yield* askWord(at.work.play, asked, allowed(LAND_TYPES, among));
    return landType === undefined ? undefined : { landType };
  },
  *cardType({ at, asked, among }) {
    const cardType = yield* askWord(at.work.play, asked, allowed(CARD_TYPES, among));
    return cardType === undefined ? undefined : { cardType };
  },
  mode: word,
  word,
  *player({ at, asked, among }) {
    const player = yield* askPlayer(at.work.play, asked, players(at, among));
    return player === undefined ? undefined : { player };
  },
  *number({ at, asked, among }) {
    return { number: yield* number(at, asked, among) };
  },
  *object({ at, asked, among }) {
    const objects = among?.kind === 'filter' ? select(sight(at.work), among.filter, contextAt(at)) : [];
    const free = objects.filter(id => !at.work.scene.entering.has(id));
    const [object] = yield* askObjects(at.work.play, asked, { among: free, min: 1, max: 1 });
    return object === undefined ? undefined : { object };
  },
};

/** 614.12c: an anchor word, or another word of several. */
function* word({ at, asked, among }: Picking): Asking<Chosen | undefined> {
  if (among?.kind === 'described') {
    const told = yield* askWord(at.work.play, asked, [`any ${among.text}`], 'any');
    return told === undefined ? undefined : { word: told };
  }
  const chosen = yield* askWord(at.work.play, asked, among?.kind === 'words' ? among.words : []);
  return chosen === undefined ? undefined : { mode: chosen, word: chosen };
}

/** The words of a kind, without those the effect leaves out. */
function allowed(words: readonly string[], among: ChoiceRange | undefined): readonly string[] {
  if (among?.kind === 'words') return among.words;
  if (among?.kind === 'except') {
    const barred = among.words.map(word => word.toLowerCase());
    return words.filter(word => !barred.includes(word.toLowerCase()));
  }
  return words;
}

/** "Choose an opponent" says so by whose things they are; "choose a player" leaves out nobody. */
function players(at: At, among: ChoiceRange | undefined): readonly PlayerId[] {
  const clauses = among?.kind === 'filter' ? among.filter.clauses : [];
  const whose = clauses.find(clause => clause.kind === 'controlledBy');
  return playersOf(sight(at.work), whose?.who ?? { kind: 'anyone' }, contextAt(at));
}

function* number(at: At, asked: Asked, among: ChoiceRange | undefined): Asking<number> {
  const view = sight(at.work);
  const from = among?.kind === 'numbers' ? evaluate(view, among.from, contextAt(at)) : 0;
  const to = among?.kind === 'numbers' && among.to !== undefined ? evaluate(view, among.to, contextAt(at)) : undefined;
  const max = to ?? Number.MAX_SAFE_INTEGER;
  const explored = numbersToTell(view, from, to);
  return yield* askNumber(at.work.play, asked, { min: from, max, explored });
}
