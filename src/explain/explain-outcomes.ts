// Explanation of outcomes: the one rendering into words behind Discord, the terminal and the web.

import type { GameEvent, GameState, ObjectId, Outcome } from '../engine/index.ts';
import type { Unplayed } from '../oracle/index.ts';
import { type Citation, DIGEST_DATE, laterThanKnown, spellDay } from '../rules/index.ts';
import type { Inquiry } from '../scenario/index.ts';
import { answerNames } from './answer-names.ts';
import { withAskedLayers } from './asked-layers.ts';
import {
  asSentence,
  capitalized,
  ordinalNumber,
  shortList,
  spelledOut,
  timesInWords,
  unnumbered,
  withoutPlace,
} from './english.ts';
import { aheadIn, avertedIn, barredIn, type ExplainContext, type ReadPosition } from './explain-context.ts';
import { explainObjects } from './explain-objects.ts';
import { explainEveryStep, explainTrail, rulesOfTrail } from './explain-trail.ts';
import type {
  Certainty,
  CitedRule,
  ExplainedObject,
  ExplainedOutcome,
  ExplainedStep,
  Explanation,
} from './explanation.ts';
import { askedFacts } from './headline/asked-fact.ts';
import { askedHeadline } from './headline/asked-headline.ts';
import { explainEvent } from './headline/event-headline.ts';
import type { EventOfKind, OutcomeInContext } from './headline/explained-outcome.ts';
import { explainHeadline } from './headline/headline.ts';
import { asOfDay } from './rule-quotes.ts';
import { decidedBy, explainChoice, type MadeChoice, neverVaried, shortPick } from './step/choice-step.ts';
import { explainTriggerOrder, explainTriggers } from './step/trigger-step.ts';
import { keptLegends, unaffectedSteps } from './step/unaffected-step.ts';
import { undestroyedSteps } from './step/undestroyed-step.ts';

/** A line of a card that was not understood. */
export interface UnreadCardText {
  readonly card: string;
  readonly line: string;
  readonly unplayed?: Unplayed;
}

export interface ExplainInput {
  readonly event: GameEvent;
  /** The objects the question is about. */
  readonly asked: readonly ObjectId[];
  /** The inquiries of the question; the headline is the ordinary one where this is left out. */
  readonly inquiries?: readonly Inquiry[];
  /** The objects a name of the question means. */
  readonly find?: (name: string) => readonly ObjectId[];
  /** Names to show for players, where they differ from their ids; "you" is the person who asks. */
  readonly players?: Readonly<Record<string, string>>;
  /** The outcomes; never empty. */
  readonly outcomes: readonly Outcome[];
  /** False when not every choice was explored. */
  readonly complete: boolean;
  /** The view of a position: the engine's `project` under the edition of the question. */
  readonly read: (state: GameState) => ReadPosition;
  /** The day whose rules hold, as "2026-08-07"; undefined for the newest known. */
  readonly rulesDay: string | undefined;
  /** Lines that were not read and could matter. */
  readonly unread: readonly UnreadCardText[];
  /** Names of what was said to be kicked without having a kicker. */
  readonly noKicker?: readonly string[];
  /** Facts of the turn that a card asks for and the question does not tell; `turn` and `entered` are what they are to `UntoldFact`. */
  readonly untold?: readonly { readonly card: string; readonly fact: string }[];
  /** Objects put on the board because the question spoke of them. */
  readonly assumed?: readonly { readonly name: string; readonly zone: 'battlefield' | 'stack' }[];
  /** The question in one line. */
  readonly question?: string;
  /** The names of its cards. */
  readonly cards?: readonly string[];
  /** The cards that changed the result, as far as they were looked for. */
  readonly causes?: readonly FoundCause[];
  /** The rules cited, the deciding ones first, each with its text; unknown rules are left out. */
  readonly excerpt: (cited: readonly Citation[]) => readonly CitedRule[];
}

/** A cause by the labels of its objects, with what would be different without it. */
export interface FoundCause {
  /** The name of its card or token. */
  readonly name: string;
  readonly labels: readonly string[];
  /** An object by its label, or a player; and what it would be or do: "would be untapped"; of nobody for "there". */
  readonly without?: { readonly of?: string; readonly would: string };
}

/** The most rules an answer quotes. */
const RULES_QUOTED = 12;

