// Rulings explained, with what one change of the question would make of them.
import type { Explanation } from '../explain/index.ts';
import type { Issue } from '../kit/issue.ts';
import { err, ok, type Result } from '../kit/result.ts';
import type { Answer } from '../scenario/index.ts';
import type { Answerer, DatedRuling, ServiceQuestion } from './answerer.ts';
import { asTyped } from './typed-issues.ts';
import { beforeLastChange, whatChangedBy } from './what-if.ts';

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
