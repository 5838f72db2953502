// Whether an object is what a filter describes.
export { matches } from './tie.ts';
