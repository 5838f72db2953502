// Choices as something enters: "choose a color", "choose Khans or Dragons", "choose an opponent".
import {
  BASIC_LAND_TYPES,
  type ChoiceRange,
  type ChosenKind,
  COLORS,
  CREATURE_TYPES,
  type Rewrite,
} from '../../../engine/index.ts';
import { AND, listPhrase, OR, textMatching, wordTable } from '../../combine.ts';
import { mapPhrase, oneOf, type Phrase, variant } from '../../phrase.ts';
import { constant, template, wrapping } from '../../template.ts';
import { aFilter } from '../nouns/filters.ts';
import { digits, withIndefiniteArticle, wordNumber } from '../words/numbers.ts';
import { OPPONENT, YOU } from '../words/players.ts';
import { colorWord } from '../words/type-adjectives.ts';
import { describedThing } from './choices-described.ts';

type Choose = Extract<Rewrite, { readonly kind: 'choose' }>;
const you = { kind: 'choose', who: YOU } as const;

const kind = (what: ChosenKind, words: string): Phrase<Choose> => constant({ ...you, what, among: undefined }, words);

const among = (range: ChoiceRange) => ({ among: range });

const word: Phrase<string> = textMatching(
  'a word',
  /[a-z]+ [A-Z][a-z]+|[A-Z][\p{L}'-]*(?: [A-Z][\p{L}'-]*)*|odd|even|left|right|[a-z]+/u,
);
const lowerWord: Phrase<string> = textMatching('a word', /[a-z]+/);
const anchor: Phrase<string> = textMatching('a word', /[A-Z][\p{L}'-]*(?: [A-Z][\p{L}'-]*)*/u);

/** A noun phrase of a thing to choose, with its article. */
const choosable: Phrase<Choose> = oneOf<Choose>('a choice', [
  kind('color', 'a color'),
  kind('creatureType', 'a creature type'),
  kind('cardName', 'a card name'),
  variant(kind('cardName', 'any card name')),
  kind('player', 'a player'),
  kind('number', 'a number'),
  kind('basicLandType', 'a basic land type'),
  kind('landType', 'a land type'),
  kind('cardType', 'a card type'),
  kind('word', 'a word'),
  constant({ ...you, what: 'word', among: { kind: 'words', words: COLORS } }, 'a color word'),
  template({ ...you, what: 'mode' })`${{ count: wordNumber }} abilities from among ${{ among: namedWords() }}`,
  constant(
    {
      ...you,
      what: 'player',
      among: { kind: 'filter', filter: { clauses: [{ kind: 'controlledBy', who: OPPONENT }] } },
    },
    'an opponent',
  ),
  template({ ...you, what: 'number' })`a number ${oneOf<{ readonly among: ChoiceRange }>('a range', [
    mapPhrase(
      template({})`between ${{ from: digits }} and ${{ to: digits }}`,
      it => among({ kind: 'numbers', ...it }),
      ({ among: range }) =>
        range.kind === 'numbers' && typeof range.from === 'number' && typeof range.to === 'number'
          ? { from: range.from, to: range.to }
          : undefined,
      ['among'],
    ),
  ])}`,
  template({ ...you, what: 'cardName' })`${{ among: nameRange() }} card name`,
  template({ ...you, what: 'color' })`a color other than ${{
    among: exceptWords(colorWord),
  }}`,
  template({ ...you, what: 'color', among: undefined })`${{ count: wordNumber }} colors`,
  template({ ...you, what: 'cardType' })`a card type other than ${{ among: exceptWords(lowerWord) }}`,
  constant(
    { ...you, what: 'cardName', among: { kind: 'except', words: ['basic land'] } },
    'a card name other than a basic land card name',
  ),
  template({ ...you, what: 'basicLandType', among: undefined })`${{ count: wordNumber }} basic land types`,
  template({ ...you, what: 'player', among: undefined })`${{ count: wordNumber }} players`,
  template({ ...you, what: 'creatureType', among: undefined })`${{ count: wordNumber }} creature types`,
  template({ ...you, what: 'cardType' })`a ${{ among: exceptNon() }} card type`,
  template({ ...you, what: 'creatureType' })`a creature type other than ${{ among: exceptWords(anchor) }}`,
  describedThing,
  template({ ...you, what: 'object' })`${{
    among: mapPhrase(
      aFilter,
      (filter): ChoiceRange | undefined => ({ kind: 'filter', filter }),
      it => (it.kind === 'filter' ? it.filter : undefined),
    ),
  }}`,
]);

