// `npm run study`: questions of multiple choice made by the engine, each with what refutes its wrong answers.

import { wrap } from '../explain/index.ts';
import type { Issue } from '../kit/issue.ts';
import { didYouMean, nearest } from '../kit/nearest.ts';
import { err, ok, type Result } from '../kit/result.ts';
import { withGrammar } from '../service/node.ts';
import {
  STUDY_DIFFICULTIES,
  STUDY_TOPICS,
  type StudyDifficulty,
  type StudyQuestion,
  type StudyRequest,
  type StudyTopic,
} from '../study/index.ts';
import { readArguments } from './arguments.ts';
import { printIssues } from './print-issues.ts';
import type { Terminal, TerminalService } from './terminal.ts';

const USAGE = `npm run study -- [--topic TOPIC] [--difficulty LEVEL] [--seed N] [--count N] [--json]

  --topic TOPIC       ${Object.entries(STUDY_TOPICS)
    .map(([word, heading]) => `${word}: ${heading}`)
    .join('\n                      ')}
  --difficulty LEVEL  ${STUDY_DIFFICULTIES.join(', ')}
  --seed N            the first seed, 1 when left out; the same seed asks the same question everywhere
  --count N           how many questions, at most 500, each of the next seed
  --json              one object a question, a line each`;

/** The most questions of one run, and the greatest seed. */
const MOST = 500;
const GREATEST_SEED = 4_294_967_295;

interface StudyOrder extends StudyRequest {
  readonly count: number;
  readonly json: boolean;
}

/** Runs the command with the arguments after its name; resolves to the exit code: 0 when every question was made. */
export async function runStudy(given: readonly string[], terminal: Terminal): Promise<number> {
  const read = readArguments(given, {
    alone: ['json'],
    valued: { topic: 'TOPIC', difficulty: 'LEVEL', seed: 'N', count: 'N' },
  });
  if (!read.ok) return printIssues(read.issues, terminal);
  const { flags, values, rest } = read.value;
  if (flags.has('help')) {
    terminal.out(`${USAGE}\n`);
    return 0;
  }
  const order = rest.length > 0 ? err([surplus(rest)]) : orderOf(values, flags.has('json'));
  if (!order.ok) return printIssues(order.issues, terminal);
  const service = await terminal.open({ grammar: 'when needed' });
  if (!service.ok) return printIssues(service.issues, terminal);
  return askAll(order.value, service.value, terminal);
}

async function askAll(order: StudyOrder, service: TerminalService, terminal: Terminal): Promise<number> {
  for (let n = 0; n < order.count; n++) {
    const { topic, difficulty } = order;
    const request = {
      seed: order.seed + n,
      ...(topic === undefined ? {} : { topic }),
      ...(difficulty === undefined ? {} : { difficulty }),
    };
    const made = await withGrammar(() => service.study(request));
    if (!made.ok) return printIssues(made.issues, terminal);
    terminal.out(order.json ? `${jsonOf(made.value)}\n` : `${n > 0 ? '\n' : ''}${textOf(made.value, terminal.width)}`);
  }
  return 0;
}

function surplus(rest: readonly string[]): Issue {
  return { path: [], message: `Nothing is expected after the options, and "${rest.join(' ')}" was given. See --help.` };
}

function orderOf(values: ReadonlyMap<string, string>, json: boolean): Result<StudyOrder, Issue> {
  const topic = oneOf('topic', values.get('topic'), Object.keys(STUDY_TOPICS) as StudyTopic[]); // the record's own keys
  const difficulty: Result<StudyDifficulty | undefined, Issue> = oneOf(
    'difficulty',
    values.get('difficulty'),
    STUDY_DIFFICULTIES,
  );
  const seed = numberOf('seed', values.get('seed'), GREATEST_SEED);
  const count = numberOf('count', values.get('count'), MOST);
  if (topic.ok && difficulty.ok && seed.ok && count.ok) {
    return ok({
      seed: seed.value,
      count: count.value,
      json,
      ...(topic.value === undefined ? {} : { topic: topic.value }),
      ...(difficulty.value === undefined ? {} : { difficulty: difficulty.value }),
    });
  }
  return err([topic, difficulty, seed, count].flatMap(it => (it.ok ? [] : it.issues)));
}

function oneOf<T extends string>(
  option: string,
  typed: string | undefined,
  words: readonly T[],
): Result<T | undefined, Issue> {
  const found = words.find(it => it === typed?.toLowerCase());
  if (typed === undefined || found !== undefined) return ok(found);
  const guess = didYouMean(nearest(typed, words));
  const all = `It is one of ${words.join(', ')}.`;
  return err([
    { path: [], message: [`There is no ${option} "${typed}".`, guess, all].filter(it => it !== '').join(' ') },
  ]);
}

function numberOf(option: string, typed: string | undefined, most: number): Result<number, Issue> {
  if (typed === undefined) return ok(1);
  const n = /^\d{1,10}$/u.test(typed) ? Number(typed) : Number.NaN;
  if (n <= most && (n > 0 || option === 'seed')) return ok(n);
  return err([{ path: [], message: `--${option} is a whole number up to ${most}, and "${typed}" was given.` }]);
}

function jsonOf({ question, scenario, options, ...rest }: StudyQuestion): string {
  return JSON.stringify({ question, scenario, options, ...rest });
}

const LETTERS = 'ABCDEFGH';

function textOf({ seed, topic, difficulty, question, options, trail }: StudyQuestion, width: number): string {
  const right = options.findIndex(it => it.right);
  const letter = (n: number) => LETTERS.charAt(n);
  const shown = options.flatMap(({ text }, n) => wrap(`  ${letter(n)}  ${text}`, width, '     '));
  const whys = options.flatMap(({ why, right: isRight, rule }, n) =>
    wrap(`  ${letter(n)}  ${isRight ? 'Right. ' : ''}${why}${why.includes(rule) ? '' : ` (${rule})`}`, width, '     '),
  );
  const steps = trail.flatMap(({ rule, text }) => wrap(`  ${rule}  ${text}`, width, '    '));
  return [
    `${STUDY_TOPICS[topic]} · ${difficulty} · seed ${seed}`,
    ...wrap(question, width),
    '',
    ...shown,
    '',
    `The answer is ${letter(right)}.`,
    ...whys,
    ...(steps.length === 0 ? [] : ['', 'How it comes', ...steps]),
    '',
  ].join('\n');
}
