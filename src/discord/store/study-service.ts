// Study: answers, rules in repetition, streaks, and the tables of scores of servers.

import type { Clock } from '../../clock/index.ts';
import type { Store, StudyAnswer } from '../../store/index.ts';
import { knowledgeOf, reviewRule } from '../../study/repetition.ts';
import type { StudyQuestion, StudyTopic } from '../../study/study-question.ts';

/** The answer of a person to a question. */
export interface GivenAnswer {
  readonly person: string;
  /** The server of a daily question; undefined where the person studies alone. */
  readonly server: string | undefined;
  /** The key of the question: one answer to it counts. */
  readonly key: string;
  readonly question: StudyQuestion;
  readonly option: number;
}

/** A rule that a person knows badly: the chance from 0 to 1 that it is known now, and how often it was missed. */
export interface WeakRule {
  readonly rule: string;
  readonly topic: StudyTopic;
  readonly known: number;
  readonly missed: number;
}

export interface StudyProgress {
  readonly answered: number;
  readonly correct: number;
  /** Days in a row with an answer, up to today or yesterday. */
  readonly streak: number;
  /** The number of rules that are to be asked again now. */
  readonly due: number;
  /** The rules known worst, worst first. */
  readonly weak: readonly WeakRule[];
}

/** The place of a person in a table of scores. */
export interface Score {
  readonly person: string;
  readonly answered: number;
  readonly correct: number;
  readonly streak: number;
}

export interface StudyService {
  /** The rules of one topic that a person is to be asked again; undefined where none are. */
  readonly due: (
    person: string,
    topic: StudyTopic | undefined,
  ) => Promise<{ readonly topic: StudyTopic; readonly rules: readonly string[] } | undefined>;
  /** Records an answer; resolves to the option that counts, which is that of an answer given before. */
  readonly answer: (given: GivenAnswer) => Promise<number>;
  readonly progress: (person: string) => Promise<StudyProgress>;
  /** The table of a server, best first: the daily questions of the last thirty days. */
  readonly scores: (server: string) => Promise<readonly Score[]>;
  readonly isIn: (server: string, person: string) => Promise<boolean>;
  readonly join: (server: string, person: string, joins: boolean) => Promise<void>;
  /** The number of people who chose each option of a question. */
  readonly counts: (server: string, key: string) => Promise<ReadonlyMap<number, number>>;
}

const DAY = 24 * 3_600_000;
/** Milliseconds of which a table of scores tells. */
const SCORED = 30 * DAY;
/** The most rules named as weak; one is while its chance is below this, or it was missed and holds no so many days. */
const MOST_WEAK = 5;
const WEAK_BELOW = 0.9;
const HELD = 21;

/** The service over a store. */
export function studyService({ study, scores }: Pick<Store, 'study' | 'scores'>, { now }: Clock): StudyService {
  const review = async (person: string, { topic }: StudyQuestion, rules: ReadonlySet<string>, correct: boolean) => {
    const known = new Map((await study.cardsOf(person)).map(it => [it.rule, it.state]));
    for (const rule of rules) {
      await study.saveCard(person, { rule, ...reviewRule(known.get(rule), topic, correct, now()) });
    }
  };
  return {
    due: async (person, topic) => {
      const known = (await study.cardsOf(person))
        .filter(it => it.dueAt <= now())
        .flatMap(({ rule, state }) => {
          const about = knowledgeOf(state, now())?.topic;
          return about === undefined || (topic !== undefined && about !== topic) ? [] : [{ rule, topic: about }];
        });
      const [first] = known;
      return first && { topic: first.topic, rules: known.filter(it => it.topic === first.topic).map(it => it.rule) };
    },
    answer: async ({ person, server, key, question, option }) => {
      const correct = question.options[option]?.right === true;
      const answer = { person, server, question: key, option, correct, answeredAt: now() };
      if (await study.answer(answer)) {
        await review(person, question, reviewedRules(question, option), correct);
        return option;
      }
      const before = (await study.answersOf(person)).find(it => it.question === key && it.server === server);
      return before?.option ?? option;
    },
    progress: async person => {
      const [answers, cards] = await Promise.all([study.answersOf(person), study.cardsOf(person)]);
      const weak = cards.flatMap(({ rule, state }) => {
        const knowledge = knowledgeOf(state, now());
        return knowledge === undefined ? [] : [{ rule, ...knowledge }];
      });
      return {
        answered: answers.length,
        correct: answers.filter(it => it.correct).length,
        streak: streakOf(answers, now()),
        due: cards.filter(it => it.dueAt <= now()).length,
        weak: weak
          .filter(it => it.known < WEAK_BELOW || (it.missed > 0 && it.stability < HELD))
          .toSorted((one, other) => one.stability - other.stability)
          .slice(0, MOST_WEAK),
      };
    },
    scores: async server => scoresOf(await scores.answersOfMembers(server, now() - SCORED), now()),
    isIn: scores.has,
    join: (server, person, joins) => (joins ? scores.join(server, person) : scores.leave(server, person)),
    counts: async (server, key) => {
      const counts = new Map<number, number>();
      for (const { option } of await study.answersTo(key, server)) counts.set(option, (counts.get(option) ?? 0) + 1);
      return counts;
    },
  };
}

/** The rules that an answer tells of: all that tempted where it is right, else that of the temptation; and what decides. */
function reviewedRules({ rule, options }: StudyQuestion, option: number): ReadonlySet<string> {
  const chosen = options[option];
  const tempted = chosen === undefined || chosen.right ? options : [chosen];
  return new Set([rule, ...tempted.map(it => it.rule)]);
}

/** The number of days in a row, in UTC, up to the day of `now` or the one before, with an answer. */
function streakOf(answers: readonly StudyAnswer[], now: number): number {
  const days = new Set(answers.map(it => Math.floor(it.answeredAt / DAY)));
  const today = Math.floor(now / DAY);
  let day = days.has(today) ? today : today - 1;
  let streak = 0;
  for (; days.has(day); day--) streak += 1;
  return streak;
}

function scoresOf(answers: readonly StudyAnswer[], now: number): readonly Score[] {
  const people = new Map<string, StudyAnswer[]>();
  for (const answer of answers) people.set(answer.person, [...(people.get(answer.person) ?? []), answer]);
  return [...people]
    .map(([person, given]) => ({
      person,
      answered: given.length,
      correct: given.filter(it => it.correct).length,
      streak: streakOf(given, now),
    }))
    .toSorted(
      (one, other) => other.correct - one.correct || one.answered - other.answered || other.streak - one.streak,
    );
}
