// A command line in the form Discord shows it: `/etb card:"Clone" against:"Grizzly Bears"`.

import { slips } from '../../kit/distance.ts';
import type { Issue } from '../../kit/issue.ts';
import { nearest } from '../../kit/nearest.ts';
import { err, ok, type Result } from '../../kit/result.ts';

/** The options of each command; the first is meant when no option is named. */
const OPTIONS = {
  etb: ['card', 'with', 'against', 'from', 'x', 'kicked', 'copy', 'more', 'rules', 'private'],
  ruling: ['question', 'rules', 'private'],
  rule: ['query', 'changes', 'rules', 'on', 'private'],
  card: ['name', 'private'],
} as const;
const SLASH_COMMANDS = ['etb', 'ruling', 'rule', 'card'] as const satisfies readonly (keyof typeof OPTIONS)[];
export type SlashCommand = (typeof SLASH_COMMANDS)[number];

export interface SlashLine {
  readonly command: SlashCommand;
  /** The options given, by name. */
  readonly options: Readonly<Record<string, string>>;
}

/** Whether a text is meant as a command line. */
export function isSlashLine(text: string): boolean {
  return text.trimStart().startsWith('/');
}

/** The command and its options, or the problem with the line. */
export function readSlashLine(line: string): Result<SlashLine, Issue> {
  const [, word = '', rest = ''] = /^\s*\/([\w-]*)\s*(.*)$/su.exec(line) ?? [];
  const command = SLASH_COMMANDS.find(it => it === word.toLowerCase());
  if (command === undefined) {
    const message = `There is no command "/${word.slice(0, 60)}" here. The commands are ${SLASH_COMMANDS.map(it => `/${it}`).join(', ')}.`;
    return err([{ path: [], message, suggestions: nearest(word, SLASH_COMMANDS).map(it => `/${it}`) }]);
  }
  return readOptions(command, rest.trim());
}

function readOptions(command: SlashCommand, text: string): Result<SlashLine, Issue> {
  const known: readonly string[] = OPTIONS[command];
  const options = new Map<string, string>();
  const issues: Issue[] = [];
  let left = text;
  while (left !== '') {
    const [whole, key = ''] = /^([a-z]+):\s*/iu.exec(left) ?? [];
    const option = key.toLowerCase();
    if (whole === undefined && options.size > 0) {
      issues.push({
        path: [],
        message: `I do not know where "${left.slice(0, 60)}" belongs. Quote values with blanks: card:"Sol Ring".`,
      });
      break;
    }
    const { value, after } = readValue(whole === undefined ? left : left.slice(whole.length), known);
    const name = whole === undefined ? (known[0] ?? '') : option;
    if (!known.includes(name)) issues.push(unknownOption(command, option, known));
    else if (options.has(name)) issues.push({ path: [name], message: `The option ${name} is given twice.` });
    options.set(name, value);
    left = after;
  }
  const first = known[0] ?? '';
  const isAsked = [first, ...INSTEAD[command]].some(it => (options.get(it) ?? '') !== '');
  if (issues.length === 0 && !isAsked) {
    issues.push({ path: [first], message: `The command /${command} needs ${first}:, as in ${EXAMPLES[command]}.` });
  }
  return issues.length > 0 ? err(issues) : ok({ command, options: Object.fromEntries(options) });
}

const EXAMPLES = {
  etb: '/etb card:"Clone" against:"Grizzly Bears"',
  ruling: '/ruling question:"Clone enters; opp: Grizzly Bears"',
  rule: '/rule query:614.12',
  card: '/card name:"Clone"',
} as const satisfies Record<SlashCommand, string>;

/** Options that ask in place of the first one. */
const INSTEAD: Readonly<Record<SlashCommand, readonly string[]>> = { etb: [], ruling: [], rule: ['changes'], card: [] };

/** The value at the start of a text: quoted, or up to the next option of the command. */
function readValue(text: string, known: readonly string[]): { readonly value: string; readonly after: string } {
  const [whole, ...quoted] = /^(?:"((?:[^"\\]|\\.)*)"|“([^”]*)”|'([^']*)'(?=\s|$))\s*/su.exec(text) ?? [];
  if (whole !== undefined) {
    const value = (quoted.find(it => it !== undefined) ?? '').replace(/\\(["\\])/gu, '$1');
    return { value: value.trim(), after: text.slice(whole.length) };
  }
  const next = [...text.matchAll(/\s([a-z]+):/giu)].find(([, word = '']) => isOption(word.toLowerCase(), known));
  if (next === undefined) return { value: text.trim(), after: '' };
  return { value: text.slice(0, next.index).trim(), after: text.slice(next.index).trim() };
}

/** Whether a word is an option, or so near one that it must be meant for it. */
function isOption(word: string, known: readonly string[]): boolean {
  return known.includes(word) || known.some(it => slips(word, it, 1) <= 1 && it.length > 2);
}

function unknownOption(command: SlashCommand, option: string, known: readonly string[]): Issue {
  return {
    path: [option],
    message: `The command /${command} has no option "${option.slice(0, 60)}". Its options are ${known.join(', ')}.`,
    suggestions: nearest(option, known),
  };
}
