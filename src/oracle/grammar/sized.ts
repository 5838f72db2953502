// Power and toughness said as one: "a 1/1 creature", "with base power and toughness 1/1".
import type { Clause } from '../../engine/index.ts';
import { form } from '../form.ts';
import { map, type Phrase, same } from '../phrase.ts';
import { digits } from './numbers.ts';

export interface Size {
  readonly power: number;
  readonly toughness: number;
}

/** Both measures at once. */
export function sizedAs({ power, toughness }: Size, base = false): Clause {
  return {
    kind: 'all',
    of: [
      { kind: 'measure', measure: base ? 'basePower' : 'power', is: '=', amount: power },
      { kind: 'measure', measure: base ? 'baseToughness' : 'toughness', is: '=', amount: toughness },
    ],
  };
}

/** The size a clause asks for, where it is such a clause. */
export function sizeIn(clause: Clause, base = false): Size | undefined {
  const [power, toughness] = clause.kind === 'all' ? clause.of : [];
  if (power?.kind !== 'measure' || toughness?.kind !== 'measure') return undefined;
  if (typeof power.amount !== 'number' || typeof toughness.amount !== 'number') return undefined;
  const size = { power: power.amount, toughness: toughness.amount };
  return same(clause, sizedAs(size, base)) ? size : undefined;
}

/** "1/1" before a noun. */
export const sizeClause: Phrase<Clause> = map(
  form({})`${{ power: digits }}/${{ toughness: digits }}`,
  (it): Clause => sizedAs(it),
  it => sizeIn(it),
);

/** "with base power and toughness 1/1" after a noun. */
export const baseSizeClause: Phrase<Clause> = map(
  form({})`with base power and toughness ${{ power: digits }}/${{ toughness: digits }}`,
  (it): Clause => sizedAs(it, true),
  it => sizeIn(it, true),
);
