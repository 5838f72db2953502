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
}

/** Renders what holds in the server; `changed` where it was just changed. */
export function renderSettings(settings: ShownSettings, changed: boolean): Message {
  const { private: hidden, rules, channels = [], news } = settings;
  const lines = [
    `**Answers** are shown ${hidden === true ? 'to who asks, unless they say `private: False`' : 'to everybody, unless who asks says `private: True`'}.`,
    channels.length === 0
      ? '**Public answers** are given in every channel.'
      : `**Public answers** are given in ${channels.map(it => `<#${it}>`).join(', ')}; elsewhere only who asks sees them.`,
    `**Rules** are those of ${rules === undefined ? 'today' : literal(rules)}, where a question names no other day.`,
    news === undefined
      ? '**Changes of the rules** are posted nowhere.'
      : `**Changes of the rules** are posted in <#${news.channel}> when new ones come out.`,
  ];
  return plainMessage({
    title: changed ? 'The settings of this server are changed' : 'The settings of this server',
    color: EMBED_COLORS.page,
    description: lines.join('\n'),
  });
}
