// Card names offered while a person types: for a single name, and for the last item of a list.

import { plainLine } from './escape.ts';
import { LIMITS } from './limits.ts';
import type { Asking, Suggestion } from './service.ts';

/** Names for an option that holds one card. */
export async function completeCard(typed: string, asking: Asking): Promise<readonly Suggestion[]> {
  const names = await asking.suggestCards(plainLine(typed), LIMITS.choices);
  return names.map(name => ({ id: name, title: name }));
}

/**
 * Names for the item being typed at the end of a list such as `2 Bear Cub; Clone (copying Be`. What is picked replaces
 * the whole option, so that each offer holds the items before it too; those that would be too long are left out.
 */
export async function completeList(typed: string, asking: Asking): Promise<readonly Suggestion[]> {
  for (const { before, item } of lastItems(plainLine(typed))) {
    const names = await asking.suggestCards(item, LIMITS.choices);
    const lists = names.map(name => before + name).filter(it => it.length <= LIMITS.choiceText);
    if (names.length > 0) return lists.map(it => ({ id: it, title: it }));
  }
  return [];
}

/** Questions of the library for what may be a title; where none fits, names for the last item of a line of shorthand. */
export async function completeLine(typed: string, asking: Asking): Promise<readonly Suggestion[]> {
  const line = plainLine(typed);
  const questions = await asking.suggestQuestions(line, LIMITS.choices);
  if (questions.length > 0 || line === '') return questions;
  const section = /^.*[;:]\s*/.exec(line)?.[0] ?? '';
  const items = await completeList(line.slice(section.length), asking);
  const lines = items.map(it => section + it.id).filter(it => it.length <= LIMITS.choiceText);
  return lines.map(it => ({ id: it, title: it }));
}

/** Days for the option whose rules hold. */
export async function completeDay(typed: string, asking: Asking): Promise<readonly Suggestion[]> {
  return asking.suggestDays(plainLine(typed), LIMITS.choices);
}

/** Ways to part a list into what stays and the name being typed: names hold commas, and commas part items too. */
function lastItems(typed: string): readonly { readonly before: string; readonly item: string }[] {
  const whole = lastItem(typed, typed.lastIndexOf(';') + 1);
  const comma = whole.item.lastIndexOf(',');
  return comma < 0 ? [whole] : [whole, lastItem(typed, typed.lastIndexOf(',') + 1)];
}

function lastItem(typed: string, start: number): { readonly before: string; readonly item: string } {
  const last = typed.slice(start);
  const copying = /^.*\(\s*copying\s+(?=[^)]*$)/i.exec(last)?.[0].length;
  const counted = /^\s*(?:\d+\s+)?/.exec(last)?.[0].length ?? 0;
  const at = start + (copying ?? counted);
  return { before: typed.slice(0, at).replace(/[;,]$/, '$& '), item: typed.slice(at).trim() };
}
