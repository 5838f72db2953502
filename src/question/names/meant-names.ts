// Names that are ordinary words too: whether a name is meant, by the words around it.

import { isBasicLandType } from '../../engine/index.ts';
import { isBefore } from '../../kit/lists.ts';
import { numberNamed } from '../tokens/counts.ts';
import type { Token, TokenBody } from '../tokens/question-token.ts';
import { isComma } from '../tokens/token-parts.ts';
import { nicknamed } from '../words/card-nicknames.ts';
import { meaningOf } from '../words/lexicon.ts';
import { at, type Lexing } from './lexing.ts';
import { type FoundName, isKnownName } from './mentioned-names.ts';
import { nounNamed } from './nouns.ts';

/** Whether a name whose words are ordinary too is meant as a name where it stands. */
export function isMeant({ text, words, tokens, names }: Lexing, name: FoundName): boolean {
  const follows = words[name.to]?.folded ?? '';
  const word = words[name.to]?.folded ?? '';
  if (name.token.open && name.to - name.from === 1 && beginsSentence(tokens) && !isVerbal(meaningOf(word)))
    return false;
  // "does the loot trigger go off": what the ability does, where no one card is called so
  if (
    name.token.open &&
    name.to - name.from === 1 &&
    OF_ABILITIES.includes(follows) &&
    isSmallLetters(text, words, name)
  )
    return false;
  // "True-Name Nemesis named me": the player
  if (name.token.loose && WHOM.includes(words[name.from]?.folded ?? '') && name.to - name.from === 1) return false;
  if (name.token.loose && isKindOnly({ text, words }, name)) return false;
  if (name.token.loose && isUsedAsVerb({ text, words, tokens }, name)) return false;
  if (isKeywordAction(text.slice(at(words, name.from)), words, name, tokens.at(-1))) return false;
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
  if (isBasicLandType(name.token.names[0] ?? ''))
    return (
      ((isLandMeant(tokens) || (starts && beginsList({ text, words, names }, name))) && !isOfferedType(tokens, next)) ||
      isLandDoing(tokens, next, name) ||
      isLandAskedOf(tokens, next) ||
      (capital && isLandAlone({ text, words, tokens }, name))
    );
  if (before?.kind === 'who' && !before.whose && !isVerbal(meaning) && isWhom(next, names, name.to))
    return name.token.faceOnly !== true || capital;
  if (name.token.faceOnly === true) return capital && !starts;
  // "destroyed by a Murder"
  const lead = before?.kind === 'number' && before.article ? tokens.at(-2) : before;
  if (lead?.kind === 'small' && lead.word === 'by' && !name.token.loose && lead !== before) return true;
  if (meaning?.kind === 'verb') {
    // "so Clone is a copy of X now"
    if (capital && next === 'is' && isObjectStart(before)) return true;
    // "how big is Clone copying X", "I go Clone, copy X"
    const isOne = before?.kind === 'number' && before.article;
    const isSaid = isOne || before?.kind === 'be' || /^(?:go|goes|going|went)$/iu.test(before?.text ?? '');
    if (capital && meaning.action === 'copies' && isSaid && !isWhom(next, names, name.to)) return true;
    if (before?.kind === 'who' && !before.whose) return false;
    if (!capital && isDoneByBefore(before, meaning, next)) return false;
    // "restoration angel etb blinks thragtusk"
    const afterEvent = !capital && before?.kind === 'verb' && before.voice === 'middle';
    // "does its etb exile stuff"
    if (afterEvent && OBJECTS.includes(next)) return false;
    if ((starts || before?.kind === 'card' || afterEvent) && (WHOSE.includes(next) || isWhom(next, names, name.to)))
      return false;
    if (!capital && /^(?:(?:it|him|her)self|counters?|all)$/u.test(next)) return false;
    // "I control X and sacrifice Y"
    const joined = before?.kind === 'small' && (before.word === 'and' || isComma(before));
    // "I control X and sacrifice 2 Treasures"
    const isCounted = (numberNamed(next)?.value ?? 0) > 1;
    const isWhat = isNamedNext(names, name.to) || WHOSE.includes(next) || next === 'it' || isCounted;
    if (!capital && joined && isWhat) return false;
    if ((starts || before?.kind === 'number') && isWholeSentence(text, words, name)) return false;
    if (!capital && meaning.action !== 'copies' && goesOnAfterComma(tokens) && !AFTER_NAMES.includes(next))
      return false;
    return starts
      ? AFTER_NAMES.includes(next) || (capital && (next === 'from' || !isKnownName(next)))
      : isObjectPlace(before) || beginsAsking(tokens) || (before?.kind === 'ask' && (capital || next === 'copying'));
  }
  if ((name.token.loose || nounNamed(folded) !== undefined) && isAimedNext(words, name)) return true;
  // "Shock my opponent."
  if (starts && capital && nounNamed(folded) !== undefined && WHOM.includes(next)) return true;
  if (name.token.loose && meaning === undefined && nounNamed(folded) === undefined)
    return capital || isObjectPlace(before);
  if (!name.token.loose && before?.kind === 'verb' && /^cast(?:s|ing)?$/iu.test(before.text)) return true;
  if (name.token.loose) return capital && !starts;
  const type = meaning?.kind === 'about' && meaning.word === 'creature type';
  if (type && !name.token.plural && isTypeMeant(tokens)) return true;
  // "Nightmare with 4 Swamps"
  if (type && !name.token.plural && starts && (capital || next === 'with') && OF_NAMES.includes(next)) return true;
  // "how big is nightmare": a kind would have an article
  if (type && !name.token.plural && !name.token.loose && (before?.kind === 'ask' || before?.kind === 'be')) return true;
  const cast = before?.kind === 'verb' && before.action === 'enters' && /^(?:cast|play|resolve)/iu.test(before.text);
  if (meaning?.kind === 'about' && !name.token.loose && !name.token.plural && cast) return true;
  // "Harmonize into their Narset": the name of a keyword that is cast
  if (starts && capital && meaning?.kind === 'about' && CAST_NEXT.includes(next)) return !name.token.plural;
  return capital && !starts && name.token.names.length === 1 && !name.token.plural;
}

