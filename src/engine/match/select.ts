// The objects a filter describes.
export { select } from './tie.ts';
