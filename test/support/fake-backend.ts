// A small backend of the Discord room, in memory, for tests of that room alone.

import { nameCodesOf } from '../../src/cards/name-codes.ts';
import type { BotBackend, ExplainedRule, Suggestion } from '../../src/discord/backend.ts';
import type { ExplainedOutcome, ExplainedStep, Explanation } from '../../src/explain/index.ts';
import type { Issue } from '../../src/kit/issue.ts';
import { err, ok, type Result } from '../../src/kit/result.ts';
import type { ExplainedCard, ServiceQuestion } from '../../src/service/index.ts';
import type { StudyDifficulty, StudyQuestion, StudyTopic } from '../../src/study/index.ts';

const NAMES = [
  'Bear Cub',
  'Bear Umbra',
  'Clone',
  'Erebos, God of the Dead',
  'Imposing Sovereign',
  'March of the Machines',
];

export function makeStep(rule: string, text: string, more: Partial<ExplainedStep> = {}): ExplainedStep {
  return { rule, text, matter: 'other', applies: true, notable: true, ...more };
}

export function makeOutcome(sentence: string, more: Partial<ExplainedOutcome> = {}): ExplainedOutcome {
  return { sentence, choices: [], objects: [], triggers: [], steps: [makeStep('608.3', 'It resolves.')], ...more };
}

/** A plain answer about a card, in our own words. */
export function makeExplanation(more: Partial<Explanation> = {}): Explanation {
  return {
    headline: 'Bear Cub enters tapped.',
    certainty: 'complete',
    outcomes: [
      makeOutcome('Bear Cub enters tapped.', {
        objects: [{ title: 'Bear Cub', lines: ['Creature — Bear', '2/2', 'tapped'], asked: true }],
        steps: [
          makeStep('614.12', 'It is looked at as it would be on the battlefield.'),
          makeStep('614.1d', 'A creature of an opponent of Imposing Sovereign enters tapped.'),
          makeStep('614.5', 'No effect applies twice.', { notable: false }),
          makeStep('616.1', 'No second effect applies.', { applies: false }),
        ],
      }),
    ],
    decidedBy: [],
    unread: [],
    rules: [
      { rule: '614.12', text: 'What it would be there counts.', official: false },
      { rule: '614.1d', text: 'Such effects replace how it enters.', official: true },
    ],
    foot: ['Rules of 2026-08-07', 'Cards of 2026-08-01', 'Not an official ruling'],
    ...more,
  };
}

/** An answer of `count` outcomes, each with a trail of `steps` steps. */
export function manyOutcomes(count: number, steps = 3): Explanation {
  const outcomes = Array.from({ length: count }, (_, at) =>
    makeOutcome(`Clone enters as a copy of creature ${at + 1}.`, {
      choices: [`You choose to copy creature ${at + 1}.`],
      objects: [
        { title: `Clone, a copy of creature ${at + 1}`, lines: ['Creature — Shapeshifter', '1/1'], asked: true },
      ],
      steps: Array.from({ length: steps }, (_, n) =>
        makeStep('707.2', `Step ${n + 1} on the way to creature ${at + 1}.`),
      ),
    }),
  );
  return makeExplanation({
    headline: `Clone: ${count} outcomes.`,
    certainty: 'several',
    outcomes,
    decidedBy: ['What Clone copies.'],
  });
}

export interface FakeBackend extends BotBackend {
  /** Every question asked so far. */
  readonly questions: ServiceQuestion[];
}

