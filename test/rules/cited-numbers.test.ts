// Rule numbers in the program: each exists in the newest rules, or its line gives the date when it did.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { hasOfficial, officialBook } from './support/official.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Numbers with the date when they existed: "610.3 until 2017", "714.3a of 16 January 2026". */
const DATED = /\b(?:until|before|of) (?:[\w ]+ )?(?:19|20)\d\d\b/;

/** Numbers that are no rule's, with the file that contains them: an example of YAML's misreading of 616.1. */
const NOT_RULES = new Set(['src/scenario/yaml-document.ts 616.10']);

describe.skipIf(!hasOfficial)('rule numbers', () => {
  const book = hasOfficial ? officialBook('2026-08-07') : undefined;
  test.each(['src', 'commands', 'scenarios'])('in %s exist', folder => {
    const missing = filesUnder(folder).flatMap(path =>
      readFileSync(`${ROOT}${folder}/${path}`, 'utf8')
        .split('\n')
        .flatMap((line, at) => (DATED.test(line) ? [] : numbersIn(line).map(number => ({ number, at: at + 1 }))))
        .filter(({ number }) => !book?.rule(number) && !NOT_RULES.has(`${folder}/${path} ${number}`))
        .map(({ number, at }) => `${folder}/${path}:${at} ${number}`),
    );
    expect(missing).toEqual([]);
  });
});

function filesUnder(folder: string): readonly string[] {
  try {
    const all = readdirSync(`${ROOT}${folder}`, { recursive: true, encoding: 'utf8' });
    return all.filter(path => /\.(?:ts|yaml)$/.test(path));
  } catch {
    return [];
  }
}

/**
 * The numbers in a line that have the form of a rule's: three figures from 100 to 910, a period, a number, perhaps
 * letters.
 */
function numbersIn(line: string): readonly string[] {
  return line.match(/(?<![\w.$@/-])[1-9]\d\d\.\d{1,3}[a-z]{0,2}(?![\w.]*\d)(?!\w)/g) ?? [];
}
