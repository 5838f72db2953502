// Cards set against those of a player: "Sheoldred vs my Brainstorm".
import type { Token } from '../tokens/question-token.ts';

/** The tokens with the owner of what stands against a player's own card, where none was told: it is the other player's. */
export function withOpposedOwners(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(isVersus)) return tokens;
  return tokens.flatMap((token, i): readonly Token[] => {
    const [before, versus, whose, name] = [tokens[i - 1], ...tokens.slice(i + 1, i + 4)];
    const isOpposed = token.kind === 'card' && versus !== undefined && isVersus(versus) && before?.kind !== 'who';
    if (!isOpposed || whose?.kind !== 'who' || !whose.whose || name?.kind !== 'card') return [token];
    // "X vs my own Y": both are mine, and Y is in the way
    const isOwn = /\bown$/iu.test(whose.text);
    const other = whose.who === 'you' ? 'opponent' : 'you';
    const who = isOwn ? whose.who : other;
    return [{ kind: 'who', who, whose: true, text: '', at: token.at, end: token.at }, token];
  });
}

function isVersus(token: Token): boolean {
  return token.kind === 'stop' && /^(?:vs?|versus|against)$/iu.test(token.text);
}
