// The metrics of the bot, as Prometheus reads them.

import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { givenUpBy, type ServiceLimit } from '../../kit/issue.ts';
import type { BotBackend } from '../backend.ts';
import type { Interaction } from '../input/interaction.ts';

/** The counts of the router. */
export interface Meter {
  /** Counts an interaction as it comes; the result is called when it is finished. */
  readonly begun: (kind: Interaction['kind']) => () => void;
  /** Records the seconds until an interaction had its first response, by whether that was the answer already. */
  readonly responded: (seconds: number, how: 'answered' | 'deferred') => void;
  /** Counts an answer that failed by a fault of ours. */
  readonly failed: () => void;
}

export interface Metrics extends Meter {
  /** The backend, with its questions counted and timed. */
  readonly measured: (backend: BotBackend) => BotBackend;
  /** All metrics in the text format of Prometheus. */
  readonly text: () => Promise<string>;
  readonly contentType: string;
}

/** A meter that counts nothing. */
export const NO_METER: Meter = { begun: () => () => {}, responded: () => {}, failed: () => {} };

/** Seconds: of the first response, which is due within three; and of an answer, which is given up after ten. */
const RESPONSE_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 1.5, 2, 2.5, 3];
const ANSWER_BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The options and limits that a refusal may name; those of other words are counted together. */
const OPTIONS = new Set([
  ...(['busy', 'person', 'time', 'memory', 'before', 'end'] satisfies readonly ServiceLimit[]),
  'none',
  'card',
  'with',
  'against',
  'from',
  'x',
  'kicked',
  'copy',
  'rules',
  'question',
  'name',
  'query',
]);

/**
 * Makes metrics of a registry of their own. `now` is in milliseconds; `service` is asked for its versions and for what
 * waits when metrics are read, and undefined while it is still opening.
 */
export function makeMetrics(
  now: () => number,
  service: () => Pick<BotBackend, 'about' | 'waiting'> | undefined,
): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const interactions = new Counter({
    name: 'threshold_interactions_total',
    help: 'Interactions that came, by kind.',
    labelNames: ['kind'],
    registers,
  });
  const working = new Gauge({
    name: 'threshold_interactions_in_progress',
    help: 'Interactions that have not been finished yet: those worked on and those that wait for their turn.',
    registers,
  });
  const responses = new Histogram({
    name: 'threshold_response_seconds',
    help: 'Seconds until the first response, by whether it was the answer or a deferral.',
    labelNames: ['how'],
    buckets: RESPONSE_BUCKETS,
    registers,
  });
  const failures = new Counter({
    name: 'threshold_failures_total',
    help: 'Answers that failed by a fault of ours.',
    registers,
  });
  const questions = questionMetrics(registers);
  dataMetric(registers, service);
  waitingMetric(registers, service);
  return {
    begun: kind => {
      interactions.inc({ kind });
      working.inc();
      return () => working.dec();
    },
    responded: (seconds, how) => responses.observe({ how }, seconds),
    failed: () => failures.inc(),
    measured: backend => ({
      ...backend,
      answer: async (question, person) => {
        const began = now();
        const answered = await backend.answer(question, person);
        questions.seconds.observe((now() - began) / 1_000);
        if (answered.ok) questions.asked.inc({ result: answered.value.certainty });
        else {
          questions.asked.inc({ result: 'refused' });
          const named = answered.issues.map(it => it.limit ?? String(it.path[0] ?? 'none'));
          for (const option of new Set(named.map(it => (OPTIONS.has(it) ? it : 'other'))))
            questions.refused.inc({ option });
          const limit = givenUpBy(answered.issues);
          if (limit !== undefined) questions.givenUp.inc({ limit });
        }
        return answered;
      },
    }),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

function questionMetrics(registers: Registry[]) {
  return {
    asked: new Counter({
      name: 'threshold_questions_total',
      help: 'Questions by result: complete, several outcomes, with an unread line, unfinished, refused.',
      labelNames: ['result'],
      registers,
    }),
    refused: new Counter({
      name: 'threshold_refusals_total',
      help: 'Refused questions by the option that has a problem, or by the limit that was met: busy, person, time, memory, before, end.',
      labelNames: ['option'],
      registers,
    }),
    givenUp: new Counter({
      name: 'threshold_given_up_total',
      help: 'Questions given up at work, by what they took too much of: time or memory.',
      labelNames: ['limit'],
      registers,
    }),
    seconds: new Histogram({
      name: 'threshold_answer_seconds',
      help: 'Seconds from a question to its answer, with the time it waited for its turn.',
      buckets: ANSWER_BUCKETS,
      registers,
    }),
  };
}

function dataMetric(registers: Registry[], service: () => Pick<BotBackend, 'about'> | undefined): void {
  const gauge: Gauge<'name' | 'version'> = new Gauge({
    name: 'threshold_version_info',
    help: 'Versions behind the answers: the program, rules, cards and the library.',
    labelNames: ['name', 'version'],
    registers,
    collect: async () => {
      gauge.reset();
      for (const { name, version } of (await service()?.about()) ?? []) gauge.set({ name, version }, 1);
    },
  });
}

function waitingMetric(registers: Registry[], service: () => Pick<BotBackend, 'waiting'> | undefined): void {
  const gauge: Gauge<'lane'> = new Gauge({
    name: 'threshold_waiting',
    help: 'Tasks that wait for a worker, by lane: look-ups, questions that are not known to be heavy, heavy ones, additions to answers.',
    labelNames: ['lane'],
    registers,
    collect: async () => {
      for (const [lane, count] of Object.entries((await service()?.waiting()) ?? {})) gauge.set({ lane }, count);
    },
  });
}
