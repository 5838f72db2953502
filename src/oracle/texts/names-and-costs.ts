// Texts of a face apart: the names by which it speaks of itself, and what its activated abilities do after their costs.
import type { Printed } from '../../engine/index.ts';

type Called = Pick<Printed['faces'][number], 'name' | 'supertypes'>;

/** 201.5c: the names of a card; a legend may be called by the first part of its name. */
export function selfNamesOf({ name, supertypes }: Called): readonly string[] {
  if (!supertypes.includes('Legendary')) return [name];
  return [name, ...[/,.*$/u, / (?:of|the) .*$/u, / .*$/u].map(rest => name.replace(rest, ''))];
}

/** The effect of an activated ability: the text after its cost (602.1). */
export function afterCost(text: string): string {
  const colon = text.indexOf(': ');
  return colon === -1 ? text : text.slice(colon + 2);
}

/** A sentence begun with a capital letter, with the name of its card; in a quotation it is the object that gets the ability. */
export function sentenceNaming(sentence: string, card: string): string {
  const named = sentence.replace(/"[^"]*"/g, it => it.replaceAll('~', 'this permanent')).replaceAll('~', card);
  return named.replace(/^\p{Ll}/u, letter => letter.toUpperCase());
}
