// The HTTP API of the stand-in: the routes a bot of commands uses, each validated in both directions.

import type { IncomingMessage, ServerResponse } from 'node:http';
import { choiceBreaches, formBreaches, messageBreaches } from './enforced.ts';
import { CALLBACKS, type Exchange, Refusal, type Shown } from './exchange.ts';
import { openApi } from './openapi.ts';
import {
  applicationPayload,
  type Callback,
  emojiPayload,
  type Json,
  type JsonBody,
  messagePayload,
  type Person,
  snowflake,
  userPayload,
} from './shapes.ts';

/** The state that the routes read and change. */
export interface DiscordState {
  readonly token: string;
  readonly bot: Person;
  /** The key that requests are signed with, for those who check them; in hexadecimal digits. */
  readonly publicKey: string;
  readonly exchanges: Map<string, Exchange>;
  /** The commands registered last. */
  commands: readonly Json[];
  /** The emoji of the application. */
  emoji: readonly Json[];
  /** The number of times that commands were registered. */
  registrations: number;
  /** Methods and templates that fail, as `PUT /users/@me`, whatever is sent. */
  readonly broken: Set<string>;
  /** Methods and templates whose connection is reset once: before the request is read, or instead of its answer. */
  readonly resets: Map<string, readonly ('before' | 'after')[]>;
  /** Whether nobody is at home: every connection is reset. */
  away: boolean;
  /** The fewest shards that the gateway accepts. */
  shards: number;
  /** The messages that the bot posted to channels, in their present state. */
  readonly posts: Post[];
  /** Channels in which the bot may not write. */
  readonly closedChannels: Set<string>;
  readonly gatewayUrl: () => string;
  readonly problem: (text: string) => void;
}

/** A message that the bot posted to a channel by itself. */
export interface Post {
  readonly channel: string;
  readonly shown: Shown;
  /** The text of the file that came with it; undefined where there was none. */
  readonly file: string | undefined;
  readonly nonce: string | undefined;
}

interface Answer {
  readonly status: number;
  readonly body?: unknown;
}

interface Route {
  readonly method: string;
  /** The path as the OpenAPI description writes it. */
  readonly template: string;
  /** Whether it requires the bot's token. */
  readonly token: boolean;
  readonly handle: (discord: DiscordState, parts: readonly string[], body: unknown, file: string | undefined) => Answer;
}

const COMMANDS = '/applications/{application_id}/commands';
const CALLBACK = '/interactions/{interaction_id}/{interaction_token}/callback';
const WEBHOOK = '/webhooks/{webhook_id}/{webhook_token}';
const ORIGINAL = `${WEBHOOK}/messages/@original`;

const CHANNEL_MESSAGES = '/channels/{channel_id}/messages';
const CHANNEL_MESSAGE = `${CHANNEL_MESSAGES}/{message_id}`;

const ROUTES: readonly Route[] = [
  {
    method: 'GET',
    template: '/gateway/bot',
    token: true,
    handle: discord => ({ status: 200, body: gatewayBot(discord) }),
  },
  {
    method: 'GET',
    template: '/users/@me',
    token: true,
    handle: ({ bot }) => ({ status: 200, body: { ...userPayload(bot, true), mfa_enabled: true, locale: 'en-US' } }),
  },
  {
    method: 'GET',
    template: '/applications/@me',
    token: true,
    handle: ({ bot, publicKey }) => ({ status: 200, body: applicationPayload(bot, publicKey) }),
  },
  {
    method: 'GET',
    template: COMMANDS,
    token: true,
    handle: discord => ({ status: 200, body: discord.commands }),
  },
  {
    method: 'GET',
    template: '/applications/{application_id}/emojis',
    token: true,
    handle: discord => ({ status: 200, body: { items: discord.emoji } }),
  },
  { method: 'POST', template: '/applications/{application_id}/emojis', token: true, handle: keepEmoji },
  { method: 'PUT', template: COMMANDS, token: true, handle: register },
  { method: 'POST', template: CALLBACK, token: false, handle: callback },
  { method: 'PATCH', template: ORIGINAL, token: false, handle: editOriginal },
  { method: 'DELETE', template: ORIGINAL, token: false, handle: deleteOriginal },
  { method: 'POST', template: WEBHOOK, token: false, handle: followUp },
  { method: 'POST', template: CHANNEL_MESSAGES, token: true, handle: post },
  { method: 'PATCH', template: CHANNEL_MESSAGE, token: true, handle: editPost },
];

/** Answers one HTTP request as Discord would. */
export async function serve(discord: DiscordState, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const answer = await answerTo(discord, request);
  if (answer === undefined) return void request.socket.destroy();
  const { status, body } = answer;
  response.writeHead(status, body === undefined ? {} : { 'content-type': 'application/json' });
  response.end(body === undefined ? undefined : JSON.stringify(body));
}

