// `npm run bench`: the benches, bundled as the bot is, since code in separate modules takes several times as long.
import { bundleForNode } from './bundle-bot.mjs';

/** As deep in the project as its sources, so that paths relative to them are the same. */
const FOLDER = 'dist/test/bench';

await bundleForNode({ bench: 'test/bench/index.ts' }, FOLDER);
await import(new URL(`../${FOLDER}/bench.js`, import.meta.url).href);
