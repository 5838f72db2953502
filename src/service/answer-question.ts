// Answering: a question is read, solved by the engine and explained. All dependencies can be passed to a worker.

import type { GameEvent } from '../engine/index.ts';
import { type Explainer, type Explanation, explainerOf, type FoundCause, unanswered } from '../explain/index.ts';
import type { Issue } from '../kit/issue.ts';
import { once } from '../kit/once.ts';
import { ok, type Result } from '../kit/result.ts';
import { unnumbered } from '../kit/strings.ts';
import { isOnlyLater, type Unplayed } from '../oracle/index.ts';
import { readDay } from '../rules/index.ts';
import type { Answer, AnsweredScenario, Compiler, NameOf, Scenario } from '../scenario/index.ts';
import {
  boardEntries,
  idsNamed,
  kickedWithoutKicker,
  nameTable,
  questionInLine,
  readEtb,
  resolveTrigger,
  unstatedFacts,
  withAssumedObjects,
  xWithoutX,
} from '../scenario/index.ts';
import { COMPARED_WORDING, projectionOnDay, UNWORDED } from './answer-wording.ts';
import type { AnswerDeps, Answerer, DatedRuling, ServiceQuestion } from './answerer.ts';
import { castBefore, castBeforeSaid } from './cast-before.ts';
import { causeFinder } from './explain-causes.ts';
import type { CauseSearch } from './find-causes.ts';
import { firstPrinted } from './first-printed.ts';
import { memoizedBook, memoizedCompiler } from './memoized.ts';
import { withOfficialRuling } from './official-rulings.ts';
import { daysThatDiffer, mayDiffer, withOtherDates } from './other-dates.ts';
import { withOwnCards } from './own-card-questions.ts';
import { plainQuestions, type UnderstoodQuestion } from './plain-question.ts';
import { completed, type ReadPlain, readRuling, readTyped } from './read-ruling.ts';
import type { Ruling } from './scenario-ruling.ts';
import { triedScenarios } from './tried-scenarios.ts';
import { withCardProblems } from './typed-issues.ts';
import { waysOutOf } from './ways-out.ts';
import { offeredAlterations, varied } from './what-if.ts';

/** Milliseconds for a first reply, after which no more causes are looked for: they are added to it. */
const FIRST_REPLY_MS = 3;

/** The time to try a question without an entry of its board and to compare the answers, in that of the answer itself. */
const CAUSE_SHARE = 2;

/** The part of the time budget in which causes are looked for. */
const CAUSES_SHARE = 0.2;

/** A ruling that is explained with the causes it is given, and the search for them. */
interface CausedRuling extends Ruling {
  readonly explain: (causes?: readonly FoundCause[]) => Explanation | undefined;
  readonly causes: () => CauseSearch<FoundCause>;
}

/** Makes an answerer from its dependencies. */
export function createAnswerer(deps: AnswerDeps): Answerer {
  return withOwnCards(deps, answererOf);
}

/** The parts of an answerer: what it answers from, its reader of plain questions, and one answer without the rest. */
interface AnswererParts {
  readonly deps: AnswerDeps;
  readonly nameOf: NameOf;
  readonly plain: ReturnType<typeof plainQuestions>;
  readonly askOnce: (scenario: Scenario) => Result<CausedRuling, Issue>;
}

