// Places offered as answers about what was named: "Liege in play or in exile?", "graveyard, hand or battlefield?".

import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { isComma, plainPart, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with each sentence of nothing but such places as what asks where something goes. */
export function withPlacesOffered(tokens: readonly Token[]): readonly Token[] {
  if (!anyWord(tokens, 'or')) return tokens;
  return withRunsReplaced(tokens, i => placesAt(tokens, i));
}

function placesAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  if (tokens[i - 1]?.kind !== 'stop') return undefined;
  const end = tokens.findIndex((it, n) => n >= i && (it.kind === 'stop' || isAskedNext(tokens, n)));
  const to = end < 0 ? tokens.length : end;
  if (to - i > 8 || (end >= 0 && tokens[end]?.text !== '?' && !isComma(tokens[end]))) return undefined;
  const [first] = tokens.slice(i, i + 1);
  const at = first?.kind === 'card' && isNamedBefore(tokens, i, first) ? i + 1 : i;
  const rest = tokens.slice(at, to);
  const places = rest.filter(isPlace);
  const isPlain = rest.every(
    it => isPlace(it) || it.kind === 'filler' || isComma(it) || (it.kind === 'small' && it.word === 'or'),
  );
  const [place] = places;
  if (place === undefined || places.length < 2 || !isPlain || !rest.some(it => it.kind === 'small' && it.word === 'or'))
    return undefined;
  return { tokens: [{ kind: 'ask', word: '', ...plainPart(place), text: 'where does it go' }], to };
}

/** Whether a comma stands at a place before another question: "battlefield or exile, who picks?" */
function isAskedNext(tokens: readonly Token[], i: number): boolean {
  return isComma(tokens[i]) && tokens[i + 1]?.kind === 'ask';
}

function isNamedBefore(tokens: readonly Token[], i: number, { names }: Extract<Token, { kind: 'card' }>): boolean {
  return tokens.some((it, n) => n < i && it.kind === 'card' && it.names[0] === names[0]);
}

function isPlace(token: Token): boolean {
  if (token.kind === 'there' || token.kind === 'zone') return true;
  return /^(?:battlefield|board|play|graveyard|yard|gy|bin|exile|exiled|hand|library|deck|dead|discarded)$/iu.test(
    token.text,
  );
}
