// Words of one clause of a filter, and the place of each beside the noun.

import type { Clause, History } from '../../engine/index.ts';
import { withIndefiniteArticleWord } from '../../kit/articles.ts';
import { assertNever } from '../../kit/assert-never.ts';
import { pluralNoun, spelledOut } from '../english.ts';
import { ordinalBefore } from '../english-numbers.ts';
import { comparisonPhrase, countPhrase } from './comparison-phrase.ts';
import type { Phraser } from './phraser.ts';
import { zoneNamed } from './zone-change-verbs.ts';

/** A clause made of others, or of a reference. */
export type Compound = Extract<Clause, { readonly kind: 'all' | 'any' | 'not' | 'is' }>;

/** Words with their place: before the noun, as one of the nouns, after it. */
export interface PlacedWords {
  readonly side: 'before' | 'nouns' | 'after';
  readonly text: string;
}

type SimpleClause = Exclude<Clause, Compound>;

/** A clause that is made of no others, in words with their place. */
export function simpleClause(phraser: Phraser, clause: SimpleClause): PlacedWords {
  switch (clause.kind) {
    case 'permanent':
    case 'card':
    case 'spell':
    case 'token':
    case 'outlaw':
    case 'commander':
      return asNounWord(clause.kind);
    case 'type':
      return asNounWord(clause.type.toLowerCase());
    case 'subtype':
      return asNounWord(clause.subtype);
    case 'supertype':
      return beforeNoun(clause.supertype.toLowerCase());
    case 'color':
      return beforeNoun(clause.color);
    case 'colorless':
    case 'multicolored':
    case 'monocolored':
    case 'historic':
    case 'modified':
    case 'enchanted':
    case 'equipped':
    case 'other':
    case 'tapped':
    case 'untapped':
    case 'attacking':
    case 'blocking':
    case 'blocked':
    case 'unblocked':
    case 'transformed':
      return beforeNoun(clause.kind);
    case 'faceDown':
      return beforeNoun('face-down');
    case 'faceUp':
      return beforeNoun('face-up');
    case 'designation':
      return beforeNoun(spelledOut(clause.designation));
    default:
      return { side: 'after', text: trailing(phraser, clause) };
  }
}

type Trailing = Extract<
  Clause,
  {
    readonly kind:
      | 'party'
      | 'named'
      | 'keyword'
      | 'noAbilities'
      | 'manaAbility'
      | 'adventure'
      | 'targets'
      | 'costHas'
      | 'costIs'
      | 'doubleFaced'
      | 'measure'
      | 'parity'
      | 'counters'
      | 'controlledBy'
      | 'ownedBy'
      | 'outsideIdentity'
      | 'inZone'
      | 'attachedTo'
      | 'withAttached'
      | 'attachedToA'
      | 'opposing'
      | 'damagedThisWay'
      | 'attackingPlayer'
      | 'chosen'
      | 'shares'
      | 'history';
  }
>;

