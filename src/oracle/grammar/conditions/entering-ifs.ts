// 603.4: intervening "if" clauses of abilities that trigger on entering: about what entered, and how and when it did.
import type { Amount, Clause, Condition, Filter, TriggerEvent } from '../../../engine/index.ts';
import { longest } from '../../combine.ts';
import { literalText, mapPhrase, oneOf, type Phrase, same, variant } from '../../phrase.ts';
import { constant, template } from '../../template.ts';
import { aFilter, filterMany } from '../nouns/filters.ts';
import { counterKind } from '../words/counter-kinds.ts';
import { digits, wordNumber } from '../words/numbers.ts';
import { IT_REF, YOU } from '../words/players.ts';
import { ptClause } from '../words/pt-box.ts';

const SELF = { kind: 'self' } as const;
const CONTROLLED: Clause = { kind: 'controlledBy', who: YOU };

/** A noun phrase of what a team controls, as controlled by you: there are no teams here. */
const teamOf: Phrase<Filter> = mapPhrase(
  aFilter,
  (it): Filter => ({ clauses: [...it.clauses, CONTROLLED] }),
  () => undefined,
);

const ARRIVED: Clause = { kind: 'history', what: 'enteredThisTurn', who: { kind: 'that' } };

const greater = (measure: 'power' | 'toughness'): Condition => ({
  kind: 'compare',
  left: { kind: 'measure', measure, of: IT_REF },
  is: '>',
  right: { kind: 'measure', measure, of: SELF },
});

const LARGER: Condition = { kind: 'or', of: [greater('power'), greater('toughness')] };

/** "you control seven or more lands with different names". */
const differentNames: Phrase<Condition> = variant(
  mapPhrase(
    template({})`you control ${{ n: wordNumber }} or more ${{ of: filterMany }} with different names`,
    ({ n, of }): Condition => ({
      kind: 'compare',
      left: { kind: 'different', what: 'names', of: { clauses: [...of.clauses, CONTROLLED] } },
      is: '>=',
      right: n,
    }),
    () => undefined,
  ),
);

/** "its toughness was less than 1", as it last existed (603.10a). */
const wasLess: Phrase<Condition> = variant(
  template({
    kind: 'compare',
    is: '<',
    left: { kind: 'measure', measure: 'toughness', of: IT_REF } as Amount,
  })`its toughness was less than ${{ right: oneOf<Amount>('a number', [digits]) }}`,
);

/** "that creature is 1/1". */
const sized: Phrase<Condition> = variant(
  mapPhrase(
    template({})`that creature is ${{ size: ptClause }}`,
    ({ size }): Condition => ({ kind: 'is', ref: IT_REF, filter: { clauses: [size] } }),
    () => undefined,
  ),
);

/** "~ has loyalty counters on it". */
const hasCounters: Phrase<Condition> = variant(
  mapPhrase(
    template({})`~ has ${{ counter: counterKind }} counters on it`,
    ({ counter }): Condition => ({
      kind: 'is',
      ref: SELF,
      filter: { clauses: [{ kind: 'counters', counter, is: '>=', amount: 1 }] },
    }),
    () => undefined,
  ),
);

/** "It doesn't have the same name as another creature you control or a creature card in your graveyard". */
const nameOfNone: Phrase<Condition> = mapPhrase(
  template({})`it doesn't have the same name as ${{ first: longest(aFilter) }} or ${{ second: longest(aFilter) }}`,
  ({ first, second }): Condition => ({
    kind: 'is',
    ref: IT_REF,
    filter: { clauses: [first, second].map(it => ({ kind: 'not', of: { kind: 'shares', what: 'name', with: it } })) },
  }),
  condition => {
    if (condition.kind !== 'is' || condition.ref.kind !== 'it') return undefined;
    const [first, second, ...more] = condition.filter.clauses.map(namesake);
    return first !== undefined && second !== undefined && more.length === 0 ? { first, second } : undefined;
  },
);

/** The objects whose name it must not have. */
function namesake(clause: Clause): Filter | undefined {
  if (clause.kind !== 'not' || clause.of.kind !== 'shares' || clause.of.what !== 'name') return undefined;
  return 'clauses' in clause.of.with ? clause.of.with : undefined;
}

/** "That player had another land enter under their control this turn". */
const hadEnter: Phrase<Condition> = mapPhrase(
  template({})`that player had ${{ what: aFilter }} enter under their control this turn`,
  ({ what }): Condition => ({ kind: 'count', of: { clauses: [...what.clauses, ARRIVED] }, is: '>=', amount: 1 }),
  condition => {
    if (condition.kind !== 'count' || condition.is !== '>=' || condition.amount !== 1) return undefined;
    const clauses = condition.of.clauses.slice(0, -1);
    return same(condition.of.clauses.at(-1), ARRIVED) ? { what: { clauses } } : undefined;
  },
);

