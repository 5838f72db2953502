// Lexing of words: names first, then the longest phrase of the lexicon, numbers and nouns.
import type { TextWord } from '../../cards/index.ts';
import { at, endOfTokens, type Lexing, push } from '../names/lexing.ts';
import { isMeant } from '../names/meant-names.ts';
import type { FoundName } from '../names/mentioned-names.ts';
import { LONGEST_NOUN, nounNamed, tokenDescribed } from '../names/nouns.ts';
import { numberNamed } from '../tokens/counts.ts';
import type { Token, TokenBody } from '../tokens/question-token.ts';
import { isPointing } from '../tokens/token-parts.ts';
import { nicknamed } from '../words/card-nicknames.ts';
import { adverbNamed } from '../words/everyday-words.ts';
import { LONGEST_PHRASE, meaningOf } from '../words/lexicon.ts';

/** Reads the longest token that begins with a word; returns the offset after it. */
export function wordAt(lexing: Lexing, index: number): number {
  const { words, names } = lexing;
  const until = names.find(it => it.from > index && !it.ordinary)?.from ?? words.length;
  const described = describedAt(lexing, index, until);
  if (described !== undefined) return described;
  const name = names.find(
    it => it.from === index && !isInPhrase(words, it) && !isKindOfToken(words, it) && isMeant(lexing, it),
  );
  if (name !== undefined) return push(lexing, at(words, name.from), endOfTokens(words, name.to), name.token);
  for (let length = Math.min(LONGEST_PHRASE, until - index); length > 0; length--) {
    if (isBroken(lexing, index, index + length)) continue;
    const body = phraseBody(words.slice(index, index + length), lexing, index);
    if (body !== undefined) return push(lexing, at(words, index), endOfTokens(words, index + length), body);
  }
  const typed = words[index]?.folded ?? '';
  const body = /^\p{Lu}/u.test(lexing.text.slice(at(words, index))) ? undefined : adverbNamed(typed);
  return push(lexing, at(words, index), endOfTokens(words, index + 1), body ?? { kind: 'unknown' });
}

/** Wordings "flashes in", "shock it in", "charge counters": a phrase that is longer than the name it begins with. */
function isInPhrase(words: readonly TextWord[], { from, to }: FoundName): boolean {
  const [first, ...rest] = words.slice(from, to + 2).map(it => it.folded);
  const kinds = rest.map((_, n) => meaningOf([first, ...rest.slice(0, n + 1)].join(' '))?.kind);
  // "what do they get out of that": the name is a part of what is asked
  const whole = words.slice(from, to + 2).map(it => it.folded);
  if (to - from === 2 && whole.length === 4 && meaningOf(whole.join(' '))?.kind === 'about') return true;
  return (
    to - from === 1 &&
    kinds.some((it, n) => it === 'verb' || (n === 0 && (it === 'counters' || it === 'about' || it === 'small')))
  );
}

/** The wording "a Beast token": a kind of token, though a longer name begins with the word. */
function isKindOfToken(words: readonly TextWord[], { from, to, token }: FoundName): boolean {
  const [kind, word] = words.slice(from, from + 2).map(it => it.folded);
  if (to - from !== 1 || !/^tokens?$/u.test(word ?? '') || !token.names[0]?.includes(' ')) return false;
  return typeof nounNamed(`${kind} ${word}`)?.token === 'object';
}

/** Whether what follows the tokens is what somebody casts. */
function isCast(tokens: Lexing['tokens']): boolean {
  const verb = tokens.findLast(it => it.kind !== 'filler' && !(it.kind === 'number' && it.article));
  return verb?.kind === 'verb' && verb.action === 'enters' && verb.voice === 'active';
}

