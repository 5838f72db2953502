// Checks that Discord makes beyond its OpenAPI description: sums, uniqueness, fields that must not be empty.

import type { APIEmbed, APIModalInteractionResponseCallbackData } from 'discord.js';
import type { ComponentRow, JsonBody } from './shapes.ts';

/** Reasons for which Discord would refuse this message; none when it would not. */
export function messageBreaches(body: JsonBody): readonly string[] {
  const embeds = body.embeds ?? [];
  const total = embeds.flatMap(textsOf).reduce((sum, it) => sum + length(it), 0);
  const empty = !body.content && embeds.length === 0 && (body.components ?? []).length === 0;
  return [
    ...(empty ? ['an empty message'] : []),
    ...most('content', body.content, 2_000),
    ...(embeds.length > 10 ? [`${embeds.length} embeds`] : []),
    ...(total > 6_000 ? [`${total} characters in all embeds`] : []),
    ...embeds.flatMap(embedBreaches),
    ...componentBreaches(body.components ?? []),
  ];
}

/** Reasons for which Discord would refuse this form. */
export function formBreaches(form: APIModalInteractionResponseCallbackData): readonly string[] {
  const ids: string[] = [];
  const problems = form.components.flatMap(top => {
    if (!('component' in top) || !('custom_id' in top.component)) return ['a form part without an input'];
    ids.push(top.component.custom_id);
    const input = top.component;
    if (!('style' in input)) return [];
    return [
      ...most('form label', top.label, 45),
      ...most('form value', input.value, input.max_length ?? 4_000),
      ...most('form placeholder', input.placeholder, 100),
    ];
  });
  const count = form.components.length;
  return [
    ...problems,
    ...unique('form input', ids),
    ...most('form title', form.title, 45),
    ...most('form custom_id', form.custom_id, 100),
    ...(count < 1 || count > 5 ? [`${count} form inputs`] : []),
  ];
}

/** Reasons for which Discord would refuse these suggestions. */
export function choiceBreaches(
  choices: readonly { readonly name: string; readonly value: unknown }[],
): readonly string[] {
  return [
    ...(choices.length > 25 ? [`${choices.length} choices`] : []),
    ...choices.flatMap(it => [...text('choice name', it.name, 100), ...text('choice value', String(it.value), 100)]),
  ];
}

function embedBreaches(embed: APIEmbed): readonly string[] {
  const fields = embed.fields ?? [];
  return [
    ...most('title', embed.title, 256),
    ...most('description', embed.description, 4_096),
    ...most('footer', embed.footer?.text, 2_048),
    ...(fields.length > 25 ? [`${fields.length} fields`] : []),
    ...fields.flatMap(it => [...text('field name', it.name, 256), ...text('field value', it.value, 1_024)]),
  ];
}

function componentBreaches(rows: readonly ComponentRow[]): readonly string[] {
  const parts = rows.flatMap(row => row.components);
  return [
    ...(rows.length > 5 ? [`${rows.length} rows of components`] : []),
    ...rows.flatMap(rowBreaches),
    ...unique(
      'custom_id',
      parts.flatMap(it => ('custom_id' in it ? [it.custom_id] : [])),
    ),
    ...parts.flatMap(it => ('custom_id' in it ? text('custom_id', it.custom_id, 100) : [])),
    ...parts.flatMap(it => ('label' in it ? text('button label', it.label ?? '', 80) : [])),
    ...parts.flatMap(it => ('options' in it ? menuBreaches(it.options) : [])),
  ];
}

function rowBreaches(row: ComponentRow): readonly string[] {
  const menus = row.components.filter(it => 'options' in it).length;
  const room = menus > 0 ? 1 : 5;
  return row.components.length < 1 || row.components.length > room
    ? [`${row.components.length} components in a row`]
    : [];
}

function menuBreaches(
  options: readonly { readonly label: string; readonly value: string; readonly description?: string | undefined }[],
): readonly string[] {
  return [
    ...(options.length < 1 || options.length > 25 ? [`${options.length} menu options`] : []),
    ...unique(
      'menu value',
      options.map(it => it.value),
    ),
    ...options.flatMap(option => [
      ...text('menu label', option.label, 100),
      ...text('menu value', option.value, 100),
      ...most('menu description', option.description, 100),
    ]),
  ];
}

function textsOf(embed: APIEmbed): readonly string[] {
  const fields = (embed.fields ?? []).flatMap(it => [it.name, it.value]);
  return [embed.title ?? '', embed.description ?? '', embed.footer?.text ?? '', embed.author?.name ?? '', ...fields];
}

function text(what: string, value: string, limit: number): readonly string[] {
  return length(value) === 0 ? [`an empty ${what}`] : most(what, value, limit);
}

function most(what: string, value: string | null | undefined, limit: number): readonly string[] {
  const found = length(value ?? '');
  return found > limit ? [`${what} of ${found} characters, more than ${limit}`] : [];
}

function unique(what: string, values: readonly string[]): readonly string[] {
  return new Set(values).size === values.length ? [] : [`the same ${what} twice`];
}

function length(value: string): number {
  return [...value.trim()].length;
}
