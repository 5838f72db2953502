// Keyword abilities of 702 as lines and in lists: "Flying", "Ward {2}", "Protection from red and from blue", "Devour 2".
import type { Amount, Clause, Filter, KeywordAbility, KeywordShape } from '../../engine/index.ts';
import { KEYWORDS } from '../../engine/index.ts';
import { AND, type ListWords, list, runs, single, table, text } from '../combine.ts';
import { form, just, says } from '../form.ts';
import { lit, map, memo, oneOf, type Phrase, variant } from '../phrase.ts';
import { aFilter, filterMany, filterOne } from './filters.ts';
import { amountKnot } from './knots.ts';
import { digits, X } from './numbers.ts';
import { properName } from './posts.ts';
import { adjective } from './types.ts';

/** Names that text writes with a capital letter in them. */
const CAPITALIZED: Readonly<Record<string, string>> = {
  'choose a background': 'choose a Background',
  "doctor's companion": "Doctor's companion",
  'aura swap': 'Aura swap',
  'for mirrodin!': 'for Mirrodin!',
  'more than meets the eye': 'more Than Meets the Eye',
};

const withShape = (shape: KeywordShape): Phrase<string> =>
  table<string>(
    'a keyword',
    Object.fromEntries(
      Object.entries(KEYWORDS)
        .filter(([, row]) => row.shapes.some(it => it === shape))
        .map(([name]) => [CAPITALIZED[name] ?? name, name]),
    ),
  );

const keyword = { kind: 'keyword' } as const;
const amount = oneOf('a number', [digits, X]);

