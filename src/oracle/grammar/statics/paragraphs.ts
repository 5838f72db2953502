// Static abilities of several sentences: "enchanted creature gets +1/+1. it has flying as long as …", "otherwise, it
// gets -1/-1".
import type { Condition, ContinuousEffect, Filter, KeywordName, StaticAbility } from '../../../engine/index.ts';
import { AND, listPhrase, optional, printsAsRead, rankedWordings, sentencePhrase, sequence } from '../../combine.ts';
import { mapPhrase, memo, oneOf, type Phrase, same, variant } from '../../phrase.ts';
import { constant, template } from '../../template.ts';
import { asLongAsCondition, ifCondition } from '../conditions/conditions.ts';
import { filterMany } from '../nouns/filters.ts';
import { keywordName } from '../words/keyword-names.ts';
import { clauseOf, filterOf } from '../words/noun-clauses.ts';
import { resolvePronouns, unresolvePronouns } from '../words/pronouns.ts';
import { areOpposite, staticAbility, trailingCondition } from './statics.ts';
import {
  refOfSubject,
  type SubjectPredicate,
  withItAsSubject,
  withPluralPronounSubject,
  withPronounSubject,
  withSubject,
  withSubjectFilter,
} from './subject-predicates.ts';

/** A later sentence about the same objects. */
type More =
  | { readonly how: 'also'; readonly predicate: SubjectPredicate; readonly when: Condition | undefined }
  | { readonly how: 'otherwise'; readonly predicate: SubjectPredicate }
  | { readonly how: 'instead'; readonly predicate: SubjectPredicate; readonly when: Condition };

const theirs: Phrase<SubjectPredicate> = oneOf<SubjectPredicate>('a clause', [
  withPronounSubject,
  withPluralPronounSubject,
]);

const more: Phrase<More> = rankedWordings<More>('more', [
  template({ how: 'otherwise' })`otherwise, ${{ predicate: theirs }}`,
  template({ how: 'otherwise' })`otherwise, ${{ predicate: withSubject }}`,
  template({ how: 'instead' })`${{ predicate: theirs }} instead ${{ when: asLongAsCondition }}`,
  template({ how: 'instead' })`${{ when: ifCondition }}, ${{ predicate: theirs }} instead`,
  template({ how: 'also' })`${{ predicate: theirs }}${{ when: optional(trailingCondition) }}`,
  template({ how: 'also' })`${{ when: asLongAsCondition }}, ${{ predicate: theirs }}`,
]);

/** Two sentences or more that make one ability, with their periods. */
const continued: Phrase<StaticAbility> = mapPhrase(
  template({})`${{ first: sentencePhrase(staticAbility) }} ${{ others: sequence(sentencePhrase(more), ' ', 3) }}`,
  ({ first, others }) => whole(first, others),
  it => parted(it),
);

function whole(ability: StaticAbility, others: readonly More[]): StaticAbility | undefined {
  const first = others[0]?.how === 'otherwise' ? inward(ability) : ability;
  let effects = first.effects;
  const subject = effects[0]?.affects;
  if (first.condition !== undefined || first.defining || subject === undefined || effects.length > 1) return undefined;
  for (const other of others) {
    // "otherwise, ~ has …" is about something else
    const own =
      other.how === 'otherwise' && refOfSubject(other.predicate.affects)?.kind !== 'it' ? other.predicate : undefined;
    const predicate = own ?? withSubjectFilter(other.predicate, subject);
    const last = effects.at(-1);
    if (predicate === undefined || last === undefined) return undefined;
    const next = effectOf(other, predicate, last);
    if (next === undefined) return undefined;
    const before: ContinuousEffect =
      other.how === 'instead' && next.condition ? { ...last, condition: { kind: 'not', of: next.condition } } : last;
    if (other.how === 'instead' && last.condition !== undefined) return undefined;
    effects = [...effects.slice(0, -1), before, next];
  }
  return { ...first, effects };
}

/** The ability with its condition in its effects, where more sentences are about the same objects. */
function inward(ability: StaticAbility): StaticAbility {
  const [only, ...more] = ability.effects;
  if (ability.condition === undefined || only === undefined || only.condition !== undefined || more.length > 0)
    return ability;
  return { ...ability, condition: undefined, effects: [{ ...only, condition: ability.condition }] };
}

/** The ability with the condition of its only effect as its own, where the condition alone names the object. */
function outward(ability: StaticAbility, only: ContinuousEffect): StaticAbility {
  return { ...ability, condition: only.condition, effects: [{ ...only, condition: undefined }] };
}

