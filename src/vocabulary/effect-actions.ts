// Actions of effects, each in one word or two: what a spell or ability has somebody do.

/** An action of an effect: questions ask for abilities that do it, and texts of effects are read for it. */
export type EffectAction =
  | 'draw'
  | 'gain life'
  | 'lose life'
  | 'damage'
  | 'token'
  | 'mana'
  | 'search'
  | 'return'
  | 'sacrifice'
  | 'untap'
  | 'exile'
  | 'destroy'
  | 'shuffle'
  | 'scry'
  | 'surveil'
  | 'investigate'
  | 'proliferate';
