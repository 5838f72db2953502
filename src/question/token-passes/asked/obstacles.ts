// Permanents that something is asked to get past: "does Windswept Heath fetch Dryad Arbor thru a Grafdigger's Cage".

import { type Cards, cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { plainPart } from '../../tokens/token-parts.ts';

/** The tokens with each "through" before a permanent that only forbids or replaces as what is there meanwhile. */
export function withObstacles(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyWord(tokens, 'thru', 'through', 'past', 'despite', 'around')) return tokens;
  return tokens.map((token, i): Token => {
    if (token.kind === 'card' || !THROUGH.test(token.text)) return token;
    const named = [tokens[i + 1], tokens[i + 2], tokens[i + 3]].find(it => it === undefined || !isLead(it));
    return named?.kind === 'card' && isObstacle(named, cards)
      ? { kind: 'small', word: 'under', ...plainPart(token) }
      : token;
  });
}

const THROUGH = /^(?:thru|through|past|despite|around)$/iu;

function isLead(token: Token): boolean {
  return (token.kind === 'number' && token.article) || (token.kind === 'who' && token.whose) || token.kind === 'filler';
}

/** Whether a permanent bears on what others do, and no ability of it is used or triggers. */
function isObstacle(token: Extract<Token, { kind: 'card' }>, cards: Cards): boolean {
  const known = cardKnown(cards, token);
  if (known === undefined || known.spell || !known.watches) return false;
  return !known.face.abilities.some(it => it.kind === 'activated' || it.kind === 'triggered');
}
