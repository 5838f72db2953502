// 121.7, 614.11: draws replaced by looking at or revealing cards from the top of a library, of which some are taken.
import type { Condition, Effect, Filter, Objects, PlayerRef, Rewrite } from '../../../engine/index.ts';
import { rankedWordings } from '../../combine.ts';
import { mapPhrase, memo, oneOf, type Phrase, variant } from '../../phrase.ts';
import { constant, template } from '../../template.ts';
import { filterMany } from '../nouns/filters.ts';
import { oneOrMoreWords } from '../words/numbers.ts';
import { OPPONENT, YOU } from '../words/players.ts';
import { insteadRewrite } from './would.ts';

const THAT: PlayerRef = { kind: 'that' };
const LAND: Filter = { clauses: [{ kind: 'type', type: 'Land' }] };
const NONLAND: Filter = { clauses: [{ kind: 'not', of: { kind: 'type', type: 'Land' } }] };
const CREATURE: Filter = { clauses: [{ kind: 'type', type: 'Creature' }] };
const FROM_GRAVEYARD: Filter = { clauses: [{ kind: 'card' }, { kind: 'inZone', zone: 'graveyard', whose: YOU }] };
const CREATURE_FROM_GRAVEYARD: Filter = { clauses: [...FROM_GRAVEYARD.clauses, ...CREATURE.clauses] };
const TOP = { kind: 'top', zone: 'library', whose: YOU } as const;

const one = (filter: Filter): Objects => ({ kind: 'choose', filter, min: 1, max: 1 });
const returns = (filter: Filter, to: 'hand' | 'battlefield'): Effect => ({
  kind: 'move',
  verb: 'return',
  who: YOU,
  what: one(filter),
  to,
});
const loses: Effect = { kind: 'loseGame', who: YOU };
const atLeastOne = (of: Filter): Condition => ({ kind: 'count', of, is: '>=', amount: 1 });
const ifAny = (of: Filter, then: Effect): Effect => ({
  kind: 'if',
  condition: atLeastOne(of),
  then: [then],
  otherwise: [loses],
});

const lookAndPick = { kind: 'lookAndPick', who: YOU } as const;
const until = (filter: Filter): Effect => ({
  ...lookAndPick,
  look: { until: filter },
  take: filter,
  to: 'hand',
  rest: 'bottom',
  revealed: true,
});

const DRAW: Effect = { kind: 'draw', who: YOU, amount: 1 };
const THEY_DRAW: Effect = { kind: 'draw', who: THAT, amount: 1 };

/** One whole effect: "look at the top three cards of your library instead. Put one of them …". */
const looked: Phrase<Effect> = rankedWordings<Effect>('cards looked at', [
  template({ ...lookAndPick, take: 1, to: 'hand', rest: 'graveyard' })`instead look at the top ${{
    look: oneOrMoreWords,
  }} cards of your library, then put one into your hand and the rest into your graveyard`,
  template({ ...lookAndPick, take: 1, to: 'hand', rest: 'bottom' })`look at the top ${{
    look: oneOrMoreWords,
  }} cards of your library instead. put one of those cards into your hand and the rest on the bottom of your library in any order`,
  template({ ...lookAndPick, to: 'hand', rest: 'bottom', revealed: true })`instead reveal the top ${{
    look: oneOrMoreWords,
  }} cards of your library. put all ${{
    take: filterMany,
  }} revealed this way into your hand and the rest on the bottom of your library in any order`,
]);

const CHAINS: Effect = {
  kind: 'if',
  condition: { kind: 'compare', left: { kind: 'handSize', who: THAT }, is: '>=', right: 1 },
  then: [
    {
      kind: 'move',
      verb: 'discard',
      who: THAT,
      what: one({ clauses: [{ kind: 'card' }, { kind: 'inZone', zone: 'hand', whose: THAT }] }),
      to: 'graveyard',
    },
    THEY_DRAW,
  ],
  otherwise: [
    { kind: 'move', verb: 'mill', who: THAT, what: { kind: 'topOfLibrary', who: THAT, amount: 1 }, to: 'graveyard' },
  ],
};

const THEIR_TOP = { kind: 'top', zone: 'library', whose: THAT } as const;

/** A card revealed, and any other player may pay life to put it into the graveyard. */
const REVEALED: readonly Effect[] = [
  { kind: 'reveal', who: THAT, what: { kind: 'ref', ref: THEIR_TOP } },
  {
    kind: 'anyMay',
    who: { kind: 'anyone' },
    butThat: true,
    effects: [
      { kind: 'payLife', who: YOU, amount: 2 },
      { kind: 'move', verb: 'put', who: YOU, what: { kind: 'ref', ref: THEIR_TOP }, to: 'graveyard' },
    ],
    otherwise: [THEY_DRAW],
  },
];

