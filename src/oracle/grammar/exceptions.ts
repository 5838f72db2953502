// 707.9: what a copy effect excepts: "except it's an artifact in addition to its other types and it has flying".
import type { Ability, Amount, Color, CopyException } from '../../engine/index.ts';
import { AND, list, single, text } from '../combine.ts';
import { form, just, says } from '../form.ts';
import { either, lit, map, memo, oneOf, type Phrase, variant } from '../phrase.ts';
import { countersOn } from './counters.ts';
import { gained } from './gained.ts';
import { exceptionKnot } from './knots.ts';
import { properName } from './posts.ts';
import { type Sizes, size } from './power-toughness.ts';
import { type Types, typesOne, withArticle } from './type-words.ts';
import { colorWord } from './types.ts';

const its = either("it's ", 'they are ', "he's ", "she's ");
const itHas = either('it has ', 'he has ', 'she has ');

const colors: Phrase<readonly Color[]> = list(colorWord, AND);

function addTypes(): Phrase<CopyException> {
  return form({ kind: 'addTypes' })`${its}${words()} in addition to its other types`;
}

/** With its article: "a Bird", "an artifact", "legendary". */
function words(): Phrase<Types> {
  return map(
    oneOf<Types>('types', [withArticle(typesOne), typesOne]),
    it => it,
    it => it,
    ['supertypes', 'types', 'subtypes'],
  );
}

/** One exception. */
const one: Phrase<CopyException> = oneOf<CopyException>('an exception', [
  addTypes(),
  form({ kind: 'name' })`its name is ${{ name: properName }}`,
  says({ kind: 'removeTypes', supertypes: ['Legendary'], types: [], subtypes: [] }, "it isn't legendary"),
  variant(says({ kind: 'removeTypes', supertypes: ['Legendary'], types: [], subtypes: [] }, "it's not legendary")),
  variant(
    says({ kind: 'removeTypes', supertypes: ['Legendary'], types: [], subtypes: [] }, "the token isn't legendary"),
  ),
  form({ kind: 'removeTypes', supertypes: [], subtypes: [] })`it isn't ${{
    types: single(
      map(
        typesOne,
        it => (it.types.length === 1 && it.subtypes.length === 0 ? it.types[0] : undefined),
        it => ({ supertypes: [], subtypes: [], types: [it] }),
      ),
    ),
  }}`,
  form({ kind: 'gains' })`${itHas}${{ abilities: gained }}`,
  form({ kind: 'powerToughness' })`${its}${size}`,
  form({ kind: 'setColors' })`${its}${{ colors }}`,
  form({ kind: 'addColors' })`${its}${{ colors }} in addition to its other colors`,
  says({ kind: 'losesManaCost' }, 'it has no mana cost'),
  says({ kind: 'thisAbility' }, 'it has this ability'),
  variant(says({ kind: 'thisAbility' }, 'it gains this ability')),
  says({ kind: 'everyCreatureType' }, "it's every creature type"),
  says({ kind: 'keepsColor' }, "it doesn't copy that creature's color"),
  says({ kind: 'losesAbilities' }, 'it loses all other abilities'),
  form({ kind: 'startingLoyalty' })`its starting loyalty is ${{ amount: number() }}`,
  form({ kind: 'entersWith' })`it enters with ${countersOn(lit('on it'))}`,
  says({ kind: 'entersTapped' }, 'it enters tapped'),
]);

function number(): Phrase<Amount> {
  return map(
    text('a number', /\d+/),
    (it): Amount => Number(it),
    it => (typeof it === 'number' ? String(it) : undefined),
  );
}

/** "it's a 3/3 Bird in addition to its other types": size and types said together are two exceptions. */
const sizedTypes: Phrase<readonly CopyException[]> = map(
  form({})`it's a ${{ sizes: size }} ${{ added: typesOne }} in addition to its other types`,
  ({ sizes, added }): readonly CopyException[] => [
    { kind: 'powerToughness', ...sizes },
    { kind: 'addTypes', ...added },
  ],
  ([sizes, added, ...more]) => {
    if (more.length > 0 || sizes?.kind !== 'powerToughness' || added?.kind !== 'addTypes') return undefined;
    if (sizes.power === undefined || sizes.toughness === undefined) return undefined;
    const both: Sizes = { power: sizes.power, toughness: sizes.toughness };
    return { sizes: both, added: { supertypes: added.supertypes, types: added.types, subtypes: added.subtypes } };
  },
);

exceptionKnot.tie(one);

/** ", except …", as often as it is said; nothing where there is none. */
export const exceptions: Phrase<readonly CopyException[]> = oneOf<readonly CopyException[]>('exceptions', [
  just`, except ${list(one, AND)}`,
  just`, except ${sizedTypes}`,
  map(
    form({})`, except ${{ first: sizedTypes }} and ${{ last: one }}`,
    (it): readonly CopyException[] => [...it.first, it.last],
    it => {
      const last = it.at(-1);
      return last && it.length === 3 ? { first: it.slice(0, -1), last } : undefined;
    },
  ),
]);
