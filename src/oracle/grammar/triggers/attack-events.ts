// 508.3: trigger events of attackers declared together: "you attack with two or more creatures", "you attack a player".
import type { Filter, PlayerRef, TriggerEvent } from '../../../engine/index.ts';
import { listPhrase, OR, prefer } from '../../combine.ts';
import { mapPhrase, memo, oneOf, type Phrase, same, variant } from '../../phrase.ts';
import { constant, template } from '../../template.ts';
import { aFilter, filterMany, filterOne } from '../nouns/filters.ts';
import { subjectOne } from '../nouns/subjects.ts';
import { wordNumber } from '../words/numbers.ts';
import { ANYONE, OPPONENT, playerOne, YOU } from '../words/players.ts';

type Attacked = Filter | PlayerRef;
type AttackEvent = Extract<TriggerEvent, { readonly kind: 'attacksWith' }>;

const CREATURES: Filter = { clauses: [{ kind: 'type', type: 'Creature' }] };
const PLANESWALKER_OF: (who: PlayerRef) => Filter = who => ({
  clauses: [
    { kind: 'type', type: 'Planeswalker' },
    { kind: 'controlledBy', who },
  ],
});

const fixedAttacked: Phrase<Attacked> = oneOf<Attacked>('what is attacked', [
  constant<Attacked>(YOU, 'you'),
  constant<Attacked>(OPPONENT, 'one of your opponents'),
  variant(constant<Attacked>(OPPONENT, 'an opponent')),
  constant<Attacked>(ANYONE, 'a player'),
  constant<Attacked>({ kind: 'another' }, 'another player'),
  constant<Attacked>({ kind: 'attached' }, 'enchanted player'),
  constant<Attacked>({ kind: 'chosen' }, 'the chosen player'),
  constant<Attacked>({ kind: 'mostLife' }, 'the player with the most life or tied for most life'),
  variant(constant<Attacked>(PLANESWALKER_OF(YOU), 'planeswalkers you control')),
  variant(constant<Attacked>(PLANESWALKER_OF(OPPONENT), 'a planeswalker they control')),
  constant<Attacked>(
    { clauses: [{ kind: 'is', ref: { kind: 'attached', as: 'enchanted' } }] },
    'enchanted planeswalker',
  ),
]);

const oneAttacked: Phrase<Attacked> = prefer<Attacked>('what is attacked', [fixedAttacked, aFilter]);

/** The things an attacker attacks: "you or a planeswalker you control", "a battle". */
export const attackedThings: Phrase<readonly Attacked[]> = memo(listPhrase(oneAttacked, OR));

const more = { is: '>=' } as const;
const any = { what: CREATURES, is: '>=', n: 1 } as const;

interface Number {
  readonly what: Filter;
  readonly is: AttackEvent['is'];
  readonly n: number;
}

const severalAttackers: Phrase<Number> = template(more)`${{ n: wordNumber }} or more ${{ what: filterMany }}`;

/** The attackers after "with": "one or more Knights", "two or more creatures", "exactly two creatures". */
const attackers: Phrase<Number> = oneOf<Number>('attackers', [
  mapPhrase(
    template({ ...more, n: 1 })`one or more ${{ what: filterMany }}`,
    it => (same(it.what, CREATURES) ? undefined : it),
    it => (same(it.what, CREATURES) ? undefined : it),
  ),
  variant(constant<Number>(any, 'one or more creatures')),
  severalAttackers,
  variant(template(more)`at least ${{ n: wordNumber }} ${{ what: filterMany }}`),
  template({ is: '=' })`exactly ${{ n: wordNumber }} ${{ what: filterMany }}`,
]);

const attack = { kind: 'attacksWith', ...any } as const;

/** One kind of player that is attacked. */
const players: Phrase<readonly Attacked[]> = oneOf<readonly Attacked[]>('a player', [
  constant<readonly Attacked[]>([ANYONE], 'a player'),
  constant<readonly Attacked[]>([OPPONENT], 'one of your opponents'),
  variant(constant<readonly Attacked[]>([OPPONENT], 'an opponent')),
  variant(constant<readonly Attacked[]>([OPPONENT], 'another one of your opponents')),
  constant<readonly Attacked[]>([{ kind: 'another' }], 'another player'),
]);

