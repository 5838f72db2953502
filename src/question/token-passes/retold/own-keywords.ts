// Keywords told of what has them: "my Messenger dies with undying and Solemnity out": what its own text says.

import { lastBefore } from '../../../kit/lists.ts';
import { cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { asFiller, withRunsReplaced } from '../../tokens/token-parts.ts';

const OWN = ['persist', 'undying', 'afterlife', 'modular', 'haunt', 'fabricate', 'riot', 'evolve', 'landfall'];

/** The tokens with "with undying" behind the event of a creature with that keyword as filler; what else is there stays. */
export function withoutOwnKeywords(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyWord(tokens, 'with') || !anyWord(tokens, ...OWN)) return tokens;
  return withRunsReplaced(tokens, i => {
    const [verb, lead, word, next] = [tokens[i - 1], tokens[i], tokens[i + 1], tokens[i + 2]];
    if (verb?.kind !== 'verb' || verb.voice === 'active' || lead?.kind !== 'small' || lead.word !== 'with')
      return undefined;
    if (word === undefined || word.kind === 'card' || !OWN.includes(word.text.toLowerCase())) return undefined;
    const named = lastBefore(tokens, i, it => it.kind === 'card');
    const known = named?.kind === 'card' ? cardKnown(cards, named) : undefined;
    const has = known?.face.abilities.some(it => it.kind === 'keyword' && it.keyword === word.text.toLowerCase());
    if (has !== true) return undefined;
    // "with undying and Solemnity out": the preposition is of what comes next
    const goesOn = next?.kind === 'small' && next.word === 'and' && tokens[i + 3]?.kind !== 'verb';
    return goesOn ? { tokens: [asFiller(word), lead], to: i + 3 } : { tokens: [lead, word].map(asFiller), to: i + 2 };
  });
}
