// Evaluation of an amount in a position.
export { evaluate } from './register-evaluators.ts';