/** "You", with or without planeswalkers: attacked once, however many attackers there are. */
const yourself: Phrase<readonly Attacked[]> = oneOf<readonly Attacked[]>('you', [
  constant<readonly Attacked[]>([YOU], 'you'),
  constant<readonly Attacked[]>([YOU, PLANESWALKER_OF(YOU)], 'you and/or one or more planeswalkers you control'),
  constant<readonly Attacked[]>([PLANESWALKER_OF(YOU)], 'one or more planeswalkers you control'),
]);

/** Attackers besides the object itself: "at least two other creatures", "at least one other creature". */
const besides: Phrase<Number> = oneOf<Number>('attackers', [
  template({ ...more, n: 1 })`at least one ${{ what: filterOne }}`,
  template(more)`at least ${{ n: wordNumber }} ${{ what: filterMany }}`,
]);

/** 508.3e: "you attack a player": for each player attacked; "one or more of your opponents": once. */
const someone: readonly Phrase<TriggerEvent>[] = [
  template({ ...attack, who: YOU, each: true })`you attack ${{ whom: players }}`,
  template({ ...attack, each: true })`${{ who: playerOne }} attacks ${{ whom: players }}`,
  constant<TriggerEvent>({ ...attack, who: YOU, whom: [ANYONE] }, 'you attack one or more players'),
  template({ ...attack, whom: [OPPONENT] })`${{ who: playerOne }} attacks one or more of your opponents`,
  template({
    ...attack,
    whom: [{ kind: 'attached' }],
  })`${{ who: playerOne }} attacks enchanted player with one or more creatures`,
  variant(
    constant<TriggerEvent>({ ...attack, who: ANYONE, whom: [{ kind: 'attached' }] }, 'enchanted player is attacked'),
  ),
  variant(constant<TriggerEvent>({ ...attack, who: ANYONE, whom: [YOU] }, "you're attacked")),
];

const YOU_AND_YOURS: readonly Attacked[] = [YOU, PLANESWALKER_OF(YOU)];

/** Attackers of which only those that attack you and yours count: "…, if two or more of those creatures are attacking you". */
const atYou: readonly Phrase<TriggerEvent>[] = [
  template({ ...attack, n: 2, whom: YOU_AND_YOURS })`${{
    who: playerOne,
  }} attacks with creatures, if two or more of those creatures are attacking you and/or planeswalkers you control`,
  variant(
    template({ ...attack, whom: YOU_AND_YOURS })`${{
      who: playerOne,
    }} attacks, if they attacked you and/or a planeswalker you control`,
  ),
  template({ ...attack, each: true, whom: [PLANESWALKER_OF(YOU)] as readonly Attacked[] })`${{
    who: playerOne,
  }} attacks a planeswalker you control with one or more creatures`,
];

/** Events of attackers that are counted together. */
export const attackEvents: Phrase<TriggerEvent> = memo(
  oneOf<TriggerEvent>('attackers declared', [
    constant<TriggerEvent>({ ...attack, who: YOU }, 'you attack'),
    template({ ...attack })`${{ who: playerOne }} attacks`,
    template({ kind: 'attacksWith', who: YOU })`you attack with ${attackers}`,
    template({ kind: 'attacksWith' })`${{ who: playerOne }} attacks with ${attackers}`,
    ...someone,
    template({ kind: 'attacksWith', who: ANYONE })`${{ beside: subjectOne }} and ${besides} attack`,
    template({
      kind: 'attacksWith',
      who: YOU,
      is: '>=',
      n: 1,
    })`you attack with ${{ beside: subjectOne }} and ${{ what: aFilter }}`,
    ...atYou,
    variant(template({ kind: 'attacksWith', who: ANYONE })`${severalAttackers} attack`),
    template({ kind: 'attacksWith', who: YOU, each: true })`you attack ${{ whom: players }} with ${attackers}`,
    template({ kind: 'attacksWith', each: true })`${{ who: playerOne }} attacks ${{ whom: players }} with ${attackers}`,
    template({ kind: 'attacksWith' })`${{ who: playerOne }} attacks ${{ whom: yourself }} with ${attackers}`,
    template(attack)`${{ who: playerOne }} attacks ${{ whom: yourself }}`,
    prefer<TriggerEvent>('attackers declared', [
      variant(template({ kind: 'attacksWith', who: ANYONE })`${severalAttackers} attack ${{ whom: yourself }}`),
      template({ kind: 'attacksWith', who: ANYONE })`${severalAttackers} attack ${{ whom: attackedThings }}`,
    ]),
  ]),
);
