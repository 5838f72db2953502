// Whether an object is what a filter describes.
export { matches } from './register-evaluators.ts';