/** The explanation of the engine's outcomes. */
export function explainOutcomes(input: ExplainInput): Explanation {
  const shown = inOrder(input).map(outcome => withAskedLayers({ outcome, context: contextOf(input, outcome) }, input));
  const outcomes = distinguished(
    shown,
    shown.map(it => explainOutcome(it, input)),
  );
  const rules = asOfDay(input.excerpt(citedBy(shown)), input.rulesDay);
  const newest = rules
    .flatMap(it => it.effectiveDate ?? [])
    .toSorted()
    .at(-1);
  const notices = [...noticesOf(input, newest), ...unexplored(shown, input)];
  return {
    ...(input.question === undefined ? {} : { question: withOrdinals(input.question) }),
    ...(input.cards === undefined ? {} : { cards: input.cards }),
    headline: headlineOf(shown, input),
    certainty: certaintyOf(input),
    outcomes,
    decidedBy: decidedBy(shown.map(it => ({ context: it.context, made: it.outcome.picks }))),
    ...causesOf(shown, input.causes),
    unread: input.unread.map(explainUnread),
    ...(notices.length > 0 ? { notices } : {}),
    rules: rules.slice(0, RULES_QUOTED),
    foot: footOf(input, rules.find(it => it.effectiveDate !== undefined)?.effectiveDate),
  };
}

/**
 * The facts that answer each inquiry, a sentence each: several where outcomes differ, none where one has no answer. The
 * inquiry `undefined` asks for the sentence on the event.
 */
export function explainFacts(
  input: ExplainInput,
  inquiries: readonly (Inquiry | undefined)[],
): readonly (readonly string[])[] {
  const shown = input.outcomes.map(outcome => ({ outcome, context: contextOf(input, outcome) }));
  return inquiries.map(it => askedFacts(shown, { ...input, find: input.find ?? (() => []) }, it));
}

