// Fields that contain nodes: of effects and their objects and tokens.
import { type KindKeys, leaves, type PlainKeys } from '../nodes.ts';

const COUNTED = { who: 'who', amount: 'amount' } as const;
const OF_PLAYERS = { who: 'who' } as const;
const OF_OBJECTS = { who: 'who', what: 'objects' } as const;
const DONE = { effects: 'effect', otherwise: 'effect' } as const;

export const EFFECT: KindKeys<'effect'> = {
  ...leaves('becomesDayOrNight', 'text'),
  draw: COUNTED,
  gainLife: COUNTED,
  loseLife: COUNTED,
  payLife: { ...COUNTED, atMost: 'amount' },
  payMana: OF_PLAYERS,
  setLife: COUNTED,
  putCounters: { amount: 'amount', on: ['objects', 'who'] },
  removeCounters: { amount: 'amount', from: ['objects', 'who'] },
  createTokens: {
    who: 'who',
    amount: 'amount',
    token: ['copyToken', 'token'],
    forEach: 'objects',
    attachedTo: 'ref',
    withCounters: 'counters',
    besides: 'effect',
  },
  getEmblem: { who: 'who', abilities: 'ability' },
  move: { who: 'who', what: 'objects', under: 'who', withCounters: 'counters', changes: 'change' },
  reveal: OF_OBJECTS,
  tap: OF_OBJECTS,
  untap: OF_OBJECTS,
  destroy: OF_OBJECTS,
  phaseOut: OF_OBJECTS,
  regenerate: OF_OBJECTS,
  transform: OF_OBJECTS,
  turnFaceDown: OF_OBJECTS,
  becomeCopy: { what: 'objects', of: 'ref', exceptions: 'exception' },
  meld: { into: 'printed' },
  shuffle: OF_PLAYERS,
  dealDamage: {
    source: 'ref',
    amount: 'amount',
    to: ['objects', 'who'],
    dealers: 'objects',
    excessTo: 'who',
    excessIf: 'condition',
  },
  moveCounters: { amount: 'amount', from: 'ref', to: 'ref' },
  exchangeControl: { one: 'ref', other: 'ref' },
  addMana: { ...COUNTED, among: 'filter' },
  winGame: OF_PLAYERS,
  loseGame: OF_PLAYERS,
  skip: OF_PLAYERS,
  attach: { what: 'ref', to: 'objects' },
  unattach: { what: 'objects' },
  turnKey: { what: 'objects' },
  continuous: { what: 'objects', changes: 'change', while: 'condition' },
  shield: { does: 'ability', uses: 'amount', each: 'filter' },
  may: { who: 'who', ...DONE },
  if: { condition: 'condition', then: 'effect', otherwise: 'effect' },
  populate: OF_PLAYERS,
  proliferate: OF_PLAYERS,
  shuffleHandAway: OF_PLAYERS,
  endTurn: OF_PLAYERS,
  timeTravel: OF_PLAYERS,
  performs: { what: 'objects', effects: 'effect' },
  designate: { what: 'objects' },
  designatePlayer: OF_PLAYERS,
  increaseSpeed: COUNTED,
  act: { effects: 'effect' },
  oneOf: { who: 'who', modes: 'effectMode' },
  lookAndPick: { who: 'who', look: ['until', 'amount'], take: 'filter', pick: 'filter' },
  repeat: { times: 'amount', effects: 'effect' },
  eachDoes: { who: 'who', effects: 'effect' },
  anyMay: { who: 'who', ...DONE },
  announce: OF_PLAYERS,
  discover: COUNTED,
};

export const OBJECTS: KindKeys<'objects'> = {
  ref: { ref: 'ref' },
  each: { filter: 'filter' },
  choose: { filter: 'filter', min: 'amount', max: 'amount' },
  target: { filter: 'filter' },
  rest: { among: 'filter', kept: 'objects' },
  chooseFromTop: { who: 'who', look: 'amount', min: 'amount', max: 'amount' },
  topOfLibrary: COUNTED,
};

export const TOKEN: PlainKeys<'token'> = { power: 'amount', toughness: 'amount', abilities: 'ability' };

export const COPY_TOKEN: PlainKeys<'copyToken'> = { copyOf: 'ref', exceptions: 'exception' };

export const COUNTERS: PlainKeys<'counters'> = { amount: 'amount' };

export const EFFECT_MODE: PlainKeys<'effectMode'> = { effects: 'effect' };

export const UNTIL: PlainKeys<'until'> = { until: 'filter', times: 'amount' };
