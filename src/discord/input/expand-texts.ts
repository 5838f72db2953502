// Options as they were sent, with the codes of long lists replaced by the lists.

import type { Issue } from '../../kit/issue.ts';
import { err, ok, type Result } from '../../kit/result.ts';

/** The beginnings of long lists that were offered, by their codes. */
export interface LongLists {
  /** The choice of a list, in two parts: the text itself where it fits, else a code and the last item. */
  readonly choice: (before: string, item: string) => { readonly id: string; readonly title: string } | undefined;
  /** The text with its code replaced by what it stands for; undefined where that is no longer known. */
  readonly expand: (text: string) => string | undefined;
}

/** The texts of all options with codes replaced, or an issue for each option whose code is no longer known. */
export function expandTexts<T extends { readonly [K in keyof T]: string | undefined }>(
  texts: T,
  lists: LongLists,
): Result<T, Issue> {
  const expanded = Object.entries<string | undefined>(texts).map(
    ([option, text]) => [option, text === undefined ? undefined : { text: lists.expand(text) }] as const,
  );
  const lost = expanded.filter(([, it]) => it !== undefined && it.text === undefined);
  if (lost.length > 0) return err(lost.map(([option]) => forgotten(option)));
  // Object.fromEntries forgets the keys, which are those of `texts`.
  return ok(Object.fromEntries(expanded.map(([option, it]) => [option, it?.text])) as T);
}

function forgotten(option: string): Issue {
  const message = 'I no longer know the items that "…" and its code stood for. Please write the whole list again.';
  return { path: [option], message };
}
