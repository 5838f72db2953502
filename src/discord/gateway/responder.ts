// The responder to one interaction: in time, once, and in the mode decided beforehand. Only this module sends replies.

import {
  type ButtonInteraction,
  type ChatInputCommandInteraction,
  type InteractionEditReplyOptions,
  type MessageContextMenuCommandInteraction,
  MessageFlags,
  type ModalSubmitInteraction,
  type StringSelectMenuInteraction,
} from 'discord.js';
import type { Message, Reply } from '../render/reply.ts';
import { type Symbols, withSymbols } from '../render/symbols.ts';
import type { ResponseMode } from './components.ts';

export type Answerable =
  | ChatInputCommandInteraction
  | MessageContextMenuCommandInteraction
  | ButtonInteraction
  | StringSelectMenuInteraction
  | ModalSubmitInteraction;

export interface Responder {
  /** Sends the reply, whether or not it has been deferred meanwhile. */
  send(reply: Reply): Promise<void>;
  /** Puts another message in place of the one sent. */
  edit(message: Message): Promise<void>;
  /** Defers the reply, unless it is on its way. Forms cannot be deferred. */
  defer(): Promise<void>;
}

/** Makes a responder. `mode` decides how it defers, which fixes whether others will see the answer. */
export function makeResponder(interaction: Answerable, mode: ResponseMode, symbols: Symbols): Responder {
  let deferred: Promise<unknown> | undefined;
  let sending = false;
  return {
    async defer() {
      if (sending || deferred || mode === 'form') return;
      deferred = deferAs(interaction, mode);
      await deferred;
    },
    async edit(message) {
      await interaction.editReply(outgoing(withSymbols(message, symbols)));
    },
    async send(written) {
      sending = true;
      const reply = written.kind === 'form' ? written : { ...written, message: withSymbols(written.message, symbols) };
      if (deferred === undefined) return sendFirst(interaction, reply);
      await deferred;
      return sendLate(interaction, reply, mode);
    },
  };
}

function deferAs(interaction: Answerable, mode: ResponseMode): Promise<unknown> {
  if (mode === 'update' && !interaction.isCommand()) return interaction.deferUpdate();
  return interaction.deferReply(mode === 'public' ? {} : { flags: MessageFlags.Ephemeral });
}

async function sendFirst(interaction: Answerable, reply: Reply): Promise<void> {
  switch (reply.kind) {
    case 'form':
      if (!interaction.isModalSubmit()) await interaction.showModal(reply.form);
      return;
    case 'update':
      if (interaction.isMessageComponent()) await interaction.update(outgoing(reply.message));
      else await interaction.reply({ ...outgoing(reply.message), flags: MessageFlags.Ephemeral });
      return;
    case 'message':
      await interaction.reply({ ...outgoing(reply.message), ...(reply.private && { flags: MessageFlags.Ephemeral }) });
  }
}

// After a deferral the first message replaces the waiting one, and is as public as that was.
async function sendLate(interaction: Answerable, reply: Reply, mode: ResponseMode): Promise<void> {
  if (reply.kind === 'form') throw new Error('A form cannot be shown after a deferral.');
  const { message } = reply;
  if (reply.kind === 'update') {
    await interaction.editReply(outgoing(message));
    return;
  }
  if (mode === 'update') {
    await interaction.followUp({ ...outgoing(message), flags: MessageFlags.Ephemeral });
    return;
  }
  if (reply.private && mode === 'public') {
    await interaction.deleteReply();
    await interaction.followUp({ ...outgoing(message), flags: MessageFlags.Ephemeral });
    return;
  }
  await interaction.editReply(outgoing(message));
}

function outgoing(message: Message): Pick<InteractionEditReplyOptions, 'embeds' | 'components' | 'allowedMentions'> {
  return { embeds: message.embeds, components: message.components, allowedMentions: { parse: [] } };
}
