// Arguments of commands: flags, values, the rest, and a sentence for each mistake.
import { describe, expect, test } from 'vitest';
import { readArguments } from '../../src/cli/arguments.ts';

const NAMES = { alone: ['json', 'whole'], valued: { cards: 'FILE', top: 'N' } };

function read(...given: readonly string[]) {
  const found = readArguments(given, NAMES);
  if (!found.ok) return found.issues.map(it => it.message);
  const { flags, values, rest } = found.value;
  return { flags: [...flags], values: Object.fromEntries(values), rest };
}

describe('arguments', () => {
  test.each([
    [['--json', 'Clone', 'enters'], { flags: ['json'], values: {}, rest: ['Clone', 'enters'] }],
    [['Clone', '--cards', 'all.json', '--whole'], { flags: ['whole'], values: { cards: 'all.json' }, rest: ['Clone'] }],
    [['--cards=a=b.json', '--top', '-1'], { flags: [], values: { cards: 'a=b.json', top: '-1' }, rest: [] }],
    [['--', '--json', '-h'], { flags: [], values: {}, rest: ['--json', '-h'] }],
    [['--help'], { flags: ['help'], values: {}, rest: [] }],
    [['-h'], { flags: ['help'], values: {}, rest: [] }],
    [['Bear', '-1/-1', '-hj', '-'], { flags: [], values: {}, rest: ['Bear', '-1/-1', '-hj', '-'] }],
    [['--json', '--json', ''], { flags: ['json'], values: {}, rest: [''] }],
  ])('%j are read', (given, expected) => {
    expect(read(...given)).toEqual(expected);
  });
});

describe('a mistake', () => {
  const known = 'The options are --json, --whole, --help, --cards, --top.';
  test.each([
    [['--jsno'], [`There is no option --jsno. Did you mean "--json"? ${known}`]],
    [['--constructor'], [`There is no option --constructor. ${known}`]],
    [['--json=yes'], ['--json takes no value, and "yes" was given. Write --json alone.']],
    [['Clone', '--cards'], ['--cards needs a value after it: --cards FILE.']],
    [['--cards='], ['--cards needs a value after it: --cards FILE.']],
    [['--cards', '--json'], ['--cards needs a value after it, and "--json" looks like an option: --cards FILE.']],
    [['--top', '3', '--top=4'], ['--top was given twice, with "3" and with "4". Leave one out.']],
    [
      ['--tpo', '--cards'],
      [`There is no option --tpo. Did you mean "--top"? ${known}`, '--cards needs a value after it: --cards FILE.'],
    ],
  ])('in %j is quoted, with a way out', (given, messages) => {
    expect(read(...given)).toEqual(messages);
  });
});
