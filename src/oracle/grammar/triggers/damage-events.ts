// 603: trigger events of damage: "~ deals combat damage to a player", "a source you control deals 5 or more damage".
import type { Comparison, Filter, PlayerRef, TriggerEvent } from '../../../engine/index.ts';
import { literalText, mapPhrase, oneOf, type Phrase, same, variant } from '../../phrase.ts';
import { constant, template } from '../../template.ts';
import { sourceOne } from '../instead/sources-and-recipients.ts';
import { aFilter, filterMany, filterOne } from '../nouns/filters.ts';
import { clauseOf, filterOf } from '../words/noun-clauses.ts';
import { digits } from '../words/numbers.ts';
import { ANYONE, OPPONENT, YOU } from '../words/players.ts';

const SELF: Filter = { clauses: [{ kind: 'is', ref: { kind: 'self' } }] };
const ANYTHING: Filter = { clauses: [] };

const one = { kind: 'dealsDamage', oneOrMore: false } as const;
const more = { kind: 'dealsDamage', oneOrMore: true } as const;

function recipient(): Phrase<Filter | PlayerRef> {
  return oneOf<Filter | PlayerRef>('what is damaged', [
    constant<PlayerRef>(ANYONE, 'a player'),
    constant<PlayerRef>(OPPONENT, 'an opponent'),
    variant(constant<PlayerRef>(OPPONENT, 'one of your opponents')),
    variant(constant<PlayerRef>(OPPONENT, 'one or more of your opponents')),
    variant(constant<PlayerRef>(OPPONENT, 'your opponents')),
    variant(constant<PlayerRef>(ANYONE, 'one or more players')),
    constant<PlayerRef>({ kind: 'another' }, 'another player'),
    constant<PlayerRef>(YOU, 'you'),
    constant<PlayerRef>({ kind: 'attached' }, 'enchanted player'),
    constant<PlayerRef>({ kind: 'defending' }, 'defending player'),
    constant<Filter>(
      { clauses: [{ kind: 'is', ref: { kind: 'attached', as: 'enchanted' } }] },
      'enchanted planeswalker',
    ),
    constant<Filter>(SELF, '~'),
    aFilter,
  ]);
}

/** The source of damage: "a source you control", "your commander", "~". */
const source: Phrase<Filter> = oneOf<Filter>('a source', [
  constant({ clauses: [{ kind: 'commander' }, { kind: 'ownedBy', who: YOU }] }, 'your commander'),
  sourceOne,
]);

interface AtLeast {
  readonly is: Comparison;
  readonly n: number;
}

const amount: Phrase<AtLeast> = oneOf<AtLeast>('how much', [
  template({ is: '>=' })`${{ n: digits }} or more`,
  template({ is: '=' })`exactly ${{ n: digits }}`,
]);

/** Either of two sources: "a red instant spell you control or by a red planeswalker you control". */
const either: Phrase<Filter> = mapPhrase(
  template({})`${{ first: aFilter }} or by ${{ second: aFilter }}`,
  ({ first, second }): Filter => ({ clauses: [{ kind: 'any', of: [clauseOf(first), clauseOf(second)] }] }),
  ({ clauses: [any, ...others] }) => {
    const [first, second, ...rest] = any?.kind === 'any' && others.length === 0 ? any.of : [];
    if (first === undefined || second === undefined || rest.length > 0) return undefined;
    return { first: filterOf(first), second: filterOf(second) };
  },
);

const WHICH = [
  [true, 'combat '],
  [false, 'noncombat '],
  [undefined, ''],
] as const;

/** Damage by one source: "a source you control deals noncombat damage to an opponent". */
const dealt: readonly Phrase<TriggerEvent>[] = WHICH.flatMap(([combat, word]) => [
  template({ ...one, combat })`${{ source }} deals ${literalText(`${word}damage`)} to ${{ to: recipient() }}`,
  template({ ...one, combat, to: undefined })`${{ source }} deals ${literalText(`${word}damage`)}`,
  variant(
    template({ ...one, combat, to: undefined })`${{ source }} deals ${literalText(
      `${word}damage`,
    )} to one or more permanents and/or players`,
  ),
  template({
    ...one,
    combat,
  })`${{ source }} deals ${{ amount }} ${literalText(`${word}damage`)} to ${{ to: recipient() }}`,
  template({ ...one, combat, to: undefined })`${{ source }} deals ${{ amount }} ${literalText(`${word}damage`)}`,
]);

