// Passes over the tokens of a question, in their order: each rewrites what the readers of clauses have no need to know of.
import { withActivations } from '../model/activations.ts';
import type { Cards } from '../model/card-traits.ts';
import { withChoices } from '../tokens/chosen.ts';
import type { Token } from '../tokens/question-token.ts';
import { withAbilitiesAsCauses } from './abilities-as-causes.ts';
import { withAbilitiesByWords, withColorsOfMana } from './abilities-by-words.ts';
import { withAbilitiesInWords } from './abilities-in-words.ts';
import { withoutAbsentKinds } from './absent-kinds.ts';
import { withAffectedKinds } from './affected-kinds.ts';
import { withAfterwards } from './afterwards.ts';
import { withoutPlayersOpposed } from './against-players.ts';
import { withoutAimsAtAll } from './aimed-at-all.ts';
import { withAimsTold } from './aims-told.ts';
import {
  withCountersBeforeVerb,
  withCountersFrom,
  withCountersLeft,
  withCountersOfWords,
  withCountersPutOn,
  withCountersReached,
  withoutAllOfCounters,
} from './all-counters.ts';
import { withAnimated } from './animated.ts';
import { withAnswersOffered } from './answers-offered.ts';
import { withAnySpells } from './any-spells.ts';
import { withoutAppositions } from './appositions.ts';
import { withAlternativesAsked } from './asked-alternatives.ts';
import { withoutAskedFacts } from './asked-facts.ts';
import { withAskedFinds } from './asked-finds.ts';
import { withAskedPieces } from './asked-in-pieces.ts';
import { withAskedTypes, withTurnedInto } from './asked-types.ts';
import { withAskedSubjects } from './asking-who.ts';
import { withAttackers } from './attackers.ts';
import { withAttackingNamed } from './attacking-named.ts';
import { withAttacksAsked } from './attacks-asked.ts';
import { withAuraVerbs } from './aura-verbs.ts';
import { withBackFaces } from './back-faces.ts';
import { withBattlesDefeated } from './battles-defeated.ts';
import { withBoardSentences } from './board-sentences.ts';
import { withBothOfOne } from './both-of-one.ts';
import { withBothSides } from './both-sides.ts';
import { withBroughtBack } from './brought-back.ts';
import { withButClauses } from './but-clauses.ts';
import { withCardsOfZones } from './cards-of-zones.ts';
import { withChoicesTold } from './choices-told.ts';
import { withChosenModes } from './chosen-modes.ts';
import { withClaimsAsked } from './claims-of-meaning.ts';
import { withCommanders } from './commanders.ts';
import { withUsedCopiers } from './copier-verbs.ts';
import { withCopiersPutOn } from './copiers-put-on.ts';
import { withTriggersCounted } from './counted-triggers.ts';
import { withCountersGotten } from './counters-gotten.ts';
import { withCountersOfNames } from './counters-of-names.ts';
import { withCrews } from './crews.ts';
import { withDeadCards } from './dead-cards.ts';
import { withDealersPointed, withoutMeant } from './dealers-pointed.ts';
import { withDeclaredQuestions } from './declared-questions.ts';
import { withCountersGrown, withDescribedNames } from './described-names.ts';
import { withDevotionTold, withoutDevotionLacked } from './devotion-told.ts';
import { withDifferingLands } from './differing-lands.ts';
import { withDiscardsTold } from './discards-told.ts';
import { withDyingNamed } from './dying-named.ts';
import { withEffectsRetold } from './effects-retold.ts';
import { withElidedHavers } from './elided-havers.ts';
import { withEllipticalZones } from './elliptical-zones.ts';
import { withEmptiedZones } from './emptied-zones.ts';
import { withEnoughFor } from './enough-for.ts';
import { withoutEpithets } from './epithets.ts';
import { withEventsAsNouns } from './events-as-nouns.ts';
import { withExamples } from './examples.ts';
import { withExiledCards } from './exiled-cards.ts';
import { withFacedCards } from './faced-cards.ts';
import { withFactsOfThisTurn } from './facts-of-this-turn.ts';
import { withoutGeneralStatements } from './general-statements.ts';
import { withoutGreeting } from './greetings.ts';
import { withGuesses } from './guesses.ts';
import { withHadLife } from './had-life.ts';
import { withoutHalvesRetold } from './halves-retold.ts';
import { withHearsay } from './hearsay.ts';
import { withHiddenThings } from './hidden-things.ts';
import { withHowItWasCast } from './how-it-was-cast.ts';
import { withoutIdleAdverbs } from './idle-adverbs.ts';
import { withoutIdleReasons } from './idle-reasons.ts';
import { withoutIncluded } from './included-objects.ts';
import { withInvertedStatements } from './inverted-statements.ts';
import { withKept } from './kept.ts';
import { withKillers } from './killers.ts';
import { withKindsOfMadeTokens, withTokensOfMakers } from './kinds-of-made-tokens.ts';
import { withListsAfterLabels, withoutBoardLabels, withoutLabel } from './labels.ts';
import { withLandDrops } from './land-drops.ts';
import { withFirstLand } from './land-of-the-turn.ts';
import { withLandsTold } from './lands-told.ts';
import { withLastChapters } from './last-chapters.ts';
import { withLibraryCards } from './library-cards.ts';
import { withLifeGained } from './life-gained.ts';
import { withLifePaid } from './life-paid.ts';
import { withListOwners } from './list-owners.ts';
import { withoutListedKinds } from './listed-members.ts';
import { withListsInBrackets } from './lists-in-brackets.ts';
import { withLoyaltyManner } from './loyalty-manner.ts';
import { withLoyaltyTold } from './loyalty-told.ts';
import { withLandsTapped } from './made-to-tap.ts';
import { withMakersOwn } from './makers-own.ts';
import { withManaAsked } from './mana-asked.ts';
import { withManaMade } from './mana-made.ts';
import { withModalFaces } from './modal-faces.ts';
import { withoutMoods } from './moods-told.ts';
import { withMostAsked } from './most-asked.ts';
import { withMovedEquipment } from './moved-equipment.ts';
import { withNamedBefore } from './named-before.ts';
import { withNamedByType } from './named-by-type.ts';
import { withNamedHands } from './named-hands.ts';
import { withNamedInBrackets } from './named-in-brackets.ts';
import { withNamedWith } from './named-with.ts';
import { withNamelessPlayers } from './nameless-players.ts';
import { withNamesAsVerbs } from './names-as-verbs.ts';
import { withNamesCompleted } from './names-completed.ts';
import { withNoBlocks } from './no-blocks.ts';
import { withoutNothingHad } from './nothing-had.ts';
import { withObjectPronouns } from './object-pronouns.ts';
import { withObstacles } from './obstacles.ts';
import { withOldOnes } from './old-ones.ts';
import { withOnlyCards } from './only-cards.ts';
import { withOnlyOnes } from './only-ones.ts';
import { withContrastedSizes } from './or-the-other.ts';
import { withOtherPeople } from './other-people.ts';
import { withOtherSides } from './other-side.ts';
import { withOwnCastTriggers } from './own-cast-triggers.ts';
import { withoutOwnersOfCounters } from './own-counters.ts';
import { withOwnOnes } from './own-ones.ts';
import { withOwnSubjects } from './own-subjects.ts';
import { withoutOwnedAbilities } from './owned-abilities.ts';
import { withOwnedPronouns } from './owned-pronouns.ts';
import { withOwnersAfterFrom } from './owners-after-from.ts';
import { withoutPaidMana } from './paid-mana.ts';
import { withPaidX } from './paid-x.ts';
import { withPlayersWhoHave } from './players-who-have.ts';
import { withPointedTypes } from './pointed-types.ts';
import { withPutInNames } from './put-in-names.ts';
import { withAskedCounts, withHasGot, withoutAskedOwners, withQuestionMarks } from './question-tags.ts';
import { withoutQuotedTexts } from './quoted-texts.ts';
import { withReflexiveAims } from './reflexive-aims.ts';
import { withoutRemarks } from './remarks.ts';
import { withoutRepeatedEvents } from './repeated-events.ts';
import { withResultsTold } from './results-told.ts';
import { withoutRetoldDamage } from './retold-damage.ts';
import { withoutRetoldTexts } from './retold-texts.ts';
import { withoutRetracted } from './retractions.ts';
import { withSearchesAsked } from './searches-asked.ts';
import { withShotsTold } from './shots-told.ts';
import { withoutSideQuestions } from './side-questions.ts';
import { withSidesTold } from './sides-told.ts';
import {
  withKeywordTokens,
  withSizedCreatures,
  withSizedPayments,
  withSizedTokens,
  withTokensInBrackets,
} from './sized-tokens.ts';
import { withSomeOfSeveral } from './some-of-several.ts';
import { withSpellsAsTools } from './spells-as-tools.ts';
import { withSpellsOutOfLists } from './spells-in-lists.ts';
import { withCountersOfVictims, withStatesOfIt } from './states-of-it.ts';
import { withStatesTold } from './states-told.ts';
import { withStillAsked } from './still-asked.ts';
import { withoutSupposedChoices } from './supposed-choices.ts';
import { withoutSweepsRetold } from './sweeps-retold.ts';
import { withTakenByAuras } from './taken-by-auras.ts';
import { withTaken } from './taken-cards.ts';
import { withTappedBefore } from './tapped-before.ts';
import { withTargetedPlayers } from './targeted-players.ts';
import { withoutTextsInBrackets } from './texts-in-brackets.ts';
import { withThrownToOutlets } from './thrown-to-outlets.ts';
import { withTokensAskedOf } from './tokens-asked-of.ts';
import { withTokensBySpell } from './tokens-by-spell.ts';
import { withoutToldCauses } from './told-causes.ts';
import { withCommanderDamage } from './told-commander-damage.ts';
import { withCommandZoneTold } from './told-commands.ts';
import { withToldProtection } from './told-protection.ts';
import { withResponsesTold, withSpellsAnswered } from './told-responses.ts';
import { withTokenCopiesTold } from './told-token-copies.ts';
import { withTriggersResolving } from './trigger-resolutions.ts';
import { withTriggersFinding } from './triggers-finding.ts';
import { withTurnedUp } from './turned-up.ts';
import { withTwoHavers } from './two-havers.ts';
import { withCombatDamage, withUnblocked } from './unblocked.ts';
import { withoutUnpaid } from './unpaid.ts';
import { withOpposed } from './versus.ts';
import { withWishesAsked } from './wanted-deeds.ts';
import { withGotten } from './what-players-get.ts';
import { withTurnBegun, withUntapSteps, withWhoseSteps } from './whose-steps.ts';
import { withWornAfterName, withWornOn, withWornTold, withWornWith } from './worn.ts';
import { withZonesToldFirst } from './zones-told-first.ts';

