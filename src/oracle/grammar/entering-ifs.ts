// 603.4: what an ability that triggers on entering asks of what entered, and of how and when it did.
import type { Clause, Condition, TriggerEvent } from '../../engine/index.ts';
import { form, says } from '../form.ts';
import { map, oneOf, type Phrase, same, variant } from '../phrase.ts';
import { counterKind } from './counter-kinds.ts';
import { filterMany } from './filters.ts';
import { wordNumber } from './numbers.ts';
import { IT, YOU } from './players.ts';
import { sizeClause } from './sized.ts';

const SELF = { kind: 'self' } as const;
const CONTROLLED: Clause = { kind: 'controlledBy', who: YOU };

const greater = (measure: 'power' | 'toughness'): Condition => ({
  kind: 'compare',
  left: { kind: 'measure', measure, of: IT },
  is: '>',
  right: { kind: 'measure', measure, of: SELF },
});

const LARGER: Condition = { kind: 'or', of: [greater('power'), greater('toughness')] };

/** "you control seven or more lands with different names". */
const differentNames: Phrase<Condition> = variant(
  map(
    form({})`you control ${{ n: wordNumber }} or more ${{ of: filterMany }} with different names`,
    ({ n, of }): Condition => ({
      kind: 'compare',
      left: { kind: 'different', what: 'names', of: { clauses: [...of.clauses, CONTROLLED] } },
      is: '>=',
      right: n,
    }),
    () => undefined,
  ),
);

/** "that creature is 1/1". */
const sized: Phrase<Condition> = variant(
  map(
    form({})`that creature is ${{ size: sizeClause }}`,
    ({ size }): Condition => ({ kind: 'is', ref: IT, filter: { clauses: [size] } }),
    () => undefined,
  ),
);

/** "~ has loyalty counters on it". */
const hasCounters: Phrase<Condition> = variant(
  map(
    form({})`~ has ${{ counter: counterKind }} counters on it`,
    ({ counter }): Condition => ({
      kind: 'is',
      ref: SELF,
      filter: { clauses: [{ kind: 'counters', counter, is: '>=', amount: 1 }] },
    }),
    () => undefined,
  ),
);

/** What stands after "if". */
export const enteringIfs: readonly Phrase<Condition>[] = [
  variant(says(LARGER, 'it has greater power or toughness than ~')),
  variant(says(LARGER, 'that creature has greater power or toughness than ~')),
  variant(says(greater('power'), "that creature's power is greater than ~'s")),
  variant(says(greater('power'), "its power is greater than ~'s")),
  differentNames,
  sized,
  says(
    { kind: 'is', ref: IT, filter: { clauses: [{ kind: 'shares', what: 'creatureType', with: SELF }] } },
    'it shares a creature type with ~',
  ),
  says({ kind: 'is', ref: IT, filter: { clauses: [{ kind: 'history', what: 'unearthed' }] } }, 'it was unearthed'),
  says({ kind: 'paid', cost: 'collect evidence' }, 'evidence was collected'),
  variant(says({ kind: 'paid', cost: 'web-slinging' }, 'they were cast using web-slinging')),
  variant(says({ kind: 'wasCast' }, 'he was cast')),
  variant(says({ kind: 'wasCast' }, 'she was cast')),
  variant(says({ kind: 'paid', cost: 'sneak' }, 'his sneak cost was paid')),
  variant(says({ kind: 'paid', cost: 'sneak' }, 'her sneak cost was paid')),
  says(
    {
      kind: 'and',
      of: [
        { kind: 'wasCast', by: YOU },
        { kind: 'not', of: { kind: 'wasCast', from: 'hand' } },
      ],
    },
    'you cast it from anywhere other than your hand',
  ),
  hasCounters,
  says({ kind: 'step', step: 'combat', who: undefined }, "it's the combat phase"),
  says({ kind: 'step', step: 'declare attackers', who: undefined }, "it's the declare attackers step"),
];

/** What stands after the event without an "if": "during combat", "while ~ has a -1/-1 counter on it". */
export const during: Phrase<Condition> = oneOf<Condition>('when', [
  says({ kind: 'step', step: 'combat', who: undefined }, 'combat'),
  says({ kind: 'step', step: 'declare attackers', who: undefined }, 'the declare attackers step'),
]);

type Where = Pick<Extract<TriggerEvent, { readonly kind: 'enters' }>, 'from' | 'fromWhose'>;

const YOURS: Where = { from: 'graveyard', fromWhose: YOU };
const ANYONES: Where = { from: 'graveyard' };

/** "it entered from your graveyard or you cast it from your graveyard": where it came from, as two events. */
export const cameFrom: Phrase<Where> = oneOf<Where>('where it came from', [
  says(YOURS, 'it entered from your graveyard or you cast it from your graveyard'),
  variant(says(YOURS, 'it entered from your graveyard or was cast from your graveyard')),
  says(ANYONES, 'that creature entered from a graveyard or you cast it from a graveyard'),
  variant(says(ANYONES, 'one or more of them entered from a graveyard or was cast from a graveyard')),
  variant(says(ANYONES, 'they entered or were cast from a graveyard')),
  says({ from: 'exile' }, 'one or more of them entered from exile or was cast from exile'),
]);

/** An object that was put there from that zone, or whose spell was cast from it. */
export function eitherWay(event: TriggerEvent, where: Where): readonly TriggerEvent[] | undefined {
  if (event.kind !== 'enters' || where.from === undefined) return undefined;
  const cast: Clause = { kind: 'history', what: 'cast', zone: where.from };
  return [
    { ...event, ...where },
    { ...event, what: { clauses: [...event.what.clauses, cast] } },
  ];
}

/** The events with where what enters came from taken off; undefined where they are not such pairs. */
export function oneWay(
  events: readonly TriggerEvent[],
): { readonly events: readonly TriggerEvent[]; readonly where: Where } | undefined {
  const bare: TriggerEvent[] = [];
  const [first] = events;
  if (first?.kind !== 'enters' || first.from === undefined || events.length % 2 > 0) return undefined;
  const where: Where = { from: first.from, ...(first.fromWhose === undefined ? {} : { fromWhose: first.fromWhose }) };
  for (let n = 0; n < events.length; n += 2) {
    const one = events[n];
    if (one?.kind !== 'enters') return undefined;
    const { from: _, fromWhose: __, ...event } = one;
    if (!same([one, events[n + 1]], eitherWay(event, where))) return undefined;
    bare.push(event);
  }
  return { events: bare, where };
}
