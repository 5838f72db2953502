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
import { listOfOne, optional, rankedWordings, wordTable } from '../../combine.ts';
import { either, mapPhrase, memo, oneOf, type Phrase, variant } from '../../phrase.ts';
import { constant, template, wrapping } from '../../template.ts';
import { amount } from '../amounts/amounts.ts';
import { digits } from '../words/numbers.ts';
import { objectRef, playerOne, YOU } from '../words/players.ts';
import { insteadClause } from './instead-actions.ts';
import {
  type Recipient,
  recipients,
  recipientsMany,
  repeatedRecipient,
  sourceMany,
  sourceOne,
} from './sources-and-recipients.ts';
import { allRewrites, insteadRewrite, onlyRewrite, statedReplacement, wouldSentence } from './would.ts';

type Dealt = Extract<EventPattern, { readonly kind: 'dealDamage' }>;

/** Combat damage, noncombat damage, or any: "", "combat ", "noncombat ". */
export const combatWord: Phrase<boolean | undefined> = optional(
  oneOf<boolean>('which damage', [constant(true, 'combat '), constant(false, 'noncombat ')]),
);

const damage = { kind: 'dealDamage' } as const;

/** Damage with its source as the subject: "a source would deal damage to you". */
export const sourceDeals: Phrase<Dealt> = memo(
  oneOf<Dealt>('damage', [
    template({ ...damage, to: undefined })`${{ source: sourceOne }} would deal ${{ combat: combatWord }}damage`,
    template(damage)`${{ source: sourceOne }} would deal ${{ combat: combatWord }}damage to ${{ to: recipients }}`,
    template({ ...damage, combat: undefined })`${{ source: sourceOne }} would deal ${{
      atLeast: digits,
    }} or more damage to ${{ to: recipients }}`,
    template({ ...damage, combat: undefined })`${{ source: sourceOne }} would deal ${{
      atMost: digits,
    }} or less damage to ${{ to: recipients }}`,
    template({
      ...damage,
    })`${{ source: sourceOne }} would deal an amount of ${{ combat: combatWord }}damage less than ${{
      lessThan: amount,
    }} to ${{ to: recipients }}`,
  ]),
);

/** Damage without a source: "damage would be dealt to you". */
export const isDealt: Phrase<Dealt> = memo(
  oneOf<Dealt>('damage', [
    template({ ...damage, source: undefined })`${{ combat: combatWord }}damage would be dealt to ${{ to: recipients }}`,
    variant(
      template({ ...damage, source: undefined })`${{ to: recipients }} would be dealt ${{ combat: combatWord }}damage`,
    ),
  ]),
);

/** Damage in either wording. */
export const anyDamage: Phrase<Dealt> = oneOf<Dealt>('damage', [sourceDeals, isDealt]);

const deals = either('it deals ', 'that source deals ');
const double = either('double that damage', 'twice that much damage');
const triple = either('triple that damage', 'three times that much damage');

/** The changed amount of damage. */
const resized: Phrase<Rewrite> = oneOf<Rewrite>('so much damage', [
  template({ kind: 'scale', times: 2 })`${deals}${double}${repeatedRecipient} instead`,
  template({ kind: 'scale', times: 3 })`${deals}${triple}${repeatedRecipient} instead`,
  template({ kind: 'add' })`${deals}that much damage plus ${{ amount: digits }}${repeatedRecipient} instead`,
  template({ kind: 'add' })`${deals}that much damage plus X${repeatedRecipient} instead, where X is ${{ amount }}`,
  variant(
    template({ kind: 'add' })`instead ${deals}that much damage plus X${repeatedRecipient}, where X is ${{ amount }}`,
  ),
  variant(
    template({
      kind: 'add',
    })`${deals}that much damage plus an amount of damage equal to ${{ amount }}${repeatedRecipient} instead`,
  ),
  less(wrapping`${deals}that much damage minus ${digits}${repeatedRecipient} instead`),
  template({ kind: 'halve' })`${deals}half that damage, rounded ${{
    rounded: wordTable('up or down', { up: 'up', down: 'down' } as const),
  }},${repeatedRecipient} instead`,
  template({ kind: 'setAmount' })`${deals}${{ amount: digits }} damage${repeatedRecipient} instead`,
  template({ kind: 'setAmount' })`${deals}damage equal to ${{ amount }}${repeatedRecipient} instead`,
  constant(
    { kind: 'redirect', to: { kind: 'controllerOf', of: { kind: 'source' } } },
    'it deals that damage to its controller instead',
  ),
]);

