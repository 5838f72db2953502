// 707.9: exceptions of copy effects: "except it's an artifact in addition to its other types and it has flying".
import type { Amount, Change, CopyException, Filter, ValueChange } from '../../../engine/index.ts';
import { AND, listOfOne, listOfRuns, listPhrase, printsAsRead, textMatching } from '../../combine.ts';
import { either, literalText, mapPhrase, memo, oneOf, type Phrase, variant } from '../../phrase.ts';
import { constant, template, wrapping } from '../../template.ts';
import { countersOnObject } from '../amounts/counters.ts';
import { type PTAmounts, ptSize } from '../amounts/power-toughness.ts';
import { aFilter } from '../nouns/filters.ts';
import { properName } from '../nouns/postmodifiers.ts';
import { amountRef, exceptionRef } from '../words/forward-refs.ts';
import { keywordName } from '../words/keyword-names.ts';
import { adjective, colorWord } from '../words/type-adjectives.ts';
import { typesOne } from '../words/type-words.ts';
import { gainedAbilities } from './gained-abilities.ts';
import { oneKeyword } from './keyword-lists.ts';
import { objectDescriptions } from './object-descriptions.ts';

type Exceptions = readonly CopyException[];

/** "it's ", and its other forms later in a list: "it isn't legendary, is an artifact, and has myriad". */
const its = either("it's ", 'it is ', "he's ", "she's ", "they're ", 'is ', 'the token is ', "the copy's ");
const has = either('it has ', 'he has ', 'she has ', 'the token has ', 'has ', 'it gains ', 'gains ');
const isnt = either(
  "it isn't ",
  "he isn't ",
  "she isn't ",
  "it's not ",
  "the token isn't ",
  "isn't ",
  "the copy isn't ",
);
const enters = either('it enters ', 'the token enters ', 'enters ', 'it enters the battlefield ');
const onIt = oneOf<undefined>('on it', [
  literalText('on it'),
  variant(literalText('on him')),
  variant(literalText('on her')),
]);

/** A description as exceptions: one each for size, colors, types and abilities. */
const isBody: Phrase<Exceptions> = mapPhrase(
  wrapping`${its}${objectDescriptions(false)}`,
  (changes: readonly Change[]): Exceptions | undefined => {
    const all = changes.flatMap(it => toException(it) ?? []);
    return all.length === changes.length && all.length > 0 ? all : undefined;
  },
  all => {
    if (!Array.isArray(all)) return undefined;
    const changes = all.flatMap((it: CopyException) => toChange(it) ?? []);
    return changes.length === all.length ? changes : undefined;
  },
);

function toException(change: Change): CopyException | undefined {
  if (change.kind === 'setPowerToughness')
    return { kind: 'powerToughness', power: change.power, toughness: change.toughness };
  return isOfBody(change) ? change : undefined;
}

function toChange(exception: CopyException): Change | undefined {
  if (exception.kind === 'powerToughness')
    return { kind: 'setPowerToughness', power: exception.power, toughness: exception.toughness };
  return isOfBody(exception) ? exception : undefined;
}

/** Whether it is part of a description such as "a 4/4 black Zombie with flying"; "every creature type" is not. */
function isOfBody(item: Change | CopyException): item is Exclude<ValueChange, { readonly kind: 'everyCreatureType' }> {
  return (OF_BODY as readonly string[]).includes(item.kind);
}

const OF_BODY = [
  'addTypes',
  'setTypes',
  'setSubtypes',
  'setColors',
  'addColors',
  'gains',
] as const satisfies readonly ValueChange['kind'][];

const NOT_LEGENDARY = { kind: 'removeTypes', supertypes: ['Legendary'], types: [], subtypes: [] } as const;

/** "its power and toughness are equal to ~'s power and toughness". */
const sizeOfSelf: PTAmounts = {
  power: { kind: 'measure', measure: 'power', of: { kind: 'self' } },
  toughness: { kind: 'measure', measure: 'toughness', of: { kind: 'self' } },
};