const whole: Phrase<readonly Effect[]> = oneOf<readonly Effect[]>('what is done instead', [
  mapPhrase(
    looked,
    (it): readonly Effect[] => [it],
    ([only, ...more]) => (more.length === 0 ? only : undefined),
  ),
  constant<readonly Effect[]>(
    [
      {
        kind: 'if',
        condition: { kind: 'is', ref: TOP, filter: CREATURE },
        then: [
          { kind: 'reveal', who: YOU, what: { kind: 'ref', ref: TOP } },
          { kind: 'move', verb: 'put', who: YOU, what: { kind: 'ref', ref: TOP }, to: 'graveyard' },
        ],
        otherwise: [{ kind: 'reveal', who: YOU, what: { kind: 'ref', ref: TOP } }, DRAW],
      },
    ],
    "reveal the top card of your library instead. if it's a creature card, put it into your graveyard. otherwise, draw a card",
  ),
  constant<readonly Effect[]>(
    [ifAny(FROM_GRAVEYARD, returns(FROM_GRAVEYARD, 'hand'))],
    "return a card from your graveyard to your hand instead. if you can't, you lose the game",
  ),
  constant<readonly Effect[]>(
    [ifAny(CREATURE_FROM_GRAVEYARD, returns(CREATURE_FROM_GRAVEYARD, 'battlefield'))],
    "instead return a creature card from your graveyard to the battlefield. if you can't, you lose the game",
  ),
]);

/** Rewrites of your draw. */
export const yourLooks: Phrase<readonly Rewrite[]> = memo(insteadRewrite(whole));

/** Optional rewrites of your draw. */
export const youMayLook: Phrase<readonly Rewrite[]> = insteadRewrite(
  oneOf<readonly Effect[]>('what you may do instead', [
    constant<readonly Effect[]>(
      [
        {
          kind: 'oneOf',
          who: YOU,
          modes: [
            { name: 'land', effects: [until(LAND)] },
            { name: 'nonland', effects: [until(NONLAND)] },
          ],
        },
      ],
      'you may instead choose land or nonland and reveal cards from the top of your library until you reveal a card of the chosen kind. put that card into your hand and put all other cards revealed this way on the bottom of your library in any order',
    ),
    constant<readonly Effect[]>(
      [
        {
          kind: 'move',
          verb: 'put',
          who: YOU,
          what: one({ clauses: [{ kind: 'card' }, { kind: 'inZone', zone: 'library', whose: YOU }] }),
          to: 'hand',
        },
        { kind: 'shuffle', who: YOU },
      ],
      'you may instead search your library for a card, put that card into your hand, then shuffle',
    ),
  ]),
);

/** Rewrites of another player's draw. */
export const theirLooks: Phrase<readonly Rewrite[]> = insteadRewrite(
  oneOf<readonly Effect[]>('what is done instead', [
    variant(constant<readonly Effect[]>([DRAW, THEY_DRAW], 'instead you and that player each draw a card')),
    constant<readonly Effect[]>(
      REVEALED,
      "they reveal it instead. then any other player may pay 2 life. if a player does, put that card into its owner's graveyard. otherwise, that player draws a card",
    ),
    constant<readonly Effect[]>(
      [CHAINS],
      "that player discards a card instead. if the player discards a card this way, they draw a card. if the player doesn't discard a card this way, they mill a card",
    ),
    variant(
      constant<readonly Effect[]>(
        [{ kind: 'move', verb: 'exile', who: THAT, what: { kind: 'topOfLibrary', who: THAT, amount: 1 }, to: 'exile' }],
        'that player exiles that card face up instead',
      ),
    ),
  ]),
);

/** Actions of each opponent or player in place of your draw: "each opponent discards a card instead". */
export const othersDo: Phrase<readonly Rewrite[]> = insteadRewrite(
  oneOf<readonly Effect[]>('what others do', [
    constant<readonly Effect[]>(
      [{ kind: 'eachDoes', who: OPPONENT, effects: [discards()] }],
      'each opponent discards a card instead',
    ),
    constant<readonly Effect[]>(
      [{ kind: 'eachDoes', who: { kind: 'anyone' }, effects: [bounces()] }],
      "each player returns a permanent they control to its owner's hand instead",
    ),
  ]),
);

function discards(): Effect {
  const hand: Filter = { clauses: [{ kind: 'card' }, { kind: 'inZone', zone: 'hand', whose: YOU }] };
  return { kind: 'move', verb: 'discard', who: YOU, what: one(hand), to: 'graveyard' };
}

function bounces(): Effect {
  const permanents: Filter = { clauses: [{ kind: 'permanent' }, { kind: 'controlledBy', who: YOU }] };
  return { kind: 'move', verb: 'return', who: YOU, what: one(permanents), to: 'hand' };
}