const CAST_NEXT: readonly string[] = ['into', 'resolves', 'cast', 'through', 'vs', 'gets'];

/** Whether a clause begins after a token, so that a name is its subject. */
function isObjectStart(before: Token | undefined): boolean {
  return before === undefined || before.kind === 'stop' || before.kind === 'filler' || before.kind === 'small';
}

/** Words after a name with which a question begins, and after no word for a kind. */
const OF_NAMES: readonly string[] = ['with', 'and', 'vs', 'under', 'plus', 'enters', 'enter', 'in'];

/** Words for what a verb is done to, which follow no name. */
const OBJECTS: readonly string[] =
  'stuff|things|everything|anything|something|all|the|any|each|both|graveyards|it|them|that|those|cards'.split('|');

const OF_ABILITIES: readonly string[] = ['trigger', 'triggers', 'ability', 'effect'];

function isSmallLetters(text: string, words: Lexing['words'], { from }: FoundName): boolean {
  return /^\p{Ll}/u.test(text.slice(at(words, from)));
}

/** A keyword action in small letters, after what does it: "X explores", "I investigate". */
function isKeywordAction(
  typed: string,
  words: Lexing['words'],
  { from, to }: FoundName,
  before: Token | undefined,
): boolean {
  const meaning = meaningOf(
    words
      .slice(from, to)
      .map(it => it.folded)
      .join(' '),
  );
  const does = before?.kind === 'card' || before?.kind === 'noun' || (before?.kind === 'who' && !before.whose);
  return meaning?.kind === 'verb' && meaning.keywordAction !== undefined && does && /^\p{Ll}/u.test(typed);
}

