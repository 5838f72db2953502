// The ruling service: cards, rules, library and engine behind one door, used by the terminal and by Discord alike.
import type { CardBook } from '../cards/index.ts';
import type { Issue } from '../kit/issue.ts';
import { ok, type Result } from '../kit/result.ts';
import { type RuleLookup, type RulePage, readDay } from '../rules/index.ts';
import {
  makeStudyQuestion,
  type SeedQuestions,
  type StudyQuestion,
  type StudyRequest,
  type StudySources,
  seedQuestions,
} from '../study/index.ts';
import { createAnswerer } from './answer-question.ts';
import { projectionUnder } from './answer-wording.ts';
import type { AnswerDeps, Answerer } from './answerer.ts';
import type { ExplainedCard } from './explained-card.ts';
import { lookUpCard } from './lookup-card.ts';
import { type CardCompiler, memoizedCompiler } from './memoized.ts';
import { withRulings } from './official-rulings.ts';
import type { ScenarioLibrary } from './scenario-library.ts';

/** Dependencies of the service. */
export interface ServiceDeps extends Pick<AnswerDeps, 'timeBudget' | 'rulingsOf'> {
  /** The compiler of cards; that of the grammar when left out. */
  readonly compiler?: CardCompiler;
  readonly book: CardBook;
  readonly rules: RuleLookup;
  readonly library: ScenarioLibrary;
}

export interface RulingService extends ServiceDeps, Answerer {
  /** A rule or a glossary entry; `on` names a day as `readDay` reads it, today when left out. */
  readonly page: (query: string, on?: string) => Result<RulePage, Issue>;
  readonly card: (name: string) => Result<ExplainedCard, Issue>;
  /** A question of study, made from its seed. */
  readonly study: (request: StudyRequest) => Result<StudyQuestion, Issue>;
  /** The questions of study that a seed makes. */
  readonly seedQuestions: (request: StudyRequest) => SeedQuestions;
}

/** Creates the service from its dependencies. */
export function createService(deps: ServiceDeps): RulingService {
  const { book, rules: lookup, compiler = memoizedCompiler() } = deps;
  const sources: StudySources = {
    compiler,
    read: projectionUnder,
    // the whole library is read only where a question varies one of it
    get library() {
      return deps.library.scenarios;
    },
  };
  return {
    ...deps,
    ...createAnswerer({ ...answerDepsOf(deps), compiler }),
    page: (query, on = 'current') => {
      const day = readDay(on);
      return day.ok ? lookup.page(query, day.value) : day;
    },
    card: name => {
      const card = lookUpCard(name, book, compiler.card);
      return card.ok && deps.rulingsOf !== undefined ? ok(withRulings(card.value, deps.rulingsOf)) : card;
    },
    study: request => makeStudyQuestion(request, sources),
    seedQuestions: request => seedQuestions(request, sources),
  };
}

/** Dependencies of answering, out of those of the service. */
export function answerDepsOf({ book, rules: lookup, library, timeBudget, rulingsOf }: ServiceDeps): AnswerDeps {
  return {
    book,
    excerpts: (cited, day) => lookup.excerpts(cited, day),
    scenarioTitled: text => library.find(text),
    ...(timeBudget === undefined ? {} : { timeBudget }),
    ...(rulingsOf === undefined ? {} : { rulingsOf }),
  };
}
