// Damage that is told of again: "they Shock my X. does it trigger if it only took 2": as much as the spell deals.

import type { Cards } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind, anyWord } from '../../tokens/token-index.ts';
import { asFiller } from '../../tokens/token-parts.ts';

/** The tokens with such a clause as filler, where a spell named before it deals that much: it tells nothing new. */
export function withoutRetoldDamage(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyOfKind(tokens, 'unknown') || !anyWord(tokens, 'took', 'takes', 'take')) return tokens;
  const took = tokens.findIndex(it => /^(?:took|takes|take)$/iu.test(it.text) && it.kind === 'unknown');
  if (took < 0) return tokens;
  const [subject, number, unit] = [lastSaid(tokens, took), tokens[took + 1], tokens[took + 2]];
  if (subject === undefined || !isIt(tokens[subject]) || number?.kind !== 'number') return tokens;
  const isTold = tokens.slice(0, subject).some(it => it.kind === 'card' && dealt(it, cards) === number.value);
  if (!isTold) return tokens;
  const condition = lastSaid(tokens, subject);
  const lead = condition === undefined ? undefined : tokens[condition];
  const from = lead?.kind === 'small' && lead.word === 'if' ? (condition ?? subject) : subject;
  const to = /^(?:damage|dmg)$/iu.test(unit?.text ?? '') ? took + 3 : took + 2;
  return tokens.map((it, i) => (i >= from && i < to ? asFiller(it) : it));
}

/** The place of the last token before another that is no filler. */
function lastSaid(tokens: readonly Token[], before: number): number | undefined {
  const at = tokens.slice(0, before).findLastIndex(it => it.kind !== 'filler');
  return at < 0 ? undefined : at;
}

function isIt(token: Token | undefined): boolean {
  return (token?.kind === 'small' && token.word === 'it') || /^(?:he|she)$/iu.test(token?.text ?? '');
}

/** The damage that a spell deals by its text; undefined for others. */
function dealt({ names }: Extract<Token, { kind: 'card' }>, cards: Cards): number | undefined {
  const known = cards.named(names[0] ?? '');
  const action = known?.spell === true ? known.says.action : undefined;
  return action?.kind === 'damage' && typeof action.amount === 'number' ? action.amount : undefined;
}
