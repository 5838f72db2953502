// The responder to one interaction: in time, once, and in the mode decided beforehand. Only this module sends replies.

import { type APIInteractionResponse, InteractionResponseType, MessageFlags } from 'discord.js';
import type { AnswerableInteraction } from '../input/interaction.ts';
import type { Message, Reply } from '../render/reply.ts';
import { type Symbols, withSymbols } from '../render/symbols.ts';
import type { ResponseMode } from './components.ts';
import { mayHaveArrived, type OutgoingMessage, type ResponsePort } from './response-port.ts';

/** The kind of interaction that is answered, which decides what a response may be. */
export type AnsweredKind = AnswerableInteraction['kind'];

export interface Responder {
  /** Sends the reply, whether or not it has been deferred meanwhile. */
  send(reply: Reply): Promise<void>;
  /** Puts another message in place of the one sent. */
  edit(message: Message): Promise<void>;
  /** Sends a further message that nobody else sees, after the reply. */
  followUp(message: Message): Promise<void>;
  /** Defers the reply, unless it is on its way. Forms cannot be deferred. */
  defer(): Promise<void>;
}

/** Makes a responder. `mode` decides how it defers, which fixes whether others will see the answer. */
export function makeResponder(port: ResponsePort, kind: AnsweredKind, mode: ResponseMode, symbols: Symbols): Responder {
  let deferred: Promise<void> | undefined;
  let sending = false;
  /** Whether a reply may stand in place of the deferral: it is not taken back for the apology that follows then. */
  let mayBeShown = false;
  const place = async (message: Message) => {
    try {
      await port.edit(outgoing(message));
    } catch (error) {
      mayBeShown ||= mayHaveArrived(error);
      throw error;
    }
  };
  return {
    async defer() {
      if (sending || deferred || mode === 'form') return;
      deferred = port.first(deferral(kind, mode));
      await deferred;
    },
    async followUp(message) {
      await port.follow(ephemeral(withSymbols(message, symbols)));
    },
    async edit(message) {
      await port.edit(outgoing(withSymbols(message, symbols)));
    },
    async send(written) {
      sending = true;
      const reply = written.kind === 'form' ? written : { ...written, message: withSymbols(written.message, symbols) };
      if (deferred === undefined) return port.first(firstResponse(kind, reply));
      await deferred;
      return sendLate(reply, mode, { ...port, place, isTaken: mayBeShown });
    },
  };
}

function deferral(kind: AnsweredKind, mode: ResponseMode): APIInteractionResponse {
  if (mode === 'update' && isOnMessage(kind)) return { type: InteractionResponseType.DeferredMessageUpdate };
  return {
    type: InteractionResponseType.DeferredChannelMessageWithSource,
    ...(mode !== 'public' && { data: { flags: MessageFlags.Ephemeral } }),
  };
}

function firstResponse(kind: AnsweredKind, reply: Reply): APIInteractionResponse {
  if (reply.kind === 'form') {
    if (kind === 'form') throw new Error('A form cannot answer a form.');
    return { type: InteractionResponseType.Modal, data: reply.form };
  }
  if (reply.kind === 'update' && isOnMessage(kind)) {
    return { type: InteractionResponseType.UpdateMessage, data: sent(outgoing(reply.message)) };
  }
  const hidden = reply.kind === 'update' || reply.private;
  const data = sent(hidden ? ephemeral(reply.message) : outgoing(reply.message));
  return { type: InteractionResponseType.ChannelMessageWithSource, data };
}

interface LatePort extends Pick<ResponsePort, 'follow' | 'remove'> {
  /** Puts a message in place of the deferral, or of the message whose button was pressed. */
  readonly place: (message: Message) => Promise<void>;
  /** Whether something may stand there already. */
  readonly isTaken: boolean;
}

/** After a deferral the first message replaces the waiting one, and is as public as that was. */
async function sendLate(reply: Reply, mode: ResponseMode, { place, isTaken, follow, remove }: LatePort): Promise<void> {
  if (reply.kind === 'form') throw new Error('A form cannot be shown after a deferral.');
  const { message } = reply;
  if (reply.kind === 'update') return place(message);
  if (isTaken || mode === 'update') return follow(ephemeral(message));
  if (reply.private && mode === 'public') {
    await remove();
    return follow(ephemeral(message));
  }
  return place(message);
}

/** Whether an interaction comes from a component of a message, which can be updated. */
function isOnMessage(kind: AnsweredKind): boolean {
  return kind === 'button' || kind === 'menu';
}

function outgoing({ embeds, components }: Message): OutgoingMessage {
  return { embeds, components, allowed_mentions: { parse: [] } };
}

function ephemeral(message: Message): OutgoingMessage {
  return { ...outgoing(message), flags: MessageFlags.Ephemeral };
}

/** The same message with lists that the library's types allow to be changed. */
function sent({ embeds, components, ...rest }: OutgoingMessage) {
  return { ...rest, embeds: [...embeds], components: [...components], allowed_mentions: { parse: [] } };
}
