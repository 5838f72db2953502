// 122.6, 614.16: more or fewer counters: "if one or more +1/+1 counters would be put on …, that many plus one …".
import type { Effect, EventPattern, ReplacementAbility, Rewrite } from '../../../engine/index.ts';
import { listOfOne, listPhrase, OR, rankedWordings } from '../../combine.ts';
import { either, literalText, mapPhrase, oneOf, type Phrase, same } from '../../phrase.ts';
import { constant, template, wrapping } from '../../template.ts';
import { counterKind } from '../words/counter-kinds.ts';
import { oneOrMoreWords } from '../words/numbers.ts';
import { ANYONE, OPPONENT, YOU } from '../words/players.ts';
import { objectOne, type Recipient } from './sources-and-recipients.ts';
import { onlyRewrite, type WouldResult, wouldSentence } from './would.ts';

type Put = Extract<EventPattern, { readonly kind: 'putCounters' }>;

const puts = { kind: 'putCounters' } as const;
const passive = { ...puts, by: undefined, byEffect: false } as const;

/** Recipients of counters: one object, or several kinds of objects and players. */
const on: Phrase<Put['on']> = oneOf<Put['on']>('what they are put on', [
  objectOne,
  constant<Put['on']>([{ clauses: [{ kind: 'permanent' }] }, ANYONE], 'a permanent or player'),
  mapPhrase(
    listPhrase(
      oneOf<Recipient>('on what', [
        objectOne,
        constant<Recipient>(YOU, 'yourself'),
        constant<Recipient>(YOU, 'on yourself'),
      ]),
      OR,
      2,
    ),
    (them): Put['on'] => them,
    them => (Array.isArray(them) ? them : undefined),
  ),
]);

const there = either('it', 'that creature', 'that permanent', 'that permanent or player', 'them');

/** The changed number, before the kind of counter. */
const times: Phrase<Rewrite> = oneOf<Rewrite>('how many', [
  constant({ kind: 'scale', times: 2 }, 'twice that many'),
  constant({ kind: 'scale', times: 3 }, 'three times that many'),
  template({ kind: 'add' })`that many plus ${{ amount: oneOrMoreWords }}`,
]);

const fewer: Phrase<Rewrite> = mapPhrase(
  oneOrMoreWords,
  (n): Rewrite => ({ kind: 'add', amount: -n }),
  it => (it.kind === 'add' && typeof it.amount === 'number' && it.amount < 0 ? -it.amount : undefined),
);

const required = { optional: undefined } as const;

/** The phrase with readings left out whose result names another kind than the event. */
function agreeing(phrase: Phrase<ReplacementAbility & WouldResult>): Phrase<ReplacementAbility> {
  return mapPhrase(
    phrase,
    ({ again, ...ability }): ReplacementAbility | undefined =>
      ability.event.kind === 'putCounters' && ability.event.counter === again ? ability : undefined,
    ability =>
      ability.event?.kind === 'putCounters' && ability.event.counter !== undefined
        ? { ...ability, again: ability.event.counter }
        : undefined,
  );
}

const kindsAre: Phrase<WouldResult> = oneOf<WouldResult>('counters', [
  template(required)`${{ rewrites: listOfOne(times) }} ${{ again: counterKind }} counters are put on ${there} instead`,
  template(
    required,
  )`that many ${{ again: counterKind }} counters minus ${{ rewrites: listOfOne(fewer) }} are put on ${there} instead`,
]);

const of = 'of each of those kinds of counters';
const anyAre: Phrase<Rewrite> = wrapping`${times} ${literalText(of)} are put on ${there} instead`;

/** Results in a sentence whose subject is the player who puts the counters. */
const byWhom: Phrase<Rewrite> = oneOf<Rewrite>('counters', [
  wrapping`${either('put', 'they put')} ${times} ${either(of, 'of those counters')} on ${either(
    'that permanent or player',
    'that permanent',
    'it',
  )} instead`,
  constant(
    { kind: 'halve', rounded: 'down' },
    `they put half that many ${of} on that permanent or player instead, rounded down`,
  ),
]);

