// Answering: a question is read, solved by the engine and explained. All dependencies can be passed to a worker.
import type { CardBook } from '../cards/index.ts';
import { type Explanation, explainOutcomes, type FoundCause } from '../explain/index.ts';
import type { Issue } from '../kit/issue.ts';
import { once } from '../kit/once.ts';
import { err, ok, type Result } from '../kit/result.ts';
import type { QuestionReading } from '../question/index.ts';
import { type RuleLookup, readDay } from '../rules/index.ts';
import type {
  Answer,
  AnsweredScenario,
  Compiler,
  EtbOptions,
  NameOf,
  Scenario,
  ShorthandReading,
  SlashLine,
} from '../scenario/index.ts';
import {
  idsNamed,
  kickedWithoutKicker,
  nameTable,
  questionInLine,
  readEtb,
  readScenarios,
  readShorthand,
  untoldFacts,
  withAssumedObjects,
} from '../scenario/index.ts';
import { answerHistory, otherDates } from './answer-history.ts';
import { COMPARED_WORDING, projectionOnDay, UNWORDED } from './answer-wording.ts';
import { asResolution } from './as-resolution.ts';
import { causeFinder } from './explain-causes.ts';
import type { CauseSearch } from './find-causes.ts';
import { firstPrinted, periodsFrom } from './first-printed.ts';
import { withFullNames } from './loose-names.ts';
import { memoizedBook, memoizedCompiler } from './memoized.ts';
import { type RulingsOf, withOfficialRuling } from './official-rulings.ts';
import { withOwnCards } from './own-cards.ts';
import { plainQuestions, type UnderstoodQuestion } from './plain-question.ts';
import type { Ruling } from './scenario-ruling.ts';
import { triedScenarios } from './tried-scenarios.ts';
import { asTyped, isWrittenOut, withCardProblems } from './typed-issues.ts';
import { waysOutOf } from './ways-out.ts';
import { whatChanged } from './what-changed.ts';
import { beforeLastChange, offeredAlterations, varied, whatChangedBy } from './what-if.ts';

/** A question as it was asked. Plain data, so that it can be posted to a worker and packed into buttons. */
export type ServiceQuestion = (
  | { readonly kind: 'etb'; readonly options: EtbOptions }
  /** `text` is a line of shorthand, a scenario written out, or the title or id of a scenario of the library. */
  | { readonly kind: 'ruling'; readonly text: string; readonly rules?: string }
) & {
  /** Codes of alterations, separated by commas, each of the question as the one before has changed it. */
  readonly whatIf?: string;
};

/** The question of a command line in the form Discord shows it; undefined where the command asks for no answer. */
export function questionOf({ command, options }: SlashLine): ServiceQuestion | undefined {
  const { card = '', question = '', rules, private: _, ...rest } = options;
  const onDay = rules === undefined ? {} : { rules };
  if (command === 'etb') return { kind: 'etb', options: { card, ...rest, ...onDay } };
  return command === 'ruling' ? { kind: 'ruling', text: question, ...onDay } : undefined;
}

/** Dependencies of answering. */
export interface AnswerDeps {
  readonly book: Pick<CardBook, 'byName' | 'fullName' | 'date' | 'namesIn' | 'nameNear'>;
  /** The compiler of cards; that of the grammar when left out. */
  readonly compiler?: Compiler;
  readonly excerpts: RuleLookup['excerpts'];
  /** The scenario of the library with this title or id. */
  readonly scenarioTitled: (text: string) => Scenario | undefined;
  /** Official rulings on cards; none are offered when left out. */
  readonly rulingsOf?: RulingsOf;
  /** A clock in milliseconds, and the most of its time for answers under other days' rules; no limit when left out. */
  readonly timeBudget?: { readonly clock: () => number; readonly most: number };
}

