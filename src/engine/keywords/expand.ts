// 702: what a keyword ability stands for, as abilities the engine interprets.
import type { KeywordAbility } from '../ability/keyword.ts';
import { ELSEWHERE } from './elsewhere.ts';
import { ENTERING } from './entering.ts';
import type { Expanded, Row } from './row.ts';
import { STANDING } from './standing.ts';
import { TRIGGERED } from './triggered.ts';

export type { Expanded } from './row.ts';

/**
 * The abilities a keyword stands for that the engine acts on. Empty where it acts on the bare word (lifelink, wither),
 * or where the keyword has no bearing on what the engine plays (casting, combat, targeting).
 */
export function expandKeyword(keyword: KeywordAbility): readonly Expanded[] {
  const known = EXPANDED.get(keyword);
  if (known !== undefined) return known;
  const found = ROWS.get(keyword.keyword)?.(keyword) ?? NONE;
  EXPANDED.set(keyword, found);
  return found;
}

const NONE: readonly Expanded[] = [];
const EXPANDED = new WeakMap<KeywordAbility, readonly Expanded[]>();
const ROWS: ReadonlyMap<string, Row> = new Map(
  Object.entries({ ...ENTERING, ...STANDING, ...TRIGGERED, ...ELSEWHERE }),
);