type Damage = Extract<TriggerEvent, { readonly kind: 'dealsDamage' }>;

/** "Deals combat damage to a player", without what deals it. */
export const damageVerb: Phrase<Omit<Damage, 'source'>> = oneOf<Omit<Damage, 'source'>>(
  'a verb',
  WHICH.flatMap(([combat, word]) => [
    template({ ...one, combat })`deals ${literalText(`${word}damage`)} to ${{ to: recipient() }}`,
    template({ ...one, combat, to: undefined })`deals ${literalText(`${word}damage`)}`,
  ]),
);

/** A recipient without its article, after another: "player", "planeswalker". */
const bareRecipient: Phrase<Filter | PlayerRef> = oneOf<Filter | PlayerRef>('what is damaged', [
  constant<PlayerRef>(ANYONE, 'player'),
  constant<PlayerRef>(OPPONENT, 'opponent'),
  filterOne,
]);

const firstRecipient: Phrase<Filter | PlayerRef> = oneOf<Filter | PlayerRef>('what is damaged', [
  constant<PlayerRef>(ANYONE, 'a player'),
  constant<PlayerRef>(OPPONENT, 'an opponent'),
  aFilter,
]);

interface TwoRecipients {
  readonly source: Filter;
  readonly first: Filter | PlayerRef;
  readonly second: Filter | PlayerRef;
}

/** Damage to a player or a permanent: an event for each of the two. */
export const damageToEither: Phrase<readonly TriggerEvent[]> = oneOf<readonly TriggerEvent[]>(
  'an event',
  WHICH.flatMap(([combat, word]) => {
    const damage = literalText(`${word}damage`);
    return [
      toEither(
        combat,
        template({})`${{ source }} deals ${damage} to ${{ first: firstRecipient }} or ${{ second: bareRecipient }}`,
      ),
      ...manyToEither(combat, word),
      toEither(
        combat,
        template({ first: YOU as Filter | PlayerRef })`${{ source }} deals ${damage} to you or ${{ second: aFilter }}`,
      ),
    ];
  }),
);

/** The same of one or more sources, or of any: "combat damage is dealt to you or a planeswalker you control". */
function manyToEither(combat: boolean | undefined, word: string): readonly Phrase<readonly TriggerEvent[]>[] {
  const damage = literalText(`${word}damage`);
  return [
    oneOrMoreToEither(
      combat,
      template({})`one or more ${{ source: filterMany }} deal ${damage} to ${{ first: firstRecipient }} or ${{
        second: bareRecipient,
      }}`,
    ),
    oneOrMoreToEither(
      combat,
      template({ source: ANYTHING as Filter, first: YOU as Filter | PlayerRef })`${damage} is dealt to you or ${{
        second: aFilter,
      }}`,
    ),
  ];
}

function oneOrMoreToEither(
  combat: boolean | undefined,
  phrase: Phrase<TwoRecipients>,
): Phrase<readonly TriggerEvent[]> {
  return mapPhrase(
    phrase,
    ({ source: by, first, second }): readonly TriggerEvent[] => [first, second].map(to => damageOf(combat, by, to)),
    ([first, second, ...others]) => {
      if (first?.kind !== 'dealsDamage' || second?.kind !== 'dealsDamage' || others.length > 0) return undefined;
      if (first.to === undefined || second.to === undefined) return undefined;
      const read = { source: first.source, first: first.to, second: second.to };
      const again = [read.first, read.second].map(to => damageOf(combat, read.source, to));
      return same(again, [first, second]) ? read : undefined;
    },
  );
}

function damageOf(combat: boolean | undefined, by: Filter, to: Filter | PlayerRef): TriggerEvent {
  return { ...more, combat, source: by, to };
}

function toEither(combat: boolean | undefined, phrase: Phrase<TwoRecipients>): Phrase<readonly TriggerEvent[]> {
  return mapPhrase(
    phrase,
    ({ source: by, first, second }): readonly TriggerEvent[] | undefined =>
      'clauses' in first === 'clauses' in second
        ? undefined
        : [first, second].map(to => ({ ...one, combat, source: by, to })),
    events => {
      const [first, second, ...others] = events;
      if (first?.kind !== 'dealsDamage' || second?.kind !== 'dealsDamage' || others.length > 0) return undefined;
      if (first.to === undefined || second.to === undefined || first.combat !== combat) return undefined;
      if (!same({ ...first, to: second.to }, second) || first.amount !== undefined || first.oneOrMore) return undefined;
      return { source: first.source, first: first.to, second: second.to };
    },
  );
}

