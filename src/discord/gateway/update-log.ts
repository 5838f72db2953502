// What happens to cards and rules while the bot runs: told in the log, and drawn where somebody watches.

import type { Logger } from 'pino';
import { type ProgressBar, progressLine } from '../../kit/progress-bar.ts';
import type { InstalledKind, UpdateEvent } from '../../service/node.ts';

/** A terminal somebody may be watching. */
export interface WatchedTerminal {
  readonly bar: ProgressBar;
  readonly columns: () => number;
}

/** Gives what tells the news as it comes. Of a download the log is told at each quarter. */
export function updateLogger(log: Logger, watched?: WatchedTerminal): (news: UpdateEvent) => void {
  const quarters: Record<InstalledKind, number> = { cards: 0, rules: 0 };
  return news => {
    const { what } = news;
    if (news.kind === 'progress') {
      const { bytes, totalBytes = 0, cards } = news.progress;
      const quarter = Math.floor((4 * bytes) / (totalBytes || Number.POSITIVE_INFINITY));
      if (quarter > quarters[what] && quarter < 4) log.info({ percent: quarter * 25 }, `${what} are coming in`);
      quarters[what] = Math.max(quarters[what], quarter);
      const detail = cards === undefined ? undefined : `${cards.toLocaleString('en-US')} cards`;
      watched?.bar.show(progressLine(NAMES[what], { bytes, totalBytes, detail }, watched.columns()));
      return;
    }
    watched?.bar.clear();
    quarters[what] = 0;
    logUpdate(log, news);
  };
}

const NAMES = { cards: 'Cards', rules: 'Rules' } as const satisfies Record<InstalledKind, string>;

function logUpdate(log: Logger, news: Exclude<UpdateEvent, { kind: 'progress' }>): void {
  const { what } = news;
  switch (news.kind) {
    case 'begun':
      log.info(`looking for newer ${what}`);
      return;
    case 'installed':
      log.info({ of: news.day, ...(news.cards === undefined ? {} : { count: news.cards }) }, `${what} are installed`);
      return;
    case 'unchanged':
      log.info({ of: news.day }, `${what} are the newest there are`);
      return;
    case 'failed':
      log.warn(
        { why: news.issues.map(it => it.message) },
        `${what} could not be refreshed; what there is stays in use`,
      );
  }
}
