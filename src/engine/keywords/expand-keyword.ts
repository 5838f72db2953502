// Expansion of keyword abilities (702) into abilities the engine interprets.
import type { KeywordAbility } from '../ability/keyword.ts';
import { ENTERING_KEYWORDS } from './entering-keywords.ts';
import type { ExpandedAbility, KeywordRow } from './keyword-row.ts';
import { NON_BATTLEFIELD_KEYWORDS } from './non-battlefield-keywords.ts';
import { STATIC_KEYWORDS } from './static-keywords.ts';
import { TRIGGERED_KEYWORDS } from './triggered-keywords.ts';

export type { ExpandedAbility } from './keyword-row.ts';

/**
 * The abilities a keyword stands for that the engine acts on. Empty where it reads the keyword itself (lifelink,
 * wither), or where the keyword has no bearing on answers (casting, combat, targeting).
 */
export function expandKeyword(keyword: KeywordAbility): readonly ExpandedAbility[] {
  const cached = EXPANDED.get(keyword);
  if (cached !== undefined) return cached;
  const found = ROWS.get(keyword.keyword)?.(keyword) ?? NONE;
  EXPANDED.set(keyword, found);
  return found;
}

const NONE: readonly ExpandedAbility[] = [];
const EXPANDED = new WeakMap<KeywordAbility, readonly ExpandedAbility[]>();
const ROWS: ReadonlyMap<string, KeywordRow> = new Map(
  Object.entries({ ...ENTERING_KEYWORDS, ...STATIC_KEYWORDS, ...TRIGGERED_KEYWORDS, ...NON_BATTLEFIELD_KEYWORDS }),
);
