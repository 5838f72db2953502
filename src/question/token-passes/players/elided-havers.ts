// Clauses without a subject that tell of whoever asks: "they minus Liliana on me, only got a Bear", "opp has X, casting Y. do I draw?".
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind, anyWord } from '../../tokens/token-index.ts';
import { isComma, isListSign, type RunReplacement, sentenceStart, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with "I" before each "only got X" and "have X" right after "me" and a sign, before each "casting X" after what the opponent has, and the player before "and have X" right after their life: what it tells is theirs. */
export function withElidedHavers(tokens: readonly Token[]): readonly Token[] {
  const mayHave = anyOfKind(tokens, 'fact') || anyWord(tokens, 'me', 'us', 'got');
  const casting = anyWord(tokens, ...CASTING) ? ownCastingAt(tokens) : -1;
  if (!mayHave && casting < 0) return tokens;
  return withRunsReplaced(tokens, i => {
    const comma = i === casting ? tokens[i] : undefined;
    if (comma !== undefined) return { tokens: [comma, askerAt(comma.end)], to: i + 1 };
    return mayHave ? havingAt(tokens, i) : undefined;
  });
}

const CASTING: readonly string[] = [
  'casting',
  'playing',
  'dropping',
  'resolving',
  'slamming',
  'jamming',
  'running',
  'cloning',
  'copying',
];

/**
 * The place of the comma in "opp has X, casting Y. do I draw?": nobody is said to cast Y, and it is the asker of whom is asked what comes
 * of it; -1 for others.
 */
function ownCastingAt(tokens: readonly Token[]): number {
  const comma = tokens.findIndex((it, i) => isComma(it) && isGerund(tokens[i + 1]) && isOfOpponent(tokens, i));
  return comma >= 0 && tokens.some((it, i) => i > comma && isOfAsker(it, tokens[i + 1])) ? comma : -1;
}

function isGerund(token: Token | undefined): boolean {
  return token?.kind === 'verb' && token.voice === 'active' && CASTING.includes(token.text.toLowerCase());
}

/** Whether the sentence up to an index tells what the opponent has, and of nothing that anybody does. */
function isOfOpponent(tokens: readonly Token[], i: number): boolean {
  const from = sentenceStart(tokens, i);
  const first = tokens.findIndex((it, n) => n >= from && it.kind !== 'filler');
  const player = tokens[first];
  if (player?.kind !== 'who' || player.who !== 'opponent') return false;
  if (!player.whose && tokens[first + 1]?.kind !== 'have') return false;
  return !tokens.some((it, n) => n > first && n < i && (it.kind === 'who' || it.kind === 'verb' || it.kind === 'ask'));
}

/** The words "am I", "do I", "is mine" and "my copy" of what is asked. */
function isOfAsker(token: Token, next: Token | undefined): boolean {
  if (token.kind === 'ask') return /^(?:am|do|can|does|will|would|did|have) i\b/iu.test(token.text) && !isLoss(next);
  const isNamed = next?.kind === 'card' || next?.kind === 'noun';
  return token.kind === 'who' && token.who === 'you' && token.whose && !isNamed;
}

/** The wordings "do I lose", "do I take": what the opponent's doing may bring. */
function isLoss(token: Token | undefined): boolean {
  return token !== undefined && /^(?:lose|take|discard|sacrifice|sac|die)$/iu.test(token.text);
}

function askerAt(at: number): Token {
  return { kind: 'who', who: 'you', whose: false, text: '', at, end: at };
}

function havingAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  return afterLifeAt(tokens, i) ?? afterMeAt(tokens, i) ?? gotHereAt(tokens, i);
}

/** The wording "I'm at 38 life and have X": whoever has the life has that as well. */
function afterLifeAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [life, and, have] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  if (
    life?.kind !== 'fact' ||
    life.path[0] !== 'given' ||
    life.path[2] !== 'life' ||
    !/^\W*(?:i|im|they|he|she|my|opp)/iu.test(life.text)
  )
    return undefined;
  const owner = life.path[1];
  const side = owner === 'you' || owner === 'opponent' ? owner : undefined;
  if (side === undefined || and?.kind !== 'small' || and.word !== 'and') return undefined;
  // "I have 5 life left and X"
  const isHad = /\b(?:have|has|had|got)\b/iu.test(life.text);
  if (isHad && (have?.kind === 'card' || (have?.kind === 'number' && have.article))) {
    const place = { text: '', at: have.at, end: have.at };
    return {
      tokens: [life, and, { kind: 'who', who: side, whose: false, ...place }, { kind: 'have', ...place, text: 'have' }],
      to: i + 2,
    };
  }
  if (have?.kind !== 'have') return undefined;
  if (!/^(?:have|has|control|controls|got)$/iu.test(have.text)) return undefined;
  const player: Token = { kind: 'who', who: side, whose: false, text: '', at: have.at, end: have.at };
  return { tokens: [life, and, player], to: i + 2 };
}

/** The wording "opp casts X, got Y and Z here": whoever asks has what is there. */
function gotHereAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [sign, got] = [tokens[i], tokens[i + 1]];
  if (
    sign === undefined ||
    !(isComma(sign) || sign.kind === 'stop') ||
    got?.kind !== 'have' ||
    !/^(?:got|have got)$/iu.test(got.text)
  )
    return undefined;
  let at = i + 2;
  while (at < i + 10 && isOfList(tokens[at])) at += 1;
  const place = tokens[at];
  const isHere = place?.kind === 'there' ? place.who !== 'opponent' : /^here$/iu.test(place?.text ?? '');
  if (at === i + 2 || !isHere) return undefined;
  const player: Token = { kind: 'who', who: 'you', whose: false, text: '', at: sign.end, end: sign.end };
  return { tokens: [sign, player], to: i + 1 };
}

function isOfList(token: Token | undefined): boolean {
  if (token === undefined) return false;
  return token.kind === 'card' || token.kind === 'number' || token.kind === 'noun' || isListSign(token);
}

function afterMeAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [me, sign, first, second] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3]];
  if (me?.kind !== 'who' || me.whose || !/^(?:me|us)$/iu.test(me.text)) return undefined;
  if (sign === undefined || !(isComma(sign) || sign.kind === 'stop')) return undefined;
  const have = first?.kind === 'filler' ? second : first;
  if (have?.kind !== 'have' || !/^(?:got|have|have got|i?only have|just have|had)$/iu.test(have.text)) return undefined;
  const player: Token = { kind: 'who', who: 'you', whose: false, text: '', at: sign.end, end: sign.end };
  return { tokens: [me, sign, player], to: i + 2 };
}