/** The answer to a request; undefined where its connection is to be reset. */
async function answerTo(discord: DiscordState, request: IncomingMessage): Promise<Answer | undefined> {
  if (discord.away) return undefined;
  const url = new URL(request.url ?? '/', 'http://stand-in');
  const path = decodeURIComponent(url.pathname.replace(/^\/api\/v10/, ''));
  const method = request.method ?? 'GET';
  const text = await read(request);
  const found = ROUTES.filter(it => it.method === method).find(it => match(it.template, path) !== undefined);
  if (!found) {
    discord.problem(`The bot called ${method} ${path}, which the stand-in does not know.`);
    return { status: 404, body: { code: 0, message: '404: Not Found' } };
  }
  if (found.token && request.headers.authorization !== `Bot ${discord.token}`) {
    return { status: 401, body: { code: 0, message: '401: Unauthorized' } };
  }
  if (discord.broken.has(`${method} ${found.template}`)) {
    return { status: 400, body: { code: 0, message: 'broken for a test' } };
  }
  const [reset, ...resets] = discord.resets.get(`${method} ${found.template}`) ?? [];
  discord.resets.set(`${method} ${found.template}`, resets);
  if (reset === 'before') return undefined;
  const { json, file } = partsOf(text, request.headers['content-type'] ?? '');
  const body: unknown = json === '' ? undefined : JSON.parse(json);
  if (body !== undefined)
    for (const fault of openApi().request(method, found.template, body)) discord.problem(`bot: ${fault}`);
  try {
    const answer = found.handle(discord, match(found.template, path) ?? [], body, file);
    const problems = openApi().response(method, found.template, answer.status, answer.body);
    for (const fault of answer.body === undefined ? [] : problems) discord.problem(`stand-in: ${fault}`);
    return reset === 'after' ? undefined : answer;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (!(error instanceof Expected)) {
      discord.problem(`Discord refuses ${method} ${found.template}: ${error.message}`);
    }
    return { status: error.status, body: { code: error.code, message: error.message } };
  }
}

function gatewayBot(discord: DiscordState): Json {
  const limit = { total: 1000, remaining: 999, reset_after: 0, max_concurrency: 1 };
  return { url: discord.gatewayUrl(), shards: discord.shards, session_start_limit: limit };
}

function register(discord: DiscordState, _: readonly string[], body: unknown): Answer {
  const given: readonly unknown[] = Array.isArray(body) ? body : [];
  discord.registrations += 1;
  discord.commands = given.map(it => registered(discord, it));
  return { status: 200, body: discord.commands };
}

const EMOJI_NAME = /^\w{2,32}$/;
const PNG_DATA = /^data:image\/png;base64,iVBORw0KGgo[A-Za-z0-9+/]+=*$/;
/** The most bytes of an emoji. */
const EMOJI_BYTES = 256 * 1024;

/** An emoji of a name that is free, with a picture that Discord takes. */
function keepEmoji(discord: DiscordState, _: readonly string[], body: unknown): Answer {
  const { name, image } = { name: '', image: '', ...(typeof body === 'object' ? body : {}) };
  const isFree = discord.emoji.every(it => it.name !== name);
  if (!EMOJI_NAME.test(name) || !PNG_DATA.test(image) || image.length > EMOJI_BYTES || !isFree)
    return { status: 400, body: { code: 50_035, message: 'Invalid Form Body' } };
  const made = emojiPayload(name, discord.bot);
  discord.emoji = [...discord.emoji, made];
  return { status: 201, body: made };
}

// Discord adds ids and defaults, and leaves out options where there are none.
function registered(discord: DiscordState, command: unknown): Json {
  const { options = [], ...rest } = { options: [], ...(typeof command === 'object' ? command : {}) };
  const defaults = {
    type: 1,
    description: '',
    nsfw: false,
    default_member_permissions: null,
    dm_permission: true,
    contexts: null,
  };
  const ids = { id: snowflake(), application_id: discord.bot.id, version: snowflake() };
  const { default_member_permissions: permissions } = { ...defaults, ...rest };
  const asText = typeof permissions === 'number' && { default_member_permissions: String(permissions) };
  return { ...defaults, ...rest, ...asText, ...ids, ...(Array.isArray(options) && options.length > 0 && { options }) };
}

function callback(discord: DiscordState, [id = '', token = '']: readonly string[], body: unknown): Answer {
  const exchange = exchangeOf(discord, token);
  if (exchange.id !== id) throw new Refusal(404, 10062, 'Unknown interaction');
  // The type is certain: the body has been validated against the description of callbacks.
  const sent = body as Callback;
  refuse(callbackBreaches(sent));
  exchange.answerFirst(sent);
  return { status: 204 };
}

/** Receives the answer to a request that brought an interaction, as if it had been posted as the callback. */
export function takeAnswer(discord: DiscordState, exchange: Exchange, body: unknown): void {
  for (const fault of openApi().request('POST', CALLBACK, body)) discord.problem(`bot: ${fault}`);
  try {
    callback(discord, [exchange.id, exchange.token], body);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    discord.problem(`Discord refuses the answer to its request: ${error.message}`);
  }
}

