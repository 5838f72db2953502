// The port by which responses to one interaction reach Discord: the first, and those after it by HTTP requests.

import {
  type APIInteractionResponse,
  DiscordAPIError,
  RateLimitError,
  REST,
  RESTJSONErrorCodes,
  type RouteLike,
  Routes,
} from 'discord.js';
import type { Clock } from '../../clock/index.ts';
import type { InteractionOrigin } from '../input/interaction.ts';
import type { Message } from '../render/reply.ts';

/** A message as Discord's API takes it. */
export interface OutgoingMessage extends Message {
  readonly allowed_mentions: { readonly parse: readonly [] };
  readonly flags?: number;
}

/** The sender of the responses to one interaction. Each method resolves when Discord has the response. */
export interface ResponsePort {
  /** Sends the first response, which is due within three seconds. */
  readonly first: (response: APIInteractionResponse) => Promise<void>;
  /** Puts a message in place of the first one. */
  readonly edit: (message: OutgoingMessage) => Promise<void>;
  /** Deletes the first message. */
  readonly remove: () => Promise<void>;
  /** Sends a further message. */
  readonly follow: (message: OutgoingMessage) => Promise<void>;
}

type Later = Omit<ResponsePort, 'first'>;

/**
 * A client for responses to interactions alone. Discord's limit of 50 requests a second does not apply to those, and the
 * library would have a hundred people at once wait for each other. It sends nothing again by itself: `onceMore` does, and
 * knows what it means then that a response was there already.
 */
export function restForResponses(api: string | undefined): REST {
  const options = { globalRequestsPerSecond: Number.POSITIVE_INFINITY, retries: 0 };
  return new REST({ ...options, ...(api === undefined ? {} : { api }) });
}

/** The port of an interaction that came over the gateway. */
export function restPort(rest: REST, interaction: InteractionOrigin): ResponsePort {
  const { id, token } = interaction;
  return {
    ...laterResponses(rest, interaction),
    first: async body => {
      const send = () => rest.post(Routes.interactionCallback(id, token), { body, auth: false });
      // Where the connection failed after the response had arrived, the second one is refused as one too many.
      await onceMore(send, isAcknowledged);
    },
  };
}

/** Milliseconds after which a response is sent again that came before Discord had taken in the first one. */
const TAKEN_IN_AFTER = 500;

/**
 * The responses after the first one, which take the same way for every entrance. A clock is given where the first is the
 * answer to a request: Discord may take that in later than what is sent right after it.
 */
export function laterResponses(rest: REST, { application, token }: InteractionOrigin, clock?: Clock): Later {
  const original: RouteLike = Routes.webhookMessage(application, token, '@original');
  const webhook: RouteLike = Routes.webhook(application, token);
  const send = async (act: () => Promise<unknown>, done?: (error: unknown) => boolean) => {
    try {
      await onceMore(act, done);
    } catch (error) {
      if (clock === undefined || !isUnknown(error)) throw error;
      await new Promise<void>(resolve => clock.after(TAKEN_IN_AFTER, resolve));
      await onceMore(act, done);
    }
  };
  return {
    edit: body => send(() => rest.patch(original, { body, auth: false })),
    remove: () => send(() => rest.delete(original, { auth: false }), isGone),
    follow: body => send(() => rest.post(webhook, { body, auth: false })),
  };
}

/**
 * Sends a request, and once more where nobody knows whether it arrived: the connection failed, no answer came, or Discord
 * failed. `done` tells the errors of the second request that mean the first had arrived.
 */
async function onceMore(send: () => Promise<unknown>, done: (error: unknown) => boolean = () => false): Promise<void> {
  try {
    await send();
  } catch (error) {
    if (!mayHaveArrived(error)) throw error;
    await send().catch(again => {
      if (!done(again)) throw again;
    });
  }
}

/** Whether Discord said nothing of a request: its words are errors of the library's own classes, and it has none where it fails. */
export function mayHaveArrived(error: unknown): boolean {
  return error instanceof Error && !(error instanceof DiscordAPIError || error instanceof RateLimitError);
}

function isAcknowledged(error: unknown): boolean {
  return error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.InteractionHasAlreadyBeenAcknowledged;
}

function isUnknown(error: unknown): boolean {
  return error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.UnknownWebhook;
}

function isGone(error: unknown): boolean {
  return error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.UnknownMessage;
}