function trailing(phraser: Phraser, clause: Trailing): string {
  switch (clause.kind) {
    case 'party':
      return 'in your party';
    case 'named':
      return `named ${clause.name}`;
    case 'keyword':
      return `with ${clause.keyword}`;
    case 'noAbilities':
      return 'with no abilities';
    case 'manaAbility':
      return 'with a mana ability';
    case 'adventure':
      return 'with an Adventure';
    case 'costHas':
      return `with {${clause.symbol}} in its mana cost`;
    case 'doubleFaced':
      return 'with two faces';
    case 'costIs':
      return `with mana cost ${clause.cost}`;
    case 'targets':
      if ('clauses' in clause.of && clause.of.clauses.length === 0)
        return clause.only === true ? 'with a single target' : 'with a target';
      return `that targets ${clause.only === true ? 'only ' : ''}${'clauses' in clause.of ? phraser.filter(clause.of, 'one') : phraser.who(clause.of)}`;
    case 'measure':
      return `with ${spelledOut(clause.measure)} ${comparisonPhrase(clause.is, phraser.amount(clause.amount))}`;
    case 'parity':
      return `with ${clause.parity} ${spelledOut(clause.measure)}`;
    case 'counters':
      return countersClause(phraser, clause);
    case 'controlledBy':
      return phraser.does(clause.who, 'control');
    case 'outsideIdentity':
      return `of a color that is not in the color identity of ${phraser.whose(clause.who)} commander`;
    case 'ownedBy':
      return phraser.does(clause.who, 'own');
    case 'inZone':
      if (clause.zone === 'battlefield' || clause.zone === 'exile')
        return clause.zone === 'exile' ? 'in exile' : 'on the battlefield';
      return clause.whose === undefined ? `in any ${clause.zone}` : `in ${phraser.whose(clause.whose)} ${clause.zone}`;
    case 'attachedTo':
      return `attached to ${phraser.ref(clause.ref)}`;
    case 'attachedToA':
      return `attached to ${phraser.filter(clause.of, 'one')}`;
    case 'opposing':
      return `${clause.how === 'blocking' ? 'blocking' : 'blocked by'} ${phraser.filter(clause.of, 'one')}`;
    case 'withAttached':
      return `with ${phraser.filter(clause.of, 'one')} attached to it`;
    case 'damagedThisWay':
      return 'dealt damage this way';
    case 'attackingPlayer':
      return `attacking ${phraser.who(clause.who)}`;
    case 'chosen':
      return `of the ${ordinalBefore(clause.nth)}chosen ${spelledOut(clause.what)}`;
    case 'shares':
      return `sharing a ${spelledOut(clause.what)} with ${'kind' in clause.with ? phraser.ref(clause.with) : phraser.filter(clause.with, 'one')}`;
    case 'history':
      if (clause.by !== undefined) return `that ${phraser.ref(clause.by)} dealt damage to this turn`;
      if (clause.what === 'cast' && clause.zone !== undefined) return `that was cast from ${zoneNamed(clause.zone)}`;
      return clause.who !== undefined && clause.what === 'enteredThisTurn'
        ? `that entered under ${phraser.whose(clause.who)} control this turn`
        : HISTORY[clause.what];
    default:
      return assertNever(clause);
  }
}

function countersClause(phraser: Phraser, clause: Extract<Clause, { readonly kind: 'counters' }>): string {
  const kind = clause.counter === undefined ? 'counter' : `${clause.counter} counter`;
  const any = (clause.is === '>=' && clause.amount === 1) || (clause.is === '>' && clause.amount === 0);
  if (any) return `with ${withIndefiniteArticleWord(kind)} on it`;
  if (clause.is === '=' && clause.amount === 0) return `with no ${pluralNoun(kind)} on it`;
  return `with ${countPhrase(clause.is, phraser.amount(clause.amount))} ${pluralNoun(kind)} on it`;
}

const HISTORY = {
  cast: 'that was cast',
  notCast: 'that was not cast',
  kicked: 'that was kicked',
  enteredThisTurn: 'that entered this turn',
  dealtDamageThisTurn: 'that was dealt damage this turn',
  attackedThisTurn: 'that attacked this turn',
  exiledWithThis: 'exiled with it',
  pairedWithThis: 'paired with it',
  damagedByThisThisTurn: 'it dealt damage to this turn',
  convoked: 'that convoked it',
  castWith: 'cast that way',
  foretold: 'that was foretold',
  diedThisTurn: 'that died this turn',
  putThereThisTurn: 'put there this turn',
  treasureManaSpent: 'mana from a Treasure was spent to cast',
  noManaSpent: 'no mana was spent to cast',
  bestowed: 'that was bestowed',
  unearthed: 'that was unearthed',
} as const satisfies { readonly [H in History]: string };

/** Words that stand before the noun. */
export function beforeNoun(text: string): PlacedWords {
  return { side: 'before', text };
}

/** Words that are the noun, or one of several. */
export function asNounWord(text: string): PlacedWords {
  return { side: 'nouns', text };
}
