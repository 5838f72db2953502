// Choices that a question supposes: "how big is he if I do take it": the answer tells what comes of each.
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind, anyWord } from '../../tokens/token-index.ts';
import { asFiller, isComma, type RunReplacement, sentenceStart, withRunsReplaced } from '../../tokens/token-parts.ts';

const TAKES = /^(?:take|use|choose|pick|want|accept|put|get)$/iu;
const IT = /^(?:it|that|one|so|the counter|counter)$/iu;

/** The tokens with each such condition, after what is asked, as filler. */
export function withoutSupposedChoices(tokens: readonly Token[]): readonly Token[] {
  if (!anyWord(tokens, 'if') || !anyOfKind(tokens, 'ask')) return tokens;
  return withRunsReplaced(tokens, i => {
    const first = tokens[i];
    if (first?.kind !== 'small' || first.word !== 'if') return undefined;
    const paid = paidAt(tokens, i);
    if (paid !== undefined) return paid;
    const taken = takenAt(tokens, i);
    if (taken !== undefined) return taken;
    const [condition, who, does, ...rest] = tokens.slice(i, i + 6);
    const isIf = condition?.kind === 'small' && condition.word === 'if' && /^if$/iu.test(condition.text);
    if (!isIf || who?.kind !== 'who' || does === undefined || !/^do(?:es)?(?: not|n['’]?t)?$/iu.test(does.text))
      return undefined;
    const from = sentenceStart(tokens, i);
    if (!tokens.some((it, n) => n >= from && n < i && it.kind === 'ask')) return undefined;
    const said = rest.filter(it => it.kind !== 'filler');
    const length = TAKES.test(said[0]?.text ?? '') ? (IT.test(said[1]?.text ?? '') ? 2 : 0) : 0;
    const isBare = !['verb', 'card', 'noun', 'unknown', 'about'].includes(said[0]?.kind ?? 'stop');
    const last = length === 0 ? does : said[length - 1];
    if ((length === 0 && !isBare) || last === undefined) return undefined;
    const to = tokens.indexOf(last) + 1;
    return { tokens: tokens.slice(i, to).map(asFiller), to };
  });
}

/** The wording "how many if I take it with X out": that of a choice told before. */
function takenAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [condition, who, takes, taken] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3]];
  const isIf = condition?.kind === 'small' && condition.word === 'if' && /^if$/iu.test(condition.text);
  if (!isIf || who?.kind !== 'who' || who.whose || !/^(?:take|choose|pick|accept)$/iu.test(takes?.text ?? ''))
    return undefined;
  if (!IT.test(taken?.text ?? '')) return undefined;
  const from = sentenceStart(tokens, i);
  const isAsked = tokens.some((token, n) => n >= from && n < i && token.kind === 'ask');
  return isAsked ? { tokens: tokens.slice(i, i + 4).map(asFiller), to: i + 4 } : undefined;
}

/** The wordings "and when he pays, …", "if they pay, …": that of the choice which costs something, after a question. */
function paidAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [condition, who, pays, end] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3]];
  const isIf = condition?.kind === 'small' && condition.word === 'if';
  if (!isIf || who?.kind !== 'who' || who.whose || !/^pays?$/iu.test(pays?.text ?? '')) return undefined;
  const isEnd = end === undefined || end.kind === 'stop' || isComma(end);
  const isAsked = tokens.slice(0, i).some(it => it.kind === 'ask');
  return isEnd && isAsked ? { tokens: tokens.slice(i, i + 3).map(asFiller), to: i + 3 } : undefined;
}
