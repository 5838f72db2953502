// The library of scenarios in a folder: the scenarios found, and the files read for that.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scenarioFolder } from '../../src/service/data-paths.ts';
import { openTitles } from '../../src/service/library-files.ts';
import { openLibrary } from '../../src/service/open-library.ts';
import { ASKED_MOST } from '../../src/service/popular-questions.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'threshold-'));
  mkdirSync(join(folder, 'enters'));
  writeFileSync(
    join(folder, 'enters', 'bears.yaml'),
    'id: two-bears\ntitle: "Bears: \\"who\\" is there?"\nwhen: {enters: [2 Bear]}\n',
  );
  writeFileSync(join(folder, 'cats.yaml'), "id: cat\ntitle: The cat's entry\nwhen: {enters: [Cat]}\n");
  writeFileSync(join(folder, 'notes.txt'), 'nothing');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a scenario is found by its id and by its title, whatever its case and quotes', () => {
  const library = openLibrary(folder);
  expect(library.find('two-bears')?.id).toBe('two-bears');
  expect(library.find('bears: "WHO" is there?')?.id).toBe('two-bears');
  expect(library.find('The cat’s entry')?.id).toBe('cat');
  expect(library.find('Cat enters')).toBeUndefined();
  expect(library.find('')).toBeUndefined();
});

test('all scenarios are there, and offered by the words begun', () => {
  const library = openLibrary(folder);
  expect(library.suggest('ent', 5).map(it => it.id)).toEqual(['cat']);
  expect(library.scenarios.map(it => it.id)).toEqual(['cat', 'two-bears']);
  expect(library.find('cat')?.title).toBe("The cat's entry");
});

test('a file that cannot be read does not prevent others from being found', () => {
  writeFileSync(join(folder, 'zebra.yaml'), 'whne: [');
  const library = openLibrary(folder);
  expect(library.find('cat')?.id).toBe('cat');
  expect(() => library.scenarios).toThrow(/zebra\.yaml/);
});

test('those asked most are offered before anything is typed, and then the others', () => {
  const { all, suggest } = openTitles(scenarioFolder());
  expect(ASKED_MOST.filter(id => !all.some(it => it.id === id))).toEqual([]);
  expect(new Set(ASKED_MOST).size).toBe(ASKED_MOST.length);
  expect(suggest(' ', ASKED_MOST.length).map(it => it.id)).toEqual(ASKED_MOST);
  expect(new Set(suggest('', all.length))).toEqual(new Set(all));
  expect(
    openTitles(folder)
      .suggest('', 5)
      .map(it => it.id),
  ).toEqual(['cat', 'two-bears']);
});

test('titles are read off the files as the scenarios have them', () => {
  expect(openTitles(folder).suggest('ent', 5)).toEqual([{ id: 'cat', title: "The cat's entry" }]);
  expect(openTitles(folder).all).toContainEqual({ id: 'two-bears', title: 'Bears: "who" is there?' });
  const whole = openLibrary(scenarioFolder()).scenarios.map(({ id, title }) => ({ id, title }));
  expect(openTitles(scenarioFolder()).all).toEqual(whole);
});
