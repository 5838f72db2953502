// The door of the Oracle compiler: text of cards to the engine's abilities, and abilities back to text. Whoever imports
// it loads the whole grammar.
import type { Ability } from '../engine/index.ts';
import { abilityLine } from './grammar/index.ts';
import { raiseStarts } from './normalize.ts';

export { LINE_GROUPS, type LineGroup } from './classify.ts';
export { type CompiledCard, type CompiledLine, compileCard, type LineReader, type UnreadLine } from './compile-card.ts';
export { compileExceptions } from './compile-exceptions.ts';
export { type CoverageReport, measureCoverage, memoizedReader } from './coverage.ts';
export { compileEffects } from './effects/effect-sentences.ts';
export { compileInstructions } from './effects/instructions.ts';
export { compileOwnReplacements } from './effects/own-replacements.ts';
export { compilePlacements } from './effects/placements.ts';
export { compileCondition } from './effects/stated-condition.ts';
export { type EntryFacts, entryFacts } from './entry-facts.ts';
export { SENTENCE_GROUPS, type SentenceGroup } from './event-sentences.ts';
export type { FourNumbers, UnderstandingReport } from './four-numbers.ts';
export { withCastEffects } from './lower/cast-effects.ts';
export { type LineReading, type LineStatus, readLine } from './read-line.ts';
export { UNDERSTANDINGS, type Understanding } from './understanding.ts';

/** An ability in words, with ~ for the object it is on; undefined where the grammar has no words for it. */
export function printAbility(ability: Ability): string | undefined {
  if (ability.kind === 'unread' || ability.kind === 'spell' || ability.kind === 'activated') return ability.text;
  const printed = abilityLine.print([asPrinted(ability)]);
  return printed === undefined ? undefined : raiseStarts(printed);
}

/**
 * The ability without the object that a protection does not remove (702.16n), which the granting sentence names, and
 * without what was found out of its effect.
 */
function asPrinted(ability: Ability): Ability {
  if (ability.kind === 'triggered') {
    const { givesItself: _, mana: __, ...plain } = ability;
    return plain;
  }
  if (ability.kind !== 'keyword' || ability.spares === undefined) return ability;
  const { spares: _, ...plain } = ability;
  return plain;
}