/** The question with places for the numbers of objects of one name: "Hill Giant#2" is "Hill Giant (second)". */
function withOrdinals(question: string): string {
  return question.replace(/#(\d+)/gu, (_, number: string) => ` (${ordinalNumber(Number(number))})`);
}

/** The answer to what was asked, where everything was read; otherwise what happens. */
function headlineOf(shown: readonly OutcomeInContext[], input: ExplainInput): string {
  const { inquiries = [], find = () => [], unread } = input;
  const answer = unread.length > 0 ? undefined : askedHeadline(shown, { ...input, inquiries, find });
  return answer ?? explainHeadline(shown, input.event, input.asked, input.complete);
}

/**
 * The outcomes in the order shown: the more possible copies were declined the later, and the more of anything else
 * without which the object does not stay, since few people ask about them.
 */
function inOrder({ outcomes, asked }: ExplainInput): readonly Outcome[] {
  const declined = ({ picks, state }: Outcome) => {
    const isGone = asked.some(id => state.objects.get(id)?.zone !== 'battlefield');
    return picks.filter(made => isDeclined(made) && (made.choice.kind === 'copy' || isGone)).length;
  };
  const counted = outcomes.map(outcome => ({ outcome, times: declined(outcome) }));
  return counted.toSorted((one, other) => one.times - other.times).map(it => it.outcome);
}

function isDeclined({ pick }: MadeChoice): boolean {
  return pick.kind === 'none' || (pick.kind === 'objects' && pick.objects.length === 0);
}

/** The choices that were not explored, where there are any. */
function unexplored(shown: readonly OutcomeInContext[], { complete }: ExplainInput): readonly string[] {
  if (complete) return [];
  const same = neverVaried(shown.map(it => ({ context: it.context, made: it.outcome.picks })));
  const varied = same.length === 0 ? '' : ` Never varied: ${shortList(same)}.`;
  return [`Not every choice was explored.${varied}`];
}

/** The causes in the words of the outcome that is shown first. */
function causesOf(
  [first]: readonly OutcomeInContext[],
  causes: readonly FoundCause[] | undefined,
): Pick<Explanation, 'causes'> {
  if (causes === undefined || first === undefined) return {};
  const { names, before, after } = first.context;
  const objects = [...before.objects.values(), ...after.objects.values()];
  const labelled = (label: string) => objects.find(it => it.label === label)?.id;
  return {
    causes: causes.map(({ name, labels, without }) => {
      const id = labels.map(labelled).find(it => it !== undefined);
      // an effect has no objects, and a whole text is not its name
      const called = id === undefined ? [] : [names.plain(id), withoutPlace(names.object(id))];
      const own = names.effect({ source: undefined, name, controller: undefined });
      const sentence =
        without === undefined ? {} : { without: `${subjectOf(without.of, names, labelled)} ${without.would}` };
      return { names: [...new Set([labels.length === 0 ? own : name, ...called])], ...sentence };
    }),
  };
}

/** The name of what would be otherwise: an object, a player, or "there". */
function subjectOf(
  of: string | undefined,
  names: ExplainContext['names'],
  labelled: (label: string) => ObjectId | undefined,
): string {
  if (of === undefined) return 'there';
  const id = labelled(of);
  if (id !== undefined) return names.object(id);
  return names.isPlayer(of) ? names.player(of).name : of;
}

/** The steps of one outcome's trail in words, for plain-text answers to checks. */
export function explainSteps(
  outcome: Outcome,
  read: ExplainInput['read'],
  players?: ExplainInput['players'],
): readonly ExplainedStep[] {
  return explainEveryStep(contextOf({ read, ...(players === undefined ? {} : { players }) }, outcome), outcome.trail);
}

/** The rules cited by the outcomes, each once, those that decided first. */
function citedBy(shown: readonly OutcomeInContext[]): readonly Citation[] {
  const cited = shown.flatMap(({ context, outcome }) => [
    ...rulesOfTrail(context, outcome.trail),
    ...[...keptLegends(context), ...beside(context, outcome)].map(({ rule, text }) => ({ rule, about: text })),
  ]);
  return cited.filter((it, at) => cited.findIndex(other => other.rule === it.rule) === at);
}

function contextOf(
  input: Pick<ExplainInput, 'read' | 'players'> & Partial<ExplainInput>,
  outcome: Outcome,
): ExplainContext {
  return {
    names: answerNames([outcome.before, outcome.state], input.players, tokenName(input.event)),
    before: outcome.before,
    after: outcome.state,
    seenBefore: input.read(outcome.before),
    seenAfter: input.read(outcome.state),
    picks: outcome.picks,
    ahead: aheadIn(outcome),
    averted: avertedIn(outcome),
    barred: barredIn(outcome),
  };
}

/** The name of the tokens an event creates; undefined where they are of several kinds. */
function tokenName(event: GameEvent | undefined): string | undefined {
  if (event?.kind === 'carriesOut') return tokenOfInstructions(event);
  if (event?.kind !== 'creates') return undefined;
  const [name, ...others] = new Set(event.tokens.map(it => unnumbered(it.copy?.ofName ?? it.printed.faces[0].name)));
  return others.length === 0 && name !== '' ? name : undefined;
}

/** The words for the tokens that instructions create; undefined where they are of several kinds, or copies. */
function tokenOfInstructions({ effects }: EventOfKind<'carriesOut'>): string | undefined {
  const made = effects.flatMap(it => (it.kind === 'createTokens' ? [it.token] : []));
  const [name, ...others] = new Set(made.map(it => ('copyOf' in it ? '' : (it.predefined ?? it.subtypes.join(' ')))));
  return others.length === 0 && name !== undefined && name !== '' ? `${name} token` : undefined;
}

function explainOutcome({ context, outcome }: OutcomeInContext, input: ExplainInput): ExplainedOutcome {
  return {
    sentence: explainEvent(context, outcome, input.event),
    choices: counted(outcome.picks.filter(isWorthSaying).map((made: MadeChoice) => explainChoice(context, made))),
    picked: outcome.picks.filter(isWorthSaying).map(made => shortPick(context, made)),
    called: outcome.picks.flatMap(({ pick }) =>
      pick.kind === 'objects' ? pick.objects.flatMap(id => [context.names.plain(id), context.names.short(id)]) : [],
    ),
    objects: explainObjects(context, outcome, input.asked),
    triggers: explainTriggers(context, outcome.triggers),
    ...(outcome.triggers.length < 2 ? {} : { triggerOrder: explainTriggerOrder(context, outcome.triggers) }),
    steps: [...keptLegends(context), ...explainTrail(context, outcome.trail), ...beside(context, outcome)],
  };
}

/** Steps that the trail does not have: why something that a reader would count on did not help. */
function beside(context: ExplainContext, outcome: OutcomeInContext['outcome']): readonly ExplainedStep[] {
  return [...undestroyedSteps(context, outcome), ...unaffectedSteps(context, outcome)];
}

/** Equal sentences joined: "You devour nothing for Thunder-Thrash Elder, twice." */
function counted(sentences: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const it of sentences) counts.set(it, (counts.get(it) ?? 0) + 1);
  return [...counts].map(([it, n]) => (n === 1 ? it : `${it.replace(/\.$/, '')}, ${timesInWords(n)}.`));
}

/** Whether a choice is worth a sentence: the order of effects with one name is not. */
function isWorthSaying({ choice }: MadeChoice): boolean {
  return choice.kind !== 'apply' || new Set(choice.options.map(it => it.label)).size > 1;
}

/** The outcomes, with differences added to the sentences that would otherwise be equal. */
function distinguished(
  shown: readonly OutcomeInContext[],
  explained: readonly ExplainedOutcome[],
): readonly ExplainedOutcome[] {
  return explained.map(outcome => {
    const alike = explained.filter(it => it.sentence === outcome.sentence);
    if (alike.length < 2 || shown.length < 2) return outcome;
    const differences = whatElse(outcome, alike);
    return differences === '' ? outcome : { ...outcome, sentence: `${outcome.sentence} ${asSentence(differences)}` };
  });
}

