// Loyalty abilities named as the cause of an event: "he makes me discard it with the +1 of Liliana of the Veil".
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { asFiller } from '../../tokens/token-parts.ts';

const COST = /^[+\u2212-]\d+$/u;
const CAUSES: readonly string[] = ['with', 'off', 'from', 'by', 'to'];

/** The tokens with the cost of each loyalty ability that is a cause as filler, so that its card is the cause. */
export function withAbilitiesAsCauses(tokens: readonly Token[]): readonly Token[] {
  if (!anyWord(tokens, 'of') || !tokens.some(it => COST.test(it.text))) return tokens;
  return tokens.map((token, i) => {
    const isCost = isLoyaltyCost(tokens, i);
    const isOf = token.kind === 'small' && token.word === 'of' && isLoyaltyCost(tokens, i - 1);
    return isCost || isOf ? asFiller(token) : token;
  });
}

function isLoyaltyCost(tokens: readonly Token[], i: number): boolean {
  const [of, card] = [tokens[i + 1], tokens[i + 2]];
  const lead = tokens.slice(0, Math.max(i, 0)).findLast(it => it.kind !== 'filler');
  const isSaid = COST.test(tokens[i]?.text ?? '');
  return (
    isSaid &&
    of?.kind === 'small' &&
    of.word === 'of' &&
    card?.kind === 'card' &&
    lead?.kind === 'small' &&
    CAUSES.includes(lead.word)
  );
}
