// Forward declarations: grammar that contains itself across files. Each is tied by the family it belongs to.
import type { Ability, Amount, Condition, CopyException, Effect, Filter } from '../../../engine/index.ts';
import { startsOf } from '../../dispatch.ts';
import { NONE, type Phrase } from '../../phrase.ts';

interface ForwardRef<T> extends Phrase<T> {
  /** Says what the declared phrase is. Once. */
  readonly define: (phrase: Phrase<T>) => void;
}

function declare<T>(name: string): ForwardRef<T> {
  let tied: Phrase<T> | undefined;
  let asking = false;
  return {
    name,
    define(phrase) {
      if (tied !== undefined) throw new Error(`"${name}" is tied twice.`);
      tied = phrase;
    },
    read: (input, at) => tied?.read(input, at) ?? NONE,
    print: value => tied?.print(value),
    first() {
      if (asking) return undefined;
      asking = true;
      const first = tied?.first();
      asking = false;
      return first;
    },
    starts() {
      if (asking || tied === undefined) return undefined;
      asking = true;
      const starts = startsOf(tied);
      asking = false;
      return starts;
    },
  };
}

/** "the number of creatures you control", "its power": amounts.ts. */
export const amountRef = declare<Amount>('an amount');
/** "creature you control", "creatures you control", "a creature you control": filters.ts. */
export const singularRef = declare<Filter>('an object');
export const pluralRef = declare<Filter>('objects');
export const withArticleRef = declare<Filter>('an object');
/** "you control a Swamp": conditions.ts. */
export const conditionRef = declare<Condition>('a condition');
/** An ability inside quotes, without them: abilities.ts. */
export const abilityRef = declare<Ability>('an ability');
/** "draw a card": effects.ts. */
export const effectRef = declare<readonly Effect[]>('an effect');
/** "it's an artifact in addition to its other types": exceptions.ts. */
export const exceptionRef = declare<CopyException>('an exception');
