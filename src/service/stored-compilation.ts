// Compiled cards as a store holds them: the abilities of all lines apart, in place of each its number.
import type { StoredCompilation } from '../cards/node.ts';
import type { Ability, Face, Printed } from '../engine/index.ts';
import type { LinedCompilation } from './grammar.ts';

/** A face with the numbers of its abilities. */
type StoredFace = Omit<Face, 'abilities'> & { readonly abilities: readonly number[] };

/** A line: its text, the numbers of its abilities, and for an unread one the characters that were read. */
type StoredLine = readonly [text: string, abilities: readonly number[], furthest?: number];

interface StoredOwn {
  readonly printed: Omit<Printed, 'faces'> & { readonly faces: readonly [StoredFace, ...StoredFace[]] };
  readonly lines: readonly (readonly StoredLine[])[];
  readonly unread: LinedCompilation['unread'];
}

/** The form in which a store holds a compiled card. */
export function storedCompilation({ printed, lines, unread }: LinedCompilation): StoredCompilation {
  const parts: Ability[] = [];
  const numbersOf = (abilities: readonly Ability[]) =>
    abilities.map(ability => {
      const known = parts.indexOf(ability);
      return known < 0 ? parts.push(ability) - 1 : known;
    });
  const [front, ...others] = printed.faces;
  // A reader with a memory gives two equal lines one ability; on the card they are two.
  const ownNumber = (ability: Ability) => parts.push(ability) - 1;
  const stored = (face: Face): StoredFace => ({ ...face, abilities: face.abilities.map(ownNumber) });
  const own: StoredOwn = {
    printed: { ...printed, faces: [stored(front), ...others.map(stored)] },
    lines: lines.map(face =>
      face.map(({ text, abilities, furthest }): StoredLine => {
        const numbers = numbersOf(abilities);
        return furthest === undefined ? [text, numbers] : [text, numbers, furthest];
      }),
    ),
    unread,
  };
  return { own, parts };
}

/** A compiled card as the store held it. Cards share abilities, and no card has the same one twice. */
export function compilationOf(stored: StoredCompilation): LinedCompilation {
  // Nothing but the function above makes what a store holds.
  const { printed, lines, unread } = stored.own as StoredOwn;
  const abilities = apart(stored.parts as readonly Ability[]);
  const abilitiesAt = (numbers: readonly number[]) => numbers.flatMap(it => abilities[it] ?? []);
  const face = (it: StoredFace): Face => ({ ...it, abilities: abilitiesAt(it.abilities) });
  const [front, ...others] = printed.faces;
  return {
    printed: { ...printed, faces: [face(front), ...others.map(face)] },
    lines: lines.map(line =>
      line.map(([text, numbers, furthest]) => ({
        text,
        abilities: abilitiesAt(numbers),
        ...(furthest === undefined ? {} : { furthest }),
      })),
    ),
    unread,
  };
}

/** The abilities, each that is there twice as an object of its own: two equal lines are two abilities. */
function apart(abilities: readonly Ability[]): readonly Ability[] {
  const seen = new Set<Ability>();
  return abilities.map(ability => {
    if (seen.has(ability)) return structuredClone(ability);
    seen.add(ability);
    return ability;
  });
}
