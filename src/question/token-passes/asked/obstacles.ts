// Permanents that something is asked to get past: "does Windswept Heath fetch Dryad Arbor thru a Grafdigger's Cage".

import { type Cards, cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { plainPart } from '../../tokens/token-parts.ts';

/** The tokens with each "through" before a permanent that only forbids or replaces as what is there meanwhile. */
export function withObstacles(typed: readonly Token[], { cards }: PassContext): readonly Token[] {
  const isKeeping = anyWord(typed, 'keep', 'keeps') && anyWord(typed, 'from');
  const tokens = isKeeping ? typed.map((it, i) => (isKept(typed, i) ? stopping(it) : it)) : typed;
  if (!anyWord(tokens, 'thru', 'through', 'past', 'despite', 'around')) return tokens;
  return tokens.map((token, i): Token => {
    if (token.kind === 'card' || !THROUGH.test(token.text)) return token;
    const named = [tokens[i + 1], tokens[i + 2], tokens[i + 3]].find(it => it === undefined || !isLead(it));
    return named?.kind === 'card' && isObstacle(named, cards)
      ? { kind: 'small', word: 'under', ...plainPart(token) }
      : token;
  });
}

/** The wording "will X keep my Y from flipping": X is asked to stop it. */
function isKept(tokens: readonly Token[], i: number): boolean {
  const [before, keep, lead] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  if (before?.kind !== 'card' || keep?.kind === 'card' || !/^keeps?$/iu.test(keep?.text ?? '')) return false;
  const at = lead !== undefined && isLead(lead) ? i + 2 : i + 1;
  const from = tokens[at + 1];
  return tokens[at]?.kind === 'card' && from?.kind === 'small' && from.word === 'from';
}

function stopping(token: Token): Token {
  return { kind: 'relation', word: 'stop', ...plainPart(token), text: 'stop' };
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
