// The grammar of Oracle text, family by family.
//
// A family is a file that exports phrases; each reads a wording to the engine's own data and prints it back.
// To add one:
//  1. Find its meaning in src/engine/ability. Missing there? Add a field or a variant with a one-line comment.
//  2. Write the wording as a template: template({ kind: 'draw', who: YOU })`draw ${{ amount: cards }}`. Constants and
//     holes together are the record; types check it. A hole {key: phrase} is a field, a bare record phrase gives its
//     fields, either('today', 'older') is words alone. constant(value, 'words') is a fixed value, wrapping`… ${phrase}`
//     words around one. combine.ts has lists, parts that may be left out, tables of words and sentences;
//     mapPhrase(phrase, to, from) is for the rest.
//  3. Two wordings of one meaning: put both in rankedWordings(name, [...]), the printed one first, or mark the other
//     with variant(); printsAsRead() marks those that would be printed in other words. disambiguate.ts has longest,
//     firstOrFurther and prefer. Never let two meanings read the same whole line: that is reported as ambiguous.
//  4. List it: a sentence of a permanent's text in ability-line.ts, a condition in conditions.ts, an amount in
//     amounts.ts, a postmodifier in postmodifiers.ts, a change in changes.ts, a way of entering in entry-modifiers.ts,
//     an instruction of spells in effects/spell-actions.ts,
//     a replacement in the folder instead (event and result joined by wouldSentence()), a "can't" effect in cant.ts.
//     Grammar that contains itself across files uses words/forward-refs.ts.
//  5. Add example lines of our own to test/oracle/lines/<family>.txt, and look at `npm run coverage -- FILE`.
// In the text read here ~ is the object itself, sentences begin with a small letter, today's wording is used.
export { abilityLine } from './ability-line.ts';
export { ifCondition } from './conditions/conditions.ts';
export { ANY_TARGET } from './effects/acted-on.ts';
export { spellSentences } from './effects/spell-actions.ts';
export { ownDamageInstead } from './instead/own-damage.ts';
export { printNoun } from './nouns/subjects.ts';
export { exceptions as exceptionList } from './statics/exceptions.ts';
export { effectSentences } from './statics/one-shot-effects.ts';
export { OPAQUE_PATTERNS, type OpaquePattern, opaquePredicate, opaqueSentence } from './words/opaque-text.ts';
