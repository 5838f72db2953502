// The grammar of Oracle text, family by family.
//
// A family is a file that exports phrases; each reads a wording to the engine's own data and prints it back.
// To add one:
//  1. Find what it means in src/engine/ability. Missing there? Add a field or a variant with a one-line comment.
//  2. Write the wording as a template: form({ kind: 'draw', who: YOU })`draw ${{ amount: cards }}`. Constants and holes
//     together are the record; types check it. A hole {key: phrase} is a field, a bare record phrase gives its fields,
//     either('today', 'older') is words alone. says(value, 'words') is a fixed value, just`… ${phrase} …` words around one.
//     combine.ts has list, runs, option, orElse, optional, table, text, sentence, single; map(phrase, to, from) for the rest.
//  3. Two wordings of one meaning: put both in ranked([...]), the one we print first, or mark the other with variant();
//     checked() marks whatever would be printed in other words. weigh.ts: longest, beyond, prefer for what goes further.
//     Never let two meanings read the same whole line: that is reported as ambiguous.
//  4. List it: a sentence of a permanent's text in abilities.ts, a condition in conditions.ts, an amount in amounts.ts,
//     what follows a noun in posts.ts, a change in changes.ts, a way of entering in enters.ts, what happens instead in the
//     folder instead (an event and its results go together with would()), what can't happen in cant.ts. Grammar that
//     contains itself across files goes through words/forward-refs.ts.
//  5. Add example lines of our own to test/oracle/lines/<family>.txt, and look at `npm run coverage -- FILE`.
// In the text read here ~ is the object itself, sentences begin with a small letter, today's wording is used.
export { abilityLine } from './ability-line.ts';
export { printNoun } from './nouns/subjects.ts';
export { exceptions as exceptionList } from './statics/exceptions.ts';
export { effectSentences } from './statics/one-shot-effects.ts';
export { predicateAside, SET_ASIDE, type SetAside, sentenceAside } from './words/opaque-text.ts';
