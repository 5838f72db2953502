// News of the rules: what a newer edition changed, posted once to each channel that a server has named for it.

import type { Logger } from 'pino';
import type { BotBackend } from '../backend.ts';
import { renderRule } from '../render/render-rule.ts';
import type { SettingsStore } from '../store/server-settings.ts';
import { type ChannelPort, NotPermitted } from './channel-port.ts';

/** The times at which is looked for newer rules to tell of: some while after they are downloaded, and each hour. */
export const RULES_CHANGES_TIMES = '53 * * * *';

export interface RulesChangesOptions {
  readonly settings: Pick<SettingsStore, 'all' | 'change'>;
  readonly backend: Pick<BotBackend, 'rule' | 'rulesDay'>;
  readonly channels: Pick<ChannelPort, 'post'>;
  readonly log: Logger;
}

/**
 * Posts what the newest rules changed where it was not posted yet. A channel in which the bot may not write is passed
 * over for good; one that cannot be reached is tried again the next time.
 */
export async function postRulesChanges({ settings, backend, channels, log }: RulesChangesOptions): Promise<void> {
  const day = await backend.rulesDay();
  if (day === undefined) return;
  const query = `changes of ${day}`;
  for (const [server, { news }] of await settings.all()) {
    if (news === undefined || news.told >= day) continue;
    const changes = await backend.rule(query);
    // Of the first edition there is nothing to tell; the next is compared with it.
    if (changes.ok) {
      const message = renderRule(changes.value, { query, on: '', page: 0 });
      const isDone = await channels.post(news.channel, message, { key: `rules ${day}` }).then(
        () => true,
        error => {
          log.warn({ err: error }, 'the changes of the rules could not be posted');
          return error instanceof NotPermitted;
        },
      );
      if (!isDone) continue;
    }
    // what was set while this was posted stays
    await settings.change(server, ({ news: set, ...others }) =>
      set?.channel === news.channel ? { ...others, news: { ...set, told: day } } : undefined,
    );
  }
}
