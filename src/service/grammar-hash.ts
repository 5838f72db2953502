// The hash of the grammar: cards compiled by another are compiled anew.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The file in which a build has noted the hash. */
const BUILT = new URL('./grammar-hash.txt', import.meta.url);

/** The folders and files, from this one, that decide what a card is compiled to. */
const PARTS = ['../oracle', '../engine/ability', '../engine/keywords', '../engine/model', '../vocabulary', '../kit'];

let hash: string | undefined;

/** A short hash of what compiles cards. */
export function grammarHash(): string {
  hash ??= existsSync(BUILT) ? readFileSync(BUILT, 'utf8') : hashOfFolder(fileURLToPath(new URL('.', import.meta.url)));
  return hash;
}

/** The hash of the sources, or of what was built of them; `service` is the folder of this module there. */
export function hashOfFolder(service: string): string {
  const sum = createHash('sha256');
  for (const part of PARTS) {
    const files = readdirSync(`${service}/${part}`, { recursive: true, encoding: 'utf8' });
    for (const file of files.filter(it => /\.[jt]s$/u.test(it)).sort()) {
      sum.update(readFileSync(`${service}/${part}/${file}`));
    }
  }
  for (const file of readdirSync(service).filter(it => /^stored-compilation\.[jt]s$/u.test(it))) {
    sum.update(readFileSync(`${service}/${file}`));
  }
  return sum.digest('base64url').slice(0, 16);
}