export interface Answerer {
  /** The full name of the card that a typed name means; undefined where there is none. */
  readonly nameOf: NameOf;
  /** A scenario from the options of /etb, from a line of shorthand, from a scenario's text, or from the library. */
  readonly read: (question: ServiceQuestion) => Result<Scenario, Issue>;
  /** The reading of a plain question. */
  readonly understand: (text: string) => QuestionReading;
  readonly ask: (scenario: Scenario) => Result<DatedRuling, Issue>;
  /** Lines of shorthand that have an answer, in place of a scenario that has none. */
  readonly waysOut: (scenario: Scenario) => readonly string[];
}

/** A ruling with a first explanation, which can be had before that with the other days and all causes. */
export interface DatedRuling extends Ruling {
  /** The explanation under the rules of its own day; without causes where it takes long to find them. */
  readonly today: Ruling['explain'];
  /** Whether `explain` may add to `today`. */
  readonly hasMore: () => boolean;
}

/** Milliseconds for a first reply, after which no more causes are looked for: they are added to it. */
const FIRST_REPLY_MS = 5;
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
    const explain: CausedRuling['explain'] = causes =>
      explainAnswered(asked.value, deps, plain.understood.get(scenario), causes);
    return ok({
      answer: asked.value.answer,
      compared: once(() => asked.value.inWords(COMPARED_WORDING)),
      explain,
      causes: once(() => findCauses(scenario, asked.value.inWords(UNWORDED))),
      flagsRead,
    });
  };
  const askWell = (scenario: Scenario): Result<DatedRuling, Issue> => {
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
      const causes = asked.value.causes()(() => clock() - began > FIRST_REPLY_MS);
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
      explain: () => withRuling(withOtherDates(whole(), otherDays())),
      today: () => withRuling(first().explanation),
      hasMore: () => !first().hasCauses || (spent <= most && mayDiffer(asked.value)),
    });
  };
  const withRuling = (explanation: Explanation | undefined) =>
    explanation === undefined || deps.rulingsOf === undefined
      ? explanation
      : withOfficialRuling(explanation, deps.book, deps.rulingsOf);
  const plain = plainQuestions({ book: deps.book, nameOf, compiler }, scenario => tried(scenario));
  const readPlain: ReadPlain = (text, line) =>
    plain.read(text, line) ?? completed(withCardProblems(line, deps.book), deps.book, plain.understood);
  const read = (question: ServiceQuestion): Result<Scenario, Issue> => {
    tried = triedScenarios(memoizedBook(deps.book), compiler);
    const scenario = readPlainly(question);
    return scenario.ok && question.whatIf !== undefined ? varied(scenario.value, question.whatIf) : scenario;
  };
  const readPlainly = (question: ServiceQuestion): Result<Scenario, Issue> => {
    if (question.kind === 'etb') {
      const reading = withCardProblems(readEtb(question.options, nameOf, readDay), deps.book);
      return completed(reading, deps.book, plain.understood);
    }
    const scenario = readRuling(question, deps.scenarioTitled, text => readTyped(text, nameOf, deps.book, readPlain));
    const understood = scenario.ok ? plain.understood.get(scenario.value) : undefined;
    const day = question.rules === undefined ? undefined : readDay(question.rules);
    if (!scenario.ok || day === undefined) return scenario;
    if (!day.ok) return day;
    const dated = { ...scenario.value, rules: day.value };
    if (understood !== undefined) plain.understood.set(dated, understood);
    return ok(dated);
  };
  const isAnswered = (scenario: Scenario) => {
    const asked = askOnce(withAssumedObjects(scenario, deps.book));
    return asked.ok && asked.value.answer.status === 'answered';
  };
  const waysOut = (scenario: Scenario) =>
    waysOutOf(scenario, { book: deps.book, nameOf, understand: plain.understand, isAnswered });
  return { nameOf, read, understand: plain.understand, ask: askWell, waysOut };
}

function withUnderstood(
  explanation: Explanation | undefined,
  understood: UnderstoodQuestion | undefined,
): Explanation | undefined {
  if (explanation === undefined || understood === undefined) return explanation;
  const { lines, shorthand, taken } = understood;
  return {
    ...explanation,
    understood: lines,
    ...(shorthand === undefined ? {} : { shorthand }),
    ...(taken.length === 0 ? {} : { taken }),
  };
}

