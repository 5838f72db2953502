// Attacks that nobody blocks: "I swing with X, nobody blocks", "no blocks", "and they don't block" (509.1h).
import type { Token } from '../tokens/question-token.ts';
import { isListSign, plainPart, type RunReplacement, withRunsReplaced } from '../tokens/token-parts.ts';

/** The tokens with each such clause, after an attack, as "unblocked". */
export function withNoBlocks(tokens: readonly Token[]): readonly Token[] {
  const attack = tokens.findIndex(it => it.kind === 'verb' && it.action === 'attacks');
  if (attack < 0 || !tokens.some(isBlock)) return tokens;
  return withRunsReplaced(tokens, i => (i > attack ? unblockedAt(tokens, i) : undefined));
}

function isBlock({ kind, text }: Token): boolean {
  return kind !== 'card' && /^(?:blocks?|blocked|blockers?|chump ?blocks?)$/iu.test(text);
}

function unblockedAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const joint = tokens[i];
  let at = joint !== undefined && isListSign(joint) ? i + 1 : i;
  const player = tokens[at];
  if (player?.kind === 'who' && !player.whose) at++;
  const none = tokens[at];
  const isOne = tokens[at + 1]?.kind === 'number';
  const block = tokens[isOne ? at + 2 : at + 1];
  if (none?.kind !== 'small' || none.word !== 'not' || block === undefined || !isBlock(block)) return undefined;
  return {
    tokens: [{ kind: 'unjudged', why: 'combat', ...plainPart(block), text: 'unblocked' }],
    to: at + (isOne ? 3 : 2),
  };
}
