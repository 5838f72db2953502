// Values offered while a person types: for a single name, for the last item of a list, for a question.

import { fold } from '../../kit/fold.ts';
import type { BotBackend, Suggestion } from '../backend.ts';
import { plainLine } from './escape.ts';
import type { LongLists } from './expand-texts.ts';
import { DISCORD_LIMITS, INPUT_LIMITS } from './limits.ts';
import { namesTyped, typedItems } from './list-item.ts';
import { offersFor } from './offers.ts';

/** The services that lists are completed with. */
interface ListServices {
  readonly backend: BotBackend;
  readonly lists: LongLists;
}

/** Characters of a typed text that are searched for; no name, title or rule needs more. */
const SEARCHED = 200;

/** Names for an option of one card. */
export async function completeCard(typed: string, backend: BotBackend): Promise<readonly Suggestion[]> {
  const names = await backend.suggestCards(start(typed), DISCORD_LIMITS.choices);
  return names.map(asTyped);
}

/** Names for what is copied: those on the given boards first, then any. */
export async function completeCopied(
  typed: string,
  boards: readonly string[],
  { backend, lists }: ListServices,
): Promise<readonly Suggestion[]> {
  const texts = boards.map(it => (lists.expand(plainLine(it)) ?? '').slice(0, INPUT_LIMITS.list));
  const there = namesOn(texts.join(';'), start(typed));
  return [...there.map(asTyped), ...(await completeCard(typed, backend))];
}

/**
 * Values for the item being typed at the end of a list such as `2 Bear Cub; Clone (copying Be`. A pick replaces the
 * whole option: each offer contains the items before it too, or a code in place of them.
 */
export async function completeList(typed: string, services: ListServices): Promise<readonly Suggestion[]> {
  const list = services.lists.expand(plainLine(typed));
  return list === undefined || list.length > INPUT_LIMITS.list ? [] : completeItems(list, /;/u, services);
}

/**
 * The text itself, so that it can always be sent as it is; then questions of the library by their titles, or where none
 * fits, values for the last item of a line of shorthand.
 */
export async function completeLine(typed: string, services: ListServices): Promise<readonly Suggestion[]> {
  const text = plainLine(typed);
  const line = services.lists.expand(text);
  if (line === undefined || line.length > INPUT_LIMITS.question) return [];
  const whole = text === '' || text.length > DISCORD_LIMITS.choiceText ? [] : [asTyped(text)];
  const questions = await services.backend.suggestQuestions(line.slice(0, SEARCHED), DISCORD_LIMITS.choices);
  if (questions.length > 0 || line === '') return [...whole, ...questions];
  const copied = /(?:^|[;,])\s*copy:\s*([^;:]*)$/iu.exec(line);
  const there = copied === null ? [] : namesOn(boardsIn(line.slice(0, copied.index)), copied[1] ?? '');
  const before = line.slice(0, line.length - (copied?.[1]?.length ?? 0)).replace(/:$/u, ': ');
  const onBoard = there.flatMap(name => services.lists.choice(before, name) ?? []);
  return [...whole, ...onBoard, ...(await completeItems(line, /[;:]/u, services))];
}

/** Days for the option of a day whose rules apply. */
export async function completeDay(typed: string, backend: BotBackend): Promise<readonly Suggestion[]> {
  return backend.suggestDays(start(typed), DISCORD_LIMITS.choices);
}

/** Editions of the rules whose changes can be told. */
export async function completeEdition(typed: string, backend: BotBackend): Promise<readonly Suggestion[]> {
  return backend.suggestEditions(start(typed), DISCORD_LIMITS.choices);
}

/** Rules by number or words. */
export async function completeRule(typed: string, backend: BotBackend): Promise<readonly Suggestion[]> {
  return backend.suggestRules(start(typed), DISCORD_LIMITS.choices);
}

async function completeItems(list: string, ends: RegExp, services: ListServices): Promise<readonly Suggestion[]> {
  const cut = Math.max(0, list.length - SEARCHED);
  for (const item of typedItems(list.slice(cut), ends)) {
    // Where the cut is within the item, its beginning is not known.
    if (cut > 0 && item.before === '') continue;
    const offers = await offersFor(item, services.backend);
    if (offers.length === 0) continue;
    const before = list.slice(0, cut) + item.before;
    return offers.flatMap(it => services.lists.choice(before, item.kept + it) ?? []);
  }
  return [];
}

/** The names on a board that contain what was typed, each once. */
function namesOn(board: string, typed: string): readonly string[] {
  const words = fold(typed);
  return [...new Set(namesTyped(board))].filter(it => fold(it).includes(words));
}

/** The lists of a line of shorthand, without the words before their colons; its event is none. */
function boardsIn(line: string): string {
  const sections = line.split(';').flatMap((section, at) => {
    const list = /^[^:]*:(.*)$/su.exec(section)?.[1];
    return at === 0 && list === undefined ? [] : [list ?? section];
  });
  return sections.join(';');
}

function start(typed: string): string {
  return plainLine(typed.slice(0, SEARCHED));
}

function asTyped(text: string): Suggestion {
  return { id: text, title: text };
}
