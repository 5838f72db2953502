// 702: what a keyword ability stands for, as abilities the engine interprets.
import type { KeywordAbility } from '../ability/keyword.ts';
import { ENTERING_KEYWORDS } from './entering-keywords.ts';
import type { ExpandedAbility, KeywordRow } from './keyword-row.ts';
import { NON_BATTLEFIELD_KEYWORDS } from './non-battlefield-keywords.ts';
import { STATIC_KEYWORDS } from './static-keywords.ts';
import { TRIGGERED_KEYWORDS } from './triggered-keywords.ts';

export type { ExpandedAbility } from './keyword-row.ts';

/**
 * The abilities a keyword stands for that the engine acts on. Empty where it acts on the bare word (lifelink, wither),
 * or where the keyword has no bearing on what the engine plays (casting, combat, targeting).
 */
export function expandKeyword(keyword: KeywordAbility): readonly ExpandedAbility[] {
  const known = EXPANDED.get(keyword);
  if (known !== undefined) return known;
  const found = ROWS.get(keyword.keyword)?.(keyword) ?? NONE;
  EXPANDED.set(keyword, found);
  return found;
}

const NONE: readonly ExpandedAbility[] = [];
const EXPANDED = new WeakMap<KeywordAbility, readonly ExpandedAbility[]>();
const ROWS: ReadonlyMap<string, KeywordRow> = new Map(
  Object.entries({ ...ENTERING_KEYWORDS, ...STATIC_KEYWORDS, ...TRIGGERED_KEYWORDS, ...NON_BATTLEFIELD_KEYWORDS }),
);
