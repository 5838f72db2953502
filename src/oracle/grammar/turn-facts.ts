// What a player has done or undergone this turn: "you've committed a crime this turn".
import type { Condition, Who } from '../../engine/index.ts';
import { form, says } from '../form.ts';
import { type Phrase, variant } from '../phrase.ts';
import { digits, oneOrMoreWords, wordNumber } from './numbers.ts';
import { ANYONE, YOU } from './players.ts';

const happened = (what: string, words: string, atLeast?: number, who: Who = YOU): Phrase<Condition> =>
  says({ kind: 'happened', what, who, ...(atLeast === undefined ? {} : { atLeast }) }, words);

const atLeastTwo: Phrase<number> = wordNumber;

/** What a player has done or undergone this turn. */
export const aboutTheTurn: readonly Phrase<Condition>[] = [
  variant(happened('lifeLost', "you've lost life this turn")),
  variant(happened('lifeGained', "you've gained life this turn")),
  variant(
    form({
      kind: 'happened',
      what: 'lifeGained',
      who: YOU,
    })`you've gained ${{ atLeast: digits }} or more life this turn`,
  ),
  happened('surveilled', "you've surveilled this turn"),
  happened('crimesCommitted', "you've committed a crime this turn"),
  happened('permanentsSacrificed', 'you sacrificed a permanent this turn'),
  variant(happened('permanentsSacrificed', "you've sacrificed a permanent this turn")),
  happened('cardsDiscarded', "you've discarded a card this turn"),
  variant(happened('cardsDiscarded', 'you discarded a card this turn')),
  happened('instantsAndSorceriesCast', "you've cast an instant or sorcery spell this turn"),
  variant(happened('instantsAndSorceriesCast', 'you cast an instant or sorcery spell this turn')),
  happened('noncreatureSpellsCast', "you've cast a noncreature spell this turn"),
  form({
    kind: 'happened',
    what: 'noncreatureSpellsCast',
    who: YOU,
  })`you've cast ${{ atLeast: atLeastTwo }} or more noncreature spells this turn`,
  says({ kind: 'not', of: { kind: 'happened', what: 'spellsCast', who: YOU } }, "you haven't cast a spell this turn"),
  form({
    kind: 'happened',
    what: 'creaturesDied',
    who: YOU,
  })`${{ atLeast: atLeastTwo }} or more creatures died under your control this turn`,
  form({
    kind: 'happened',
    what: 'creaturesDied',
    who: ANYONE,
  })`${{ atLeast: atLeastTwo }} or more creatures died this turn`,
  form({
    kind: 'happened',
    what: 'diceRolled',
    who: YOU,
  })`you've rolled ${{ atLeast: oneOrMoreWords }} or more dice this turn`,
  happened('countersPut', "you've put one or more +1/+1 counters on a creature this turn"),
  happened('cardsLeftGraveyard', 'a card left your graveyard this turn'),
  happened('attacked', 'you attacked with two or more creatures this turn', 2),
  happened('attacked', 'you attacked with three or more creatures this turn', 3),
];
