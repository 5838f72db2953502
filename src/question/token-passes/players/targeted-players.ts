// Players of whom it is asked whether a spell may target them: "can my opponent target me with Thoughtseize".

import { cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with the spell in place of the verb: "can my opponent Thoughtseize me". */
export function withTargetedPlayers(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyWord(tokens, 'target') || !tokens.some(it => /^target$/iu.test(it.text))) return tokens;
  return withRunsReplaced(tokens, i => {
    const [verb, player, lead, spell] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3]];
    const asking = tokens.slice(Math.max(0, i - 2), i).some(it => it.kind === 'ask');
    if (!asking || !/^(?:target|hit)$/iu.test(verb?.text ?? '') || player?.kind !== 'who' || player.whose)
      return undefined;
    const isWith = lead?.kind === 'small' && ['with', 'by', 'off'].includes(lead.word);
    const known = isWith && spell?.kind === 'card' ? cardKnown(cards, spell) : undefined;
    if (spell === undefined || known?.spell !== true || !known.says.aimsAtPlayers) return undefined;
    return { tokens: [spell, player], to: i + 4 };
  });
}
