// 603: damage that triggers: "~ deals combat damage to a player", "a source you control deals 5 or more damage", "you're dealt damage".
import type { Comparison, Filter, PlayerRef, TriggerEvent } from '../../engine/index.ts';
import { form, says } from '../form.ts';
import { lit, map, oneOf, type Phrase, variant } from '../phrase.ts';
import { aFilter, filterMany } from './filters.ts';
import { sourceOne } from './instead/about.ts';
import { digits } from './numbers.ts';
import { ANYONE, OPPONENT, YOU } from './players.ts';

const SELF: Filter = { clauses: [{ kind: 'is', ref: { kind: 'self' } }] };
const ANYTHING: Filter = { clauses: [] };

const one = { kind: 'dealsDamage', oneOrMore: false } as const;
const more = { kind: 'dealsDamage', oneOrMore: true } as const;

function recipient(): Phrase<Filter | PlayerRef> {
  return oneOf<Filter | PlayerRef>('what is damaged', [
    says<PlayerRef>(ANYONE, 'a player'),
    says<PlayerRef>(OPPONENT, 'an opponent'),
    variant(says<PlayerRef>(OPPONENT, 'one of your opponents')),
    variant(says<PlayerRef>(OPPONENT, 'one or more of your opponents')),
    variant(says<PlayerRef>(OPPONENT, 'your opponents')),
    variant(says<PlayerRef>(ANYONE, 'one or more players')),
    says<PlayerRef>({ kind: 'another' }, 'another player'),
    says<PlayerRef>(YOU, 'you'),
    says<PlayerRef>({ kind: 'attached' }, 'enchanted player'),
    says<Filter>(SELF, '~'),
    aFilter,
  ]);
}

/** "a source you control", "your commander", "~". */
const source: Phrase<Filter> = oneOf<Filter>('a source', [
  says({ clauses: [{ kind: 'commander' }, { kind: 'ownedBy', who: YOU }] }, 'your commander'),
  sourceOne,
]);

interface AtLeast {
  readonly is: Comparison;
  readonly n: number;
}

const amount: Phrase<AtLeast> = oneOf<AtLeast>('how much', [
  form({ is: '>=' })`${{ n: digits }} or more`,
  form({ is: '=' })`exactly ${{ n: digits }}`,
]);

const WHICH = [
  [true, 'combat '],
  [false, 'noncombat '],
  [undefined, ''],
] as const;

/** What a source does: "a source you control deals noncombat damage to an opponent". */
const dealt: readonly Phrase<TriggerEvent>[] = WHICH.flatMap(([combat, word]) => [
  form({ ...one, combat })`${{ source }} deals ${lit(`${word}damage`)} to ${{ to: recipient() }}`,
  form({ ...one, combat, to: undefined })`${{ source }} deals ${lit(`${word}damage`)}`,
  variant(
    form({ ...one, combat, to: undefined })`${{ source }} deals ${lit(
      `${word}damage`,
    )} to one or more permanents and/or players`,
  ),
  form({
    ...one,
    combat,
  })`${{ source }} deals ${{ amount }} ${lit(`${word}damage`)} to ${{ to: recipient() }}`,
  form({ ...one, combat, to: undefined })`${{ source }} deals ${{ amount }} ${lit(`${word}damage`)}`,
]);

/** "To a permanent or player": whatever it is. */
const dealtToAny: readonly Phrase<TriggerEvent>[] = WHICH.flatMap(([combat, word]) => [
  form({ ...one, combat, to: undefined, toEach: true })`${{ source: sourceOne }} deals ${lit(
    `${word}damage to a permanent or player`,
  )}`,
  form({ ...one, combat, to: undefined, toEach: true })`${{ source: sourceOne }} deals ${{ amount }} ${lit(
    `${word}damage to a permanent or player`,
  )}`,
]);

/** "One or more creatures you control deal combat damage to a player". */
const dealtByMany: readonly Phrase<TriggerEvent>[] = WHICH.map(
  ([combat, word]) =>
    form({
      ...more,
      combat,
    })`one or more ${{ source: filterMany }} deal ${lit(`${word}damage`)} to ${{ to: recipient() }}`,
);

/** What is done to players, by whatever source: "you're dealt damage". */
const undergone: readonly Phrase<TriggerEvent>[] = WHICH.flatMap(([combat, word]) =>
  (
    [
      [YOU, "you're"],
      [OPPONENT, 'an opponent is'],
      [ANYONE, 'a player is'],
      [{ kind: 'attached' }, 'enchanted player is'],
    ] as const
  ).flatMap(([to, said]): readonly Phrase<TriggerEvent>[] => [
    says<TriggerEvent>({ ...more, source: ANYTHING, to, combat }, `${said} dealt ${word}damage`),
    form({
      ...more,
      source: ANYTHING,
      to: to as PlayerRef,
      combat,
    })`${lit(said)} dealt ${{ amount }} ${lit(`${word}damage`)}`,
  ]),
);

/** 615.13. */
const prevented: Phrase<TriggerEvent> = form({ kind: 'damagePrevented' })`damage that would be dealt to ${{
  to: recipient(),
}} is prevented`;

/** Events of damage, but for "is dealt damage" said of an object. */
export const damageEvents: Phrase<TriggerEvent> = map(
  oneOf<TriggerEvent>('damage', [...dealt, ...dealtToAny, ...dealtByMany, ...undergone, prevented]),
  it => it,
  it => (it.kind === 'dealsDamage' || it.kind === 'damagePrevented' ? it : undefined),
);
