// The door to readers of whole texts of cards, which do without the grammar: `compiler.ts` is the door to that.

export { type ActivatedParts, activatedParts, isOfMana, loyaltySymbol } from './activation-parts.ts';
export type { EffectOptions } from './effects/effect-sentences.ts';
export type { SpellInstructions } from './effects/instructions.ts';
export type { OwnReplacement } from './effects/own-replacements.ts';
export type { PlacedCounters, PlacementManner } from './effects/placement-manner.ts';
export type { Placement } from './effects/placements.ts';
export { replacingSentences } from './effects/replacing-sentences.ts';
export type { Provided } from './effects/said-of-placed.ts';
export type { SpellTarget } from './effects/sentence-targets.ts';
export { isOnlyLater, onlyLooksAtLibrary, reasonUnplayed, type Unplayed } from './effects/unplayed-sentences.ts';
export { hasPrototype } from './lower/prototype.ts';
export { abilitiesMeant, abilityWord } from './texts/abilities-meant.ts';
export { type ActivationCost, type CostPart, readActivationCost } from './texts/activation-costs.ts';
export { activationLimit } from './texts/activation-limits.ts';
export { type ActivationTiming, activationTiming, SORCERY_STEPS } from './texts/activation-timings.ts';
export { additionalCostsIn, speaksOfPaid } from './texts/additional-cost-text.ts';
export { saysOfChoice, saysOfChoosing, saysOfLifePaid, saysOfX } from './texts/chosen-words.ts';
export { dividingIn, divisionOf, withoutDividing, withShares } from './texts/divided.ts';
export { type EffectReach, fixedNumberIn, fixedObjectsIn, reachOf } from './texts/effect-amounts.ts';
export { createsTokenOf, deniesAction, type EffectMatter, isOfMatter } from './texts/effect-matters.ts';
export { emblemCard } from './texts/emblem-of.ts';
export {
  isCrafting,
  isCrewing,
  isCycling,
  isEquipping,
  isSaddling,
  keywordActivations,
} from './texts/keyword-activations.ts';
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
export { hasTargets } from './texts/names-target.ts';
export { type CastLimit, castLimits } from './texts/own-cast-limits.ts';
export { placementTexts, withoutSubject } from './texts/placement-texts.ts';
export { fitsToken, placementsAbout, possiblePlacements, zonesNamed } from './texts/placements-about.ts';
export { placesNothing, tokensDescribed } from './texts/places-nothing.ts';
export { sentenceOnEntering } from './texts/said-on-entering.ts';
export { lastsWhileItStays, leavingWordsOf } from './texts/set-up-by-entering.ts';
export {
  CAST_FROM_GRAVEYARD,
  hasOptionalCost,
  isOfBearing,
  isOfOtherCasting,
  textAsCast,
} from './texts/text-as-cast.ts';
export { type TriggerWording, wordingOf } from './texts/trigger-wording.ts';
export { returnsToOnceItLeaves } from './texts/until-it-leaves.ts';
export { type Designated, isOfPermanents, missingWay } from './texts/ways-to-designation.ts';
export { zoneMovedOutOf } from './texts/zone-moved-out-of.ts';
export { type UnreadSubject, unreadSubjects } from './unread-subjects.ts';
export { type CardWording, cardWording, type Instructed, type LimitingSentence } from './wording/card-wording.ts';
export { absorbs, isLimited } from './wording/objects-said.ts';
export type { SpellAction, SpellAmount, TokenCopies } from './wording/spell-action.ts';
