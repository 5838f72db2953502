// `ask`: the questions it accepts, and its output.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runAsk } from '../../src/cli/ask-command.ts';
import { terminal } from './fake-terminal.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'threshold-'));
  writeFileSync(
    join(folder, 'two.yaml'),
    'title: One\nwhen: {enters: [Clone]}\n---\ntitle: Two\nwhen: {enters: [Clone]}\n',
  );
  writeFileSync(join(folder, 'bad.yaml'), 'title: One\nwhne: {enters: [Clone]}\n');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function ask(...given: readonly string[]) {
  const screen = terminal();
  const code = await runAsk(given, screen);
  return { code, out: screen.written(), errors: screen.errors() };
}

describe('a question', () => {
  const rows: readonly [string, readonly string[], RegExp][] = [
    [
      'a command line',
      ['/etb card:"Erebos, God of the Dead" against:"Imposing Sovereign"'],
      /^Erebos, God of the Dead enters: untapped\./,
    ],
    ['a command line in several arguments', ['/etb', 'card:Clone'], /^Clone enters: untapped\./],
    [
      'a line of shorthand',
      ['clone enters; opp: Imposing Sovereign'],
      /^clone enters; opp: Imposing Sovereign: untapped\./,
    ],
    ['shorthand under /ruling', ['/ruling question:"Clone enters; opp: Grizzly Bears"'], /^Clone enters/],
    ['a title of the library', ['The bears'], /^The bears: untapped\./],
    ['a rule', ['/rule query:614.12'], /^Rule 614\.12\n$/],
    ['a rule on a day', ['/rule query:614.12 on:2014-02-01'], /^Rule 614\.12 on 2014-02-01\n$/],
    ['a card', ['/card name:Clone'], /^Card Clone\n$/],
  ];
  test.each(rows)('may be %s', async (_, given, out) => {
    const asked = await ask(...given);
    expect(asked.errors).toBe('');
    expect(asked.out).toMatch(out);
    expect(asked.code).toBe(0);
  });

  test('may be a file of scenarios, each answered', async () => {
    const { out, code } = await ask(join(folder, 'two.yaml'));
    expect(out).toMatch(/^One: untapped\.[\s\S]*\n\nTwo: untapped\./);
    expect(code).toBe(0);
  });

  test('is answered as data with --json', async () => {
    const { out } = await ask('--json', join(folder, 'two.yaml'));
    const lines = out
      .trimEnd()
      .split('\n')
      .map(line => JSON.parse(line));
    expect(lines.map(it => [it.id, it.title, it.status])).toEqual([
      ['question', 'One', 'passed'],
      ['question-2', 'Two', 'passed'],
    ]);
  });
});

describe('a question that cannot be answered', () => {
  const rows: readonly [string, readonly string[], RegExp][] = [
    ['an unknown card', ['/etb card:Nobody'], /^There is no card called "Nobody"\.\n$/],
    ['an instant', ['/etb card:Shock'], /^Shock cannot enter the battlefield\. \(304\.4\)\n$/],
    ['an unknown command', ['/ebt card:Clone'], /^There is no command "\/ebt" here\. The commands are \/etb, /],
    ['a file that is not there', ['nothing.yaml'], /^The file nothing\.yaml could not be read: /],
    [
      'an unknown option',
      ['--whle', 'Clone'],
      /^There is no option --whle\. Did you mean "--whole"\? The options are --json, --whole, /,
    ],
  ];
  test.each(rows)('such as %s gets a sentence', async (_, given, errors) => {
    const asked = await ask(...given);
    expect(asked.out).toBe('');
    expect(asked.errors).toMatch(errors);
    expect(asked.code).toBe(1);
  });

  test('such as one far too long for any path gets a sentence', async () => {
    const { errors, code } = await ask(`/etb card:Clone with:"${'x'.repeat(5_000)}"`);
    expect(errors).toBe('In with: The option with has 5000 characters, and at most 4000 are read.\n');
    expect(code).toBe(1);
  });

  test('is printed as data with --json', async () => {
    const unreadable = JSON.parse((await ask('--json', '/etb card:Clone frm:hand')).out);
    expect(unreadable).toMatchObject({
      status: 'failed',
      outcomes: [],
      failures: [{ kind: 'issue', suggestions: ['from'] }],
    });
    const unknown = JSON.parse((await ask('--json', '/etb card:Nobody')).out);
    expect(unknown).toMatchObject({ status: 'unsupported', failures: [{ text: 'There is no card called "Nobody".' }] });
    const refused = JSON.parse((await ask('--json', '/etb card:Shock')).out);
    expect(refused).toMatchObject({ status: 'illegal', reason: 'Shock cannot enter the battlefield.' });
  });

  test('such as a file with an unknown key gets its line', async () => {
    const { errors, code } = await ask(join(folder, 'bad.yaml'));
    expect(errors).toMatch(/In whne \(line 2\): Unknown key "whne"\. Did you mean "when"\?/);
    expect(code).toBe(1);
  });
});
