// Scripts of package.json, run beside each other: `node tools/run-together.mjs lint types`. What each one writes is shown
// as a whole once it has ended; the exit code is 1 where any of them fails, and the last line names those.
import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Runs a script, shows what it wrote, and returns whether it succeeded. */
async function run(script) {
  const child = spawn('npm', ['run', '--silent', script], { stdio: ['ignore', 'pipe', 'pipe'] });
  const written = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', data => written.push(data));
  const [code] = await once(child, 'close');
  process.stdout.write(Buffer.concat(written));
  return code === 0;
}

const scripts = process.argv.slice(2);
const succeeded = await Promise.all(scripts.map(run));
const failed = scripts.filter((_, at) => !succeeded[at]);
if (failed.length > 0) {
  console.error(`Failed: ${failed.map(it => `npm run ${it}`).join(', ')}`);
  process.exitCode = 1;
}
