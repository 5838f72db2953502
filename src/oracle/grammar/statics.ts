// 604, 613: static abilities that change characteristics. "Creatures you control get +1/+1 and have flying."
import type { Change, Clause, Condition, ContinuousEffect, StaticAbility } from '../../engine/index.ts';
import { AND, checked, list, optional, ranked } from '../combine.ts';
import { form, just, says } from '../form.ts';
import { map, memo, oneOf, type Phrase, same, variant } from '../phrase.ts';
import { changesOne } from './changes.ts';
import { asLongAs, unless } from './conditions.ts';
import { gained } from './gained.ts';
import { clauseOf } from './noun-clauses.ts';
import { OPPONENT, YOU } from './players.ts';
import { about, clause, named, type Predication, pronoun, refOfSubject, withPronoun } from './predications.ts';
import { mentioned, resolved, unresolved } from './pronouns.ts';
import { subjectOne } from './subjects.ts';
import { works } from './where-it-works.ts';

const YOUR_TURN: Condition = { kind: 'turn', who: YOU };
const NOT_YOUR_TURN: Condition = { kind: 'not', of: YOUR_TURN };
const OTHERS_TURN: Condition = { kind: 'turn', who: OPPONENT };

const turns: Phrase<Condition> = oneOf<Condition>('when', [
  says(YOUR_TURN, 'during your turn'),
  says(NOT_YOUR_TURN, 'during turns other than yours'),
  says(OTHERS_TURN, "during your opponents' turns"),
  says({ kind: 'step', step: 'end', who: YOU }, 'during your end step'),
  variant(says(OTHERS_TURN, "during each opponent's turn")),
]);

/** When, said behind: " as long as …", " unless …", " during your turn". */
export const tail: Phrase<Condition> = memo(
  ranked<Condition>('when', [just` ${unless}`, just` ${asLongAs}`, variant(just` ${turns}`)]),
);

/** When, said in front: "as long as …, ", "during your turn, ". */
export const front: Phrase<Condition> = memo(
  ranked<Condition>('when', [
    just`${turns}, `,
    map(
      form({})`${{ one: turns }}, ${{ other: asLongAs }}, `,
      ({ one, other }): Condition => ({ kind: 'and', of: [one, other] }),
      it => {
        const [one, other, ...more] = it.kind === 'and' ? it.of : [];
        return one?.kind === 'turn' && other && more.length === 0 ? { one, other } : undefined;
      },
    ),
    just`${asLongAs}, `,
  ]),
);

type Effects = readonly ContinuousEffect[];

/** Clauses joined by "and", each about something else. */
const clauses: Phrase<readonly Predication[]> = memo(
  map(
    list(clause, { two: ' and ', comma: ', ', last: ', and ' }, 1, 3),
    all => (areApart(all) ? all : undefined),
    all => (areApart(all) ? all : undefined),
  ),
);

function areApart(all: readonly Predication[]): boolean {
  return all.every((it, i) => all.findIndex(other => same(other.affects, it.affects)) === i);
}

/** "~ gets +1/+1 as long as it's tapped": conditions behind, "it" being the subject. */
const plain: Phrase<Effects> = map(
  form({})`${{ said: clauses }}${{ when: optional(tail) }}`,
  ({ said, when }): Effects => said.map(it => effectOf(it, when)),
  all => {
    const [first] = all;
    if (first === undefined || all.some(it => !same(it.condition, first.condition))) return undefined;
    return { said: all.map(predicationOf), when: sayingIt(first) };
  },
);

function effectOf(said: Predication, when: Condition | undefined): ContinuousEffect {
  const ref = refOfSubject(said.affects);
  if (when === undefined || ref !== undefined) return { ...said, condition: when && ref ? resolved(when, ref) : when };
  const quality = qualityOfIt(when);
  if (quality === undefined) return { ...said, condition: when };
  return { ...said, affects: { clauses: [...said.affects.clauses, quality] }, condition: undefined };
}

/** "each land gets +2/+2 as long as it's a creature": said of each apart, it is about those that are. */
function qualityOfIt(when: Condition): Clause | undefined {
  const is = when.kind === 'not' ? when.of : when;
  if (is.kind !== 'is' || is.ref.kind !== 'it') return undefined;
  const quality = clauseOf(is.filter);
  return when.kind === 'not' ? { kind: 'not', of: quality } : { kind: 'all', of: [quality] };
}

function predicationOf({ affects, changes }: ContinuousEffect): Predication {
  return { affects, changes };
}

