// 614.17: what can't happen: "players can't gain life", "damage can't be prevented", "~ can't be sacrificed".
import type {
  Ability,
  CantAbility,
  CantPattern,
  Change,
  Clause,
  Filter,
  StaticAbility,
  Who,
  Zone,
} from '../../engine/index.ts';
import { ranked, runs } from '../combine.ts';
import { form, says } from '../form.ts';
import { map, oneOf, type Phrase, same, variant } from '../phrase.ts';
import { cantEnter } from './cant-enter.ts';
import { changesMany, changesOne } from './changes.ts';
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
const whoever: Phrase<Who> = oneOf<Who>('who', [
  says<Who>(YOU, 'you'),
  playersMany,
  variant(says<Who>(OPPONENT, 'each opponent')),
  variant(says<Who>(ANYONE, 'each player')),
  says<Who>({ kind: 'attached' }, 'enchanted player'),
  says<Who>({ kind: 'chosen' }, 'the chosen player'),
]);

/** What players can't do. */
const players: Phrase<CantPattern> = oneOf<CantPattern>("what players can't do", [
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

interface Barred {
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

const predicate = (many: boolean): Phrase<Barred> =>
  oneOf<Barred>(
    "what can't be done",
    OBJECTS.map(it => says<Barred>(it, many ? it.words.replace(/ it$/, ' them') : it.words)),
  );

/** The object and the predicate that make the pattern. */
function takenApart(pattern: CantPattern): { readonly what: Filter; readonly said: Barred } | undefined {
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
const SACRIFICES = caused('sacrifice', { kind: 'permanent' }, 'battlefield');
const DISCARDS = caused('discard', { kind: 'card' }, 'hand');
const CAUSE = "spells and abilities your opponents control can't cause you to ";

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

const bare = (what: CantPattern): CantAbility => ({ kind: 'cant', what, condition: undefined });

/** A sentence that says two things can't happen, or what something is and what can't be done to it. */
export const cannotTwice: Phrase<readonly Ability[]> = ranked<readonly Ability[]>("what can't happen", [
  drawsAndLife(),
  says([bare(DISCARDS), bare(SACRIFICES)], `${CAUSE}discard cards or sacrifice permanents`),
  both(),
  life(),
  payments(),
  twoOf(subjectOne, false),
  twoOf(subjectMany, true),
  statically(subjectOne, changesOne, false),
  statically(subjectMany, changesMany, true),
]);

/** "you can't lose the game and your opponents can't win the game", with a condition or without. */
function both(): Phrase<readonly Ability[]> {
  const two = form({})`${{ first: players }} and ${{ second: players }}`;
  return oneOf<readonly Ability[]>("two things that can't happen", [
    map(two, ({ first, second }): readonly Ability[] => [bare(first), bare(second)], pairOf),
    map(
      form({})`${{ condition: ifCondition }}, ${{ two }}`,
      ({ condition, two: { first, second } }): readonly Ability[] => [
        { ...bare(first), condition },
        { ...bare(second), condition },
      ],
      ([first, second, ...more]) => {
        if (first?.kind !== 'cant' || second?.kind !== 'cant' || more.length > 0) return undefined;
        const { condition } = first;
        if (condition === undefined || !same(condition, second.condition)) return undefined;
        return { condition, two: { first: first.what, second: second.what } };
      },
    ),
  ]);
}

function pairOf([first, second, ...more]: readonly Ability[]) {
  if (first?.kind !== 'cant' || second?.kind !== 'cant' || more.length > 0) return undefined;
  if (first.condition !== undefined || second.condition !== undefined) return undefined;
  return { first: first.what, second: second.what };
}

/** 119.7, 119.8: a life total that can't change is neither gained to, lost from nor paid with. */
function life(): Phrase<readonly Ability[]> {
  return says(
    [bare({ kind: 'gainLife', who: YOU }), bare({ kind: 'loseLife', who: YOU }), bare({ kind: 'payLife', who: YOU })],
    "your life total can't change",
  );
}

/** "players can't draw cards or gain life". */
function drawsAndLife(): Phrase<readonly Ability[]> {
  return map(
    form({})`${{ who: whoever }} can't draw cards or gain life`,
    ({ who }): readonly Ability[] => [bare({ kind: 'draw', who }), bare({ kind: 'gainLife', who })],
    all => {
      const pair = pairOf(all);
      if (pair?.first.kind !== 'draw' || pair.second.kind !== 'gainLife' || 'only' in pair.first) return undefined;
      return same(pair.first.who, pair.second.who) ? { who: pair.second.who } : undefined;
    },
  );
}

/** "players can't pay life or sacrifice creatures to cast spells or activate abilities". */
function payments(): Phrase<readonly Ability[]> {
  return map(
    form(
      {},
    )`${{ who: whoever }} can't pay life or sacrifice ${{ what: filterMany }} to cast spells or activate abilities`,
    (it): readonly Ability[] => [
      bare({ kind: 'payLife', who: it.who, forSpellsOrAbilities: true }),
      bare({ kind: 'sacrificeToPay', ...it, forSpellsOrAbilities: true }),
    ],
    all => {
      const pair = pairOf(all);
      if (pair?.first.kind !== 'payLife' || pair.second.kind !== 'sacrificeToPay') return undefined;
      return same(pair.first.who, pair.second.who) ? { who: pair.second.who, what: pair.second.what } : undefined;
    },
  );
}

/** "enchanted creature can't become untapped and can't have counters put on it". */
function twoOf(subject: Phrase<Filter>, many: boolean): Phrase<readonly Ability[]> {
  return map(
    form({})`${{ what: subject }} ${{ one: predicate(many) }} and ${{ other: predicate(many) }}`,
    ({ what, one, other }): readonly Ability[] => [bare(one.make(what)), bare(other.make(what))],
    all => {
      const pair = pairOf(all);
      const [one, other] = [pair && takenApart(pair.first), pair && takenApart(pair.second)];
      if (one === undefined || other === undefined || !same(one.what, other.what)) return undefined;
      return { what: one.what, one: one.said, other: other.said };
    },
  );
}

/** "equipped creature gets +2/+2, has haste, and can't be sacrificed". */
function statically(subject: Phrase<Filter>, changes: typeof changesOne, many: boolean): Phrase<readonly Ability[]> {
  const commas = runs(saidAlone(changes), { two: ', ', comma: ', ', last: ', ' });
  const said = { said: predicate(many) };
  const sentence = ranked<Statically>('…', [
    form({})`${{ affects: subject }} ${{ changes: saidAlone(changes) }} and ${said}`,
    form({})`${{ affects: subject }} ${{ changes: commas }}, and ${said}`,
  ]);
  return map(
    sentence,
    (it): readonly Ability[] => [staticOf(it.affects, it.changes), bare(it.said.make(it.affects))],
    ([first, second, ...more]) => {
      if (first?.kind !== 'static' || second?.kind !== 'cant' || more.length > 0) return undefined;
      const effect = onlyEffect(first);
      const apart = second.condition === undefined ? takenApart(second.what) : undefined;
      if (effect === undefined || apart === undefined || !same(effect.affects, apart.what)) return undefined;
      return { affects: effect.affects, changes: effect.changes, said: apart.said };
    },
  );
}

/** Printed where it is one change only: more of them take commas. */
function saidAlone(changes: typeof changesOne): typeof changesOne {
  return map(
    changes,
    it => it,
    it => (it.length === 1 ? it : undefined),
  );
}

interface Statically {
  readonly affects: Filter;
  readonly changes: readonly Change[];
  readonly said: Barred;
}

function staticOf(affects: Filter, changes: readonly Change[]): StaticAbility {
  const effects = [{ affects, changes, condition: undefined }];
  return { kind: 'static', effects, condition: undefined, defining: false };
}

function onlyEffect({ effects: [effect, ...more], condition, defining }: StaticAbility) {
  return more.length > 0 || condition !== undefined || defining || effect?.condition !== undefined ? undefined : effect;
}
