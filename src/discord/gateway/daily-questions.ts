// The daily questions of servers: posted once at their hour, closed after a day with the answer and how many chose what.

import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import type { Clock } from '../../clock/index.ts';
import type { DailyQuestion, Store } from '../../store/index.ts';
import type { StudyQuestion } from '../../study/study-question.ts';
import type { BotBackend } from '../backend.ts';
import { button, row } from '../render/buttons.ts';
import { renderClosed, renderStudyQuestion } from '../render/render-study.ts';
import type { Message } from '../render/reply.ts';
import { printDaily, readDaily } from '../store/daily-content.ts';
import { type DailySetting, dueBy, type SettingsStore } from '../store/server-settings.ts';
import type { StudyService } from '../store/study-service.ts';
import { type ChannelPort, NotPermitted } from './channel-port.ts';
import { dailyKey, ruleOf, SEEDS } from './study-reply.ts';

/** The means of the daily questions. */
export interface DailyOptions {
  readonly daily: Store['daily'];
  readonly settings: Pick<SettingsStore, 'all'>;
  readonly backend: BotBackend;
  readonly channels: ChannelPort;
  readonly study: StudyService;
  readonly clock: Clock;
  readonly log: Logger;
}

/** The times at which is looked for questions to post and to close. */
export const DAILY_QUESTION_TIMES = '*/5 * * * *';

const HOUR = 3_600_000;
/** Milliseconds for which a question is open. */
const OPEN = 24 * HOUR;
/** Milliseconds after its hour within which a question is posted still, as after an outage. */
const LATEST = 12 * HOUR;
/** The person in whose turn the questions are made. */
const ASKER = 'daily question';
/** The sentence why a question could not be posted, for those who manage the server. */
const NOT_PERMITTED = 'I may not write in its channel: I need View Channel, Send Messages and Embed Links there.';

/** Closes the questions that are over, and posts those that are due. A server that fails holds up no other. */
export async function postDailyQuestions(options: DailyOptions): Promise<void> {
  const { daily: kept, settings, clock, log } = options;
  for (const question of await kept.openSince(clock.now() - OPEN)) {
    await closeQuestion(question, options).catch(error => log.warn({ err: error }, 'a daily question was not closed'));
  }
  for (const [server, { daily }] of await settings.all()) {
    if (daily === undefined) continue;
    await postQuestion(server, daily, options).catch(error =>
      log.warn({ err: error }, 'a daily question was not posted'),
    );
  }
}

async function postQuestion(server: string, setting: DailySetting, options: DailyOptions): Promise<void> {
  const { daily, clock, channels, log } = options;
  const dueAt = dueBy(setting, clock.now());
  if (dueAt === undefined || clock.now() - dueAt > LATEST) return;
  const day = new Date(dueAt).toISOString().slice(0, 'yyyy-mm-dd'.length);
  const known = await daily.find(server, day);
  if (known?.message !== undefined || known?.failed !== undefined) return;
  const before = await daily.newest(server);
  const made = known === undefined ? await questionOfDay(server, day, options) : readDaily(known.content);
  if (made === undefined) return;
  const { channel } = setting;
  if (!(await daily.claim({ server, day, channel, content: printDaily(made), dueAt }))) return;
  try {
    const key = `daily-${day}-${server}`.slice(-MOST_KEY);
    await daily.posted(server, day, await channels.post(channel, dailyMessage(made, day, before), { key }));
  } catch (error) {
    if (!(error instanceof NotPermitted)) throw error;
    await daily.failed(server, day, NOT_PERMITTED);
    log.info('a daily question may not be posted in its channel; /settings tells so');
  }
}

/** The longest key of a message. */
const MOST_KEY = 25;

/** The question of a server and a day; undefined where none could be made now. */
async function questionOfDay(
  server: string,
  day: string,
  { backend }: DailyOptions,
): Promise<StudyQuestion | undefined> {
  const seed = createHash('sha256').update(`${server} ${day}`).digest().readUInt32BE() % SEEDS;
  const made = await backend.study({ seed }, ASKER);
  return made.ok ? made.value : undefined;
}

function dailyMessage(question: StudyQuestion, day: string, before: DailyQuestion | undefined): Message {
  const title = `The question of ${day}`;
  const foot =
    'Open for a day; then the answer, and how many chose what, stand here. Only you see whether you are right.';
  const { embeds, components } = renderStudyQuestion(question, option => ({ kind: 'daily', day, option }), {
    title,
    foot,
  });
  const { server, channel, message } = before ?? {};
  const link = `-# [The one before, and its answer](https://discord.com/channels/${server}/${channel}/${message})`;
  const [embed] = embeds;
  const linked =
    message === undefined || embed === undefined
      ? embeds
      : [{ ...embed, description: `${embed.description}\n\n${link}` }];
  const more = [button('Scores', { kind: 'scores' }), button('My progress', { kind: 'progress' })];
  return { embeds: linked, components: [...components, row(more)] };
}

async function closeQuestion(
  question: DailyQuestion,
  { daily, backend, channels, study, log }: DailyOptions,
): Promise<void> {
  const { server, day, channel, message, content } = question;
  if (!(await daily.close(server, day))) return;
  const asked = readDaily(content);
  if (asked === undefined || message === undefined) {
    await daily.answered(server, day);
    return;
  }
  const counts = await study.counts(server, dailyKey(day));
  const rule = await ruleOf(asked, { backend });
  const closed = renderClosed(asked, counts, `The question of ${day}, answered`, rule);
  await channels.edit(channel, message, closed).catch(error => {
    if (!(error instanceof NotPermitted)) throw error;
    log.info('the message of a daily question is gone, or may not be changed');
  });
  await daily.answered(server, day);
}