/** A backend that gives `answer` to every question with one of `NAMES`, and refuses the others with a suggestion. */
export function fakeBackend(
  answer: (question: ServiceQuestion) => Explanation | Promise<Explanation> = () => makeExplanation(),
): FakeBackend {
  const questions: ServiceQuestion[] = [];
  const unknown = (name: string): Result<never, Issue> | undefined => {
    if (NAMES.some(it => name.toLowerCase().includes(it.toLowerCase()))) return undefined;
    const message = `There is no card "${name}".`;
    return err([{ path: ['card'], message, suggestions: ['Bear Cub'] }]);
  };
  return {
    questions,
    answer: async question => {
      questions.push(question);
      const name = question.kind === 'etb' ? question.options.card : question.text;
      return unknown(name) ?? ok(await answer(question));
    },
    otherDates: async () => undefined,
    record: async question => {
      const name = question.kind === 'etb' ? question.options.card : question.text;
      const { headline, unread } = await answer(question);
      const kept = { kind: 'answered', headline, outcomes: [], unread, rules: ['614.12'] } as const;
      return ok({ asked: question, question: name, answer: kept });
    },
    study: async ({ seed, topic = 'entering', difficulty = 'easy' }) => ok(makeStudy(seed, topic, difficulty)),
    warmUp: async () => {},
    rule: async (query, on) => (query === '614.12' ? ok(rule(on)) : refused(`There is no rule "${query}".`)),
    card: async name => (name === 'Bear Cub' ? ok(card()) : refused(`There is no card "${name}".`)),
    cardsIn: async text => NAMES.filter(it => text.includes(it)).map(it => ({ typed: it, names: [it] })),
    nameCodes: async () => nameCodesOf(NAMES),
    suggestCards: async (typed, limit) => near(NAMES, typed).slice(0, limit),
    suggestQuestions: async (typed, limit) => suggestions(['Does a bear enter tapped?'], typed).slice(0, limit),
    suggestRules: async (typed, limit) => suggestions(['614.12', '614.1d'], typed).slice(0, limit),
    suggestEditions: async (typed, limit) => suggestions(['2026-08-07'], typed).slice(0, limit),
    rulesDay: async () => '2026-08-07',
    suggestDays: async (typed, limit) => suggestions(['2014-02-01', 'Ixalan'], typed).slice(0, limit),
    waiting: async () => ({ lookup: 0, quick: 0, heavy: 0, addition: 0 }),
    endWork: async () => {},
    about: async () => [{ name: 'Rules', version: '2026-08-07' }],
  };
}

/** A question of study whose first option is right for an even seed, else its second. */
export function makeStudy(seed: number, topic: StudyTopic, difficulty: StudyDifficulty): StudyQuestion {
  const options = ['Yes, it does.', 'No, it does not.', 'Only once.'].map((text, at) => ({
    text,
    right: at === seed % 2,
    why: at === seed % 2 ? 'It is looked at as it would be.' : `That would be so if rule ${at} were another.`,
    rule: at === seed % 2 ? '614.12' : '613.8',
  }));
  const trail = [makeStep('614.12', 'It is looked at as it would be on the battlefield.')];
  const question = `Does the bear of seed ${seed} enter tapped?`;
  return { seed, topic, difficulty, question, scenario: {}, options, rule: '614.12', trail };
}

function refused(message: string) {
  return err([{ path: [], message }]);
}

function rule(on = '2026-08-07'): ExplainedRule {
  const neighbors = [{ rule: '614.13', text: 'The next one.' }];
  return {
    title: '614.12',
    text: 'What it would be.',
    official: false,
    examples: [],
    neighbors,
    also: [],
    foot: [`Rules of ${on}`],
  };
}

function card(): ExplainedCard {
  const lines = [{ text: 'It enters with a counter.', reading: 'replacement' } as const];
  return {
    name: 'Bear Cub',
    faces: [{ name: 'Bear Cub', cost: '{1}{G}', type: 'Creature — Bear', size: '2/2', lines }],
    foot: [],
  };
}

function near(names: readonly string[], typed: string): readonly string[] {
  return names.filter(it => it.toLowerCase().includes(typed.toLowerCase()));
}

function suggestions(titles: readonly string[], typed: string): readonly Suggestion[] {
  return near(titles, typed).map(it => ({ id: it, title: it }));
}
