// 603: two events of one player in one clause: "you play a land or cast a spell", "you gain or lose life".
import type { Filter, PlayerRef, TriggerEvent, Zone } from '../../../engine/index.ts';
import { wordTable } from '../../combine.ts';
import { mapPhrase, type Phrase, same, variant } from '../../phrase.ts';
import { constant, template } from '../../template.ts';
import { aFilter, filterMany } from '../nouns/filters.ts';
import { ANYONE, OPPONENT, playerOne, YOU } from '../words/players.ts';
import { playedLand, spellNoun } from './played-and-cast.ts';

type Events = readonly TriggerEvent[];

const one = { oneOrMore: false } as const;
const SELF: Filter = { clauses: [{ kind: 'is', ref: { kind: 'self' } }] };

/** Two events of one object or player as one phrase; `build` makes them of the words, and they must be those made. */
function pairOf<T>(phrase: Phrase<T>, build: (it: T) => Events, of: (events: Events) => T | undefined): Phrase<Events> {
  return mapPhrase(phrase, build, events => {
    const read = of(events);
    return read !== undefined && same(build(read), events) ? read : undefined;
  });
}

/** "You create or sacrifice a token". */
const createOrSacrifice = pairOf(
  template({})`you create or sacrifice ${{ what: aFilter }}`,
  ({ what }): Events => [
    { kind: 'tokensCreated', who: YOU, what, ...one },
    { kind: 'sacrifices', who: YOU, what, ...one },
  ],
  ([first]) => (first?.kind === 'tokensCreated' ? { what: first.what } : undefined),
);

/** "You sacrifice ~ or another artifact". */
const sacrificeThisOr = pairOf(
  template({})`you sacrifice ~ or ${{ what: aFilter }}`,
  ({ what }): Events => [
    { kind: 'sacrifices', who: YOU, what: SELF, ...one },
    { kind: 'sacrifices', who: YOU, what, ...one },
  ],
  ([, second]) => (second?.kind === 'sacrifices' && second.what !== undefined ? { what: second.what } : undefined),
);

const from = wordTable<Zone>('a zone', { 'from exile': 'exile', 'from your graveyard': 'graveyard' });

interface PlaysOrCasts {
  readonly land: Filter;
  readonly spell: Filter;
}

function playsOrCasts(
  who: PlayerRef,
  phrase: Phrase<PlaysOrCasts>,
  how: { readonly notFrom?: Zone } = {},
): Phrase<Events> {
  return pairOf(
    phrase,
    ({ land, spell }): Events => [
      { kind: 'playsLand', who, what: land, ...how },
      { kind: 'casts', who, what: spell, ...how },
    ],
    ([first, second]) =>
      first?.kind === 'playsLand' && second?.kind === 'casts' ? { land: first.what, spell: second.what } : undefined,
  );
}

const playsFrom = pairOf(
  template({})`you play ${{ land: playedLand }} ${{ from }} or cast ${{ spell: spellNoun }} ${{ again: from }}`,
  (pair): Events => [
    { kind: 'playsLand', who: YOU, what: pair.land, from: pair.from },
    { kind: 'casts', who: YOU, what: pair.spell, from: pair.again },
  ],
  ([first, second]) =>
    first?.kind === 'playsLand' && second?.kind === 'casts' && first.from !== undefined && second.from !== undefined
      ? { land: first.what, from: first.from, spell: second.what, again: second.from }
      : undefined,
);

const LAND: Filter = { clauses: [{ kind: 'type', type: 'Land' }] };
const SPELL: Filter = { clauses: [{ kind: 'spell' }] };
const ANYONE_FROM_EXILE = { who: { kind: 'anyone' }, from: 'exile' } as const;

