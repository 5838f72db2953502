// Permanents told to come on another player's turn: "opp's turn, Grizzly Bears resolves": they are that player's (307.1).
import { cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind } from '../../tokens/token-index.ts';
import { isComma, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with each such permanent that has no flash as that player's. */
export function withTurnsOfOwners(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyOfKind(tokens, 'fact') || !tokens.some(isTheirTurn)) return tokens;
  return withRunsReplaced(tokens, (i): RunReplacement | undefined => {
    const turn = tokens[i];
    const at = isComma(tokens[i + 1]) ? i + 2 : i + 1;
    const [named, verb] = [tokens[at], tokens[at + 1]];
    if (turn === undefined || !isTheirTurn(turn) || named?.kind !== 'card') return undefined;
    if (verb?.kind !== 'verb' || verb.action !== 'enters' || verb.voice !== 'middle') return undefined;
    const known = cardKnown(cards, named);
    const hasFlash = known?.face.abilities.some(it => it.kind === 'keyword' && it.keyword === 'flash');
    if (known === undefined || known.spell || known.land || hasFlash === true) return undefined;
    const place = { text: '', at: named.at, end: named.at };
    return {
      tokens: [...tokens.slice(i, at), { kind: 'who', who: 'opponent', whose: true, ...place }],
      to: at,
    };
  });
}

function isTheirTurn(token: Token): boolean {
  return token.kind === 'fact' && token.path.join('.') === 'active' && token.value === 'opponent';
}
