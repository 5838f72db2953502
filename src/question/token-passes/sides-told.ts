// Cards that come from a side, and those that are feared for: "then Dress Down from his side. rip my Aberration?"
import type { Token } from '../tokens/question-token.ts';
import { plainPart, type RunReplacement, sentenceEnd, withRunsReplaced } from '../tokens/token-parts.ts';

/** The tokens with what comes from somebody's side as what he plays, and "rip my X?" as the question whether it dies. */
export function withSidesTold(tokens: readonly Token[]): readonly Token[] {
  return withRunsReplaced(tokens, i => comingAt(tokens, i) ?? fearedAt(tokens, i));
}

/** The wordings "then X from his side", "now X from my opponent". */
function comingAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [before, card, from, who, side] = [tokens[i - 1], ...tokens.slice(i, i + 4)];
  const isThen = before?.kind === 'small' && ['then', 'if'].includes(before.word);
  const isFrom = from?.kind === 'small' && from.word === 'from';
  if (!isThen || card?.kind !== 'card' || !isFrom || who?.kind !== 'who') return undefined;
  const isSide = who.whose && /^(?:side|end|seat)$/iu.test(side?.text ?? '');
  const to = isSide ? i + 4 : i + 3;
  const end = tokens[to];
  const isEnd = end === undefined || end.kind === 'stop' || end.kind === 'small';
  if (!(isSide || !who.whose) || !isEnd) return undefined;
  const place = { text: '', at: card.at, end: card.at };
  const player: Token = { kind: 'who', who: who.who, whose: false, ...plainPart(who), at: card.at, end: card.at };
  return { tokens: [player, { kind: 'verb', action: 'enters', voice: 'active', ...place }, card], to };
}

/** The wording "rip my X?" */
function fearedAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [before, rip, owner, ...rest] = [tokens[i - 1], ...tokens.slice(i, i + 4)];
  const begins = before === undefined || before.kind === 'stop' || before.kind === 'small';
  if (!begins || !/^r\.?i\.?p\.?$/iu.test(rip?.text ?? '') || rip === undefined) return undefined;
  if (owner?.kind !== 'who' || !owner.whose || sentenceEnd(tokens, i)?.text !== '?') return undefined;
  const [named, end] = rest;
  if (named === undefined || (end !== undefined && end.kind !== 'stop')) return undefined;
  const place = plainPart(named);
  return {
    tokens: [
      { kind: 'ask', word: '', ...plainPart(rip), text: 'does' },
      owner,
      named,
      { kind: 'verb', action: 'dies', voice: 'middle', ...place, text: 'die' },
    ],
    to: i + 3,
  };
}
