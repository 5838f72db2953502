// The grammar behind answers. It is large, and needed for texts that no store holds compiled: it may be loaded later.
import type { Card } from '../cards/index.ts';
import type { Ability } from '../engine/index.ts';
import type { CompiledCardLine } from '../explain/index.ts';
import { ModuleSlot } from '../kit/module-slot.ts';
import type { CardCompilation, Compiler } from '../scenario/index.ts';

/** A compiled card with the lines of each face. */
export interface LinedCompilation extends CardCompilation {
  readonly lines: readonly (readonly CompiledCardLine[])[];
}

export interface Grammar extends Omit<Compiler, 'card'> {
  readonly card: (card: Card) => LinedCompilation;
  /** A compiler for many cards, which reads equal lines once. */
  readonly cards: () => { readonly card: (card: Card) => LinedCompilation };
  /** An ability in words, with ~ for the object it is on; undefined where the grammar has no words for it. */
  readonly print: (ability: Ability) => string | undefined;
}

/** The grammar, filled by its module. */
export const GRAMMAR = new ModuleSlot<Grammar>('grammar');
