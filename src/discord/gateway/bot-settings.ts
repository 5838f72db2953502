// The settings of the bot, from the environment's texts; every problem with them at once.

import { err, ok, type Result } from '../../kit/result.ts';
import { type Sources, sourcesIn } from '../../kit/sources.ts';
import type { AboutLink } from '../render/render-about.ts';

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

export interface Settings {
  /** The bot's token; undefined where none is set: the bot cannot run, the terminal can. */
  readonly token: string | undefined;
  /** The folder for card data, rules and what is kept. */
  readonly dataDir: string;
  /** The address of a PostgreSQL in which is kept what many processes share; undefined for a file in the folder. */
  readonly database: string | undefined;
  readonly logLevel: LogLevel;
  /** The address of the health check; undefined for none. Port 0 stands for any free one. */
  readonly health: { readonly host: string; readonly port: number } | undefined;
  /** The address for Discord's requests over HTTPS, behind a proxy; undefined where the gateway is used. */
  readonly endpoint: { readonly host: string; readonly port: number } | undefined;
  /** The id of the channel to which reports of answers are posted; undefined for none. */
  readonly reportChannel: string | undefined;
  /** The shards of this process, of how many in all; undefined for all that Discord asks for. */
  readonly shards: { readonly ids: readonly number[]; readonly count: number } | undefined;
  /** The publishers of newer cards and rules; undefined where none are looked for. */
  readonly updates: Sources | undefined;
  /** Addresses that /about leads to: those that are set. */
  readonly links: readonly AboutLink[];
  /** The address of Discord's API, where it is not Discord's own: a proxy, or a stand-in. */
  readonly api: string | undefined;
}

/** Reads the settings. A problem is a whole sentence naming its variable. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Result<Settings, string> {
  const given = (name: string) => env[name]?.trim() || undefined;
  const level = given('LOG_LEVEL') ?? 'info';
  const logLevel = LOG_LEVELS.find(it => it === level);
  const ports = PORTS.map(name => [name, given(name)] as const);
  const [health, endpoint] = ports.map(([, port]) => port);
  const updates = given('UPDATES') ?? 'on';
  const problems = [
    ...(logLevel ? [] : [`LOG_LEVEL is "${level}"; it can be ${LOG_LEVELS.join(', ')}.`]),
    ...ports
      .filter(([, port = '0']) => !isPort(port))
      .map(([name, port]) => `${name} is "${port}"; it must be a number from 0 to 65535.`),
    ...(['on', 'off'].includes(updates) ? [] : [`UPDATES is "${updates}"; it can be on or off.`]),
    ...(/^postgres(?:ql)?:\/\//.test(given('DATABASE_URL') ?? 'postgres://')
      ? []
      : ['DATABASE_URL must be the address of a PostgreSQL, such as postgres://user:password@host/database.']),
    ...(/^\d{17,20}$/.test(given('REPORT_CHANNEL') ?? '0'.repeat(17))
      ? []
      : ['REPORT_CHANNEL must be the id of a channel: a number of 17 to 20 digits.']),
    ...shardProblems(given('SHARDS'), given('SHARD_COUNT')),
    ...URLS.filter(name => !URL.canParse(given(name) ?? 'none:')).map(
      it => `${it} is "${given(it)}"; it must be a URL.`,
    ),
    ...LINKS.filter(([name]) => !isWebAddress(given(name) ?? 'https://none')).map(
      ([name]) => `${name} is "${given(name)}"; it must be an address that begins with https://.`,
    ),
  ];
  if (problems.length > 0 || !logLevel) return err(problems);
  return ok({
    // A token copied together with the word that stands before it in HTTP headers is meant all the same.
    token: given('DISCORD_TOKEN')?.replace(/^Bot\s+/i, ''),
    dataDir: given('DATA_DIR') ?? 'data',
    database: given('DATABASE_URL'),
    logLevel,
    health: addressOf(given('HEALTH_HOST'), health),
    endpoint: addressOf(given('INTERACTIONS_HOST'), endpoint),
    reportChannel: given('REPORT_CHANNEL'),
    shards: shardsOf(given('SHARDS'), given('SHARD_COUNT')),
    updates: updates === 'off' ? undefined : sourcesIn(env),
    links: LINKS.flatMap(([name, label]) => {
      const url = given(name);
      return url === undefined ? [] : [{ label, url }];
    }),
    api: given('DISCORD_API'),
  });
}

/** Addresses shown to people, with the words on their buttons. */
const LINKS = [
  ['SOURCE_URL', 'Source'],
  ['SUPPORT_URL', 'Support'],
  ['PRIVACY_URL', 'Privacy'],
  ['TERMS_URL', 'Terms'],
] as const;

const URLS = ['DISCORD_API', 'SCRYFALL_API', 'RULES_PAGE'] as const;

/** Whether a browser opens the address: Discord accepts no other on a button. */
function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && text.length <= LONGEST_LINK;
}

/** The longest address that Discord accepts on a button. */
const LONGEST_LINK = 512;

/** The shards that "0" or "0,2" of 4 stand for, as discord.js sets them for the processes that it starts. */
function shardsOf(ids: string | undefined, count: string | undefined): Settings['shards'] {
  return ids === undefined || count === undefined
    ? undefined
    : { ids: ids.split(',').map(Number), count: Number(count) };
}

function shardProblems(ids: string | undefined, count: string | undefined): readonly string[] {
  if (ids === undefined && count === undefined) return [];
  const isList = /^\d{1,5}(?:\s*,\s*\d{1,5})*$/.test(ids ?? '') && /^\d{1,5}$/.test(count ?? '');
  const shards = isList ? shardsOf(ids, count) : undefined;
  return shards?.ids.every(it => it < shards.count)
    ? []
    : [
        "SHARDS and SHARD_COUNT belong together: the numbers of this process's shards, such as 0,1, and how many there are in all.",
      ];
}

const PORTS = ['HEALTH_PORT', 'INTERACTIONS_PORT'] as const;

function addressOf(host = '127.0.0.1', port: string | undefined): Settings['health'] {
  return port === undefined ? undefined : { host, port: Number(port) };
}

function isPort(text: string): boolean {
  return /^\d{1,5}$/.test(text) && Number(text) <= 65_535;
}
