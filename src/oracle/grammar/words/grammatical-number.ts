// Grammatical number of a predicate: "gets" for one object, "get" for several.

/** Whether a predicate speaks of one object or of several. */
export type GrammaticalNumber = 'one' | 'many';