function callbackBreaches({ type, data }: Callback): readonly string[] {
  if (type === CALLBACKS.message || type === CALLBACKS.update) return messageBreaches(data ?? {});
  if (type === CALLBACKS.choices) return choiceBreaches(data?.choices ?? []);
  if (type !== CALLBACKS.form) return [];
  const { custom_id = '', title = '', components } = data ?? {};
  return formBreaches({ custom_id, title, components: (components ?? []) as never });
}

function editOriginal(discord: DiscordState, [, token = '']: readonly string[], body: unknown): Answer {
  const exchange = exchangeOf(discord, token);
  if (!exchange.callback) throw new Refusal(404, 10015, 'Unknown Webhook');
  // The type is certain, as above.
  const sent = body as JsonBody;
  refuse(messageBreaches(sent));
  return { status: 200, body: sentMessage(discord, exchange.edit(sent)) };
}

function deleteOriginal(discord: DiscordState, [, token = '']: readonly string[]): Answer {
  exchangeOf(discord, token).delete();
  return { status: 204 };
}

function followUp(discord: DiscordState, [, token = '']: readonly string[], body: unknown): Answer {
  // The type is certain, as above.
  const sent = body as JsonBody;
  refuse(messageBreaches(sent));
  return { status: 200, body: sentMessage(discord, exchangeOf(discord, token).follow(sent)) };
}

/** The JSON of a request, and the file that came with it as parts of a form. */
function partsOf(text: string, type: string): { readonly json: string; readonly file: string | undefined } {
  const boundary = /boundary=([^;]+)/.exec(type)?.[1];
  if (boundary === undefined) return { json: text, file: undefined };
  const parts = text.split(`--${boundary}`).map(part => {
    const [head = '', ...rest] = part.split('\r\n\r\n');
    return { head, content: rest.join('\r\n\r\n').replace(/\r\n$/, '') };
  });
  const named = (name: string) => parts.find(it => it.head.includes(`name="${name}"`))?.content;
  return { json: named('payload_json') ?? '', file: named('files[0]') };
}

function post(
  discord: DiscordState,
  [channel = '']: readonly string[],
  body: unknown,
  file: string | undefined,
): Answer {
  mustBeOpen(discord, channel);
  // The type is certain, as above.
  const sent = body as JsonBody & { readonly nonce?: string; readonly enforce_nonce?: boolean };
  refuse(messageBreaches(sent));
  const { nonce } = sent;
  const before = discord.posts.find(it => nonce !== undefined && it.channel === channel && it.nonce === nonce);
  if (before !== undefined && sent.enforce_nonce === true) return { status: 200, body: postedAs(discord, before) };
  const shown = { id: snowflake(), body: sent, onlyFor: undefined, waiting: false, deleted: false };
  const made = { channel, shown, file, nonce };
  discord.posts.push(made);
  return { status: 200, body: postedAs(discord, made) };
}

function editPost(discord: DiscordState, [channel = '', id = '']: readonly string[], body: unknown): Answer {
  mustBeOpen(discord, channel);
  const found = discord.posts.find(it => it.channel === channel && it.shown.id === id && !it.shown.deleted);
  if (found === undefined) throw new Refusal(404, 10008, 'Unknown Message');
  // The type is certain, as above.
  const sent = body as JsonBody;
  refuse(messageBreaches(sent));
  found.shown.body = { ...found.shown.body, ...sent };
  return { status: 200, body: postedAs(discord, found) };
}

function mustBeOpen(discord: DiscordState, channel: string): void {
  if (discord.closedChannels.has(channel)) throw new Expected(403, 50013, 'Missing Permissions');
}

function postedAs(discord: DiscordState, { channel, shown }: Post): Json {
  return { ...messagePayload(shown.id, discord.bot, shown.body), type: 0, channel_id: channel };
}

/** A refusal that a test has arranged: no problem of the bot's. */
class Expected extends Refusal {}

function sentMessage(discord: DiscordState, shown: Shown): Json {
  return messagePayload(shown.id, discord.bot, shown.body);
}

function refuse(breaches: readonly string[]): void {
  if (breaches.length > 0) throw new Refusal(400, 50035, `Invalid Form Body: ${breaches.join('; ')}`);
}

function exchangeOf(discord: DiscordState, token: string): Exchange {
  const exchange = discord.exchanges.get(token);
  if (!exchange) throw new Refusal(404, 10015, 'Unknown Webhook');
  return exchange;
}

function match(template: string, path: string): readonly string[] | undefined {
  const pattern = template.replace(/\{[^}]+\}/g, '([^/]+)');
  return new RegExp(`^${pattern}$`).exec(path)?.slice(1);
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString();
}
