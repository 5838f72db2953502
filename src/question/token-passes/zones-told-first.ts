// "In the graveyards there's just my Reveillark", "in my hand there are two Forests": a zone before what is in it.
import type { Token } from '../tokens/question-token.ts';
import { asFiller, isListSign } from '../tokens/token-parts.ts';

/** The tokens with each such zone as one that holds what follows. */
export function withZonesToldFirst(tokens: readonly Token[]): readonly Token[] {
  return tokens.map((token, i) => {
    if (token.kind === 'zone' && isToldFirst(tokens, i)) return { ...token, holds: true };
    return isToldFirst(tokens, i - 1) ? asFiller(token) : token;
  });
}

function isToldFirst(tokens: readonly Token[], i: number): boolean {
  const [before, zone, have] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  const begins = before === undefined || before.kind === 'stop' || isListSign(before);
  return begins && zone?.kind === 'zone' && !zone.from && have?.kind === 'have' && have.nobody === true;
}