/** An article and a kind, and no part of a name: "do I get the beast". */
function isKindOnly({ text, words }: Pick<Lexing, 'text' | 'words'>, { from, to }: FoundName): boolean {
  const kind = words[from + 1]?.folded ?? '';
  const capital = /^\p{Lu}/u.test(text.slice(at(words, from + 1)));
  if (to - from !== 2 || words[from]?.folded !== 'the' || capital) return false;
  const meaning = meaningOf(kind);
  return nounNamed(kind) !== undefined || meaning?.kind === 'about';
}

/** Words of a longer name, where a verb stands: "i lay down a Watery Grave". */
function isUsedAsVerb({ text, words, tokens }: Pick<Lexing, 'text' | 'words' | 'tokens'>, name: FoundName): boolean {
  const before = tokens.at(-1);
  const typed = text.slice(at(words, name.from), words[name.to - 1]?.end);
  const part = name.to - name.from > 1 && !name.token.names.some(it => nicknamed(typed.toLowerCase()) === it);
  const article = ['a', 'an', 'the', 'my'].includes(words[name.to]?.folded ?? '');
  return part && article && before?.kind === 'who' && !before.whose && !/^\p{Lu}/u.test(typed);
}

/** Wordings "I have Nightmare", "my Lhurgoyf", "I cast a Juggernaut": no creature type stands there. */
function isTypeMeant(tokens: readonly Token[]): boolean {
  const before = tokens.at(-1);
  if (before?.kind === 'who') return before.whose;
  const lead = before?.kind === 'number' ? tokens.at(-2) : before;
  return lead?.kind === 'have' || (lead?.kind === 'verb' && lead.action !== 'creates');
}

/** The wording "Sacrifice?": a verb that makes up a sentence of its own. */
function isWholeSentence(text: string, words: Lexing['words'], { to }: FoundName): boolean {
  const rest = text.slice(words[to - 1]?.end);
  return /^\s*(?:[.?!]|$)/u.test(rest);
}

/** The wording "Is Clone affected": after the verb of a question stands what it is about. */
function beginsAsking(tokens: readonly Token[]): boolean {
  return tokens.at(-1)?.kind === 'be' && (beginsSentence(tokens.slice(0, -1)) || isComma(tokens.at(-2)));
}

/** A verb after a comma, where nobody has a list of things: "…, sacrifice or keep". */
function goesOnAfterComma(tokens: readonly Token[]): boolean {
  const before = tokens.at(-1);
  const clause = tokens.slice(tokens.findLastIndex(it => it.kind === 'stop') + 1);
  return before?.kind === 'small' && before.word === 'comma' && !clause.some(it => it.kind === 'have');
}

function beginsSentence(tokens: readonly Token[]): boolean {
  return tokens.length === 0 || tokens.at(-1)?.kind === 'stop';
}

function isVerbal(meaning: TokenBody | undefined): boolean {
  return ['verb', 'have', 'there', 'be'].includes(meaning?.kind ?? '');
}

/**
 * Wordings "does Rest in Peace exile tokens", "does Containment Priest stop blink": what the name before does or
 * stops.
 */
function isDoneByBefore(
  before: Token | undefined,
  { action }: Extract<TokenBody, { kind: 'verb' }>,
  next: string,
): boolean {
  if (before?.kind === 'relation') return action === 'blinks' || action === 'exiles';
  return before?.kind === 'card' && (nounNamed(next) !== undefined || /^tokens?$/u.test(next));
}

function isNamedNext(names: readonly FoundName[], index: number): boolean {
  return names.some(it => it.from === index && !it.ordinary);
}

