// Filters and references that say "this permanent", for abilities that rules rather than cards write.
import type { Filter } from './filter.ts';

/** Exactly the object the ability is on. */
export const SELF: Filter = { clauses: [{ kind: 'is', ref: { kind: 'self' } }] };

/** The same, as effects say it. */
export const ITSELF = { kind: 'ref', ref: { kind: 'self' } } as const;
