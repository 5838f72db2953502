// Conditions that count objects, as clauses.
import type { Comparison } from '../../engine/index.ts';
import { equals } from '../../kit/structure.ts';
import { countPhrase } from './comparison-phrase.ts';
import { filterPhrase } from './noun-phrase.ts';
import type { NounForm, Phraser } from './phraser.ts';

interface Counting {
  readonly of: Parameters<typeof filterPhrase>[1];
  readonly is: Comparison;
  readonly amount: Parameters<Phraser['amount']>[0];
}

/**
 * A counting condition: "you control three or more artifacts" where the filter names the controller, else "there are
 * …".
 */
export function countClause(phraser: Phraser, condition: Counting): string {
  const whose = condition.of.clauses.find(it => it.kind === 'controlledBy');
  const clauses = condition.of.clauses.filter(it => it !== whose);
  const controlled = whose?.kind === 'controlledBy';
  const what = countedObjects(phraser, { ...condition, of: { clauses } }, controlled ? 'bare' : 'many');
  if (!controlled) return `there are ${what}`;
  return `${phraser.does(whose.who, 'control')} ${what}`;
}

/** A number compared with that of another player's objects of the same kind: "more lands than you". */
function thanYours(phraser: Phraser, { of, is, amount }: Counting): string | undefined {
  if (typeof amount !== 'object' || amount.kind !== 'count') return undefined;
  const whose = amount.of.clauses.find(it => it.kind === 'controlledBy');
  const same = equals(
    of.clauses,
    amount.of.clauses.filter(it => it !== whose),
  );
  if (whose?.kind !== 'controlledBy' || !same) return undefined;
  return COMPARED_TO[is](phraser.filter(of, 'many'), phraser.who(whose.who));
}

const COMPARED_TO = {
  '=': (what, whom) => `as many ${what} as ${whom}`,
  '!=': (what, whom) => `more or fewer ${what} than ${whom}`,
  '<': (what, whom) => `fewer ${what} than ${whom}`,
  '<=': (what, whom) => `no more ${what} than ${whom}`,
  '>': (what, whom) => `more ${what} than ${whom}`,
  '>=': (what, whom) => `at least as many ${what} as ${whom}`,
} as const satisfies { readonly [C in Comparison]: (what: string, whom: string) => string };

/** The number of objects with their noun; `none` is the form of the noun after "no". */
export function countedObjects(phraser: Phraser, counting: Counting, none: NounForm = 'many'): string {
  const { of, is, amount } = counting;
  const than = thanYours(phraser, counting);
  if (than !== undefined) return than;
  if ((is === '>=' && amount === 1) || (is === '>' && amount === 0)) return phraser.filter(of, 'one');
  if (((is === '=' || is === '<=') && amount === 0) || (is === '<' && amount === 1))
    return `no ${filterPhrase(phraser, of, none)}`;
  return `${countPhrase(is, phraser.amount(amount))} ${phraser.filter(of, 'many')}`;
}
