// Names that are ordinary words too: whether a name is meant, by the words around it.
import { isBasicLandType } from '../engine/index.ts';
import { meaningOf } from './lexicon.ts';
import { at, type Lexing } from './lexing.ts';
import { type FoundName, isKnownName } from './mentioned-names.ts';
import type { Token } from './question-token.ts';

/** Whether a name whose words are ordinary too is meant as a name where it stands. */
export function isMeant({ text, words, tokens }: Lexing, name: FoundName): boolean {
  const follows = words[name.to]?.folded ?? '';
  if (!name.ordinary)
    return WHOM.includes(follows) || !isVerbAfterPronoun(text.slice(at(words, name.from)), tokens, name);
  const before = tokens.at(-1);
  const folded = words
    .slice(name.from, name.to)
    .map(it => it.folded)
    .join(' ');
  const meaning = meaningOf(folded);
  const next = words[name.to]?.folded ?? '';
  const starts =
    before === undefined || before.kind === 'stop' || (before.kind === 'small' && ['if', 'then'].includes(before.word));
  const capital = /^\p{Lu}/u.test(text.slice(at(words, name.from)));
  if (isBasicLandType(name.token.names[0] ?? '')) return isLandMeant(tokens);
  if (before?.kind === 'who' && !before.whose && meaning?.kind !== 'verb' && WHOM.includes(next)) return true;
  if (name.token.faceOnly === true) return capital && !starts;
  if (meaning?.kind === 'verb') {
    if (before?.kind === 'who' && !before.whose) return false;
    if (starts && WHOSE.includes(next)) return false;
    return starts
      ? AFTER_NAMES.includes(next) || (capital && !isKnownName(next))
      : isObjectPlace(before) || (before?.kind === 'ask' && (capital || next === 'copying'));
  }
  if (name.token.loose) return meaning === undefined ? capital || isObjectPlace(before) : capital && !starts;
  return capital && !starts && name.token.names.length === 1 && !name.token.plural;
}

/** Words after a spell used as a verb: "I bolt my opponent", "they shock me". */
const WHOM = [
  'my',
  'their',
  'his',
  'her',
  'the',
  'a',
  'an',
  'me',
  'him',
  'them',
  'opponent',
  'opp',
  'opponents',
  'myself',
];
const WHOSE = ['my', 'their', 'his', 'her', 'opponents', 'opps', 'the', 'an', 'a', 'our'];
const AFTER_NAMES = [
  'copying',
  'enters',
  'enter',
  'on',
  'copies',
  'etbs',
  'comes',
  'resolves',
  'as',
  'targeting',
  'with',
  'under',
  'vs',
  'and',
  'plus',
  'does',
  'off',
  'into',
];

/** "does it fly": a short word after a pronoun is no card, though there be one of the name. */
function isVerbAfterPronoun(typed: string, tokens: readonly Token[], { from, to }: FoundName): boolean {
  const before = tokens.at(-1);
  const pronoun = before !== undefined && /(?:^|\s)(?:it|he|she)$/iu.test(before.text);
  return to - from === 1 && pronoun && !/^\p{Lu}/u.test(typed);
}

/** "a Forest" that somebody has or plays, "six Mountains", "my basic Islands"; not "is it a Swamp". */
function isLandMeant(tokens: readonly Token[]): boolean {
  const plain = tokens.filter(it => !(it.kind === 'filler' && /^(?:the|basic)$/iu.test(it.text)));
  const before = plain.at(-1);
  if (before?.kind !== 'number' || !before.article) return isObjectPlace(before);
  const lead = plain.at(-2);
  return isObjectPlace(lead) || (lead?.kind === 'small' && lead.word === 'then');
}

/** Whether an object may follow: after a verb, a count, a possessive, "with", or another name. */
export function isObjectPlace(before: Token | undefined): boolean {
  switch (before?.kind) {
    case 'verb':
    case 'number':
    case 'have':
    case 'relation':
    case 'card':
      return true;
    case 'who':
      return before.whose;
    case 'small':
      return ['with', 'and', 'another', 'under', 'comma', 'off', 'copying', 'by', 'into'].includes(before.word);
    default:
      return false;
  }
}
