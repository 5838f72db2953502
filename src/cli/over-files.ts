// Commands over files and folders: `[--cards FILE] [--json] FILES|FOLDERS…`.
import type { Issue } from '../kit/issue.ts';
import type { Result } from '../kit/result.ts';
import { readArguments } from './arguments.ts';
import { printIssues } from './print-issues.ts';
import type { Terminal, TerminalService } from './terminal.ts';

/** A command over files; `T` is what it reads from them before the service is opened. */
export interface FilesCommand<T> {
  readonly usage: string;
  readonly load: (paths: readonly string[]) => Result<T, Issue>;
  /** Runs over what was read and returns the exit code. */
  readonly run: (loaded: T, service: TerminalService, json: boolean) => number;
}

/** Exit code of a command over files, given the arguments after its name. */
export async function runOverFiles<T>(
  given: readonly string[],
  terminal: Terminal,
  { usage, load, run }: FilesCommand<T>,
): Promise<number> {
  const read = readArguments(given, { alone: ['json'], valued: { cards: 'FILE' } });
  if (!read.ok) return printIssues(read.issues, terminal);
  const { flags, values, rest } = read.value;
  if (flags.has('help') || rest.length === 0) {
    terminal.out(`${usage}\n`);
    return flags.has('help') ? 0 : 1;
  }
  const loaded = load(rest);
  if (!loaded.ok) return printIssues(loaded.issues, terminal);
  const cards = values.get('cards');
  const service = await terminal.open(cards === undefined ? {} : { cards });
  if (!service.ok) return printIssues(service.issues, terminal);
  return run(loaded.value, service.value, flags.has('json'));
}
