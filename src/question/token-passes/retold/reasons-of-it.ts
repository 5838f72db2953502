// Reasons that somebody guesses for what is asked, of "it" and of nothing else: "do I keep it since it never sees itself enter?"
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind, anyWord } from '../../tokens/token-index.ts';
import { asFiller, type RunReplacement, sentenceStart, withRunsReplaced } from '../../tokens/token-parts.ts';

const REASONS = ['since', 'because', 'cause', 'cuz', 'bc', 'as'];

/** The tokens without each such reason at the end of a sentence that asks before it. */
export function withoutReasonsOfIt(tokens: readonly Token[]): readonly Token[] {
  if (!anyWord(tokens, ...REASONS) || !anyOfKind(tokens, 'ask', 'be')) return tokens;
  return withRunsReplaced(tokens, i => reasonAt(tokens, i));
}

function reasonAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [reason, subject] = [tokens[i], tokens[i + 1]];
  if (reason === undefined || !REASONS.includes(reason.text.toLowerCase())) return undefined;
  if (!/^(?:it|its|it['’]s|he|hes|he['’]s|she|shes|she['’]s|they|that|that['’]s|thats)$/iu.test(subject?.text ?? ''))
    return undefined;
  const isAsked = tokens.slice(sentenceStart(tokens, i), i).some(it => it.kind === 'ask');
  const end = tokens.findIndex((it, n) => n > i && it.kind === 'stop');
  const to = end < 0 ? tokens.length : end;
  const part = tokens.slice(i, to);
  const isDenied = part.some(it => it.kind === 'small' && it.word === 'not');
  if (!isAsked || !isDenied || !part.every(tellsNothing)) return undefined;
  return { tokens: part.map(asFiller), to };
}

/** Whether a token says nothing of the board or of how something was done. */
function tellsNothing(token: Token): boolean {
  if (token.kind === 'verb') return token.action === 'enters' && token.voice === 'middle';
  return (
    ['small', 'about', 'relation', 'filler', 'be', 'unknown'].includes(token.kind) ||
    /^(?:he|she|they)/iu.test(token.text)
  );
}
