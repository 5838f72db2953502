// Texts of cards are read by the compiler alone; every other room decides by its data.
import { describe, expect, test } from 'vitest';
import { sourceFiles, withoutComments } from './source.ts';

/** The names under which a room has texts of cards; in most rooms "text" is a sentence of the program too. */
const ROOMS: readonly { readonly folder: string; readonly names: string }[] = [
  { folder: 'engine/', names: 'text|effect|words|oracleText' },
  { folder: 'scenario/', names: 'effect|oracleText|sentence|(?:ability|face|spell|what|event)\\.text|text' },
  { folder: 'explain/', names: 'effect|oracleText|(?:ability|what|event|pattern|rewrite|face)\\.text' },
  { folder: 'service/', names: 'effect|oracleText|(?:ability|what|event|face)\\.text' },
  { folder: 'study/', names: 'effect|oracleText|(?:ability|what|event|face)\\.text' },
];

/** Readers of what somebody has typed, or of files. */
const TYPED = /^scenario\/(?:shorthand|schema|check)\/|^scenario\/(?:read-scenario|yaml-document)\.ts$/u;

/** The files that search a text of a card after all, each with its purpose. */
const ALLOWED: Readonly<Record<string, string>> = {
  'engine/effects/keyword-actions.ts': 'an action as a scenario names it',
  'engine/layers/text-changes.ts': 'words replaced in the texts themselves (612)',
  'engine/solve/outcome-key.ts': 'identifiers of new objects',
  'explain/phrase/ability-phrase.ts': 'a text shown',
  'explain/phrase/count-rewrite-phrase.ts': 'a text shown',
  'explain/phrase/pattern-phrase.ts': 'a text shown',
  'scenario/stage/stage-resolution.ts': 'a text shown',
};

const files = sourceFiles()
  .filter(({ path }) => !TYPED.test(path))
  .map(({ path, text }) => ({ path, code: withoutComments(text) }));

/** Searches of a text with one of these names: by a method of strings, or by a regular expression. */
function searches(names: string): RegExp {
  const text = `(?<![\\w$])(?:\\w+\\??\\.)*(?:${names})`;
  const method = '(?:includes|match|matchAll|replace|replaceAll|search|split|startsWith|endsWith|indexOf)';
  return new RegExp(`${text}(?:\\.(?:trim|toLowerCase)\\(\\))?\\??\\.${method}\\(|\\.(?:test|exec)\\(${text}\\)`, 'u');
}

/** The lines of a file that search a text of a card. */
function found({ path, code }: { readonly path: string; readonly code: string }): readonly string[] {
  const room = ROOMS.find(it => path.startsWith(it.folder));
  return room === undefined ? [] : code.split('\n').filter(line => searches(room.names).test(line));
}

describe('texts of cards', () => {
  test('are searched in the files that have a reason alone', () => {
    const others = files.filter(({ path }) => ALLOWED[path] === undefined);
    expect(others.flatMap(file => found(file).map(line => `${file.path}: ${line.trim()}`))).toEqual([]);
  });

  test('are searched in each of those', () => {
    const searching = files.filter(file => found(file).length > 0).map(({ path }) => path);
    expect(Object.keys(ALLOWED).filter(path => !searching.includes(path))).toEqual([]);
  });

  test.each([
    "if (/\\bdraws?\\b/iu.test(it.effect)) return 'draw';",
    'const own = MEANS.exec(trigger.ability.text) ?? [];',
    "return ability.text.toLowerCase().includes('would');",
    'const sentences = effect.split(/(?<=\\.) /u);',
  ])('are known where they are searched: %s', code => {
    expect(found({ path: 'engine/any.ts', code })).toEqual([code]);
  });
});
