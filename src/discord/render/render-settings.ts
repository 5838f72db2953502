// The page of a server's settings.

import { literal } from '../input/escape.ts';
import { EMBED_COLORS } from './colors.ts';
import { type Message, plainMessage } from './reply.ts';

/** The settings as they are shown. */
export interface ShownSettings {
  readonly private?: boolean | undefined;
  readonly rules?: string | undefined;
  readonly channels?: readonly string[] | undefined;
  readonly news?: { readonly channel: string } | undefined;
  readonly daily?: { readonly channel: string; readonly hour: number } | undefined;
}

/** The last daily question, as far as it is shown. */
export interface ShownDaily {
  readonly day: string;
  /** The sentence why it could not be posted. */
  readonly failed: string | undefined;
}

/** Renders what holds in the server; `changed` where it was just changed; with the last daily question, where it failed. */
export function renderSettings(
  { private: hidden, rules, channels = [], news, daily }: ShownSettings,
  changed: boolean,
  last?: ShownDaily,
): Message {
  const lines = [
    `**Answers** are shown ${hidden === true ? 'to who asks, unless they say `private: False`' : 'to everybody, unless who asks says `private: True`'}.`,
    channels.length === 0
      ? '**Public answers** are given in every channel.'
      : `**Public answers** are given in ${channels.map(it => `<#${it}>`).join(', ')}; elsewhere only who asks sees them.`,
    `**Rules** are those of ${rules === undefined ? 'today' : literal(rules)}, where a question names no other day.`,
    news === undefined
      ? '**Changes of the rules** are posted nowhere.'
      : `**Changes of the rules** are posted in <#${news.channel}> when new ones come out.`,
    daily === undefined
      ? '**Daily question**: none.'
      : `**Daily question**: in <#${daily.channel}> at ${String(daily.hour).padStart(2, '0')}:00 UTC, for those there to answer; open for a day.`,
    ...(daily === undefined || last?.failed === undefined
      ? []
      : [`⚠️ That of ${last.day} could not be posted: ${literal(last.failed)}`]),
  ];
  return plainMessage({
    title: changed ? 'The settings of this server are changed' : 'The settings of this server',
    color: EMBED_COLORS.page,
    description: lines.join('\n'),
  });
}
