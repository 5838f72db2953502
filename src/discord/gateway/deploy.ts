// Registration of our commands with Discord, on start, and only where they differ from those it has.

import { isDeepStrictEqual } from 'node:util';
import { type REST, Routes } from 'discord.js';
import type { Command } from './command.ts';

/** Registers the commands globally where they differ from what Discord has; `same` where they do not. */
export async function deploy(
  rest: REST,
  application: string,
  commands: readonly Command[],
): Promise<'same' | 'registered'> {
  const route = Routes.applicationCommands(application);
  const ours = commands.map(it => it.data);
  const theirs = await rest.get(route);
  if (Array.isArray(theirs) && isDeepStrictEqual(comparable(theirs), comparable(ours))) return 'same';
  await rest.put(route, { body: ours.map(commandBody) });
  return 'registered';
}

/** A command as Discord's API takes it: permissions as a number, which it gives back as text. */
export function commandBody(data: Command['data']): Readonly<Record<string, unknown>> {
  const { default_member_permissions: permissions, ...rest } = data;
  return permissions === undefined || permissions === null
    ? rest
    : { ...rest, default_member_permissions: Number(permissions) };
}

// Discord adds ids, versions and defaults, and does not preserve the order of commands or of sets.
const SETS = ['contexts', 'integration_types'];
const COMPARED = [
  'type',
  'name',
  'description',
  'options',
  'choices',
  'value',
  'required',
  'autocomplete',
  'min_value',
  'max_value',
  'min_length',
  'max_length',
  'channel_types',
  'default_member_permissions',
  'nsfw',
  ...SETS,
];
const DEFAULTS: Readonly<Record<string, unknown>> = {
  description: '',
  required: false,
  autocomplete: false,
  nsfw: false,
};

function comparable(commands: readonly unknown[]): readonly unknown[] {
  const named = commands.map(it => [nameOf(it), essence({ type: 1, ...asRecord(it) })] as const);
  return named.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)).map(([, it]) => it);
}

function essence(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(essence);
  if (typeof value !== 'object' || value === null) return value;
  const compared = Object.entries(value).filter(([key, it]) => COMPARED.includes(key) && !isDefault(key, it));
  return Object.fromEntries(
    compared.map(([key, it]) => [key, SETS.includes(key) && Array.isArray(it) ? [...it].sort() : essence(it)]),
  );
}

function isDefault(key: string, value: unknown): boolean {
  return (
    value === null || value === undefined || value === DEFAULTS[key] || (Array.isArray(value) && value.length === 0)
  );
}

function nameOf(value: unknown): string {
  return String(asRecord(value).name ?? '');
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}
