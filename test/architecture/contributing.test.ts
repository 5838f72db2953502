// CONTRIBUTING.md and README.md: the files they name are there, and so is each name in the code that the glossary explains.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { BUILDINGS } from './floors.ts';
import { sourceFiles } from './source.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** Folders by which a path may be shortened where the sentence names the room. */
const ROOMS = ['', 'src/', 'src/engine/', 'src/service/', 'src/scenario/', 'src/explain/', 'src/engine/solve/'];

const CODE_FILES = new Set(
  ['src', 'commands', 'test', 'tools'].flatMap(folder =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map(path => basename(path)),
  ),
);

/** Paths in backticks: with a folder, or a file of the program by its name alone. */
function paths(text: string): readonly string[] {
  const quoted = [...text.matchAll(/`([\w./-]+)`/gu)].map(([, it = '']) => it);
  return quoted.filter(it => /^(?:src|test|tools|commands|docs|scenarios)\/|\.(?:ts|md)$/u.test(it));
}

function isThere(path: string): boolean {
  return ROOMS.some(room => existsSync(join(ROOT, room, path))) || (!path.includes('/') && CODE_FILES.has(path));
}

describe.each(['CONTRIBUTING.md', 'README.md'])('%s', file => {
  const text = read(file);
  test('names files and folders that are there', () => {
    expect(paths(text).filter(it => !isThere(it))).toEqual([]);
  });
  test('names commands that npm runs', () => {
    const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: Readonly<Record<string, string>> };
    const named = [...text.matchAll(/npm run (?:-- )?([\w:]+)/gu)].map(([, it = '']) => it);
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter(it => !(it in scripts))).toEqual([]);
  });
});

test('the table of rooms has each on its floor', () => {
  const rows = [...read('CONTRIBUTING.md').matchAll(/^\| (\d+) \| ([^|]+) \|/gmu)];
  const told = rows.flatMap(([, floor, rooms = '']) =>
    [...rooms.matchAll(/`src\/([\w.-]+)`/gu)].map(([, room = '']) => `${room} ${floor}`),
  );
  const [src] = BUILDINGS;
  const built = (src?.floors ?? []).flatMap((rooms, floor) => rooms.map(room => `${room} ${floor}`));
  expect(told.toSorted()).toEqual(built.toSorted());
});

describe('the glossary', () => {
  const [, glossary = ''] = read('CONTRIBUTING.md').split('## Glossary');
  const rows = glossary.split('\n').filter(line => /^\| (?!term|---)/u.test(line));
  test('stands in alphabetical order, a term once', () => {
    const terms = rows.map(row => row.split('|')[1]?.trim() ?? '');
    expect(terms.length).toBeGreaterThan(60);
    expect(terms).toEqual([...new Set(terms)].toSorted((one, other) => (one < other ? -1 : 1)));
  });
  test('explains names that are in the code', () => {
    const code = sourceFiles().map(({ text }) => text);
    const names = rows.flatMap(row => [...row.matchAll(/`([A-Z]\w+)`/gu)].map(([, name = '']) => name));
    expect(names.length).toBeGreaterThan(30);
    const defined = (name: string) => code.some(text => new RegExp(`^export .*\\b${name}\\b`, 'mu').test(text));
    expect(names.filter(name => !defined(name))).toEqual([]);
  });
});
