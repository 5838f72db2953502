// How many: an amount worked out in a position.
export { evaluate } from './register-evaluators.ts';
