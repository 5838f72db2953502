// The door of the vocabulary: the closed lists of words of the game, each defined here and nowhere else.
export * from './choices.ts';
export * from './designations.ts';
export * from './effect-actions.ts';
export * from './performed-actions.ts';
export * from './printed.ts';
export * from './shorthand-words.ts';
export * from './turn.ts';
export * from './zones.ts';
