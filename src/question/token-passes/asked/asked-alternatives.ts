// Answers to choose from that stand alone: "8/8, 5/5, 1/1?", "14, 15 or 16 loyalty?", "Island, Mountain or both?", "one saproling or two".
import { firstIndexFrom } from '../../../kit/lists.ts';
import { creatureType } from '../../tokens/chosen.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind, anyWord } from '../../tokens/token-index.ts';
import { isComma, plainPart, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with each such list, where a sentence or its last part consists of it, as what asks for the one that is right. */
export function withAlternativesAsked(tokens: readonly Token[]): readonly Token[] {
  if (!mayOffer(tokens)) return tokens;
  return withRunsReplaced(tokens, i => {
    const before = tokens[i - 1];
    const begins =
      before === undefined ||
      before.kind === 'stop' ||
      isComma(before) ||
      (before?.kind === 'small' && before.word === 'colon');
    return begins
      ? (deedAt(tokens, i) ?? insteadAt(tokens, i) ?? sizesAt(tokens, i) ?? numbersAt(tokens, i) ?? typesAt(tokens, i))
      : undefined;
  });
}

/** Whether there are several things of one kind to choose from, or "or no". */
function mayOffer(tokens: readonly Token[]): boolean {
  if (anyOfKind(tokens, 'size') || anyWord(tokens, 'or no')) return true;
  if (tokens.filter(it => it.kind === 'number' && !it.article).length > 1) return true;
  if (!anyWord(tokens, ...TYPE_WORDS)) return false;
  return tokens.filter(it => isType(it) || BOTH.test(it.text)).length > 1;
}

const OR_NO = /^or no$/iu;

/** The wording "scry or no scry": whether it is done. */
function deedAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [deed, or, same] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  if (deed?.kind !== 'verb' || !OR_NO.test(or?.text ?? '') || same?.text.toLowerCase() !== deed.text.toLowerCase())
    return undefined;
  return { tokens: [...asking(deed, 'do I'), deed], to: i + 3 };
}

/** The wording "8 time counters instead of 4" where a question ends: how many there are. */
function insteadAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [number, counters, instead, other] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3]];
  const isNumber = (it: Token | undefined) => it?.kind === 'number' && !it.article;
  if (!isNumber(number) || !isNumber(other) || counters?.kind !== 'counters') return undefined;
  if (number === undefined || instead?.kind !== 'small' || !/^instead of$/iu.test(instead.text)) return undefined;
  return endsAt(tokens, i + 4) ? { tokens: [...asking(number, 'how many'), counters], to: i + 4 } : undefined;
}

const ELSE = /^(?:something|neither|none|else|different|other)$/iu;

/** Sizes, parted by commas, "or" or question marks of their own. */
function sizesAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const { items, to, words } = listAt(
    tokens,
    i,
    it => it.kind === 'size',
    it => ELSE.test(it.text),
  );
  const [first] = items;
  // "1/1 or 5/5?" alone
  const isAlone = (i === 0 || tokens[i - 1]?.kind === 'stop') && tokens[to]?.text === '?';
  // "2/1 or 4/3 if I copy it?"
  const next = tokens[to];
  if (first !== undefined && items.length > 1 && next?.kind === 'small' && next.word === 'if')
    return { tokens: asking(first, 'how big is it'), to };
  return first === undefined ||
    items.length < (isAlone ? 2 : 3) ||
    (words.length > 0 && !isAlone) ||
    !endsAt(tokens, to)
    ? undefined
    : { tokens: asking(first, 'how big'), to };
}

const COUNTED = /^(?:loyalty|counters?|cards?|tokens?|triggers?|life|damage|mana)$/iu;

/** Numbers, with what they count behind the last or the first. */
function numbersAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const isNumber = (it: Token) => it.kind === 'number' && !it.article;
  const { items, to, words } = listAt(tokens, i, isNumber, it => COUNTED.test(it.text) || isKind(it));
  const [first] = items;
  const [counted, ...more] = words;
  const end = pastOthers(tokens, to);
  if (first === undefined || items.length < 2 || counted === undefined || more.length > 0 || !endsAt(tokens, end))
    return undefined;
  const isOfMass = /^(?:loyalty|life|damage|mana)$/iu.test(counted.text);
  const [ask] = asking(first, isOfMass ? 'how much' : 'how many');
  return ask === undefined ? undefined : { tokens: [ask, { kind: 'about', word: '', ...plainPart(counted) }], to: end };
}

