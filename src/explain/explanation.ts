// Explanations: answers in words without markup, the one form behind Discord, the command line and failing tests.

import type { IntrinsicCounters } from '../engine/index.ts';
import type { Inquiry } from '../scenario/index.ts';

/**
 * The certainty of an answer: everything read and explored, several outcomes, an unread line, or unexplored choices.
 */
export type Certainty = 'complete' | 'several' | 'unread' | 'unfinished';

/** The matter of a step, as far as a short answer looks for it. */
export type StepMatter =
  /** 110.2: how a permanent entered, where no effect said so, which the state shows. */
  | 'plain entry'
  /** 616.1: in what order effects are applied. */
  | 'order of effects'
  /** 603: whether an ability triggers. */
  | 'trigger'
  /** 603.6a: that it triggers as something enters. */
  | 'trigger on entering'
  /** 603.10a: that it triggers on what leaves, looking back. */
  | 'trigger on leaving'
  /** The same, where the ability triggers by a rule of its own, such as that of Sieges. */
  | 'trigger by rule'
  /** 714.2b: whether chapters of a Saga do. */
  | 'chapter'
  /** 603.2d: whether it triggers additional times. */
  | 'additional trigger'
  /** The zone in which an object stays. */
  | 'stays'
  /** 120.4: damage that is dealt. */
  | 'damage'
  /** 120.3: what comes of it. */
  | 'result of damage'
  /** 608.2b: that a spell or ability has targets that are illegal. */
  | 'illegal target'
  /** 704.5g. */
  | 'lethal damage'
  /** 704.5d: a token that has left the battlefield ceases to exist. */
  | 'token gone'
  /** 613: an effect on characteristics. */
  | 'characteristics'
  /** 305.7: one that sets a basic land type. */
  | 'land type'
  | IntrinsicCounters
  | 'other';

/** Whether a step of that matter says of an ability that it triggers or not, by its event alone. */
export function isOfTrigger(matter: StepMatter): boolean {
  return matter === 'trigger' || matter === 'trigger on entering' || matter === 'trigger on leaving';
}

/** One step of the trail. */
export interface ExplainedStep {
  /** The rule that decides it, such as "614.12". */
  readonly rule: string;
  /** Further rules that bear on the same decision; left out where there are none. */
  readonly also?: readonly string[];
  /** One or two whole sentences. */
  readonly text: string;
  readonly matter: StepMatter;
  /** Whether the effect applied, rather than being considered and not applied. */
  readonly applies: boolean;
  /** Whether a short answer shows it. */
  readonly notable: boolean;
  /** Whether it is what an instruction of the spell or ability proposes (608.2c); left out for any other step. */
  readonly instructed?: true;
  /** Whether it is about an ability that triggers once for each of several counters; left out for any other step. */
  readonly each?: true;
  /** Whether it bears on the characteristics that the question asks for; left out for any other step. */
  readonly answers?: true;
}

/** One object or player as the outcome leaves it. */
export interface ExplainedObject {
  /** The name in the question, with the present name where that differs. */
  readonly title: string;
  /** Facts, one a line: "Legendary Enchantment — God", "5/7", "tapped", "2 +1/+1 counters". */
  readonly lines: readonly string[];
  /** Whether the question is about it; false for others that changed. */
  readonly asked: boolean;
  /** The name in short and all of it in one line: "5/7 Legendary Enchantment Creature — God · untapped". */
  readonly short?: { readonly name: string; readonly line: string };
}

export interface ExplainedOutcome {
  /** The outcome in one sentence, such as "Erebos, God of the Dead enters untapped." */
  readonly sentence: string;
  /** The choices that lead here, in order: "You choose to copy Grizzly Bears." Empty where nobody had a choice. */
  readonly choices: readonly string[];
  /** The picks of those choices, in a few words each: "Grizzly Bears", "blue", "no copy". */
  readonly picked?: readonly string[];
  /** All names of the objects picked, whole and in short. */
  readonly called?: readonly string[];
  /** The ways in which like objects enter, where the headline says them of each: "enters and dies". */
  readonly ways?: readonly string[];
  readonly objects: readonly ExplainedObject[];
  /** Abilities that trigger, in an order in which they may go on the stack. */
  readonly triggers: readonly string[];
  /** Words on that order: "in an order you choose"; left out where nobody has a choice. */
  readonly triggerOrder?: string;
  readonly steps: readonly ExplainedStep[];
}