/** Keywords to choose from: "first strike, vigilance, and lifelink". */
function namedWords(): Phrase<ChoiceRange> {
  return mapPhrase(
    listPhrase(textMatching('an ability', /[a-z]+(?: strike)?/), AND, 2),
    (words): ChoiceRange => ({ kind: 'words', words }),
    it => (it.kind === 'words' && it.words.length > 1 ? it.words : undefined),
  );
}

/** Kinds of card names to choose from: "nonland card name", "creature card name", "a nonbasic land card name". */
function nameRange(): Phrase<ChoiceRange> {
  return mapPhrase(
    withIndefiniteArticle(
      textMatching('a kind of card', /(?:non)?[a-z]+(?:, non[a-z]+)*(?: (?:land|creature|artifact))?(?= card name)/),
    ),
    (name): ChoiceRange => ({ kind: 'words', words: [name] }),
    it => (it.kind === 'words' && it.words.length === 1 ? it.words[0] : undefined),
  );
}

function exceptWords(phrase: Phrase<string>): Phrase<ChoiceRange> {
  return mapPhrase(
    listPhrase(phrase, OR),
    (words): ChoiceRange => ({ kind: 'except', words }),
    it => (it.kind === 'except' ? it.words : undefined),
  );
}

function exceptNon(): Phrase<ChoiceRange> {
  return mapPhrase(
    wordTable('a card type', { noncreature: 'creature', nonland: 'land' }),
    (it): ChoiceRange => ({ kind: 'except', words: [it] }),
    it => (it.kind === 'except' && (it.words[0] === 'creature' || it.words[0] === 'land') ? it.words[0] : undefined),
  );
}

/** Words to choose from: "Khans or Dragons", "odd or even"; "black or red" are colors, "Elf or Goblin" creature types. */
const words: Phrase<Choose> = mapPhrase(
  listPhrase(word, OR, 2),
  (it): Choose => ({ ...you, what: whatIs(it), among: { kind: 'words', words: it } }),
  ({ what, among: it }) =>
    it?.kind === 'words' && it.words.length > 1 && what === whatIs(it.words) ? it.words : undefined,
);

function whatIs(words: readonly string[]): ChosenKind {
  const all = (known: readonly string[]) => words.every(one => known.includes(one));
  if (all(COLORS)) return 'color';
  if (all(BASIC_LAND_TYPES)) return 'basicLandType';
  return all(CREATURE_TYPES) ? 'creatureType' : 'mode';
}

/** Choices, one rewrite for each: "choose a color", "choose a color and a creature type". */
export const enteringChoices: Phrase<readonly Rewrite[]> = oneOf<readonly Rewrite[]>('choose …', [
  wrapping`choose ${listPhrase(rewrite(choosable), AND)}`,
  mapPhrase(
    wrapping`choose ${rewrite(words)}`,
    it => [it],
    ([only, ...more]) => (more.length > 0 ? undefined : only),
  ),
  variant(wrapping`secretly choose ${listPhrase(rewrite(choosable), AND)}`),
]);

function rewrite(phrase: Phrase<Choose>): Phrase<Rewrite> {
  return mapPhrase(
    phrase,
    (it): Rewrite => it,
    it => (it.kind === 'choose' ? it : undefined),
  );
}
