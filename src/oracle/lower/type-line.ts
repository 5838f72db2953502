// 205: type lines split into supertypes, card types and subtypes.
import { CARD_TYPES, type CardType, familyOf, SUPERTYPES, type Supertype } from '../../engine/index.ts';

export interface TypeLine {
  readonly supertypes: readonly Supertype[];
  readonly types: readonly CardType[];
  readonly subtypes: readonly string[];
}

const OLD: Readonly<Record<string, string>> = {
  Tribal: 'Kindred',
  Viashino: 'Lizard',
  Naga: 'Snake',
  Summon: 'Creature',
};

/** Reads "Legendary Creature — Human Wizard". Unknown words before the dash are left out. */
export function readTypeLine(line: string): TypeLine {
  const [before = '', ...after] = line.replace(/ - /g, ' — ').split(' — ');
  const words = before.split(' ').map(it => OLD[it] ?? it);
  const types = words.flatMap(it => CARD_TYPES.find(type => type === it) ?? []);
  return {
    supertypes: words.flatMap(it => SUPERTYPES.find(type => type === it) ?? []),
    types,
    subtypes: readSubtypes(after.join(' — '), types),
  };
}

/** The subtypes of a type line: words, except "Time Lord" and the subtype of a plane, which may have several. */
function readSubtypes(text: string, types: readonly CardType[]): readonly string[] {
  if (text === '') return [];
  if (types.includes('Plane')) return [text];
  const words = text.split(' ').map(it => OLD[it] ?? it);
  const subtypes: string[] = [];
  for (let i = 0; i < words.length; i++) {
    const two = `${words[i]} ${words[i + 1]}`;
    if (familyOf(two) !== undefined) {
      subtypes.push(two);
      i++;
    } else subtypes.push(words[i] ?? '');
  }
  return subtypes;
}
