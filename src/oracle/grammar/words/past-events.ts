// Conditions on events of this turn: "a creature died this turn", "you attacked this turn". Keys are those of
// `thisTurn`.

import type { Condition, PlayerRef } from '../../../engine/index.ts';
import type { ThisTurnFact } from '../../../vocabulary/index.ts';
import { oneOf, type Phrase, variant } from '../../phrase.ts';
import { constant, template } from '../../template.ts';
import { digits, oneOrMoreWords } from './numbers.ts';
import { ANYONE, OPPONENT, YOU } from './players.ts';

/** A condition on a fact of the turn's record about a player, in fixed words. */
export const happened = (what: ThisTurnFact, who: PlayerRef, words: string, atLeast?: number): Phrase<Condition> =>
  constant({ kind: 'happened', what, who, ...(atLeast === undefined ? {} : { atLeast }) }, words);

/** Conditions on events of this turn. */
export const pastEvents: Phrase<Condition> = oneOf<Condition>('what happened', [
  happened('creaturesDied', ANYONE, 'a creature died this turn'),
  happened('creaturesDied', YOU, 'a creature died under your control this turn'),
  variant(happened('creaturesDied', YOU, 'a creature you controlled died this turn')),
  happened('attacked', YOU, 'you attacked this turn'),
  variant(happened('attacked', YOU, 'you attacked with a creature this turn')),
  happened('lifeLost', OPPONENT, 'an opponent lost life this turn'),
  happened('lifeLost', YOU, 'you lost life this turn'),
  happened('lifeGained', YOU, 'you gained life this turn'),
  template({
    kind: 'happened',
    what: 'lifeGained',
    who: YOU,
  })`you gained ${{ atLeast: digits }} or more life this turn`,
  template({
    kind: 'happened',
    what: 'lifeLost',
    who: OPPONENT,
  })`an opponent lost ${{ atLeast: digits }} or more life this turn`,
  happened('damageDealt', OPPONENT, 'an opponent was dealt damage this turn'),
  happened('permanentsLeft', YOU, 'a permanent you controlled left the battlefield this turn'),
  variant(happened('permanentsLeft', YOU, 'a permanent left the battlefield under your control this turn')),
  happened('spellsCast', YOU, "you've cast a spell this turn"),
  variant(happened('spellsCast', YOU, "you've cast another spell this turn", 2)),
  template({
    kind: 'happened',
    what: 'spellsCast',
    who: YOU,
  })`you've cast ${{ atLeast: oneOrMoreWords }} or more spells this turn`,
  happened('landsPlayed', YOU, 'you played a land this turn'),
  happened('tokensCreated', YOU, 'you created a token this turn'),
  template({
    kind: 'happened',
    what: 'cardsDrawn',
    who: YOU,
  })`you've drawn ${{ atLeast: oneOrMoreWords }} or more cards this turn`,
  happened('descended', YOU, 'you descended this turn'),
]);
