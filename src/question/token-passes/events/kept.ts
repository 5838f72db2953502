// Permanents that somebody keeps: "I keep the Stage" (704.5j), "I keep both right".

import { lastBefore } from '../../../kit/lists.ts';
import { cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { asFiller, plainPart, sentenceEnd, sentenceStart } from '../../tokens/token-parts.ts';

/** The tokens with what is told to be kept as a choice, and "I keep both" as a question; what outlasts a spell that destroys is asked. */
export function withKept(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyWord(tokens, 'keep', 'keeps', 'keeping', 'kept')) return tokens;
  const isDestroyed = tokens.some(it => it.kind === 'card' && cardKnown(cards, it)?.says.action.kind === 'destroys');
  const result: Token[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i];
    if (token === undefined) break;
    const before = lastBefore(tokens, i, it => it.kind !== 'filler');
    const isOfPlayer = before?.kind === 'who' && !before.whose;
    const goesOn = before?.kind === 'small' && before.word === 'and';
    if (!/^keep(?:s|ing)?$|^kept$/iu.test(token.text) || !(isOfPlayer || goesOn) || isAsked(tokens, i)) {
      result.push(token);
      continue;
    }
    const rest = tokens.slice(i + 1);
    const length = rest.findIndex(it => !isLead(it));
    const kept = rest[length];
    if (isOfPlayer && kept?.kind === 'small' && kept.word === 'both') {
      const at = result.lastIndexOf(before);
      const { text: _, ...part } = plainPart(before);
      result.splice(at, 0, { kind: 'ask', word: '', text: 'do', ...part });
      result.push({ ...token, kind: 'about', word: '' });
    } else if (isOfPlayer && kept?.kind === 'about' && sentenceEnd(tokens, i)?.text === '?') {
      const { text: _, ...part } = plainPart(before);
      result.splice(result.lastIndexOf(before), 0, { kind: 'ask', word: '', text: 'do', ...part });
      result.push(token);
    } else if (
      kept?.kind === 'card' &&
      isOfPlayer &&
      (rest[length + 1]?.kind === 'there' || isNotedAlone(tokens, token, kept))
    ) {
      result.push({ kind: 'have', ...plainPart(token) });
    } else if (kept?.kind === 'card' && isDestroyed) {
      const { text: _, ...part } = plainPart(before ?? token);
      result.push({ ...asFiller(token), ...part, text: token.text });
    } else if (kept?.kind === 'card' && kept.names[0] !== undefined && !kept.open) {
      const value = [{ keep: kept.names[0] }];
      const who = result.lastIndexOf(before);
      result.splice(who, 1, asFiller(before));
      result.push({ kind: 'fact', path: ['choose'], value, text: token.text, at: token.at, end: kept.end });
      i += length + 1;
    } else result.push(token);
  }
  return result;
}

/** Whether it was "kept" before, and is named but once: there is nothing that it was kept in place of. */
function isNotedAlone(tokens: readonly Token[], verb: Token, kept: Token): boolean {
  const named = tokens.filter(it => it.kind === 'card' && kept.kind === 'card' && it.names[0] === kept.names[0]);
  return (
    /^kept$/iu.test(verb.text) &&
    named.length === 1 &&
    !tokens.some(it => /^(?:legend|both|legendary)\b/iu.test(it.text))
  );
}

/** Whether a question began before it in its sentence. */
function isAsked(tokens: readonly Token[], i: number): boolean {
  const from = sentenceStart(tokens, i);
  return tokens.slice(from, i).some(it => it.kind === 'ask');
}

function isLead(token: Token): boolean {
  return token.kind === 'filler' || (token.kind === 'number' && token.article) || (token.kind === 'who' && token.whose);
}
