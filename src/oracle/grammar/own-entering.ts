// What sentences about entering share: the event of one's own entering, and how it may go.
import type { Filter } from '../../engine/index.ts';
import { either, type Phrase } from '../phrase.ts';
import { SELF } from './players.ts';
import { ways } from './ways.ts';

/** The object itself. */
export const self: Filter = { clauses: [{ kind: 'is', ref: SELF }] };
/** A replacement of its own entering. */
export const itself = { kind: 'replacement', event: { kind: 'enters', what: self } } as const;
/** Under no condition, and not optional. */
export const always = { condition: undefined, optional: undefined } as const;
export const mandatory = { optional: undefined } as const;
/** The ways one thing enters, and several. */
export const one = ways(false);
export const many = ways(true);

/** "~ enters …", "it enters …" where the line has said which. */
export const itEnters: Phrase<undefined> = either('~ enters ', 'it enters ', 'he enters ', 'she enters ');
