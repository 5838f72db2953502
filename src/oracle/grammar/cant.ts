// 614.17: what can't happen: "players can't gain life", "damage can't be prevented", "~ can't be sacrificed".
import type { CantAbility, CantPattern, Clause, Filter, PlayerRef, Zone } from '../../engine/index.ts';
import { ranked } from '../combine.ts';
import { form, says } from '../form.ts';
import { map, oneOf, type Phrase, same, variant } from '../phrase.ts';
import { cantEnter } from './cant-enter.ts';
import { ifCondition } from './conditions.ts';
import { counterKind } from './counter-kinds.ts';
import { filterMany } from './filters.ts';
import { recipientsMany, sourceMany } from './instead/about.ts';
import { combat } from './instead/damage.ts';
import { wordNumber } from './numbers.ts';
import { ANYONE, OPPONENT, playersMany, YOU } from './players.ts';
import { front, tail } from './statics.ts';
import { subjectMany, subjectOne } from './subjects.ts';

/** Whoever it is about: "you", "players", "your opponents", "enchanted player". */
export const whoever: Phrase<PlayerRef> = oneOf<PlayerRef>('who', [
  says<PlayerRef>(YOU, 'you'),
  playersMany,
  variant(says<PlayerRef>(OPPONENT, 'each opponent')),
  variant(says<PlayerRef>(ANYONE, 'each player')),
  says<PlayerRef>({ kind: 'attached' }, 'enchanted player'),
  says<PlayerRef>({ kind: 'chosen' }, 'the chosen player'),
]);

/** What players can't do. */
export const players: Phrase<CantPattern> = oneOf<CantPattern>("what players can't do", [
  form({ kind: 'gainLife' })`${{ who: whoever }} can't gain life`,
  form({ kind: 'loseLife' })`${{ who: whoever }} can't lose life`,
  form({ kind: 'draw' })`${{ who: whoever }} can't draw cards`,
  form({ kind: 'draw', only: 'afterFirstEachTurn' })`${{ who: whoever }} can't draw more than one card each turn`,
  form({ kind: 'payLife', forSpellsOrAbilities: true })`${{
    who: whoever,
  }} can't pay life to cast spells or to activate abilities that aren't mana abilities`,
  form({ kind: 'loseGame' })`${{ who: whoever }} can't lose the game`,
  form({ kind: 'winGame' })`${{ who: whoever }} can't win the game`,
  form({ kind: 'putCounters', counter: undefined, by: undefined, byEffect: false })`${{
    on: whoever,
  }} can't get counters`,
  form({ kind: 'putCounters', by: undefined, byEffect: false })`${{ on: whoever }} can't get ${{
    counter: counterKind,
  }} counters`,
]);

/** 615.12. */
const unpreventable: Phrase<CantPattern> = oneOf<CantPattern>("damage can't be prevented", [
  form({ kind: 'prevented' })`${{ combat }}damage can't be prevented`,
  form({ kind: 'prevented' })`${{ combat }}damage that would be dealt by ${{ source: sourceMany }} can't be prevented`,
  form({ kind: 'prevented' })`${{ combat }}damage that would be dealt to ${{
    to: recipientsMany,
  }} can't be prevented`,
]);

const counters: Phrase<CantPattern> = oneOf<CantPattern>("what counters can't do", [
  form({ kind: 'haveCounters', counter: undefined })`counters can't be put on ${{ what: filterMany }}`,
  form({ kind: 'haveCounters' })`${{ counter: counterKind }} counters can't be put on ${{ what: filterMany }}`,
  form({ kind: 'removeCounters', counter: undefined })`counters can't be removed from ${{ on: filterMany }}`,
  form({ kind: 'removeCounters' })`${{ counter: counterKind }} counters can't be removed from ${{ on: filterMany }}`,
]);

const kind = (subtype: string): Filter => ({ clauses: [{ kind: 'subtype', subtype }] });
const another = (subtype: string): Filter => ({ clauses: [{ kind: 'other' }, { kind: 'subtype', subtype }] });

export interface Barred {
  readonly words: string;
  readonly make: (what: Filter) => CantPattern;
}

