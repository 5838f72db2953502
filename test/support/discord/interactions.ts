// Payloads of the interactions that people cause.

import type { Exchange, Shown } from './exchange.ts';
import { type Json, memberPayload, type Person, PLACES, userPayload } from './shapes.ts';

/** The context: a server, a server that has not installed the bot, the bot's own messages, or a private channel of people who installed the bot. */
export type Where = 'guild' | 'guest' | 'bot' | 'private' | Place;

/** A channel of a server that has installed the bot. */
export interface Place {
  readonly server: string;
  readonly channel: string;
}

const CONTEXTS = { guild: 0, guest: 0, bot: 1, private: 2 } as const satisfies {
  readonly [W in Exclude<Where, Place>]: number;
};
const OPTION_TYPES = { string: 3, number: 4, boolean: 5 } as const;
/** An option whose value is the id of a channel. */
const CHANNEL_OPTION = 7;

export interface Caused {
  readonly exchange: Exchange;
  readonly type: number;
  readonly data: Json;
  readonly where: Where;
  readonly bot: Person;
  readonly message: Json | undefined;
  /** The permissions of the person, as Discord writes them; none when left out. */
  readonly permissions?: string;
}

/** The payload of INTERACTION_CREATE. */
export function interactionPayload({ exchange, type, data, where, bot, message, permissions = '0' }: Caused): Json {
  const { person } = exchange;
  const { server, channel } = typeof where === 'object' ? where : { server: PLACES.guild, channel: PLACES.channel };
  const kind = typeof where === 'object' ? 'guild' : where;
  const guild = {
    guild_id: server,
    guild: { id: server, locale: 'en-US', features: [] },
    guild_locale: 'en-US',
    channel: { id: channel, type: 0, guild_id: server, name: 'rules', permissions: '0' },
    member: { ...memberPayload(person), permissions },
  };
  const elsewhere = {
    channel: { id: PLACES.channel, type: 1, recipients: [userPayload(where === 'bot' ? bot : person)] },
    user: userPayload(person),
  };
  return {
    id: exchange.id,
    application_id: bot.id,
    type,
    token: exchange.token,
    version: 1,
    data,
    channel_id: channel,
    app_permissions: '0',
    locale: 'en-US',
    entitlements: [],
    authorizing_integration_owners: kind === 'guild' ? { 0: server } : { 1: person.id },
    context: CONTEXTS[kind],
    attachment_size_limit: 10_485_760,
    ...(message && { message }),
    ...(kind === 'guild' || kind === 'guest' ? guild : elsewhere),
  };
}

/** Options as a client sends them; throws on those that the command does not have, which a client cannot send. */
export function optionsPayload(
  command: Json,
  given: Readonly<Record<string, string | number | boolean>>,
  focused?: string,
): readonly Json[] {
  const options = optionsOf(command);
  const lacking = options.filter(it => it.required === true && !(String(it.name) in given) && focused === undefined);
  if (lacking.length > 0) throw new Error(`The command needs ${lacking.map(it => it.name).join(', ')}.`);
  return Object.entries(given).map(([name, value]) => {
    const option = options.find(it => it.name === name);
    const type = option?.type;
    if (type === undefined) throw new Error(`The command has no option "${name}".`);
    const typed: number = OPTION_TYPES[typeof value as keyof typeof OPTION_TYPES];
    const isChannel = type === CHANNEL_OPTION && typed === OPTION_TYPES.string;
    if (type !== typed && !isChannel) throw new Error(`The option "${name}" does not take ${JSON.stringify(value)}.`);
    if (focused === name && option?.autocomplete !== true) throw new Error(`The option "${name}" offers nothing.`);
    return { name, type, value, ...(focused === name && { focused: true }) };
  });
}

/** A button or menu that this person can use on this message; throws where there is none. */
export function partOf(
  who: Person,
  message: Shown,
  fits: (it: Json) => boolean,
  what: string,
): { readonly custom_id: string; readonly options?: readonly { readonly value: string }[] } {
  if (message.deleted || message.waiting) throw new Error(`There is no ${what}: the message is not there.`);
  if (message.onlyFor && message.onlyFor.id !== who.id) throw new Error(`${who.name} does not see that message.`);
  const parts = (message.body.components ?? []).flatMap(row => row.components);
  const part = parts.find(it => fits({ ...it }));
  if (!part || !('custom_id' in part)) throw new Error(`The message has no ${what}.`);
  if (part.disabled) throw new Error(`The ${what} cannot be used.`);
  return part;
}

function optionsOf(command: Json): readonly Json[] {
  return Array.isArray(command.options) ? command.options : [];
}
