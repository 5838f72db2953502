// A stand-in for Discord on loopback: its gateway, its HTTP API, and the people who use it.

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { APIModalInteractionResponseCallbackData } from 'discord.js';
import { ManualClock } from '../manual-clock.ts';
import { type SignedBody, signingKey } from './endpoint.ts';
import { Exchange, type Shown } from './exchange.ts';
import { type Gateway, makeGateway } from './gateway.ts';
import { interactionPayload, optionsPayload, partOf, type Where } from './interactions.ts';
import { openApi } from './openapi.ts';
import { type DiscordState, type Post, serve, takeAnswer } from './rest.ts';
import {
  emojiPayload,
  type Json,
  memberPayload,
  messagePayload,
  type Person,
  person,
  postedPayload,
  snowflake,
  userPayload,
} from './shapes.ts';

type Typed = Readonly<Record<string, string | number | boolean>>;

/** A message that a person has posted. */
export interface Posted {
  readonly author: Person;
  readonly content: string;
}

export interface StandIn {
  /** The address for the client's `rest.api`. */
  readonly api: string;
  readonly token: string;
  /** The clock that Discord's deadlines are measured by; it stands still unless a test moves it. */
  readonly clock: ManualClock;
  /** Problems that Discord would have reported. A test ends by expecting none. */
  readonly problems: readonly string[];
  /** Returns the problems so far and clears them, for a test that causes some. */
  takeProblems(): readonly string[];
  /** Methods and templates that fail, as `PUT /users/@me`. */
  readonly broken: Set<string>;
  /** Adds emoji of these names to the application; returns the tag of each. */
  addEmoji(...names: readonly string[]): readonly string[];
  /** The names of the emoji of the application. */
  emojiNames(): readonly string[];
  readonly commands: () => readonly Json[];
  readonly registrations: () => number;
  readonly gateway: Pick<Gateway, 'cut' | 'stall' | 'end' | 'identified' | 'resumed' | 'heartbeats'>;
  /** The messages that the bot posted to channels by itself, in their present state. */
  readonly posts: readonly Post[];
  /** Lets the bot write in a channel, or not. */
  closeChannel(channel: string, closed: boolean): void;
  /** Resets the connections of the next requests to a method and template, such as `POST /users/@me`: each when it says. */
  reset(route: string, ...when: readonly ('before' | 'after')[]): void;
  /** Grants people these permissions in the server from now on, as Discord writes them. */
  permit(granted: string): void;
  /** Whether every connection is reset. */
  beAway(away: boolean): void;
  /** Lets the gateway accept no fewer shards than this. */
  needShards(shards: number): void;
  /**
   * Sends interactions as signed requests to an address from now on, signed at the time of its clock, or of another one;
   * resolves when the address has answered a ping.
   */
  useEndpoint(url: string, now?: () => number): Promise<void>;
  /** Closes the connections of all requests to the endpoint that have no answer yet, as a proxy that ends does. */
  hangUp(): void;
  /** Sends the last interaction to an address again, byte by byte, as somebody who recorded it would; resolves to the response. */
  replay(url: string): Promise<Response>;
  person(name: string): Person;
  /** All messages of the bot, in their present state. */
  messages(): readonly Shown[];
  slash(who: Person, command: string, options?: Typed, where?: Where): Exchange;
  /** Chooses a command in the menu of somebody's message of this content. */
  menu(who: Person, command: string, message: Posted, where?: Where): Exchange;
  /** Types into one option; the others are filled in already. */
  type(who: Person, command: string, focused: string, options: Typed): Exchange;
  /** Presses the button of that label. */
  press(who: Person, message: Shown, label: string, where?: Where): Exchange;
  /** Chooses from the menu of the message. */
  choose(who: Person, message: Shown, value: string): Exchange;
  /** Sends a form back; inputs left out stay as they were filled in. */
  submit(who: Person, form: APIModalInteractionResponseCallbackData, values: Typed): Exchange;
  /** Sends an interaction of the given type and data as it is, such as one with a custom_id nobody made. */
  send(exchange: Exchange, type: number, data: Json, where?: Where): Exchange;
  close(): Promise<void>;
}

