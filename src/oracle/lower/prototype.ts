// 702.160, 718: prototype lines, "Prototype {2}{W} — 2/2": the secondary mana cost and size of a prototype card.
import type { KeywordAbility } from '../../engine/index.ts';
import { readManaCost } from './printed-number.ts';

/** The keyword of a prototype line; undefined for any other line. */
export function readPrototype(line: string): KeywordAbility | undefined {
  const match = /^Prototype ((?:\{[^{}]+\})+) [—-] (\d+)\/(\d+)$/.exec(line);
  const manaCost = readManaCost(match?.[1] ?? '');
  if (match === null || manaCost === undefined) return undefined;
  const prototype = { manaCost, power: Number(match[2]), toughness: Number(match[3]) };
  return { kind: 'keyword', keyword: 'prototype', prototype };
}

/** Whether a card's text has a prototype line, in whatever case somebody has written it. */
export function hasPrototype(text: string): boolean {
  return /^prototype /im.test(text);
}
