// Losses: "each player sacrifices a creature", "target player discards two cards".
import type { Effect, Filter, Objects, PlayerRef } from '../../../engine/index.ts';
import { mapPhrase, oneOf, type Phrase, variant } from '../../phrase.ts';
import { constant, template } from '../../template.ts';
import { fromHand } from '../entering/entering-costs.ts';
import { filterMany } from '../nouns/filters.ts';
import { severalCards } from '../words/numbers.ts';
import { YOU } from '../words/players.ts';
import { pickedObjects } from './acted-on.ts';
import { who } from './acting-player.ts';

/** Cards and permanents a player chooses to lose: "each player sacrifices a creature", "target player discards two cards". */
function chosenBy(
  verb: 'sacrifice' | 'discard',
  phrase: Phrase<{ readonly who: PlayerRef; readonly what: Objects }>,
): Phrase<Effect> {
  return mapPhrase(
    phrase,
    ({ who: player, what }): Effect => {
      const effect: Effect = { kind: 'move', verb, who: YOU, what, to: 'graveyard' };
      return player.kind === 'you' ? effect : { kind: 'eachDoes', who: player, effects: [effect] };
    },
    (): undefined => undefined,
  );
}

const IN_HAND: Filter = { clauses: [{ kind: 'card' }, { kind: 'inZone', zone: 'hand', whose: YOU }] };

const someCards: Phrase<Objects> = oneOf<Objects>('some cards', [
  mapPhrase(
    severalCards,
    (n): Objects => ({ kind: 'choose', filter: IN_HAND, min: n, max: n }),
    (): undefined => undefined,
  ),
  mapPhrase(
    template({})`${{ n: severalCards }} at random`,
    ({ n }): Objects => ({ kind: 'choose', filter: IN_HAND, min: n, max: n, atRandom: true }),
    (): undefined => undefined,
  ),
]);

const wholeHand: Phrase<Objects> = oneOf<Objects>(
  'a hand',
  ['your hand', 'their hand', 'all the cards in their hand', 'all the cards in your hand'].map(words =>
    variant(
      constant<Objects>(
        {
          kind: 'each',
          filter: { clauses: [{ kind: 'card' }, { kind: 'inZone', zone: 'hand', whose: YOU }] },
        },
        words,
      ),
    ),
  ),
);

const ownControl: Phrase<Objects> = mapPhrase(
  oneOf<Objects>('what', [pickedObjects, variant(template({ kind: 'each' })`all ${{ filter: filterMany }}`)]),
  (it): Objects | undefined => ('filter' in it ? withYours(it) : undefined),
  (): undefined => undefined,
);

/** Objects a player sacrifices are those they control (701.21a). */
function withYours<O extends Extract<Objects, { filter: unknown }>>(objects: O): O {
  return { ...objects, filter: { clauses: [...objects.filter.clauses, { kind: 'controlledBy', who: YOU }] } };
}

/** Cards of a hand picked by what they are: "a nonland card"; of those that are picked a filter is always known. */
const pickedFromHand = fromHand(pickedObjects as never) as Phrase<Objects>;

/** The same, picked by the controller of the spell or ability. */
const chosenByController: Phrase<Objects> = mapPhrase(
  pickedFromHand,
  (it): Objects | undefined => (it.kind === 'choose' ? { ...it, byController: true } : undefined),
  (): undefined => undefined,
);

export const losses: Phrase<Effect> = oneOf<Effect>('a loss', [
  chosenBy('sacrifice', template({})`${who('sacrifice', 'sacrifices')} ${{ what: ownControl }}`),
  variant(
    chosenBy('sacrifice', template({})`${who('sacrifice', 'sacrifices')} ${{ what: ownControl }} of their choice`),
  ),
  chosenBy('discard', template({})`${who('discard', 'discards')} ${{ what: someCards }}`),
  chosenBy('discard', template({})`${who('discard', 'discards')} ${{ what: wholeHand }}`),
  variant(chosenBy('discard', template({})`${who('discard', 'discards')} ${{ what: pickedFromHand }}`)),
  variant(
    chosenBy('discard', template({})`${who('discard', 'discards')} ${{ what: chosenByController }} of your choice`),
  ),
]);
