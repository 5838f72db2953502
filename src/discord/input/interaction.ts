// Interactions as plain data, read from what Discord sends: the same over its gateway and over HTTPS.

import * as z from 'zod';
import { plain } from './escape.ts';

/** The values of a command's options by name. */
export type OptionValues = Readonly<Record<string, string | number | boolean>>;

/** The person and the place: what every kind of interaction has. */
export interface InteractionOrigin {
  readonly id: string;
  /** The secret that answers are sent with, for a quarter of an hour; never logged. */
  readonly token: string;
  /** The id of our application. */
  readonly application: string;
  /** The id of the person. */
  readonly person: string;
  /** The id of the server; undefined in direct messages. */
  readonly server: string | undefined;
  /** The id of the channel. */
  readonly channel: string | undefined;
  /** The language of the person's client, such as en-US. */
  readonly language: string;
  /** Whether others may see an answer: not where a person brought the bot along, and the server allows no such apps. */
  readonly mayPostPublicly: boolean;
}

/** A slash command that was sent. */
export interface CommandInteraction extends InteractionOrigin {
  readonly kind: 'command';
  readonly name: string;
  readonly options: OptionValues;
}

/** A command chosen in the menu of a message. */
export interface MessageInteraction extends InteractionOrigin {
  readonly kind: 'message';
  readonly name: string;
  /** The content of the message. */
  readonly content: string;
}

/** A slash command that is being typed. */
export interface TypingInteraction extends InteractionOrigin {
  readonly kind: 'typing';
  readonly name: string;
  readonly options: OptionValues;
  /** The option being typed. */
  readonly focused: { readonly name: string; readonly value: string };
}

/** A button that was pressed, a menu something was chosen from, or a form that was sent. */
export interface ComponentInteraction extends InteractionOrigin {
  readonly kind: 'button' | 'menu' | 'form';
  readonly customId: string;
  /** The values chosen from a menu. */
  readonly values: readonly string[];
  /** The texts of a form by the ids of its inputs. */
  readonly fields: ReadonlyMap<string, string>;
}

export type Interaction = CommandInteraction | MessageInteraction | TypingInteraction | ComponentInteraction;

/** An interaction that waits for a reply. */
export type AnswerableInteraction = Exclude<Interaction, TypingInteraction>;

const TYPES = { command: 2, component: 3, typing: 4, form: 5 } as const;
const COMMAND_TYPES = { slash: 1, message: 3 } as const;
const COMPONENT_TYPES = { button: 2, menu: 3 } as const;
/** The permission to use apps that the server has not installed, as a bit of the number that Discord sends. */
const USE_EXTERNAL_APPS = 1n << 50n;

const person = z.object({ id: z.string() });
const origin = z.object({
  id: z.string(),
  token: z.string(),
  application_id: z.string(),
  guild_id: z.string().optional(),
  channel_id: z.string().optional(),
  locale: z.string().default('en-US'),
  member: z.object({ user: person, permissions: z.string().regex(/^\d+$/).default('0') }).optional(),
  user: person.optional(),
  authorizing_integration_owners: z.record(z.string(), z.string()).default({}),
});

type Origin = z.infer<typeof origin>;

const option = z.object({
  name: z.string(),
  value: z.union([z.string(), z.number(), z.boolean()]).optional(),
  focused: z.boolean().optional(),
});
const slashCommand = z.object({
  type: z.union([z.literal(TYPES.command), z.literal(TYPES.typing)]),
  data: z.object({
    type: z.literal(COMMAND_TYPES.slash).default(COMMAND_TYPES.slash),
    name: z.string(),
    options: z.array(option).default([]),
  }),
});
const messageCommand = z.object({
  type: z.literal(TYPES.command),
  data: z.object({
    type: z.literal(COMMAND_TYPES.message),
    name: z.string(),
    target_id: z.string(),
    resolved: z.object({ messages: z.record(z.string(), z.object({ content: z.string().default('') })) }),
  }),
});
const component = z.object({
  type: z.literal(TYPES.component),
  data: z.object({
    custom_id: z.string(),
    component_type: z.union([z.literal(COMPONENT_TYPES.button), z.literal(COMPONENT_TYPES.menu)]),
    values: z.array(z.string()).default([]),
  }),
});
const input = z.object({ custom_id: z.string(), value: z.string().default('') });
const form = z.object({
  type: z.literal(TYPES.form),
  data: z.object({
    custom_id: z.string(),
    components: z.array(z.object({ component: input.optional(), components: z.array(input).optional() })),
  }),
});
const interaction = z.intersection(origin, z.union([slashCommand, messageCommand, component, form]));

/** Reads an interaction; undefined for kinds that this bot does not use, and for what is no interaction. */
export function readInteraction(payload: unknown): Interaction | undefined {
  const read = interaction.safeParse(payload);
  if (!read.success) return undefined;
  const { data } = read;
  const from = originOf(data);
  if (from === undefined) return undefined;
  switch (data.type) {
    case TYPES.command:
      if (data.data.type === COMMAND_TYPES.slash) {
        return { ...from, kind: 'command', name: data.data.name, options: valuesOf(data.data.options) };
      }
      return {
        ...from,
        kind: 'message',
        name: data.data.name,
        content: data.data.resolved.messages[data.data.target_id]?.content ?? '',
      };
    case TYPES.typing: {
      const { name, options } = data.data;
      const focused = options.find(it => it.focused);
      const typed = { name: focused?.name ?? '', value: String(focused?.value ?? '') };
      return { ...from, kind: 'typing', name, options: valuesOf(options), focused: typed };
    }
    case TYPES.component: {
      const { custom_id: customId, component_type: type, values } = data.data;
      const kind = type === COMPONENT_TYPES.button ? 'button' : 'menu';
      return { ...from, kind, customId, values, fields: new Map() };
    }
    case TYPES.form: {
      const inputs = data.data.components.flatMap(it => it.components ?? it.component ?? []);
      const fields = new Map(inputs.map(it => [it.custom_id, it.value]));
      return { ...from, kind: 'form', customId: data.data.custom_id, values: [], fields };
    }
  }
}

function originOf(data: Origin): InteractionOrigin | undefined {
  const who = data.member?.user ?? data.user;
  if (who === undefined) return undefined;
  return {
    id: data.id,
    token: data.token,
    application: data.application_id,
    person: who.id,
    server: data.guild_id,
    channel: data.channel_id,
    language: data.locale,
    mayPostPublicly: mayPostPublicly(data),
  };
}

function mayPostPublicly({ guild_id: server, member, authorizing_integration_owners: owners }: Origin): boolean {
  // Owners are by the kind of installation: 0 is one by a server, 1 one by a person.
  if (server === undefined || '0' in owners || !('1' in owners)) return true;
  return (BigInt(member?.permissions ?? '0') & USE_EXTERNAL_APPS) !== 0n;
}

function valuesOf(options: readonly z.infer<typeof option>[]): OptionValues {
  return Object.fromEntries(options.flatMap(it => (it.value === undefined ? [] : [[it.name, it.value]])));
}

/** The text of an option without characters that hide or reorder, and without blanks around it; empty where not given. */
export function optionText(options: OptionValues, name: string): string {
  const value = Object.hasOwn(options, name) ? options[name] : undefined;
  return plain(String(value ?? '')).trim();
}

/** The visibility of the answer to a command with the option `private`. */
export function optionVisibility(options: OptionValues): 'public' | 'private' {
  return options.private === true ? 'private' : 'public';
}
