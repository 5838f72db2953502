// The bot's process: reads the environment once, opens the service, answers in Discord until a signal ends it.

import { COMMANDS } from '../commands/index.ts';
import { unlessEnded } from './clock/index.ts';
import { EXIT_CODES, startBot } from './discord/index.ts';
import { progressBarOn } from './kit/progress-bar.ts';

const leave = new Promise(resolve => {
  process.once('SIGTERM', resolve);
  process.once('SIGINT', resolve);
});
/** Milliseconds to end in; whoever stops containers waits ten seconds, and on a busy machine timers are late. */
const LEAVE_WITHIN = 7_500;
/** Milliseconds for what may keep the process when the bot has ended: connections that the other side does not close. */
const CLOSED_WITHIN = 500;
/** Ends the process as failed, where the bot does not end. */
const endSoon = () => unlessEnded(LEAVE_WITHIN, () => process.exit(EXIT_CODES.failed));
void leave.then(endSoon);
const { stderr } = process;
// Nobody may read it any more; that ends no bot.
stderr.on('error', () => {});

void startBot({
  env: process.env,
  commands: COMMANDS,
  drawSymbols: true,
  leave,
  faults: ({ unhandledRejection, uncaughtException }) => {
    process.on('unhandledRejection', unhandledRejection);
    process.on('uncaughtException', uncaughtException);
    process.once('uncaughtException', endSoon);
  },
  say: text => stderr.write(`${text}\n`),
  ...(stderr.isTTY
    ? { watched: { bar: progressBarOn(text => stderr.write(text)), columns: () => stderr.columns } }
    : {}),
  // Only a bot with a token needs the service: without one, the explanation of that is printed at once.
  openService: async ({ dataDir, updates }, report) => {
    const { startService } = await import('./service/live-service.ts');
    return startService({ data: dataDir, report, ...(updates === undefined ? {} : { sources: updates }) });
  },
}).then(code => {
  process.exitCode = code;
  // One of several processes would be kept by the channel to the one that has started it.
  if (process.connected) process.disconnect();
  unlessEnded(CLOSED_WITHIN, () => process.exit());
});
