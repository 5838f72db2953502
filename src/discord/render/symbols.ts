// Mana and tap symbols as emoji, where the application has emoji for them: {W} is shown as the one named mana_w.

import { type REST, Routes } from 'discord.js';
import { DISCORD_LIMITS } from '../input/limits.ts';
import { embedLength } from './fit.ts';
import type { Message } from './reply.ts';

/** The tag of each emoji by its name, such as mana_w, mana_10, mana_wu, mana_2w, mana_t. */
export type Symbols = ReadonlyMap<string, string>;

export const NO_SYMBOLS: Symbols = new Map();

/** Requests the emoji of the application that are named as symbols. */
export async function fetchSymbols(rest: REST, application: string): Promise<Symbols> {
  const answer: unknown = await rest.get(Routes.applicationEmojis(application));
  const items = field(answer, 'items');
  const tags = (Array.isArray(items) ? items : []).map(symbolTag);
  return new Map(tags.filter(it => it !== undefined));
}

/** The name and the tag of an emoji that stands for a symbol, as Discord sends it; undefined for any other. */
export function symbolTag(emoji: unknown): readonly [string, string] | undefined {
  const [name, id] = [field(emoji, 'name'), field(emoji, 'id')];
  const isSymbol = typeof name === 'string' && typeof id === 'string' && name.startsWith(PREFIX);
  return isSymbol ? [name, `<:${name}:${id}>`] : undefined;
}

/**
 * Puts emoji in place of symbols. Discord counts an emoji with its whole tag, so a text that would grow too long keeps
 * its braces, and so does a message that would. Titles and footers show no emoji of an application.
 */
export function withSymbols(message: Message, symbols: Symbols): Message {
  if (symbols.size === 0) return message;
  const embeds = message.embeds.map(embed => ({
    ...embed,
    ...(embed.description !== undefined && {
      description: drawn(embed.description, symbols, DISCORD_LIMITS.description),
    }),
    ...(embed.fields && {
      fields: embed.fields.map(it => ({ ...it, value: drawn(it.value, symbols, DISCORD_LIMITS.fieldValue) })),
    }),
  }));
  return embeds.reduce((sum, embed) => sum + embedLength(embed), 0) > DISCORD_LIMITS.embedTotal
    ? message
    : { ...message, embeds };
}

const PREFIX = 'mana_';
const SYMBOL = /\{([0-9A-Za-z]+(?:\/[0-9A-Za-z]+)*)\}/g;

function drawn(text: string, symbols: Symbols, limit: number): string {
  const name = (inside: string) => PREFIX + inside.toLowerCase().replaceAll('/', '');
  const result = text.replace(SYMBOL, (symbol, inside: string) => symbols.get(name(inside)) ?? symbol);
  return result.length > limit ? text : result;
}

function field(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([it]) => it === key)?.[1]
    : undefined;
}