/** The place past "…, or what", "or more", with which numbers to choose from end. */
function pastOthers(tokens: readonly Token[], from: number): number {
  const isOther = (it: Token) => OTHERS.test(it.text) && it.kind !== 'card';
  const to = firstIndexFrom(tokens, from, it => !isOther(it) && !isBetween(it)) ?? tokens.length;
  return tokens.slice(from, to).some(isOther) ? to : from;
}

const OTHERS = /^(?:or )?(?:what|else|something else|more|even more|less|fewer|none|whatever|otherwise|so)$/iu;

/** Land types or card types, with "both" or "neither" among them. */
function typesAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  // "…, plus Plains, Island, Swamp, Forest.": lands of a list that a name begins
  const listed = tokens[i - 2];
  if (isComma(tokens[i - 1]) && listed?.kind === 'card' && tokens[i]?.kind === 'card') return undefined;
  const only = /^(?:just|only|simply|still)$/iu.test(tokens[i]?.text ?? '') ? i + 1 : i;
  const article = tokens[only];
  const from = article?.kind === 'number' && article.article ? only + 1 : only;
  const { items, to, words } = listAt(tokens, from, isType, it => BOTH.test(it.text));
  const [first] = items;
  // "just island or all five": what all of them are need not be told
  const isOfAll = words.length > 0 && /^(?:two|three|four|five|types|of them)$/iu.test(tokens[to]?.text ?? '');
  const end = isOfAll ? to + 1 : to;
  if (first === undefined || items.length + words.length < (isOfAll ? 2 : 3) || !endsAt(tokens, end)) return undefined;
  return { tokens: asking(first, 'what types'), to: end };
}

const BOTH = /^(?:both|neither|all|nothing|each)$/iu;
const TYPE_WORDS = [
  ...['plains', 'island', 'islands', 'swamp', 'swamps', 'mountain', 'mountains', 'forest', 'forests', 'land', 'lands'],
  ...['creature', 'creatures', 'artifact', 'artifacts', 'enchantment', 'enchantments'],
];
const TYPE = new RegExp(`^(?:${TYPE_WORDS.join('|')})$`, 'iu');

function isType(token: Token): boolean {
  return ['about', 'card', 'noun'].includes(token.kind) && TYPE.test(token.text);
}

function isKind(token: Token): boolean {
  return (
    ['about', 'noun'].includes(token.kind) &&
    creatureType(token.text.toLowerCase().replace(/ tokens?$/u, '')) !== undefined
  );
}

interface List {
  readonly items: readonly Token[];
  /** Words beside the items. */
  readonly words: readonly Token[];
  /** The place after the list. */
  readonly to: number;
}

/** The list that begins at a place: items and words, parted by commas, "or" and question marks between two items. */
function listAt(
  tokens: readonly Token[],
  i: number,
  isItem: (token: Token) => boolean,
  isWord: (token: Token) => boolean = () => false,
): List {
  const items: Token[] = [];
  const words: Token[] = [];
  let to = i;
  for (let at = i; at < tokens.length; at++) {
    const token = tokens[at];
    if (token === undefined) break;
    if (isItem(token)) items.push(token);
    else if (isWord(token)) words.push(token);
    else if (isBetween(token) && at > i) continue;
    else break;
    to = at + 1;
  }
  return { items, words, to };
}

function isBetween(token: Token): boolean {
  return (
    isComma(token) || (token.kind === 'small' && token.word === 'or') || (token.kind === 'stop' && token.text === '?')
  );
}

function endsAt(tokens: readonly Token[], to: number): boolean {
  const end = tokens[to];
  return end === undefined || end.kind === 'stop';
}

function asking(first: Token, text: string): readonly Token[] {
  return [{ kind: 'ask', word: '', ...plainPart(first), text }];
}
