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
    `**Answers** are shown to ${hidden === true ? 'nobody but the person who asks, unless they choose `private: False`' : 'everybody, unless the person who asks chooses `private: True`'}.`,
    channels.length === 0
      ? '**Public answers** are given in every channel.'
      : `**Public answers** are given in ${channels.map(it => `<#${it}>`).join(', ')}; elsewhere only the person who asks sees the answer.`,
    `**Rules** are those of ${rules === undefined ? 'today' : literal(rules)}, unless a question names another day.`,
    news === undefined
      ? '**Changes of the rules** are posted nowhere.'
      : `**Changes of the rules** are posted in <#${news.channel}> when new ones come out.`,
    daily === undefined
      ? '**Daily question**: none.'
      : `**Daily question**: posted in <#${daily.channel}> at ${String(daily.hour).padStart(2, '0')}:00 UTC, and open to answers for a day.`,
    ...(daily === undefined || last?.failed === undefined
      ? []
      : [`⚠️ The question of ${last.day} could not be posted: ${literal(last.failed)}`]),
  ];
  return plainMessage({
    title: changed ? 'Settings of this server, changed' : 'Settings of this server',
    color: EMBED_COLORS.page,
    description: lines.join('\n'),
  });
}
