// Results behind an equals sign: "Animate Artifact on his Lotus = dead Lotus?", "Panharmonicon + Mulldrifter = 4 cards?".
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { plainPart } from '../../tokens/token-parts.ts';

/** The tokens with the sign before each result that is asked about as a stop: the result is a question of its own. */
export function withResultsOfSums(tokens: readonly Token[]): readonly Token[] {
  if (!anyWord(tokens, 'equals')) return tokens;
  const at = tokens.findIndex(it => it.kind === 'small' && it.word === 'equals');
  const stop = tokens.findIndex((it, n) => n > at && it.kind === 'stop');
  const end = stop < 0 ? tokens.length : stop;
  if (at < 1 || (stop >= 0 && tokens[stop]?.text !== '?')) return tokens;
  const named = new Set(tokens.slice(0, at).flatMap(it => (it.kind === 'card' ? it.names.slice(0, 1) : [])));
  const result = tokens.slice(at + 1, end);
  if (result.length === 0 || !result.every(it => isOfResult(it, named)) || !result.some(isAmountOrFate)) return tokens;
  return tokens.map((it, n): Token => (n === at ? { kind: 'stop', hard: true, ...plainPart(it), text: '.' } : it));
}

/** Whether a word may stand in such a result: no verb, no player, and no card but those that were named. */
function isOfResult(token: Token, named: ReadonlySet<string>): boolean {
  if (token.kind === 'card') return named.has(token.names[0] ?? '');
  return ['about', 'number', 'filler', 'size'].includes(token.kind) || (token.kind === 'small' && token.word === 'not');
}

function isAmountOrFate(token: Token): boolean {
  return token.kind === 'about' && /^(?:dead|cards?|triggers?|damage|life|tokens?)$/iu.test(token.text);
}
