// The interface of the engine: a position, an event, picks and an edition in; outcomes out. Pure.

export * from '../vocabulary/index.ts';
export type * from './ability/ability.ts';
export type * from './ability/amount.ts';
export { decideClause } from './ability/clause-logic.ts';
export type * from './ability/condition.ts';
export type * from './ability/continuous-effect.ts';
export type * from './ability/copy-exception.ts';
export type * from './ability/effect.ts';
export type * from './ability/filter.ts';
export { isOfSelf } from './ability/is-of-self.ts';
export type * from './ability/keyword.ts';
export type * from './ability/occurrence-subject.ts';
export type * from './ability/reference.ts';
export type * from './ability/replacement.ts';
export type * from './ability/text-bearing.ts';
export type * from './ability/trigger.ts';
export type * from './ability/value-change.ts';
export { mayChooseAsCast, mayTarget } from './attach/targeting.ts';
export type * from './choice/choice.ts';
export { OTHER_NAME } from './choice/distinguishable.ts';
export { copiedAbilities, copySourceOf, listedValues } from './copy/copiable.ts';
export type { Edition, RuleFlags } from './edition.ts';
export { editionOf, RULE_SWITCHES, recordingEdition } from './edition.ts';
export type { EffectOrigin } from './effects/affected-by-effect.ts';
export { keywordAction, withFirstTarget } from './effects/keyword-actions.ts';
export { lastingCopies, lastingEffects } from './effects/lasting-effects.ts';
export type * from './event/game-event.ts';
export { ofKeywordMove } from './event/keyword-moves.ts';
export { hasKeywordAbility } from './event/no-op.ts';
export type * from './event/occurrence.ts';
export { isOfObjects, objectsOf } from './event/split-event.ts';
export { layerSteps } from './explain-layers/layer-steps.ts';
export { expandKeyword } from './keywords/expand-keyword.ts';
export { giftEffect } from './keywords/gift.ts';
export type { KeywordName, KeywordShape } from './keywords/keyword-list.ts';
export { isKeyword, KEYWORD_NAMES, KEYWORDS } from './keywords/keyword-list.ts';
export { project } from './layers/project.ts';
export { undefinedChoicesOf, undefinedKeywordChoice } from './layers/undefined-choice.ts';
export { conditionHolds } from './match/condition-holds.ts';
export { typesCouldProduce } from './match/could-produce.ts';
export { evaluate } from './match/evaluate.ts';
export { zonesOfFilter } from './match/filter-zones.ts';
export { countersStay } from './match/keeps-counters.ts';
export { levelOf } from './match/level.ts';
export { hybridPaidBy } from './match/mana-spent.ts';
export { matches } from './match/matches.ts';
export type { MissedLimit } from './match/missed-limits.ts';
export { select } from './match/select.ts';
export { isTooNewToActivate } from './match/summoning-sick.ts';
export { turnRecordNumber } from './match/this-turn.ts';
export type { Context, Functioning, View } from './match/view.ts';
export {
  MISCONCEPTION_RULES,
  MISCONCEPTIONS,
  type Misconception,
  misconceptionsOf,
  recordingMisconceptions,
} from './misconception.ts';
export type * from './model/active-effect.ts';
export {
  asNewObject,
  changeState,
  draftObject,
  putInZone,
  removeFromZone,
  setObject,
} from './model/change-state.ts';
export type * from './model/characteristics.ts';
export type * from './model/game-object.ts';
export { returningTo } from './model/game-object.ts';
export type * from './model/ids.ts';
export { objectId, playerId } from './model/ids.ts';
export { colorsOfCost, manaValueOf } from './model/mana-cost.ts';
export type { OfKind } from './model/of-kind.ts';
export { predefinedNames, predefinedToken } from './model/predefined-tokens.ts';
export type * from './model/state.ts';
export * from './model/subtypes.ts';
export { inZone, zoneKey } from './model/zone-lists.ts';
export { unpayableCost } from './pipeline/payable.ts';
export { type ActivatedAbilityKind, activationForbiddenBy } from './replacement/activation-restrictions.ts';
export { castRestrictions } from './replacement/cast-restrictions.ts';
export type { Unpayable } from './replacement/impossible-instruction.ts';
export type * from './solve/outcome.ts';
export { positionBefore } from './solve/position-before.ts';
export { solve } from './solve/solve.ts';
export type * from './trail/fact.ts';
export type * from './trail/step.ts';
export { castCountOf, isCountedSpell } from './trigger/ordinal-of-cast.ts';
export { map, some, speaksOfChoice, targetsIn, visit } from './walk/index.ts';
