// Keyword abilities of 702 as lines and in lists: "Flying", "Ward {2}", "Protection from red and from blue", "Devour
// 2".
import type { Amount, Clause, Filter, KeywordAbility, KeywordName, KeywordShape } from '../../../engine/index.ts';
import { KEYWORD_NAMES, KEYWORDS, SPELL_TYPES } from '../../../engine/index.ts';
import { AND, type ListWords, listOfOne, listOfRuns, listPhrase, textMatching, wordTable } from '../../combine.ts';
import { literalText, mapPhrase, memo, oneOf, type Phrase, variant } from '../../phrase.ts';
import { constant, template, wrapping } from '../../template.ts';
import { aFilter, filterMany, filterOne } from '../nouns/filters.ts';
import { properName } from '../nouns/postmodifiers.ts';
import { amountRef } from '../words/forward-refs.ts';
import { digits, X } from '../words/numbers.ts';
import { YOU } from '../words/players.ts';
import { adjective } from '../words/type-adjectives.ts';

/** Keyword names with a capital letter in them. */
const CAPITALIZED: Readonly<Record<string, string>> = {
  'choose a background': 'choose a Background',
  "doctor's companion": "Doctor's companion",
  'aura swap': 'Aura swap',
  'for mirrodin!': 'for Mirrodin!',
  'more than meets the eye': 'more Than Meets the Eye',
};

const withShape = (draft: KeywordShape): Phrase<KeywordName> =>
  wordTable<KeywordName>(
    'a keyword',
    Object.fromEntries(
      KEYWORD_NAMES.filter(name => KEYWORDS[name].shapes.some(it => it === draft)).map(name => [
        CAPITALIZED[name] ?? name,
        name,
      ]),
    ),
  );

const keyword = { kind: 'keyword' } as const;
const amount = oneOf('a number', [digits, X]);

