// `npm run shards`: the bot in several processes, one for each shard of the gateway, over one PostgreSQL.

import { runShardProcesses } from './discord/index.ts';

const leave = new Promise(resolve => {
  process.once('SIGTERM', resolve);
  process.once('SIGINT', resolve);
});
void runShardProcesses({
  env: process.env,
  bot: new URL(import.meta.url.endsWith('.ts') ? './main.ts' : './main.js', import.meta.url),
  say: text => process.stderr.write(`${text}\n`),
  leave,
  // The library goes on to start those that were not started yet.
}).then(code => process.exit(code));
