// What sentences about entering share: the event of one's own entering, and how it may go.
import type { Filter } from '../../../engine/index.ts';
import { either, type Phrase } from '../../phrase.ts';
import { SELF_REF } from '../words/players.ts';
import { entryModifiers } from './entry-modifiers.ts';

/** The object itself. */
export const selfFilter: Filter = { clauses: [{ kind: 'is', ref: SELF_REF }] };
/** A replacement of its own entering. */
export const OWN_ENTERING = { kind: 'replacement', event: { kind: 'enters', what: selfFilter } } as const;
/** Under no condition, and not optional. */
export const UNCONDITIONAL = { condition: undefined, optional: undefined } as const;
export const MANDATORY = { optional: undefined } as const;
/** The ways one thing enters, and several. */
export const entryModifiersOne = entryModifiers(false);
export const entryModifiersMany = entryModifiers(true);

/** "~ enters …", "it enters …" where the line has said which. */
export const itEntersWords: Phrase<undefined> = either('~ enters ', 'it enters ', 'he enters ', 'she enters ');
