// Files: nine in ten are short, and each has a name of its own, so that a name typed into an editor opens one file.
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { modulesIn } from './imports.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Doors, of which each room has its own. */
const DOORS = new Set(['index.ts', 'node.ts']);

test('nine files in ten have fewer than 220 lines', () => {
  const lengths = ['src', 'commands']
    .flatMap(modulesIn)
    .map(path => readFileSync(join(ROOT, path), 'utf8').split('\n'));
  const sorted = lengths.map(lines => lines.length - 1).toSorted((one, other) => one - other);
  expect(sorted.length).toBeGreaterThan(900);
  expect(sorted[Math.floor(sorted.length * 0.9)]).toBeLessThan(220);
});

test('no two files have the same name', () => {
  const paths = new Map<string, string[]>();
  for (const path of ['src', 'commands', 'test', 'tools'].flatMap(modulesIn)) {
    const name = basename(path);
    if (!DOORS.has(name)) paths.set(name, [...(paths.get(name) ?? []), path]);
  }
  expect(paths.size).toBeGreaterThan(900);
  expect([...paths.values()].filter(same => same.length > 1)).toEqual([]);
});
