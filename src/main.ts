// The bot's process: reads the environment once, opens the service, answers in Discord until it is told to leave.

import { COMMANDS } from '../commands/index.ts';
import { startBot } from './discord/index.ts';
import { progressBarOn } from './kit/progress-bar.ts';

const leave = new Promise(resolve => {
  process.once('SIGTERM', resolve);
  process.once('SIGINT', resolve);
});
const { stderr } = process;

process.exitCode = await startBot({
  env: process.env,
  commands: COMMANDS,
  leave,
  faults: report => process.on('unhandledRejection', report),
  say: text => stderr.write(`${text}\n`),
  ...(stderr.isTTY
    ? { watched: { bar: progressBarOn(text => stderr.write(text)), columns: () => stderr.columns } }
    : {}),
  // Only a bot that has a token needs the service: without one, what is said comes at once.
  openHouse: async ({ dataDir, updates }, report) => {
    const { startService } = await import('./service/live-service.ts');
    return startService({ data: dataDir, report, ...(updates === undefined ? {} : { sources: updates }) });
  },
});
