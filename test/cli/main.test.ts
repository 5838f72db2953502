// The commands of the terminal by name.
import { afterEach, expect, test, vi } from 'vitest';
import { main } from '../../src/cli/cli.ts';

afterEach(() => vi.restoreAllMocks());

async function run(command: string, ...given: readonly string[]) {
  const written = { out: '', error: '' };
  const record = (stream: 'out' | 'error') => (text: string | Uint8Array) => {
    written[stream] += String(text);
    return true;
  };
  vi.spyOn(process.stdout, 'write').mockImplementation(record('out'));
  vi.spyOn(process.stderr, 'write').mockImplementation(record('error'));
  const code = await main(command, given);
  return { code, ...written };
}

const ALL =
  'The commands are ask, check, coverage, import, replay, questions, study; each explains itself with --help.\n';

test.each([
  ['cehck', `There is no command "cehck". Did you mean "check"? ${ALL}`],
  ['toString', `There is no command "toString". ${ALL}`],
  ['', ALL],
])('%j is no command, and the commands are listed', async (command, error) => {
  expect(await run(command)).toEqual({ code: 1, out: '', error });
});

test('--help names the commands', async () => {
  expect(await run('--help')).toEqual({ code: 0, out: ALL, error: '' });
});

test.each(['ask', 'check', 'coverage', 'import', 'questions'])('%s explains itself', async command => {
  for (const flag of ['--help', '-h']) {
    const { code, out, error } = await run(command, flag);
    expect(out.startsWith(`npm run ${command}`)).toBe(true);
    expect([code, error]).toEqual([0, '']);
  }
});