/** "{2}{W}", or after a dash anything up to the end of the sentence: "—Pay 2 life". */
const cost: Phrase<string> = oneOf('a cost', [
  just` ${text('a cost', /(?:\{[^{}]+\})+(?: (?:and\/or|or) (?:\{[^{}]+\})+)?(?:, where X is [^".\n]+)?/)}`,
  text('a cost', /—[^".\n]+?(?=,? and "|[".\n]|$)/),
]);

const oneAdjective: Phrase<Filter> = map(
  adjective,
  (it: Clause): Filter | undefined => (it.kind === 'other' ? undefined : { clauses: [it] }),
  ({ clauses: [only, ...more] }) => (more.length > 0 || only?.kind === 'other' ? undefined : only),
);
const protectedWords = table<string>(
  'a quality',
  Object.fromEntries(
    [
      'everything',
      'all colors',
      'each color',
      'the chosen color',
      'the chosen colors',
      'the chosen player',
      'each of your opponents',
      'each opponent',
      'the chosen card type',
      'the chosen type',
      'the chosen name',
      'its colors',
      'its color',
      'each of its colors',
      'the last chosen color',
      'the color of your choice',
      'the colors of permanents you control',
      'activated and triggered abilities',
      'each other creature type',
    ].map(it => [it, it]),
  ),
);
/** "mana value 3 or greater". */
const atLeast: Phrase<Filter> = map(
  digits,
  (amount): Filter => ({ clauses: [{ kind: 'measure', measure: 'manaValue', is: '>=', amount }] }),
  ({ clauses: [only, ...more] }) =>
    only?.kind === 'measure' && only.measure === 'manaValue' && only.is === '>=' && more.length === 0
      ? typeof only.amount === 'number'
        ? only.amount
        : undefined
      : undefined,
);

/** "red", "Dragons", "everything". */
const quality: Phrase<Partial<KeywordAbility>> = oneOf<Partial<KeywordAbility>>('a quality', [
  form({})`${{ words: protectedWords }}`,
  form({})`${{ of: oneAdjective }}`,
  form({})`${{ of: filterMany }}`,
  says({ of: { clauses: [{ kind: 'chosen', what: 'quality' }] } }, 'each mana value of the chosen quality'),
  says(
    { of: { clauses: [{ kind: 'measure', measure: 'manaValue', is: '!=', amount: { kind: 'chosenNumber' } }] } },
    'each mana value other than the chosen number',
  ),
  form({})`mana value ${{ of: atLeast }} or greater`,
]);

/** What the keyword is of, keyword by keyword. */
const ofSomething: readonly Phrase<KeywordAbility>[] = [
  form({ ...keyword, keyword: 'protection' })`protection from ${quality}`,
  form({ ...keyword, keyword: 'hexproof from' })`hexproof from ${quality}`,
  form({ ...keyword, keyword: 'enchant' })`enchant ${oneOf<Partial<KeywordAbility>>('what it enchants', [
    form({})`${{ of: filterOne }}`,
    form({})`${{ words: table('a player', { player: 'player', opponent: 'opponent', 'player you control': 'you' }) }}`,
  ])}`,
  form({
    ...keyword,
    keyword: 'affinity',
  })`affinity for ${{ of: oneOf<Filter>('what', [filterMany, variant(filterOne)]) }}`,
  form({ ...keyword, keyword: 'champion' })`champion ${{ of: aFilter }}`,
  form({ ...keyword, keyword: 'partner with' })`partner with ${{ words: properName }}`,
  form({ ...keyword, keyword: 'partner' })`partner—${{ words: text('a kind of partner', /[A-Z][^,.\n]*/) }}`,
  form({ ...keyword, keyword: 'companion' })`companion — ${{ words: text('a condition', /[^\n]+/) }}`,
  form({ ...keyword, keyword: 'gift' })`gift ${{ words: text('a gift', /an? [a-zA-Z ]+/) }}`,
  form({ ...keyword, keyword: 'bands with other' })`bands with other ${{ words: text('a quality', /[a-zA-Z ]+/) }}`,
  form({ ...keyword, keyword: 'landwalk', words: 'the chosen type' })`landwalk of the chosen type`,
  form({ ...keyword, keyword: 'devour' })`devour ${{ of: filterOne }} ${{ amount }}`,
  form({ ...keyword, keyword: 'equip' })`equip ${{ of: filterOne }}${{ cost }}`,
  form({ ...keyword, keyword: 'emerge' })`emerge from ${{ of: filterOne }}${{ cost }}`,
  form({ ...keyword, keyword: 'splice' })`splice onto ${{ of: filterOne }}${{ cost }}`,
  form({ ...keyword, keyword: 'craft' })`craft with ${{ words: text('what is exiled', /[^{.\n]+(?= \{)/) }}${{ cost }}`,
  form({ ...keyword, keyword: 'offering' })`${{ of: filterOne }} offering`,
  form({
    ...keyword,
    keyword: 'typecycling',
  })`${{ words: text('a type', /(?!plains|island|swamp|mountain|forest|land|basic|artifact|sliver|wizard)[A-Za-z]+?(?=cycling)/) }}cycling${{ cost }}`,
];

/** What X is, where the keyword says so. */
const notX: Phrase<Amount> = map<Amount, Amount>(
  amountKnot,
  it => (typeof it === 'object' && it.kind === 'x' ? undefined : it),
  it => (typeof it === 'number' || it.kind === 'x' ? undefined : it),
);

/** One keyword ability. */
export const oneKeyword: Phrase<KeywordAbility> = memo(
  oneOf<KeywordAbility>('a keyword', [
    form(keyword)`${{ keyword: withShape('none') }}`,
    form(keyword)`${{ keyword: withShape('amount') }} ${{ amount }}`,
    form(keyword)`${{ keyword: withShape('amount') }} X, where X is ${{ amount: notX }}`,
    form({ ...keyword, amount: 'sunburst' })`${{ keyword: withShape('sunburst') }}—sunburst`,
    variant(form({ ...keyword, amount: 'sunburst' })`${{ keyword: withShape('sunburst') }}—Sunburst`),
    form(keyword)`${{ keyword: withShape('cost') }}${{ cost }}`,
    form(keyword)`${{ keyword: withShape('amountCost') }} ${{ amount }}${{ cost }}`,
    ...ofSomething,
  ]),
);

const fromBoth: Phrase<readonly KeywordAbility[]> = map(
  form({})`${{ name: table('a keyword', { protection: 'protection', hexproof: 'hexproof from' }) }} ${{
    qualities: list(just`from ${quality}`, AND, 2, 6),
  }}`,
  ({ name, qualities }) => qualities.map((it): KeywordAbility => ({ kind: 'keyword', keyword: name, ...it })),
  all => {
    const [first] = all;
    if (all.length < 2 || (first?.keyword !== 'protection' && first?.keyword !== 'hexproof from')) return undefined;
    const name: 'protection' | 'hexproof from' = first.keyword;
    if (all.some(it => it.keyword !== name)) return undefined;
    return { name, qualities: all.map(({ of, words }) => ({ ...(of ? { of } : {}), ...(words ? { words } : {}) })) };
  },
);

/** One keyword, or like ones together: "protection from red and from blue". */
export const keywordRun: Phrase<readonly KeywordAbility[]> = oneOf<readonly KeywordAbility[]>('a keyword', [
  single(oneKeyword),
  fromBoth,
]);

/** Keywords in a row: "flying and protection from red and from blue". */
export function keywordList(words: ListWords): Phrase<readonly KeywordAbility[]> {
  return runs(keywordRun, words, 12);
}

const COMMAS: ListWords = { two: ', ', comma: ', ', last: ', ' };
const SEMICOLONS: ListWords = { two: '; ', comma: '; ', last: '; ' };

/** A line of keywords: "Flying, vigilance". */
export const keywordLine: Phrase<readonly KeywordAbility[]> = oneOf<readonly KeywordAbility[]>('keywords', [
  keywordList(COMMAS),
  variant(keywordList(SEMICOLONS)),
  just`${variant(keywordList(COMMAS))}${lit('.')}`,
]);
