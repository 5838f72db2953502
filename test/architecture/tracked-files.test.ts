// Files that are tracked though they are ignored: a link in place of the dependencies, once landed, takes their place elsewhere.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';

test.skipIf(!existsSync('.git'))('nothing that is ignored is tracked', () => {
  const listed = execFileSync('git', ['ls-files', '--cached', '--ignored', '--exclude-standard'], { encoding: 'utf8' });
  expect(listed.split('\n').filter(it => it !== '')).toEqual([]);
});
