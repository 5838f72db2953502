// Conditions on a player's actions and losses of this turn: "you've committed a crime this turn".
import { COLORS, type Color, type Condition } from '../../../engine/index.ts';
import type { ThisTurnFact } from '../../../vocabulary/index.ts';
import { type Phrase, variant } from '../../phrase.ts';
import { constant, template } from '../../template.ts';
import { digits, oneOrMoreWords, wordNumber } from './numbers.ts';
import { happened } from './past-events.ts';
import { ANYONE, OPPONENT, YOU } from './players.ts';

const atLeastTwo: Phrase<number> = wordNumber;

const OF_COLOR = {
  white: 'whiteSpellsCast',
  blue: 'blueSpellsCast',
  black: 'blackSpellsCast',
  red: 'redSpellsCast',
  green: 'greenSpellsCast',
} as const satisfies Record<Color, ThisTurnFact>;

/** "another red spell": the spell itself, if it is a red one that was cast, is one of those that were cast. */
function anotherOf(color: Color): Phrase<Condition> {
  const cast = (atLeast: number): Condition => ({ kind: 'happened', what: OF_COLOR[color], who: YOU, atLeast });
  const isOne: Condition = {
    kind: 'and',
    of: [{ kind: 'wasCast' }, { kind: 'is', ref: { kind: 'self' }, filter: { clauses: [{ kind: 'color', color }] } }],
  };
  const two: Condition = { kind: 'and', of: [isOne, cast(2)] };
  const one: Condition = { kind: 'and', of: [{ kind: 'not', of: isOne }, cast(1)] };
  return constant({ kind: 'or', of: [two, one] }, `you've cast another ${color} spell this turn`);
}

/** "an opponent cast a blue and/or black spell this turn". */
function eitherColor(one: Color, other: Color): Phrase<Condition> {
  const of = [one, other].map((it): Condition => ({ kind: 'happened', what: OF_COLOR[it], who: OPPONENT }));
  return constant({ kind: 'or', of }, `an opponent cast a ${one} and/or ${other} spell this turn`);
}

/** Conditions on a player's actions of this turn, and on what happened to the player. */
export const turnFacts: readonly Phrase<Condition>[] = [
  ...COLORS.map(anotherOf),
  ...COLORS.map(color => happened(OF_COLOR[color], OPPONENT, `an opponent cast a ${color} spell this turn`)),
  ...COLORS.flatMap(one => COLORS.filter(it => it !== one).map(other => eitherColor(one, other))),
  constant(
    { kind: 'not', of: { kind: 'happened', what: 'combatPhases', who: ANYONE } },
    "it's the first combat phase of the turn",
  ),
  constant(
    {
      kind: 'or',
      of: [
        { kind: 'happened', what: 'nonlandPermanentsLeft', who: ANYONE },
        { kind: 'happened', what: 'spellsWarped', who: ANYONE },
      ],
    },
    'a nonland permanent left the battlefield this turn or a spell was warped this turn',
  ),
  variant(happened('lifeLost', YOU, "you've lost life this turn")),
  variant(happened('lifeGained', YOU, "you've gained life this turn")),
  variant(
    template({
      kind: 'happened',
      what: 'lifeGained',
      who: YOU,
    })`you've gained ${{ atLeast: digits }} or more life this turn`,
  ),
  happened('surveilled', YOU, "you've surveilled this turn"),
  happened('crimesCommitted', YOU, "you've committed a crime this turn"),
  happened('permanentsSacrificed', YOU, 'you sacrificed a permanent this turn'),
  variant(happened('permanentsSacrificed', YOU, "you've sacrificed a permanent this turn")),
  happened('cardsDiscarded', YOU, "you've discarded a card this turn"),
  variant(happened('cardsDiscarded', YOU, 'you discarded a card this turn')),
  happened('instantsAndSorceriesCast', YOU, "you've cast an instant or sorcery spell this turn"),
  variant(happened('instantsAndSorceriesCast', YOU, 'you cast an instant or sorcery spell this turn')),
  happened('noncreatureSpellsCast', YOU, "you've cast a noncreature spell this turn"),
  template({
    kind: 'happened',
    what: 'noncreatureSpellsCast',
    who: YOU,
  })`you've cast ${{ atLeast: atLeastTwo }} or more noncreature spells this turn`,
  constant(
    { kind: 'not', of: { kind: 'happened', what: 'spellsCast', who: YOU } },
    "you haven't cast a spell this turn",
  ),
  template({
    kind: 'happened',
    what: 'creaturesDied',
    who: YOU,
  })`${{ atLeast: atLeastTwo }} or more creatures died under your control this turn`,
  template({
    kind: 'happened',
    what: 'creaturesDied',
    who: ANYONE,
  })`${{ atLeast: atLeastTwo }} or more creatures died this turn`,
  template({
    kind: 'happened',
    what: 'diceRolled',
    who: YOU,
  })`you've rolled ${{ atLeast: oneOrMoreWords }} or more dice this turn`,
  happened('countersPut', YOU, "you've put one or more +1/+1 counters on a creature this turn"),
  happened('cardsLeftGraveyard', YOU, 'a card left your graveyard this turn'),
  happened('attacked', YOU, 'you attacked with two or more creatures this turn', 2),
  happened('attacked', YOU, 'you attacked with three or more creatures this turn', 3),
];
