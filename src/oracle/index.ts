// The door of the Oracle compiler: text of cards to the engine's abilities, and abilities back to text.
import type { Ability } from '../engine/index.ts';
import { abilityLine } from './grammar/index.ts';
import { raiseStarts } from './normalize.ts';

export { type ActivatedParts, activatedParts, isOfMana, loyaltySymbol } from './activation-parts.ts';
export { LINE_GROUPS, type LineGroup } from './classify.ts';
export { type CompiledCard, type CompiledLine, compileCard, type LineReader, type UnreadLine } from './compile-card.ts';
export { compileExceptions } from './compile-exceptions.ts';
export { type CoverageReport, measureCoverage, memoizedReader } from './coverage.ts';
export { type CostPart, readActivationCost } from './effects/activation-costs.ts';
export { activationLimit } from './effects/activation-limits.ts';
export { type ActivationTiming, activationTiming, SORCERY_STEPS } from './effects/activation-timings.ts';
export { additionalCostsIn, speaksOfPaid } from './effects/additional-cost-text.ts';

export { compileEffects, type EffectOptions } from './effects/effect-sentences.ts';
export { compileInstructions, type SpellInstructions } from './effects/instructions.ts';
export { compileOwnReplacements, type OwnReplacement } from './effects/own-replacements.ts';
export type { PlacedCounters, PlacementManner } from './effects/placement-manner.ts';
export { compilePlacements, type Placement } from './effects/placements.ts';
export { replacingSentences } from './effects/replacing-sentences.ts';
export type { Provided } from './effects/said-of-placed.ts';
export type { SpellTarget } from './effects/spell-sentence.ts';
export { onlyLooksAtLibrary, reasonUnplayed, type Unplayed } from './effects/unplayed-sentences.ts';
export { type EntryFacts, entryFacts } from './entry-facts.ts';
export { SENTENCE_GROUPS, type SentenceGroup } from './event-sentences.ts';
export type { FourNumbers, UnderstandingReport } from './four-numbers.ts';
export { withCastEffects } from './lower/cast-effects.ts';
export { hasPrototype } from './lower/prototype.ts';
export { type LineReading, type LineStatus, readLine } from './read-line.ts';
export { abilitiesMeant, abilityWord } from './texts/abilities-meant.ts';
export { dividingIn, divisionOf, withoutDividing, withShares } from './texts/divided.ts';
export { type EffectReach, fixedNumberIn, reachOf } from './texts/effect-amounts.ts';
export { createsTokenOf, type EffectMatter, isOfMatter } from './texts/effect-matters.ts';
export { emblemCard } from './texts/emblem-of.ts';
export { meldsInto } from './texts/meld-partners.ts';
export {
  instructionOf,
  isModal,
  modeLimits,
  modeLines,
  modesMeant,
  offersMode,
  ofMode,
  withModes,
} from './texts/modes.ts';
export { afterCost, selfNamesOf, sentenceNaming } from './texts/names-and-costs.ts';
export { placementTexts, withoutSubject } from './texts/placement-texts.ts';
export { placementsAbout } from './texts/placements-about.ts';
export { sentenceOnEntering } from './texts/said-on-entering.ts';
export { CAST_FROM_GRAVEYARD, hasOptionalCost, isOfBearing, textAsCast } from './texts/text-as-cast.ts';
export { type TriggerWording, wordingOf } from './texts/trigger-wording.ts';
export { zoneMovedOutOf } from './texts/zone-moved-out-of.ts';
export { UNDERSTANDINGS, type Understanding } from './understanding.ts';
export { type UnreadSubject, unreadSubjects } from './unread-subjects.ts';

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
    const { givesItself: _, ...plain } = ability;
    return plain;
  }
  if (ability.kind !== 'keyword' || ability.spares === undefined) return ability;
  const { spares: _, ...plain } = ability;
  return plain;
}