function phraseBody(part: readonly TextWord[], lexing: Lexing, index: number): TokenBody | undefined {
  const folded = part.map(it => it.folded).join(' ');
  const bare = part.map((it, n) => (n === part.length - 1 ? it.bare : it.folded)).join(' ');
  if (folded !== bare) {
    const owner = meaningOf(bare);
    if (owner?.kind === 'unjudged' && owner.why === 'teams') return owner;
    if (owner?.kind === 'who' && (owner.who === 'opponent' || /player|^ap$/u.test(bare)))
      return isPronoun(bare) || isContracted(lexing, index + part.length) ? owner : { ...owner, whose: true };
  }
  if (
    folded === 'face' &&
    (isAim(lexing.tokens.at(-1)) || isHitting(lexing.tokens.at(-1)) || isSpellOfPlayer(lexing, index + part.length))
  )
    return { kind: 'who', who: 'opponent', whose: false };
  const [only] = part;
  const number = part.length === 1 && only !== undefined ? numberNamed(only.folded) : undefined;
  if (number !== undefined) return { kind: 'number', ...number };
  const meaning = meaningOf(folded);
  const isFaceDown =
    meaning?.kind === 'who' && /\bface$/u.test(folded) && lexing.words[index + part.length]?.folded === 'down';
  if (isFaceDown) return undefined;
  // "I pay 2 life for X": X enters
  const next = lexing.words[index + part.length]?.folded ?? '';
  if (meaning?.kind === 'filler' && /\bpay.* (?:life|2|two)$/u.test(folded) && /^(?:for|on)$/u.test(next))
    return undefined;
  // "i land humility": what somebody does, where a name follows
  if (isObjectOfVerb(meaning, folded, lexing.tokens.at(-1))) return undefined;
  if (/^lands? an?$/u.test(folded) && isPointing(lexing.tokens.at(-1))) return undefined;
  const isLanding = /^lands?$/u.test(folded);
  const landed = isLanding && isNameNext(lexing, index + 1);
  const doer = isLanding ? lexing.tokens.findLast(it => it.kind !== 'filler') : undefined;
  if (landed && doer?.kind === 'who' && !doer.whose) return { kind: 'verb', action: 'enters', voice: 'active' };
  // "they bounce my X": what somebody does
  const last = lexing.tokens.at(-1);
  if (folded === 'bounce' && last?.kind === 'who' && !last.whose && last.each !== true)
    return { kind: 'verb', action: 'bounces', voice: 'active' };
  // "Elesh Norn lands on my side"
  const isOfIt = (doer?.kind === 'small' && doer.word === 'it') || /^(?:he|she)$/iu.test(doer?.text ?? '');
  const comesDown =
    folded === 'lands' &&
    (isOfIt || (doer?.kind === 'card' && (/^(?:on|under|for)$/u.test(next) || isEndOfClause(lexing, index))));
  if (comesDown) return { kind: 'verb', action: 'enters', voice: 'middle' };
  if (/^cop(?:y|ies) of$/u.test(folded) && lexing.tokens.at(-1)?.kind === 'number') return { kind: 'filler' };
  // "Meddling Mage naming Clone": a name is what follows, though the word is a verb too
  const chosen =
    isNaming(lexing.tokens.at(-1)) && meaning?.kind !== 'who' ? nameAt(lexing, index, part.length) : undefined;
  if (chosen !== undefined) return chosen;
  if (meaning?.kind === 'verb' && isNounPlace(lexing.tokens.at(-1))) {
    const noun = nounNamed(folded);
    if (noun !== undefined) return { kind: 'noun', noun };
  }
  // "they cast wrath": the spell of that name
  const isSorcery = meaning?.kind === 'verb' && meaning.action === 'wipes' && isCast(lexing.tokens);
  const sorcery = isSorcery ? nicknamed('wog') : undefined;
  if (sorcery !== undefined && /^(?:a )?wraths?(?: effect)?$/u.test(folded))
    return { kind: 'card', names: [sorcery], loose: false, open: false, plural: false };
  if (meaning?.kind === 'verb' && meaning.action === 'enters' && meaning.cost === undefined) return meaning;
  if (meaning?.kind === 'verb') {
    const card = lexing.names.find(it => it.from === index && it.to === index + part.length)?.token.names[0];
    return card === undefined || card.includes(' // ') ? meaning : { ...meaning, card };
  }
  if (folded === 'basic' && isBasicWord(lexing.words[index + 1]?.folded ?? '')) return { kind: 'filler' };
  const noun = part.length <= LONGEST_NOUN ? nounNamed(folded) : undefined;
  if (noun !== undefined && (meaning === undefined || meaning.kind === 'about' || meaning.kind === 'relation'))
    return { kind: 'noun', noun };
  return meaning;
}

/** The wording "X connects with me and they have Y": "me" belongs to the verb or preposition before. */
function isObjectOfVerb(meaning: TokenBody | undefined, folded: string, before: Token | undefined): boolean {
  const isOfBoth = meaning?.kind === 'have' && meaning.everybody === true && /^(?:both )?(?:me|i) and /u.test(folded);
  const isPreposition =
    before?.kind === 'small' && ['with', 'to', 'on', 'at', 'for', 'from', 'by'].includes(before.word);
  return isOfBoth && (isPreposition || before?.kind === 'verb');
}