/** What can't be done to an object or by it, said after it. */
const OBJECTS: readonly Barred[] = [
  { words: "can't be sacrificed", make: what => ({ kind: 'sacrificed', what }) },
  { words: "can't be regenerated", make: what => ({ kind: 'regenerated', what }) },
  { words: "can't be enchanted", make: to => ({ kind: 'attachTo', what: kind('Aura'), to }) },
  { words: "can't be enchanted by other Auras", make: to => ({ kind: 'attachTo', what: another('Aura'), to }) },
  { words: "can't be equipped", make: to => ({ kind: 'attachTo', what: kind('Equipment'), to }) },
  { words: "can't become untapped", make: what => ({ kind: 'untap', what }) },
  { words: "can't transform", make: what => ({ kind: 'transform', what }) },
  { words: "can't be turned face up", make: what => ({ kind: 'turnFaceUp', what }) },
  { words: "can't have counters put on it", make: what => ({ kind: 'haveCounters', what, counter: undefined }) },
  ...['+1/+1', '-1/-1', '-0/-1'].map(
    (counter): Barred => ({
      words: `can't have ${counter} counters put on it`,
      make: what => ({ kind: 'haveCounters', what, counter }),
    }),
  ),
];

export const predicate = (many: boolean): Phrase<Barred> =>
  oneOf<Barred>(
    "what can't be done",
    OBJECTS.map(it => says<Barred>(it, many ? it.words.replace(/ it$/, ' them') : it.words)),
  );

/** The object and the predicate that make the pattern. */
export function takenApart(pattern: CantPattern): { readonly what: Filter; readonly said: Barred } | undefined {
  const subjects = pattern.kind === 'attachTo' ? [pattern.to] : 'what' in pattern ? [pattern.what] : [];
  for (const what of subjects) {
    if (what === undefined || typeof what !== 'object') continue;
    const said = OBJECTS.find(it => same(it.make(what), pattern));
    if (said !== undefined) return { what, said };
  }
  return undefined;
}

const objectsOf = (subject: Phrase<Filter>, many: boolean): Phrase<CantPattern> =>
  map(form({})`${{ what: subject }} ${{ said: predicate(many) }}`, ({ what, said }) => said.make(what), takenApart);

/** 704.5r: "~ can't have more than seven dream counters on it". */
const limited: Phrase<CantPattern> = form({
  kind: 'moreCounters',
})`${{ what: subjectOne }} can't have more than ${{ than: wordNumber }} ${{ counter: counterKind }} counters on it`;

/** What an opponent's spells and abilities can't make you do. */
const caused = (verb: string, what: Clause, from: Zone): CantPattern => ({
  kind: 'move',
  what: { clauses: [what, { kind: from === 'hand' ? 'ownedBy' : 'controlledBy', who: YOU }] },
  from,
  to: 'graveyard',
  verb,
  by: OPPONENT,
});
export const SACRIFICES = caused('sacrifice', { kind: 'permanent' }, 'battlefield');
export const DISCARDS = caused('discard', { kind: 'card' }, 'hand');
export const CAUSE = "spells and abilities your opponents control can't cause you to ";

const pattern: Phrase<CantPattern> = ranked<CantPattern>("what can't happen", [
  limited,
  cantEnter,
  players,
  unpreventable,
  objectsOf(subjectOne, false),
  objectsOf(subjectMany, true),
  counters,
  says(SACRIFICES, `${CAUSE}sacrifice permanents`),
  says(DISCARDS, `${CAUSE}discard cards`),
]);

const cant = { kind: 'cant' } as const;

/** A sentence without its period. */
export const cannot: Phrase<CantAbility> = ranked<CantAbility>("what can't happen", [
  form({ ...cant, condition: undefined })`${{ what: pattern }}`,
  form({ ...cant, condition: { kind: 'turn', who: YOU } })`${{ what: pattern }} during your turn`,
  form(cant)`${{ what: pattern }}${{ condition: tail }}`,
  form(cant)`${{ condition: front }}${{ what: pattern }}`,
  form(cant)`${{ condition: ifCondition }}, ${{ what: pattern }}`,
]);
