// 604, 613: static abilities that change characteristics: "creatures you control get +1/+1 and have flying".
import type { Change, Clause, Condition, ContinuousEffect, Filter, StaticAbility } from '../../../engine/index.ts';
import { AND, listPhrase, optional, printsAsRead, rankedWordings } from '../../combine.ts';
import { mapPhrase, memo, oneOf, type Phrase, same, variant } from '../../phrase.ts';
import { constant, template, wrapping } from '../../template.ts';
import { exiledWithDelve } from '../conditions/board-conditions.ts';
import { asLongAsCondition, unlessCondition } from '../conditions/conditions.ts';
import { eachFilter } from '../nouns/filters.ts';
import { subjectMany, subjectOne } from '../nouns/subjects.ts';
import { functionsFromZones } from '../words/functions-from.ts';
import { clauseOf } from '../words/noun-clauses.ts';
import { OPPONENT, YOU } from '../words/players.ts';
import { antecedentOf, resolvePronouns, unresolvePronouns } from '../words/pronouns.ts';
import { colorWord } from '../words/type-adjectives.ts';
import { changesMany, changesOne } from './changes.ts';
import { firstSpellEachTurn, spellHas } from './first-spells.ts';
import { gainedAbilities } from './gained-abilities.ts';
import { triggersWhile } from './game-rules.ts';
import {
  refOfSubject,
  type SubjectPredicate,
  withAntecedent,
  withoutAntecedent,
  withPronounSubject,
  withSubject,
  withSubjectFilter,
} from './subject-predicates.ts';

const YOUR_TURN: Condition = { kind: 'turn', who: YOU };
const NOT_YOUR_TURN: Condition = { kind: 'not', of: YOUR_TURN };
const OTHERS_TURN: Condition = { kind: 'turn', who: OPPONENT };

const turns: Phrase<Condition> = oneOf<Condition>('when', [
  constant(YOUR_TURN, 'during your turn'),
  constant(NOT_YOUR_TURN, 'during turns other than yours'),
  constant(OTHERS_TURN, "during your opponents' turns"),
  constant({ kind: 'step', step: 'end', who: YOU }, 'during your end step'),
  variant(constant(OTHERS_TURN, "during each opponent's turn")),
]);

/** A condition after its clause: " as long as …", " unless …", " during your turn". */
export const trailingCondition: Phrase<Condition> = memo(
  rankedWordings<Condition>('when', [
    wrapping` ${unlessCondition}`,
    wrapping` ${asLongAsCondition}`,
    variant(wrapping` ${turns}`),
  ]),
);

/** A condition before its clause: "as long as …, ", "during your turn, ". */
export const leadingCondition: Phrase<Condition> = memo(
  rankedWordings<Condition>('when', [
    wrapping`${turns}, `,
    mapPhrase(
      template({})`${{ one: turns }}, ${{ other: asLongAsCondition }}, `,
      ({ one, other }): Condition => ({ kind: 'and', of: [one, other] }),
      condition => {
        const [one, other, ...more] = condition.kind === 'and' ? condition.of : [];
        return one?.kind === 'turn' && other && more.length === 0 ? { one, other } : undefined;
      },
    ),
    wrapping`${asLongAsCondition}, `,
    variant(wrapping`if ${exiledWithDelve}, `),
  ]),
);

type Effects = readonly ContinuousEffect[];

/** Clauses joined by "and", each about other objects. */
const clauses: Phrase<readonly SubjectPredicate[]> = memo(
  mapPhrase(
    listPhrase(withSubject, { two: ' and ', comma: ', ', last: ', and ' }, 1, 3),
    all => (areApart(all) ? all : undefined),
    all => (areApart(all) ? all : undefined),
  ),
);

function areApart(all: readonly SubjectPredicate[]): boolean {
  return all.every((it, i) => all.findIndex(other => same(other.affects, it.affects)) === i);
}

/** Conditions after their clauses, with "it" as the subject: "~ gets +1/+1 as long as it's tapped". */
const plain: Phrase<Effects> = mapPhrase(
  template({})`${{ predicates: clauses }}${{ when: optional(trailingCondition) }}`,
  ({ predicates, when }): Effects => predicates.map(it => effectOf(it, when)),
  all => {
    const [first] = all;
    if (first === undefined || all.some(it => !same(it.condition, first.condition))) return undefined;
    return { predicates: all.map(predicationOf), when: conditionWithIt(first) };
  },
);

function effectOf(predicate: SubjectPredicate, when: Condition | undefined): ContinuousEffect {
  const ref = refOfSubject(predicate.affects);
  if (when === undefined || ref !== undefined)
    return { ...predicate, condition: when && ref ? resolvePronouns(when, ref) : when };
  const quality = qualityOfIt(when);
  if (quality === undefined) return { ...predicate, condition: when };
  return { ...predicate, affects: { clauses: [...predicate.affects.clauses, quality] }, condition: undefined };
}

