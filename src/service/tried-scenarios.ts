// Scenarios answered once each: reading a question tries the scenario that is explained afterwards.

import type { CardBook } from '../cards/index.ts';
import type { RuleFlags } from '../engine/edition.ts';
import type { Issue } from '../kit/issue.ts';
import { lazyRecords } from '../kit/lazy-records.ts';
import { Memo } from '../kit/memo.ts';
import { ok, type Result } from '../kit/result.ts';
import { type AnsweredScenario, answerScenario, type Compiler, type Scenario } from '../scenario/index.ts';
import { ANSWER_WORDING } from './answer-wording.ts';

/** An answer with the flags of the edition that it has read. */
export interface TriedScenario extends AnsweredScenario {
  readonly flagsRead: ReadonlySet<keyof RuleFlags>;
}

/** Answers a scenario; the same object is answered once. */
export type TryScenario = (scenario: Scenario) => Result<TriedScenario, Issue>;

/** Answers, with the memory that has them. */
const TRIED = new Memo<Scenario, { readonly by: TryScenario; readonly result: Result<TriedScenario, Issue> }>();

/** Makes a memory of answers, for as long as the cards of the book are the same. */
export function triedScenarios(book: Pick<CardBook, 'byName'>, compiler: Compiler): TryScenario {
  const trying: TryScenario = scenario => {
    const known = TRIED.get(scenario);
    if (known?.by === trying) return known.result;
    const result = tryScenario(scenario, book, compiler);
    TRIED.set(scenario, { by: trying, result });
    return result;
  };
  return trying;
}

function tryScenario(
  scenario: Scenario,
  book: Pick<CardBook, 'byName'>,
  compiler: Compiler,
): Result<TriedScenario, Issue> {
  const flagsRead = new Set<keyof RuleFlags>();
  const asked = answerScenario(scenario, { book, compiler, wording: ANSWER_WORDING, flagsRead });
  if (!asked.ok) return asked;
  const { value } = asked;
  const { inWords, staged } = value;
  return ok(
    lazyTried({
      answer: () => value.answer,
      inWords: () => inWords,
      staged: () => staged,
      outcomes: () => value.outcomes,
      flagsRead: () => flagsRead,
    }),
  );
}

const lazyTried = lazyRecords<TriedScenario>(['answer', 'inWords', 'staged', 'outcomes', 'flagsRead']);
