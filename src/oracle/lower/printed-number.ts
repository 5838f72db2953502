// Printed numbers: power, toughness, loyalty, defense: "3", "*", "1+*", "X".
import type { PrintedNumber } from '../../engine/index.ts';

/** A printed number; undefined for one the engine does not have, such as "∞". */
export function readPrintedNumber(text: string): PrintedNumber | undefined {
  if (/^-?\d+$/.test(text)) return Number(text);
  if (text === 'X') return { kind: 'x' };
  if (/^\*(?:²)?$/.test(text)) return { kind: 'star', plus: 0 };
  const plus = /^(\d+)([+-])\*$/.exec(text) ?? /^\*([+-])(\d+)$/.exec(text);
  if (plus === null) return undefined;
  const n = Number(plus.slice(1).find(it => /^\d+$/.test(it)));
  return { kind: 'star', plus: n };
}

/** Mana symbols without braces: "{2}{W/U}" gives ["2", "W/U"]. Undefined where there is no cost (202.1b). */
export function readManaCost(text: string): readonly string[] | undefined {
  if (text === '') return undefined;
  return [...text.matchAll(/\{([^{}]+)\}/g)].map(it => it[1] ?? '');
}
