// The result of reading a question: a scenario, or its problems and the cards it names all the same.
import type { Issue } from '../../kit/issue.ts';
import type { Scenario } from '../schema/scenario-schema.ts';
import type { DeclaredItem } from './object-list.ts';

/** A card as a question names it; nobody has looked yet whether there is one. */
export interface TypedCard {
  readonly name: string;
  readonly path: Issue['path'];
}

/** A scenario; or what is wrong with the question, beside the cards it names, so that those can be looked up at once. */
export type ShorthandReading =
  | { readonly ok: true; readonly value: Scenario }
  | { readonly ok: false; readonly issues: readonly Issue[]; readonly cards: readonly TypedCard[] };

/** A question that could not be read, with what of it could be; `place` says where a part of that was typed. */
export function unreadQuestion(
  issues: readonly Issue[],
  data: DeclaredItem = {},
  place: (path: Issue['path']) => Issue['path'] = path => path,
): ShorthandReading {
  return { ok: false, issues, cards: cardsIn(data, []).map(it => ({ ...it, path: place(it.path) })) };
}

function cardsIn(data: unknown, path: Issue['path']): readonly TypedCard[] {
  if (Array.isArray(data)) return data.flatMap((item, at) => cardsIn(item, [...path, at]));
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]: [string, unknown]) =>
    key === 'card' && typeof value === 'string' ? [{ name: value, path }] : cardsIn(value, [...path, key]),
  );
}
