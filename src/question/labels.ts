// Labels before a question: "Sagas: The Eldest Reborn comes in with …".
import type { Token } from './question-token.ts';

/** The most tokens of a label. */
const LONGEST = 4;

/** The tokens with the words before a first colon as filler, where they name nothing and nobody. */
export function withoutLabel(tokens: readonly Token[]): readonly Token[] {
  const colon = tokens.findIndex(it => it.kind === 'small' && it.word === 'colon');
  if (colon < 1 || colon > LONGEST || !tokens.slice(0, colon).every(isOfLabel)) return tokens;
  const label = tokens.slice(0, colon + 1).map(({ text, at, end }): Token => ({ kind: 'filler', text, at, end }));
  return [...label, ...tokens.slice(colon + 1)];
}

function isOfLabel({ kind }: Token): boolean {
  return ['unknown', 'about', 'filler'].includes(kind);
}
