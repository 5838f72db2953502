// Selection of the objects that match a filter.
export { select } from './register-evaluators.ts';
