// Two things that can't happen in one sentence, and what something is beside what can't be done to it.
import type { Ability, CantAbility, CantPattern, Change, Filter, StaticAbility } from '../../engine/index.ts';
import { ranked, runs } from '../combine.ts';
import { form, says } from '../form.ts';
import { map, oneOf, type Phrase, same } from '../phrase.ts';
import { type Barred, CAUSE, DISCARDS, players, predicate, SACRIFICES, takenApart, whoever } from './cant.ts';
import { changesMany, changesOne } from './changes.ts';
import { ifCondition } from './conditions.ts';
import { filterMany } from './filters.ts';
import { YOU } from './players.ts';
import { subjectMany, subjectOne } from './subjects.ts';

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
      bare({ kind: 'sacrificeToPay', ...it }),
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
