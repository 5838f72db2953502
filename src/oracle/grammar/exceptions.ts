// 707.9: what a copy effect excepts: "except it's an artifact in addition to its other types and it has flying".
import type { Amount, Change, CopyException, Filter, ValueChange } from '../../engine/index.ts';
import { AND, checked, list, runs, single, text } from '../combine.ts';
import { form, just, says } from '../form.ts';
import { either, lit, map, memo, oneOf, type Phrase, variant } from '../phrase.ts';
import { bodies } from './bodies.ts';
import { countersOn } from './counters.ts';
import { aFilter } from './filters.ts';
import { gained } from './gained.ts';
import { oneKeyword } from './keywords.ts';
import { exceptionKnot } from './knots.ts';
import { properName } from './posts.ts';
import { type Sizes, size } from './power-toughness.ts';
import { typesOne } from './type-words.ts';
import { adjective, colorWord } from './types.ts';

type Exceptions = readonly CopyException[];

/** "it's ", and what stands for it further on in a list: "it isn't legendary, is an artifact, and has myriad". */
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
const onIt = oneOf<undefined>('on it', [lit('on it'), variant(lit('on him')), variant(lit('on her'))]);

/** What something is, as exceptions: its size, colors, types and abilities are one each. */
const isBody: Phrase<Exceptions> = map(
  just`${its}${bodies(false)}`,
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

function toException(it: Change): CopyException | undefined {
  if (it.kind === 'setPowerToughness') return { kind: 'powerToughness', power: it.power, toughness: it.toughness };
  return isSaidAlike(it) ? it : undefined;
}

function toChange(it: CopyException): Change | undefined {
  if (it.kind === 'powerToughness') return { kind: 'setPowerToughness', power: it.power, toughness: it.toughness };
  return isSaidAlike(it) ? it : undefined;
}

/** Changes and exceptions that a body says, such as "a 4/4 black Zombie with flying"; "every creature type" is none. */
function isSaidAlike(it: Change | CopyException): it is Exclude<ValueChange, { readonly kind: 'everyCreatureType' }> {
  return (SAID_ALIKE as readonly string[]).includes(it.kind);
}

const SAID_ALIKE = [
  'addTypes',
  'setTypes',
  'setSubtypes',
  'setColors',
  'addColors',
  'gains',
] as const satisfies readonly ValueChange['kind'][];

const NOT_LEGENDARY = { kind: 'removeTypes', supertypes: ['Legendary'], types: [], subtypes: [] } as const;

/** "its power and toughness are equal to ~'s power and toughness". */
const sizeOfSelf: Sizes = {
  power: { kind: 'measure', measure: 'power', of: { kind: 'self' } },
  toughness: { kind: 'measure', measure: 'toughness', of: { kind: 'self' } },
};

/** One exception that stands for itself. */
const plain: Phrase<CopyException> = oneOf<CopyException>('an exception', [
  form({
    kind: 'name',
  })`${either('its name is ', 'his name is ', 'her name is ', "the token's name is ")}${{ name: properName }}`,
  form(NOT_LEGENDARY)`${isnt}legendary`,
  form({ kind: 'removeTypes', supertypes: [], subtypes: [] })`${isnt}${{
    types: single(
      map(
        typesOne,
        it => (it.types.length === 1 && it.subtypes.length === 0 ? it.types[0] : undefined),
        it => ({ supertypes: [], subtypes: [], types: [it] }),
      ),
    ),
  }}`,
  form({ kind: 'gains' })`${has}${{ abilities: gained }}`,
  form({ kind: 'gains' })`${has}${{ abilities: single(oneKeyword) }}`,
  form({ kind: 'powerToughness' })`${its}${size}`,
  variant(form({ kind: 'powerToughness' })`${its}a ${size}`),
  form({ kind: 'powerToughness' })`its power and toughness are equal to ${says(sizeOfSelf, "~'s power and toughness")}`,
  says({ kind: 'setColors', colors: [] }, "it's colorless"),
  form({ kind: 'setColors' })`${its}${{ colors: list(colorWord, AND) }}`,
  says({ kind: 'losesManaCost' }, 'it has no mana cost'),
  variant(says({ kind: 'losesManaCost' }, 'the token has no mana cost')),
  says({ kind: 'thisAbility' }, 'it has this ability'),
  variant(says({ kind: 'thisAbility' }, 'it gains this ability')),
  variant(says({ kind: 'thisAbility' }, 'has this ability')),
  says({ kind: 'otherAbilities' }, "it has ~'s other abilities"),
  says({ kind: 'everyCreatureType' }, "it's every creature type"),
  says({ kind: 'keepsColor' }, "it doesn't copy that creature's color"),
  says({ kind: 'losesAbilities' }, 'it loses all other abilities'),
  form({ kind: 'startingLoyalty' })`its starting loyalty is ${{ amount: number() }}`,
  form({ kind: 'entersWith' })`${enters}with ${countersOn(onIt)}`,
  says({ kind: 'entersTapped' }, 'it enters tapped'),
]);

function number(): Phrase<Amount> {
  return map(
    text('a number', /\d+/),
    (it): Amount => Number(it),
    it => (typeof it === 'number' ? String(it) : undefined),
  );
}

/** "legendary". */
function quality(): Phrase<Filter> {
  return map(
    adjective,
    (it): Filter => ({ clauses: [it] }),
    ({ clauses: [only, ...more] }) => (more.length > 0 ? undefined : only),
  );
}

const YOURS: Filter = { clauses: [{ kind: 'controlledBy', who: { kind: 'you' } }] };

/** 707.9f: "it enters with a counter on it if it's a creature", said behind or before. */
const onlyIf: Phrase<CopyException> = checked(
  oneOf<CopyException>('an exception', [
    form({ kind: 'if' })`${{ then: single(plain) }} if it's ${{ filter: aFilter }}`,
    form({ kind: 'if' })`${{ then: single(plain) }} if that permanent is ${{ filter: quality() }}`,
    form({ kind: 'if', filter: YOURS })`${{ then: single(plain) }} if you control that creature`,
    form({ kind: 'if' })`if it's ${{ filter: aFilter }}, ${{ then: runs(single(plain), AND, 3) }}`,
    map(
      form({ kind: 'if' })`${{ then: single(plain) }} if that creature doesn't have ${{ keyword: keywordName() }}`,
      ({ then, keyword }): CopyException => ({
        kind: 'if',
        then,
        filter: { clauses: [{ kind: 'not', of: { kind: 'keyword', keyword } }] },
      }),
      it => {
        if (it.kind !== 'if') return undefined;
        const [only] = it.filter.clauses;
        return only?.kind === 'not' && only.of.kind === 'keyword'
          ? ({ kind: 'if', then: it.then, keyword: only.of.keyword } as const)
          : undefined;
      },
    ),
  ]),
);

function keywordName(): Phrase<string> {
  return text('a keyword', /[a-z]+/);
}

const one: Phrase<CopyException> = oneOf<CopyException>('an exception', [plain, onlyIf]);

exceptionKnot.tie(one);

const item: Phrase<Exceptions> = oneOf<Exceptions>('an exception', [single(one), isBody]);

/** ", except …", as often as it is said. */
export const exceptions: Phrase<Exceptions> = memo(
  checked(
    oneOf<Exceptions>('exceptions', [
      just`, except ${runs(item, AND, 8)}`,
      variant(just`, except ${runs(item, { two: ', and ', comma: ', ', last: ', and ' }, 2)}`),
      variant(just`, except ${runs(item, { two: ' and, ', comma: ', ', last: ' and, ' }, 8)}`),
    ]),
  ),
);

/** ", …, and …": the exceptions after a condition of their own. */
export const exceptionsAfterComma: Phrase<Exceptions> = checked(just`, ${runs(item, AND, 8)}`);
