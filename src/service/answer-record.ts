// Records of answers: a question with its answer as plain data, kept so that it can be asked again and compared.
import { type Explanation, explainIssue } from '../explain/index.ts';
import type { Issue } from '../kit/issue.ts';
import type { Result } from '../kit/result.ts';
import { keyOf } from '../kit/structure.ts';
import { type Answer, type OutcomeAnswer, questionInLine, type Scenario, scenarioDocument } from '../scenario/index.ts';
import type { Answerer, ServiceQuestion } from './answerer.ts';

/** An outcome without its trail: what is compared. */
export type KeptEnding = Omit<OutcomeAnswer, 'trail'>;

/** One outcome in words. */
export interface KeptOutcome {
  readonly sentence: string;
  readonly choices: readonly string[];
  /** Each object with its facts, a line each. */
  readonly objects: readonly string[];
  readonly triggers: readonly string[];
}

/** An answer as it is kept. */
export type KeptAnswer =
  | {
      readonly kind: 'answered';
      readonly headline: string;
      readonly outcomes: readonly KeptOutcome[];
      /** The outcomes as data; left out where they are too long to be kept. */
      readonly endings?: readonly KeptEnding[];
      readonly unread: readonly string[];
      /** The numbers of the rules cited. */
      readonly rules: readonly string[];
    }
  | { readonly kind: 'refused'; readonly reasons: readonly string[] };

/** A question with its answer, as plain data of bounded size. */
export interface AnswerRecord {
  /** The question as it was typed. */
  readonly asked: ServiceQuestion;
  /** The question in one line. */
  readonly question: string;
  /** The scenario in the form of a file; left out where the question was not read as one. */
  readonly scenario?: Readonly<Record<string, unknown>>;
  readonly answer: KeptAnswer;
}

/** The most outcomes that are kept in words, and the most characters of all endings. */
const MOST = { outcomes: 25, endings: 60_000 };

/** The record of a question and its answer now. */
export function recordAnswer(asked: ServiceQuestion, { read, ask }: Pick<Answerer, 'read' | 'ask'>): AnswerRecord {
  const scenario = read(asked);
  if (!scenario.ok) return { asked, question: typedLine(asked), answer: keptRefusal(scenario.issues) };
  const answer = keptAnswer(scenario.value, ask);
  // What was refused may have been misread: it is best known by what was typed.
  const question = answer.kind === 'refused' ? typedLine(asked) : questionInLine(scenario.value);
  return { asked, question, scenario: scenarioDocument(scenario.value), answer };
}

/** The answer to a scenario now, as it would be kept. */
export function keptAnswer(
  scenario: Scenario,
  ask: (
    scenario: Scenario,
  ) => Result<{ readonly answer: Answer; readonly explain: () => Explanation | undefined }, Issue>,
): KeptAnswer {
  const asked = ask(scenario);
  if (!asked.ok) return keptRefusal(asked.issues);
  const explanation = asked.value.explain();
  if (explanation === undefined) {
    return { kind: 'refused', reasons: [asked.value.answer.reason ?? 'This cannot happen.'] };
  }
  const endings = asked.value.answer.outcomes.map(({ trail: _, ...ending }) => ending);
  const fits = keyOf(endings).length <= MOST.endings;
  return {
    kind: 'answered',
    headline: explanation.headline,
    outcomes: explanation.outcomes.slice(0, MOST.outcomes).map(({ sentence, choices, objects, triggers }) => ({
      sentence,
      choices,
      objects: objects.map(it => [it.title, ...it.lines].join(' · ')),
      triggers,
    })),
    ...(fits ? { endings } : {}),
    unread: explanation.unread,
    rules: explanation.rules.map(it => it.rule),
  };
}

/** Whether an answer is the one that was kept: by its data where that was kept, else by its words. */
export function isSameAnswer(kept: KeptAnswer, now: KeptAnswer): boolean {
  if (kept.kind === 'refused' || now.kind === 'refused') return kept.kind === now.kind && holds(kept, now);
  if (kept.endings !== undefined && now.endings !== undefined) return holds(kept.endings, now.endings);
  return holds(kept.outcomes, now.outcomes);
}

/** Whether all that was kept is so now. A field that a later version has added makes no difference. */
function holds(kept: unknown, now: unknown): boolean {
  if (Array.isArray(kept)) {
    return Array.isArray(now) && kept.length === now.length && kept.every((it, at) => holds(it, now[at]));
  }
  if (typeof kept !== 'object' || kept === null) return kept === now;
  if (typeof now !== 'object' || now === null || Array.isArray(now)) return false;
  const fields = new Map<string, unknown>(Object.entries(now));
  return Object.entries(kept).every(([field, value]) => value === undefined || holds(value, fields.get(field)));
}

/** A refusal as it is kept. */
export function keptRefusal(issues: readonly Issue[]): KeptAnswer {
  return { kind: 'refused', reasons: issues.map(it => explainIssue(it)) };
}

/** A question that was not read, as it was typed. */
function typedLine(asked: ServiceQuestion): string {
  if (asked.kind === 'ruling') return asked.text;
  return Object.entries(asked.options)
    .map(([option, value]) => `${option}: ${value}`)
    .join(' · ');
}