/** Starts it on a free port. */
export async function startDiscord(): Promise<StandIn> {
  const clock = new ManualClock();
  const problems: string[] = [];
  const problem = (text: string) => void problems.push(text);
  const bot = person('threshold');
  const token = `${Buffer.from(bot.id).toString('base64url')}.stand-in.token`;
  const server = createServer((request, response) => {
    serve(discord, request, response).catch(error => problem(`The stand-in failed: ${String(error)}`));
  });
  await new Promise<void>(resolve => {
    server.listen(0, '127.0.0.1', resolve);
  });
  // A server that listens on TCP has an address of this shape.
  const { port } = server.address() as AddressInfo;
  const url = () => `ws://127.0.0.1:${port}/gateway`;
  const broken = new Set<string>();
  const key = signingKey();
  let endpoint: string | undefined;
  let sent: SignedBody = { headers: {}, body: '' };
  let hanging = new AbortController();
  let permissions = '0';
  let signedAt = clock.now;
  const discord: DiscordState = {
    token,
    bot,
    publicKey: key.publicKey,
    exchanges: new Map(),
    commands: [],
    emoji: [],
    registrations: 0,
    broken,
    resets: new Map(),
    away: false,
    shards: 1,
    posts: [],
    closedChannels: new Set(),
    gatewayUrl: url,
    problem,
  };
  const gateway = makeGateway({ server, token, bot, url, problem, shards: () => discord.shards });

  /** The messages that were found to be as Discord sends them: one may be pressed often. */
  const checked = new WeakSet<object>();
  const messageFaults = (target: Shown, message: Json) => {
    if (checked.has(target.body)) return [];
    checked.add(target.body);
    return openApi().schema('MessageResponse', message);
  };
  const send = (exchange: Exchange, type: number, data: Json, where: Where = 'guild') => {
    exchange.begin(clock);
    discord.exchanges.set(exchange.token, exchange);
    const { target } = exchange;
    const message = target && messagePayload(target.id, bot, target.body);
    for (const fault of [
      ...openApi().schema('UserResponse', userPayload(exchange.person)),
      ...openApi().schema('GuildMemberResponse', memberPayload(exchange.person)),
      ...(target && message ? messageFaults(target, message) : []),
    ]) {
      problem(`stand-in: ${fault}`);
    }
    const payload = interactionPayload({ exchange, type, data, where, bot, message, permissions });
    if (endpoint === undefined) gateway.dispatch('INTERACTION_CREATE', payload);
    else request(endpoint, exchange, payload).catch(error => problem(`The endpoint failed: ${String(error)}`));
    return exchange;
  };
  const request = async (url: string, exchange: Exchange, payload: Json) => {
    sent = key.signed(JSON.stringify(payload), signedAt());
    const { signal } = hanging;
    const response = await fetch(url, { method: 'POST', ...sent, signal }).catch(error => {
      if (!signal.aborted) throw error;
    });
    if (response === undefined) return;
    if (response.status === 200) takeAnswer(discord, exchange, await response.json());
    else problem(`The endpoint answered with status ${response.status}: ${await response.text()}`);
  };
  const commandData = (name: string, options: Typed, focused?: string): Json => {
    const command = discord.commands.find(it => it.name === name && it.type === 1);
    if (!command) throw new Error(`There is no command "${name}".`);
    return { id: command.id, name, type: 1, options: optionsPayload(command, options, focused) };
  };
  const menuData = (name: string, { author, content }: Posted): Json => {
    const command = discord.commands.find(it => it.name === name && it.type === 3);
    if (!command) throw new Error(`There is no command "${name}" in the menu of a message.`);
    const message = postedPayload(author, content);
    for (const fault of openApi().schema('MessageResponse', message)) problem(`stand-in: ${fault}`);
    const id = String(message.id);
    return { id: command.id, name, type: 3, target_id: id, resolved: { messages: { [id]: message } } };
  };

  return {
    api: `http://127.0.0.1:${port}/api`,
    token,
    clock,
    problems,
    takeProblems: () => problems.splice(0),
    broken,
    addEmoji: (...names) => {
      discord.emoji = names.map(name => emojiPayload(name, bot));
      return discord.emoji.map(it => `<:${it.name}:${it.id}>`);
    },
    emojiNames: () => discord.emoji.map(it => String(it.name)),
    commands: () => discord.commands,
    registrations: () => discord.registrations,
    gateway,
    posts: discord.posts,
    closeChannel: (channel, closed) => {
      if (closed) discord.closedChannels.add(channel);
      else discord.closedChannels.delete(channel);
    },
    reset: (route, ...when) => void discord.resets.set(route, when),
    permit: granted => {
      permissions = granted;
    },
    beAway: away => {
      discord.away = away;
    },
    needShards: shards => {
      discord.shards = shards;
    },
    hangUp: () => {
      hanging.abort();
      hanging = new AbortController();
    },
    replay: url => fetch(url, { method: 'POST', ...sent }),
    useEndpoint: async (url, now = clock.now) => {
      signedAt = now;
      const ping = { id: snowflake(), application_id: bot.id, type: 1, token: 'ping', version: 1 };
      const pong = await key.post(url, ping, now());
      if (pong.status !== 200 || JSON.stringify(await pong.json()) !== '{"type":1}')
        problem('A ping was not answered.');
      endpoint = url;
    },
    person,
    messages: () =>
      [...discord.exchanges.values()].flatMap(it => [...(it.original ? [it.original] : []), ...it.followUps]),
    slash: (who, command, options = {}, where) => send(new Exchange(who), 2, commandData(command, options), where),
    menu: (who, command, message, where) => send(new Exchange(who), 2, menuData(command, message), where),
    type: (who, command, focused, options) => send(new Exchange(who), 4, commandData(command, options, focused)),
    press: (who, message, label, where) => {
      const { custom_id } = partOf(who, message, it => 'label' in it && it.label === label, `button "${label}"`);
      return send(new Exchange(who, message), 3, { custom_id, component_type: 2 }, where);
    },
    choose: (who, message, value) => {
      const { custom_id, options = [] } = partOf(who, message, it => 'options' in it, 'menu');
      if (!options.some(it => it.value === value)) throw new Error(`The menu does not offer "${value}".`);
      return send(new Exchange(who, message), 3, { custom_id, component_type: 3, values: [value] });
    },
    submit: (who, form, values) => {
      const components = form.components.map((top, at) => {
        if (!('component' in top) || !('custom_id' in top.component)) throw new Error('A form part without an input.');
        const { custom_id, type } = top.component;
        const filled = 'value' in top.component ? top.component.value : undefined;
        const value = String(values[custom_id] ?? filled ?? '');
        return { type: top.type, id: 2 * at + 1, component: { type, custom_id, id: 2 * at + 2, value } };
      });
      return send(new Exchange(who), 5, { custom_id: form.custom_id, components });
    },
    send,
    close: async () => {
      await gateway.close();
      server.closeAllConnections();
      await new Promise(resolve => server.close(resolve));
    },
  };
}
