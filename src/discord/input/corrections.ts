// A question as it would have been understood: a name that was refused, replaced where it was typed.

import type { Issue } from '../../kit/issue.ts';
import { asPattern } from '../../kit/strings.ts';
import type { EtbOptions } from '../../scenario/index.ts';
import type { ServiceQuestion } from '../../service/index.ts';
import { DISCORD_LIMITS } from './limits.ts';

/** Words of one option that may be replaced, by any one of the names. */
export interface Correction {
  readonly option: string;
  readonly typed: string;
  /** Best first; never empty. */
  readonly names: readonly string[];
}

/** The sign in a question for what will be chosen in place of an object; nobody types it. */
const GAP = '\ufffc';

/** The replaceable parts of a question with their names, from its problems; each place once. */
export function correctionsOf(question: ServiceQuestion, issues: readonly Issue[]): readonly Correction[] {
  const found = new Map<string, Correction>();
  for (const { path, typed, suggestions = [] } of issues) {
    const option = String(path[0] ?? '');
    const key = `${option} ${typed}`;
    if (typed === undefined || found.has(key)) continue;
    const names = [...new Set(suggestions)].slice(0, DISCORD_LIMITS.selectOptions);
    const correction = { option, typed, names };
    const possible = names.filter(name => corrected(question, correction, name) !== undefined);
    if (possible.length > 0) found.set(key, { ...correction, names: possible });
  }
  return [...found.values()];
}

/** The question with that name in place of what was typed; undefined where that is not found in it. */
export function corrected(
  question: ServiceQuestion,
  correction: Correction,
  name: string,
): ServiceQuestion | undefined {
  const before = textOf(question, correction.option);
  const after = before === undefined ? undefined : replaced(before, correction, name);
  return after === undefined || after === before ? undefined : withText(question, correction.option, after);
}

/** The question with a gap in place of what was typed, to be filled by `filled`. */
export function withGap(question: ServiceQuestion, correction: Correction): ServiceQuestion | undefined {
  return corrected(question, correction, GAP);
}

/** The question with its gap filled. */
export function filled(question: ServiceQuestion, name: string): ServiceQuestion {
  const fill = (text: string) => text.replaceAll(GAP, name);
  if (question.kind === 'ruling') {
    const { text, rules } = question;
    return { ...question, text: fill(text), ...(rules === undefined ? {} : { rules: fill(rules) }) };
  }
  const options = Object.entries(question.options).map(([key, it]) => [key, typeof it === 'string' ? fill(it) : it]);
  // Object.fromEntries forgets the keys, which are those of the options.
  return { kind: 'etb', options: Object.fromEntries(options) as EtbOptions };
}

const TEXTS = [
  'card',
  'with',
  'against',
  'from',
  'kicked',
  'copy',
  'more',
  'rules',
] as const satisfies readonly Exclude<keyof EtbOptions, 'x'>[];

function textOf(question: ServiceQuestion, option: string): string | undefined {
  if (question.kind === 'ruling') return option === 'rules' ? question.rules : question.text;
  const key = TEXTS.find(it => it === option);
  return key === undefined ? undefined : question.options[key];
}

function withText(question: ServiceQuestion, option: string, text: string): ServiceQuestion {
  if (question.kind === 'etb') return { kind: 'etb', options: { ...question.options, [option]: text } };
  return option === 'rules' ? { ...question, rules: text } : { ...question, text };
}

/** Every place where the words stand by themselves, and are not the beginning of one of the whole names. */
function replaced(text: string, { typed, names }: Correction, name: string): string | undefined {
  const words = typed.trim().split(/\s+/u).map(asPattern).join('\\s+');
  if (words === '') return undefined;
  const longer = names.filter(it => it.toLowerCase().startsWith(typed.toLowerCase()) && it.length > typed.length);
  const beginnings = longer.map(it => it.slice(typed.length)).map(it => it.split(/\s+/u).map(asPattern).join('\\s+'));
  const whole = beginnings.length === 0 ? '' : `(?!${beginnings.join('|')})`;
  const places = new RegExp(`(?<![\\p{L}\\p{N}])${words}(?![\\p{L}\\p{N}])${whole}`, 'giu');
  return places.test(text) ? text.replace(places, () => name) : undefined;
}
