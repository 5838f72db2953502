// Passes over the tokens of a question, in their order: each rewrites what the readers of clauses have no need to know of.
import { withActivations } from '../model/activations.ts';
import type { PassContext } from '../model/pass-context.ts';
import { withChoices } from '../tokens/chosen.ts';
import type { Token } from '../tokens/question-token.ts';
import { withAbilitiesAsCauses } from './abilities/abilities-as-causes.ts';
import { withAbilitiesByDeeds } from './abilities/abilities-by-deeds.ts';
import { withAbilitiesByWords, withColorsOfMana } from './abilities/abilities-by-words.ts';
import { withAbilitiesInWords } from './abilities/abilities-in-words.ts';
import { withChaptersChosen } from './abilities/chapters-chosen.ts';
import { withChoicesTold } from './abilities/choices-told.ts';
import { withCrews } from './abilities/crews.ts';
import { withKeywordChoices } from './abilities/keyword-choices.ts';
import { withLoyaltyManner } from './abilities/loyalty-manner.ts';
import { withLandsTapped } from './abilities/made-to-tap.ts';
import { withManaMade } from './abilities/mana-made.ts';
import { withOwnCastTriggers } from './abilities/own-cast-triggers.ts';
import { withPuttersUsed } from './abilities/putters-used.ts';
import { withRevealedEntering } from './abilities/revealed-entering.ts';
import { withoutSupposedChoices } from './abilities/supposed-choices.ts';
import { withTriggersResolving } from './abilities/trigger-resolutions.ts';
import { withTriggersFinding } from './abilities/triggers-finding.ts';
import { withAffectedKinds } from './asked/affected-kinds.ts';
import { withAfterwards } from './asked/afterwards.ts';
import { withAmountsAsked } from './asked/amounts-asked.ts';
import { withAnswersOffered } from './asked/answers-offered.ts';
import { withAlternativesAsked } from './asked/asked-alternatives.ts';
import { withAskedBefore } from './asked/asked-before.ts';
import { withoutAskedFacts } from './asked/asked-facts.ts';
import { withAskedFinds } from './asked/asked-finds.ts';
import { withAskedPieces } from './asked/asked-in-pieces.ts';
import { withAskedTypes, withTurnedInto } from './asked/asked-types.ts';
import { withAskedSubjects } from './asked/asking-who.ts';
import { withAttacksAsked } from './asked/attacks-asked.ts';
import { withButClauses } from './asked/but-clauses.ts';
import { withClaimsAsked } from './asked/claims-of-meaning.ts';
import { withoutConditionalWould } from './asked/conditions-with-would.ts';
import { withConsequencesGuessed } from './asked/consequences-guessed.ts';
import { withTriggersCounted } from './asked/counted-triggers.ts';
import { withCountsAskedFirst } from './asked/counts-asked-first.ts';
import { withCountsGuessed } from './asked/counts-guessed.ts';
import { withDeclaredQuestions } from './asked/declared-questions.ts';
import { withEnoughFor } from './asked/enough-for.ts';
import { withExamples } from './asked/examples.ts';
import { withFetchesAsked } from './asked/fetches-asked.ts';
import { withGuesses } from './asked/guesses.ts';
import { withHaulsAsked } from './asked/hauls-asked.ts';
import { withHearsay } from './asked/hearsay.ts';
import { withKindsAfterSizes } from './asked/kinds-after-sizes.ts';
import { withGainsOfCasts } from './asked/leave-and-gains.ts';
import { withLeaveAsked } from './asked/leave-asked.ts';
import { withManaAsked } from './asked/mana-asked.ts';
import { withoutModalsTold } from './asked/modal-statements.ts';
import { withMostAsked } from './asked/most-asked.ts';
import { withNamedAsAsked } from './asked/named-and-asked.ts';
import { withNoneGuessed } from './asked/none-guessed.ts';
import { withObstacles } from './asked/obstacles.ts';
import { withoutOpinionsTold } from './asked/opinions-told.ts';
import { withoutOrNot } from './asked/or-not.ts';
import { withContrastedSizes } from './asked/or-the-other.ts';
import { withOwnBounceAsked } from './asked/own-bounce-asked.ts';
import { withPlacesOffered } from './asked/places-offered.ts';
import { withPlayedOnesAsked } from './asked/played-ones-asked.ts';
import { withAskedCounts, withHasGot, withoutAskedOwners, withQuestionMarks } from './asked/question-tags.ts';
import { withResultsOfSums } from './asked/results-of-sums.ts';
import { withResultsSupposed } from './asked/results-supposed.ts';
import { withSearchesAsked } from './asked/searches-asked.ts';
import { withoutSideQuestions } from './asked/side-questions.ts';
import { withSplitVerbs } from './asked/split-verbs.ts';
import { withStillAsked } from './asked/still-asked.ts';
import { withTokensAskedOf } from './asked/tokens-asked-of.ts';
import { withTypesForNames } from './asked/types-for-names.ts';
import { withFragmentsAsked } from './asked/unmarked-fragments.ts';
import { withVictimsAsked } from './asked/victims-asked.ts';
import { withWishesAsked } from './asked/wanted-deeds.ts';
import { withAfterPlaying } from './events/after-playing.ts';
import { withoutAimsAtAll } from './events/aimed-at-all.ts';
import { withAimsAsked } from './events/aims-asked.ts';
import { withAimsTold } from './events/aims-told.ts';
import { withAnsweredSpells } from './events/answered-spells.ts';
import { withAnySpells } from './events/any-spells.ts';
import { withAttackers } from './events/attackers.ts';
import { withAttackingNamed } from './events/attacking-named.ts';
import { withAttacksGoneThrough } from './events/attacks-gone-through.ts';
import { withAttacksNamed } from './events/attacks-named.ts';
import { withAuraVerbs } from './events/aura-verbs.ts';
import { withAurasOnKinds } from './events/auras-on-kinds.ts';
import { withBattlesDefeated } from './events/battles-defeated.ts';
import { withBecomingAnother } from './events/becoming-another.ts';
import { withBesideBeforeVerb } from './events/beside-before-verb.ts';
import { withBlinkersAimed } from './events/blinkers-aimed.ts';
import { withBroughtBack } from './events/brought-back.ts';
import { withCastingsTold } from './events/castings-told.ts';
import { withChosenModes } from './events/chosen-modes.ts';
import { withCleftDeeds } from './events/cleft-deeds.ts';
import { withCoordinatedVerbs } from './events/coordinated-verbs.ts';
import { withUsedCopiers } from './events/copier-verbs.ts';
import { withCopiersPutOn } from './events/copiers-put-on.ts';
import { withCopiersTold } from './events/copiers-told.ts';
import { withCopiesPicked } from './events/copies-picked.ts';
import { withCostsBySubject } from './events/costs-by-subject.ts';
import { withDamageDone } from './events/damage-done.ts';
import { withDamageNamed } from './events/damage-named.ts';
import { withDealersPointed, withoutMeant } from './events/dealers-pointed.ts';
import { withDeathsCaused } from './events/deaths-caused.ts';
import { withDeathsTold } from './events/deaths-told.ts';
import { withDevoured } from './events/devoured.ts';
import { withDoneTwice } from './events/done-twice.ts';
import { withDropsJoined } from './events/drops-in-parts.ts';
import { withDyingNamed } from './events/dying-named.ts';
import { withEatenCards } from './events/eaten-cards.ts';
import { withEffectsNamed } from './events/effects-named.ts';
import { withEnteredThenSacrificed } from './events/entered-then-sacrificed.ts';
import { withEventsAsGerunds } from './events/events-as-gerunds.ts';
import { withEventsAsNouns } from './events/events-as-nouns.ts';
import { withEventsOfFirst } from './events/events-of-first.ts';
import { withFactsOfThisTurn } from './events/facts-of-this-turn.ts';
import { withGainsOfSpells } from './events/gains-of-spells.ts';
import { withGainsOffLands } from './events/gains-off-lands.ts';
import { withHitsTaken } from './events/hits-taken.ts';
import { withHowItWasCast } from './events/how-it-was-cast.ts';
import { withInvertedStatements } from './events/inverted-statements.ts';
import { withKept } from './events/kept.ts';
import { withKilled } from './events/killed.ts';
import { withKillers } from './events/killers.ts';
import { withLandDrops } from './events/land-drops.ts';
import { withFirstLand } from './events/land-of-the-turn.ts';
import { withLandingsTold } from './events/landings-told.ts';
import { withLandsPlayed } from './events/lands-played.ts';
import { withLastChapters } from './events/last-chapters.ts';
import { withLeavesTold } from './events/leaves-told.ts';
import { withLifePaid } from './events/life-paid.ts';
import { withLostToSweeps } from './events/lost-to-sweeps.ts';
import { withMadeByText } from './events/made-by-text.ts';
import { withMadeInto } from './events/made-into.ts';
import { withManaByColors } from './events/mana-by-colors.ts';
import { withNamesAsDrops } from './events/names-as-drops.ts';
import { withNoBlocks } from './events/no-blocks.ts';
import { withWhatIsOver } from './events/over-by-now.ts';
import { withDeathsInSweeps, withOwnDeathsSeen } from './events/own-deaths-seen.ts';
import { withOwnReturns } from './events/own-returns.ts';
import { withColorsPaid, withoutPaidMana } from './events/paid-mana.ts';
import { withPaidX, withXBehindNames } from './events/paid-x.ts';
import { withPlayedThen } from './events/played-then.ts';
import { withPlaysPaid } from './events/plays-paid.ts';
import { withPlaysTold } from './events/plays-told.ts';
import { withPurposes } from './events/purposes.ts';
import { withReflexiveAims } from './events/reflexive-aims.ts';
import { withReturnedByEntering } from './events/returned-by-entering.ts';
import { withReturnedTransformed } from './events/returned-transformed.ts';
import { withShockedIn } from './events/shocked-in.ts';
import { withShotsTold } from './events/shots-told.ts';
import { withSpellsAimed } from './events/spells-aimed.ts';
import { withSpellsAlone } from './events/spells-alone.ts';
import { withSpellsAsTools } from './events/spells-as-tools.ts';
import { withSpellsBefore } from './events/spells-before.ts';
import { withSpellsOutOfLists } from './events/spells-in-lists.ts';
import { withSpellsShot } from './events/spells-shot.ts';
import { withSweptAway } from './events/swept-away.ts';
import { withSweptWithAll } from './events/swept-with-all.ts';
import { withThrownToOutlets } from './events/thrown-to-outlets.ts';
import { withTokensGottenRidOf } from './events/tokens-gotten-rid-of.ts';
import { withCommanderDamage } from './events/told-commander-damage.ts';
import { withCommandZoneTold } from './events/told-commands.ts';
import { withResponsesTold, withSpellsAnswered } from './events/told-responses.ts';
import { withTurnedUp } from './events/turned-up.ts';
import { withTurnsBefore } from './events/turns-before.ts';
import { withTurnsNumbered } from './events/turns-numbered.ts';
import { withCombatDamage, withUnblocked } from './events/unblocked.ts';
import { withUnblockedMarked, withUnblockedTold } from './events/unblocked-told.ts';
import { withUnnamedRemoval } from './events/unnamed-removal.ts';
import { withoutUnpaid } from './events/unpaid.ts';
import { withGotten } from './events/what-players-get.ts';
import { withTurnBegun, withUntapSteps, withWhoseSteps } from './events/whose-steps.ts';
import { withoutAppositions } from './names/appositions.ts';
import { withBackFaces } from './names/back-faces.ts';
import { withBothOfOne } from './names/both-of-one.ts';
import { withCardsPointedAt } from './names/cards-pointed-at.ts';
import { withCausesAsked } from './names/causes-asked.ts';
import { withCommanders } from './names/commanders.ts';
import { withCountedNames } from './names/counted-names.ts';
import { withoutDecksByType } from './names/decks-by-type.ts';
import { withoutDecksNamed } from './names/decks-named.ts';
import { withCountersGrown, withDescribedNames } from './names/described-names.ts';
import { withoutEpithets } from './names/epithets.ts';
import { withExamplesNamed } from './names/examples-named.ts';
import { withFormerAndLatter } from './names/former-and-latter.ts';
import { withoutHalvesRetold } from './names/halves-retold.ts';
import { withHiddenThings } from './names/hidden-things.ts';
import { withListedAgain } from './names/listed-again.ts';
import { withModalFaces } from './names/modal-faces.ts';
import { withNamedAfterVerbs } from './names/named-after-verbs.ts';
import { withNamedBefore } from './names/named-before.ts';
import { withNamedByType } from './names/named-by-type.ts';
import { withNamedInBrackets } from './names/named-in-brackets.ts';
import { withNamedWith } from './names/named-with.ts';
import { withNamesAsVerbs } from './names/names-as-verbs.ts';
import { withNamesCompleted } from './names/names-completed.ts';
import { withObjectPronouns } from './names/object-pronouns.ts';
import { withOldOnes } from './names/old-ones.ts';
import { withOnlyOnes } from './names/only-ones.ts';
import { withOwnCopies } from './names/own-copies.ts';
import { withoutOwnedAbilities } from './names/owned-abilities.ts';
import { withOwnedPronouns } from './names/owned-pronouns.ts';
import { withPointedTypes } from './names/pointed-types.ts';
import { withPronounsOfCounters } from './names/pronouns-of-counters.ts';
import { withPronounsOfPlays } from './names/pronouns-of-plays.ts';
import { withPutInNames } from './names/put-in-names.ts';
import { withSecondOnes } from './names/second-ones.ts';
import { withShortNamesAgain } from './names/short-names-again.ts';
import { withToldBehindWhich } from './names/told-behind-which.ts';
import { withTypesAgain } from './names/types-again.ts';
import { withVerbsAsNames } from './names/verbs-as-names.ts';
import { withoutAbsentKinds } from './objects/absent-kinds.ts';
import { withTokensAimedAt } from './objects/aimed-objects.ts';
import {
  withCountersBeforeVerb,
  withCountersFrom,
  withCountersGuessed,
  withCountersLeft,
  withCountersOfWords,
  withCountersPutOn,
  withCountersReached,
  withoutAllOfCounters,
} from './objects/all-counters.ts';
import { withAllThatIsHad } from './objects/all-that-is-had.ts';
import { withAnimated } from './objects/animated.ts';
import { withBoardSentences } from './objects/board-sentences.ts';
import { withBoardsJoined } from './objects/boards-joined.ts';
import { withCameBackBefore } from './objects/came-back-before.ts';
import { withCopiesCalled } from './objects/copies-called.ts';
import { withCostsBehindOwners } from './objects/costs-before-owners.ts';
import { withCountedBehind } from './objects/counted-behind.ts';
import { withCountersAfterNames } from './objects/counters-after-names.ts';
import { withCountersBrought } from './objects/counters-brought-down.ts';
import { withCountersElided } from './objects/counters-elided.ts';
import { withCountersGotten } from './objects/counters-gotten.ts';
import { withCountersOfNames } from './objects/counters-of-names.ts';
import { withCountersOfTheLost } from './objects/counters-of-the-lost.ts';
import { withCountersStartedWith } from './objects/counters-started-with.ts';
import { withDevotionTold, withoutDevotionLacked } from './objects/devotion-told.ts';
import { withDifferingLands } from './objects/differing-lands.ts';
import { withExiledCards } from './objects/exiled-cards.ts';
import { withGrownBy } from './objects/grown-by.ts';
import { withoutIncluded } from './objects/included-objects.ts';
import { withKindsOfMadeTokens, withTokensOfMakers } from './objects/kinds-of-made-tokens.ts';
import { withLandsOfNamesByNumber } from './objects/lands-of-names-by-number.ts';
import { withLandsTold } from './objects/lands-told.ts';
import { withoutListedKinds } from './objects/listed-members.ts';
import { withListsInBrackets } from './objects/lists-in-brackets.ts';
import { withLoyaltyTold } from './objects/loyalty-told.ts';
import { withMovedEquipment } from './objects/moved-equipment.ts';
import { withoutNothingHad } from './objects/nothing-had.ts';
import { withOnlyHad } from './objects/only-had.ts';
import { withOnlyOfKind } from './objects/only-of-kind.ts';
import { withoutOwnersOfCounters } from './objects/own-counters.ts';
import { withPlacesBeforeStates } from './objects/places-before-states.ts';
import { withRelativeOwners } from './objects/relative-owners.ts';
import { withRoomsUnlocked } from './objects/rooms-unlocked.ts';
import { withSideBySide } from './objects/side-by-side.ts';
import {
  withKeywordTokens,
  withSizedCreatures,
  withSizedPayments,
  withSizedTokens,
  withTokensInBrackets,
} from './objects/sized-tokens.ts';
import { withSomeOfSeveral } from './objects/some-of-several.ts';
import { withStatesInBrackets } from './objects/states-in-brackets.ts';
import { withCountersOfVictims, withStatesOfIt } from './objects/states-of-it.ts';
import { withStatesOfSome } from './objects/states-of-some.ts';
import { withStatesTold } from './objects/states-told.ts';
import { withTakenByAuras } from './objects/taken-by-auras.ts';
import { withTappedBefore } from './objects/tapped-before.ts';
import { withTokenCopiesSaid } from './objects/token-copies-said.ts';
import { withTokensBySpell } from './objects/tokens-by-spell.ts';
import { withTokenCopiesTold } from './objects/told-token-copies.ts';
import { withUnderExilers } from './objects/under-exilers.ts';
import { withWornAfterName, withWornOn, withWornTold, withWornWith } from './objects/worn.ts';
import { withWornInAsking } from './objects/worn-in-asking.ts';
import { withoutPlayersOpposed } from './players/against-players.ts';
import { withAllMine } from './players/all-mine.ts';
import { withBoardsAfterLife } from './players/boards-after-life.ts';
import { withBothSides } from './players/both-sides.ts';
import { withCountedAgainst } from './players/counted-against.ts';
import { withDoersAfterRemarks } from './players/doers-after-remarks.ts';
import { withElidedHavers } from './players/elided-havers.ts';
import { withEnchantedPlayers } from './players/enchanted-players.ts';
import { withFacedCards } from './players/faced-cards.ts';
import { withFactsBehindPlayers } from './players/facts-behind-players.ts';
import { withHadLife } from './players/had-life.ts';
import { withWhatIsGot } from './players/has-got.ts';
import { withListsAfterLabels, withoutBoardLabels, withoutLabel } from './players/labels.ts';
import { withListOwners } from './players/list-owners.ts';
import { withMakersOwn } from './players/makers-own.ts';
import { withNamelessPlayers } from './players/nameless-players.ts';
import { withOpponentsEach } from './players/opponents-with-each.ts';
import { withOtherPeople } from './players/other-people.ts';
import { withOtherSides } from './players/other-side.ts';
import { withOwnOnes } from './players/own-ones.ts';
import { withOwnSubjects } from './players/own-subjects.ts';
import { withOwnersAfterFrom } from './players/owners-after-from.ts';
import { withOwnersAskedFor } from './players/owners-asked-for.ts';
import { withOwnersBehindNames } from './players/owners-behind-names.ts';
import { withOwnersDenied } from './players/owners-denied.ts';
import { withOwnersUnmarked } from './players/owners-unmarked.ts';
import { withPlayersOnCards } from './players/players-on-cards.ts';
import { withPlayersWhoHave } from './players/players-who-have.ts';
import { withRelativeClauses } from './players/relative-clauses.ts';
import { withSidesTold } from './players/sides-told.ts';
import { withTargetedPlayers } from './players/targeted-players.ts';
import { withTurnsOfOwners } from './players/turns-of-owners.ts';
import { withTwoHavers } from './players/two-havers.ts';
import { withOpposed } from './players/versus.ts';
import { withoutAsides } from './retold/asides.ts';
import { withoutDisputes } from './retold/disputes.ts';
import { withoutDoingsDisputed } from './retold/doings-disputed.ts';
import { withEffectsRetold } from './retold/effects-retold.ts';
import { withoutGainsRetold } from './retold/gains-retold.ts';
import { withoutGeneralStatements } from './retold/general-statements.ts';
import { withoutGreeting } from './retold/greetings.ts';
import { withoutIdleAdverbs } from './retold/idle-adverbs.ts';
import { withoutIdlePhrases } from './retold/idle-phrases.ts';
import { withoutIdleReasons } from './retold/idle-reasons.ts';
import { withKeywordsGranted } from './retold/keywords-granted.ts';
import { withLastingTold } from './retold/lasting-told.ts';
import { withMissingCommas } from './retold/missing-commas.ts';
import { withoutMoods } from './retold/moods-told.ts';
import { withoutOwnKeywords } from './retold/own-keywords.ts';
import { withoutQuotedTexts } from './retold/quoted-texts.ts';
import { withoutReasonsOfIt } from './retold/reasons-of-it.ts';
import { withoutRemarks } from './retold/remarks.ts';
import { withoutRepeatedEvents } from './retold/repeated-events.ts';
import { withResultsTold } from './retold/results-told.ts';
import { withoutRetoldDamage } from './retold/retold-damage.ts';
import { withoutRetoldTexts } from './retold/retold-texts.ts';
import { withoutRetracted } from './retold/retractions.ts';
import { withoutRulesRetold } from './retold/rules-retold.ts';
import { withoutSizesOfTexts } from './retold/sizes-of-texts.ts';
import { withSizesTold } from './retold/sizes-told.ts';
import { withoutSweepsRetold } from './retold/sweeps-retold.ts';
import { withoutTextsInBrackets } from './retold/texts-in-brackets.ts';
import { withoutTextsSaid } from './retold/texts-said.ts';
import { withoutToldCauses } from './retold/told-causes.ts';
import { withToldProtection } from './retold/told-protection.ts';
import { withoutViews } from './retold/views-told.ts';
import { withoutWaysOfDying } from './retold/ways-of-dying.ts';
import { withCardsOfZones } from './zones/cards-of-zones.ts';
import { withDeadCards } from './zones/dead-cards.ts';
import { withDiscardsNamed } from './zones/discards-named.ts';
import { withDiscardsTold } from './zones/discards-told.ts';
import { withEllipticalZones } from './zones/elliptical-zones.ts';
import { withEmptiedZones } from './zones/emptied-zones.ts';
import { withGottenBack } from './zones/gotten-back.ts';
import { withLibraryCards } from './zones/library-cards.ts';
import { withNamedHands } from './zones/named-hands.ts';
import { withOnlyCards } from './zones/only-cards.ts';
import { withoutDenied, withPutInYards } from './zones/put-in-yards.ts';
import { withReturnedToHands } from './zones/returned-to-hands.ts';
import { withTaken } from './zones/taken-cards.ts';
import { withZonesAsLabels } from './zones/zones-as-labels.ts';
import { withZonesToldFirst } from './zones/zones-told-first.ts';

