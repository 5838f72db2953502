// Lands as the object of "play", and spells as the object of "cast".
import { type Filter, LAND_TYPES } from '../../../engine/index.ts';
import { mapPhrase, memo, oneOf, type Phrase, variant } from '../../phrase.ts';
import { template } from '../../template.ts';
import { aFilter, filterOne } from '../nouns/filters.ts';
import { clauseOf, filterOf } from '../words/noun-clauses.ts';

const isLandType = (word: string) => LAND_TYPES.some(it => it === word);

function isLand({ clauses }: Filter): boolean {
  return clauses.some(
    it => (it.kind === 'type' && it.type === 'Land') || (it.kind === 'subtype' && isLandType(it.subtype)),
  );
}

function isSpell({ clauses }: Filter): boolean {
  return clauses.some(it => it.kind === 'spell');
}

function only(phrase: Phrase<Filter>, test: (filter: Filter) => boolean): Phrase<Filter> {
  const check = (filter: Filter) => (test(filter) ? filter : undefined);
  return memo(mapPhrase(phrase, check, check));
}

/** A land with its article: "a land", "a nonbasic land", "an Island". */
export const playedLand: Phrase<Filter> = only(aFilter, isLand);

/** A spell with its article, its noun stated: "a creature spell". */
export const spellNoun: Phrase<Filter> = only(aFilter, isSpell);

/** A spell after an ordinal: "creature spell". */
export const spellAfterOrdinal: Phrase<Filter> = only(filterOne, isSpell);

/** Either of two kinds of spells: "a noncreature spell or a Dragon spell", "a Doctor spell or Elf spell". */
export const eitherSpell: Phrase<Filter> = memo(
  mapPhrase(
    template({})`${{ first: spellNoun }} or ${{
      second: oneOf<Filter>('a spell', [spellNoun, variant(spellAfterOrdinal)]),
    }}`,
    ({ first, second }): Filter => ({ clauses: [{ kind: 'any', of: [clauseOf(first), clauseOf(second)] }] }),
    ({ clauses: [any, ...more] }) => {
      const [first, second, ...others] = any?.kind === 'any' && more.length === 0 ? any.of.map(filterOf) : [];
      if (first === undefined || second === undefined || others.length > 0) return undefined;
      return isSpell(first) && isSpell(second) ? { first, second } : undefined;
    },
  ),
);
