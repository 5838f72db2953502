// Questions if a player may do something first: "can they sacrifice it before it dies?".
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { plainPart, sentenceStart } from '../../tokens/token-parts.ts';

/** The tokens with "before" as a word of timing, where a question asks if a player can do something before an event. */
export function withAskedBefore(tokens: readonly Token[]): readonly Token[] {
  if (!anyWord(tokens, 'before')) return tokens;
  return tokens.map((token, i): Token => {
    if (!BEFORE.test(token.text) || !isEvent(tokens, i) || !asksIfAble(tokens, i)) return token;
    return { kind: 'unjudged', why: 'timing', ...plainPart(token) };
  });
}

const BEFORE = /^before$/iu;

/** Whether a pronoun or a name follows, and then a verb: "before it dies". */
function isEvent(tokens: readonly Token[], i: number): boolean {
  const [subject, verb] = [tokens[i + 1], tokens[i + 2]];
  const isSubject = subject?.kind === 'card' || /^(?:it|he|she|they|that)$/iu.test(subject?.text ?? '');
  return isSubject && verb?.kind === 'verb' && verb.voice !== 'active';
}

/** Whether a player is asked about before an index, and what the player does: "can they sac". */
function asksIfAble(tokens: readonly Token[], i: number): boolean {
  const part = tokens.slice(sentenceStart(tokens, i), i);
  const asks = part.findIndex(it => it.kind === 'ask' && ABLE.test(it.text));
  if (asks < 0) return false;
  const ask = part[asks];
  const rest = part.slice(asks + 1).filter(it => it.kind !== 'filler');
  const [who, ...more] = rest;
  const verb = OF_ASKER.test(ask?.text ?? '') ? who : who?.kind === 'who' && !who.whose ? more[0] : undefined;
  return verb?.kind === 'verb' && verb.voice === 'active';
}

const ABLE = /^(?:can|could|may)\b/iu;
const OF_ASKER = /\b(?:i|we)$/iu;
