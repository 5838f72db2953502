// The objects a filter describes.
export { select } from './register-evaluators.ts';
