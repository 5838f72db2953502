// Attacks that nobody blocks: "I swing with X, nobody blocks", "no blocks", "and they don't block" (509.1h).
import { firstFrom } from '../../../kit/lists.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { isListSign, plainPart, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with each such clause, after an attack, as "unblocked", and a block that is all that is told as combat. */
export function withNoBlocks(tokens: readonly Token[]): readonly Token[] {
  if (!anyWord(tokens, 'block', 'blocks', 'blocked', 'blocker', 'blockers', 'chumpblock', 'chumpblocks')) return tokens;
  const told = tokens.findIndex(it => it.kind === 'relation' && isBlock(it));
  // "their X blocks my Y", "can X block Y": nothing else happens
  if (told >= 0 && !tokens.some(it => it.kind === 'verb') && isOfName(tokens, told + 1))
    return tokens.map((token, i) => (i === told ? { kind: 'unjudged', why: 'combat', ...plainPart(token) } : token));
  const attack = tokens.findIndex(it => it.kind === 'verb' && it.action === 'attacks');
  if (attack < 0 || !tokens.some(isBlock)) return tokens;
  return withRunsReplaced(tokens, i => (i > attack ? unblockedAt(tokens, i) : undefined));
}

/** Whether a name follows from a place on, past whose it is and "by". */
function isOfName(tokens: readonly Token[], from: number): boolean {
  const next = firstFrom(tokens, from, it => !['filler', 'number', 'who', 'state', 'small'].includes(it.kind));
  return next?.kind === 'card' || next?.kind === 'noun';
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
