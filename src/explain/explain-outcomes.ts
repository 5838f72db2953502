// Explanation of outcomes: the one rendering into words behind Discord, the terminal and the web.
import type { Outcome, Step } from '../engine/index.ts';
import { once } from '../kit/once.ts';
import { type Citation, spellDay } from '../rules/index.ts';
import type { Inquiry } from '../scenario/index.ts';
import { withAskedLayers } from './asked-layers.ts';
import { causesOf } from './cause-sentences.ts';
import { distinguished } from './distinct-outcomes.ts';
import { shortList, timesInWords } from './english.ts';
import { ordinalNumber } from './english-numbers.ts';
import { contextOfInput, type ExplainInput, type FoundCause } from './explain-input.ts';
import { explainObjects } from './explain-objects.ts';
import { explainEveryStep, explainTrail, rulesOfTrail } from './explain-trail.ts';
import { explainUnread, noticesOf } from './explain-unread.ts';
import type { Certainty, ExplainedOutcome, ExplainedStep, Explanation } from './explanation.ts';
import { askedFacts } from './headline/asked-fact.ts';
import { type AskedAnswer, askedAnswer } from './headline/asked-headline.ts';
import { waysOfEach } from './headline/each-entry.ts';
import { explainEvent } from './headline/event-headline.ts';
import type { OutcomeInContext } from './headline/explained-outcome.ts';
import { explainHeadline } from './headline/headline.ts';
import { loopBegun } from './headline/trigger-loops.ts';
import { withRepeatedTriggers } from './repeated-triggers.ts';
import { asOfDay } from './rule-quotes.ts';
import { decidedBy, explainChoice, type MadeChoice, neverVaried, shortPick } from './step/choice-step.ts';
import { lastKnownSteps } from './step/last-known-step.ts';
import { explainTriggerOrder, explainTriggers } from './step/trigger-step.ts';
import { keptLegends, unaffectedSteps } from './step/unaffected-step.ts';
import { undestroyedSteps } from './step/undestroyed-step.ts';

/** The most rules an answer quotes. */
const RULES_QUOTED = 12;

/** An explanation in parts, each worked out once and not before it is wanted. */
export interface Explainer {
  readonly headline: () => string;
  /** The explanation with these causes; without any where none were looked for. */
  readonly explanation: (causes?: readonly FoundCause[]) => Explanation;
}

/** The explanation of the engine's outcomes. */
export function explainOutcomes({ causes, ...input }: ExplainInput): Explanation {
  return explainerOf(input).explanation(causes);
}

/** The explainer of the engine's outcomes. */
export function explainerOf(input: Omit<ExplainInput, 'causes'>): Explainer {
  const shown = once(() =>
    inOrder(input).map(outcome => withAskedLayers({ outcome, context: contextOfInput(input, outcome) }, input)),
  );
  const answer = once(() => answerOf(shown(), input));
  const headline = once(
    () =>
      answer()?.headline ??
      withLoop(explainHeadline(shown(), input.event, input.asked, input.complete), shown(), input),
  );
  const rest = once(() => explainRest(shown(), answer(), headline(), input));
  return {
    headline,
    explanation: causes => ({ ...rest(), ...causesOf(shown(), causes) }),
  };
}

/** The sentence on the event with the loop that it begins: "…; Sanguine Bond and Exquisite Blood trigger each other until …". */
function withLoop(headline: string, [shown, ...others]: readonly OutcomeInContext[], input: ExplainInput): string {
  if (shown === undefined || others.length > 0 || input.unread.length > 0) return headline;
  const { find = () => [] } = input;
  const loop = loopBegun({ ...shown, ...input, find, contextOf: it => contextOfInput(input, it) });
  return loop === undefined ? headline : `${headline.replace(/\.$/u, '')}; ${loop}.`;
}

