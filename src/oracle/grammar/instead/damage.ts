// 614.1a, 614.9: more, less or other damage: "it deals double that damage instead", "… is dealt to ~ instead".
import type {
  Effect,
  EventPattern,
  Filter,
  ObjectRef,
  PlayerRef,
  ReplacementAbility,
  Rewrite,
} from '../../../engine/index.ts';
import { optional, ranked, single, table } from '../../combine.ts';
import { form, just, says } from '../../form.ts';
import { either, map, memo, oneOf, type Phrase, variant } from '../../phrase.ts';
import { amount } from '../amounts.ts';
import { digits } from '../numbers.ts';
import { playerOne, ref, YOU } from '../players.ts';
import { again, type Recipient, recipients, recipientsMany, sourceMany, sourceOne } from './about.ts';
import { instead } from './deeds.ts';
import { doAll, does, inPlace, stated, would } from './would.ts';

type Dealt = Extract<EventPattern, { readonly kind: 'dealDamage' }>;

/** "", "combat ", "noncombat ". */
export const combat: Phrase<boolean | undefined> = optional(
  oneOf<boolean>('which damage', [says(true, 'combat '), says(false, 'noncombat ')]),
);

const damage = { kind: 'dealDamage' } as const;

/** "a source would deal damage to you": said of the source. */
export const sourceDeals: Phrase<Dealt> = memo(
  oneOf<Dealt>('damage', [
    form({ ...damage, to: undefined })`${{ source: sourceOne }} would deal ${{ combat }}damage`,
    form(damage)`${{ source: sourceOne }} would deal ${{ combat }}damage to ${{ to: recipients }}`,
    form({ ...damage, combat: undefined })`${{ source: sourceOne }} would deal ${{
      atLeast: digits,
    }} or more damage to ${{ to: recipients }}`,
    form({ ...damage, combat: undefined })`${{ source: sourceOne }} would deal ${{
      atMost: digits,
    }} or less damage to ${{ to: recipients }}`,
    form({ ...damage })`${{ source: sourceOne }} would deal an amount of ${{ combat }}damage less than ${{
      lessThan: amount,
    }} to ${{ to: recipients }}`,
  ]),
);

/** "damage would be dealt to you": nothing said of the source. */
export const isDealt: Phrase<Dealt> = memo(
  oneOf<Dealt>('damage', [
    form({ ...damage, source: undefined })`${{ combat }}damage would be dealt to ${{ to: recipients }}`,
    variant(form({ ...damage, source: undefined })`${{ to: recipients }} would be dealt ${{ combat }}damage`),
  ]),
);

/** "red damage" has no place here: any damage, whichever way it is said. */
export const anyDamage: Phrase<Dealt> = oneOf<Dealt>('damage', [sourceDeals, isDealt]);

const deals = either('it deals ', 'that source deals ');
const double = either('double that damage', 'twice that much damage');
const triple = either('triple that damage', 'three times that much damage');

/** What becomes of the damage. */
const resized: Phrase<Rewrite> = oneOf<Rewrite>('so much damage', [
  form({ kind: 'scale', times: 2 })`${deals}${double}${again} instead`,
  form({ kind: 'scale', times: 3 })`${deals}${triple}${again} instead`,
  form({ kind: 'add' })`${deals}that much damage plus ${{ amount: digits }}${again} instead`,
  form({ kind: 'add' })`${deals}that much damage plus X${again} instead, where X is ${{ amount }}`,
  variant(form({ kind: 'add' })`instead ${deals}that much damage plus X${again}, where X is ${{ amount }}`),
  variant(
    form({ kind: 'add' })`${deals}that much damage plus an amount of damage equal to ${{ amount }}${again} instead`,
  ),
  less(just`${deals}that much damage minus ${digits}${again} instead`),
  form({ kind: 'halve' })`${deals}half that damage, rounded ${{
    rounded: table('up or down', { up: 'up', down: 'down' } as const),
  }},${again} instead`,
  form({ kind: 'setAmount' })`${deals}${{ amount: digits }} damage${again} instead`,
  form({ kind: 'setAmount' })`${deals}damage equal to ${{ amount }}${again} instead`,
  says(
    { kind: 'redirect', to: { kind: 'controllerOf', of: { kind: 'source' } } },
    'it deals that damage to its controller instead',
  ),
]);

