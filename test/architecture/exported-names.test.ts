// Exported names: each is defined in one file, so that a name has one meaning and is found at once.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { modulesIn } from './imports.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** Stands in for a module of the program in tests, under its names. */
const STAND_IN = 'test/support/bundled-threads.ts';
const DEFINITION = /^export (?:async )?(?:const|function\*?|class|interface|type) (\w+)/gmu;

test('no exported name is defined in two files', () => {
  const files = new Map<string, string[]>();
  for (const path of ['src', 'commands', 'test', 'tools'].flatMap(modulesIn).filter(it => it !== STAND_IN)) {
    const definitions = readFileSync(join(ROOT, path), 'utf8').matchAll(DEFINITION);
    const names = new Set([...definitions].map(([, name = '']) => name));
    for (const name of names) files.set(name, [...(files.get(name) ?? []), path]);
  }
  expect(files.size).toBeGreaterThan(2_000);
  const twice = [...files].filter(([, paths]) => paths.length > 1);
  expect(twice.map(([name, paths]) => `${name}: ${paths.join(', ')}`)).toEqual([]);
});
