// Replies of study: a question, the result of a choice, the question of a day, progress, and the scores of a server.

import { createHash } from 'node:crypto';
import { assertNever } from '../../kit/assert-never.ts';
import type { Issue } from '../../kit/issue.ts';
import type { StudyQuestion } from '../../study/study-question.ts';
import type { InteractionOrigin } from '../input/interaction.ts';
import type { StudyAction, WantedStudy } from '../input/study-action.ts';
import { problemReply, renderIssues } from '../render/render-issues.ts';
import { renderProgress, renderScores } from '../render/render-scores.ts';
import { afterStudy, renderStudied, renderStudyQuestion } from '../render/render-study.ts';
import { privately, type Reply } from '../render/reply.ts';
import { readDaily } from '../store/daily-content.ts';
import type { Services } from './command.ts';
import { replyUnreached, storedValue } from './stored-value.ts';

/** Seeds are below this number. */
export const SEEDS = 2 ** 31;

/** The key under which answers to the question of a day are kept. */
export function dailyKey(day: string): string {
  return `daily:${day}`;
}

/** Carries out a press of study. */
export async function replyToStudy(action: StudyAction, origin: InteractionOrigin, services: Services): Promise<Reply> {
  switch (action.kind) {
    case 'study':
      return replyWithStudy(action, origin, services);
    case 'studied':
      return replyToChoice(action, origin, services);
    case 'daily':
      return replyToDaily(action, origin, services);
    case 'progress':
      return replyWithProgress(origin, services);
    case 'scores':
      return replyWithScores(origin, services);
    case 'join':
      return replyToJoin(action.joins, origin, services);
    default:
      return assertNever(action);
  }
}

/** A question for a person alone: about what is to be asked again, else any of the kind. */
export async function replyWithStudy(
  { topic, difficulty }: WantedStudy,
  { person, server }: InteractionOrigin,
  { backend, study, random, log }: Services,
): Promise<Reply> {
  const due = (await storedValue(study.due(person, topic), log))?.value;
  const about = topic ?? due?.topic;
  const wanted = {
    ...(about === undefined ? {} : { topic: about }),
    ...(difficulty === undefined ? {} : { difficulty }),
  };
  const rules = due === undefined ? {} : { rules: due.rules };
  const made = await backend.study({ seed: Math.floor(random() * SEEDS), ...wanted, ...rules }, person);
  if (!made.ok) return replyWithout(made.issues, { topic, difficulty }, server);
  const question = made.value;
  const mark = markOf(question);
  const isOther = difficulty !== undefined && question.difficulty !== difficulty;
  const again = { topic: about, difficulty: isOther ? undefined : difficulty, seed: question.seed };
  const kept = { ...again, mark, topicAsked: topic !== undefined };
  const isDue = due !== undefined && question.options.some(it => due.rules.includes(it.rule));
  const foot = [
    ...(isDue ? ['About a rule to be asked again'] : []),
    ...(isOther ? [`I found none that is ${difficulty} in time`] : []),
    'Nobody else sees this',
  ].join(' · ');
  return privately(renderStudyQuestion(question, option => ({ kind: 'studied', option, ...kept }), { foot }));
}

/** The result of a choice, in place of the question, which is made again from its seed. */
async function replyToChoice(
  { topic, difficulty, seed, mark, option, topicAsked }: Extract<StudyAction, { readonly kind: 'studied' }>,
  { person, server }: InteractionOrigin,
  services: Services,
): Promise<Reply> {
  const request = {
    seed,
    ...(topic === undefined ? {} : { topic }),
    ...(difficulty === undefined ? {} : { difficulty }),
  };
  const next = { topic: topicAsked ? topic : undefined, difficulty };
  const made = await services.backend.study(request, person);
  if (!made.ok) return replyWithout(made.issues, next, server);
  const question = made.value;
  if (markOf(question) !== mark || question.options[option] === undefined) {
    const message = 'It was made by an earlier version of me, which knew other cards. Here is the way to another one.';
    return replyWithout([{ path: [], message }], next, server);
  }
  const key = ['study', topic ?? '', difficulty ?? '', seed].join(':');
  const counted = await countedAs(
    services.study.answer({ person, server: undefined, key, question, option }),
    services,
  );
  const components = afterStudy(next, server !== undefined);
  const message = renderStudied(
    question,
    option,
    await ruleOf(question, services),
    components,
    remarkOn(counted, option),
  );
  return { kind: 'update', message };
}

