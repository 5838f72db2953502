// Modes of modal spells: their instructions, and a spell with those chosen (700.2).
import { cardWording, instructionOf, modeLines, withModes } from '../../oracle/index.ts';
import type { Known } from './card-traits.ts';

/** The instructions of the modes of an instant or sorcery; none where it has no modes. */
export function modesOffered(known: Known): readonly string[] {
  return modeLines(spellText(known)).map(instructionOf);
}

/** A modal spell as if its text held only the modes at these places. */
export function withModesChosen(known: Known, places: readonly number[]): Known {
  const text = withModes(spellText(known), places);
  return {
    ...known,
    says: cardWording(text),
    face: { ...known.face, abilities: [{ kind: 'spell', text, effects: undefined }] },
  };
}

function spellText({ face, spell }: Known): string {
  return spell ? face.abilities.flatMap(it => (it.kind === 'spell' ? [it.text] : [])).join('\n') : '';
}
