// Power and toughness together: "a 1/1 creature", "with base power and toughness 1/1".
import type { Clause } from '../../../engine/index.ts';
import { mapPhrase, type Phrase, same } from '../../phrase.ts';
import { template } from '../../template.ts';
import { digits } from './numbers.ts';

export interface PTBox {
  readonly power: number;
  readonly toughness: number;
}

/** Both measures as one clause. */
export function ptClauses({ power, toughness }: PTBox, base = false): Clause {
  return {
    kind: 'all',
    of: [
      { kind: 'measure', measure: base ? 'basePower' : 'power', is: '=', amount: power },
      { kind: 'measure', measure: base ? 'baseToughness' : 'toughness', is: '=', amount: toughness },
    ],
  };
}

/** The power and toughness that a clause requires; undefined for other clauses. */
export function ptIn(clause: Clause, base = false): PTBox | undefined {
  const [power, toughness] = clause.kind === 'all' ? clause.of : [];
  if (power?.kind !== 'measure' || toughness?.kind !== 'measure') return undefined;
  if (typeof power.amount !== 'number' || typeof toughness.amount !== 'number') return undefined;
  const size = { power: power.amount, toughness: toughness.amount };
  return same(clause, ptClauses(size, base)) ? size : undefined;
}

/** Power and toughness before a noun: "1/1". */
export const ptClause: Phrase<Clause> = mapPhrase(
  template({})`${{ power: digits }}/${{ toughness: digits }}`,
  (it): Clause => ptClauses(it),
  it => ptIn(it),
);

/** Power and toughness after a noun: "with base power and toughness 1/1". */
export const basePTClause: Phrase<Clause> = mapPhrase(
  template({})`with base power and toughness ${{ power: digits }}/${{ toughness: digits }}`,
  (it): Clause => ptClauses(it, true),
  it => ptIn(it, true),
);