/** Whether a sign follows a word, or one with which another clause begins: "my Gray Merchant lands. Who loses life". */
function isEndOfClause({ text, words }: Lexing, index: number): boolean {
  const next = words[index + 1]?.folded;
  const sign = /^\s*[.,;!?]/u.test(text.slice(words[index]?.end ?? 0));
  return sign || next === undefined || /^(?:with|while|when|then|and|does|do|how|is|what|who)$/u.test(next);
}

/** Whether a name, or another of one, begins at a word, past an article or an owner. */
function isNameNext({ words, names }: Lexing, index: number): boolean {
  const lead = words[index]?.folded ?? '';
  const isAnother = /^(?:second|new|fresh|2nd)$/u.test(words[index + 1]?.folded ?? '');
  if (lead === 'another' || (/^an?$/u.test(lead) && isAnother)) return true;
  const from = LEADS.includes(lead) ? index + 1 : index;
  return names.some(it => it.from === from && !it.ordinary);
}

const LEADS: readonly string[] = ['my', 'their', 'his', 'her', 'the', 'an'];

function isNaming(before: Token | undefined): boolean {
  return before?.kind === 'small' && before.word === 'naming';
}

/** The name that a stretch of words is; undefined for none. */
function nameAt({ names }: Lexing, index: number, length: number): FoundName['token'] | undefined {
  return names.find(it => it.from === index && it.to === index + length)?.token;
}

/** The opponent's: "on face", "to face". */
function isAim(before: Token | undefined): boolean {
  return before?.kind === 'small' && ['on', 'to', 'at'].includes(before.word);
}

/** The wording "it pings face". */
function isHitting(before: Token | undefined): boolean {
  return before?.kind === 'verb' && before.action === 'hits' && before.voice === 'active';
}

/** The wording "I bolt face". */
function isSpellOfPlayer({ tokens, words }: Lexing, next: number): boolean {
  const [player, spell] = tokens.slice(-2);
  const isPlayers = player?.kind === 'who' && !player.whose;
  const isEnd = words[next] === undefined || /^(?:for|dead|lethal|is|does|do|how)$/u.test(words[next]?.folded ?? '');
  const begins = player === undefined || player.kind === 'stop' || (player.kind === 'small' && player.word === 'comma');
  return (isPlayers || (begins && isEnd)) && spell?.kind === 'card';
}

/** A noun, though the word is a verb too: "a fetch", "my fetch". */
function isNounPlace(before: Token | undefined): boolean {
  return (before?.kind === 'number' && before.article) || (before?.kind === 'who' && before.whose);
}

function isBasicWord(word: string): boolean {
  return ['plains', 'island', 'swamp', 'mountain', 'forest', 'islands', 'swamps', 'mountains', 'forests'].includes(
    word,
  );
}

/** The wording "he's": the ending is a verb. */
function isPronoun(word: string): boolean {
  return /^(?:he|she|they|someone|somebody|who)$/u.test(word);
}

/** The wording "opponent's got": the ending is a verb. */
function isContracted({ words }: Lexing, next: number): boolean {
  return ['got', 'casting', 'playing', 'running'].includes(words[next]?.folded ?? '');
}

/** A token by its size: "1/1 red Goblin token". */
function describedAt(lexing: Lexing, index: number, until: number): number | undefined {
  const { tokens, words } = lexing;
  const size = tokens.at(-1);
  if (size?.kind !== 'size') return undefined;
  // "a 6/6 Wurmcoil Engine token": a name, and no types
  if (lexing.names.some(it => it.from === index && it.to - it.from > 1 && !it.ordinary)) return undefined;
  // "white 1/1 Soldier token"
  const before = tokens.at(-2);
  const color = before !== undefined && COLOR.test(before.text) ? before : undefined;
  const after = words.slice(index, until).map(it => it.folded);
  const told = color === undefined ? after : [color.text.toLowerCase(), ...after];
  const read = tokenDescribed(size.power, size.toughness, told);
  if (read === undefined) return undefined;
  tokens.splice(color === undefined ? -1 : -2);
  const length = color === undefined ? read.words : read.words - 1;
  return push(lexing, (color ?? size).at, endOfTokens(words, index + length), { kind: 'noun', noun: read.noun });
}

/** A color told before the size of a token. */
const COLOR = /^(?:white|blue|black|red|green|colorless)$/iu;

/** Whether a sign stands between the words of a phrase. */
function isBroken({ text, words, facts }: Lexing, from: number, to: number): boolean {
  if (to - from < 2) return false;
  const between = text.slice(words[from]?.end, words[to - 1]?.at);
  return /[.?!;:,(]/u.test(between) || facts.some(it => it.at > at(words, from) && it.at < endOfTokens(words, to));
}