/** The question as typed and the cards, which a pass may look at beside the tokens. */
interface PassContext {
  readonly text: string;
  readonly cards: Cards;
}

type TokenPass = (tokens: readonly Token[], context: PassContext) => readonly Token[];

/** The passes in the order in which they run; a pass sees what those before it have left. */
const PASSES: readonly TokenPass[] = [
  (tokens, { cards }) => withBattlesDefeated(tokens, cards),
  withNamelessPlayers,
  withNamesCompleted,
  withOpposed,
  withOtherSides,
  (tokens, { cards }) => withCopiersPutOn(tokens, cards),
  withTokensAskedOf,
  (tokens, { cards }) => withThrownToOutlets(tokens, cards),
  withoutMoods,
  withElidedHavers,
  withAskedPieces,
  withCountersGotten,
  withTurnedInto,
  withEventsAsNouns,
  withFacedCards,
  withDeclaredQuestions,
  withoutHalvesRetold,
  (tokens, { cards }) => withCountersOfVictims(tokens, cards),
  (tokens, { cards }) => withObstacles(tokens, cards),
  (tokens, { cards }) => withOwnersAfterFrom(tokens, cards),
  withButClauses,
  withListOwners,
  withHasGot,
  withMakersOwn,
  withInvertedStatements,
  withWishesAsked,
  withLifeGained,
  (tokens, { cards }) => withDiscardsTold(tokens, cards),
  (tokens, { cards }) => withBoardSentences(tokens, cards),
  withoutIdleReasons,
  withoutIdleAdverbs,
  (tokens, { text, cards }) => withoutTextsInBrackets(tokens, text, cards),
  withStatesTold,
  withoutMeant,
  withDealersPointed,
  (tokens, { cards }) => withOwnedPronouns(tokens, cards),
  withOldOnes,
  (tokens, { cards }) => withGotten(tokens, cards),
  (tokens, { text }) => withHowItWasCast(tokens, text),
  (tokens, { cards }) => withBroughtBack(tokens, cards),
  (tokens, { cards }) => withSearchesAsked(tokens, cards),
  (tokens, { cards }) => withHiddenThings(tokens, cards),
  (tokens, { cards }) => withoutToldCauses(tokens, cards),
  withLastChapters,
  (tokens, { cards }) => withAnswersOffered(tokens, cards),
  withContrastedSizes,
  withAlternativesAsked,
  withStillAsked,
  withoutPlayersOpposed,
  withSidesTold,
  (tokens, { cards }) => withAuraVerbs(tokens, cards),
  (tokens, { cards }) => withEffectsRetold(tokens, cards),
  (tokens, { cards }) => withoutRetoldTexts(tokens, cards),
  withoutDevotionLacked,
  (tokens, { cards }) => withDevotionTold(tokens, cards),
  withClaimsAsked,
  withTriggersCounted,
  (tokens, { cards }) => withTriggersFinding(tokens, cards),
  (tokens, { cards }) => withCountersOfNames(tokens, cards),
  (tokens, { cards }) => withShotsTold(tokens, cards),
  withAfterwards,
  (tokens, { cards }) => withAbilitiesInWords(tokens, cards),
  (tokens, { cards }) => withAbilitiesByWords(tokens, cards),
  (tokens, { cards }) => withColorsOfMana(tokens, cards),
  (tokens, { cards }) => withNamedBefore(tokens, cards),
  withoutAskedFacts,
  withAskedFinds,
  (tokens, { text, cards }) => withDescribedNames(tokens, text, cards),
  withCountersGrown,
  withOnlyCards,
  withEmptiedZones,
  withCommandZoneTold,
  (tokens, { cards }) => withTargetedPlayers(tokens, cards),
  (tokens, { cards }) => withMovedEquipment(tokens, cards),
  withoutSupposedChoices,
  (tokens, { cards }) => withoutSweepsRetold(tokens, cards),
  withoutGreeting,
  (tokens, { cards }) => withChosenModes(tokens, cards),
  withEllipticalZones,
  (tokens, { text }) => withCardsOfZones(tokens, text),
  (tokens, { text }) => withoutEpithets(tokens, text),
  withTwoHavers,
  withExamples,
  (tokens, { cards }) => withLifePaid(tokens, cards),
  withCountersPutOn,
  withCountersBeforeVerb,
  withCountersReached,
  withCountersLeft,
  withCountersFrom,
  (tokens, { text, cards }) => withNamedInBrackets(tokens, text, cards),
  (tokens, { text }) => withListsInBrackets(tokens, text),
  withWhoseSteps,
  withTurnBegun,
  withUntapSteps,
  (tokens, { cards }) => withAimsTold(tokens, cards),
  withZonesToldFirst,
  withoutNothingHad,
  withFirstLand,
  (tokens, { cards }) => withTokensBySpell(tokens, cards),
  withoutOwnersOfCounters,
  withoutAllOfCounters,
  withCountersOfWords,
  withDyingNamed,
  withOwnOnes,
  withFactsOfThisTurn,
  withStatesOfIt,
  (tokens, { cards }) => withOwnCastTriggers(tokens, cards),
  (tokens, { cards }) => withSpellsOutOfLists(tokens, cards),
  (tokens, { cards }) => withNamedWith(tokens, cards),
  (tokens, { cards }) => withChoicesTold(tokens, cards),
  (tokens, { cards }) => withTakenByAuras(tokens, cards),
  withGuesses,
  (tokens, { cards }) => withNamedByType(tokens, cards),
  withObjectPronouns,
  withResponsesTold,
  (tokens, { cards }) => withSpellsAnswered(tokens, cards),
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
  (tokens, { text }) => withoutQuotedTexts(tokens, text),
  withAbilitiesAsCauses,
  withoutUnpaid,
  (tokens, { text }) => withoutGeneralStatements(tokens, text),
  (tokens, { text }) => withoutRemarks(tokens, text),
  (tokens, { cards }) => withPaidX(tokens, cards),
  withoutIncluded,
  withBothSides,
  (tokens, { text }) => withoutListedKinds(tokens, text),
  withSomeOfSeveral,
  withLandDrops,
  (tokens, { cards }) => withLandsTold(tokens, cards),
  withOnlyOnes,
  withoutAbsentKinds,
  (tokens, { cards }) => withSpellsAsTools(tokens, cards),
  (tokens, { cards }) => withNamesAsVerbs(tokens, cards),
  (tokens, { cards }) => withoutPaidMana(tokens, cards),
  (tokens, { cards }) => withAnimated(tokens, cards),
  (tokens, { cards }) => withTokenCopiesTold(tokens, cards),
  (tokens, { cards }) => withWornTold(tokens, cards),
  (tokens, { cards }) => withWornAfterName(tokens, cards),
  (tokens, { cards }) => withWornOn(tokens, cards),
  withDifferingLands,
  (tokens, { cards }) => withKindsOfMadeTokens(tokens, cards),
  (tokens, { cards }) => withTokensOfMakers(tokens, cards),
  (tokens, { text }) => withTokensInBrackets(tokens, text),
  withSizedTokens,
  withKeywordTokens,
  withAnySpells,
  withPlayersWhoHave,
  withAskedSubjects,
  withAffectedKinds,
  (tokens, { cards }) => withKillers(tokens, cards),
  (tokens, { cards }) => withPointedTypes(tokens, cards),
  withLibraryCards,
  (tokens, { cards }) => withTriggersResolving(tokens, cards),
  (tokens, { cards }) => withTaken(tokens, cards),
  withHadLife,
  withAskedTypes,
  withEnoughFor,
  withTappedBefore,
  withOtherPeople,
  (tokens, { cards }) => withoutRetoldDamage(tokens, cards),
  (tokens, { cards }) => withWornWith(tokens, cards),
  withBothOfOne,
  (tokens, { cards }) => withLandsTapped(tokens, cards),
  withCommanderDamage,
  (tokens, { cards }) => withoutAimsAtAll(tokens, cards),
  (tokens, { cards }) => withReflexiveAims(tokens, cards),
  (tokens, { cards }) => withAttackingNamed(tokens, cards),
  withAttackers,
  withAttacksAsked,
  withOwnSubjects,
  (tokens, { cards }) => withToldProtection(tokens, cards),
  withoutOwnedAbilities,
  (tokens, { cards }) => withCommanders(tokens, cards),
  withTurnedUp,
  (tokens, { cards }) => withExiledCards(tokens, cards),
  (tokens, { cards }) => withModalFaces(tokens, cards),
  (tokens, { cards }) => withBackFaces(tokens, cards),
  (tokens, { cards }) => withUsedCopiers(tokens, cards),
  (tokens, { cards }) => withLoyaltyManner(tokens, cards),
  (tokens, { cards }) => withManaMade(tokens, cards),
  (tokens, { cards }) => withActivations(tokens, cards),
  (tokens, { cards }) => withCrews(tokens, cards),
  (tokens, { cards }) => withLoyaltyTold(tokens, cards),
  (tokens, { cards }) => withPutInNames(tokens, cards),
  withSizedPayments,
  withSizedCreatures,
  withNamedHands,
  withoutAppositions,
  withoutBoardLabels,
  withListsAfterLabels,
  withoutLabel,
  withoutAskedOwners,
  withQuestionMarks,
  withAskedCounts,
  withChoices,
  withoutSideQuestions,
  withoutRepeatedEvents,
];

/** The tokens of a question after every pass. */
export function passedTokens(tokens: readonly Token[], context: PassContext): readonly Token[] {
  return PASSES.reduce((passed, pass) => pass(passed, context), tokens);
}