/** The quality that a condition about each of several objects is: "each land gets +2/+2 as long as it's a creature". */
function qualityOfIt(when: Condition): Clause | undefined {
  const is = when.kind === 'not' ? when.of : when;
  if (is.kind !== 'is' || is.ref.kind !== 'it') return undefined;
  const quality = clauseOf(is.filter);
  return when.kind === 'not' ? { kind: 'not', of: quality } : { kind: 'all', of: [quality] };
}

function predicationOf({ affects, changes }: ContinuousEffect): SubjectPredicate {
  return { affects, changes };
}

function conditionWithIt({ affects, condition }: ContinuousEffect): Condition | undefined {
  const ref = refOfSubject(affects);
  return condition && ref ? unresolvePronouns(condition, ref) : condition;
}

/** "~ has flying as long as C, gets +1/+1 as long as D, and …". */
const several: Phrase<Effects> = mapPhrase(
  template({})`${{ affects: subjectOne }} ${{
    each: listPhrase(
      template({})`${{
        changes: oneOf('changes', [
          changesOne,
          variant(
            mapPhrase(
              gainedAbilities,
              abilities => [{ kind: 'gains' as const, abilities }],
              () => undefined,
            ),
          ),
        ]),
      }}${{ when: trailingCondition }}`,
      AND,
      2,
    ),
  }}`,
  ({ affects, each }): Effects => each.map(({ changes, when }) => effectOf({ affects, changes }, when)),
  all => {
    const [first] = all;
    if (first === undefined || all.some(it => it.condition === undefined || !same(it.affects, first.affects)))
      return undefined;
    if (isOtherwise(all)) return undefined;
    const each = all.flatMap(effect => {
      const when = conditionWithIt(effect);
      return when === undefined ? [] : [{ changes: effect.changes, when }];
    });
    return { affects: first.affects, each };
  },
);

/** "creatures get +2/+2 as long as they all share a color": the most with one color in common are all of them. */
const allAlike: Phrase<Effects> = mapPhrase(
  template({})`${{ affects: subjectMany }} ${{ changes: changesMany }} as long as they all share a color`,
  ({ affects, changes }): Effects => [{ affects, changes, condition: allShareColor(affects) }],
  ([effect, ...more]) =>
    effect !== undefined && more.length === 0 && same(effect.condition, allShareColor(effect.affects))
      ? { affects: effect.affects, changes: effect.changes }
      : undefined,
);

function allShareColor(of: Filter): Condition {
  return { kind: 'compare', left: { kind: 'alike', what: 'colors', of }, is: '>=', right: { kind: 'count', of } };
}

/** Keyword abilities that a permanent may have its controller choose among as it enters. */
const CHOOSABLE = [
  'flying',
  'first strike',
  'double strike',
  'deathtouch',
  'haste',
  'hexproof',
  'indestructible',
  'lifelink',
  'menace',
  'reach',
  'trample',
  'vigilance',
] as const;

/** "Humans you control have each of the chosen abilities": each of them while it is one that was chosen. */
const ofEachChosen: Phrase<Effects> = mapPhrase(
  template({})`${{ affects: subjectMany }} have each of the chosen abilities`,
  ({ affects }) => chosenAbilities(affects),
  all => {
    const [first] = all;
    return first !== undefined && same(all, chosenAbilities(first.affects)) ? { affects: first.affects } : undefined;
  },
);

function chosenAbilities(affects: Filter): Effects {
  return CHOOSABLE.map(keyword => ({
    affects,
    changes: [{ kind: 'gains', abilities: [{ kind: 'keyword', keyword }] }],
    condition: { kind: 'chosenWord', word: keyword },
  }));
}

