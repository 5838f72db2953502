// Nouns that say what a card is: "the bounce land Golgari Rot Farm", "my creature Grizzly Bears".
import type { Token } from './question-token.ts';

/** The tokens without each noun that stands before the name of one of its kind, with nothing between them. */
export function withoutAppositions(tokens: readonly Token[]): readonly Token[] {
  return tokens.map((token, i): Token => {
    const next = tokens[i + 1];
    const apposition = token.kind === 'noun' && token.noun.card !== undefined && next?.kind === 'card';
    return apposition && !token.noun.plural
      ? { kind: 'filler', text: token.text, at: token.at, end: token.end }
      : token;
  });
}
