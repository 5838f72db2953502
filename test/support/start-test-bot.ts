// The real bot on the stand-in for Discord, started and stopped for one test.

import pino from 'pino';
import { expect, inject } from 'vitest';
import { COMMANDS } from '../../commands/index.ts';
import { restChannels } from '../../src/discord/gateway/channel-port.ts';
import { type Bot, makeBot } from '../../src/discord/gateway/client.ts';
import type { StoreServices } from '../../src/discord/gateway/store-services.ts';
import type { BotBackend, Command } from '../../src/discord/index.ts';
import { memoryQuestionStore, type QuestionStore } from '../../src/discord/store/question-store.ts';
import type { ReportService } from '../../src/discord/store/report-service.ts';
import type { SettingsStore } from '../../src/discord/store/server-settings.ts';
import type { StudyService } from '../../src/discord/store/study-service.ts';
import type { TakenInteractions } from '../../src/store/index.ts';
import type { Exchange } from './discord/exchange.ts';
import { type StandIn, startDiscord } from './discord/stand-in.ts';
import { fakeBackend } from './fake-backend.ts';

export interface Setting {
  readonly backend?: BotBackend;
  readonly questions?: QuestionStore;
  /** The settings of servers; nothing is set when left out. */
  readonly settings?: SettingsStore;
  /** The service of reports; one that takes none when left out. */
  readonly reports?: ReportService;
  /** The service of study; one that keeps nothing when left out. */
  readonly study?: StudyService;
  /** The daily questions; none when left out. */
  readonly daily?: StoreServices['daily'];
  /** The interactions taken by bots over one store; those of this bot alone when left out. */
  readonly taken?: TakenInteractions;
  readonly commands?: readonly Command[];
  /** The shards of the bot, where it is one process of several. */
  readonly shards?: { readonly ids: readonly number[]; readonly count: number };
  /** The entrance by which interactions come; when left out that of the run, of which there is one for each. */
  readonly entrance?: EntranceKind;
  /** Whether emoji for symbols are uploaded; they are not when left out. */
  readonly drawSymbols?: boolean;
  /** The number that chance gives, from 0 up to 1; 0 when left out. */
  readonly random?: () => number;
  /** Whether this test makes the bot log problems; otherwise one fails it. */
  readonly troubled?: boolean;
}

export type EntranceKind = 'gateway' | 'endpoint';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The entrance by which interactions come to the bots of tests. */
    readonly entrance: EntranceKind;
  }
}

function entranceOf({ entrance }: Setting): EntranceKind {
  return entrance ?? inject('entrance');
}

/** Settings of servers that have none, and keep none. */
const NO_SETTINGS: SettingsStore = {
  read: async () => ({}),
  stored: async () => ({}),
  all: async () => new Map(),
  change: async (_, change) => change({}) ?? {},
};

/** A service without a store. */
export const NO_REPORTS: ReportService = {
  channel: undefined,
  hasRoom: async () => false,
  file: () => Promise.reject(new Error('no reports are taken')),
  mend: async () => false,
  takeMended: async () => [],
};

/** A study service that keeps nothing. */
export const NO_STUDY: StudyService = {
  due: async () => undefined,
  answer: async ({ option }) => option,
  progress: async () => ({ answered: 0, correct: 0, streak: 0, due: 0, weak: [] }),
  scores: async () => [],
  isIn: async () => false,
  join: async () => {},
  counts: async () => new Map(),
};

/** The level of a warning in the lines of the log. */
const WARNING = 40;

const running: { stop(): Promise<void> }[] = [];
const standIns: StandIn[] = [];
const complaints: string[] = [];

/** Stops what a test started, and fails it where Discord would have refused something or the bot logged a problem. */
export async function endTestBots(): Promise<void> {
  await Promise.all(running.splice(0).map(it => it.stop()));
  const problems = standIns.flatMap(it => it.problems);
  const mentions = standIns
    .flatMap(it => [...it.messages(), ...it.posts.map(post => post.shown)])
    .filter(it => it.body.embeds)
    .map(it => it.body.allowed_mentions);
  await Promise.all(standIns.splice(0).map(it => it.close()));
  expect(problems, 'what Discord would have refused').toEqual([]);
  expect(complaints.splice(0), 'what the bot logged').toEqual([]);
  for (const mention of mentions) expect(mention, 'whom a message may ping').toEqual({ parse: [] });
}

/** Starts a stand-in for Discord; it is closed after the test, which fails if anything went wrong there. */
export async function discord(): Promise<StandIn> {
  const world = await startDiscord();
  standIns.push(world);
  return world;
}

/** Starts the bot there, on Discord's clock. The log of a troubled one is in `logged`. */
export async function bot(world: StandIn, setting: Setting = {}): Promise<TestBot> {
  const made = unstartedBot(world, setting);
  await made.start();
  if (entranceOf(setting) === 'endpoint') await world.useEndpoint(made.address());
  return made;
}

export type TestBot = Bot & {
  readonly logged: readonly string[];
  /** The address of its endpoint, where it has one and is started. */
  readonly address: () => string;
};

/** Makes the bot without starting it. */
export function unstartedBot(world: StandIn, setting: Setting = {}): TestBot {
  const logged: string[] = [];
  let port: unknown;
  const write = (line: string) => {
    const { level, port: listening } = JSON.parse(line);
    port = listening ?? port;
    if (level >= WARNING) (setting.troubled ? logged : complaints).push(line);
  };
  const log = pino({ level: 'info' }, { write });
  const made = makeBot({
    token: world.token,
    api: world.api,
    backend: setting.backend ?? fakeBackend(),
    questions: setting.questions ?? memoryQuestionStore(),
    settings: setting.settings ?? NO_SETTINGS,
    reports: setting.reports ?? NO_REPORTS,
    study: setting.study ?? NO_STUDY,
    daily: setting.daily ?? { find: async () => undefined, newest: async () => undefined },
    channels: restChannels(world.token, world.api),
    now: world.clock.now,
    links: [{ label: 'Source', url: 'https://example.org/source' }],
    commands: setting.commands ?? COMMANDS,
    random: setting.random ?? (() => 0),
    drawSymbols: setting.drawSymbols,
    clock: world.clock,
    log,
    shards: setting.shards,
    taken: setting.taken,
    endpoint: entranceOf(setting) === 'endpoint' ? { host: '127.0.0.1', port: 0 } : undefined,
  });
  running.push(made);
  return { ...made, logged, address: () => `http://127.0.0.1:${port}/interactions` };
}

/** Runs `act`, and lets so much time pass that the bot defers its answer. */
export async function late(world: StandIn, act: () => Exchange): Promise<Exchange> {
  const timerSet = world.clock.nextTimer();
  const exchange = act();
  await timerSet;
  world.clock.advance(1_500);
  return exchange;
}
