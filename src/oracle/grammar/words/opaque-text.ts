// Text on which no answer depends, kept as it stands, by pattern: combat, untapping, casting, costs.
import { textMatching } from '../../combine.ts';
import type { Phrase } from '../../phrase.ts';
import type { GrammaticalNumber } from './grammatical-number.ts';
import { type OpaquePattern, PREDICATES, SENTENCES } from './opaque-patterns.ts';

export type { OpaquePattern } from './opaque-patterns.ts';

/** The rest of such a predicate, up to the next predicate or the end of the sentence. */
const TAIL =
  '(?:(?!,? and (?:has|have|gets?|is|are|loses?|can\'t be (?:sacrificed|enchanted|regenerated|equipped))(?![a-z])|\\. |"|\\.$| as long as | instead)[^"\\n])*';

/** A predicate about combat, untapping or targeting: "can't attack or block", "doesn't untap during …". */
export function opaqueCombatText(number: GrammaticalNumber): Phrase<string> {
  const starts = PREDICATES.flatMap(it => it[number] ?? []);
  return textMatching('combat', new RegExp(`(?:${starts.join('|')})(?![a-z])${TAIL}`));
}

/** Words that bear on answers: a sentence with one of them is set aside only by a pattern with `bearing`. */
const BEARING =
  '(?![^"\\n]*\\b(?:enters?|entering|instead|would|becomes?|gain life|lose life|draw cards|draw more|counters? (?:put|on)|tokens?|prevented)\\b)';

/** Whole sentences that are set aside. */
export const opaque: Phrase<string> = textMatching(
  'a rule of casting, costs or combat',
  new RegExp(`(?:${BEARING}(?:${patterns(false)})|${patterns(true)})(?<!\\.)`),
);

function patterns(bearing: boolean): string {
  return SENTENCES.flatMap(it => (it.bearing === bearing ? [it.pattern] : [])).join('|');
}

/** All patterns of predicates and sentences. */
export const OPAQUE_PATTERNS: readonly OpaquePattern[] = [...PREDICATES, ...SENTENCES];

/** The first pattern that sets a predicate aside, as `opaqueCombatText` reads it. */
export function opaquePredicate(words: string): OpaquePattern | undefined {
  return WHOLE_PREDICATES.find(it => it.whole.test(words))?.row;
}

/** The first pattern that sets a sentence aside, as `opaque` reads it. */
export function opaqueSentence(words: string): OpaquePattern | undefined {
  return WHOLE_SENTENCES.find(it => it.whole.test(words))?.row;
}

const WHOLE_PREDICATES = PREDICATES.map(row => ({
  row,
  whole: new RegExp(`^(?:${row.many === undefined ? row.one : `${row.one}|${row.many}`})(?![a-z])`),
}));
const WHOLE_SENTENCES = SENTENCES.map(row => ({ row, whole: new RegExp(`^(?:${row.pattern})$`) }));
