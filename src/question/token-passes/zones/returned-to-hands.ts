// Permanents that are returned to a hand, and not from a graveyard: "I return it to my hand".
import type { Token } from '../../tokens/question-token.ts';
import { anyVerb } from '../../tokens/token-index.ts';
import { isListSign } from '../../tokens/token-parts.ts';

/** The tokens in which the verb of each such wording says so; of what comes from a graveyard, the verb is not known. */
export function withReturnedToHands(tokens: readonly Token[]): readonly Token[] {
  if (!anyVerb(tokens, 'returns')) return tokens;
  const result = tokens.map((token, i): Token => {
    if (token.kind !== 'verb' || token.action !== 'returns') return token;
    const rest = tokens.slice(i + 1);
    const end = rest.findIndex(it => it.kind === 'stop' || it.kind === 'ask' || it.kind === 'verb' || isListSign(it));
    const clause = rest.slice(0, end < 0 ? rest.length : end);
    if (!clause.some((_, n) => isToHand(clause, n))) return token;
    const { text, at, end: to } = token;
    const isFromElsewhere = clause.some(it => it.kind === 'zone' && it.from);
    return isFromElsewhere
      ? { kind: 'unknown', text, at, end: to }
      : {
          kind: 'verb',
          action: 'bounces',
          voice: token.voice === 'middle' ? 'passive' : token.voice,
          text,
          at,
          end: to,
        };
  });
  return result.every((it, i) => it === tokens[i]) ? tokens : result;
}

/** Whether the words from an index on are "to hand", "to its owner's hand" or the like. */
function isToHand(clause: readonly Token[], i: number): boolean {
  const [to] = clause.slice(i, i + 1);
  if (to?.kind === 'zone') return to.zone === 'hand' && !to.from;
  if (to?.kind !== 'small' || !['to', 'into'].includes(to.word)) return false;
  const [zone] = clause
    .slice(i + 1, i + 5)
    .filter(it => it.kind !== 'filler' && it.kind !== 'who' && it.kind !== 'unknown');
  return zone !== undefined && /^hands?$/iu.test(zone.text);
}
