// Words for types, supertypes and colors as clauses: "artifact", "nonland", "legendary", "red", "Elf".
import {
  CARD_TYPES,
  type CardType,
  type Clause,
  COLORS,
  type Color,
  SUPERTYPES,
  type Supertype,
} from '../../../engine/index.ts';
import { AND_OR, listPhrase, OR, wordTable } from '../../combine.ts';
import { mapPhrase, oneOf, type Phrase, variant } from '../../phrase.ts';
import { constant, template, wrapping } from '../../template.ts';
import { ptClause } from './pt-box.ts';
import { subtypeMany, subtypeOne } from './subtype-words.ts';

const lower = <T extends string>(words: readonly T[]): Readonly<Record<string, T>> =>
  Object.fromEntries(words.map(it => [it.toLowerCase(), it]));
const plurals: Readonly<Record<string, CardType>> = Object.fromEntries(
  CARD_TYPES.map(it => [it === 'Sorcery' ? 'sorceries' : `${it.toLowerCase()}s`, it]),
);

/** A card type in the singular: "artifact". */
export const cardTypeWord: Phrase<CardType> = wordTable<CardType>('a card type', lower(CARD_TYPES));
/** A card type in the plural: "artifacts". */
export const cardTypeWords: Phrase<CardType> = wordTable<CardType>('card types', plurals);
/** A supertype: "legendary". */
export const supertypeWord: Phrase<Supertype> = wordTable<Supertype>('a supertype', lower(SUPERTYPES));
/** A color: "red". */
export const colorWord: Phrase<Color> = wordTable<Color>('a color', lower(COLORS));

const ofType = (phrase: Phrase<CardType>): Phrase<Clause> =>
  mapPhrase(
    phrase,
    (type): Clause => ({ kind: 'type', type }),
    it => (it.kind === 'type' ? it.type : undefined),
  );
const ofSubtype = (phrase: Phrase<string>): Phrase<Clause> =>
  mapPhrase(
    phrase,
    (subtype): Clause => ({ kind: 'subtype', subtype }),
    it => (it.kind === 'subtype' ? it.subtype : undefined),
  );

/** A card type or subtype in the singular: "creature", "Elf". */
export const typeOne: Phrase<Clause> = oneOf<Clause>('a type', [ofType(cardTypeWord), ofSubtype(subtypeOne)]);
/** A card type or subtype in the plural: "creatures", "Elves". */
export const typeMany: Phrase<Clause> = oneOf<Clause>('types', [ofType(cardTypeWords), ofSubtype(subtypeMany)]);

const color: Phrase<Clause> = mapPhrase(
  colorWord,
  (it): Clause => ({ kind: 'color', color: it }),
  it => (it.kind === 'color' ? it.color : undefined),
);
const supertype: Phrase<Clause> = mapPhrase(
  supertypeWord,
  (it): Clause => ({ kind: 'supertype', supertype: it }),
  it => (it.kind === 'supertype' ? it.supertype : undefined),
);

const not = (phrase: Phrase<Clause>): Phrase<Clause> =>
  mapPhrase(
    phrase,
    (of): Clause => ({ kind: 'not', of }),
    it => (it.kind === 'not' ? it.of : undefined),
  );

const plain: readonly Phrase<Clause>[] = [
  color,
  supertype,
  constant({ kind: 'colorless' }, 'colorless'),
  constant({ kind: 'multicolored' }, 'multicolored'),
  constant({ kind: 'monocolored' }, 'monocolored'),
  constant({ kind: 'historic' }, 'historic'),
  constant({ kind: 'modified' }, 'modified'),
  constant({ kind: 'enchanted' }, 'enchanted'),
  constant({ kind: 'equipped' }, 'equipped'),
  constant({ kind: 'commander' }, 'commander'),
  constant({ kind: 'tapped' }, 'tapped'),
  constant({ kind: 'untapped' }, 'untapped'),
  constant({ kind: 'attacking' }, 'attacking'),
  constant({ kind: 'blocking' }, 'blocking'),
  constant({ kind: 'blocked' }, 'blocked'),
  constant({ kind: 'unblocked' }, 'unblocked'),
  constant({ kind: 'faceDown' }, 'face-down'),
  constant({ kind: 'faceUp' }, 'face-up'),
  constant({ kind: 'transformed' }, 'transformed'),
  constant({ kind: 'doubleFaced' }, 'double-faced'),
  constant({ kind: 'outlaw' }, 'outlaw'),
  constant({ kind: 'history', what: 'foretold' }, 'foretold'),
  ptClause,
];
const DESIGNATED = [
  ...(['suspected', 'renowned', 'goaded', 'monstrous', 'saddled'] as const),
  ...(['solved', 'prepared', 'harnessed'] as const),
];
const named = DESIGNATED.map((word): Phrase<Clause> => constant({ kind: 'designation', designation: word }, word));
const negated: readonly Phrase<Clause>[] = [
  not(wrapping`non${ofType(cardTypeWord)}`),
  not(wrapping`non-${ofSubtype(subtypeOne)}`),
  not(wrapping`non${supertype}`),
  not(wrapping`non${color}`),
  constant({ kind: 'not', of: { kind: 'token' } }, 'nontoken'),
  constant({ kind: 'not', of: { kind: 'historic' } }, 'nonhistoric'),
  constant({ kind: 'not', of: { kind: 'outlaw' } }, 'non-outlaw'),
];

/** One word before a noun: "red", "nonland", "tapped", "attacking". Types are separate. */
export const adjective: Phrase<Clause> = oneOf<Clause>('an adjective', [
  constant({ kind: 'other' }, 'other'),
  ...negated,
  ...plain,
  ...named,
]);

/** Adjectives, any of which is enough: "white or blue", "attacking or blocking". */
export const adjectives: Phrase<Clause> = oneOf<Clause>('adjectives', [
  anyOf(listPhrase(oneOf<Clause>('an adjective', [...negated, ...plain]), OR, 2)),
  variant(anyOf(listPhrase(color, AND_OR, 2))),
]);

/** A supertype and a subtype, either of which is enough: "snow and Zombie". */
export const supertypeAndSubtype: Phrase<Clause> = mapPhrase(
  template({})`${{ first: supertype }} and ${{ second: ofSubtype(subtypeOne) }}`,
  ({ first, second }): Clause => ({ kind: 'any', of: [first, second] }),
  clause => {
    const [first, second, ...more] = clause.kind === 'any' ? clause.of : [];
    return first?.kind === 'supertype' && second?.kind === 'subtype' && more.length === 0
      ? { first, second }
      : undefined;
  },
);

// a declaration: hoisted above its uses
function anyOf(phrase: Phrase<readonly Clause[]>): Phrase<Clause> {
  return mapPhrase(
    phrase,
    (of): Clause => ({ kind: 'any', of }),
    it => (it.kind === 'any' ? it.of : undefined),
  );
}

/** "Noncreature or Dragon": either what it is not, or a type. */
export const negatedOrType: Phrase<Clause> = mapPhrase(
  template({})`${{ first: oneOf<Clause>('an adjective', [...negated]) }} or ${{ second: ofSubtype(subtypeOne) }}`,
  ({ first, second }): Clause => ({ kind: 'any', of: [first, second] }),
  clause => {
    const [first, second, ...more] = clause.kind === 'any' ? clause.of : [];
    return first !== undefined && second?.kind === 'subtype' && more.length === 0 ? { first, second } : undefined;
  },
);
