// Matching of a filter against an object.
export { matches } from './register-evaluators.ts';
