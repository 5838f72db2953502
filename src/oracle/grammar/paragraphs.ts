// Static abilities of several sentences: "enchanted creature gets +1/+1. it has flying as long as …", "otherwise, it gets -1/-1".
import type { Condition, ContinuousEffect, Filter, StaticAbility } from '../../engine/index.ts';
import { AND, checked, list, optional, ranked, sentence, sequence } from '../combine.ts';
import { form } from '../form.ts';
import { map, memo, oneOf, type Phrase, same, variant } from '../phrase.ts';
import { asLongAs, ifCondition } from './conditions.ts';
import { filterMany } from './filters.ts';
import { clauseOf, filterOf } from './noun-clauses.ts';
import { about, aboutIt, type Predication, pronoun, pronounMany, refOfSubject } from './predications.ts';
import { resolved, unresolved } from './pronouns.ts';
import { areOpposite, staticAbility, tail } from './statics.ts';

/** A later sentence about the same objects. */
type More =
  | { readonly how: 'also'; readonly said: Predication; readonly when: Condition | undefined }
  | { readonly how: 'otherwise'; readonly said: Predication }
  | { readonly how: 'instead'; readonly said: Predication; readonly when: Condition };

const theirs: Phrase<Predication> = oneOf<Predication>('a clause', [pronoun, pronounMany]);

const more: Phrase<More> = ranked<More>('more', [
  form({ how: 'otherwise' })`otherwise, ${{ said: theirs }}`,
  form({ how: 'instead' })`${{ said: theirs }} instead ${{ when: asLongAs }}`,
  form({ how: 'instead' })`${{ when: ifCondition }}, ${{ said: theirs }} instead`,
  form({ how: 'also' })`${{ said: theirs }}${{ when: optional(tail) }}`,
  form({ how: 'also' })`${{ when: asLongAs }}, ${{ said: theirs }}`,
]);

/** Two sentences or more that make one ability. Their periods belong to it. */
const continued: Phrase<StaticAbility> = map(
  form({})`${{ first: sentence(staticAbility) }} ${{ others: sequence(sentence(more), ' ', 3) }}`,
  ({ first, others }) => whole(first, others),
  it => parted(it),
);

function whole(first: StaticAbility, others: readonly More[]): StaticAbility | undefined {
  let effects = first.effects;
  const subject = effects[0]?.affects;
  if (first.condition !== undefined || first.defining || subject === undefined || effects.length > 1) return undefined;
  for (const it of others) {
    const said = about(it.said, subject);
    const last = effects.at(-1);
    if (said === undefined || last === undefined) return undefined;
    const next = effectOf(it, said, last);
    if (next === undefined) return undefined;
    const before: ContinuousEffect =
      it.how === 'instead' && next.condition ? { ...last, condition: { kind: 'not', of: next.condition } } : last;
    if (it.how === 'instead' && last.condition !== undefined) return undefined;
    effects = [...effects.slice(0, -1), before, next];
  }
  return { ...first, effects };
}

function effectOf(it: More, said: Predication, last: ContinuousEffect): ContinuousEffect | undefined {
  if (it.how === 'otherwise') {
    return last.condition === undefined ? undefined : { ...said, condition: { kind: 'not', of: last.condition } };
  }
  const ref = refOfSubject(said.affects);
  return { ...said, condition: it.when && ref ? resolved(it.when, ref) : it.when };
}

interface Parted {
  readonly first: StaticAbility;
  readonly others: readonly More[];
}

function parted(ability: StaticAbility): Parted | undefined {
  if (ability.kind !== 'static' || ability.effects.length < 2 || ability.condition !== undefined) return undefined;
  const [first, ...later] = ability.effects;
  if (first === undefined || later.some(it => !same(it.affects, first.affects))) return undefined;
  const others: More[] = [];
  let before = first;
  for (const it of later) {
    others.push(saidLater(before, it));
    before = it;
  }
  const isReplaced = others[0]?.how === 'instead';
  const start = isReplaced ? { ...first, condition: undefined } : first;
  return { first: { ...ability, effects: [start] }, others };
}

function saidLater(before: ContinuousEffect, it: ContinuousEffect): More {
  const said = aboutIt({ affects: it.affects, changes: it.changes });
  if (areOpposite(before, it)) return { how: 'otherwise', said };
  const ref = refOfSubject(it.affects);
  const when = it.condition && ref ? unresolved(it.condition, ref) : it.condition;
  if (when !== undefined && areOpposite(it, before)) return { how: 'instead', said, when };
  return { how: 'also', said, when };
}

/** "the same is true for creature spells you control and …": the effect is about these too. */
const widened: Phrase<StaticAbility> = map(
  form({})`${{ first: sentence(staticAbility) }} the same is true for ${{ others: list(filterMany, AND) }}.`,
  ({ first, others }): StaticAbility | undefined => {
    const [effect, ...rest] = first.effects;
    if (effect === undefined || rest.length > 0) return undefined;
    const any: Filter = { clauses: [{ kind: 'any', of: [...partsOf(effect.affects), ...others].map(clauseOf) }] };
    return { ...first, effects: [{ ...effect, affects: any }] };
  },
  it => {
    const [effect, ...rest] = it.kind === 'static' ? it.effects : [];
    const [any] = effect?.affects.clauses ?? [];
    if (effect === undefined || rest.length > 0 || any?.kind !== 'any' || effect.affects.clauses.length > 1)
      return undefined;
    const [first, ...others] = any.of.map(filterOf);
    return first && { first: { ...it, effects: [{ ...effect, affects: first }] }, others };
  },
);

/** What "X and Y" is of, each apart. */
function partsOf(affects: Filter): readonly Filter[] {
  const [any, ...more] = affects.clauses;
  return any?.kind === 'any' && more.length === 0 ? any.of.map(filterOf) : [affects];
}

/** Several sentences that are one static ability, with their periods. */
export const staticParagraph: Phrase<StaticAbility> = memo(
  checked(ranked<StaticAbility>('a static ability', [variant(widened), continued])),
);
