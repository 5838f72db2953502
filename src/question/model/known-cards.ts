// Cards in the terms of questions, looked up by name.
import type { CardBook, CardLookup } from '../../cards/index.ts';
import type { Printed } from '../../engine/index.ts';
import { Memo } from '../../kit/memo.ts';
import type { Compiler } from '../../scenario/index.ts';
import { type Cards, type Known, knownOf } from './card-traits.ts';

/** The cards that a question may name, and their compiler. */
interface CardMeans {
  readonly book: Pick<CardBook, 'byName'>;
  readonly compiler: Pick<Compiler, 'card' | 'effects' | 'instructions'>;
}

/** The cards of a question; each name is looked up once. */
export function cardsOf({ book, compiler }: CardMeans): Cards {
  const known = new Map<string, Known | undefined>();
  return {
    named: name => {
      if (known.has(name)) return known.get(name);
      const found = book.byName(name);
      const card = found.kind === 'found' ? knownAs(found, compiler) : undefined;
      known.set(name, card);
      return card;
    },
    effects: (text, name) => compiler.effects(text, { names: [name], partly: true }),
    instructions: ({ name, face }) =>
      compiler.instructions(face.abilities.flatMap(it => (it.kind === 'spell' ? [it.text] : [])).join('\n'), [name]),
  };
}

/** Cards in the terms of questions, by their face, for as long as they are kept compiled. */
const KNOWN = new Memo<Printed, Map<number, Known>>();

function knownAs(found: Extract<CardLookup, { kind: 'found' }>, compiler: CardMeans['compiler']): Known {
  const { printed } = compiler.card(found.card);
  const faces = KNOWN.get(printed) ?? new Map<number, Known>();
  KNOWN.set(printed, faces);
  const face = modalFace(found);
  const known = faces.get(face) ?? knownOf(found.card, printed, face);
  faces.set(face, known);
  return known;
}

/** The face of a modal double-faced card that is named; of others the whole card is meant. */
function modalFace({ card, face = 0 }: Extract<CardLookup, { kind: 'found' }>): number {
  return card.layout === 'modal_dfc' ? face : 0;
}
