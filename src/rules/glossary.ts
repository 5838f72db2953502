// The glossary: terms with their definitions, the rules they point to and the other terms they stand for.
import type { GlossaryEntry } from './rule-book.ts';
import { ruleNumbersIn } from './rule-number.ts';

/** The entries in the glossary's trimmed lines. An entry is a term, then its definition, then an empty line. */
export function readGlossary(lines: readonly string[]): readonly GlossaryEntry[] {
  const entries: string[][] = [];
  let open = false;
  for (const line of lines) {
    if (line === '') open = false;
    else if (open || isContinuation(line)) entries.at(-1)?.push(line);
    else entries.push([line]);
    if (line !== '') open = true;
  }
  return entries.map(readEntry);
}

/** The names of a term: "Kicker, Kicked" has three, the whole and its parts; "EDH (Obsolete)" is EDH. */
export function glossaryNamesOf(term: string): readonly string[] {
  const bare = term.replace(/\s*\(obsolete\)\s*$/i, '').replace(/[“”"]/g, '');
  // "Active Player, Nonactive Player Order" is one name: a comma before a name of several words does not separate
  // names.
  const parts = bare.split(/,\s*/);
  return parts.length > 1 && parts.every(part => part.split(' ').length <= 2) ? [bare, ...parts] : [bare];
}

/** Whether a line after an empty one still belongs to the entry before it: a numbered or a "See" line. */
function isContinuation(line: string): boolean {
  return /^(?:\d+\.|See (?:also )?rules?\b)/.test(line);
}

function readEntry([term = '', ...text]: readonly string[]): GlossaryEntry {
  const definition = text.join('\n');
  return { term, text: definition, rules: rulesIn(definition), see: termsIn(definition) };
}

function rulesIn(text: string): GlossaryEntry['rules'] {
  const chapters = [...text.matchAll(/\bsection (\d)\b/g)].map(match => match[1] ?? '');
  return [...ruleNumbersIn(text), ...chapters.map(chapter => `${Number(chapter)}` as const)];
}

/**
 * The terms a text refers to. "See also Dependency, Timestamp Order." names two, "See Active Player, Nonactive Player
 * Order." one: both readings are returned.
 */
function termsIn(text: string): readonly string[] {
  const found: string[] = [];
  for (const match of text.matchAll(/\bSee (?:also )?((?!rules?\b|section\b|also\b)[^.]+)\./g)) {
    const whole = (match[1] ?? '').replace(/[“”"]/g, '').replace(/,$/, '');
    found.push(whole, ...(whole.includes(', ') ? whole.split(', ') : []));
  }
  return found;
}
