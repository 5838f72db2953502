// The log of updates of cards and rules while the bot runs, with a progress bar where somebody watches.

import type { Logger } from 'pino';
import type { Issue } from '../../kit/issue.ts';
import { type ProgressBar, progressLine } from '../../kit/progress-bar.ts';
import type { InstalledKind, UpdateEvent } from '../../service/node.ts';

/** A terminal somebody may be watching. */
export interface WatchedTerminal {
  readonly bar: ProgressBar;
  readonly columns: () => number;
}

/** Makes the function that logs each update event as it comes; of a download, each quarter is logged. */
export function updateLogger(log: Logger, watched?: WatchedTerminal): (event: UpdateEvent) => void {
  const quarters: Record<InstalledKind, number> = { cards: 0, rules: 0 };
  return event => {
    const { what } = event;
    if (event.kind === 'progress') {
      const { bytes, totalBytes = 0, cards } = event.progress;
      const quarter = Math.floor((4 * bytes) / (totalBytes || Number.POSITIVE_INFINITY));
      if (quarter > quarters[what] && quarter < 4) log.info({ percent: quarter * 25 }, `${what} are coming in`);
      quarters[what] = Math.max(quarters[what], quarter);
      const detail = cards === undefined ? undefined : `${cards.toLocaleString('en-US')} cards`;
      watched?.bar.show(progressLine(NAMES[what], { bytes, totalBytes, detail }, watched.columns()));
      return;
    }
    if (event.kind === 'compiling') {
      const { cards, of } = event;
      const amount = `${cards.toLocaleString('en-US')} of ${of.toLocaleString('en-US')} cards`;
      watched?.bar.show(progressLine('Compiling', { bytes: cards, totalBytes: of, amount }, watched.columns()));
      return;
    }
    watched?.bar.clear();
    quarters[what] = 0;
    logUpdate(log, event);
  };
}

const NAMES = { cards: 'Cards', rules: 'Rules' } as const satisfies Record<InstalledKind, string>;

const UNREADABLE = {
  cards: 'the card store cannot be read; the cards that come with the program serve until there is another',
  rules: 'files of rules cannot be read, and are passed over',
} as const satisfies Record<InstalledKind, string>;

function reasonOf({ path, message }: Issue): string {
  return [...path, message].join(': ');
}

function logUpdate(log: Logger, event: Exclude<UpdateEvent, { kind: 'progress' | 'compiling' }>): void {
  const { what } = event;
  switch (event.kind) {
    case 'begun':
      log.info(`looking for newer ${what}`);
      return;
    case 'installed':
      log.info(
        { of: event.day, ...(event.cards === undefined ? {} : { count: event.cards }) },
        `${what} are installed`,
      );
      return;
    case 'unchanged':
      log.info({ of: event.day }, `${what} are the newest there are`);
      return;
    case 'compiled':
      log.info({ count: event.cards }, 'cards are compiled: no question reads their texts any more');
      return;
    case 'uncompiled':
      log.warn(
        { why: event.issues.map(it => it.message) },
        'the cards could not be compiled; each question reads its own',
      );
      return;
    case 'reopened':
      log.warn('the card store has been changed by somebody else, and was opened anew');
      return;
    case 'unreadable':
      log.warn({ why: event.issues.map(reasonOf) }, UNREADABLE[what]);
      return;
    case 'failed':
      log.warn({ why: event.issues.map(reasonOf) }, `${what} could not be refreshed; what there is stays in use`);
  }
}