type TokenPass = (tokens: readonly Token[], context: PassContext) => readonly Token[];

/** The passes in the order in which they run; a pass sees what those before it have left. */
const PASSES: readonly TokenPass[] = [
  withXBehindNames,
  withOpponentsEach,
  withOwnReturns,
  withOwnBounceAsked,
  withPlacesBeforeStates,
  withoutWaysOfDying,
  withoutReasonsOfIt,
  withPuttersUsed,
  withFactsBehindPlayers,
  withPlayersOnCards,
  withTypesForNames,
  withKindsAfterSizes,
  withoutAsides,
  withRevealedEntering,
  withKeywordChoices,
  withAnsweredSpells,
  withReturnedByEntering,
  withAbilitiesByDeeds,
  withUnderExilers,
  withBecomingAnother,
  withCameBackBefore,
  withCopiesCalled,
  withCostsBehindOwners,
  withOnlyOfKind,
  withEatenCards,
  withoutOwnKeywords,
  withStatesOfSome,
  withLandsOfNamesByNumber,
  withPlayedThen,
  withGottenBack,
  withCountedBehind,
  withEnteredThenSacrificed,
  withNamedAsAsked,
  withoutViews,
  withoutDecksNamed,
  withoutDecksByType,
  withWhatIsOver,
  withoutIdlePhrases,
  withStatesInBrackets,
  withCoordinatedVerbs,
  withoutOpinionsTold,
  withoutOrNot,
  withOwnersDenied,
  withoutRulesRetold,
  withWhatIsGot,
  withPurposes,
  withVictimsAsked,
  withDamageDone,
  withShortNamesAgain,
  withSpellsShot,
  withCountsAskedFirst,
  withBoardsJoined,
  withOwnersUnmarked,
  withOwnersBehindNames,
  withDevoured,
  withMadeByText,
  withAttacksGoneThrough,
  withBesideBeforeVerb,
  withCountersStartedWith,
  withKeywordsGranted,
  withSideBySide,
  withVerbsAsNames,
  withNamesAsDrops,
  withMissingCommas,
  withCountsGuessed,
  withNoneGuessed,
  withLeavesTold,
  withTokensGottenRidOf,
  withDoneTwice,
  withPutInYards,
  withoutDenied,
  withFormerAndLatter,
  withConsequencesGuessed,
  withoutDoingsDisputed,
  withCleftDeeds,
  withUnnamedRemoval,
  withNamedAfterVerbs,
  withCountedNames,
  withTurnsOfOwners,
  withTokenCopiesSaid,
  withHitsTaken,
  withZonesAsLabels,
  withCountersOfTheLost,
  withCountersAfterNames,
  withKilled,
  withoutConditionalWould,
  withoutModalsTold,
  withAttacksNamed,
  withUnblockedTold,
  withDamageNamed,
  withPlayedOnesAsked,
  withRelativeClauses,
  withOwnDeathsSeen,
  withDeathsInSweeps,
  withDeathsTold,
  withTurnsNumbered,
  withLastingTold,
  withAllMine,
  withPronounsOfCounters,
  withPronounsOfPlays,
  withCardsPointedAt,
  withAimsAsked,
  withListedAgain,
  withDoersAfterRemarks,
  withOnlyHad,
  withCopiersTold,
  withDeathsCaused,
  withChaptersChosen,
  withPlaysPaid,
  withPlaysTold,
  withCastingsTold,
  withExamplesNamed,
  withToldBehindWhich,
  withoutTextsSaid,
  withSpellsAlone,
  withSpellsBefore,
  withAfterPlaying,
  withSplitVerbs,
  withGainsOfCasts,
  withoutGainsRetold,
  withAmountsAsked,
  withSpellsAimed,
  withEnchantedPlayers,
  withFragmentsAsked,
  withBattlesDefeated,
  withoutDisputes,
  withLeaveAsked,
  withEventsOfFirst,
  withNamelessPlayers,
  withBoardsAfterLife,
  withNamesCompleted,
  withRelativeOwners,
  withCountersElided,
  withCountersBrought,
  withSweptWithAll,
  withSweptAway,
  withLostToSweeps,
  withLandingsTold,
  withLandsPlayed,
  withResultsSupposed,
  withPlacesOffered,
  withCountedAgainst,
  withOpposed,
  withOtherSides,
  withCopiersPutOn,
  withHaulsAsked,
  withTokensAskedOf,
  withThrownToOutlets,
  withoutMoods,
  withTurnsBefore,
  withElidedHavers,
  withAskedPieces,
  withCountersGotten,
  withTurnedInto,
  withGainsOffLands,
  withGainsOfSpells,
  withEventsAsNouns,
  withEventsAsGerunds,
  withFacedCards,
  withDeclaredQuestions,
  withRoomsUnlocked,
  withoutHalvesRetold,
  withCountersOfVictims,
  withObstacles,
  withGrownBy,
  withOwnersAfterFrom,
  withButClauses,
  withListOwners,
  withHasGot,
  withMakersOwn,
  withInvertedStatements,
  withWishesAsked,
  withEffectsNamed,
  withDiscardsTold,
  withDiscardsNamed,
  withAllThatIsHad,
  withoutSizesOfTexts,
  withSizesTold,
  withBoardSentences,
  withoutIdleReasons,
  withoutIdleAdverbs,
  withoutTextsInBrackets,
  withStatesTold,
  withoutMeant,
  withDealersPointed,
  withOwnCopies,
  withOwnedPronouns,
  withSecondOnes,
  withOldOnes,
  withGotten,
  withCostsBySubject,
  withHowItWasCast,
  withReturnedToHands,
  withReturnedTransformed,
  withBroughtBack,
  withSearchesAsked,
  withFetchesAsked,
  withHiddenThings,
  withoutToldCauses,
  withLastChapters,
  withAnswersOffered,
  withContrastedSizes,
  withAlternativesAsked,
  withStillAsked,
  withoutPlayersOpposed,
  withSidesTold,
  withAuraVerbs,
  withMadeInto,
  withEffectsRetold,
  withoutRetoldTexts,
  withoutDevotionLacked,
  withDevotionTold,
  withClaimsAsked,
  withTriggersCounted,
  withTriggersFinding,
  withCountersOfNames,
  withShotsTold,
  withAfterwards,
  withAbilitiesInWords,
  withAbilitiesByWords,
  withColorsOfMana,
  withNamedBefore,
  withoutAskedFacts,
  withAskedFinds,
  withDescribedNames,
  withCountersGrown,
  withOnlyCards,
  withEmptiedZones,
  withCommandZoneTold,
  withTargetedPlayers,
  withMovedEquipment,
  withoutSupposedChoices,
  withoutSweepsRetold,
  withoutGreeting,
  withChosenModes,
  withEllipticalZones,
  withCardsOfZones,
  withoutEpithets,
  withTwoHavers,
  withExamples,
  withLifePaid,
  withCountersPutOn,
  withCountersBeforeVerb,
  withCountersReached,
  withCountersLeft,
  withCountersFrom,
  withNamedInBrackets,
  withListsInBrackets,
  withWhoseSteps,
  withTurnBegun,
  withUntapSteps,
  withAimsTold,
  withZonesToldFirst,
  withoutNothingHad,
  withFirstLand,
  withTokensBySpell,
  withoutOwnersOfCounters,
  withCountersGuessed,
  withoutAllOfCounters,
  withCountersOfWords,
  withDyingNamed,
  withOwnOnes,
  withFactsOfThisTurn,
  withStatesOfIt,
  withOwnCastTriggers,
  withCopiesPicked,
  withSpellsOutOfLists,
  withNamedWith,
  withChoicesTold,
  withTakenByAuras,
  withGuesses,
  withCausesAsked,
  withNamedByType,
  withObjectPronouns,
  withResponsesTold,
  withSpellsAnswered,
  withNoBlocks,
  withUnblocked,
  withCombatDamage,
  withKept,
  withDeadCards,
  withoutRetracted,
  withHearsay,
  withResultsTold,
  withManaAsked,
  withMostAsked,
  withoutQuotedTexts,
  withAbilitiesAsCauses,
  withoutUnpaid,
  withoutGeneralStatements,
  withoutRemarks,
  withPaidX,
  withoutIncluded,
  withBothSides,
  withoutListedKinds,
  withSomeOfSeveral,
  withDropsJoined,
  withLandDrops,
  withTypesAgain,
  withLandsTold,
  withOnlyOnes,
  withoutAbsentKinds,
  withSpellsAsTools,
  withBlinkersAimed,
  withNamesAsVerbs,
  withoutPaidMana,
  withManaByColors,
  withColorsPaid,
  withAnimated,
  withTokenCopiesTold,
  withWornInAsking,
  withWornTold,
  withWornAfterName,
  withWornOn,
  withDifferingLands,
  withKindsOfMadeTokens,
  withTokensOfMakers,
  withTokensInBrackets,
  withSizedTokens,
  withKeywordTokens,
  withAnySpells,
  withPlayersWhoHave,
  withAskedSubjects,
  withAffectedKinds,
  withKillers,
  withPointedTypes,
  withLibraryCards,
  withTriggersResolving,
  withTaken,
  withHadLife,
  withAskedTypes,
  withEnoughFor,
  withTappedBefore,
  withOtherPeople,
  withoutRetoldDamage,
  withWornWith,
  withBothOfOne,
  withLandsTapped,
  withCommanderDamage,
  withoutAimsAtAll,
  withReflexiveAims,
  withAttackingNamed,
  withAttackers,
  withUnblockedMarked,
  withAttacksAsked,
  withOwnSubjects,
  withToldProtection,
  withoutOwnedAbilities,
  withCommanders,
  withTurnedUp,
  withExiledCards,
  withModalFaces,
  withBackFaces,
  withShockedIn,
  withUsedCopiers,
  withLoyaltyManner,
  withManaMade,
  withActivations,
  withCrews,
  withLoyaltyTold,
  withPutInNames,
  withSizedPayments,
  withSizedCreatures,
  withTokensAimedAt,
  withOwnersAskedFor,
  withAurasOnKinds,
  withNamedHands,
  withoutAppositions,
  withoutBoardLabels,
  withListsAfterLabels,
  withoutLabel,
  withoutAskedOwners,
  withQuestionMarks,
  withResultsOfSums,
  withAskedCounts,
  withChoices,
  withAskedBefore,
  withoutSideQuestions,
  withoutRepeatedEvents,
];

/** The tokens of a question after every pass. */
export function passedTokens(tokens: readonly Token[], context: PassContext): readonly Token[] {
  return PASSES.reduce((passed, pass) => pass(passed, context), tokens);
}
