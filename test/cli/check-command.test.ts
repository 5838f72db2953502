// `check`: files and folders of scenarios, its output, and its exit code.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCheck } from '../../src/cli/check-command.ts';
import { terminal } from './fake-terminal.ts';

let folder = '';
const at = (name: string) => join(folder, name);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'threshold-'));
  mkdirSync(at('deep'));
  writeFileSync(
    at('good.yaml'),
    'id: one\ntitle: The first\nwhen: {enters: [Clone]}\nthen: {always: {Clone: {tapped: no}}}\n---\nid: asked\nwhen: {enters: [Clone]}\n',
  );
  writeFileSync(
    at('deep/bad.yml'),
    [
      'id: wrong\ntitle: Does it tap?\nwhen: {enters: [Clone]}\nthen: {always: {Clone: {tapped: yes}}}',
      'id: doubted\nconfidence: low\nwhen: {enters: [Clone]}\nthen: {always: {Clone: {tapped: yes}}}',
      'id: unread\nwhen: {entres: [Clone]}\nthen: {}',
      'id: unknown\nwhen: {enters: [Nobody]}\nthen: {triggers: []}',
      'id: fault\nwhen: {enters: [Fault]}\nthen: {triggers: []}',
    ].join('\n---\n'),
  );
  writeFileSync(at('deep/notes.txt'), 'not a scenario');
  writeFileSync(
    at('refused.json'),
    JSON.stringify({ id: 'refused', when: { enters: ['Shock'] }, then: { illegal: 'Shock' } }),
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('ends with how many passed and failed, and fails when one did', async () => {
  const screen = terminal();
  expect(await runCheck([folder], screen)).toBe(1);
  const lines = screen.written().trimEnd().split('\n');
  expect(lines.at(-1)).toBe('2 passed, 4 failed');
  expect(lines.at(-2)).toBe('1 scenario says nothing of what must hold ("then")');
  expect(lines.at(-3)).toBe('1 doubtful, not counted');
});

test('prints each failure with what was expected and found', async () => {
  const screen = terminal();
  await runCheck([at('deep')], screen);
  expect(screen.written()).toContain(
    'wrong · Does it tap?\n  always · Clone · tapped\n    expected yes, found no in 1 of 1 outcome\n',
  );
  expect(screen.written()).toContain('doubtful: doubted · doubted\n');
  expect(screen.written()).toMatch(
    /unread · .*bad\.yml:11\n {2}In when, entres \(line 12\): Unknown key "entres"\. Did you mean "enters"\?/,
  );
  expect(screen.written()).toContain('There is no card called "Nobody".');
  expect(screen.written()).toContain('This is a fault of Threshold: Error: a fault on purpose');
});

test('passes when everything holds, a refusal that was expected too', async () => {
  const screen = terminal();
  expect(await runCheck([at('good.yaml'), at('refused.json')], screen)).toBe(0);
  expect(screen.written()).toBe('1 scenario says nothing of what must hold ("then")\n2 passed, 0 failed\n');
});

test('prints one object a scenario with --json, and the count apart', async () => {
  const screen = terminal();
  await runCheck(['--json', folder], screen);
  const objects = screen
    .written()
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line));
  expect(objects.map(it => [it.id, it.status])).toEqual([
    ['wrong', 'failed'],
    ['doubted', 'failed'],
    ['unread', 'failed'],
    ['unknown', 'unsupported'],
    ['fault', 'failed'],
    ['one', 'passed'],
    ['refused', 'passed'],
  ]);
  expect(Object.keys(objects[0])).toEqual(['id', 'title', 'status', 'failures', 'outcomes', 'unread']);
  expect(objects[0].failures[0].text).toBe('always · Clone · tapped expected yes, found no in 1 of 1 outcome');
  expect(objects[0].outcomes[0].objects.Clone.tapped).toBe(false);
  expect(screen.errors()).toMatch(/2 passed, 4 failed\n$/);
});

test('names the mistake in its arguments', async () => {
  const screen = terminal();
  expect(await runCheck(['--jsn', 'x'], screen)).toBe(1);
  expect(await runCheck([at('absent.yaml'), at('none')], screen)).toBe(1);
  expect(await runCheck(['--cards'], screen)).toBe(1);
  expect(await runCheck(['--cards', 'missing.json', folder], screen)).toBe(1);
  expect(screen.errors().split('\n')).toEqual([
    'There is no option --jsn. Did you mean "--json"? The options are --json, --help, --cards.',
    `There is no file or folder ${at('absent.yaml')}.`,
    `There is no file or folder ${at('none')}.`,
    '--cards needs a value after it: --cards FILE.',
    'There are no such cards.',
    '',
  ]);
});

test('without arguments prints its usage', async () => {
  const screen = terminal();
  expect(await runCheck([], screen)).toBe(1);
  expect(screen.written()).toMatch(/^npm run check -- /);
  expect(await runCheck(['--help'], terminal())).toBe(0);
});
