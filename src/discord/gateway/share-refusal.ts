// Public answers that a place does not allow: who presses the button is told why, and what would help.

import type { InteractionOrigin } from '../input/interaction.ts';
import { linkButton, row } from '../render/buttons.ts';
import { problemReply } from '../render/render-issues.ts';
import type { Reply } from '../render/reply.ts';
import { isPublicChannel, type ServerSettings } from '../store/server-settings.ts';
import { inviteOf } from './register-bot.ts';

/** The reason why a public answer is not given where it is asked for; undefined where it is. */
export function refuseShare(origin: InteractionOrigin, settings: ServerSettings): Reply | undefined {
  if (!origin.mayPostPublicly) return refuseExternal(origin);
  if (isPublicChannel(settings, origin.channel)) return undefined;
  const where = (settings.channels ?? []).map(it => `<#${it}>`).join(', ');
  return problemReply('Not in this channel', `Those who manage this server want public answers in ${where} only.`);
}

/** The bot was brought along by a person, and the server lets what such bots say be seen by that person alone. */
function refuseExternal({ application }: InteractionOrigin): Reply {
  const reply = problemReply(
    'Nobody else would see it',
    'This server shows what apps of its members say to those members alone. Whoever manages it can add me to the server.',
  );
  if (reply.kind !== 'message') return reply;
  const add = linkButton('Add to a server', inviteOf(application));
  return { ...reply, message: { ...reply.message, components: [row([add])] } };
}