/** A rule the answer cites, with its text. */
export interface CitedRule {
  readonly rule: string;
  /** The official text where it is installed, otherwise our own summary. */
  readonly text: string;
  readonly official: boolean;
  /** The day of the rules it is quoted from, as "2026-08-07". */
  readonly effectiveDate?: string;
  /** The sentence of the text that decided; where left out, the first one. */
  readonly deciding?: string;
  readonly examples?: readonly string[];
  /** The day the rule changed, when the text is from before that change. */
  readonly until?: string;
  /** The address of the rule on a public site. */
  readonly link?: string;
}

/** A card of the board without which the result would be another one. */
export interface ExplainedCause {
  /** The names it has in sentences: whole and in short. */
  readonly names: readonly string[];
  /** The number of them, where there are several of that name in the entry of the board. */
  readonly times?: number;
  /** The difference there would be without it: "Erebos would not be a creature"; left out where that takes more words. */
  readonly without?: string;
}

/** An official ruling that speaks of the same event. */
export interface OfferedRuling {
  /** The card it is on. */
  readonly card: string;
  /** Its day, as "2013-09-15". */
  readonly day: string;
  /** The sentence nearest to the answer, word for word. */
  readonly text: string;
  /** A sentence on how the answer differs from it; left out where it does not. */
  readonly remark?: string;
}

export interface Explanation {
  /** The names of the cards of the question, each once. */
  readonly cards?: readonly string[];
  /** The question as it was understood, in one line: "Erebos · you: 2 Agent of the Fates · opponent: Torpor Orb". */
  readonly question?: string;
  /** The meaning of a plain question, in lines; left out where it was asked in another form. */
  readonly understood?: readonly string[];
  /** The line of shorthand a plain question was read as; left out where shorthand has none. */
  readonly shorthand?: string;
  /** Names of a plain question that could have meant other cards, best first. */
  readonly taken?: readonly { readonly typed: string; readonly others: readonly string[] }[];
  /** The inquiries that the headline does not answer; left out where it answers all, or not everything was read. */
  readonly unanswered?: readonly Inquiry[];
  /** The answer in one sentence. */
  readonly headline: string;
  readonly certainty: Certainty;
  /** The distinct outcomes, in the order shown. Never empty. */
  readonly outcomes: readonly ExplainedOutcome[];
  /** The choices that decide between the outcomes, a sentence each. */
  readonly decidedBy: readonly string[];
  /** The difference that a change of the question has made: "Without Torpor Orb: no ability triggers → Soul Warden triggers". */
  readonly instead?: string;
  /** The alterations of the question, each a code and a label: "without Imposing Sovereign". */
  readonly alterations?: readonly { readonly code: string; readonly label: string }[];
  /** The cards that changed the result, as far as they were looked for. */
  readonly causes?: readonly ExplainedCause[];
  /** Sentences on lines that were not read and could matter, each naming its card. */
  readonly unread: readonly string[];
  /** Remarks on how the question was read: a day later than any rules known, a card kicked that has no kicker. */
  readonly notices?: readonly string[];
  /** Each cited rule once, the deciding ones first. */
  readonly rules: readonly CitedRule[];
  /** The answers under the rules of other days, a sentence each; left out where they were not compared. */
  readonly otherDates?: readonly string[];
  /** The days on which the rules changed this answer, oldest first; left out where they were not compared. */
  readonly changedOn?: readonly string[];
  readonly ruling?: OfferedRuling;
  /** The notes at the foot: the rules' date, the cards' date, "not an official ruling". */
  readonly foot: readonly string[];
}
