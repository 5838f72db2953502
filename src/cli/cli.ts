// The commands of the terminal by name: the process is read here once, and passed to commands as arguments.

import { SYSTEM_CLOCK } from '../clock/index.ts';
import { didYouMean, nearest } from '../kit/nearest.ts';
import { once } from '../kit/once.ts';
import { sourcesIn } from '../kit/sources.ts';
import type { Terminal } from './terminal.ts';
import { endWhenUnread } from './unread-output.ts';

type Run = (given: readonly string[], terminal: Terminal) => Promise<number>;

/** Each command with what it needs loaded, and nothing of the others. */
const COMMANDS = {
  ask: async (given, terminal) => (await import('./ask-command.ts')).runAsk(given, terminal),
  check: async (given, terminal) => (await import('./check-command.ts')).runCheck(given, terminal),
  coverage: async (given, terminal) => (await import('./coverage-command.ts')).runCoverage(given, terminal),
  import: runImport,
  replay: runReplay,
  questions: async (given, terminal) => (await import('./questions-command.ts')).runQuestions(given, terminal),
  study: async (given, terminal) => (await import('./study-command.ts')).runStudy(given, terminal),
} as const satisfies Record<string, Run>;

const COMMANDS_HELP = `The commands are ${Object.keys(COMMANDS).join(', ')}; each explains itself with --help.`;

function noCommand(command: string): string {
  const guess = didYouMean(nearest(command, Object.keys(COMMANDS)));
  return [`There is no command "${command}".`, guess, COMMANDS_HELP].filter(it => it !== '').join(' ');
}

/** Runs a command with its arguments; resolves to the exit code. */
export async function main(command: string, given: readonly string[]): Promise<number> {
  watchOutput();
  // `hasOwn` proves that it is a key.
  const run = Object.hasOwn(COMMANDS, command) ? COMMANDS[command as keyof typeof COMMANDS] : undefined;
  if (run === undefined) {
    const help = command === '--help' || command === '-h';
    (help ? process.stdout : process.stderr).write(`${help || command === '' ? COMMANDS_HELP : noCommand(command)}\n`);
    return help ? 0 : 1;
  }
  return run(given, ownTerminal());
}

const watchOutput = once(() => {
  for (const output of [process.stdout, process.stderr]) endWhenUnread(output, process.exit);
});

/** The terminal of the process. */
function ownTerminal(): Terminal {
  return {
    open: async options => (await import('./open-terminal.ts')).openTerminalService({ ...options, data: dataFolder() }),
    out: text => process.stdout.write(text),
    error: text => process.stderr.write(text),
    width: Math.min(process.stdout.columns ?? 100, 100),
    color: process.stdout.isTTY === true && !process.env.NO_COLOR,
  };
}

/** Runs the import command, which alone needs the publishers of newer data. */
async function runImport(given: readonly string[], terminal: Terminal): Promise<number> {
  const command = await import('./import-command.ts');
  const { isTTY: watched = false } = process.stderr;
  return command.runImport(given, {
    ...terminal,
    data: dataFolder(),
    sources: sourcesIn(process.env),
    clock: SYSTEM_CLOCK,
    watched,
  });
}

/** Runs the replay command, which alone needs the store of the bot. */
async function runReplay(given: readonly string[], terminal: Terminal): Promise<number> {
  const [command, { reportsInStore }] = await Promise.all([
    import('./replay-command.ts'),
    import('./stored-reports.ts'),
  ]);
  const reports = reportsInStore(dataFolder(), process.env.DATABASE_URL?.trim() || undefined);
  return command.runReplay(given, { ...terminal, reports });
}

function dataFolder(): string {
  return process.env.DATA_DIR?.trim() || 'data';
}
