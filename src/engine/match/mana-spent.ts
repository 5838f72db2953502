// Mana spent to cast the spell an object was (400.7d, 601.2h); its mana cost where none is recorded.
import { COLOR_OF } from '../../vocabulary/index.ts';
import type { ManaSource } from '../ability/amount.ts';
import type { CastRecord, GameObject } from '../model/game-object.ts';

/** One symbol for each mana spent. Without a record generic mana is "1", and a hybrid symbol is paid for by its first color. */
export function manaSpentOn(object: GameObject | undefined): readonly string[] {
  const cast = object?.cast;
  if (object === undefined || cast === undefined) return [];
  if (cast.manaSpent !== undefined) return cast.manaSpent;
  if (cast.costs.length > 0) return [];
  const cost = object.printed.faces[object.face]?.manaCost ?? [];
  return cost.flatMap(symbol => paidFor(symbol, cast.x ?? 0));
}

/** 107.4h: one symbol for each mana spent that came from a snow source; none where nothing is recorded. */
export function snowManaOn(object: GameObject | undefined): readonly string[] {
  return object?.cast?.snowMana ?? [];
}

function paidFor(symbol: string, x: number): readonly string[] {
  if (symbol === 'X') return Array(x).fill('1');
  const generic = Number(symbol);
  if (Number.isInteger(generic)) return Array(generic).fill('1');
  return [hybridPaidBy(symbol) ?? symbol];
}

/** 107.4e, 107.4f: the color that a hybrid or Phyrexian symbol is taken to be paid with, the first it has; undefined for other symbols. */
export function hybridPaidBy(symbol: string): string | undefined {
  return symbol.includes('/') ? symbol.split('/').find(it => it in COLOR_OF) : undefined;
}

/** The mana spent to cast a spell that came from such sources; a Treasure is an artifact. */
export function manaFrom(cast: CastRecord | undefined, source: ManaSource): number {
  if (cast === undefined) return 0;
  const { treasureMana, artifactMana = 0, creatureMana = 0 } = cast;
  const amounts = { Treasure: treasureMana, artifact: Math.max(treasureMana, artifactMana), creature: creatureMana };
  return amounts[source];
}
