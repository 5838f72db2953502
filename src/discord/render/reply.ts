// Replies of commands and components: plain data, sent by the router.

import type {
  APIActionRowComponent,
  APIComponentInMessageActionRow,
  APIEmbed,
  APIModalInteractionResponseCallbackData,
} from 'discord.js';

/** One message in the form of Discord's API, within its limits. Needs no client. */
export interface Message {
  readonly embeds: readonly APIEmbed[];
  readonly components: readonly APIActionRowComponent<APIComponentInMessageActionRow>[];
}

export type Reply =
  /** A message of its own; a private one is seen only by the person who asked. */
  | {
      readonly kind: 'message';
      readonly message: Message;
      readonly private: boolean;
      /** Works out, once the message is sent, the one that takes its place; undefined where it stays as it is. */
      readonly later?: () => Promise<Message | undefined>;
    }
  /** In place of the message the pressed button stands on. */
  | { readonly kind: 'update'; readonly message: Message }
  /** A form to fill in. */
  | { readonly kind: 'form'; readonly form: APIModalInteractionResponseCallbackData };

/** A message only the asker sees. */
export function privately(message: Message): Reply {
  return { kind: 'message', message, private: true };
}

/** One embed without buttons. */
export function plainMessage(embed: APIEmbed): Message {
  return { embeds: [embed], components: [] };
}
