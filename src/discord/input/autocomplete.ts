// Card names offered while a person types: for a single name, and for the last item of a list.

import type { BotBackend, Suggestion } from '../backend.ts';
import { plainLine } from './escape.ts';
import { DISCORD_LIMITS } from './limits.ts';

/** Names for an option of one card. */
export async function completeCard(typed: string, backend: BotBackend): Promise<readonly Suggestion[]> {
  const names = await backend.suggestCards(plainLine(typed), DISCORD_LIMITS.choices);
  return names.map(name => ({ id: name, title: name }));
}

/**
 * Names for the item being typed at the end of a list such as `2 Bear Cub; Clone (copying Be`. A pick replaces
 * the whole option, so that each offer contains the items before it too; those that would be too long are left out.
 */
export async function completeList(typed: string, backend: BotBackend): Promise<readonly Suggestion[]> {
  for (const { before, item } of lastItems(plainLine(typed))) {
    const names = await backend.suggestCards(item, DISCORD_LIMITS.choices);
    const lists = names.map(name => before + name).filter(it => it.length <= DISCORD_LIMITS.choiceText);
    if (names.length > 0) return lists.map(it => ({ id: it, title: it }));
  }
  return [];
}

/** Questions of the library by their titles; where none fits, names for the last item of a line of shorthand. */
export async function completeLine(typed: string, backend: BotBackend): Promise<readonly Suggestion[]> {
  const line = plainLine(typed);
  const questions = await backend.suggestQuestions(line, DISCORD_LIMITS.choices);
  if (questions.length > 0 || line === '') return questions;
  const section = /^.*[;:]\s*/.exec(line)?.[0] ?? '';
  const items = await completeList(line.slice(section.length), backend);
  const lines = items.map(it => section + it.id).filter(it => it.length <= DISCORD_LIMITS.choiceText);
  return lines.map(it => ({ id: it, title: it }));
}

/** Days for the option of a day whose rules apply. */
export async function completeDay(typed: string, backend: BotBackend): Promise<readonly Suggestion[]> {
  return backend.suggestDays(plainLine(typed), DISCORD_LIMITS.choices);
}

/** Ways to split a list into what stays and the name being typed: names contain commas, and commas split items too. */
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
