// The announcement of a daily question in the channel it is set for: with it Discord tells whether the bot may write there.

import { EMBED_COLORS } from '../render/colors.ts';
import { problemReply } from '../render/render-issues.ts';
import { plainMessage, type Reply } from '../render/reply.ts';
import type { ServerSettings } from '../store/server-settings.ts';
import { NotPermitted } from './channel-port.ts';
import type { Services } from './command.ts';

/** Announces a daily question where its channel is another one than before; the refusal where the bot may not write there. */
export async function announceDaily(
  { daily: before }: ServerSettings,
  { daily }: ServerSettings,
  { channels }: Services,
): Promise<Reply | undefined> {
  if (daily === undefined || daily.channel === before?.channel) return undefined;
  const description = `Every day at ${hourOf(daily.hour)} UTC there will be a question here, open for a day.`;
  try {
    await channels.post(
      daily.channel,
      plainMessage({ title: 'A daily question', color: EMBED_COLORS.page, description }),
    );
    return undefined;
  } catch (error) {
    if (!(error instanceof NotPermitted)) throw error;
    const needs = 'I have to be a member of this server, and there I need View Channel, Send Messages and Embed Links.';
    return problemReply(
      'Nothing is changed',
      `I may not write in <#${daily.channel}>. ${needs} Give me those, and set it again.`,
    );
  }
}

function hourOf(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}