function answererOf(deps: AnswerDeps): Answerer {
  const nameOf: NameOf = typed => deps.book.fullName(typed);
  const compiler = deps.compiler ?? memoizedCompiler();
  const findCauses = causeFinder(deps.book, compiler);
  // Anew for each question that is read: there may be other cards by then.
  let tried = triedScenarios(deps.book, compiler);
  const askOnce = (scenario: Scenario): Result<CausedRuling, Issue> => {
    const asked = tried(scenario);
    if (!asked.ok) return asked;
    const { flagsRead } = asked.value;
    const explainer = once(() =>
      explainerOfAnswered(asked.value, { ...deps, compiler }, plain.understood.get(scenario)),
    );
    return ok({
      answer: withDenial(asked.value.answer, plain.understood.get(scenario)),
      compared: once(() => asked.value.inWords(COMPARED_WORDING)),
      explain: causes => explainer()?.explanation(causes),
      headline: () => explainer()?.headline(),
      causes: once(() => findCauses(scenario, asked.value.inWords(UNWORDED))),
      flagsRead,
    });
  };
  const plain = plainQuestions({ book: deps.book, nameOf, compiler }, scenario => tried(scenario));
  const parts: AnswererParts = { deps, nameOf, plain, askOnce };
  const read = (question: ServiceQuestion): Result<Scenario, Issue> => {
    tried = triedScenarios(memoizedBook(deps.book), compiler);
    const scenario = readUnvaried(question, parts);
    return scenario.ok && question.whatIf !== undefined ? varied(scenario.value, question.whatIf) : scenario;
  };
  const understand = (text: string) => {
    tried = triedScenarios(memoizedBook(deps.book), compiler);
    return plain.understand(text);
  };
  const isAnswered = (scenario: Scenario) => {
    const asked = askOnce(withAssumedObjects(scenario, deps.book));
    return asked.ok && asked.value.answer.status === 'answered';
  };
  const waysOut = (scenario: Scenario) =>
    waysOutOf(scenario, { book: deps.book, nameOf, understand: plain.understand, isAnswered });
  return { nameOf, read, understand, ask: scenario => askDated(scenario, parts), waysOut };
}

/** A ruling with its causes, with the days on which the answer was another, and with the official ruling on it. */
function askDated(scenario: Scenario, { deps, plain, askOnce }: AnswererParts): Result<DatedRuling, Issue> {
  const { clock, most } = deps.timeBudget ?? { clock: () => 0, most: 0 };
  const began = clock();
  const asked = askOnce(scenario);
  if (!asked.ok) return asked;
  const spent = clock() - began;
  const explained = (causes: readonly FoundCause[] | undefined) => {
    const explanation = withUnderstood(asked.value.explain(causes), plain.understood.get(scenario));
    if (explanation === undefined) return undefined;
    const alterations = offeredAlterations(scenario, asked.value.flagsRead, firstPrinted(scenario, deps.book));
    return alterations.length === 0 ? explanation : { ...explanation, alterations };
  };
  const first = once(() => {
    // A search that will not end in time is not begun: it would keep the reply waiting and add nothing to it.
    const expected = clock() - began + CAUSE_SHARE * spent * boardEntries(scenario).length;
    const causes = asked.value.causes()(() => expected > FIRST_REPLY_MS || clock() - began > FIRST_REPLY_MS);
    return { explanation: explained(causes), hasCauses: causes !== undefined };
  });
  const whole = once(() => {
    const begun = clock();
    if (first().hasCauses) return first().explanation;
    return explained(asked.value.causes()(() => clock() - begun > most * CAUSES_SHARE) ?? []);
  });
  const otherDays = once(() => {
    const begun = clock();
    const tooLate = () => clock() - begun + spent > most;
    return daysThatDiffer(scenario, asked.value, it => askOnce(it), tooLate, deps.book);
  });
  return ok({
    ...asked.value,
    explain: () => withRuling(withOtherDates(whole(), otherDays()), deps),
    today: () => withRuling(first().explanation, deps),
    hasMore: () => !first().hasCauses || (spent <= most && mayDiffer(asked.value)),
  });
}

function withRuling(explanation: Explanation | undefined, { book, rulingsOf }: AnswerDeps): Explanation | undefined {
  return explanation === undefined || rulingsOf === undefined
    ? explanation
    : withOfficialRuling(explanation, book, rulingsOf);
}

