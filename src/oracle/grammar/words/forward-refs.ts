// Forward references: grammar that contains itself across files. Each is defined by the family it belongs to.
import type { Ability, Amount, Condition, CopyException, Effect, Filter } from '../../../engine/index.ts';
import { startsOf } from '../../dispatch.ts';
import { NONE, type Phrase } from '../../phrase.ts';

/** A phrase declared before it is defined. */
export interface ForwardRef<T> extends Phrase<T> {
  /** Defines the declared phrase. Throws when called twice. */
  readonly define: (phrase: Phrase<T>) => void;
}

function declare<T>(name: string): ForwardRef<T> {
  let defined: Phrase<T> | undefined;
  let inProgress = false;
  return {
    name,
    define(phrase) {
      if (defined !== undefined) throw new Error(`"${name}" is defined twice.`);
      defined = phrase;
    },
    read: (input, at) => defined?.read(input, at) ?? NONE,
    print: value => defined?.print(value),
    first() {
      if (inProgress) return undefined;
      inProgress = true;
      const first = defined?.first();
      inProgress = false;
      return first;
    },
    starts() {
      if (inProgress || defined === undefined) return undefined;
      inProgress = true;
      const starts = startsOf(defined);
      inProgress = false;
      return starts;
    },
  };
}

/** Amounts, defined in amounts.ts: "the number of creatures you control", "its power". */
export const amountRef = declare<Amount>('an amount');
/** Noun phrases, defined in filters.ts: "creature you control", "creatures you control", "a creature you control". */
export const singularRef = declare<Filter>('an object');
export const pluralRef = declare<Filter>('objects');
export const withArticleRef = declare<Filter>('an object');
/** Conditions, defined in conditions.ts: "you control a Swamp". */
export const conditionRef = declare<Condition>('a condition');
/** Abilities inside quotes, without the quotes, defined in ability-line.ts. */
export const abilityRef = declare<Ability>('an ability');
/** Two or more abilities of one sentence, with its period, defined in ability-line.ts. */
export const abilitiesRef = declare<readonly Ability[]>('abilities');
/** Effects, defined in one-shot-effects.ts: "draw a card". */
export const effectRef = declare<readonly Effect[]>('an effect');
/** Exceptions of copies, defined in exceptions.ts: "it's an artifact in addition to its other types". */
export const exceptionRef = declare<CopyException>('an exception');