/** A card that is several people: "~ deal combat damage to a player". */
const dealtByAll: readonly Phrase<TriggerEvent>[] = WHICH.map(([combat, word]) =>
  variant(template({ ...one, source: SELF, combat })`~ deal ${literalText(`${word}damage`)} to ${{ to: recipient() }}`),
);

/** Damage to any recipient: "To a permanent or player". */
const dealtToAny: readonly Phrase<TriggerEvent>[] = WHICH.flatMap(([combat, word]) => [
  template({ ...one, combat, to: undefined, toEach: true })`${{ source: sourceOne }} deals ${literalText(
    `${word}damage to a permanent or player`,
  )}`,
  template({ ...one, combat, to: undefined, toEach: true })`${{ source: sourceOne }} deals ${{ amount }} ${literalText(
    `${word}damage to a permanent or player`,
  )}`,
]);

/** Damage by several sources: "one or more creatures you control deal combat damage to a player". */
const dealtByMany: readonly Phrase<TriggerEvent>[] = WHICH.flatMap(([combat, word]) =>
  ['deal', 'deals'].map(verb => {
    const words = literalText(`${verb} ${word}damage`);
    const phrase = template({
      ...more,
      combat,
    })`one or more ${{ source: filterMany }} ${words} to ${{ to: recipient() }}`;
    return verb === 'deal' ? phrase : variant(phrase);
  }),
);

/** Damage to players by any source: "you're dealt damage". */
const undergone: readonly Phrase<TriggerEvent>[] = WHICH.flatMap(([combat, word]) =>
  (
    [
      [YOU, "you're"],
      [OPPONENT, 'an opponent is'],
      [ANYONE, 'a player is'],
      [{ kind: 'attached' }, 'enchanted player is'],
    ] as const
  ).flatMap(([to, verb]): readonly Phrase<TriggerEvent>[] => [
    constant<TriggerEvent>({ ...more, source: ANYTHING, to, combat }, `${verb} dealt ${word}damage`),
    ...passive(to, combat, word),
    template({
      ...more,
      source: ANYTHING,
      to: to as PlayerRef,
      combat,
    })`${literalText(verb)} dealt ${{ amount }} ${literalText(`${word}damage`)}`,
  ]),
);

/** "Combat damage is dealt to you", "… to one of the chosen players": the usual words for it. */
function passive(to: PlayerRef, combat: boolean | undefined, word: string): readonly Phrase<TriggerEvent>[] {
  const chosen = { kind: 'chosen', among: 'any' } as const;
  return to.kind === 'you'
    ? [
        variant(constant<TriggerEvent>({ ...more, source: ANYTHING, to, combat }, `${word}damage is dealt to you`)),
        constant<TriggerEvent>(
          { ...more, source: ANYTHING, to: chosen, combat },
          `${word}damage is dealt to one of the chosen players`,
        ),
      ]
    : [];
}

/** Damage by one source, told of whom it is dealt to: "an opponent is dealt 3 or more damage by a single source". */
const bySource: readonly Phrase<TriggerEvent>[] = (
  [
    [OPPONENT, 'an opponent is dealt '],
    [ANYONE, 'a player is dealt '],
  ] as const
).flatMap(([to, verb]) => [
  template({ ...one, source: ANYTHING, to: to as PlayerRef, combat: undefined })`${literalText(verb)}${{
    amount,
  }} damage by a single source`,
  template({ ...one, to: to as PlayerRef, combat: undefined })`${literalText(verb)}damage by ${{ source: either }}`,
]);

/** 615.13: damage that is prevented. */
const prevented: Phrase<TriggerEvent> = template({ kind: 'damagePrevented' })`damage that would be dealt to ${{
  to: recipient(),
}} is prevented`;

/** Events of damage except "is dealt damage" with an object as the subject. */
export const damageEvents: Phrase<TriggerEvent> = mapPhrase(
  oneOf<TriggerEvent>('damage', [
    ...bySource,
    ...dealt,
    ...dealtByAll,
    ...dealtToAny,
    ...dealtByMany,
    ...undergone,
    prevented,
  ]),
  it => it,
  it => (it.kind === 'dealsDamage' || it.kind === 'damagePrevented' ? it : undefined),
);
