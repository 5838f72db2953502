// Things that enter as a copy, and what they copy: "use Vesuva to copy X", "Clone becoming X", "… can I copy X".

import { firstFrom, firstIndexFrom, lastBefore } from '../../../kit/lists.ts';
import { type Cards, cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { asFiller, plainPart, withRunsReplaced } from '../../tokens/token-parts.ts';

const USES = /^(?:use|uses|using|used)$/iu;
const COPIES = /^(?:copy|clone|become|becoming|be)$/iu;

/** The tokens with the verb of use as what brings the copy in, and the words before what it copies as such. */
export function withUsedCopiers(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  const copied = withTokenCopies(tokens);
  const isNamed = tokens.some(it => isCopier(it, cards) || (it.kind === 'verb' && isCopierName(it.card, cards)));
  if (!isNamed && !copied.some(isCanI)) return copied;
  const result = [...withCopiersMade(copied, cards)];
  for (const [i, token] of tokens.entries()) {
    if (BECOMES.test(token.text) && isCopier(lastNamed(tokens, i), cards) && namesNext(tokens, i)) {
      result[i] = { kind: 'small', word: 'copying', text: token.text, at: token.at, end: token.end };
      continue;
    }
    if (isAskedToBe(tokens, i, cards)) {
      result[i] = { kind: 'small', word: 'copying', ...plainPart(token) };
      continue;
    }
    if (isAsThat(tokens, i) && isCopier(namedBeforeVerb(tokens, i), cards)) {
      const pronoun = tokens[i + 1] ?? token;
      result[i] = { kind: 'small', word: 'copying', text: token.text, at: token.at, end: token.end };
      result[i + 1] = { kind: 'small', word: 'it', text: pronoun.text, at: pronoun.at, end: pronoun.end };
      continue;
    }
    const asked = copierAsked(tokens, i, cards);
    if (asked !== undefined) {
      result[i] = { ...asked, text: token.text, at: token.at, end: token.end };
      continue;
    }
    if (!USES.test(token.text)) continue;
    const name = tokens.findIndex(
      (it, n) => n > i && it.kind !== 'filler' && it.kind !== 'number' && it.kind !== 'who',
    );
    const named = tokens[name];
    const [to, copy] = [tokens[name + 1], tokens[name + 2]];
    if (named?.kind !== 'card' || cardKnown(cards, named)?.copies !== true) continue;
    // "I use Clone on X"
    const isOn = to?.kind === 'small' && to.word === 'on' && namesNext(tokens, name + 1);
    if (!isOn && (to?.text.toLowerCase() !== 'to' || copy === undefined || !COPIES.test(copy.text))) continue;
    result[i] = { kind: 'verb', action: 'enters', voice: 'active', ...plainPart(token) };
    if (isOn) result[name + 1] = { kind: 'small', word: 'copying', ...plainPart(to) };
    if (isOn || to === undefined || copy === undefined) continue;
    result[name + 1] = asFiller(to);
    result[name + 2] = { kind: 'small', word: 'copying', text: copy.text, at: copy.at, end: copy.end };
  }
  if (result.length === tokens.length && result.every((it, i) => it === tokens[i] && !isCanI(it))) return tokens;
  return result.flatMap((token, i): readonly Token[] => {
    const isAsked = isCanI(token) && i > 0 && result[i - 1]?.kind !== 'stop';
    return isAsked ? [{ kind: 'stop', hard: false, text: '', at: token.at, end: token.at }, token] : [token];
  });
}

/** Whether a card stands in place of the player of a question. */
function isCanI(token: Token): boolean {
  return token.kind === 'card' && CAN_I.test(token.text);
}

const MAKES = /^(?:make|makes|made|making|create|creates|created|creating|get|gets|got)$/iu;
const A_COPY = /^(?:a |an |one |another )?(?:token )?(?:that(?:'?s| is) )?(?:a )?(?:token )?copy of$/iu;
/** The most tokens of such words: "a", "token", "that's", "a copy of". */
const LONGEST_COPY = 5;

/** The verb of copying: "makes a copy of", "create a token that's a copy of". */
function withTokenCopies(tokens: readonly Token[]): readonly Token[] {
  if (!anyWord(tokens, 'copy')) return tokens;
  return withRunsReplaced(tokens, i => {
    const token = tokens[i];
    if (token === undefined || !MAKES.test(token.text)) return undefined;
    const length = copyWords(tokens, i + 1);
    const last = tokens[i + length];
    if (length === 0 || last === undefined || !namesNext(tokens, i + length)) return undefined;
    const text = tokens
      .slice(i, i + length + 1)
      .map(it => it.text)
      .join(' ');
    return {
      tokens: [{ kind: 'verb', action: 'copies', voice: 'active', text, at: token.at, end: last.end }],
      to: i + length + 1,
    };
  });
}

/** The number of tokens of "a token that's a copy of" from a place on; 0 where others stand there. */
function copyWords(tokens: readonly Token[], from: number): number {
  for (let length = LONGEST_COPY; length > 0; length--) {
    const said = tokens
      .slice(from, from + length)
      .map(it => it.text)
      .join(' ');
    if (A_COPY.test(said)) return length;
  }
  return 0;
}

/** The tokens with "I make my Clone a Serra Angel" as "I cast my Clone copying a Serra Angel". */
function withCopiersMade(tokens: readonly Token[], cards: Cards): readonly Token[] {
  return withRunsReplaced(tokens, i => {
    const verb = tokens[i];
    if (verb?.kind !== 'verb' || verb.action !== 'creates' || verb.voice !== 'active' || !MAKES.test(verb.text))
      return undefined;
    const lead = tokens[i + 1];
    const at = (lead?.kind === 'who' && lead.whose) || lead?.kind === 'filler' ? i + 2 : i + 1;
    const [copier, copied] = [tokens[at], tokens[nameAfter(tokens, at)]];
    if (copier === undefined || !isCopier(copier, cards) || copied?.kind !== 'card' || tokens[at + 1] === copied)
      return undefined;
    if (copied.names[0] === (copier.kind === 'card' ? copier.names[0] : undefined)) return undefined;
    const place = { text: 'copying', at: copier.end, end: copier.end };
    return {
      tokens: [
        { kind: 'verb', action: 'enters', voice: 'active', ...plainPart(verb) },
        ...tokens.slice(i + 1, at + 1),
        { kind: 'small', word: 'copying', ...place },
      ],
      to: at + 1,
    };
  });
}

const BECOMES =
  /^(?:becoming|becomes|became|imitating|mimicking|goes for|going for|went for|picks|picked|picking|takes|took|taking)$/iu;
const MAY = /^(?:can|could|may|might)\b|^able$/iu;
/** The most tokens from "can" to "be": "is it still able to be". */
const MOST_TO_BE = 5;

/** Wordings "can it be the Baneslayer", "is it able to become their Titan": asked of the one thing that was named and enters as a copy. */
function isAskedToBe(tokens: readonly Token[], i: number, cards: Cards): boolean {
  const be = tokens[i];
  if ((be?.kind !== 'be' && be?.kind !== 'about') || !/^(?:be|become)$/iu.test(be.text)) return false;
  const subject = lastBefore(tokens, i, it => it.kind !== 'filler' && !/^(?:to|get|able)$/iu.test(it.text));
  const isPointed =
    (subject?.kind === 'small' && subject.word === 'it') || /\b(?:it|s?he)$/iu.test(subject?.text ?? '');
  if (!isPointed && !isCopier(subject, cards)) return false;
  const isAsked = tokens.slice(Math.max(0, i - MOST_TO_BE), i).some(it => MAY.test(it.text));
  const named = tokens[nameAfter(tokens, i)];
  const copiers = tokens.filter((it): it is CardToken => isCopier(it, cards) && it.at < be.at);
  const isOne = new Set(copiers.map(it => it.names[0])).size === 1;
  return isAsked && isOne && named?.kind === 'card' && named.names[0] !== copiers[0]?.names[0];
}

/** The place of the next token that is no article and no owner. */
function nameAfter(tokens: readonly Token[], i: number): number {
  return firstIndexFrom(tokens, i + 1, it => !['filler', 'number', 'who'].includes(it.kind)) ?? tokens.length;
}

/** The wording "comes in as that": as what was named last. */
function isAsThat(tokens: readonly Token[], i: number): boolean {
  const [as, pronoun, end] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  if (as?.kind !== 'small' || as.word !== 'as' || pronoun?.kind !== 'small') return false;
  const isEnd = end === undefined || end.kind === 'stop' || (end.kind === 'small' && end.word !== 'of');
  return isEnd && (pronoun.word === 'that' || pronoun.word === 'it');
}

/** The name before a verb of entering. */
function namedBeforeVerb(tokens: readonly Token[], i: number): Token | undefined {
  const verb = tokens[i - 1];
  return verb?.kind === 'verb' && verb.action === 'enters' && verb.voice === 'middle'
    ? lastNamed(tokens, i - 1)
    : undefined;
}

/** The player of a question whether something can be copied. */
const CAN_I = /^(?:can|could|may) (?:i|we|you|he|she|they)$/iu;

/** The one card that enters as a copy, in place of the player: "Mockingbird with X = 3, can I copy a Bear". */
function copierAsked(tokens: readonly Token[], i: number, cards: Cards): CardToken | undefined {
  const token = tokens[i];
  if (token?.kind !== 'ask' || !CAN_I.test(token.text)) return undefined;
  const at = firstIndexFrom(tokens, i + 1, it => it.kind !== 'filler') ?? i;
  const verb = tokens[at];
  if (verb?.kind !== 'verb' || verb.action !== 'copies') return undefined;
  // "can I clone their Titan": the verb names the card
  if (verb.card !== undefined) {
    const isNamed = isCopierName(verb.card, cards) && !tokens.some(it => isCopier(it, cards));
    return isNamed && namesNext(tokens, at)
      ? { kind: 'card', names: [verb.card], loose: false, open: false, plural: false, ...plainPart(token) }
      : undefined;
  }
  // "Clone on their Titan, can I still copy it": it was told
  const isTold = tokens.some(
    (it, n) =>
      n < i && it.kind === 'small' && (it.word === 'copying' || (it.word === 'on' && isCopier(tokens[n - 1], cards))),
  );
  if (isTold && tokens[at + 1]?.kind === 'small') return undefined;
  const copiers = tokens.filter((it): it is CardToken => isCopier(it, cards));
  const [copier] = copiers;
  const isOne = new Set(copiers.map(it => it.names[0])).size === 1;
  return isOne && copier !== undefined && copier.at < token.at && namesNext(tokens, at) ? copier : undefined;
}

type CardToken = Extract<Token, { kind: 'card' }>;

function isCopierName(name: string | undefined, cards: Cards): boolean {
  return name !== undefined && cards.named(name)?.copies === true;
}

function isCopier(token: Token | undefined, cards: Cards): token is CardToken {
  return token?.kind === 'card' && cardKnown(cards, token)?.copies === true;
}

/** The name before a verb, past "from" as in "stops Clone from becoming X". */
function lastNamed(tokens: readonly Token[], i: number): Token | undefined {
  return lastBefore(tokens, i, it => it.kind !== 'filler' && !(it.kind === 'small' && it.word === 'from'));
}

/** Whether a card is named next, behind an article, a number or an owner. */
function namesNext(tokens: readonly Token[], i: number): boolean {
  const next = firstFrom(tokens, i + 1, it => !['filler', 'number', 'who', 'state'].includes(it.kind));
  const isOfIt = next?.kind === 'small' && next.word === 'it' && tokens[i]?.kind !== 'ask';
  return next?.kind === 'card' || next?.kind === 'noun' || isOfIt;
}
