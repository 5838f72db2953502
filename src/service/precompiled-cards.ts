// Cards compiled beforehand: those of a store when it was filled, those of the pack when the program was built.
import { existsSync, readFileSync } from 'node:fs';
import { packCards } from '../cards/index.ts';
import type { StoredBook, StoredCompilation } from '../cards/node.ts';
import { keyOf } from '../kit/structure.ts';
import type { Grammar } from './grammar.ts';
import { grammarHash } from './grammar-hash.ts';
import type { CompiledCards } from './memoized.ts';
import { compilationOf, storedCompilation } from './stored-compilation.ts';

/** The compiled cards of a store; none where another grammar compiled them. */
export function storedCards(book: Pick<StoredBook, 'header' | 'placeOf' | 'compilation'>): CompiledCards {
  return isCompiledByUs(book) ? storedCompilations(book) : () => undefined;
}

/** The cards of a store that our grammar has compiled. */
export function storedCompilations(book: Pick<StoredBook, 'placeOf' | 'compilation'>): CompiledCards {
  return card => {
    const place = book.placeOf(card.name);
    const stored = place && book.compilation(place, card);
    return stored && compilationOf(stored);
  };
}

/** Whether the cards of a store are compiled by the grammar of this program. */
export function isCompiledByUs({ header }: Pick<StoredBook, 'header'>): boolean {
  return header.grammar !== undefined && header.grammar === grammarHash();
}

const PACK_FILE = new URL('./pack-compiled.json', import.meta.url);

/** The compiled cards of the pack, from the file made at build time; none where nothing was built. */
export function packCompilations(): CompiledCards {
  let pack: ReadonlyMap<string, StoredCompilation> | undefined;
  return card => {
    pack ??= new Map(readPackFile());
    const stored = pack.get(keyOf(card));
    return stored && compilationOf(stored);
  };
}

type PackEntry = readonly [key: string, compiled: StoredCompilation];

function readPackFile(): readonly PackEntry[] {
  // Written from the function below by the build.
  return existsSync(PACK_FILE) ? (JSON.parse(readFileSync(PACK_FILE, 'utf8')) as readonly PackEntry[]) : [];
}

/** The text of the file of the pack's compiled cards. */
export function compiledPack(grammar: Pick<Grammar, 'card'>): string {
  const entries = packCards().map((card): PackEntry => [keyOf(card), storedCompilation(grammar.card(card))]);
  return JSON.stringify(entries);
}
