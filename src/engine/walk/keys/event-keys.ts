// Fields that contain nodes: of trigger events, event patterns and rewrites.
import { type KindKeys, leaves, type PlainKeys } from '../nodes.ts';

const OF_PLAYERS = { who: 'who' } as const;
const OF_OBJECTS = { what: 'filter' } as const;

export const EVENT: KindKeys<'event'> = {
  enters: { what: 'filter', under: 'who' },
  createTokens: { under: 'who', what: 'filter' },
  putCounters: { on: ['filter', 'who'], by: 'who' },
  removeCounters: { on: 'filter' },
  dealDamage: { source: 'filter', to: ['filter', 'who'], lessThan: 'amount' },
  draw: OF_PLAYERS,
  gainLife: OF_PLAYERS,
  loseLife: OF_PLAYERS,
  payLife: OF_PLAYERS,
  loseGame: OF_PLAYERS,
  winGame: OF_PLAYERS,
  destroy: OF_OBJECTS,
  move: { what: 'filter', by: 'who' },
  mill: OF_PLAYERS,
  scry: OF_PLAYERS,
  search: OF_PLAYERS,
  shuffle: OF_PLAYERS,
  discard: OF_PLAYERS,
  begin: OF_PLAYERS,
  addMana: { source: 'filter', who: 'who' },
  turnFaceUp: OF_OBJECTS,
  untap: OF_OBJECTS,
  transform: OF_OBJECTS,
  tap: OF_OBJECTS,
  flipCoin: OF_PLAYERS,
  rollDie: OF_PLAYERS,
  explore: OF_PLAYERS,
  proliferate: OF_PLAYERS,
};

export const CANT: KindKeys<'cant'> = {
  ...EVENT,
  ...leaves('text'),
  regenerated: OF_OBJECTS,
  sacrificed: OF_OBJECTS,
  prevented: { source: 'filter', to: ['filter', 'who'] },
  sacrificeToPay: { who: 'who', what: 'filter' },
  searchLibrary: OF_PLAYERS,
  moreCounters: OF_OBJECTS,
  untapMore: { who: 'who', what: 'filter' },
  haveCounters: OF_OBJECTS,
  attachTo: { what: 'filter', to: 'filter' },
  targetAsCast: OF_OBJECTS,
  activate: { what: 'filter', who: 'who' },
  target: { who: 'who', from: 'filter' },
};

const DONE_BY = { who: 'who', what: 'filter', during: 'who' } as const;
const DONE_BECAUSE = { ...DONE_BY, by: 'who' } as const;
const DONE_TO = { what: 'filter', during: 'who' } as const;
const TURNED = { what: 'filter', into: 'filter', who: 'who', during: 'who' } as const;

