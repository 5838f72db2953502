// Card names in the code: there are none, since the abilities of a card are read from its text.
import { describe, expect, test } from 'vitest';
import { packCards } from '../../src/cards/pack/index.ts';
import { CARD_TYPES, familyOf } from '../../src/engine/index.ts';
import { sourceFiles, withoutComments } from './source.ts';

/** Files that name cards as keys to rules and days. */
const LISTS: Readonly<Record<string, string>> = {
  'question/tokens/phrase-facts.ts': 'cards that stand in for events of the turn',
  'question/words/card-nicknames.ts': 'everyday names of cards',
  'question/names/nouns.ts': 'cards that stand in for any of their kind: "a bear"',
  'question/names/vanilla-creatures.ts': 'cards that stand in for a size: "a 2/1"',
  'rules/search/nicknames.ts': 'words under which people look for rules',
  'rules/sets.ts': 'a set of the same name as a card',
};
/** Rooms that show examples to people. */
const SHOWS_EXAMPLES = /^(?:discord|cli|scenario\/(?:schema|shorthand))\//;

const TYPES: ReadonlySet<string> = new Set(CARD_TYPES);

/** Names of cards and faces that are no type or subtype. */
const NAMES = [...new Set(packCards().flatMap(card => [card.name, ...card.faces.map(face => face.name)]))].filter(
  name => !TYPES.has(name) && familyOf(name) === undefined,
);

interface Mention {
  readonly path: string;
  readonly line: string;
  readonly name: string;
}

function mentions(): readonly Mention[] {
  return sourceFiles()
    .filter(({ path }) => !path.startsWith('cards/pack/'))
    .flatMap(({ path, text }) => {
      const code = withoutComments(text);
      const named = NAMES.filter(name => code.includes(name));
      if (named.length === 0) return [];
      return code
        .split('\n')
        .flatMap(line => named.filter(name => says(line, name)).map(name => ({ path, line: line.trim(), name })));
    });
}

function says(line: string, name: string): boolean {
  const at = line.indexOf(name);
  return at >= 0 && !/\w/.test(line[at - 1] ?? '') && !/\w/.test(line[at + name.length] ?? '');
}

describe('names of cards', () => {
  const found = mentions();
  test('are found where there are some', () => {
    expect(found.some(it => it.path === 'rules/search/nicknames.ts')).toBe(true);
  });
  test('stand in the code only as examples shown to people', () => {
    const elsewhere = found.filter(it => LISTS[it.path] === undefined && !SHOWS_EXAMPLES.test(it.path));
    expect(elsewhere.map(it => `${it.path}: ${it.name} in ${it.line}`)).toEqual([]);
  });
  test('are not compared with, not even there', () => {
    const compared = found.filter(it => /[=!]==\s*['"`]|case ['"`]|\.has\(['"`]/.test(it.line));
    expect(compared.map(it => `${it.path}: ${it.line}`)).toEqual([]);
  });
  test('stand in each list that may have some', () => {
    expect(Object.keys(LISTS).filter(path => !found.some(it => it.path === path))).toEqual([]);
  });
});
