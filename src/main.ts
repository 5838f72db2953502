// The bot's process: reads the environment once, opens the house, answers in Discord until it is told to leave.

import { COMMANDS } from '../commands/index.ts';
import { start } from './discord/index.ts';

const leave = new Promise(resolve => {
  process.once('SIGTERM', resolve);
  process.once('SIGINT', resolve);
});

process.exitCode = await start({
  env: process.env,
  commands: COMMANDS,
  leave,
  faults: report => process.on('unhandledRejection', report),
  say: text => process.stderr.write(`${text}\n`),
  // Only a bot that has a token needs the house: without one, what is said comes at once.
  openHouse: async ({ dataDir }) => (await import('./asking/index.ts')).openHouse({ data: dataDir }),
});