function sayingIt({ affects, condition }: ContinuousEffect): Condition | undefined {
  const ref = refOfSubject(affects);
  return condition && ref ? unresolved(condition, ref) : condition;
}

/** "~ has flying as long as C, gets +1/+1 as long as D, and …". */
const several: Phrase<Effects> = map(
  form({})`${{ affects: subjectOne }} ${{
    each: list(
      form({})`${{
        changes: oneOf('changes', [
          changesOne,
          variant(
            map(
              gained,
              abilities => [{ kind: 'gains' as const, abilities }],
              () => undefined,
            ),
          ),
        ]),
      }}${{ when: tail }}`,
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
    const each = all.flatMap(it => {
      const when = sayingIt(it);
      return when === undefined ? [] : [{ changes: it.changes, when }];
    });
    return { affects: first.affects, each };
  },
);

function isOtherwise([first, second]: Effects): boolean {
  return areOpposite(first, second) || areOpposite(second, first);
}

/** Whether the other holds exactly when the one does not. */
export function areOpposite(one: ContinuousEffect | undefined, other: ContinuousEffect | undefined): boolean {
  return other?.condition?.kind === 'not' && one !== undefined && same(other.condition.of, one.condition);
}

const STATIC = { kind: 'static', defining: false } as const;

/** "as long as C, X gets …": where the subject is "it", the object that C names. */
const fronted: Phrase<StaticAbility> = map(
  form({})`${{ condition: front }}${{ said: oneOf<readonly Predication[]>('clauses', [clauses, pronounFirst()]) }}${{
    when: optional(tail),
  }}`,
  ({ condition, said, when }): StaticAbility | undefined => {
    const ref = mentioned(condition);
    const known = said.map(it => (ref === undefined ? counted(it, condition) : named(it, ref)));
    if (known.some(it => refOfSubject(it.affects)?.kind === 'it')) return undefined;
    const subject = known[0] && refOfSubject(known[0].affects);
    const whole = subject === undefined ? condition : resolved(condition, subject);
    return { ...STATIC, condition: whole, effects: known.map(it => effectOf(it, when)), ...works(whole) };
  },
  ({ kind, condition, effects, defining, worksFrom }) => {
    const [first, ...more] = kind === 'static' ? effects : [];
    if (condition === undefined || first === undefined || defining) return undefined;
    if (more.some(it => !same(it.condition, first.condition))) return undefined;
    const ref = mentioned(condition);
    const said = effects.map(it => (ref === undefined ? predicationOf(it) : withPronoun(predicationOf(it), ref)));
    return same(worksFrom, works(condition).worksFrom) ? { condition, said, when: sayingIt(first) } : undefined;
  },
);

/** "as long as you control exactly one creature, that creature gets …": the one that was counted. */
function counted(said: Predication, condition: Condition): Predication {
  return condition.kind === 'count' ? (about(said, condition.of) ?? said) : said;
}

function pronounFirst(): Phrase<readonly Predication[]> {
  return oneOf<readonly Predication[]>('clauses', [
    map(
      pronoun,
      it => [it],
      ([only, ...more]) => (more.length === 0 ? only : undefined),
    ),
    map(
      form({})`${{ first: pronoun }} and ${{ second: clause }}`,
      ({ first, second }) => [first, second],
      ([first, second, ...more]) => (first && second && more.length === 0 ? { first, second } : undefined),
    ),
  ]);
}

/** A sentence without its period. */
export const staticAbility: Phrase<StaticAbility> = memo(
  checked(
    ranked<StaticAbility>('a static ability', [
      map(
        oneOf<Effects>('effects', [plain, several]),
        (effects): StaticAbility => ({ ...STATIC, condition: undefined, effects, defining: isDefining(effects) }),
        it =>
          it.kind === 'static' && it.condition === undefined && it.defining === isDefining(it.effects)
            ? it.effects
            : undefined,
      ),
      fronted,
    ]),
  ),
);

/** 604.3a: defines its own colors, subtypes, power or toughness, always. */
function isDefining([only, ...more]: Effects): boolean {
  if (only === undefined || more.length > 0 || only.condition !== undefined) return false;
  return (
    refOfSubject(only.affects)?.kind === 'self' &&
    only.changes.every(it => DEFINES.has(it.kind) || (it.kind === 'addTypes' && isSubtypesOnly(it)))
  );
}

const DEFINES: ReadonlySet<Change['kind']> = new Set(['definePowerToughness', 'everyCreatureType', 'setColors']);

function isSubtypesOnly(it: Extract<Change, { readonly kind: 'addTypes' }>): boolean {
  return it.types.length + it.supertypes.length === 0 && it.subtypes.length > 1;
}
