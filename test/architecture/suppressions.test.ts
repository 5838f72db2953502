// Comments that silence the compiler or the linter: there are none.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Comments by which a line is left out of a check. */
// in classes, so that the pattern is not found in this file
const SUPPRESSION = /biome-ignor[e]|@ts-(?:ignor[e]|expect-erro[r]|nochec[k])/u;

test('nothing is left out of a check', () => {
  const files = ['src', 'test', 'tools', 'commands'].flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(it => join(folder, it)),
  );
  const code = files.filter(it => /\.m?ts$|\.mjs$/u.test(it));
  expect(code.length).toBeGreaterThan(1_000);
  expect(code.filter(it => SUPPRESSION.test(readFileSync(it, 'utf8')))).toEqual([]);
});
