// Sentences of two "can't" effects, or of a static ability and a "can't" effect.
import type { Ability, CantAbility, CantPattern, Change, Filter, StaticAbility } from '../../../engine/index.ts';
import { listOfRuns, rankedWordings } from '../../combine.ts';
import { mapPhrase, oneOf, type Phrase, same } from '../../phrase.ts';
import { constant, template } from '../../template.ts';
import { ifCondition } from '../conditions/conditions.ts';
import { filterMany } from '../nouns/filters.ts';
import { subjectMany, subjectOne } from '../nouns/subjects.ts';
import { changesMany, changesOne } from '../statics/changes.ts';
import { textRule } from '../words/opaque-data.ts';
import { YOU } from '../words/players.ts';
import {
  CANT_CAUSE,
  type CantPredicate,
  cantOfPlayers,
  cantPredicate,
  cantSubject,
  DISCARDS,
  SACRIFICES,
  splitCantPattern,
} from './cant.ts';

const bare = (what: CantPattern): CantAbility => ({ kind: 'cant', what, condition: undefined });

/** A sentence of two "can't" effects, or of a static ability and a "can't" effect. */
export const cantCompound: Phrase<readonly Ability[]> = rankedWordings<readonly Ability[]>("what can't happen", [
  drawsAndLife(),
  constant([bare(DISCARDS), bare(SACRIFICES)], `${CANT_CAUSE}discard cards or sacrifice permanents`),
  both(),
  life(),
  payments(),
  twoOf(subjectOne, false),
  twoOf(subjectMany, true),
  nothingNorTransform(),
  statically(subjectOne, changesOne, false),
  statically(subjectMany, changesMany, true),
]);

/** "you can't lose the game and your opponents can't win the game", with a condition or without. */
function both(): Phrase<readonly Ability[]> {
  const two = template({})`${{ first: cantOfPlayers }} and ${{ second: cantOfPlayers }}`;
  return oneOf<readonly Ability[]>("two things that can't happen", [
    mapPhrase(two, ({ first, second }): readonly Ability[] => [bare(first), bare(second)], pairOf),
    mapPhrase(
      template({})`${{ condition: ifCondition }}, ${{ two }}`,
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
  return constant(
    [bare({ kind: 'gainLife', who: YOU }), bare({ kind: 'loseLife', who: YOU }), bare({ kind: 'payLife', who: YOU })],
    "your life total can't change",
  );
}

/** "players can't draw cards or gain life". */
function drawsAndLife(): Phrase<readonly Ability[]> {
  return mapPhrase(
    template({})`${{ who: cantSubject }} can't draw cards or gain life`,
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
  return mapPhrase(
    template(
      {},
    )`${{ who: cantSubject }} can't pay life or sacrifice ${{ what: filterMany }} to cast spells or activate abilities`,
    (read): readonly Ability[] => [
      bare({ kind: 'payLife', who: read.who, forSpellsOrAbilities: true }),
      bare({ kind: 'sacrificeToPay', ...read }),
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
  return mapPhrase(
    template({})`${{ what: subject }} ${{ one: cantPredicate(many) }} and ${{ other: cantPredicate(many) }}`,
    ({ what, one, other }): readonly Ability[] => [bare(one.make(what)), bare(other.make(what))],
    all => {
      const pair = pairOf(all);
      const [one, other] = [pair && splitCantPattern(pair.first), pair && splitCantPattern(pair.second)];
      if (one === undefined || other === undefined || !same(one.what, other.what)) return undefined;
      return { what: one.what, one: one.predicate, other: other.predicate };
    },
  );
}

const NOT_IN_COMBAT: Change = { kind: 'rule', rule: textRule("can't attack or block") };

/** "enchanted creature can't attack, block, or transform": of which the last bears on what is asked. */
function nothingNorTransform(): Phrase<readonly Ability[]> {
  return mapPhrase(
    template({})`${{ what: subjectOne }} can't attack, block, or transform`,
    ({ what }): readonly Ability[] => [staticOf(what, [NOT_IN_COMBAT]), bare({ kind: 'transform', what })],
    ([first, second, ...more]) => {
      if (first?.kind !== 'static' || second?.kind !== 'cant' || more.length > 0) return undefined;
      const effect = onlyEffect(first);
      if (second.what.kind !== 'transform' || second.condition !== undefined || !same(effect?.changes, [NOT_IN_COMBAT]))
        return undefined;
      return same(effect?.affects, second.what.what) ? { what: second.what.what } : undefined;
    },
  );
}

/** "equipped creature gets +2/+2, has haste, and can't be sacrificed". */
function statically(subject: Phrase<Filter>, changes: typeof changesOne, many: boolean): Phrase<readonly Ability[]> {
  const commas = listOfRuns(onlyOneChange(changes), { two: ', ', comma: ', ', last: ', ' });
  const predicate = { predicate: cantPredicate(many) };
  const sentence = rankedWordings<Statically>('…', [
    template({})`${{ affects: subject }} ${{ changes: onlyOneChange(changes) }} and ${predicate}`,
    template({})`${{ affects: subject }} ${{ changes: commas }}, and ${predicate}`,
  ]);
  return mapPhrase(
    sentence,
    (it): readonly Ability[] => [staticOf(it.affects, it.changes), bare(it.predicate.make(it.affects))],
    ([first, second, ...more]) => {
      if (first?.kind !== 'static' || second?.kind !== 'cant' || more.length > 0) return undefined;
      const effect = onlyEffect(first);
      const apart = second.condition === undefined ? splitCantPattern(second.what) : undefined;
      if (effect === undefined || apart === undefined || !same(effect.affects, apart.what)) return undefined;
      return { affects: effect.affects, changes: effect.changes, predicate: apart.predicate };
    },
  );
}

/** The changes, printed only where there is one: more of them are separated by commas. */
function onlyOneChange(changes: typeof changesOne): typeof changesOne {
  return mapPhrase(
    changes,
    it => it,
    it => (it.length === 1 ? it : undefined),
  );
}

interface Statically {
  readonly affects: Filter;
  readonly changes: readonly Change[];
  readonly predicate: CantPredicate;
}

function staticOf(affects: Filter, changes: readonly Change[]): StaticAbility {
  const effects = [{ affects, changes, condition: undefined }];
  return { kind: 'static', effects, condition: undefined, defining: false };
}

function onlyEffect({ effects: [effect, ...more], condition, defining }: StaticAbility) {
  return more.length > 0 || condition !== undefined || defining || effect?.condition !== undefined ? undefined : effect;
}
