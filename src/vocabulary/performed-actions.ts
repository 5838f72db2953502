// Keyword actions (701), and the other actions that abilities trigger on.

/** The keyword actions that make or change permanents, by the words that scenarios and cards name them with. */
export const KEYWORD_ACTIONS = [
  'goad',
  'investigate',
  'mill',
  'scry',
  'surveil',
  'proliferate',
  'populate',
  'monstrosity',
  'bolster',
  'it becomes day',
  'it becomes night',
  'manifest',
  'support',
  'explore',
  'adapt',
  'amass',
  'learn',
  'connive',
  'incubate',
  'the ring tempts you',
  'time travel',
  'discover',
  'cloak',
  'suspect',
  'manifest dread',
  'endure',
  'harness',
  'airbend',
  'earthbend',
  'blight',
  'recruit',
  'fabricate',
] as const;
export type KeywordAction = (typeof KEYWORD_ACTIONS)[number];

/**
 * Actions that are performed as a whole, so that abilities trigger on them: keyword actions, their variants (701.44b),
 * cycling (702.29c), crewing (702.122b, 702.122e), unlocking both
 * halves of a Room (709.5i) and rolls (706.1).
 */
export type PerformedAction =
  | KeywordAction
  | 'explore a land card'
  | 'explore a nonland card'
  | 'cycle'
  | 'crew a Vehicle'
  | 'become crewed'
  | 'fully unlock a Room'
  | 'search their library'
  | 'roll a die'
  | 'roll the planar die';
