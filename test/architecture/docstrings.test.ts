// Docstrings and first lines of files: they open with a noun, or with the verb of a function that acts.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { modulesIn } from './imports.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Openings without a subject: relative clauses, and verbs that only lead up to the description. */
const WITHOUT_SUBJECT =
  /^(?:What|Who|Whom|How|Where|When|Which|That|Those|Of|Takes|Gives|Says|Tells|Asks|Holds|Knows|Keeps|It|There)\b/;
/** Openings with a quotation, of a wording or of code, in place of the noun that says what it is. */
const WITH_QUOTATION = /^[~"'`]/;

/** Rooms of which many docstrings still quote a wording before they say what it is. */
const QUOTING = /^src\/(?:engine|oracle|explain|scenario)\//;

const files = ['src', 'commands', 'test', 'tools'].flatMap(modulesIn).map(path => ({
  path,
  text: readFileSync(join(ROOT, path), 'utf8'),
}));

function opensWell(path: string, opening: string): boolean {
  return !WITHOUT_SUBJECT.test(opening) && (QUOTING.test(path) || !WITH_QUOTATION.test(opening));
}

test('first lines of files open with a subject', () => {
  const found = files.flatMap(({ path, text }) => {
    const [, opening = ''] = /^\/\/ (.*)/.exec(text) ?? [];
    return opening !== '' && !WITHOUT_SUBJECT.test(opening) ? [] : [`${path}: ${opening}`];
  });
  expect(found).toEqual([]);
});

test('docstrings open with a subject', () => {
  const docstrings = files.flatMap(({ path, text }) =>
    [...text.matchAll(/\/\*\*\s+(?:\*\s+)?(\S[^\n]*)/g)].map(([, opening = '']) => ({ path, opening })),
  );
  expect(docstrings.length).toBeGreaterThan(4_000);
  const found = docstrings.filter(({ path, opening }) => !opensWell(path, opening));
  expect(found.map(({ path, opening }) => `${path}: ${opening}`)).toEqual([]);
});

/** A docstring of a declaration that has a rule's number alone, or that opens with a pronoun. */
const WITHOUT_WORDS =
  /\/\*\* (?:(?:\d+\.\d+[a-z]*(?:, )?)+\.|(?:Its|Their|They|This|These) [^\n]*) \*\/\n(?:export )?(?:const|function\*?|interface|type|class) (\w+)/gu;

test('docstrings of declarations are more than a number, and name what they are about', () => {
  const found = files.flatMap(({ path, text }) =>
    [...text.matchAll(WITHOUT_WORDS)].map(([, name = '']) => `${path}: ${name}`),
  );
  expect(found).toEqual([]);
});
