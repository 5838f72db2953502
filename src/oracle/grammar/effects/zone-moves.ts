// Moves of whole zones, and of cards of a hand: "exile target player's graveyard", "each player shuffles their hand and
// graveyard into their library", "put two cards from your hand on top of your library in any order".
import type { Clause, Effect, Filter, Objects, PlayerRef, Zone } from '../../../engine/index.ts';
import { AND, listPhrase } from '../../combine.ts';
import { either, literalText, mapPhrase, oneOf, type Phrase, variant } from '../../phrase.ts';
import { constant, template } from '../../template.ts';
import { filterMany } from '../nouns/filters.ts';
import { severalCards } from '../words/numbers.ts';
import { ANYONE, OPPONENT, playerOne, possessivePlayer, YOU } from '../words/players.ts';

const cardsIn = (zone: Zone, whose: PlayerRef | undefined): Filter => ({
  clauses: [{ kind: 'card' }, { kind: 'inZone', zone, whose }],
});

const every = (filter: Filter): Objects => ({ kind: 'each', filter });

/** Every card of graveyards: "all graveyards", "target player's graveyard". */
const graveyards: Phrase<Objects> = oneOf<Objects>('graveyards', [
  constant(every(cardsIn('graveyard', undefined)), 'all graveyards'),
  mapPhrase(
    template({})`${{ whose: possessivePlayer }} ${either('graveyard', 'graveyards')}`,
    ({ whose }): Objects => every(cardsIn('graveyard', whose)),
    (): undefined => undefined,
  ),
]);

const isIn = (zone: Zone): Clause => ({ kind: 'all', of: cardsIn(zone, undefined).clauses });
const anyOf = (of: readonly Clause[]): Filter => ({ clauses: [{ kind: 'any', of }] });

/** All that is in several zones: "all cards from all hands and graveyards", "all lands from the battlefield, …". */
const wholeZones: Phrase<Clause> = oneOf<Clause>('all that is in a zone', [
  constant<Clause>(isIn('graveyard'), 'all cards in all graveyards'),
  constant<Clause>(isIn('hand'), 'all cards from all hands'),
  mapPhrase(
    template({})`all ${{ filter: filterMany }} from the battlefield`,
    ({ filter }): Clause => ({
      kind: 'all',
      of: [...filter.clauses, { kind: 'inZone', zone: 'battlefield', whose: undefined }],
    }),
    (): undefined => undefined,
  ),
]);

const severalZones: Phrase<Objects> = oneOf<Objects>('all that is in zones', [
  constant(every(anyOf([isIn('hand'), isIn('graveyard')])), 'all cards from all hands and graveyards'),
  mapPhrase(
    listPhrase(wholeZones, AND, 2, 4),
    (zones): Objects => every(anyOf(zones)),
    (): undefined => undefined,
  ),
]);

const shuffler: Phrase<PlayerRef> = oneOf<PlayerRef>('who', [
  constant(YOU, 'you shuffle'),
  variant(constant(YOU, 'shuffle')),
  constant(OPPONENT, 'each opponent shuffles'),
  constant(ANYONE, 'each player shuffles'),
  mapPhrase(
    template({})`${{ it: playerOne }} shuffles`,
    ({ it }): PlayerRef => it,
    (): undefined => undefined,
  ),
]);

const HAND: Filter = cardsIn('hand', YOU);
const GRAVEYARD: Filter = cardsIn('graveyard', YOU);
const BOTH: Filter = {
  clauses: [
    {
      kind: 'any',
      of: [
        { kind: 'all', of: HAND.clauses },
        { kind: 'all', of: GRAVEYARD.clauses },
      ],
    },
  ],
};

const shuffledZones: Phrase<Filter> = oneOf<Filter>('which cards', [
  ...(['their', 'your'] as const).flatMap(whose => [
    variant(constant(HAND, `the cards from ${whose} hand`)),
    constant(GRAVEYARD, `${whose} graveyard`),
    constant(BOTH, `${whose} hand and graveyard`),
    variant(constant(BOTH, `${whose} graveyard and hand`)),
  ]),
]);

/** 701.24: the cards of those zones shuffled into the library of each of the players. */
const shuffledAway: Phrase<Effect> = mapPhrase(
  template({})`${{ who: shuffler }} ${{ filter: shuffledZones }} into ${either('their', 'your')} library`,
  ({ who, filter }): Effect => {
    const what = every(filter);
    const move: Effect = { kind: 'move', verb: 'shuffle', who: YOU, what, to: 'library', position: 'shuffled' };
    return who.kind === 'you' ? move : { kind: 'eachDoes', who, effects: [move] };
  },
  (): undefined => undefined,
);

/** "Put two cards from your hand on top of your library in any order". */
const backOnLibrary: Phrase<Effect> = mapPhrase(
  oneOf<{ readonly n: Parameters<typeof severalCards.print>[0]; readonly position: 'top' | 'bottom' }>('where', [
    template({ position: 'top' })`put ${{ n: severalCards }} ${inHand()} on top of your library${inAnyOrder()}`,
    template({
      position: 'bottom',
    })`put ${{ n: severalCards }} ${inHand()} on the bottom of your library${inAnyOrder()}`,
  ]),
  ({ n, position }): Effect => ({
    kind: 'move',
    verb: 'put',
    who: YOU,
    what: { kind: 'choose', filter: HAND, min: n, max: n },
    to: 'library',
    position,
  }),
  (): undefined => undefined,
);

/** "From your hand", which is read as "in your hand", whatever the verb. */
function inHand(): Phrase<undefined> {
  return literalText('in your hand');
}

function inAnyOrder(): Phrase<undefined> {
  return oneOf<undefined>('in any order', [literalText(' in any order'), literalText('')]);
}

/** "Return ~ from your graveyard to your hand": where it is there. */
const ITSELF_THERE: Objects = every({
  clauses: [
    { kind: 'is', ref: { kind: 'self' } },
    { kind: 'inZone', zone: 'graveyard', whose: YOU },
  ],
});

const itself = constant<{ readonly what: Objects }>({ what: ITSELF_THERE }, 'return ~ in your graveyard');
const toBattlefield = { kind: 'move', verb: 'return', who: YOU, to: 'battlefield' } as const;

const attackingItself: Effect = {
  ...toBattlefield,
  verb: 'put',
  what: { kind: 'ref', ref: { kind: 'self' } },
  tapped: true,
  attacking: true,
};

/** Moves of the cards of zones. */
export const zoneMoves: Phrase<Effect> = oneOf<Effect>('cards of a zone', [
  template({ kind: 'move', verb: 'exile', who: YOU, to: 'exile' })`exile ${{ what: graveyards }}`,
  template({ kind: 'move', verb: 'exile', who: YOU, to: 'exile' })`exile ${{ what: severalZones }}`,
  shuffledAway,
  backOnLibrary,
  template({ kind: 'move', verb: 'return', who: YOU, to: 'hand' })`${itself} to ${either('your', "its owner's")} hand`,
  template(toBattlefield)`${itself} to the battlefield`,
  template({ ...toBattlefield, tapped: true })`${itself} to the battlefield tapped`,
  // 702.49a, 702.49d
  constant(attackingItself, 'put ~ onto the battlefield in your hand tapped and attacking'),
  constant(attackingItself, 'put ~ onto the battlefield tapped and attacking'),
]);