/** Whether somebody or something follows to which a spell can be done. */
function isWhom(next: string, names: readonly FoundName[], index: number): boolean {
  return WHOM.includes(next) || isNamedNext(names, index);
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
  'it',
  'her',
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

/** The wording "does it fly": a short word after a pronoun is no card, though there be one of the name. */
function isVerbAfterPronoun(typed: string, tokens: readonly Token[], { from, to }: FoundName): boolean {
  const before = tokens.findLast(it => it.kind !== 'filler');
  const pronoun = before !== undefined && /(?:^|\s)(?:it|he|she)$/iu.test(before.text);
  return to - from === 1 && pronoun && !/^\p{Lu}/u.test(typed);
}

/** Wordings "bolt to my face", "shock on my bear": a spell with what it is aimed at. */
function isAimedNext(words: Lexing['words'], { to }: FoundName): boolean {
  const [preposition, whom] = words.slice(to, to + 2).map(it => it.folded);
  return ['to', 'on', 'at', 'targeting'].includes(preposition ?? '') && [...WHOM, ...WHOSE].includes(whom ?? '');
}

/** The wording "a Forest" that somebody has or plays, "six Mountains", "my basic Islands"; not "is it a Swamp". */
function isLandMeant(tokens: readonly Token[]): boolean {
  if (isPredicate(tokens)) return false;
  const plain = tokens.filter(it => it.kind !== 'state' && it.kind !== 'filler' && !/^(?:more|other)$/iu.test(it.text));
  const before = plain.at(-1);
  if (isItemOfList(plain) || isBoardNamed(plain)) return true;
  if (before?.kind !== 'number' || !before.article) return isObjectPlace(before);
  const lead = plain.at(-2);
  return isObjectPlace(lead) || (lead?.kind === 'small' && ['then', 'for'].includes(lead.word));
}

/** The wordings "Forest comes down", "does Forest trigger X", "when Forest hits the table": the land does it, with which a clause begins. */
function isLandDoing(tokens: readonly Token[], next: string, { token: { plural } }: FoundName): boolean {
  const before = tokens.findLast(it => it.kind !== 'filler');
  const isLed = before?.kind === 'small' && ['if', 'then', 'comma'].includes(before.word);
  const isAsked = before?.kind === 'ask' && /^(?:does|will|would|can|if|whether)$/iu.test(before.text);
  if (plural || !(before === undefined || before.kind === 'stop' || isLed || isAsked)) return false;
  return DONE_BY_LANDS.includes(next);
}

/** The wordings "is that Plains still a Forest", "does the Island lose its abilities": the land is pointed at and asked about. */
function isLandAskedOf(tokens: readonly Token[], next: string): boolean {
  const [ask, the] = tokens.slice(-2);
  const last = the ?? ask;
  const points = last?.kind === 'ask' && /^(?:is|does|can|will|would) (?:that|this)$/iu.test(last.text);
  const isPointed =
    last?.kind === 'filler' && /^(?:the|that|this)$/iu.test(last.text) && (ask?.kind === 'ask' || ask?.kind === 'be');
  return (points || isPointed) && ASKED_OF_LANDS.includes(next);
}

const ASKED_OF_LANDS: readonly string[] =
  'still|a|an|also|just|only|become|becomes|get|gets|lose|keep|keeps|tap|taps|make|makes|produce'.split('|');

/** The wording "X and Y on my side. Forest. How many triggers?": a sentence of nothing but the land, between those that tell and ask. */
function isLandAlone(
  { text, words, tokens }: Pick<Lexing, 'text' | 'words' | 'tokens'>,
  { from, to }: FoundName,
): boolean {
  const before = tokens.at(-1);
  const isLed = before?.kind === 'small' && before.word === 'then';
  const stop = isLed ? tokens.at(-2) : before;
  const isStated = stop?.kind === 'stop' && stop.hard && stop.text !== '?' && tokens.some(it => it.kind === 'there');
  return isStated && to - from === 1 && /^\s*\.\s+\p{L}/u.test(text.slice(words[to - 1]?.end)) && asksOfTriggers(text);
}

function asksOfTriggers(text: string): boolean {
  return /\b(?:triggers?|how (?:many|much|often))\b/iu.test(text);
}

const DONE_BY_LANDS: readonly string[] =
  'comes|come|came|enters|enter|entered|etbs|hits|hit|lands|leaves|gets|trigger|triggers|count|counts|discarded|milled|sacrificed'.split(
    '|',
  );

/** The wording "Forest, Forest, now Rootbound Crag": a sentence that begins with a list. */
function beginsList({ text, words, names }: Pick<Lexing, 'text' | 'words' | 'names'>, { to }: FoundName): boolean {
  const gap = text.slice(words[to - 1]?.end, words[to]?.at);
  return /^\s*[,+]\s*$/u.test(gap) && names.some(it => it.from === to);
}

/** The wording "what is my Triome then, Plains or Mountain?": a type that is offered as an answer. */
function isOfferedType(tokens: readonly Token[], next: string): boolean {
  if (next !== 'or') return false;
  const before = tokens.findLastIndex(it => !(it.kind === 'number' && it.article) && it.kind !== 'filler');
  if (!isComma(tokens[before])) return false;
  const sentence = tokens.slice(tokens.findLastIndex(it => it.kind === 'stop') + 1);
  return sentence.some(it => it.kind === 'ask' || it.kind === 'be');
}

/** The wordings "my board is Forest", "a pair of Forests", "two basics, both Forest". */
function isBoardNamed(tokens: readonly Token[]): boolean {
  const [place, number, before] = [tokens.at(-2), tokens.at(-2), tokens.at(-1)];
  // "a land (Island)"
  if (before?.kind === 'noun') return before.noun.said === 'land' && place?.kind === 'number' && place.article;
  if (before?.kind === 'be') return /^(?:board|field|side|lands?|battlefield|bf)$/iu.test(place?.text ?? '');
  if (before?.kind !== 'small') return false;
  if (before.word === 'of') return number?.kind === 'number' && !number.article;
  return before.word === 'both' && isComma(place) && tokens.some(it => it.kind === 'number' && !it.article);
}

/** Whether an item of the list after a player and a colon follows: "me: Island; Serra Angel". */
function isItemOfList(tokens: readonly Token[]): boolean {
  const colon = tokens.findLastIndex(it => it.kind === 'small' && it.word === 'colon');
  if (colon === -1 || tokens[colon - 1]?.kind !== 'who') return false;
  return colon === tokens.length - 1 || tokens.at(-1)?.text === ';';
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
    case 'zone':
      return before.holds === true;
    case 'who':
      return before.whose && !/^(?:mine|theirs|hers|yours)$/iu.test(before.text);
    case 'small':
      return ['with', 'and', 'another', 'under', 'comma', 'off', 'copying', 'by', 'into'].includes(before.word);
    default:
      return false;
  }
}

