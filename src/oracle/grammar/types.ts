// Words for types, supertypes and colors as clauses: "artifact", "nonland", "legendary", "red", "Elf".
import {
  CARD_TYPES,
  type CardType,
  type Clause,
  COLORS,
  type Color,
  SUPERTYPES,
  type Supertype,
} from '../../engine/index.ts';
import { list, OR, table } from '../combine.ts';
import { just, says } from '../form.ts';
import { map, oneOf, type Phrase } from '../phrase.ts';
import { sizeClause } from './sized.ts';
import { subtypeMany, subtypeOne } from './subtypes.ts';

const lower = <T extends string>(words: readonly T[]): Readonly<Record<string, T>> =>
  Object.fromEntries(words.map(it => [it.toLowerCase(), it]));
const plurals: Readonly<Record<string, CardType>> = Object.fromEntries(
  CARD_TYPES.map(it => [it === 'Sorcery' ? 'sorceries' : `${it.toLowerCase()}s`, it]),
);

/** "artifact". */
export const cardTypeWord: Phrase<CardType> = table<CardType>('a card type', lower(CARD_TYPES));
/** "artifacts". */
export const cardTypeWords: Phrase<CardType> = table<CardType>('card types', plurals);
/** "legendary". */
export const supertypeWord: Phrase<Supertype> = table<Supertype>('a supertype', lower(SUPERTYPES));
/** "red". */
export const colorWord: Phrase<Color> = table<Color>('a color', lower(COLORS));

const ofType = (phrase: Phrase<CardType>): Phrase<Clause> =>
  map(
    phrase,
    (type): Clause => ({ kind: 'type', type }),
    it => (it.kind === 'type' ? it.type : undefined),
  );
const ofSubtype = (phrase: Phrase<string>): Phrase<Clause> =>
  map(
    phrase,
    (subtype): Clause => ({ kind: 'subtype', subtype }),
    it => (it.kind === 'subtype' ? it.subtype : undefined),
  );

/** "creature", "Elf": one. */
export const typeOne: Phrase<Clause> = oneOf<Clause>('a type', [ofType(cardTypeWord), ofSubtype(subtypeOne)]);
/** "creatures", "Elves". */
export const typeMany: Phrase<Clause> = oneOf<Clause>('types', [ofType(cardTypeWords), ofSubtype(subtypeMany)]);

const color: Phrase<Clause> = map(
  colorWord,
  (it): Clause => ({ kind: 'color', color: it }),
  it => (it.kind === 'color' ? it.color : undefined),
);
const supertype: Phrase<Clause> = map(
  supertypeWord,
  (it): Clause => ({ kind: 'supertype', supertype: it }),
  it => (it.kind === 'supertype' ? it.supertype : undefined),
);

const not = (phrase: Phrase<Clause>): Phrase<Clause> =>
  map(
    phrase,
    (of): Clause => ({ kind: 'not', of }),
    it => (it.kind === 'not' ? it.of : undefined),
  );

const plain: readonly Phrase<Clause>[] = [
  color,
  supertype,
  says({ kind: 'colorless' }, 'colorless'),
  says({ kind: 'multicolored' }, 'multicolored'),
  says({ kind: 'monocolored' }, 'monocolored'),
  says({ kind: 'historic' }, 'historic'),
  says({ kind: 'modified' }, 'modified'),
  says({ kind: 'enchanted' }, 'enchanted'),
  says({ kind: 'equipped' }, 'equipped'),
  says({ kind: 'commander' }, 'commander'),
  says({ kind: 'tapped' }, 'tapped'),
  says({ kind: 'untapped' }, 'untapped'),
  says({ kind: 'attacking' }, 'attacking'),
  says({ kind: 'blocking' }, 'blocking'),
  says({ kind: 'blocked' }, 'blocked'),
  says({ kind: 'unblocked' }, 'unblocked'),
  says({ kind: 'faceDown' }, 'face-down'),
  says({ kind: 'faceUp' }, 'face-up'),
  says({ kind: 'transformed' }, 'transformed'),
  says({ kind: 'outlaw' }, 'outlaw'),
  says({ kind: 'history', what: 'foretold' }, 'foretold'),
  sizeClause,
];
const named = ['suspected', 'renowned', 'goaded', 'monstrous', 'saddled', 'solved', 'prepared', 'harnessed'].map(
  (word): Phrase<Clause> => says({ kind: 'designation', designation: word }, word),
);
const negated: readonly Phrase<Clause>[] = [
  not(just`non${ofType(cardTypeWord)}`),
  not(just`non-${ofSubtype(subtypeOne)}`),
  not(just`non${supertype}`),
  not(just`non${color}`),
  says({ kind: 'not', of: { kind: 'token' } }, 'nontoken'),
  says({ kind: 'not', of: { kind: 'historic' } }, 'nonhistoric'),
  says({ kind: 'not', of: { kind: 'outlaw' } }, 'non-outlaw'),
];

/** One word before a noun: "red", "nonland", "tapped", "attacking". Types stand apart. */
export const adjective: Phrase<Clause> = oneOf<Clause>('an adjective', [
  says({ kind: 'other' }, 'other'),
  ...negated,
  ...plain,
  ...named,
]);

/** "white or blue", "attacking or blocking": any of two or more. */
export const adjectives: Phrase<Clause> = map(
  list(oneOf<Clause>('an adjective', [...negated, ...plain]), OR, 2),
  (of): Clause => ({ kind: 'any', of }),
  it => (it.kind === 'any' ? it.of : undefined),
);
