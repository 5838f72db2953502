// The commands of the terminal by name: reads the process once, and hands each command what it needs.
import { runAsk } from './ask.ts';
import { runCheck } from './check.ts';
import { runCoverage } from './coverage.ts';
import type { Terminal } from './house.ts';

const COMMANDS = { ask: runAsk, check: runCheck, coverage: runCoverage } as const satisfies Record<
  string,
  (given: readonly string[], terminal: Terminal) => Promise<number>
>;

/** Runs a command with its arguments; gives the exit code. */
export async function main(command: string, given: readonly string[]): Promise<number> {
  const run = Object.hasOwn(COMMANDS, command) ? COMMANDS[command as keyof typeof COMMANDS] : undefined; // it is a key, as the test before says
  if (run === undefined) {
    process.stderr.write(`There is no command "${command}". The commands are ${Object.keys(COMMANDS).join(', ')}.\n`);
    return 1;
  }
  return run(given, {
    open: async options => (await import('./open.ts')).openTerminalHouse(options),
    out: text => process.stdout.write(text),
    error: text => process.stderr.write(text),
    width: Math.min(process.stdout.columns ?? 100, 100),
  });
}