function isNameless({ clauses: [is, ...more] }: Filter): boolean {
  return is?.kind === 'is' && is.ref.kind === 'attached' && more.length === 0;
}

function effectOf(more: More, predicate: SubjectPredicate, last: ContinuousEffect): ContinuousEffect | undefined {
  if (more.how === 'otherwise') {
    return last.condition === undefined ? undefined : { ...predicate, condition: { kind: 'not', of: last.condition } };
  }
  const ref = refOfSubject(predicate.affects);
  return { ...predicate, condition: more.when && ref ? resolvePronouns(more.when, ref) : more.when };
}

interface Parted {
  readonly first: StaticAbility;
  readonly others: readonly More[];
}

function parted(ability: StaticAbility): Parted | undefined {
  if (ability.kind !== 'static' || ability.effects.length < 2 || ability.condition !== undefined) return undefined;
  const [first, ...later] = ability.effects;
  const [only, ...further] = later;
  if (only !== undefined && further.length === 0 && !same(only.affects, ability.effects[0]?.affects)) {
    if (first === undefined || !areOpposite(first, only)) return undefined;
    const otherwise: More = { how: 'otherwise', predicate: { affects: only.affects, changes: only.changes } };
    return {
      first: isNameless(first.affects) ? outward(ability, first) : withOnly(ability, first),
      others: [otherwise],
    };
  }
  if (first === undefined || later.some(it => !same(it.affects, first.affects))) return undefined;
  const others: More[] = [];
  let before = first;
  for (const next of later) {
    others.push(laterSentence(before, next));
    before = next;
  }
  const isReplaced = others[0]?.how === 'instead';
  if (others[0]?.how === 'otherwise' && isNameless(first.affects)) return { first: outward(ability, first), others };
  const start = isReplaced ? { ...first, condition: undefined } : first;
  return { first: { ...ability, effects: [start] }, others };
}

function withOnly(ability: StaticAbility, only: ContinuousEffect): StaticAbility {
  return { ...ability, effects: [only] };
}

function laterSentence(before: ContinuousEffect, later: ContinuousEffect): More {
  const predicate = withItAsSubject({ affects: later.affects, changes: later.changes });
  if (areOpposite(before, later)) return { how: 'otherwise', predicate };
  const ref = refOfSubject(later.affects);
  const when = later.condition && ref ? unresolvePronouns(later.condition, ref) : later.condition;
  if (when !== undefined && areOpposite(later, before)) return { how: 'instead', predicate, when };
  return { how: 'also', predicate, when };
}

/** "the same is true for creature spells you control and …": the effect applies to these objects too. */
const widened: Phrase<StaticAbility> = mapPhrase(
  template(
    {},
  )`${{ first: sentencePhrase(staticAbility) }} the same is true for ${{ others: listPhrase(filterMany, AND) }}.`,
  ({ first, others }): StaticAbility | undefined => {
    const [effect, ...rest] = first.effects;
    if (effect === undefined || rest.length > 0) return undefined;
    const any: Filter = { clauses: [{ kind: 'any', of: [...partsOf(effect.affects), ...others].map(clauseOf) }] };
    return { ...first, effects: [{ ...effect, affects: any }] };
  },
  ability => {
    const [effect, ...rest] = ability.kind === 'static' ? ability.effects : [];
    const [any] = effect?.affects.clauses ?? [];
    if (effect === undefined || rest.length > 0 || any?.kind !== 'any' || effect.affects.clauses.length > 1)
      return undefined;
    const [first, ...others] = any.of.map(filterOf);
    return first && { first: { ...ability, effects: [{ ...effect, affects: first }] }, others };
  },
);

/** The filters that "X and Y" joins. */
function partsOf(affects: Filter): readonly Filter[] {
  const [any, ...more] = affects.clauses;
  return any?.kind === 'any' && more.length === 0 ? any.of.map(filterOf) : [affects];
}

/**
 * "~ has flying as long as a creature card with flying is in a graveyard. The same is true for first strike and …": one
 * effect for each of these keywords.
 */