const byEffect: Phrase<Rewrite> = wrapping`it puts ${times} of those counters on ${either('that permanent', 'it', 'that creature')} instead`;

/** Counters that a player gets. */
const got: Phrase<Put> = template({
  ...passive,
  on: YOU as Put['on'],
})`you would get one or more ${{ counter: counterKind }} counters`;
const gotAny: Phrase<Put> = template({
  ...passive,
  on: YOU as Put['on'],
  counter: undefined,
})`you would get one or more counters`;
const energy: Phrase<Put> = constant(
  { ...passive, on: YOU as Put['on'], counter: 'energy' },
  'you would get one or more {E}',
);

/** "you get one poison counter and you can't get additional poison counters this turn". */
const onlyOne: Phrase<WouldResult> = mapPhrase(
  template({})`instead you get one ${{ again: counterKind }} counter and you can't get additional ${{
    more: counterKind,
  }} counters this turn`,
  ({ again, more }): WouldResult | undefined =>
    again === more ? { optional: undefined, rewrites: oneAndNoMore(again), again } : undefined,
  ({ again, rewrites }) =>
    again !== undefined && same(rewrites, oneAndNoMore(again)) ? { again, more: again } : undefined,
  ['optional', 'rewrites', 'again'],
);

function oneAndNoMore(counter: string): readonly Rewrite[] {
  const does = {
    kind: 'cant',
    what: { kind: 'putCounters', counter, on: YOU, by: undefined, byEffect: false },
    condition: undefined,
  } as const;
  const noMore: Effect = { kind: 'shield', does, duration: 'thisTurn', uses: undefined };
  return [
    { kind: 'setAmount', amount: 1 },
    { kind: 'also', effects: [noMore] },
  ];
}

const someKind = template(passive)`one or more ${{ counter: counterKind }} counters would be put on ${{ on }}`;
const anyKind = template({ ...passive, counter: undefined })`one or more counters would be put on ${{ on }}`;
const modularPuts = template({
  ...puts,
  by: undefined,
  byEffect: true,
  ofKeyword: 'modular',
})`a modular triggered ability would put one or more ${{ counter: counterKind }} counters on ${{ on }}`;
const effectPuts = template({
  ...puts,
  by: undefined,
  byEffect: true,
  counter: undefined,
})`an effect would put one or more counters on ${{ on }}`;
const youPut = template({
  ...puts,
  by: YOU,
  byEffect: false,
  counter: undefined,
})`you would put one or more counters on ${{ on }}`;
const theyPut = template({
  ...puts,
  by: OPPONENT,
  byEffect: false,
  counter: undefined,
})`an opponent would put one or more counters on ${{ on }}`;

/** Whole sentences about counters. */
export const countersInstead: Phrase<ReplacementAbility> = rankedWordings<ReplacementAbility>('other counters', [
  agreeing(wouldSentence(someKind, kindsAre)),
  agreeing(wouldSentence(modularPuts, kindsAre)),
  agreeing(wouldSentence(got, onlyOne)),
  wouldSentence(anyKind, onlyRewrite(anyAre)),
  wouldSentence(effectPuts, onlyRewrite(byEffect)),
  wouldSentence(youPut, onlyRewrite(byWhom)),
  wouldSentence(theyPut, onlyRewrite(byWhom)),
  wouldSentence(energy, onlyRewrite(wrapping`you get ${times} {E} instead`)),
  agreeing(
    wouldSentence(
      got,
      template(required)`you get ${{ rewrites: listOfOne(times) }} ${{ again: counterKind }} counters instead`,
    ),
  ),
  wouldSentence(gotAny, onlyRewrite(wrapping`you get ${times} ${literalText(of)} instead`)),
]);
