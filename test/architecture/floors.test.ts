// The floors of the program: imports allowed between modules (test/architecture/floors.ts has the table).
import { describe, expect, test } from 'vitest';
import { cyclesOf, graphOf } from './cycles.ts';
import { BUILDINGS, type Building, NODE_DOORS, NODE_ROOMS } from './floors.ts';
import { type Import, importsOf, modulesIn } from './imports.ts';

const IMPORTS = importsOf(['src', 'commands']);

describe.each(BUILDINGS)('the floors of $folder', building => {
  const { folder, floors, byType } = building;
  const storyOf = (path: string) => floors.findIndex(floor => floor.includes(partOf(folder, path)));
  const inside = IMPORTS.filter(({ from, to, byValue }) => {
    const between = partOf(folder, from) !== partOf(folder, to);
    return between && isIn(folder, from) && isIn(folder, to) && (byValue || byType);
  });

  test('name every part, and no other', () => {
    const parts = new Set(modulesIn(folder).map(path => partOf(folder, path)));
    expect([...parts].sort()).toEqual([...floors.flat()].sort());
  });
  test('are imported from above alone', () => {
    expect(inside.length).toBeGreaterThan(10);
    const upward = inside.filter(({ from, to }) => storyOf(to) >= storyOf(from));
    expect(upward.map(it => sentence(folder, it, 'imports go down only'))).toEqual([]);
  });
  test('are entered by their doors', () => {
    const around = building.doors === undefined ? [] : inside.filter(({ to }) => !isDoor(building, to));
    expect(around.map(it => sentence(folder, it, 'a room is entered by its doors'))).toEqual([]);
  });
});

describe('the doors to files and the network', () => {
  const entered = IMPORTS.filter(({ from, to }) => NODE_DOORS.test(to) && partOf('src', from) !== partOf('src', to));
  test('are entered by rooms that run in Node alone', () => {
    expect(entered.length).toBeGreaterThan(5);
    const pure = entered.filter(({ from }) => !NODE_ROOMS.includes(partOf('src', from)));
    expect(pure.map(it => `${it.from} imports ${it.to}, and would no longer run in a browser.`)).toEqual([]);
  });
});

describe('the grammar', () => {
  const starts = IMPORTS.filter(it => it.byValue && !it.late);
  test.each([
    // what src/main.ts loads once the first thread is started
    'commands/index.ts',
    'src/service/live-service.ts',
    'src/service/workers/worker.ts',
    'src/cli/ask-command.ts',
    'src/cli/open-terminal.ts',
  ])('is not loaded with %s', entry => {
    const loaded = new Set([entry]);
    for (const path of loaded) for (const { from, to } of starts) if (from === path) loaded.add(to);
    expect(loaded.size).toBeGreaterThan(20);
    expect([...loaded].filter(it => isIn('src/oracle/grammar', it))).toEqual([]);
  });
  test('is loaded with the compiler', () => {
    const doors = IMPORTS.filter(it => it.from === 'src/oracle/compiler.ts').map(it => it.to);
    expect(doors).toContain('src/oracle/grammar/index.ts');
  });
});

describe('imports by value', () => {
  const byValue = IMPORTS.filter(it => it.byValue);
  test('form no cycle of modules', () => {
    expect(cyclesOf(graphOf(byValue.map(({ from, to }) => [from, to])))).toEqual([]);
  });
  test('form no cycle of folders', () => {
    const folders = byValue.map(({ from, to }) => [folderOf(from), folderOf(to)] as const);
    expect(cyclesOf(graphOf(folders.filter(([from, to]) => !contains(from, to) && !contains(to, from))))).toEqual([]);
  });
  test('form no cycle of the folders and files that stand beside each other in one folder', () => {
    const folders = [...new Set(byValue.flatMap(({ from, to }) => [...foldersAround(from), ...foldersAround(to)]))];
    expect(folders).toContain('src/service');
    const cycles = folders.flatMap(folder => {
      const inside = byValue.filter(({ from, to }) => isIn(folder, from) && isIn(folder, to));
      const parts = inside.map(({ from, to }) => [partOf(folder, from), partOf(folder, to)] as const);
      return cyclesOf(graphOf(parts)).map(cycle => `${folder}: ${cycle.join(', ')}`);
    });
    expect(cycles).toEqual([]);
  });
});

/** The folder or file directly below a folder that a path lies in. */
function partOf(folder: string, path: string): string {
  return path.slice(folder.length + 1).split('/')[0] ?? '';
}

function isIn(folder: string, path: string): boolean {
  return path.startsWith(`${folder}/`);
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}

/** The folders that a path lies in, from the innermost. */
function foldersAround(path: string): readonly string[] {
  const folder = folderOf(path);
  return folder.includes('/') ? [folder, ...foldersAround(folder)] : [folder];
}

function contains(outer: string, inner: string): boolean {
  return inner.startsWith(`${outer}/`);
}

function isDoor({ folder, doors = {} }: Building, to: string): boolean {
  const part = partOf(folder, to);
  const within = to.slice(folder.length + part.length + 2);
  const open = doors[part] ?? ['index.ts'];
  return within === '' || open === 'any' || open.includes(within);
}

function sentence(folder: string, { from, to }: Import, why: string): string {
  return `${from} imports ${to}: ${why}. The floors of ${folder} are listed in test/architecture/floors.ts, lowest first.`;
}