/** 702.62b: in exile, with suspend and a time counter on it. */
const suspended: Phrase<Condition> = constant(
  {
    kind: 'is',
    ref: SELF,
    filter: {
      clauses: [
        { kind: 'inZone', zone: 'exile', whose: undefined },
        { kind: 'keyword', keyword: 'suspend' },
        { kind: 'counters', counter: 'time', is: '>=', amount: 1 },
      ],
    },
  },
  '~ is suspended',
);

const spent = { kind: 'manaSpent', symbol: undefined } as const;

/** Conditions on a spell that has just been cast: "that spell was kicked", "it targets ~". */
const aboutSpells: readonly Phrase<Condition>[] = [
  variant(constant({ kind: 'kicked' }, 'that spell was kicked')),
  variant(constant({ kind: 'compare', left: spent, is: '=', right: 0 }, 'no mana was spent to cast that spell')),
  ...(['it', 'that spell'] as const).flatMap(spell => {
    const cheap = constant<Condition>(
      { kind: 'compare', left: spent, is: '<', right: { kind: 'measure', measure: 'manaValue', of: IT_REF } },
      `the amount of mana spent to cast ${spell} was less than its mana value`,
    );
    const dear = constant<Condition>(
      { kind: 'compare', left: spent, is: '>', right: { kind: 'measure', measure: 'power', of: SELF } },
      `the amount of mana spent to cast ${spell} is greater than ~'s power`,
    );
    return [variant(cheap), variant(dear)];
  }),
  constant(
    {
      kind: 'is',
      ref: IT_REF,
      filter: { clauses: [{ kind: 'targets', of: { clauses: [] }, only: true }] },
    },
    'it has a single target',
  ),
  sharesWithExiled('cardType', 'a card type'),
  suspended,
  hadEnter,
  nameOfNone,
  targeting('it'),
  variant(targeting('that spell')),
];

/** "It shares a card type with the exiled card": the card exiled by the ability's own object. */
function sharesWithExiled(what: 'cardType', words: string): Phrase<Condition> {
  const exiled: Filter = { clauses: [{ kind: 'card' }, { kind: 'history', what: 'exiledWithThis' }] };
  return constant(
    { kind: 'is', ref: IT_REF, filter: { clauses: [{ kind: 'shares', what, with: exiled }] } },
    `it shares ${words} with the exiled card`,
  );
}

function targeting(spell: string): Phrase<Condition> {
  return mapPhrase(
    template({})`${literalText(spell)} targets ${oneOf<{ readonly of: Filter; readonly only?: true }>('a target', [
      template({ only: true })`only ${{ of: constant<Filter>({ clauses: [{ kind: 'is', ref: SELF }] }, '~') }}`,
      template({})`${{ of: longest(aFilter) }}`,
      variant(template({})`one or more ${{ of: longest(filterMany) }}`),
    ])}`,
    (it): Condition => ({ kind: 'is', ref: IT_REF, filter: { clauses: [{ kind: 'targets', ...it }] } }),
    condition => {
      if (condition.kind !== 'is' || condition.ref.kind !== 'it') return undefined;
      const [only, ...others] = condition.filter.clauses;
      if (only?.kind !== 'targets' || others.length > 0 || !('clauses' in only.of)) return undefined;
      return { of: only.of, ...(only.only === true ? { only: true as const } : {}) };
    },
  );
}

const number: Phrase<Amount> = oneOf<Amount>('a number', [digits]);

const ATTACKERS: Filter = { clauses: [{ kind: 'attacking' }, { kind: 'type', type: 'Creature' }, CONTROLLED] };

/** Conditions on the creatures that attack together. */
const aboutAttackers: readonly Phrase<Condition>[] = [
  variant(
    template({
      kind: 'compare',
      left: { kind: 'total', measure: 'power', of: ATTACKERS },
      is: '>=',
    })`you attacked with creatures with total power ${{ right: number }} or greater this combat`,
  ),
  variant(
    constant(
      {
        kind: 'compare',
        left: { kind: 'playerCounters', counter: 'poison', who: { kind: 'defending' } },
        is: '>=',
        right: 1,
      },
      'defending player is poisoned',
    ),
  ),
  variant(template({ kind: 'count', is: '>=', amount: 1 })`your team controls ${{ of: teamOf }}`),
];

/** Entering by the ability's own source: "it wasn't put onto the battlefield with this ability". */
const PUT_BY_ITSELF: Condition = {
  kind: 'is',
  ref: { kind: 'source' },
  filter: { clauses: [{ kind: 'is', ref: SELF }] },
};