/** Two events with one subject, a player. */
export const playerPairs: readonly Phrase<Events>[] = [
  createOrSacrifice,
  sacrificeThisOr,
  constant<Events>(
    [
      { kind: 'acts', action: 'scry', who: YOU },
      { kind: 'acts', action: 'surveil', who: YOU },
    ],
    'you scry or surveil',
  ),
  constant<Events>(
    [
      { kind: 'gainsLife', who: YOU, ...one },
      { kind: 'losesLife', who: YOU, ...one },
    ],
    'you gain or lose life',
  ),
  constant<Events>(
    [
      { kind: 'draws', who: YOU, nth: 1, ...one },
      { kind: 'draws', who: YOU, nth: 2, ...one },
    ],
    'you draw your first or second card each turn',
  ),
  constant<Events>(
    [
      { kind: 'countersPut', counter: undefined, on: { clauses: [{ kind: 'permanent' }] }, who: YOU, oneOrMore: true },
      { kind: 'countersPut', counter: undefined, on: ANYONE, who: YOU, oneOrMore: true },
    ],
    'you put one or more counters on a permanent or player',
  ),
  playsOrCasts(YOU, template({})`you play ${{ land: playedLand }} or cast ${{ spell: spellNoun }}`),
  playsOrCasts(
    YOU,
    template({})`you play ${{ land: playedLand }} or cast ${{ spell: spellNoun }} from anywhere other than your hand`,
    { notFrom: 'hand' },
  ),
  playsFrom,
  constant<Events>(
    [
      { kind: 'playsLand', ...ANYONE_FROM_EXILE, what: LAND },
      { kind: 'casts', ...ANYONE_FROM_EXILE, what: SPELL },
    ],
    'a player plays a land from exile or casts a spell from exile',
  ),
  variant(
    constant<Events>(
      [
        { kind: 'playsLand', who: YOU, what: LAND, from: 'exile' },
        { kind: 'casts', who: YOU, what: SPELL, from: 'exile' },
      ],
      'you play a card from exile',
    ),
  ),
  pairOf(
    template({})`${{ who: playerOne }} plays a land or casts a spell`,
    ({ who }): Events => [
      { kind: 'playsLand', who, what: LAND },
      { kind: 'casts', who, what: SPELL },
    ],
    ([first]) => (first?.kind === 'playsLand' ? { who: first.who } : undefined),
  ),
  pairOf(
    template({})`you cast or cycle ${{ what: constant(SELF, '~') }}`,
    ({ what }): Events => [
      { kind: 'casts', who: YOU, what },
      { kind: 'cycles', who: YOU, what },
    ],
    ([first]) => (first?.kind === 'casts' ? { what: first.what } : undefined),
  ),
  // 702.29c: that of its own is seen from the graveyard, that of another card only where the ability functions
  constant<Events>(
    [
      { kind: 'cycles', who: YOU, what: SELF },
      { kind: 'cycles', who: YOU, what: { clauses: [{ kind: 'other' }, { kind: 'card' }] } },
    ],
    'you cycle ~ or cycle another card while ~ is on the battlefield',
  ),
  pairOf(
    template({})`you cycle ${{ what: constant(SELF, '~') }} or it dies`,
    ({ what }): Events => [
      { kind: 'cycles', who: YOU, what },
      { kind: 'dies', what, ...one },
    ],
    ([first]) => (first?.kind === 'cycles' ? { what: first.what } : undefined),
  ),
  pairOf(
    template(
      {},
    )`${{ who: constant<PlayerRef>(OPPONENT, 'an opponent') }} sacrifices ${{ first: aFilter }} or discards ${{ second: aFilter }}`,
    ({ who, first, second }): Events => [
      { kind: 'sacrifices', who, what: first, ...one },
      { kind: 'discards', who, what: second, ...one },
    ],
    ([first, second]) =>
      first?.kind === 'sacrifices' && second?.kind === 'discards' && first.what && second.what
        ? { who: first.who, first: first.what, second: second.what }
        : undefined,
  ),
  pairOf(
    template({})`${{ who: playerOne }} discards ${{ first: aFilter }} or mills one or more ${{ second: filterMany }}`,
    ({ who, first, second }): Events => [
      { kind: 'discards', who, what: first, ...one },
      { kind: 'mills', who, what: second, oneOrMore: true },
    ],
    ([first, second]) =>
      first?.kind === 'discards' && second?.kind === 'mills' && first.what && second.what
        ? { who: first.who, first: first.what, second: second.what }
        : undefined,
  ),
];
