// Amounts: numbers as cards word them, evaluated against a position.

import type { Color, ThisTurnFact } from '../../vocabulary/index.ts';
import type { KeywordName } from '../keywords/keyword-list.ts';
import type { Comparison, Filter, Measure } from './filter.ts';
import type { ObjectRef, PlayerRef } from './reference.ts';

export type Amount =
  | number
  /** X of the spell it was (107.3m), or as the ability defines it. */
  | { readonly kind: 'x' }
  /** "that many", "that much": the amount of the event being replaced or of the action just done. */
  | { readonly kind: 'that' }
  /** 615.5: "the damage prevented this way": none where it can't be prevented (615.12), unlike "that much". */
  | { readonly kind: 'prevented' }
  /** "the number of …", "for each …": objects a filter matches. */
  | { readonly kind: 'count'; readonly of: Filter }
  /**
   * Different things among what a filter matches: "colors among permanents you control", "card types among cards in all
   * graveyards", "creature types", "names", "mana values", "basic land types".
   */
  | {
      readonly kind: 'different';
      readonly what:
        | 'colors'
        | 'cardTypes'
        | 'creatureTypes'
        | 'names'
        | 'manaValues'
        | 'basicLandTypes'
        | 'powers'
        | 'counterKinds'
        | 'manaCosts';
      readonly of: Filter;
    }
  /** The most of those objects that have one such thing in common: "three creatures that share a creature type". */
  | { readonly kind: 'alike'; readonly what: 'colors' | 'creatureTypes' | 'names'; readonly of: Filter }
  | { readonly kind: 'measure'; readonly measure: Measure; readonly of: ObjectRef }
  | { readonly kind: 'greatest' | 'least' | 'total'; readonly measure: Measure; readonly of: Filter }
  /** `counter` undefined: of every kind. */
  | { readonly kind: 'countersOn'; readonly counter: string | undefined; readonly of: ObjectRef }
  | { readonly kind: 'countersAmong'; readonly counter: string | undefined; readonly of: Filter }
  | { readonly kind: 'life'; readonly who: PlayerRef }
  | { readonly kind: 'startingLife' }
  | { readonly kind: 'playerCounters'; readonly counter: string; readonly who: PlayerRef }
  /** Players that fit: "for each opponent you have". */
  | { readonly kind: 'players'; readonly who: PlayerRef }
  /** Players to whom that has happened this turn: "for each opponent who lost life this turn". */
  | { readonly kind: 'playersWhere'; readonly who: PlayerRef; readonly what: ThisTurnFact }
  /** Players of whom a number, in which each is "that player", compares so: "for each graveyard with seven or more cards in it". */
  | {
      readonly kind: 'playersWith';
      readonly who: PlayerRef;
      readonly of: Amount;
      readonly is: Comparison;
      readonly n: Amount;
    }
  /** Mana in a player's pool (106.4), of one color or of any: "for each unspent green mana you have". */
  | { readonly kind: 'unspentMana'; readonly who: PlayerRef; readonly symbol: string | undefined }
  /** The numbers of a keyword on an object, added: "for each point of bushido it has". */
  | { readonly kind: 'keywordTotal'; readonly keyword: KeywordName; readonly of: ObjectRef }
  /** Attacks of an object this turn: "for each time it has attacked this turn". */
  | { readonly kind: 'timesAttacked'; readonly of: ObjectRef }
  /** 709.5: "unlocked doors among Rooms you control". */
  | { readonly kind: 'unlockedDoors'; readonly of: Filter }
  /**
   * Objects that the spell or ability has moved so, as they last were (608.2h): "for each creature destroyed this way".
   * `by`: those that these players owned or, on the battlefield, controlled; `most`: the most of any one of them.
   */
  | {
      readonly kind: 'movedThisWay';
      readonly verb: WayMoved;
      readonly of: Filter;
      readonly by?: PlayerRef;
      readonly most?: true;
    }
  /** "The life lost this way", "the damage dealt this way": of those players where they are told. */
  | {
      readonly kind: 'totalThisWay';
      readonly what: 'lifeLost' | 'lifeGained' | 'damage' | 'countersRemoved';
      readonly who?: PlayerRef;
      readonly counter?: string;
    }
  /** The most any of those players has: objects they control, `life`, `handSize`, or a number of this turn's record. */
  | { readonly kind: 'most'; readonly who: PlayerRef; readonly of: Filter | 'life' | 'handSize' | ThisTurnFact }
  | { readonly kind: 'handSize' | 'librarySize' | 'graveyardSize'; readonly who: PlayerRef }
  | { readonly kind: 'devotion'; readonly colors: readonly Color[] | 'chosen' }
  | { readonly kind: 'domain' }
  | { readonly kind: 'party' }
  /** Colors, or mana, spent to cast it (702.44, converge, adamant). */
  | { readonly kind: 'colorsSpent' }
  | { readonly kind: 'manaSpent'; readonly symbol: string | undefined }
  /** Mana from such sources spent to cast the object: "for each mana from a Treasure spent to cast it". */
  | { readonly kind: 'manaFrom'; readonly source: ManaSource; readonly of: ObjectRef }
  /** 601.2b: mana paid for it as an additional cost of any amount. */
  | { readonly kind: 'additionalMana'; readonly of: ObjectRef }
  /** 903.8: "for each time you've cast a commander from the command zone this game". */
  | { readonly kind: 'commanderCasts'; readonly who: PlayerRef }
  /** 903.4: "the number of colors in your commanders' color identity". */
  | { readonly kind: 'identityColors'; readonly who: PlayerRef }
  | { readonly kind: 'timesKicked' }
  /** The number of times a cost was paid: squad, replicate. */
  | { readonly kind: 'timesPaid'; readonly cost: string }
  /** A number of this turn's record, under its heading in `thisTurn`: "lifeGained", "spellsCast", "creaturesDied". */
  | { readonly kind: 'thisTurn'; readonly what: ThisTurnFact; readonly who: PlayerRef }
  /** Objects linked with the source by a verb (607): devoured, exiled, sacrificed, revealed, discarded. */
  | { readonly kind: 'linked'; readonly verb: string }
  | { readonly kind: 'linkedTotal'; readonly verb: string; readonly measure: Measure }
  /** A number remembered from entering: "the life paid". */
  | { readonly kind: 'remembered'; readonly what: string }
  | { readonly kind: 'chosenNumber' }
  | { readonly kind: 'speed'; readonly who: PlayerRef }
  | { readonly kind: 'classLevel' }
  | { readonly kind: 'symbols'; readonly color: Color; readonly of: Filter }
  | { readonly kind: 'plus'; readonly of: Amount; readonly n: Amount }
  | { readonly kind: 'minus'; readonly of: Amount; readonly n: Amount }
  | { readonly kind: 'times'; readonly of: Amount; readonly n: number }
  /** Two amounts multiplied: "devour X, where X is the number of creatures devoured this way". */
  | { readonly kind: 'product'; readonly of: Amount; readonly n: Amount }
  | { readonly kind: 'half'; readonly of: Amount; readonly rounded: 'up' | 'down' }
  | { readonly kind: 'atMost'; readonly of: Amount; readonly n: Amount }
  /** "any number": chosen by the player. */
  | { readonly kind: 'any' };

/** Sources of mana that cards ask about once a spell was cast. */
export type ManaSource = 'Treasure' | 'artifact' | 'creature';

/** Ways in which a spell or ability moves objects, as far as it counts them afterwards; what dies does so any way (700.4). */
export type WayMoved = 'destroy' | 'die' | 'exile' | 'discard' | 'sacrifice' | 'mill' | 'return';
