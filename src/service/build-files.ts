// Files that a build writes beside its modules: the pack's cards compiled, and the hash of the grammar that compiled them.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOfFolder } from './grammar-hash.ts';
import { ORACLE_COMPILER } from './oracle-compiler.ts';
import { compiledPack } from './precompiled-cards.ts';

/** Writes the files into the folder of the built modules; `sources` is the folder of the sources. */
export function writeBuildFiles(built: string, sources: string): void {
  writeFileSync(join(built, 'grammar-hash.txt'), hashOfFolder(join(sources, 'service')));
  writeFileSync(join(built, 'pack-compiled.json'), compiledPack(ORACLE_COMPILER));
}