function less(phrase: Phrase<number>): Phrase<Rewrite> {
  return map(
    phrase,
    (n): Rewrite => ({ kind: 'add', amount: -n }),
    it => (it.kind === 'add' && typeof it.amount === 'number' && it.amount < 0 ? -it.amount : undefined),
  );
}

/** "double all damage that sources you control would deal". */
const doubleAll: Phrase<ReplacementAbility> = form({
  kind: 'replacement',
  condition: undefined,
  optional: undefined,
  rewrites: [{ kind: 'scale', times: 2 }],
})`double all damage ${{
  event: form({
    ...damage,
    to: undefined,
    combat: undefined,
  })`${either('that ', '')}${{ source: sourceMany }} would deal`,
}}`;

/** To whom or what it is dealt instead. */
const elsewhere: Phrase<ObjectRef | PlayerRef> = oneOf<ObjectRef | PlayerRef>('elsewhere', [
  says<ObjectRef | PlayerRef>(YOU, 'you'),
  ref,
  playerOne,
]);

/** "all damage that would be dealt to you is dealt to ~ instead". */
const redirected = form({ optional: undefined })`all ${{ event: allDealt() }} is dealt to ${{
  rewrites: single(form({ kind: 'redirect' })`${{ to: elsewhere }}`),
}} instead`;

function allDealt(): Phrase<Dealt> {
  return oneOf<Dealt>('damage', [
    form({ ...damage, source: undefined })`${{ combat }}damage that would be dealt to ${{ to: recipientsMany }}`,
    form(damage)`${{ combat }}damage that would be dealt to ${{ to: recipientsMany }} by ${{ source: sourceMany }}`,
    form({ ...damage, to: undefined })`${{ combat }}damage that would be dealt by ${{ source: sourceMany }}`,
  ]);
}

/** 120.4c: "damage that would reduce your life total to less than 1 reduces it to 1 instead". */
const floor = form({
  event: { ...damage, source: undefined, to: [{ kind: 'you' }] as readonly Recipient[], combat: undefined },
  optional: undefined,
})`damage that would reduce your life total to less than ${{
  rewrites: single(
    map(
      form({})`${{ floor: digits }} reduces it to ${{ same: digits }} instead`,
      (it): Rewrite | undefined => (it.floor === it.same ? { kind: 'lifeFloor', floor: it.floor } : undefined),
      it => (it.kind === 'lifeFloor' ? { floor: it.floor, same: it.floor } : undefined),
    ),
  ),
}}`;

/** "all damage is dealt as though its source had wither", "… is dealt to you as though …". */
const asThough = form({ optional: undefined })`all ${{
  event: oneOf<Dealt>('damage', [
    form({ ...damage, source: undefined, to: undefined })`${{ combat }}damage is dealt`,
    form({ ...damage, source: undefined, to: [YOU] as readonly Recipient[] })`${{ combat }}damage is dealt to you`,
  ]),
}} as though its source had ${{
  rewrites: single(
    form({ kind: 'asThough' })`${{ keyword: table('a keyword', { wither: 'wither', infect: 'infect' }) }}`,
  ),
}}`;

const FROM_GRAVEYARD: Filter = { clauses: [{ kind: 'card' }, { kind: 'inZone', zone: 'graveyard', whose: YOU }] };

/** Cards instead of damage, as long as there are enough of them. */
const exilesOrLoses: Phrase<readonly Rewrite[]> = inPlace(
  says<readonly Effect[]>(
    [
      {
        kind: 'if',
        condition: { kind: 'count', of: FROM_GRAVEYARD, is: '>=', amount: { kind: 'that' } },
        then: [
          {
            kind: 'move',
            verb: 'exile',
            who: YOU,
            what: { kind: 'choose', filter: FROM_GRAVEYARD, min: { kind: 'that' }, max: { kind: 'that' } },
            to: 'exile',
          },
        ],
        otherwise: [{ kind: 'loseGame', who: YOU }],
      },
    ],
    "exile that many cards from your graveyard instead. if you can't, you lose the game",
  ),
);

/** Whole sentences. */
export const damageInstead: Phrase<ReplacementAbility> = ranked<ReplacementAbility>('other damage', [
  would(sourceDeals, does(resized)),
  would(anyDamage, doAll(instead)),
  would(anyDamage, doAll(exilesOrLoses)),
  doubleAll,
  stated(redirected),
  stated(floor),
  stated(asThough),
]);
