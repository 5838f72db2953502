// Spelling: American, as in the rules, in code and documents; words that people type are read in either.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { modulesIn } from './imports.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'PRIVACY.md', 'TERMS.md', 'SECURITY.md'];
/** Words as people type them, the words searched for here, and the name of a function of a package. */
const EXEMPT = [
  'src/question/words/',
  'src/scenario/shorthand/item-modifiers.ts',
  'test/architecture/spelling.test.ts',
  'test/store/postgres-server.ts',
];

const BRITISH =
  /colour|favour|honour|neighbour|behaviour|\bcentre|licence|catalogue|artefact|(?:recogn|organ|initial|serial|normal|optim|summar)is(?:e|ing|ation)|analyse[dr]?\b|(?:label|model|travel|cancel)l(?:ed|ing)\b|whilst|\bgrey\b|defence|judgement/giu;

test('is American in code and documents', () => {
  const all = [...['src', 'commands', 'test', 'tools'].flatMap(modulesIn), ...DOCUMENTS];
  const paths = all.filter(path => !EXEMPT.some(it => path.startsWith(it)));
  expect(paths.length).toBeGreaterThan(1_400);
  const found = paths.flatMap(path =>
    [...readFileSync(join(ROOT, path), 'utf8').matchAll(BRITISH)].map(([word]) => `${path}: ${word}`),
  );
  expect(found).toEqual([]);
});