/** The lines or triggers of an outcome that not all others of the same sentence have. */
function whatElse(outcome: ExplainedOutcome, alike: readonly ExplainedOutcome[]): string {
  const own = outcome.objects.flatMap(it => differenceOf(it, alike) ?? []);
  if (own.length > 0) return capitalized(own.slice(0, 2).join('; '));
  const triggers = outcome.triggers.join('; ');
  if (alike.every(it => it.triggers.join('; ') === triggers)) return '';
  return triggers === '' ? 'Nothing triggers' : `Triggers: ${triggers}`;
}

/** The lines of an object that not every outcome has: "Bear Cub: in your graveyard". */
function differenceOf(object: ExplainedObject, alike: readonly ExplainedOutcome[]): string | undefined {
  const others = alike.map(it => it.objects.find(other => other.title === object.title)?.lines ?? []);
  const own = object.lines.filter(line => !others.every(lines => lines.includes(line)));
  return own.length === 0 ? undefined : `${object.title}: ${own.join(', ')}`;
}

function certaintyOf(input: ExplainInput): Certainty {
  if (input.unread.length > 0) return 'unread';
  if (!input.complete) return 'unfinished';
  return input.outcomes.length > 1 ? 'several' : 'complete';
}

function noticesOf(
  { rulesDay, noKicker = [], untold = [], assumed = [] }: ExplainInput,
  quoted: string | undefined,
): readonly string[] {
  const known = quoted === undefined || quoted < DIGEST_DATE ? DIGEST_DATE : quoted;
  const late = rulesDay === undefined ? undefined : laterThanKnown(rulesDay, known);
  return [
    ...(late === undefined ? [] : [late]),
    ...assumed.map(({ name, zone }) =>
      zone === 'stack'
        ? `I took ${name} as a spell of yours that is resolving.`
        : `Nobody was said to have ${name}: I put it under your control.`,
    ),
    ...untold.slice(0, MOST_UNTOLD).map(untoldSentence),
    ...noKicker.map(it => `${it} has no kicker, so it cannot be kicked; I answered as though it had been.`),
  ];
}

/** The most facts of the turn that are said to be missing. */
const MOST_UNTOLD = 2;

/** "Storm Entity asks for spells cast this turn: …", with the words that would tell it. */
function untoldSentence({ card, fact }: { readonly card: string; readonly fact: string }): string {
  if (fact === 'turn') return `${card} asks which turn of the game it is. I took a later one; add "turn: 2" to say so.`;
  if (fact === 'mana') return `${card} counts unspent mana. I took none to be there; add "my mana: GG" to say so.`;
  if (fact === 'entered')
    return `${card} asks for what entered this turn. I took it that nothing else did; where something did, add it in parentheses: (entered this turn).`;
  if (fact === 'returned' || fact === 'discarded' || fact === 'crafted')
    return `${card} asks for a card that was ${fact === 'crafted' ? 'exiled to craft it' : `${fact} as a cost`}. I know of none, so it counts as nothing.`;
  if (fact === 'nth spell')
    return `${card} asks which spell of its kind this is this turn. I count no such spells, so I took it as none that triggers it.`;
  if (fact === 'copy')
    return `${card} enters as a copy of something, and of what it is a copy was not said. I took it as a copy of nothing; add it in parentheses: ${card} (copy of …).`;
  const words = spelledOut(fact);
  const example = fact === 'attacked' || fact === 'descended' || fact === 'surveilled' ? words : `${words} 2`;
  return `${card} asks for what happened this turn (${words}). I took it that none of that has happened; add "this turn: ${example}" to say so.`;
}

const UNPLAYED: Readonly<Record<Unplayed, string>> = {
  stack: 'That is about spells on the stack, which I do not play.',
  hidden: 'That depends on cards which nobody has told me, so I left it out.',
  later: 'That is later than this question, so I left it out.',
  paid: 'That was paid as it was cast, and what it did is left out here.',
};

function explainUnread({ card, line, unplayed }: UnreadCardText): string {
  const quoted = `"${line.replace(/\s+/g, ' ').trim()}"`;
  return unplayed === undefined
    ? `I could not read this line of ${card}, and answered without it: ${quoted}`
    : `${card} also says ${quoted} ${UNPLAYED[unplayed]}`;
}

function footOf(input: ExplainInput, newest: string | undefined): readonly string[] {
  const day = input.rulesDay ?? newest;
  const rules = day === undefined ? 'current rules' : `rules of ${spellDay(day)}`;
  return [rules, 'not an official ruling'];
}
