// Equipment that is moved: "Bonesplitter is on my Memnite and I move it to my Signal Pest": its equip ability (702.6a).

import { lastBefore } from '../../../kit/lists.ts';
import { type Cards, cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { plainPart, withRunsReplaced } from '../../tokens/token-parts.ts';

const MOVES: readonly string[] =
  'move moves moved moving switch switches switched switching swap swaps swapped swapping transfer transfers transferred transferring shift shifts shifted shifting slide slides slid give gives gave giving hand hands handed'.split(
    ' ',
  );
const ALONG = /^(?:over|across|the equipment)$/iu;

/** The tokens with each such move as equipping what follows with the Equipment named, or named last. */
export function withMovedEquipment(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyWord(tokens, ...MOVES)) return tokens;
  return withRunsReplaced(tokens, i => {
    const [verb, moved, ...rest] = tokens.slice(i, i + 5);
    if (verb === undefined || moved === undefined || !MOVES.includes(verb.text.toLowerCase())) return undefined;
    const equipment = equipmentMeant(moved, tokens, i, cards);
    const along = rest.findIndex(it => !ALONG.test(it.text) && it.kind !== 'filler');
    const to = rest[along];
    const isTo = to?.kind === 'small' && ['to', 'on', 'into'].includes(to.word);
    if (equipment === undefined || !isTo) return undefined;
    return {
      tokens: [
        { kind: 'verb', action: 'attaches', voice: 'active', ...plainPart(verb) },
        { ...equipment, ...plainPart(moved) },
        { kind: 'small', word: 'to', ...plainPart(to) },
      ],
      to: i + 2 + along + 1,
    };
  });
}

function equipmentMeant(moved: Token, tokens: readonly Token[], i: number, cards: Cards): Token | undefined {
  if (isEquipment(moved, cards)) return moved;
  const isPronoun = moved.kind === 'small' && moved.word === 'it';
  return isPronoun ? lastBefore(tokens, i, it => isEquipment(it, cards)) : undefined;
}

function isEquipment(token: Token, cards: Cards): boolean {
  return token.kind === 'card' && cardKnown(cards, token)?.face.subtypes.includes('Equipment') === true;
}