const notPutByItself: readonly Phrase<Condition>[] = [
  constant({ kind: 'not', of: PUT_BY_ITSELF }, "it wasn't put onto the battlefield with this ability"),
  ...['put onto the battlefield with ~', 'created with this ability', 'created with ~', 'created by ~'].map(words =>
    variant(constant<Condition>({ kind: 'not', of: PUT_BY_ITSELF }, `it wasn't ${words}`)),
  ),
];

/** Conditions after "if". */
export const enteringIfs: readonly Phrase<Condition>[] = [
  variant(constant(LARGER, 'it has greater power or toughness than ~')),
  variant(constant(LARGER, 'that creature has greater power or toughness than ~')),
  variant(constant(greater('power'), "that creature's power is greater than ~'s")),
  variant(constant(greater('power'), "its power is greater than ~'s")),
  variant(constant(greater('power'), "it had power greater than ~'s power")),
  wasLess,
  variant(constant({ kind: 'not', of: { kind: 'turn', who: { kind: 'that' } } }, "it's not that player's turn")),
  differentNames,
  sized,
  constant(
    { kind: 'is', ref: IT_REF, filter: { clauses: [{ kind: 'shares', what: 'creatureType', with: SELF }] } },
    'it shares a creature type with ~',
  ),
  constant(
    { kind: 'is', ref: IT_REF, filter: { clauses: [{ kind: 'history', what: 'unearthed' }] } },
    'it was unearthed',
  ),
  ...notPutByItself,
  ...aboutSpells,
  ...aboutAttackers,
  constant({ kind: 'paid', cost: 'collect evidence' }, 'evidence was collected'),
  variant(constant({ kind: 'paid', cost: 'web-slinging' }, 'they were cast using web-slinging')),
  variant(constant({ kind: 'paid', cost: 'web-slinging' }, '~ was cast using web-slinging')),
  variant(
    constant(
      {
        kind: 'and',
        of: [
          { kind: 'wasCast', by: YOU },
          { kind: 'step', step: 'main', who: YOU },
        ],
      },
      'you cast it during your main phase',
    ),
  ),
  variant(constant({ kind: 'wasCast' }, 'he was cast')),
  variant(constant({ kind: 'wasCast' }, 'she was cast')),
  variant(constant({ kind: 'paid', cost: 'sneak' }, 'his sneak cost was paid')),
  variant(constant({ kind: 'paid', cost: 'sneak' }, 'her sneak cost was paid')),
  constant(
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
  constant({ kind: 'step', step: 'combat', who: undefined }, "it's the combat phase"),
  constant({ kind: 'step', step: 'declare attackers', who: undefined }, "it's the declare attackers step"),
];

/** Conditions after the event without an "if": "during combat", "while ~ has a -1/-1 counter on it". */
export const duringCondition: Phrase<Condition> = oneOf<Condition>('when', [
  constant({ kind: 'step', step: 'combat', who: undefined }, 'combat'),
  constant({ kind: 'step', step: 'declare attackers', who: undefined }, 'the declare attackers step'),
]);

type Where = Pick<Extract<TriggerEvent, { readonly kind: 'enters' }>, 'from' | 'fromWhose'>;

const YOURS: Where = { from: 'graveyard', fromWhose: YOU };
const ANYONES: Where = { from: 'graveyard' };

/** The origin of an object, as two events: "it entered from your graveyard or you cast it from your graveyard". */
export const cameFrom: Phrase<Where> = oneOf<Where>('where it came from', [
  constant(YOURS, 'it entered from your graveyard or you cast it from your graveyard'),
  variant(constant(YOURS, 'it entered from your graveyard or was cast from your graveyard')),
  constant(ANYONES, 'that creature entered from a graveyard or you cast it from a graveyard'),
  variant(constant(ANYONES, 'one or more of them entered from a graveyard or was cast from a graveyard')),
  variant(constant(ANYONES, 'they entered or were cast from a graveyard')),
  constant({ from: 'exile' }, 'one or more of them entered from exile or was cast from exile'),
]);

/** The events of an object put there from that zone, and of one whose spell was cast from it. */
export function enteredOrCastFrom(event: TriggerEvent, where: Where): readonly TriggerEvent[] | undefined {
  if (event.kind !== 'enters' || where.from === undefined) return undefined;
  const cast: Clause = { kind: 'history', what: 'cast', zone: where.from };
  return [
    { ...event, ...where },
    { ...event, what: { clauses: [...event.what.clauses, cast] } },
  ];
}

/** The events without the origin of the entering object; undefined where they are no such pairs. */
export function withoutOrigins(
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
    if (!same([one, events[n + 1]], enteredOrCastFrom(event, where))) return undefined;
    bare.push(event);
  }
  return { events: bare, where };
}
