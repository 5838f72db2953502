// Common parts of sentences about a permanent's own entering: the event, and the modifiers of entering.
import type { Filter } from '../../../engine/index.ts';
import { either, type Phrase } from '../../phrase.ts';
import { SELF_REF } from '../words/players.ts';
import { entryModifiers } from './entry-modifiers.ts';

/** The object itself, as a filter. */
export const selfFilter: Filter = { clauses: [{ kind: 'is', ref: SELF_REF }] };
/** A replacement of the permanent's own entering. */
export const OWN_ENTERING = { kind: 'replacement', event: { kind: 'enters', what: selfFilter } } as const;
/** No condition, not optional. */
export const UNCONDITIONAL = { condition: undefined, optional: undefined } as const;
export const MANDATORY = { optional: undefined } as const;
/** The modifiers of entering, of one object and of several. */
export const entryModifiersOne = entryModifiers(false);
export const entryModifiersMany = entryModifiers(true);

/** Subject and verb of its own entering: "~ enters …", or "it enters …" where the line has named the object. */
export const itEntersWords: Phrase<undefined> = either('~ enters ', 'it enters ', 'he enters ', 'she enters ');
