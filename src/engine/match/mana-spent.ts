// 400.7d, 601.2h: the mana spent to cast what an object was; where nobody says, its mana cost as it stands.
import type { GameObject } from '../model/game-object.ts';

/** One symbol for each mana. Of what paid for generic and hybrid symbols only that there was some is known. */
export function manaSpentOn(object: GameObject | undefined): readonly string[] {
  const cast = object?.cast;
  if (object === undefined || cast === undefined) return [];
  if (cast.manaSpent !== undefined) return cast.manaSpent;
  if (cast.costs.length > 0) return [];
  const cost = object.printed.faces[object.face]?.manaCost ?? [];
  return cost.flatMap(symbol => paidFor(symbol, cast.x ?? 0));
}

function paidFor(symbol: string, x: number): readonly string[] {
  if (symbol === 'X') return Array(x).fill('1');
  const generic = Number(symbol);
  if (Number.isInteger(generic)) return Array(generic).fill('1');
  return symbol.endsWith('/P') ? [symbol.slice(0, -2)] : [symbol];
}
