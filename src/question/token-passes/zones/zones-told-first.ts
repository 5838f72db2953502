// "In the graveyards there's just my Reveillark", "in my hand there are two Forests": a zone before what is in it.
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind } from '../../tokens/token-index.ts';
import { asFiller, isListSign } from '../../tokens/token-parts.ts';

/** The tokens with each such zone as one that holds what follows. */
export function withZonesToldFirst(tokens: readonly Token[]): readonly Token[] {
  if (!anyOfKind(tokens, 'zone')) return tokens;
  return tokens.map((token, i) => {
    if (token.kind === 'zone' && isToldFirst(tokens, i)) return { ...token, holds: true };
    if (isToldFirst(tokens, i - 1)) return asFiller(token);
    return isOfDiscard(tokens, i) && token.kind === 'zone' ? asFiller(token) : token;
  });
}

/** The wording "a player discards X from his hand": the hand of whoever discards, as cards are discarded from there (701.9a). */
function isOfDiscard(tokens: readonly Token[], i: number): boolean {
  const token = tokens[i];
  const isTheirs = token?.kind === 'zone' && token.zone === 'hand' && /\b(?:his|her|their)\b/iu.test(token.text);
  if (!isTheirs) return false;
  const [verb] = tokens.slice(Math.max(0, i - 4), i).filter(it => it.kind === 'verb');
  return verb?.kind === 'verb' && verb.action === 'discards';
}

function isToldFirst(tokens: readonly Token[], i: number): boolean {
  const [before, zone, have] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  const begins = before === undefined || before.kind === 'stop' || isListSign(before);
  if (!begins || zone?.kind !== 'zone' || zone.from) return false;
  // "in my graveyard are X and Y"
  const named = tokens[i + 2]?.kind === 'number' ? tokens[i + 3] : tokens[i + 2];
  if (have?.kind === 'be' && zone.holds !== true) return named?.kind === 'card' || named?.kind === 'noun';
  return have?.kind === 'have' && have.nobody === true;
}