/** The explained answer to a question. An event that the rules refuse is an issue as well, with the rule. */
export function explainQuestion(
  question: ServiceQuestion,
  answerer: Pick<Answerer, 'read' | 'ask'>,
): Result<Explanation, Issue> {
  const ruling = rulingOn(question, answerer);
  return ruling.ok ? ok(ruling.value.explain() ?? ruling.value.explanation) : ruling;
}

/** A ruling with its explanation under the rules of its own day. */
export interface ExplainedRuling extends DatedRuling {
  readonly explanation: Explanation;
}

/** The ruling on a question as it was typed. */
export function rulingOn(
  question: ServiceQuestion,
  { read, ask, waysOut }: Pick<Answerer, 'read' | 'ask'> & Partial<Pick<Answerer, 'waysOut'>>,
): Result<ExplainedRuling, Issue> {
  const scenario = read(question);
  if (!scenario.ok) return err(asTyped(question, scenario.issues));
  const withWaysOut = (issues: readonly Issue[]) => {
    const lines = issues.some(leadsOn) ? [] : (waysOut?.(scenario.value) ?? []);
    return asTyped(question, issues).map((issue, n) =>
      n === 0 && lines.length > 0 ? { ...issue, instead: lines } : issue,
    );
  };
  const asked = ask(scenario.value);
  if (!asked.ok) return err(withWaysOut(asked.issues));
  const explanation = asked.value.today();
  if (explanation !== undefined) {
    const changed = changeOf(question, { answer: asked.value.answer, headline: explanation.headline }, { read, ask });
    const explain = () => withChange(asked.value.explain(), changed);
    return ok({ ...asked.value, explain, explanation: withChange(explanation, changed) ?? explanation });
  }
  return err(withWaysOut([refusalOf(asked.value.answer)]));
}

/** Whether a problem has a way out of its own. */
function leadsOn({ suggestions = [], instead = [] }: Issue): boolean {
  return suggestions.length > 0 || instead.length > 0;
}

/** The difference that the last change of a question has made; undefined for a question that is not changed. */
function changeOf(
  question: ServiceQuestion,
  after: Parameters<typeof whatChangedBy>[2],
  { read, ask }: Pick<Answerer, 'read' | 'ask'>,
): string | undefined {
  const plain = beforeLastChange(question);
  const scenario = plain === undefined ? undefined : read(plain);
  const asked = scenario?.ok ? ask(scenario.value) : undefined;
  const explanation = asked?.ok ? asked.value.today() : undefined;
  if (asked?.ok !== true || explanation === undefined || question.whatIf === undefined) return undefined;
  return whatChangedBy(question.whatIf, { answer: asked.value.answer, explanation }, after);
}

function withChange(explanation: Explanation | undefined, instead: string | undefined): Explanation | undefined {
  return explanation === undefined || instead === undefined ? explanation : { ...explanation, instead };
}

/** The refusal of the rules as an issue with a choice or with the event. */
function refusalOf({ reason = 'This cannot happen.', rule, refused }: Answer): Issue {
  const message = rule === undefined ? reason : `${reason.replace(/\.$/u, '')} (rule ${rule}).`;
  if (refused === undefined) return { path: ['when'], message };
  return { path: ['choose', 0], message, suggestions: refused.legal, typed: refused.written };
}

/** Reads a title, YAML, shorthand or a plain question. A day beside the text overrides the one in it. */
function readRuling(
  { text, rules }: Extract<ServiceQuestion, { kind: 'ruling' }>,
  titled: AnswerDeps['scenarioTitled'],
  typed: (text: string) => Result<Scenario, Issue>,
): Result<Scenario, Issue> {
  const day = rules === undefined ? undefined : readDay(rules);
  const known = titled(text);
  const scenario = known === undefined ? typed(text) : ok(known);
  const issues = [scenario, day].flatMap(it => (it === undefined || it.ok ? [] : it.issues));
  return issues.length > 0 ? err(issues) : scenario;
}