export const TRIGGER: KindKeys<'trigger'> = {
  enters: { what: 'filter', fromWhose: 'who', under: 'who', attachedTo: 'filter', during: 'who' },
  dies: { ...DONE_TO, by: 'who' },
  leaves: { ...DONE_TO, by: 'who' },
  moves: DONE_TO,
  countersPut: { on: ['filter', 'who'], who: 'who', during: 'who' },
  countersRemoved: { on: 'filter', during: 'who' },
  chapter: { during: 'who' },
  tokensCreated: DONE_BY,
  gainsLife: DONE_BECAUSE,
  losesLife: DONE_BECAUSE,
  draws: DONE_BECAUSE,
  discards: DONE_BECAUSE,
  mills: DONE_BECAUSE,
  sacrifices: DONE_BECAUSE,
  dealsDamage: { source: 'filter', to: ['filter', 'who'], amount: 'damageAmount', during: 'who' },
  dealtDamage: DONE_TO,
  damagePrevented: { to: ['filter', 'who'], during: 'who' },
  begins: { whose: 'who', during: 'who' },
  taps: TURNED,
  untaps: TURNED,
  transforms: TURNED,
  turnsFaceUp: TURNED,
  phasesIn: TURNED,
  phasesOut: TURNED,
  mutates: TURNED,
  acts: { who: ['filter', 'who'], during: 'who' },
  becomes: DONE_TO,
  attacks: { what: 'filter', whom: ['filter', 'who'], during: 'who' },
  attacksWith: { who: 'who', what: 'filter', whom: ['filter', 'who'], beside: 'filter', during: 'who' },
  becomesUnblocked: DONE_TO,
  blocks: DONE_TO,
  becomesBlocked: DONE_TO,
  attacksAlone: DONE_TO,
  casts: DONE_BY,
  activates: DONE_BY,
  becomesAttached: { what: 'filter', to: ['ref', 'filter'], during: 'who' },
  becomesUnattached: DONE_TO,
  causesTrigger: { cause: 'trigger', during: 'who' },
  dayNight: { during: 'who' },
  playerBecomes: { who: 'who', during: 'who' },
  becomesTarget: { what: 'filter', spell: 'filter', who: 'who', during: 'who' },
  addsMana: DONE_BY,
  playsLand: DONE_BY,
  cycles: DONE_BY,
  paysLife: { who: 'who', during: 'who' },
  losesGame: { who: 'who', during: 'who' },
  state: { condition: 'condition', during: 'who' },
  text: { about: 'subject', during: 'who' },
};

export const SUBJECT: KindKeys<'subject'> = {
  ...leaves('moved', 'began', 'acted', 'designated', 'damaged', 'entered', 'countersPut', 'countersRemoved'),
  ...leaves('gainedLife', 'lostLife', 'paidLife', 'drew', 'tapped', 'untapped', 'transformed', 'turnedFaceUp'),
  ...leaves('turnedFaceDown', 'prevented', 'phasedIn', 'phasedOut', 'becameCopy', 'mutated', 'attached'),
  ...leaves('addedMana', 'unattached', 'attacked', 'wasCast', 'activated', 'targeted', 'dayNight', 'playerDesignated'),
  ...leaves('lostGame', 'skipped'),
};

export const REWRITE: KindKeys<'rewrite'> = {
  ...leaves('tapped', 'transformed', 'prepared', 'protector', 'faceDown', 'scale', 'halve', 'skip', 'lifeFloor'),
  ...leaves('asThough', 'regenerate', 'manaColor', 'noMore'),
  withCounters: { amount: 'amount' },
  withChoiceOfCounter: { amount: 'amount' },
  withEachKind: { on: 'ref' },
  asCopy: { of: ['filter', 'copiedSource'], exceptions: 'exception' },
  underControl: OF_PLAYERS,
  choose: { who: 'who', among: 'range' },
  becomes: { changes: 'change' },
  attached: { to: ['filter', 'who'] },
  do: { effects: 'effect' },
  may: { who: 'who', effects: 'effect', then: 'rewrite', otherwise: 'rewrite' },
  if: { condition: 'condition', then: 'rewrite', otherwise: 'rewrite' },
  modes: { who: 'who', modes: 'rewriteMode' },
  add: { amount: 'amount' },
  setAmount: { amount: 'amount' },
  tokens: { token: 'token', amount: 'amount', each: 'token' },
  tokenCopies: { of: ['ref', 'filter'] },
  counterKind: { amount: 'amount' },
  zone: { withCounters: 'counters' },
  instead: { effects: 'effect' },
  also: { effects: 'effect' },
  prevent: { amount: 'amount', leave: 'amount', then: 'effect' },
  redirect: { to: ['ref', 'who'], amount: 'amount' },
  removeCounter: { amount: 'amount' },
};

export const RANGE: KindKeys<'range'> = {
  ...leaves('words', 'except', 'described'),
  numbers: { from: 'amount', to: 'amount' },
  filter: { filter: 'filter' },
};

export const REWRITE_MODE: PlainKeys<'rewriteMode'> = { rewrites: 'rewrite' };