const shared: Phrase<StaticAbility> = mapPhrase(
  template(
    {},
  )`${{ first: sentencePhrase(staticAbility) }} the same is true for ${{ others: listPhrase(keywordName, AND, 1, 20) }}.`,
  ({ first, others }): StaticAbility | undefined => {
    const [effect, ...more] = first.effects;
    const when = first.condition ?? effect?.condition;
    const keyword = effect && keywordGained(effect);
    if (effect === undefined || more.length > 0 || keyword === undefined || when?.kind !== 'count') return undefined;
    const of = withoutKeyword(when.of, keyword);
    if (of === undefined || (first.condition && effect.condition)) return undefined;
    const keywords: readonly KeywordName[] = [keyword, ...others];
    const change = { kind: 'gainsAbilitiesOf', of, which: 'keyword', keywords } as const;
    return {
      ...first,
      condition: undefined,
      effects: [{ affects: effect.affects, changes: [change], condition: undefined }],
    };
  },
  ability => {
    const [effect, ...more] = ability.kind === 'static' ? ability.effects : [];
    const [change, ...changes] = effect?.changes ?? [];
    if (effect === undefined || more.length + changes.length > 0) return undefined;
    if (change?.kind !== 'gainsAbilitiesOf' || change.which !== 'keyword') return undefined;
    const [keyword, ...others] = change.keywords ?? [];
    if (keyword === undefined) return undefined;
    const of = { clauses: [...change.of.clauses, { kind: 'keyword' as const, keyword }] };
    const first: StaticAbility = {
      ...ability,
      condition: { kind: 'count', of, is: '>=', amount: 1 },
      effects: [{ ...effect, changes: [{ kind: 'gains', abilities: [{ kind: 'keyword', keyword }] }] }],
    };
    return { first, others };
  },
);

function keywordGained({ changes: [gains, ...more] }: ContinuousEffect): KeywordName | undefined {
  const [only, ...others] = gains?.kind === 'gains' ? gains.abilities : [];
  return only?.kind === 'keyword' && more.length + others.length === 0 ? only.keyword : undefined;
}

function withoutKeyword({ clauses }: Filter, keyword: KeywordName): Filter | undefined {
  const rest = clauses.filter(it => it.kind !== 'keyword' || it.keyword !== keyword);
  return rest.length === clauses.length - 1 ? { clauses: rest } : undefined;
}

const AURAS: Filter = { clauses: [{ kind: 'subtype', subtype: 'Aura' }] };
const YOURS: Filter = {
  clauses: [
    {
      kind: 'any',
      of: [
        { kind: 'subtype', subtype: 'Aura' },
        { kind: 'subtype', subtype: 'Equipment' },
      ],
    },
    { kind: 'controlledBy', who: { kind: 'you' } },
  ],
};
const THIS_AURA: Filter = { clauses: [{ kind: 'named', name: '~' }] };

/** 702.16n: "enchanted creature has protection from red. This effect doesn't remove ~." */
const sparing: Phrase<StaticAbility> = mapPhrase(
  template({})`${{ first: sentencePhrase(staticAbility) }} this effect doesn't remove ${{
    spares: oneOf<Filter>('what stays', [
      constant(THIS_AURA, '~'),
      constant(AURAS, 'Auras'),
      constant(YOURS, 'Auras and Equipment you control that are already attached to it'),
    ]),
  }}.`,
  ({ first, spares }): StaticAbility | undefined => withSpared(first, spares),
  ability => {
    const found = spared(ability);
    return found && { first: withSpared(ability, undefined) ?? ability, spares: found };
  },
);

function withSpared(ability: StaticAbility, spares: Filter | undefined): StaticAbility | undefined {
  let count = 0;
  const effects = ability.effects.map(effect => ({
    ...effect,
    changes: effect.changes.map(change => {
      if (change.kind !== 'gains') return change;
      const abilities = change.abilities.map(ability => {
        if (ability.kind !== 'keyword' || ability.keyword !== 'protection') return ability;
        count++;
        const { spares: _, ...plain } = ability;
        return spares === undefined ? plain : { ...plain, spares };
      });
      return { ...change, abilities };
    }),
  }));
  return count === 0 ? undefined : { ...ability, effects };
}

function spared(ability: StaticAbility): Filter | undefined {
  for (const { changes } of ability.effects) {
    for (const change of changes) {
      if (change.kind !== 'gains') continue;
      for (const ability of change.abilities)
        if (ability.kind === 'keyword' && ability.spares !== undefined) return ability.spares;
    }
  }
  return undefined;
}

/** 903.4: a sentence about deck building, which changes nothing in a game. */
const inIdentity: Phrase<StaticAbility> = mapPhrase(
  template({})`${{ it: sentencePhrase(staticAbility) }} this ability doesn't affect its color identity.`,
  ({ it }) => it,
  () => undefined,
);

/** A static ability of several sentences, with their periods. */
export const staticParagraph: Phrase<StaticAbility> = memo(
  printsAsRead(
    rankedWordings<StaticAbility>('a static ability', [
      variant(widened),
      shared,
      sparing,
      continued,
      variant(inIdentity),
    ]),
  ),
);
