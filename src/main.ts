// The bot's process: reads the environment once, opens the service, answers in Discord until a signal ends it.

import { unlessEnded } from './clock/index.ts';
import { progressBarOn } from './kit/progress-bar.ts';
import { startFirstThread } from './service/first-thread.ts';

/** Only a bot with a token needs the service: without one, the explanation of that is printed at once. */
const thread = process.env.DISCORD_TOKEN?.trim() ? startFirstThread() : undefined;
const leave = new Promise(resolve => {
  process.once('SIGTERM', resolve);
  process.once('SIGINT', resolve);
});
/** Milliseconds to end in; whoever stops containers waits ten seconds, and on a busy machine timers are late. */
const LEAVE_WITHIN = 7_500;
/** Milliseconds for what may keep the process when the bot has ended: connections that the other side does not close. */
const CLOSED_WITHIN = 500;
/** The exit code of a bot that does not end, as of one that failed. */
const FAILED = 1;
const endSoon = () => unlessEnded(LEAVE_WITHIN, () => process.exit(FAILED));
void leave.then(endSoon);
const { stderr } = process;
// Nobody may read it any more; that ends no bot.
stderr.on('error', () => {});

/** Runs the bot, which is loaded while the thread loads what answers need; resolves to the exit code. */
async function run(): Promise<number> {
  const { COMMANDS } = await import('../commands/index.ts');
  const { startBot } = await import('./discord/index.ts');
  return startBot({
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
    openService: async ({ dataDir, updates }, report) => {
      const { startService } = await import('./service/live-service.ts');
      return startService({ data: dataDir, report, thread, ...(updates === undefined ? {} : { sources: updates }) });
    },
  });
}

void run().then(code => {
  process.exitCode = code;
  // One of several processes would be kept by the channel to the one that has started it.
  if (process.connected) process.disconnect();
  unlessEnded(CLOSED_WITHIN, () => process.exit());
});
