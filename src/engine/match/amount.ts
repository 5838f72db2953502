// How many: an amount worked out in a position.
export { evaluate } from './tie.ts';