function less(phrase: Phrase<number>): Phrase<Rewrite> {
  return mapPhrase(
    phrase,
    (n): Rewrite => ({ kind: 'add', amount: -n }),
    it => (it.kind === 'add' && typeof it.amount === 'number' && it.amount < 0 ? -it.amount : undefined),
  );
}

/** "double all damage that sources you control would deal". */
const doubleAll: Phrase<ReplacementAbility> = template({
  kind: 'replacement',
  condition: undefined,
  optional: undefined,
  rewrites: [{ kind: 'scale', times: 2 }],
})`double all damage ${{
  event: template({
    ...damage,
    to: undefined,
    combat: undefined,
  })`${either('that ', '')}${{ source: sourceMany }} would deal`,
}}`;

/** The recipient of redirected damage. */
const elsewhere: Phrase<ObjectRef | PlayerRef> = oneOf<ObjectRef | PlayerRef>('elsewhere', [
  constant<ObjectRef | PlayerRef>(YOU, 'you'),
  objectRef,
  playerOne,
]);

/** "all damage that would be dealt to you is dealt to ~ instead". */
const redirected = template({ optional: undefined })`all ${{ event: allDealt() }} is dealt to ${{
  rewrites: listOfOne(template({ kind: 'redirect' })`${{ to: elsewhere }}`),
}} instead`;

function allDealt(): Phrase<Dealt> {
  return oneOf<Dealt>('damage', [
    template({
      ...damage,
      source: undefined,
    })`${{ combat: combatWord }}damage that would be dealt to ${{ to: recipientsMany }}`,
    template(
      damage,
    )`${{ combat: combatWord }}damage that would be dealt to ${{ to: recipientsMany }} by ${{ source: sourceMany }}`,
    template({
      ...damage,
      to: undefined,
    })`${{ combat: combatWord }}damage that would be dealt by ${{ source: sourceMany }}`,
  ]);
}

/** 120.4c: "damage that would reduce your life total to less than 1 reduces it to 1 instead". */
const floor = template({
  event: { ...damage, source: undefined, to: [{ kind: 'you' }] as readonly Recipient[], combat: undefined },
  optional: undefined,
})`damage that would reduce your life total to less than ${{
  rewrites: listOfOne(
    mapPhrase(
      template({})`${{ floor: digits }} reduces it to ${{ same: digits }} instead`,
      (it): Rewrite | undefined => (it.floor === it.same ? { kind: 'lifeFloor', floor: it.floor } : undefined),
      it => (it.kind === 'lifeFloor' ? { floor: it.floor, same: it.floor } : undefined),
    ),
  ),
}}`;

/** "all damage is dealt as though its source had wither", "… is dealt to you as though …". */
const asThough = template({ optional: undefined })`all ${{
  event: oneOf<Dealt>('damage', [
    template({ ...damage, source: undefined, to: undefined })`${{ combat: combatWord }}damage is dealt`,
    template({
      ...damage,
      source: undefined,
      to: [YOU] as readonly Recipient[],
    })`${{ combat: combatWord }}damage is dealt to you`,
  ]),
}} as though its source had ${{
  rewrites: listOfOne(
    template({ kind: 'asThough' })`${{ keyword: wordTable('a keyword', { wither: 'wither', infect: 'infect' }) }}`,
  ),
}}`;

const FROM_GRAVEYARD: Filter = { clauses: [{ kind: 'card' }, { kind: 'inZone', zone: 'graveyard', whose: YOU }] };

/** Cards exiled in place of damage, as long as there are enough of them. */
const exilesOrLoses: Phrase<readonly Rewrite[]> = insteadRewrite(
  constant<readonly Effect[]>(
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

/** Whole sentences about damage. */
export const damageInstead: Phrase<ReplacementAbility> = rankedWordings<ReplacementAbility>('other damage', [
  wouldSentence(sourceDeals, onlyRewrite(resized)),
  wouldSentence(anyDamage, allRewrites(insteadClause)),
  wouldSentence(anyDamage, allRewrites(exilesOrLoses)),
  doubleAll,
  statedReplacement(redirected),
  statedReplacement(floor),
  statedReplacement(asThough),
]);
