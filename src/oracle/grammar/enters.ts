// 614.1c, 614.1d: how a permanent enters, its own way and others'. "~ enters tapped.", "creatures … enter tapped."
import type { Ability, Effect, Filter, ReplacementAbility, Rewrite } from '../../engine/index.ts';
import { ranked, single } from '../combine.ts';
import { form, just, says } from '../form.ts';
import { either, lit, map, oneOf, type Phrase, variant } from '../phrase.ts';
import { choiceOfCounter } from './choice-of-counter.ts';
import { chooses } from './choices.ts';
import { asLongAs, condition, ifCondition, unless } from './conditions.ts';
import { copyOf } from './copies.ts';
import { type Counters, countersOn } from './counters.ts';
import { asEntersEffects, mayPay } from './entering-costs.ts';
import { eachFilter, filterMany } from './filters.ts';
import { SELF, YOU } from './players.ts';

const self: Filter = { clauses: [{ kind: 'is', ref: SELF }] };
const itself = { kind: 'replacement', event: { kind: 'enters', what: self } } as const;

const tapped: Rewrite = { kind: 'tapped', tapped: true };
const untapped: Rewrite = { kind: 'tapped', tapped: false };

/** "two +1/+1 counters on it" as a rewrite. */
export function withCounters(where: Phrase<undefined>): Phrase<Rewrite> {
  return map(
    countersOn(where),
    (it: Counters): Rewrite => ({ kind: 'withCounters', ...it }),
    it =>
      it.kind === 'withCounters' ? { counter: it.counter, amount: it.amount, additional: it.additional } : undefined,
  );
}

const onIt = oneOf<undefined>('on it', [lit('on it'), variant(lit('on ~')), variant(lit('on them'))]);

/** After "enters": one or several ways at once. */
const ways: Phrase<readonly Rewrite[]> = oneOf<readonly Rewrite[]>('how it enters', [
  says([tapped], 'tapped'),
  says([untapped], 'untapped'),
  says([{ kind: 'prepared' }], 'prepared'),
  says([{ kind: 'transformed' }], 'transformed'),
  single(just`with ${withCounters(onIt)}`),
  single(just`with ${choiceOfCounter(onIt)}`),
  map(
    just`tapped with ${withCounters(onIt)}`,
    (it): readonly Rewrite[] => [tapped, it],
    ([first, second, ...more]) =>
      more.length === 0 && first?.kind === 'tapped' && first.tapped && second?.kind === 'withCounters'
        ? second
        : undefined,
  ),
  map(
    form({})`${{ one: withOne() }} and ${{ other: withCounters(onIt) }}`,
    ({ one, other }): readonly Rewrite[] => [one, other],
    ([one, other, ...more]) => (one && other && more.length === 0 ? { one, other } : undefined),
  ),
  says([{ kind: 'underControl', who: { kind: 'opponent' } }], 'under the control of an opponent of your choice'),
]);

function withOne(): Phrase<Rewrite> {
  return just`with ${withCounters(onIt)}`;
}

/** "~ enters …", "it enters …" where the line has said which. */
const itEnters = (subject: string): Phrase<undefined> => either(`${subject} enters `, '~ enters ', 'it enters ');

const always = { condition: undefined, optional: undefined } as const;
const mandatory = { optional: undefined } as const;

/** Whole sentences, without the period. */
export const entersSelf: Phrase<ReplacementAbility> = ranked<ReplacementAbility>('how ~ enters', [
  form({ ...itself, ...always })`~ enters ${{ rewrites: ways }}`,
  form({ ...itself, ...mandatory })`~ enters ${{ rewrites: ways }} ${{ condition: unless }}`,
  form({ ...itself, ...mandatory })`~ enters ${{ rewrites: ways }} ${{ condition: just`if ${condition}` }}`,
  form({ ...itself, ...mandatory })`${{ condition: ifCondition }}, ${itEnters('it')}${{ rewrites: ways }}`,
  form({ ...itself, ...mandatory })`${{ condition: asLongAs }}, ${itEnters('~')}${{ rewrites: ways }}`,
  form({ ...itself, ...always })`as ~ enters, ${{ rewrites: chooses }}`,
  form({ ...itself, ...always })`as ~ enters, ${{ rewrites: mayPay }}`,
  form({ ...itself, ...always })`as ~ enters, ${{ rewrites: does(asEntersEffects) }}`,
  form({ ...itself, condition: undefined, optional: YOU })`you may have ~ enter ${{ rewrites: copyOf }}`,
  form({ ...itself, ...always })`~ enters ${{ rewrites: copyOf }}`,
  variant(form({ ...itself, ...always })`as it enters, ${{ rewrites: chooses }}`),
]);

function does(phrase: Phrase<readonly Effect[]>): Phrase<readonly Rewrite[]> {
  return map(
    phrase,
    (effects): readonly Rewrite[] => [{ kind: 'do', effects }],
    ([only, ...more]) => (more.length === 0 && only?.kind === 'do' ? only.effects : undefined),
  );
}

/** "creatures your opponents control enter tapped", "each other Elf you control enters with …". */
export const othersEnter: Phrase<ReplacementAbility> = ranked<ReplacementAbility>('how others enter', [
  othersSentence(form({ kind: 'enters' })`${{ what: filterMany }} enter `),
  othersSentence(form({ kind: 'enters' })`${{ what: eachFilter }} enters `),
]);

function othersSentence(event: Phrase<{ readonly kind: 'enters'; readonly what: Filter }>): Phrase<ReplacementAbility> {
  const replaces = { kind: 'replacement' } as const;
  return ranked<ReplacementAbility>('how others enter', [
    form({ ...replaces, ...always })`${{ event }}${{ rewrites: ways }}`,
    form({ ...replaces, ...mandatory })`${{ event }}${{ rewrites: ways }} ${{ condition: asLongAs }}`,
    form({ ...replaces, ...mandatory })`${{ condition: asLongAs }}, ${{ event }}${{ rewrites: ways }}`,
  ]);
}

/** As an ability. */
export const entering: Phrase<Ability> = oneOf<Ability>('how something enters', [entersSelf, othersEnter]);
