// Lines of shorthand as they are shown: a name of an object's own stands there only where the line uses it.
import { expect, test } from 'vitest';
import { withoutUnusedNames } from '../../src/explain/index.ts';

test.each([
  ['Clone (as clone-a) enters; me: Clone (as clone-b)', 'Clone enters; me: Clone'],
  ['Clone (as clone-a, tapped) enters', 'Clone (tapped) enters'],
  ['Clone (tapped, as clone-a) enters', 'Clone (tapped) enters'],
  ['Clone (tapped, as clone-a, kicked) enters', 'Clone (tapped, kicked) enters'],
  [
    'Pacifism (attached to it-b) enters; me: Clone (as it-b)',
    'Pacifism (attached to it-b) enters; me: Clone (as it-b)',
  ],
])('%s', (line, shown) => {
  expect(withoutUnusedNames(line)).toBe(shown);
});
