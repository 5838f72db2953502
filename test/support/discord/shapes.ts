// The payloads of Discord, as the stand-in makes and reads them.

import type {
  APIActionRowComponent,
  APIComponentInMessageActionRow,
  APIEmbed,
  APIModalInteractionResponseCallbackData,
} from 'discord.js';

export type Json = Readonly<Record<string, unknown>>;
export type ComponentRow = APIActionRowComponent<APIComponentInMessageActionRow>;

/** A message as a bot sends it. */
export interface JsonBody {
  readonly content?: string | null;
  readonly embeds?: readonly APIEmbed[] | null;
  readonly components?: readonly ComponentRow[] | null;
  readonly allowed_mentions?: { readonly parse?: readonly string[] } | null;
  readonly flags?: number | null;
}

/** The first response of a bot to an interaction. */
export interface Callback {
  readonly type: number;
  readonly data?:
    | (JsonBody & Partial<APIModalInteractionResponseCallbackData> & { readonly choices?: readonly CommandChoice[] })
    | null;
}

export interface CommandChoice {
  readonly name: string;
  readonly value: string | number;
}

export interface Person {
  readonly id: string;
  readonly name: string;
}

let last = 1_000_000_000_000_000_000n;

/** A new id, greater than all before. */
export function snowflake(): string {
  last += 4_194_304n;
  return last.toString();
}

export function person(name: string): Person {
  return { id: snowflake(), name };
}

/** Some fixed moment: nothing may depend on it. */
const MOMENT = '2026-08-07T12:00:00.000000+00:00';

export const PLACES = { guild: snowflake(), channel: snowflake() } as const;

export function userPayload(user: Person, bot = false): Json {
  return {
    id: user.id,
    username: user.name,
    discriminator: '0',
    global_name: user.name,
    avatar: null,
    public_flags: 0,
    flags: 0,
    primary_guild: null,
    bot,
  };
}

export function memberPayload(user: Person): Json {
  return {
    user: userPayload(user),
    nick: null,
    avatar: null,
    banner: null,
    roles: [],
    joined_at: MOMENT,
    premium_since: null,
    communication_disabled_until: null,
    pending: false,
    flags: 0,
    deaf: false,
    mute: false,
  };
}

export function applicationPayload(application: Person, verifyKey = '0'.repeat(64)): Json {
  return {
    id: application.id,
    name: application.name,
    icon: null,
    description: '',
    type: null,
    verify_key: verifyKey,
    flags: 0,
    flags_new: '0',
    redirect_uris: [],
    interactions_endpoint_url: null,
    role_connections_verification_url: null,
    owner: userPayload(application),
    approximate_guild_count: 1,
    approximate_user_install_count: 1,
    approximate_user_authorization_count: 0,
    explicit_content_filter: 0,
    team: null,
    eligible_oauth2_scopes: [],
  };
}

export function emojiPayload(name: string, owner: Person): Json {
  const flags = { require_colons: true, managed: false, animated: false, available: true };
  return { id: snowflake(), name, roles: [], user: userPayload(owner, true), ...flags };
}

/** A message as Discord sends it. */
export function messagePayload(id: string, author: Person, body: JsonBody): Json {
  let component = 0;
  const parts = (body.components ?? []).map(row => ({
    ...row,
    id: ++component,
    components: row.components.map(item => ({
      ...item,
      id: ++component,
      ...('options' in item && { min_values: 1, max_values: 1 }),
    })),
  }));
  return {
    id,
    channel_id: PLACES.channel,
    type: 20,
    content: body.content ?? '',
    author: userPayload(author, true),
    embeds: (body.embeds ?? []).map(embed => ({
      type: 'rich',
      ...embed,
      fields: (embed.fields ?? []).map(field => ({ inline: false, ...field })),
    })),
    components: parts,
    attachments: [],
    mentions: [],
    mention_roles: [],
    mention_everyone: false,
    pinned: false,
    tts: false,
    timestamp: MOMENT,
    edited_timestamp: null,
    flags: body.flags ?? 0,
  };
}

/** A message that a person has posted, as an interaction with it brings it along. */
export function postedPayload(author: Person, content: string): Json {
  return { ...messagePayload(snowflake(), author, { content }), type: 0, author: userPayload(author) };
}