/** The explanation without causes. */
function explainRest(
  shown: readonly OutcomeInContext[],
  answer: AskedAnswer | undefined,
  headline: string,
  input: Omit<ExplainInput, 'causes'>,
): Explanation {
  const later = laterSteps(answer?.later ?? []);
  const ways = answer?.headline === undefined ? waysOfEach(shown, input.event) : undefined;
  const besides = shown.map(it => besideTrail(it, input.event));
  const outcomes = distinguished(
    shown,
    shown.map((it, at) =>
      withWays(explainOutcome(it, input, besides[at] ?? NONE_BESIDE, at === 0 ? later.steps : []), ways?.[at]),
    ),
  );
  const rules = asOfDay(input.excerpt([...citedBy(shown, besides), ...later.cited]), input.rulesDay);
  const newest = rules
    .flatMap(it => it.effectiveDate ?? [])
    .toSorted()
    .at(-1);
  const notices = [...noticesOf(input, newest), ...unexplored(shown, input)];
  return {
    ...(input.question === undefined ? {} : { question: withOrdinals(input.question) }),
    ...(input.cards === undefined ? {} : { cards: input.cards }),
    ...(answer === undefined || answer.unanswered.length === 0 ? {} : { unanswered: answer.unanswered }),
    headline,
    certainty: certaintyOf(input),
    outcomes,
    decidedBy: decidedBy(shown.map(it => ({ context: it.context, made: it.outcome.picks }))),
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
  const shown = input.outcomes.map(outcome => ({ outcome, context: contextOfInput(input, outcome) }));
  return inquiries.map(it => askedFacts(shown, { ...input, find: input.find ?? (() => []) }, it));
}

/** The question with places for the numbers of objects of one name: "Hill Giant#2" is "Hill Giant (second)". */
function withOrdinals(question: string): string {
  return question.replace(/#(\d+)/gu, (_, number: string) => ` (${ordinalNumber(Number(number))})`);
}

/** The answer to what was asked, where everything was read. */
function answerOf(shown: readonly OutcomeInContext[], input: ExplainInput): AskedAnswer | undefined {
  const { inquiries = [], find = () => [], unread, later = [] } = input;
  if (unread.length > 0) return undefined;
  const now = later.length === 0 ? inquiries : inquiries.filter(it => AT_ONCE.includes(it.kind));
  const answer = askedAnswer(shown, { ...input, inquiries: now, find, contextOf: it => contextOfInput(input, it) });
  return { ...answer, unanswered: [...answer.unanswered, ...inquiries.filter(it => !now.includes(it))] };
}

/** Inquiries on what the event does at once, to which what happens at a later time makes no difference. */
const AT_ONCE: readonly Inquiry['kind'][] = ['amount', 'triggers', 'counters', 'targeting', 'choice'];

/** Kinds of steps that decide what comes of an ability as it resolves. */
const DECIDING: readonly Step['kind'][] = ['forbidden', 'replaced', 'stateBased'];

/** Steps that decide once abilities have resolved, as those that answer what is asked, with the rules they cite. */
function laterSteps(later: AskedAnswer['later']) {
  const deciding = later.map(({ steps, context }) => ({
    context,
    steps: steps.filter(it => DECIDING.includes(it.kind)),
  }));
  return {
    steps: deciding.flatMap(it => explainTrail(it.context, it.steps)).map(it => ({ ...it, answers: true as const })),
    cited: deciding.flatMap(it => rulesOfTrail(it.context, it.steps)),
  };
}

/**
 * The outcomes in the order shown. Where not all were explored, it is theirs; else those in which more possible copies
 * were declined come later, and those in which more of anything else was without which the object does not stay, since
 * few people ask about them.
 */
function inOrder({ outcomes, asked, complete }: ExplainInput): readonly Outcome[] {
  if (!complete) return outcomes;
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

/** The steps of one outcome's trail in words, for plain-text answers to checks. */
export function explainSteps(
  outcome: Outcome,
  read: ExplainInput['read'],
  players?: ExplainInput['players'],
): readonly ExplainedStep[] {
  return explainEveryStep(
    contextOfInput({ read, ...(players === undefined ? {} : { players }) }, outcome),
    outcome.trail,
  );
}

/** The rules cited by the outcomes, each once, those that decided first. */
function citedBy(shown: readonly OutcomeInContext[], besides: readonly StepsBeside[]): readonly Citation[] {
  const cited = new Map<string, Citation>();
  for (const [at, { context, outcome }] of shown.entries()) {
    const { first, last } = besides[at] ?? NONE_BESIDE;
    const told = [...first, ...last].map(({ rule, text }) => ({ rule, about: text }));
    for (const citation of [...rulesOfTrail(context, outcome.trail), ...told])
      if (!cited.has(citation.rule)) cited.set(citation.rule, citation);
  }
  return [...cited.values()];
}

function explainOutcome(
  { context, outcome }: OutcomeInContext,
  input: ExplainInput,
  { first, last }: StepsBeside,
  later: readonly ExplainedStep[],
): ExplainedOutcome {
  // 605.4a: a mana ability has resolved
  const waiting = outcome.triggers.filter(it => it.mana === undefined);
  return {
    sentence: explainEvent(context, outcome, input.event),
    choices: counted(outcome.picks.filter(isWorthSaying).map((made: MadeChoice) => explainChoice(context, made))),
    picked: outcome.picks.filter(isWorthSaying).map(made => shortPick(context, made)),
    called: outcome.picks.flatMap(({ pick }) =>
      pick.kind === 'objects' ? pick.objects.flatMap(id => [context.names.plain(id), context.names.short(id)]) : [],
    ),
    objects: explainObjects(context, outcome, input.asked),
    triggers: explainTriggers(context, waiting),
    ...(waiting.length < 2 ? {} : { triggerOrder: explainTriggerOrder(context, waiting) }),
    steps: [...first, ...explainTrail(context, withRepeatedTriggers(outcome)), ...last, ...later],
  };
}

function withWays(outcome: ExplainedOutcome, ways: readonly string[] | undefined): ExplainedOutcome {
  return ways === undefined ? outcome : { ...outcome, ways };
}

/** Steps that the trail does not have, before it and after it: why something that a reader would count on did not help. */
interface StepsBeside {
  readonly first: readonly ExplainedStep[];
  readonly last: readonly ExplainedStep[];
}

const NONE_BESIDE: StepsBeside = { first: [], last: [] };

function besideTrail({ context, outcome }: OutcomeInContext, event: ExplainInput['event']): StepsBeside {
  return {
    first: [...keptLegends(context), ...lastKnownSteps(context, outcome, event)],
    last: [...undestroyedSteps(context, outcome), ...unaffectedSteps(context, outcome)],
  };
}

/** Equal sentences joined: "You devour nothing for Thunder-Thrash Elder, twice." */
function counted(sentences: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const said of sentences) counts.set(said, (counts.get(said) ?? 0) + 1);
  return [...counts].map(([it, n]) => (n === 1 ? it : `${it.replace(/\.$/, '')}, ${timesInWords(n)}.`));
}

/** Whether a choice is worth a sentence: the order of effects with one name is not. */
function isWorthSaying({ choice }: MadeChoice): boolean {
  return choice.kind !== 'apply' || new Set(choice.options.map(it => it.label)).size > 1;
}

function certaintyOf(input: ExplainInput): Certainty {
  if (input.unread.length > 0) return 'unread';
  if (!input.complete) return 'unfinished';
  return input.outcomes.length > 1 ? 'several' : 'complete';
}

function footOf(input: ExplainInput, newest: string | undefined): readonly string[] {
  const day = input.rulesDay ?? newest;
  const rules = day === undefined ? 'current rules' : `rules of ${spellDay(day)}`;
  return [rules, 'not an official ruling'];
}
