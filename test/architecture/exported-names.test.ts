// Exported names: each is defined in one file, so that a name has one meaning and is found at once.
import { expect, test } from 'vitest';
import { sourceFiles } from './source.ts';

const DEFINITION = /^export (?:async )?(?:const|function\*?|class|interface|type) (\w+)/gmu;

test('no exported name is defined in two files', () => {
  const files = new Map<string, string[]>();
  for (const { path, text } of sourceFiles()) {
    const names = new Set([...text.matchAll(DEFINITION)].map(([, name = '']) => name));
    for (const name of names) files.set(name, [...(files.get(name) ?? []), path]);
  }
  expect(files.size).toBeGreaterThan(2_000);
  const twice = [...files].filter(([, paths]) => paths.length > 1);
  expect(twice.map(([name, paths]) => `${name}: ${paths.join(', ')}`)).toEqual([]);
});