/** A question as a scenario, on the day that is asked for, before anything of it is changed. */
function readUnvaried(
  question: ServiceQuestion,
  { deps, nameOf, plain, askOnce }: AnswererParts,
): Result<Scenario, Issue> {
  const { book } = deps;
  if (question.kind === 'etb')
    return completed(withCardProblems(readEtb(question.options, nameOf, readDay), book), book, plain.understood);
  const readPlain: ReadPlain = (text, line) =>
    plain.read(text, line) ??
    completed(withCardProblems(line, book), book, plain.understood, scenario => {
      const before = castBefore(text, scenario, nameOf, it => answerOf(askOnce(withAssumedObjects(it, book))));
      return before.length === 0 ? [] : [castBeforeSaid(before)];
    });
  const scenario = readRuling(question, deps.scenarioTitled, text => readTyped(text, nameOf, book, readPlain));
  const understood = scenario.ok ? plain.understood.get(scenario.value) : undefined;
  const day = question.rules === undefined ? undefined : readDay(question.rules);
  if (!scenario.ok || day === undefined) return scenario;
  if (!day.ok) return day;
  const dated = { ...scenario.value, rules: day.value };
  if (understood !== undefined) plain.understood.set(dated, understood);
  return ok(dated);
}

function answerOf(asked: Result<CausedRuling, Issue>): Result<Answer, Issue> {
  return asked.ok ? ok(asked.value.answer) : asked;
}

function withUnderstood(
  explanation: Explanation | undefined,
  understood: UnderstoodQuestion | undefined,
): Explanation | undefined {
  if (explanation === undefined || understood === undefined) return explanation;
  const { lines, shorthand, taken, asked } = understood;
  const { unanswered: open = [] } = explanation;
  const missed = asked.filter(it => open.includes(it.inquiry)).map(it => unanswered(it.words));
  return {
    ...explanation,
    understood: [...lines, ...missed],
    ...(shorthand === undefined ? {} : { shorthand }),
    ...(taken.length === 0 ? {} : { taken }),
  };
}

/** The explainer of an answer; undefined where the event or a choice was refused. */
function explainerOfAnswered(
  { answer, staged, outcomes }: AnsweredScenario,
  { book, excerpts, compiler }: Pick<AnswerDeps, 'book' | 'excerpts'> & { readonly compiler: Compiler },
  understood: UnderstoodQuestion | undefined,
): Explainer | undefined {
  if (answer.status !== 'answered' || outcomes.length === 0) return undefined;
  const { rules } = staged.scenario;
  return explainerOf({
    event: staged.event,
    asked: staged.asked,
    inquiries: (understood?.asked ?? []).map(it => it.inquiry),
    find: name => idsNamed(staged, name),
    resolve: (state, trigger) => resolveTrigger(staged, compiler, state, trigger),
    ...causeTextOf(staged.event, book),
    outcomes,
    complete: answer.complete,
    read: projectionOnDay(rules),
    rulesDay: rules === 'current' ? undefined : rules,
    unread: answer.unread.filter(line => line.matters && !isLeftForLater(line)),
    later: answer.unread.filter(line => line.matters && isLeftForLater(line)),
    lasting: answer.unread.filter(line => line.unplayed === 'lasts'),
    noKicker: kickedWithoutKicker(staged),
    noX: xWithoutX(staged),
    unstated: unstatedFacts(staged, outcomes),
    assumed: staged.scenario.assumed ?? [],
    question: questionInLine(staged.scenario),
    cards: [...new Set(nameTable(staged.scenario).objects.map(it => it.name))],
    excerpt: cited => excerpts(cited, rules),
  });
}

/** The answer with a refused choice as the answer "no", where it is asked whether that is legal. */
function withDenial(answer: Answer, understood: UnderstoodQuestion | undefined): Answer {
  const isAsked = understood?.asked.some(it => it.inquiry.kind === 'targeting') === true;
  const because = answer.refused?.because;
  return isAsked && because !== undefined ? { ...answer, reason: `No: ${because}` } : answer;
}

/** The text of the card that puts there what enters; nothing for other events. */
function causeTextOf(event: GameEvent, book: AnswerDeps['book']): { readonly causeText?: string } {
  const [cause] = event.kind === 'enters' ? event.objects.flatMap(it => it.by?.name ?? []) : [];
  const found = cause === undefined ? undefined : book.byName(unnumbered(cause));
  return found?.kind === 'found' ? { causeText: found.card.faces.map(it => it.oracleText).join('\n') } : {};
}

/** Whether a line says nothing but what happens at a later time. */
function isLeftForLater({ line, unplayed }: { readonly line: string; readonly unplayed?: Unplayed }): boolean {
  return unplayed === 'later' && isOnlyLater(line);
}