/** A reading with what it leaves unsaid and the full names of its cards; the remarks on those are kept by its scenario. */
function completed(
  reading: Result<Scenario, Issue>,
  book: AnswerDeps['book'],
  understood: WeakMap<Scenario, UnderstoodQuestion>,
): Result<Scenario, Issue> {
  if (!reading.ok) return reading;
  const { scenario, remarks } = withFullNames(withAssumedObjects(reading.value, book), book);
  if (remarks.length > 0) understood.set(scenario, { lines: remarks, taken: [], inquiries: [] });
  return ok(scenario);
}

/** Reads a text that is not a scenario; `line` is its reading as shorthand. */
type ReadPlain = (text: string, line: ShorthandReading) => Result<Scenario, Issue>;

function readTyped(text: string, nameOf: NameOf, book: AnswerDeps['book'], plain: ReadPlain): Result<Scenario, Issue> {
  if (!isWrittenOut(text)) return plain(text, asResolution(readShorthand(text, nameOf, readDay), text, book));
  const read = readScenarios(text);
  if (!read.ok) return read;
  const [only, ...more] = read.value;
  if (only !== undefined && more.length === 0) return ok(only);
  const message = `There are ${read.value.length} scenarios in this text. Please ask one at a time.`;
  return err([{ path: [], message }]);
}

function explainAnswered(
  { answer, staged, outcomes }: AnsweredScenario,
  { excerpts }: AnswerDeps,
  understood: UnderstoodQuestion | undefined,
  causes: readonly FoundCause[] | undefined,
): Explanation | undefined {
  if (answer.status !== 'answered' || outcomes.length === 0) return undefined;
  const { rules } = staged.scenario;
  return explainOutcomes({
    event: staged.event,
    asked: staged.asked,
    inquiries: understood?.inquiries ?? [],
    find: name => idsNamed(staged, name),
    outcomes,
    complete: answer.complete,
    read: projectionOnDay(rules),
    rulesDay: rules === 'current' ? undefined : rules,
    unread: answer.unread.filter(line => line.matters),
    noKicker: kickedWithoutKicker(staged),
    untold: untoldFacts(staged, outcomes),
    assumed: staged.scenario.assumed ?? [],
    question: questionInLine(staged.scenario),
    cards: [...new Set(nameTable(staged.scenario).objects.map(it => it.name))],
    ...(causes === undefined ? {} : { causes }),
    excerpt: cited => excerpts(cited, rules),
  });
}

/** The most outcomes with which a question is asked again under other rules; with more it would take too long. */
const MOST_OUTCOMES = 40;

/** Whether the rules of other days may make a difference to an answer: where it was explored, and read any of them. */
function mayDiffer({ answer, flagsRead }: Ruling): boolean {
  const { status, complete, outcomes } = answer;
  return status === 'answered' && complete && outcomes.length <= MOST_OUTCOMES && flagsRead?.size !== 0;
}

/** The answers under the rules of other days where they differ, a sentence each; none once it is `late`. */
function daysThatDiffer(
  scenario: Scenario,
  asked: Ruling,
  askOnce: (scenario: Scenario) => Result<Ruling, Issue>,
  late: () => boolean,
  book: AnswerDeps['book'],
): DaysThatDiffer {
  if (!mayDiffer(asked) || late()) return NO_DAYS;
  const askOn = (other: Scenario) => (other.rules === scenario.rules ? ok(asked) : askOnce(other));
  const periods = periodsFrom(answerHistory(scenario, askOn, late), firstPrinted(scenario, book));
  const others = otherDates(periods, scenario.rules);
  if (others.length === 0) return NO_DAYS;
  return { sentences: [...whatChanged(periods), ...others], changedOn: periods.flatMap(it => it.since ?? []) };
}

interface DaysThatDiffer {
  /** A sentence each. */
  readonly sentences: readonly string[];
  /** The days of the changes, oldest first. */
  readonly changedOn: readonly string[];
}

const NO_DAYS: DaysThatDiffer = { sentences: [], changedOn: [] };

function withOtherDates(explanation: Explanation | undefined, days: DaysThatDiffer): Explanation | undefined {
  if (explanation === undefined || days.sentences.length === 0) return explanation;
  return { ...explanation, otherDates: days.sentences, changedOn: days.changedOn };
}
