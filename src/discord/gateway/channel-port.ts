// The port by which the bot posts to channels by itself: reports for the operator, the daily question of a server.

import { DiscordAPIError, REST, RESTJSONErrorCodes, Routes } from 'discord.js';
import type { Message } from '../render/reply.ts';
import type { OutgoingMessage } from './response-port.ts';

/** A file that is posted with a message. */
export interface PostedFile {
  readonly name: string;
  readonly text: string;
}

export interface PostOptions {
  /** A key of at most 25 characters: within minutes, Discord posts one message of a key, and gives that one back. */
  readonly key?: string;
  readonly file?: PostedFile;
}

export interface ChannelPort {
  /** Posts a message that mentions nobody; resolves to its id. Rejects with `NotPermitted` where the bot may not. */
  readonly post: (channel: string, message: Message, options?: PostOptions) => Promise<string>;
  /** Puts a message in place of one of the bot's. */
  readonly edit: (channel: string, id: string, message: Message) => Promise<void>;
}

/** The error of a channel or a message that is gone, or of a channel in which the bot may not write. */
export class NotPermitted extends Error {}

const REFUSALS: ReadonlySet<number | string> = new Set([
  RESTJSONErrorCodes.MissingAccess,
  RESTJSONErrorCodes.MissingPermissions,
  RESTJSONErrorCodes.UnknownChannel,
  RESTJSONErrorCodes.UnknownMessage,
  RESTJSONErrorCodes.CannotSendMessagesInNonTextChannel,
]);

/** The port by Discord's API, with the bot's token; `api` is the address of Discord's API where it is not its own. */
export function restChannels(token: string, api?: string): ChannelPort {
  const rest = new REST(api === undefined ? {} : { api }).setToken(token);
  return {
    post: async (channel, message, { key, file } = {}) => {
      const body = { ...outgoing(message), ...(key === undefined ? {} : { nonce: key, enforce_nonce: true }) };
      const files = file === undefined ? [] : [{ name: file.name, data: Buffer.from(file.text) }];
      const sent: unknown = await permitted(() => rest.post(Routes.channelMessages(channel), { body, files }));
      const { id } = { id: '', ...(sent as object) };
      return id;
    },
    edit: async (channel, id, message) => {
      await permitted(() => rest.patch(Routes.channelMessage(channel, id), { body: outgoing(message) }));
    },
  };
}

async function permitted<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof DiscordAPIError && REFUSALS.has(error.code)) throw new NotPermitted(error.message);
    throw error;
  }
}

function outgoing({ embeds, components }: Message): OutgoingMessage {
  return { embeds, components, allowed_mentions: { parse: [] } };
}
