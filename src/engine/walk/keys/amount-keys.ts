// Fields that contain nodes: of amounts, conditions, clauses and references.
import { type KindKeys, leaves } from '../nodes.ts';

const OF_AMOUNTS = { of: 'amount', n: 'amount' } as const;
const OF_PLAYERS = { who: 'who' } as const;
const OF_FILTER = { of: 'filter' } as const;

export const AMOUNT: KindKeys<'amount'> = {
  ...leaves('x', 'that', 'prevented', 'startingLife', 'devotion', 'domain', 'party', 'colorsSpent', 'manaSpent'),
  ...leaves('timesKicked', 'timesPaid', 'linked', 'linkedTotal', 'remembered', 'chosenNumber', 'classLevel', 'any'),
  count: OF_FILTER,
  different: OF_FILTER,
  alike: OF_FILTER,
  measure: { of: 'ref' },
  treasureMana: { of: 'ref' },
  commanderCasts: OF_PLAYERS,
  playersWith: { who: 'who', of: 'amount', n: 'amount' },
  unspentMana: OF_PLAYERS,
  keywordTotal: { of: 'ref' },
  timesAttacked: { of: 'ref' },
  unlockedDoors: OF_FILTER,
  greatest: OF_FILTER,
  least: OF_FILTER,
  total: OF_FILTER,
  countersOn: { of: 'ref' },
  countersAmong: OF_FILTER,
  life: OF_PLAYERS,
  playerCounters: OF_PLAYERS,
  players: OF_PLAYERS,
  playersWhere: OF_PLAYERS,
  most: { who: 'who', of: 'filter' },
  handSize: OF_PLAYERS,
  librarySize: OF_PLAYERS,
  graveyardSize: OF_PLAYERS,
  thisTurn: OF_PLAYERS,
  speed: OF_PLAYERS,
  symbols: OF_FILTER,
  plus: OF_AMOUNTS,
  minus: OF_AMOUNTS,
  times: { of: 'amount' },
  product: OF_AMOUNTS,
  half: { of: 'amount' },
  atMost: OF_AMOUNTS,
};

export const CONDITION: KindKeys<'condition'> = {
  ...leaves('kicked', 'paid', 'manaSpent', 'chosenWord', 'chosenIs', 'level', 'status', 'dayNight', 'unread'),
  and: { of: 'condition' },
  or: { of: 'condition' },
  not: { of: 'condition' },
  count: { of: 'filter', amount: 'amount' },
  playerCount: { who: 'who', of: 'filter', amount: 'amount' },
  compare: { left: 'amount', right: 'amount' },
  is: { ref: 'ref', filter: 'filter' },
  copiable: { ref: 'ref', filter: 'filter' },
  turn: OF_PLAYERS,
  step: OF_PLAYERS,
  wasCast: { by: 'who' },
  designation: OF_PLAYERS,
  happened: OF_PLAYERS,
  linked: { filter: 'filter', amount: 'amount' },
  delirium: OF_PLAYERS,
  threshold: OF_PLAYERS,
  hellbent: OF_PLAYERS,
  metalcraft: OF_PLAYERS,
  ferocious: OF_PLAYERS,
};

export const CLAUSE: KindKeys<'clause'> = {
  ...leaves('permanent', 'card', 'spell', 'token', 'type', 'subtype', 'supertype', 'color', 'colorless'),
  ...leaves('multicolored', 'monocolored', 'historic', 'outlaw', 'modified', 'adventure', 'enchanted', 'equipped'),
  ...leaves(
    'commander',
    'party',
    'named',
    'keyword',
    'noAbilities',
    'manaAbility',
    'parity',
    'other',
    'tapped',
    'untapped',
  ),
  ...leaves('attacking', 'blocking', 'blocked', 'unblocked', 'faceDown', 'faceUp', 'transformed', 'designation'),
  ...leaves('chosen', 'costHas'),
  all: { of: 'clause' },
  any: { of: 'clause' },
  not: { of: 'clause' },
  measure: { amount: 'amount' },
  counters: { amount: 'amount' },
  controlledBy: OF_PLAYERS,
  ownedBy: OF_PLAYERS,
  inZone: { whose: 'who' },
  is: { ref: 'ref' },
  attachedTo: { ref: 'ref' },
  attachedToA: OF_FILTER,
  withAttached: OF_FILTER,
  targets: { of: ['filter', 'who'] },
  attackingPlayer: OF_PLAYERS,
  shares: { with: ['ref', 'filter'] },
  history: { who: 'who', by: 'ref' },
};

export const REF: KindKeys<'ref'> = {
  ...leaves('self', 'it', 'attached', 'target', 'source', 'chosen', 'those'),
  top: { whose: 'who' },
};

export const WHO: KindKeys<'who'> = {
  ...leaves('you', 'opponent', 'anyone', 'another', 'attached', 'chosen', 'that', 'active', 'defending', 'target'),
  ...leaves('protector', 'monarch', 'mostLife'),
  controllerOf: { of: 'ref' },
  ownerOf: { of: 'ref' },
};
