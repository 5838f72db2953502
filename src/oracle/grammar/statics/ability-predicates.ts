// Changes of abilities as predicates: "has all activated abilities of …", "loses all abilities".
import type { Change, Filter } from '../../../engine/index.ts';
import { AND, listPhrase, wordTable } from '../../combine.ts';
import { literalText, mapPhrase, oneOf, type Phrase, variant } from '../../phrase.ts';
import { constant, template } from '../../template.ts';
import { eachFilter, filterMany } from '../nouns/filters.ts';
import type { GrammaticalNumber } from '../words/grammatical-number.ts';
import { keywordName } from '../words/keyword-names.ts';
import { objectRef } from '../words/players.ts';

/** "has all activated abilities of …": one change, in the words for one object or for several. */
export function abilitiesOfOthers(number: GrammaticalNumber): readonly Phrase<Change>[] {
  const has = number === 'one' ? 'has ' : 'have ';
  return [
    template({
      kind: 'gainsAbilitiesOf',
    })`${literalText(has)}all ${{ which: whichAbilities }} of all ${{ of: filterMany }}`,
    variant(
      template({
        kind: 'gainsAbilitiesOf',
      })`${literalText(has)}all ${{ which: whichAbilities }} of ${{ of: filterMany }}`,
    ),
    variant(
      template({
        kind: 'gainsAbilitiesOf',
      })`${literalText(has)}all ${{ which: whichAbilities }} of ${{ of: eachFilter }}`,
    ),
    template({ kind: 'gainsAbilitiesOf' })`${literalText(has)}all ${{ which: whichAbilities }} of ${{ of: oneThing }}`,
    template({
      kind: 'gainsAbilitiesOf',
    })`${literalText(has)}all ${{ which: whichAbilities }} of ${{ of: constant<Filter>(EXILED, 'the exiled card') }}`,
    template({ kind: 'gainsAbilitiesOf' })`${literalText(has)}all ${{ which: whichAbilities }} of ${{ of: chosenOne }}`,
    variant(
      template({
        kind: 'gainsAbilitiesOf',
      })`${literalText(has)}the ${{ which: whichAbilities }} of ${{ of: oneThing }}`,
    ),
    variant(
      template({
        kind: 'gainsAbilitiesOf',
      })`${literalText(has)}the ${{ which: whichAbilities }} of all ${{ of: filterMany }}`,
    ),
    variant(
      constant<Change>(
        { kind: 'gainsAbilitiesOf', which: 'activated', of: EXILED },
        `${has}each activated ability of the exiled cards used to craft it`,
      ),
    ),
    template({
      kind: 'gainsAbilitiesOf',
      which: 'activated',
      except: 'mana',
    })`${literalText(has)}all activated abilities of ${{ of: filterMany }} except mana abilities`,
    template({
      kind: 'gainsAbilitiesOf',
      which: 'activated',
      except: 'loyalty',
    })`${literalText(has)}all activated abilities of ${{ of: chosenOne }} except for loyalty abilities`,
  ];
}

/** "loses all abilities", "can't have or gain flying": one change, in the words for one object or for several. */
export function lostAbilities(number: GrammaticalNumber): readonly Phrase<Change>[] {
  const [has, loses] = number === 'one' ? ['has ', 'loses '] : ['have ', 'lose '];
  return [
    constant({ kind: 'losesAll' }, `${loses}all abilities`),
    constant({ kind: 'losesAll', keeps: 'mana' }, `${loses}all abilities except mana abilities`),
    variant(constant({ kind: 'losesAll' }, `${has}no abilities`)),
    constant(
      { kind: 'removeTypes', supertypes: [], types: [], subtypes: [], everyCreatureType: true },
      `${loses}all creature types`,
    ),
    constant({ kind: 'setSubtypes', family: 'land', subtypes: [] }, `${loses}all land types`),
    template({ kind: 'loses' })`${literalText(loses)}${{ keywords: listPhrase(keywordName, AND) }}`,
    template({ kind: 'cantHave' })`can't have or gain ${{ keywords: listPhrase(keywordName, AND) }}`,
    template({
      kind: 'cantHave',
    })`${variant(literalText(`${loses}and can't have or gain `))}${{ keywords: listPhrase(keywordName, AND) }}`,
  ];
}

const CHOSEN_ONE: Filter = { clauses: [{ kind: 'chosen', what: 'object' }] };
/** The one object that was chosen as the source entered. */
export const chosenOne: Phrase<Filter> = oneOf<Filter>('the chosen one', [
  constant(CHOSEN_ONE, 'the chosen permanent'),
  variant(constant(CHOSEN_ONE, 'the last chosen card')),
]);
const EXILED: Filter = { clauses: [{ kind: 'history', what: 'exiledWithThis' }] };

/** "that card", as one object. */
const oneThing: Phrase<Filter> = mapPhrase(
  objectRef,
  (it): Filter => ({ clauses: [{ kind: 'is', ref: it }] }),
  ({ clauses: [is, ...more] }) => (is?.kind === 'is' && more.length === 0 ? is.ref : undefined),
);

const whichAbilities = wordTable('which', {
  'activated abilities': 'activated',
  'triggered abilities': 'triggered',
  'activated and triggered abilities': 'activatedAndTriggered',
  'loyalty abilities': 'loyalty',
  'mana abilities': 'mana',
  abilities: 'all',
} as const);
