// Imports of the bot's main thread: each costs start-up time and memory, and the engine is for its workers.

import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** A table of days, which `/rule` reads for the changes of a rule, and what it is made of; they import nothing else. */
const LIGHT = ['src/engine/edition.ts', 'src/engine/misconception.ts'];

/** The files that a file imports, directly or not, apart from imports of types; each with its first importer. */
function loadedBy(start: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const visit = (file: string, by: string) => {
    if (found.has(file)) return;
    found.set(file, by);
    const text = readFileSync(file, 'utf8');
    for (const [, what = '', path = ''] of text.matchAll(/^(?:import|export)\s+([^;]*?)\s*from '(\.[^']+)';/gmu)) {
      const names = what.replace(/^\{|\}$/gu, '').split(',');
      const types = what.startsWith('type ') || names.every(it => it.trim() === '' || it.trim().startsWith('type '));
      if (!types) visit(join(dirname(file), path), file);
    }
    for (const [, path = ''] of text.matchAll(/await import\('(\.[^']+)'\)/gu)) visit(join(dirname(file), path), file);
  };
  visit(join(ROOT, start), '');
  return new Map([...found].map(([file, by]) => [relative(ROOT, file), relative(ROOT, by)]));
}

test('does the bot talk to Discord without the engine, the compiler and the reader of scenarios?', () => {
  const loaded = loadedBy('src/main.ts');
  expect([...loaded.keys()]).toContain('src/service/live-service.ts');
  const heavy = [...loaded].filter(
    ([file]) => !LIGHT.includes(file) && /^src\/(?:engine|oracle|scenario)\//u.test(file),
  );
  expect(heavy.map(([file, by]) => `${file}, imported by ${by}`)).toEqual([]);
});