/** One exception in a clause of its own. */
const plain: Phrase<CopyException> = oneOf<CopyException>('an exception', [
  template({
    kind: 'name',
  })`${either('its name is ', 'his name is ', 'her name is ', "the token's name is ")}${{ name: properName }}`,
  template(NOT_LEGENDARY)`${isnt}legendary`,
  variant(notLegendaryIfCopied()),
  template({ kind: 'removeTypes', supertypes: [], subtypes: [] })`${isnt}${{
    types: listOfOne(
      mapPhrase(
        typesOne,
        it => (it.types.length === 1 && it.subtypes.length === 0 ? it.types[0] : undefined),
        it => ({ supertypes: [], subtypes: [], types: [it] }),
      ),
    ),
  }}`,
  template({ kind: 'gains' })`${has}${{ abilities: gainedAbilities }}`,
  template({ kind: 'gains' })`${has}${{ abilities: listOfOne(oneKeyword) }}`,
  template({ kind: 'powerToughness' })`${its}${ptSize}`,
  variant(template({ kind: 'powerToughness' })`${its}a ${ptSize}`),
  template({
    kind: 'powerToughness',
  })`its power and toughness are equal to ${constant(sizeOfSelf, "~'s power and toughness")}`,
  template({
    kind: 'powerToughness',
  })`its base power is ${{ power: amountRef }} and its base toughness is ${{ toughness: amountRef }}`,
  variant(
    template({ kind: 'powerToughness' })`its base power is ${{ power: amountRef }}, and its base toughness is ${{
      toughness: amountRef,
    }}`,
  ),
  constant({ kind: 'setColors', colors: [] }, "it's colorless"),
  template({ kind: 'setColors' })`${its}${{ colors: listPhrase(colorWord, AND) }}`,
  constant({ kind: 'losesManaCost' }, 'it has no mana cost'),
  variant(constant({ kind: 'losesManaCost' }, 'the token has no mana cost')),
  constant({ kind: 'thisAbility' }, 'it has this ability'),
  variant(constant({ kind: 'thisAbility' }, 'it gains this ability')),
  variant(constant({ kind: 'thisAbility' }, 'has this ability')),
  constant({ kind: 'otherAbilities' }, "it has ~'s other abilities"),
  constant({ kind: 'everyCreatureType' }, "it's every creature type"),
  constant({ kind: 'keepsColor' }, "it doesn't copy that creature's color"),
  constant({ kind: 'losesAbilities' }, 'it loses all other abilities'),
  template({ kind: 'startingLoyalty' })`its starting loyalty is ${{ amount: number() }}`,
  template({ kind: 'entersWith' })`${enters}with ${countersOnObject(onIt)}`,
  constant({ kind: 'entersTapped' }, 'it enters tapped'),
]);

/** "Isn't legendary if that creature is legendary": of what isn't, nothing is taken away. */
function notLegendaryIfCopied(): Phrase<CopyException> {
  const what = textMatching('what is copied', /(?:that (?!permanent )|the |the chosen |equipped |enchanted )[A-Za-z]+/);
  return mapPhrase(
    template({})`${isnt}legendary if ${{ what }} is legendary`,
    (): CopyException => NOT_LEGENDARY,
    () => undefined,
  );
}

function number(): Phrase<Amount> {
  return mapPhrase(
    textMatching('a number', /\d+/),
    (it): Amount => Number(it),
    it => (typeof it === 'number' ? String(it) : undefined),
  );
}

/** The quality of a condition: "legendary". */
function quality(): Phrase<Filter> {
  return mapPhrase(
    adjective,
    (it): Filter => ({ clauses: [it] }),
    ({ clauses: [only, ...more] }) => (more.length > 0 ? undefined : only),
  );
}

const YOURS: Filter = { clauses: [{ kind: 'controlledBy', who: { kind: 'you' } }] };

/** 707.9f: an exception with a condition behind or before: "it enters with a counter on it if it's a creature". */
const onlyIf: Phrase<CopyException> = printsAsRead(
  oneOf<CopyException>('an exception', [
    template({ kind: 'if' })`${{ then: listOfOne(plain) }} if it's ${{ filter: aFilter }}`,
    template({ kind: 'if' })`${{ then: listOfOne(plain) }} if that permanent is ${{ filter: quality() }}`,
    template({ kind: 'if', filter: YOURS, of: 'copied' })`${{ then: listOfOne(plain) }} if you control that creature`,
    template({ kind: 'if' })`if it's ${{ filter: aFilter }}, ${{ then: listOfRuns(listOfOne(plain), AND, 3) }}`,
    mapPhrase(
      template({
        kind: 'if',
      })`${{ then: listOfOne(plain) }} if that creature doesn't have ${{ keyword: keywordName }}`,
      ({ then, keyword }): CopyException => ({
        kind: 'if',
        then,
        filter: { clauses: [{ kind: 'not', of: { kind: 'keyword', keyword } }] },
      }),
      exception => {
        if (exception.kind !== 'if') return undefined;
        const [only] = exception.filter.clauses;
        return only?.kind === 'not' && only.of.kind === 'keyword'
          ? ({ kind: 'if', then: exception.then, keyword: only.of.keyword } as const)
          : undefined;
      },
    ),
  ]),
);

const one: Phrase<CopyException> = oneOf<CopyException>('an exception', [plain, onlyIf]);

exceptionRef.define(one);

const item: Phrase<Exceptions> = oneOf<Exceptions>('an exception', [listOfOne(one), isBody]);

/** The exceptions after ", except …", which may be repeated. */
export const exceptions: Phrase<Exceptions> = memo(
  printsAsRead(
    oneOf<Exceptions>('exceptions', [
      wrapping`, except ${listOfRuns(item, AND, 8)}`,
      variant(wrapping`, except ${listOfRuns(item, { two: ', and ', comma: ', ', last: ', and ' }, 2)}`),
      variant(wrapping`, except ${listOfRuns(item, { two: ' and, ', comma: ', ', last: ' and, ' }, 8)}`),
    ]),
  ),
);

/** The exceptions after a condition of their own: ", …, and …". */
export const exceptionsAfterComma: Phrase<Exceptions> = printsAsRead(wrapping`, ${listOfRuns(item, AND, 8)}`);
