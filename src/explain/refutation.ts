// Refutations of misconceptions: for each what would have to be so, and how it is.
import { MISCONCEPTION_RULES, type Misconception, type RuleFlags } from '../engine/index.ts';
import { spellDay } from '../rules/index.ts';
import { TIMELINE } from './rule-changes.ts';

interface Words {
  /** The clause after "if" on what would have to be so; ~ is the object asked about. */
  readonly belief: string;
  /** The clause on how it is. */
  readonly truth: string;
  /** The same as a sentence that stands alone. */
  readonly rule: string;
}

const WORDS: Readonly<Record<Misconception, Words>> = {
  judgedAsPrinted: {
    belief: '~ were judged as it is printed while it enters',
    truth: 'the effects that would apply to it on the battlefield are taken into account',
    rule: 'How a permanent enters is judged by what it would be on the battlefield, with the effects that would apply to it there.',
  },
  countsItself: {
    belief: '~ counted itself while it enters',
    truth: 'it is not on the battlefield yet when that is counted',
    rule: 'A permanent is not on the battlefield yet while it is judged how it enters, so it does not count itself.',
  },
  neverCountsItself: {
    belief: 'the mana symbols of ~ itself never counted for its devotion',
    truth: 'all permanents you control count, and on the battlefield it is one of them',
    rule: 'Once a permanent is on the battlefield, its own mana symbols count for devotion too.',
  },
  groupEffectsReachTheirSource: {
    belief: 'the effect of ~ on others also changed how it enters itself',
    truth: 'of its own effects only those about it alone change how it enters',
    rule: "Of a permanent's own effects only those about it alone change how it enters.",
  },
  entrantsReplaceEachOther: {
    belief: 'permanents that enter together changed how one another enter',
    truth: 'a replacement effect has to be there before the event',
    rule: 'Permanents that enter together do not change how one another enter: a replacement effect has to be there before the event.',
  },
  effectsApplyAgain: {
    belief: 'an effect could apply to the same event twice',
    truth: 'each effect gets one opportunity with an event',
    rule: 'Each replacement effect gets one opportunity with an event.',
  },
  oneReplacementOnly: {
    belief: 'only one replacement effect could change an event',
    truth: 'once one has been applied, the others are looked at again until none is left',
    rule: 'Once a replacement effect has been applied, the others are looked at again until none is left.',
  },
  doublingsAdd: {
    belief: 'each effect counted from the number that the event began with',
    truth: 'each effect sees the event as those before it have changed it',
    rule: 'Each replacement effect sees the event as those before it have changed it.',
  },
  anyOrderOfEffects: {
    belief: 'effects on how something enters could be applied in any order',
    truth: 'those that change control come first, then those that make it a copy, then the others',
    rule: 'Effects that change under whose control something enters come first, then those that make it a copy, then the others.',
  },
  enteringWithIsNotPutting: {
    belief: 'counters that something enters with were not put on it',
    truth: 'counters given to it as it enters are put on it too',
    rule: 'Counters that a permanent enters with are put on it too.',
  },
  entersWithIsTriggered: {
    belief: '"enters with" were a triggered ability',
    truth: 'it is a replacement effect, and the counters are there from the first moment',
    rule: '"Enters with" is a replacement effect: the counters are there from the first moment.',
  },
  copiesCounters: {
    belief: 'a copy had the counters of the original',
    truth: 'counters are no copiable values',
    rule: 'A copy does not have the counters of the original.',
  },
  copiesWhatIsSeen: {
    belief: 'a copy took over what other effects have made of the original',
    truth: 'only copiable values are copied, and those effects do not change them',
    rule: 'Only copiable values are copied, not what other effects have made of the original.',
  },
  copiesTheCardBelow: {
    belief: 'a copy of a copy were the card that lies there',
    truth: 'what it copies is what the original has become by copying',
    rule: 'A copy of a copy is what the original has become by copying.',
  },
  copiesAfterEntering: {
    belief: 'it became a copy only once it had entered',
    truth: 'it enters as a copy, so that what the copied card does on entering happens',
    rule: 'What enters as a copy is one from the first moment, so that what the copied card does on entering happens.',
  },
  timestampsAlone: {
    belief: 'the older effect always came first within a layer',
    truth: 'an effect that depends on another waits for it',
    rule: 'Within a layer, an effect that depends on another waits for it, though it is older.',
  },
  layersInOrderOfPlay: {
    belief: 'effects applied in the order in which they came, whatever they do',
    truth: 'they apply in layers, in which types come before abilities, and both before power and toughness',
    rule: 'Effects apply in layers, whichever came first: types before abilities, and both before power and toughness.',
  },
  lostAbilitiesStop: {
    belief: 'an effect stopped as soon as its source loses the ability',
    truth: 'an effect that has started to apply goes on in the later layers',
    rule: 'An effect that has started to apply goes on in the later layers, though its source loses the ability.',
  },
  landsKeepAbilities: {
    belief: 'a land kept its abilities as it becomes a basic land type',
    truth: 'it loses the abilities of its rules text, and has the mana ability of the new type',
    rule: 'A land that becomes a basic land type loses the abilities of its rules text.',
  },
  entrantsMissEachOther: {
    belief: 'an ability missed what enters at the same time as its source',
    truth: 'the newcomers are looked at too, and see one another',
    rule: 'Permanents that enter at the same time see one another enter.',
  },
  leavingSeesNothing: {
    belief: 'what leaves the battlefield did not see what leaves with it',
    truth: 'such abilities look back to the moment before',
    rule: 'Abilities on leaving the battlefield look back, and see what leaves at the same time as their source.',
  },
  triggersOncePerEvent: {
    belief: 'an ability triggered only once for all that happens at once',
    truth: 'it triggers for each time that its event happened in it',
    rule: 'An ability triggers for each time that its event happened, also where that is all at once.',
  },
  oneOrMoreMeansEach: {
    belief: '"one or more" triggered for each of them',
    truth: 'it triggers once for all that happens at once',
    rule: '"One or more" triggers once for all that happens at once.',
  },
  conditionsWait: {
    belief: 'the "if" were looked at only as the ability resolves',
    truth: 'the condition has to be true as the event happens, or the ability does not trigger',
    rule: 'The "if" has to be true as the event happens, or the ability does not trigger.',
  },
  additionalTimesMultiply: {
    belief: 'effects by which abilities trigger additional times multiplied one another',
    truth: 'each adds its own additional time',
    rule: 'Each effect adds its own additional time.',
  },
  silenceStopsReplacement: {
    belief: 'what keeps abilities from triggering also stopped what a permanent enters with',
    truth: 'that is a static ability with a replacement effect, and triggers nothing',
    rule: 'What a permanent enters with comes of a replacement effect, which triggers nothing.',
  },
  enteringTappedIsBecoming: {
    belief: 'to enter tapped were to become tapped',
    truth: 'what enters tapped has never been untapped, and nothing has become tapped',
    rule: 'What enters tapped has never been untapped, and has not become tapped.',
  },
  tokensDoNotDie: {
    belief: 'tokens did not die',
    truth: 'a token goes to the graveyard first, and only then ceases to exist',
    rule: 'A token that dies goes to the graveyard first, and only then ceases to exist.',
  },
  tokensDoNotEnter: {
    belief: 'a token that is created did not enter',
    truth: 'to create a token is to put it onto the battlefield',
    rule: 'To create a token is to put it onto the battlefield, so it enters.',
  },
  indestructibleSavesAll: {
    belief: 'indestructible saved a creature without toughness',
    truth: 'it is not destroyed but put into the graveyard',
    rule: "A creature without toughness is not destroyed but put into its owner's graveyard.",
  },
  lastChapterAlone: {
    belief: 'several lore counters at once triggered the last chapter alone',
    truth: 'every chapter that is reached triggers',
    rule: 'Every chapter that is reached triggers, also where several lore counters come at once.',
  },
  sagaGoesAtOnce: {
    belief: 'a Saga were sacrificed as soon as it has its last counter',
    truth: 'it stays until its chapter ability has left the stack',
    rule: 'A Saga stays until its last chapter ability has left the stack.',
  },
};

/** The sentence on a rule that was otherwise once: when, and how it is. */
export function formerRule(flag: keyof RuleFlags): string {
  const change = TIMELINE.find(it => it.flag === flag);
  if (change === undefined) return '';
  return `That was so until ${spellDay(change.since)}. Since then: ${change.is.replace(/\.$/u, '')} (${change.rule}).`;
}

/** The rule as it is since a day, in a sentence. */
export function presentRule(flag: keyof RuleFlags): string {
  return TIMELINE.find(it => it.flag === flag)?.is ?? '';
}

/** The rule that a misconception gets wrong, in a sentence. */
export function refutingRule(misconception: Misconception): string {
  return WORDS[misconception].rule;
}

/** The refutation of a misconception in one sentence, about an object of that name. */
export function refutationOf(misconception: Misconception, name: string): string {
  const { belief, truth } = WORDS[misconception];
  const rule = MISCONCEPTION_RULES[misconception];
  return `That would be so if ${belief.replaceAll('~', name)}: ${rule}, ${truth}.`;
}