/** The wording "Is Steam Vents a Mountain or an Island": what a named card is asked to be. */
function isPredicate(tokens: readonly Token[]): boolean {
  const asks = tokens.findLastIndex(
    (it, n) => it.kind === 'be' && (isComma(tokens[n - 1]) || isNamedAgain(tokens, n + 1)),
  );
  const from = Math.max(asks, tokens.findLastIndex(it => it.kind === 'stop') + 1);
  const clause = tokens.slice(from).filter(it => it.kind !== 'filler' && !isDeterminer(it));
  // "does Blood Moon make Steam Vents a Mountain"
  const made = clause.findLastIndex(it => /^(?:makes?|turns?)$/iu.test(it.text));
  const [first, subject, ...rest] = clause.slice(Math.max(0, made));
  const be = made >= 0 || first?.kind === 'be' || /^(?:is|are)\b/iu.test(first?.text ?? '');
  if (!be || (subject?.kind !== 'card' && subject?.kind !== 'noun')) return false;
  return rest.every(isOfPredicate);
}

/** The wording "… has Blood Moon is Urborg a Mountain": whether a token is a card that was named before. */
export function isNamedAgain(tokens: readonly Token[], i: number): boolean {
  const token = tokens[i];
  const [name] = token?.kind === 'card' ? token.names : [];
  return name !== undefined && isBefore(tokens, i, it => it.kind === 'card' && it.names.includes(name));
}

function isDeterminer(token: Token): boolean {
  return (token.kind === 'who' && token.whose) || (token.kind === 'number' && token.article);
}

function isOfPredicate(token: Token): boolean {
  if (token.kind === 'small') return JOINS.includes(token.word);
  return token.kind === 'about' || (token.kind === 'number' && token.article);
}

const JOINS: readonly string[] = ['and', 'or', 'comma', 'both', 'then'];