/** "each creature you control has vigilance if it's white, hexproof if it's blue, and trample if it's green". */
const byColor: Phrase<Effects> = mapPhrase(
  template({})`${{ affects: eachFilter }} has ${{
    each: listPhrase(template({})`${{ abilities: gainedAbilities }} if it's ${{ color: colorWord }}`, AND, 2),
  }}`,
  ({ affects, each }): Effects =>
    each.map(({ abilities, color }) => ({
      affects: { clauses: [...affects.clauses, { kind: 'all', of: [{ kind: 'color', color }] }] },
      changes: [{ kind: 'gains', abilities }],
      condition: undefined,
    })),
  all => {
    const [first] = all;
    if (first === undefined || all.length < 2) return undefined;
    const affects: Filter = { clauses: first.affects.clauses.slice(0, -1) };
    const each = all.flatMap(({ affects: { clauses }, changes: [gains, ...more], condition }) => {
      const last = clauses.at(-1);
      const [color] = last?.kind === 'all' ? last.of : [];
      return color?.kind === 'color' && gains?.kind === 'gains' && more.length === 0 && condition === undefined
        ? [{ abilities: gains.abilities, color: color.color }]
        : [];
    });
    const ofOne = all.every(it => same(it.affects.clauses.slice(0, -1), affects.clauses));
    return ofOne && each.length === all.length ? { affects, each } : undefined;
  },
);

/** "if an ability of another Shrine you control triggers while C, …": as long as C, it triggers once more. */
const triggersMoreWhile: Phrase<Effects> = variant(
  mapPhrase(
    triggersWhile,
    ({ of, times, condition }): Effects => [
      {
        affects: { clauses: [] },
        changes: [{ kind: 'rule', rule: { kind: 'extraTriggers', cause: undefined, of, times } }],
        condition,
      },
    ],
    () => undefined,
  ),
);

function isOtherwise([first, second]: Effects): boolean {
  return areOpposite(first, second) || areOpposite(second, first);
}

/** Whether one effect holds exactly when the other does not. */
export function areOpposite(one: ContinuousEffect | undefined, other: ContinuousEffect | undefined): boolean {
  return other?.condition?.kind === 'not' && one !== undefined && same(other.condition.of, one.condition);
}

const STATIC = { kind: 'static', defining: false } as const;

/** A condition before its clause, in which "it" is the object that the condition names: "as long as C, it gets …". */
const fronted: Phrase<StaticAbility> = mapPhrase(
  template(
    {},
  )`${{ condition: leadingCondition }}${{ predicates: oneOf<readonly SubjectPredicate[]>('clauses', [clauses, pronounFirst()]) }}${{
    when: optional(trailingCondition),
  }}`,
  ({ condition, predicates, when }): StaticAbility | undefined => {
    const ref = antecedentOf(condition);
    const resolved = predicates.map(it => (ref === undefined ? counted(it, condition) : withAntecedent(it, ref)));
    if (resolved.some(it => refOfSubject(it.affects)?.kind === 'it')) return undefined;
    const subject = resolved[0] && refOfSubject(resolved[0].affects);
    const whole = subject === undefined ? condition : resolvePronouns(condition, subject);
    return {
      ...STATIC,
      condition: whole,
      effects: resolved.map(it => effectOf(it, when)),
      ...functionsFromZones(whole),
    };
  },
  ({ kind, condition, effects, defining, functionsFrom }) => {
    const [first, ...more] = kind === 'static' ? effects : [];
    if (condition === undefined || first === undefined || defining) return undefined;
    if (more.some(it => !same(it.condition, first.condition))) return undefined;
    const ref = antecedentOf(condition);
    const all = effects.map(predicationOf);
    const predicates = ref === undefined ? all : all.map(it => withoutAntecedent(it, ref));
    return same(functionsFrom, functionsFromZones(condition).functionsFrom)
      ? { condition, predicates, when: conditionWithIt(first) }
      : undefined;
  },
);

/** The clause about the object counted: "as long as you control exactly one creature, that creature gets …". */
function counted(predicate: SubjectPredicate, condition: Condition): SubjectPredicate {
  return condition.kind === 'count' ? (withSubjectFilter(predicate, condition.of) ?? predicate) : predicate;
}

function pronounFirst(): Phrase<readonly SubjectPredicate[]> {
  return oneOf<readonly SubjectPredicate[]>('clauses', [
    mapPhrase(
      withPronounSubject,
      it => [it],
      ([only, ...more]) => (more.length === 0 ? only : undefined),
    ),
    mapPhrase(
      template({})`${{ first: withPronounSubject }} and ${{ second: withSubject }}`,
      ({ first, second }) => [first, second],
      ([first, second, ...more]) => (first && second && more.length === 0 ? { first, second } : undefined),
    ),
  ]);
}

/** A sentence without its period. */
export const staticAbility: Phrase<StaticAbility> = memo(
  printsAsRead(
    rankedWordings<StaticAbility>('a static ability', [
      firstSpellEachTurn,
      spellHas,
      mapPhrase(
        oneOf<Effects>('effects', [plain, several, allAlike, byColor, ofEachChosen, triggersMoreWhile]),
        (effects): StaticAbility => ({ ...STATIC, condition: undefined, effects, defining: isDefining(effects) }),
        ability =>
          ability.kind === 'static' &&
          ability.condition === undefined &&
          ability.defining === isDefining(ability.effects)
            ? ability.effects
            : undefined,
      ),
      fronted,
    ]),
  ),
);

/** 604.3a: whether effects always define their object's own colors, subtypes, power or toughness. */
function isDefining([only, ...more]: Effects): boolean {
  if (only === undefined || more.length > 0 || only.condition !== undefined) return false;
  return (
    refOfSubject(only.affects)?.kind === 'self' &&
    only.changes.every(it => DEFINES.has(it.kind) || (it.kind === 'addTypes' && isSubtypesOnly(it)))
  );
}

const DEFINES: ReadonlySet<Change['kind']> = new Set(['definePowerToughness', 'everyCreatureType', 'setColors']);

function isSubtypesOnly(change: Extract<Change, { readonly kind: 'addTypes' }>): boolean {
  return change.types.length + change.supertypes.length === 0 && change.subtypes.length > 1;
}
