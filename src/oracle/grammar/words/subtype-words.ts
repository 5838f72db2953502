// Subtypes in text, singular and plural: one Elf, two Elves; and capitalized words that stay capitalized.
import { OBJECT_SUBTYPES } from '../../../engine/index.ts';
import { wordTable } from '../../combine.ts';

const IRREGULAR: Readonly<Record<string, string>> = {
  Child: 'Children',
  Cyclops: 'Cyclopes',
  Dwarf: 'Dwarves',
  Elf: 'Elves',
  Fungus: 'Fungi',
  Hero: 'Heroes',
  Homunculus: 'Homunculi',
  Locus: 'Loci',
  Mouse: 'Mice',
  Nautilus: 'Nautiluses',
  Octopus: 'Octopuses',
  Ox: 'Oxen',
  Pegasus: 'Pegasi',
  Platypus: 'Platypuses',
  Thief: 'Thieves',
  Werewolf: 'Werewolves',
  Wolf: 'Wolves',
};
const UNCHANGED: ReadonlySet<string> = new Set([
  'Plains',
  'Aetherborn',
  'Treefolk',
  'Aurochs',
  'Drix',
  'Equipment',
  'Eldrazi',
  'Fish',
  'Jellyfish',
  'Kavu',
  'Kithkin',
  'Kor',
  'Merfolk',
  'Moonfolk',
  'Myr',
  'Naga',
  'Nephilim',
  'Samurai',
  'Sheep',
  'Skyfolk',
  'Thalakos',
  'Vedalken',
  'Viashino',
]);

/** The plural of a subtype: Elves, Mercenaries, Plains. */
export function pluralOf(subtype: string): string {
  const irregular = IRREGULAR[subtype];
  if (irregular !== undefined) return irregular;
  if (UNCHANGED.has(subtype)) return subtype;
  if (/[^aeiou]y$/.test(subtype)) return `${subtype.slice(0, -1)}ies`;
  if (/(?:s|x|ch|sh|z)$/.test(subtype)) return `${subtype}es`;
  return `${subtype}s`;
}

/** 205.3: a subtype in the singular: "Elf". */
export const subtypeOne = wordTable<string>('a subtype', Object.fromEntries(OBJECT_SUBTYPES.map(it => [it, it])));
/** A subtype in the plural: "Elves". */
export const subtypeMany = wordTable<string>(
  'subtypes',
  Object.fromEntries(OBJECT_SUBTYPES.map(it => [pluralOf(it), it])),
);

/** Words that begin with a capital letter in the middle of a sentence too. */
export const CAPITALIZED_WORDS: ReadonlySet<string> = new Set([
  ...OBJECT_SUBTYPES,
  ...OBJECT_SUBTYPES.map(pluralOf),
  'X',
  'Y',
  'I',
]);
