// Fields with texts of cards, told by their types: the compiler alone searches them, whatever they are called where
// they are used. What is passed on as a parameter is found by its name, in `card-text.test.ts`.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Compiled, compiled, type TextSearch } from './program.ts';

/** Names of fields with texts of cards, and the files that declare them. */
const FIELDS: readonly string[] = ['text', 'effect', 'oracleText', 'cost'];
const DECLARED: readonly string[] = [
  'engine/ability/',
  'engine/event/occurrence.ts',
  'cards/printed-card.ts',
  'oracle/activation-parts.ts',
  'oracle/compile-card.ts',
];

/** The room that reads texts of cards, and the one that stores them. */
const READERS = /^(?:oracle|cards)\//u;

/** The files that search a text of a card after all, each with its purpose. */
const ALLOWED: Readonly<Record<string, string>> = {
  'explain/phrase/ability-phrase.ts': 'a text shown',
  'explain/phrase/count-rewrite-phrase.ts': 'a text shown',
  'explain/phrase/effect-phrase.ts': 'a text shown',
  'explain/phrase/pattern-phrase.ts': 'a text shown',
  'explain/phrase/trigger-phrase.ts': 'a text shown',
  'scenario/stage/kickers.ts': 'the two costs of one kicker keyword, which stand in its cost (702.33b)',
};

let program: Compiled;
let found: readonly TextSearch[];
beforeAll(() => {
  program = compiled();
  found = program.searched(program.textFields(FIELDS, DECLARED), path => !READERS.test(path));
});
afterAll(() => program.close());

describe('texts of cards', () => {
  test('are searched in the files that have a reason alone', () => {
    const others = found.filter(({ path }) => ALLOWED[path] === undefined);
    expect(others.map(({ path, code }) => `${path}: ${code}`)).toEqual([]);
  });

  test('are searched in each of those', () => {
    const searching = found.map(({ path }) => path);
    expect(Object.keys(ALLOWED).filter(path => !searching.includes(path))).toEqual([]);
  });

  test('are known where they are searched', () => {
    const inCompiler = program.searched(program.textFields(FIELDS, DECLARED), path => path.startsWith('oracle/'));
    expect(inCompiler.length).toBeGreaterThan(10);
  });
});
