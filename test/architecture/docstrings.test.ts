// Docstrings and first lines of files: they open with a noun, or with the verb of a function that acts.
import { expect, test } from 'vitest';
import { sourceFiles } from './source.ts';

/** Openings without a subject: relative clauses, and verbs that only lead up to the description. */
const WITHOUT_SUBJECT =
  /^(?:What|Who|Whom|How|Where|When|Which|That|Those|Of|Takes|Gives|Says|Tells|Asks|Holds|Knows|Keeps|It|There)\b/;

const files = sourceFiles();

test('first lines of files open with a subject', () => {
  const found = files.flatMap(({ path, text }) => {
    const [, opening = ''] = /^\/\/ (.*)/.exec(text) ?? [];
    return opening === '' || WITHOUT_SUBJECT.test(opening) ? [`${path}: ${opening}`] : [];
  });
  expect(found).toEqual([]);
});

test('docstrings open with a subject', () => {
  const docstrings = files.flatMap(({ path, text }) =>
    [...text.matchAll(/\/\*\*\s+(?:\*\s+)?(\S[^\n]*)/g)].map(([, opening = '']) => ({ path, opening })),
  );
  expect(docstrings.length).toBeGreaterThan(1_000);
  const found = docstrings.filter(({ opening }) => WITHOUT_SUBJECT.test(opening));
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
