// The arguments of a command, as `parseArgs` of Node reads them: flags, options with a value, and the rest.
import { parseArgs } from 'node:util';
import type { Issue } from '../kit/issue.ts';
import { didYouMean, nearest } from '../kit/nearest.ts';
import { err, ok, type Result } from '../kit/result.ts';

export interface OptionNames {
  /** Options that stand alone, such as `--json`. */
  readonly alone: readonly string[];
  /** Options followed by a value, each with the word for it, such as `FILE` in `--cards FILE`. */
  readonly valued: Readonly<Record<string, string>>;
}

export interface Arguments {
  readonly flags: ReadonlySet<string>;
  readonly values: ReadonlyMap<string, string>;
  readonly rest: readonly string[];
}

/**
 * Reads arguments; `--help` and `-h` are understood by every command, and after `--` everything is a word of the rest.
 * Other words that begin with one dash belong to the rest as well, since a question may contain "-1/-1".
 */
export function readArguments(given: readonly string[], names: OptionNames): Result<Arguments, Issue> {
  const alone = [...names.alone, 'help'];
  const flags = new Set<string>();
  const values = new Map<string, string>();
  const rest: string[] = [];
  const issues: Issue[] = [];
  for (const token of tokensOf(given, alone, Object.keys(names.valued))) {
    if (token.kind === 'positional') rest.push(given[token.index] ?? '');
    if (token.kind !== 'option') continue;
    const option = { ...token, value: token.inlineValue === false ? given[token.index + 1] : token.value };
    const problem = problemWith(option, names, alone, values.get(option.name));
    if (problem !== undefined) issues.push(problem);
    else if (option.value === undefined) flags.add(option.name);
    else values.set(option.name, option.value);
  }
  return issues.length > 0 ? err(issues) : ok({ flags, values, rest });
}

/** The arguments as tokens of options and words; a token's index is that of its word in `given`. */
function tokensOf(given: readonly string[], alone: readonly string[], valued: readonly string[]) {
  const options = Object.fromEntries([
    ...alone.map(it => [it, { type: 'boolean', ...(it === 'help' ? { short: 'h' } : {}) }] as const),
    ...valued.map(it => [it, { type: 'string' }] as const),
  ]);
  // A word with one dash would be split into options of a letter each.
  const args = given.map(it => (/^-[^-]/u.test(it) && it !== '-h' ? 'word' : it));
  return parseArgs({ args, options, strict: false, allowPositionals: true, tokens: true }).tokens;
}

interface OptionToken {
  readonly name: string;
  readonly value?: string | undefined;
  readonly inlineValue?: boolean | undefined;
}

/** The problem with an option as it was typed; undefined where there is none. */
function problemWith(
  { name, value, inlineValue }: OptionToken,
  { valued }: OptionNames,
  alone: readonly string[],
  before: string | undefined,
): Issue | undefined {
  if (alone.includes(name)) {
    if (value === undefined) return undefined;
    return issue(`--${name} takes no value, and "${value}" was given. Write --${name} alone.`);
  }
  if (!Object.hasOwn(valued, name)) return unknownOption(name, [...alone, ...Object.keys(valued)]);
  const form = `--${name} ${valued[name]}`;
  if (value === undefined || value === '') return issue(`--${name} needs a value after it: ${form}.`);
  if (!inlineValue && value.startsWith('--')) {
    return issue(`--${name} needs a value after it, and "${value}" looks like an option: ${form}.`);
  }
  if (before === undefined) return undefined;
  return issue(`--${name} was given twice, with "${before}" and with "${value}". Leave one out.`);
}

function unknownOption(name: string, known: readonly string[]): Issue {
  const guess = didYouMean(nearest(name, known).map(it => `--${it}`));
  const all = `The options are ${known.map(it => `--${it}`).join(', ')}.`;
  return issue([`There is no option --${name}.`, guess, all].filter(it => it !== '').join(' '));
}

function issue(message: string): Issue {
  return { path: [], message };
}
