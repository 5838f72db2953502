// The arguments of a command: flags, flags with a value, and the rest.
import type { Issue } from '../kit/issue.ts';
import { err, ok, type Result } from '../kit/result.ts';
import { nearest } from '../kit/suggest.ts';

export interface FlagNames {
  /** Flags that stand alone, such as `--json`. */
  readonly alone: readonly string[];
  /** Flags followed by a value, such as `--cards FILE`. */
  readonly valued: readonly string[];
}

export interface Arguments {
  readonly flags: ReadonlySet<string>;
  readonly values: ReadonlyMap<string, string>;
  readonly rest: readonly string[];
}

/** Reads arguments; after `--` everything is taken as it stands. */
export function readArguments(given: readonly string[], { alone, valued }: FlagNames): Result<Arguments, Issue> {
  const flags = new Set<string>();
  const values = new Map<string, string>();
  const rest: string[] = [];
  const issues: Issue[] = [];
  for (let at = 0; at < given.length; at++) {
    const word = given[at] ?? '';
    if (word === '--') {
      rest.push(...given.slice(at + 1));
      break;
    }
    const [, name, value] = /^--([a-z][a-z-]*)(?:=(.*))?$/su.exec(word) ?? [];
    if (name === undefined) rest.push(word);
    else if (alone.includes(name) && value === undefined) flags.add(name);
    else if (valued.includes(name)) {
      const following = value ?? given[++at];
      if (following === undefined) issues.push({ path: [], message: `--${name} needs a value after it.` });
      else values.set(name, following);
    } else issues.push(unknownFlag(name, [...alone, ...valued]));
  }
  return issues.length > 0 ? err(issues) : ok({ flags, values, rest });
}

function unknownFlag(name: string, known: readonly string[]): Issue {
  return {
    path: [],
    message: `There is no option --${name}. The options are ${known.map(it => `--${it}`).join(', ')}.`,
    suggestions: nearest(name, known).map(it => `--${it}`),
  };
}