/** A cost in symbols, or after a dash anything up to the end of the sentence: "—Pay 2 life". */
const cost: Phrase<string> = oneOf('a cost', [
  wrapping` ${textMatching('a cost', /(?:\{[^{}]+\})+(?: (?:and\/or|or) (?:kicker )?(?:\{[^{}]+\})+)?(?:, where X is [^".\n]+)?/)}`,
  textMatching('a cost', /—[^".\n]+?(?=,? and "|[".\n]|$)/),
  // "ward — sacrifice a permanent", in the spelling of some texts
  variant(wrapping` ${textMatching('a cost', /— [^".\n]+?(?=,? and "|[".\n]|$)/)}`),
]);

const oneAdjective: Phrase<Filter> = mapPhrase(
  adjective,
  (it: Clause): Filter | undefined => (it.kind === 'other' ? undefined : { clauses: [it] }),
  ({ clauses: [only, ...more] }) => (more.length > 0 || only?.kind === 'other' ? undefined : only),
);
const protectedWords = wordTable<string>(
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
      'the last chosen color',
      'the color of your choice',
      'its colors',
      'its color',
      'each of its colors',
      'activated and triggered abilities',
      'each other creature type',
    ].map(it => [it, it]),
  ),
);
/** A quality of mana value: "mana value 3 or greater". */
const atLeast: Phrase<Filter> = mapPhrase(
  digits,
  (amount): Filter => ({ clauses: [{ kind: 'measure', measure: 'manaValue', is: '>=', amount }] }),
  ({ clauses: [only, ...more] }) =>
    only?.kind === 'measure' && only.measure === 'manaValue' && only.is === '>=' && more.length === 0
      ? typeof only.amount === 'number'
        ? only.amount
        : undefined
      : undefined,
);

type SharedQuality = (Clause & { readonly kind: 'shares' })['what'];

/** A quality that any of several objects has: "the colors of permanents you control" (702.16a). */
function qualityAmong(what: SharedQuality, many: Phrase<Filter>): Phrase<Filter> {
  return mapPhrase(
    many,
    (of): Filter => ({ clauses: [{ kind: 'shares', what, with: of, itself: true }] }),
    ({ clauses: [only, ...more] }) =>
      more.length === 0 && only?.kind === 'shares' && only.what === what && only.itself && 'clauses' in only.with
        ? only.with
        : undefined,
  );
}

const EXILED_WITH_IT: Filter = { clauses: [{ kind: 'history', what: 'exiledWithThis' }] };

/** The quality of a keyword: "red", "Dragons", "everything". */
const quality: Phrase<Partial<KeywordAbility>> = oneOf<Partial<KeywordAbility>>('a quality', [
  template({})`${{ words: protectedWords }}`,
  template({})`${{ of: oneAdjective }}`,
  ...SPELL_TYPES.map(it => constant({ of: { clauses: [{ kind: 'subtype' as const, subtype: it }] } }, it)),
  template({})`${{ of: filterMany }}`,
  template({})`the colors of ${{ of: qualityAmong('color', filterMany) }}`,
  template({})`each mana value among ${{ of: qualityAmong('manaValue', filterMany) }}`,
  template({})`each of ${{
    of: qualityAmong('cardType', constant(EXILED_WITH_IT, "the exiled card's card types")),
  }}`,
  constant({ of: { clauses: [{ kind: 'chosen', what: 'quality' }] } }, 'each mana value of the chosen quality'),
  constant(
    { of: { clauses: [{ kind: 'measure', measure: 'manaValue', is: '!=', amount: { kind: 'chosenNumber' } }] } },
    'each mana value other than the chosen number',
  ),
  template({})`mana value ${{ of: atLeast }} or greater`,
  constant(
    { of: { clauses: [{ kind: 'outsideIdentity', who: YOU }] } },
    "each color that's not in your commander's color identity",
  ),
]);

/** Keywords with a quality, an object or a number, each with its own form. */
const ofSomething: readonly Phrase<KeywordAbility>[] = [
  template({ ...keyword, keyword: 'protection' })`protection from ${quality}`,
  template({ ...keyword, keyword: 'hexproof from' })`hexproof from ${quality}`,
  template({ ...keyword, keyword: 'enchant' })`enchant ${oneOf<Partial<KeywordAbility>>('what it enchants', [
    template({})`${{ of: filterOne }}`,
    template(
      {},
    )`${{ words: wordTable('a player', { player: 'player', opponent: 'opponent', 'player you control': 'you' }) }}`,
  ])}`,
  template({
    ...keyword,
    keyword: 'affinity',
  })`affinity for ${{ of: oneOf<Filter>('what', [filterMany, variant(filterOne)]) }}`,
  template({ ...keyword, keyword: 'champion' })`champion ${{ of: aFilter }}`,
  template({ ...keyword, keyword: 'partner with' })`partner with ${{ words: properName }}`,
  template({
    ...keyword,
    keyword: 'partner',
  })`partner—${{ words: textMatching('a kind of partner', /[A-Z][^,.\n]*/) }}`,
  template({ ...keyword, keyword: 'companion' })`companion — ${{ words: textMatching('a condition', /[^\n]+/) }}`,
  template({ ...keyword, keyword: 'gift' })`gift ${{ words: textMatching('a gift', /an? [a-zA-Z ]+/) }}`,
  template({
    ...keyword,
    keyword: 'bands with other',
  })`bands with other ${{ words: textMatching('a quality', /[a-zA-Z ]+/) }}`,
  template({ ...keyword, keyword: 'landwalk', words: 'the chosen type' })`landwalk of the chosen type`,
  template({ ...keyword, keyword: 'devour' })`devour ${{ of: filterOne }} ${{ amount }}`,
  template({ ...keyword, keyword: 'equip' })`equip ${{ of: filterOne }}${{ cost }}`,
  template({ ...keyword, keyword: 'emerge' })`emerge from ${{ of: filterOne }}${{ cost }}`,
  template({ ...keyword, keyword: 'splice' })`splice onto ${{ of: filterOne }}${{ cost }}`,
  template({
    ...keyword,
    keyword: 'craft',
  })`craft with ${{ words: textMatching('what is exiled', /[^{.\n]+(?= \{)/) }}${{ cost }}`,
  template({ ...keyword, keyword: 'offering' })`${{ of: filterOne }} offering`,
  template({
    ...keyword,
    keyword: 'typecycling',
  })`${{ words: textMatching('a type', /(?!plains|island|swamp|mountain|forest|land|basic|artifact|sliver|wizard)[A-Za-z]+?(?=cycling)/) }}cycling${{ cost }}`,
];

/** The amount of X, where the keyword defines it. */
const notX: Phrase<Amount> = mapPhrase<Amount, Amount>(
  amountRef,
  it => (typeof it === 'object' && it.kind === 'x' ? undefined : it),
  it => (typeof it === 'number' || it.kind === 'x' ? undefined : it),
);

/** One keyword ability. */
export const oneKeyword: Phrase<KeywordAbility> = memo(
  oneOf<KeywordAbility>('a keyword', [
    template(keyword)`${{ keyword: withShape('none') }}`,
    template(keyword)`${{ keyword: withShape('amount') }} ${{ amount }}`,
    template(keyword)`${{ keyword: withShape('amount') }} X, where X is ${{ amount: notX }}`,
    template({ ...keyword, amount: 'sunburst' })`${{ keyword: withShape('sunburst') }}—sunburst`,
    variant(template({ ...keyword, amount: 'sunburst' })`${{ keyword: withShape('sunburst') }}—Sunburst`),
    template(keyword)`${{ keyword: withShape('cost') }}${{ cost }}`,
    template(keyword)`${{ keyword: withShape('amountCost') }} ${{ amount }}${{ cost }}`,
    ...ofSomething,
  ]),
);

const fromBoth: Phrase<readonly KeywordAbility[]> = mapPhrase(
  template({})`${{ name: wordTable('a keyword', { protection: 'protection', hexproof: 'hexproof from' }) }} ${{
    qualities: listPhrase(wrapping`from ${quality}`, AND, 2, 6),
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

/** One keyword, or several of one kind together: "protection from red and from blue". */
export const keywordRun: Phrase<readonly KeywordAbility[]> = oneOf<readonly KeywordAbility[]>('a keyword', [
  listOfOne(oneKeyword),
  fromBoth,
]);

/** Keywords joined by those words: "flying and protection from red and from blue". */
export function keywordList(words: ListWords): Phrase<readonly KeywordAbility[]> {
  return listOfRuns(keywordRun, words, 12);
}

const COMMAS: ListWords = { two: ', ', comma: ', ', last: ', ' };
const SEMICOLONS: ListWords = { two: '; ', comma: '; ', last: '; ' };

/** A line of keywords: "Flying, vigilance". */
export const keywordLine: Phrase<readonly KeywordAbility[]> = oneOf<readonly KeywordAbility[]>('keywords', [
  keywordList(COMMAS),
  variant(keywordList(SEMICOLONS)),
  wrapping`${variant(keywordList(COMMAS))}${literalText('.')}`,
  // a cost or a limit of activating, which no answer depends on
  variant(
    mapPhrase(
      template({})`${{ all: keywordList(COMMAS) }}. ${{
        text: textMatching(
          'a cost',
          /(?:this cost is reduced by [^"\n.]*|this ability costs [^"\n.]* less to activate[^"\n.]*|X can't be 0|activate only once each turn)\./,
        ),
      }}`,
      ({ all }) => all,
      () => undefined,
    ),
  ),
]);
