// 122.6, 614.16: more or fewer counters: "if one or more +1/+1 counters would be put on …, that many plus one …".
import type { EventPattern, ReplacementAbility, Rewrite } from '../../../engine/index.ts';
import { list, OR, ranked, single } from '../../combine.ts';
import { form, just, says } from '../../form.ts';
import { either, lit, map, oneOf, type Phrase } from '../../phrase.ts';
import { counterKind } from '../counter-kinds.ts';
import { oneOrMoreWords } from '../numbers.ts';
import { ANYONE, OPPONENT, YOU } from '../players.ts';
import { objectOne, type Recipient } from './about.ts';
import { does, type Result, would } from './would.ts';

type Put = Extract<EventPattern, { readonly kind: 'putCounters' }>;

const puts = { kind: 'putCounters' } as const;
const passive = { ...puts, by: undefined, byEffect: false } as const;

/** What they are put on: one object, or several kinds of things. */
const on: Phrase<Put['on']> = oneOf<Put['on']>('what they are put on', [
  objectOne,
  says<Put['on']>([{ clauses: [{ kind: 'permanent' }] }, ANYONE], 'a permanent or player'),
  map(
    list(
      oneOf<Recipient>('on what', [objectOne, says<Recipient>(YOU, 'yourself'), says<Recipient>(YOU, 'on yourself')]),
      OR,
      2,
    ),
    (them): Put['on'] => them,
    them => (Array.isArray(them) ? them : undefined),
  ),
]);

const there = either('it', 'that creature', 'that permanent', 'that permanent or player', 'them');

/** How many: said before the kind. */
const times: Phrase<Rewrite> = oneOf<Rewrite>('how many', [
  says({ kind: 'scale', times: 2 }, 'twice that many'),
  says({ kind: 'scale', times: 3 }, 'three times that many'),
  form({ kind: 'add' })`that many plus ${{ amount: oneOrMoreWords }}`,
]);

const fewer: Phrase<Rewrite> = map(
  oneOrMoreWords,
  (n): Rewrite => ({ kind: 'add', amount: -n }),
  it => (it.kind === 'add' && typeof it.amount === 'number' && it.amount < 0 ? -it.amount : undefined),
);

const required = { optional: undefined } as const;

/** The result says the kind again: it must be that of the event. */
function agreeing(phrase: Phrase<ReplacementAbility & Result>): Phrase<ReplacementAbility> {
  return map(
    phrase,
    ({ again, ...ability }): ReplacementAbility | undefined =>
      ability.event.kind === 'putCounters' && ability.event.counter === again ? ability : undefined,
    ability =>
      ability.event?.kind === 'putCounters' && ability.event.counter !== undefined
        ? { ...ability, again: ability.event.counter }
        : undefined,
  );
}

const kindsAre: Phrase<Result> = oneOf<Result>('counters', [
  form(required)`${{ rewrites: single(times) }} ${{ again: counterKind }} counters are put on ${there} instead`,
  form(
    required,
  )`that many ${{ again: counterKind }} counters minus ${{ rewrites: single(fewer) }} are put on ${there} instead`,
]);

const of = 'of each of those kinds of counters';
const anyAre: Phrase<Rewrite> = just`${times} ${lit(of)} are put on ${there} instead`;

/** Said of who puts them. */
const byWhom: Phrase<Rewrite> = oneOf<Rewrite>('counters', [
  just`${either('put', 'they put')} ${times} ${either(of, 'of those counters')} on ${either(
    'that permanent or player',
    'that permanent',
    'it',
  )} instead`,
  says(
    { kind: 'halve', rounded: 'down' },
    `they put half that many ${of} on that permanent or player instead, rounded down`,
  ),
]);

const byEffect: Phrase<Rewrite> = just`it puts ${times} of those counters on ${either('that permanent', 'it', 'that creature')} instead`;

/** Counters a player gets. */
const got: Phrase<Put> = form({
  ...passive,
  on: YOU as Put['on'],
})`you would get one or more ${{ counter: counterKind }} counters`;
const gotAny: Phrase<Put> = form({
  ...passive,
  on: YOU as Put['on'],
  counter: undefined,
})`you would get one or more counters`;
const energy: Phrase<Put> = says(
  { ...passive, on: YOU as Put['on'], counter: 'energy' },
  'you would get one or more {E}',
);

const someKind = form(passive)`one or more ${{ counter: counterKind }} counters would be put on ${{ on }}`;
const anyKind = form({ ...passive, counter: undefined })`one or more counters would be put on ${{ on }}`;
const effectPuts = form({
  ...puts,
  by: undefined,
  byEffect: true,
  counter: undefined,
})`an effect would put one or more counters on ${{ on }}`;
const youPut = form({
  ...puts,
  by: YOU,
  byEffect: false,
  counter: undefined,
})`you would put one or more counters on ${{ on }}`;
const theyPut = form({
  ...puts,
  by: OPPONENT,
  byEffect: false,
  counter: undefined,
})`an opponent would put one or more counters on ${{ on }}`;

/** Whole sentences. */
export const countersInstead: Phrase<ReplacementAbility> = ranked<ReplacementAbility>('other counters', [
  agreeing(would(someKind, kindsAre)),
  would(anyKind, does(anyAre)),
  would(effectPuts, does(byEffect)),
  would(youPut, does(byWhom)),
  would(theyPut, does(byWhom)),
  would(energy, does(just`you get ${times} {E} instead`)),
  agreeing(
    would(got, form(required)`you get ${{ rewrites: single(times) }} ${{ again: counterKind }} counters instead`),
  ),
  would(gotAny, does(just`you get ${times} ${lit(of)} instead`)),
]);
