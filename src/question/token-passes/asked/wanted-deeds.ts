// Wishes that are asked about: "he wants to pay the 2 life, may he?" asks "may he pay the 2 life?".
import type { Token } from '../../tokens/question-token.ts';
import { type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with each wish, and the short question whether it comes true, as that question. */
export function withWishesAsked(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(isWish)) return tokens;
  return withRunsReplaced(tokens, i => askedAt(tokens, i));
}

const WISH = /^(?:wants?|wanted|wanting|hopes?|hoping|tr(?:y|ies|ying)|would like|plans?|needs?) to$/iu;
const ASKS = /^(?:do|does|did|can|could|may|might|will|would)$/iu;

function isWish(token: Token): boolean {
  return token.kind === 'filler' && WISH.test(token.text);
}

function askedAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [player, wish] = [tokens[i], tokens[i + 1]];
  if (player?.kind !== 'who' || player.whose || wish === undefined || !isWish(wish)) return undefined;
  const ask = tokens.findIndex((it, n) => n > i + 2 && (it.kind === 'ask' || it.kind === 'stop') && it.text !== '-');
  const [sign, auxiliary, asked, end] = [tokens[ask - 1], tokens[ask], tokens[ask + 1], tokens[ask + 2]];
  const isParted = sign?.kind === 'stop' || (sign?.kind === 'small' && sign.word === 'comma');
  if (auxiliary?.kind !== 'ask' || !ASKS.test(auxiliary.text) || !isParted) return undefined;
  if (asked?.kind !== 'who' || asked.whose || asked.who !== player.who) return undefined;
  if (end !== undefined && end.kind !== 'stop') return undefined;
  const deed = tokens.slice(i + 2, ask - 1);
  return deed.length === 0 ? undefined : { tokens: [auxiliary, player, ...deed], to: ask + 2 };
}