/** The reply where there is no question, and why; with the button to another one. */
function replyWithout(issues: readonly Issue[], wanted: WantedStudy, server: string | undefined): Reply {
  return renderIssues(issues, afterStudy(wanted, server !== undefined));
}

/** The result of a choice under the question of a day, for who chose alone. */
async function replyToDaily(
  { day, option }: Extract<StudyAction, { readonly kind: 'daily' }>,
  { person, server }: InteractionOrigin,
  services: Services,
): Promise<Reply> {
  const found =
    server === undefined ? { value: undefined } : await storedValue(services.daily.find(server, day), services.log);
  if (found === undefined) return replyUnreached();
  const daily = found.value;
  const question = daily && readDaily(daily.content);
  if (daily === undefined || question?.options[option] === undefined) {
    return problemReply('That question is gone', 'I keep the daily questions of a server for a year.');
  }
  if (daily.closed)
    return problemReply('That question is closed', 'It was open for a day; its message has the answer.');
  const { server: where } = daily;
  const counted = await countedAs(
    services.study.answer({ person, server: where, key: dailyKey(day), question, option }),
    services,
  );
  const components = afterStudy({ topic: undefined, difficulty: undefined }, true);
  const shown = renderStudied(
    question,
    counted ?? option,
    await ruleOf(question, services),
    components,
    remarkOn(counted, option),
  );
  return privately(shown);
}

async function replyWithProgress({ person, server }: InteractionOrigin, { study, log }: Services): Promise<Reply> {
  const progress = await storedValue(study.progress(person), log);
  return progress === undefined ? replyUnreached() : privately(renderProgress(progress.value, server !== undefined));
}

async function replyWithScores({ person, server }: InteractionOrigin, { study, log }: Services): Promise<Reply> {
  if (server === undefined) return problemReply('No scores here', 'Only a server has a table of scores.');
  const scores = await storedValue(Promise.all([study.scores(server), study.isIn(server, person)]), log);
  if (scores === undefined) return replyUnreached();
  const [table, isIn] = scores.value;
  return privately(renderScores(table, person, isIn));
}

async function replyToJoin(
  joins: boolean,
  { person, server }: InteractionOrigin,
  { study, log }: Services,
): Promise<Reply> {
  if (server === undefined) return problemReply('No scores here', 'Only a server has a table of scores.');
  const scores = await storedValue(
    study.join(server, person, joins).then(() => study.scores(server)),
    log,
  );
  if (scores === undefined) return replyUnreached('Nothing is changed');
  return { kind: 'update', message: renderScores(scores.value, person, joins) };
}

/** The option that counts as the answer; undefined where none could be stored. */
async function countedAs(answer: Promise<number>, { log }: Services): Promise<number | undefined> {
  return (await storedValue(answer, log))?.value;
}

/** The remark where another answer was given before, which counts, or none could be stored. */
function remarkOn(counted: number | undefined, option: number): string | undefined {
  if (counted === undefined) return 'This answer is not counted: I cannot reach what is stored.';
  return counted === option ? undefined : 'You have answered this question before, and that answer counts.';
}

/** The rule that decides, as it stands in the rules; undefined where it is not found. */
export async function ruleOf(question: StudyQuestion, { backend }: Pick<Services, 'backend'>) {
  const found = await backend.rule(question.rule);
  return found.ok && found.value.title.startsWith(question.rule) ? found.value : undefined;
}

/** A mark of six characters that another question of the same seed does not have. */
function markOf({ question, options }: StudyQuestion): string {
  const hash = createHash('sha256').update(question);
  for (const { text } of options) hash.update(`\n${text}`);
  return hash.digest('base64url').slice(0, 6);
}
