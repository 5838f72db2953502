// `npm run bench [-- engine|cards|rules|bot]`: measurements by hand, printed with their limits.
import { existsSync } from 'node:fs';
import { benchBot } from './bench-bot.ts';
import { benchCards, type Measurement } from './bench-cards.ts';
import { benchEngine } from './bench-engine.ts';
import { benchRules } from './bench-rules.ts';

const CORPUS = '../shared/data/oracle-cards.json';

const BENCHES: Readonly<Record<string, () => Promise<readonly Measurement[]> | readonly Measurement[]>> = {
  engine: benchEngine,
  cards: () => withCorpus('cards', benchCards),
  rules: benchRules,
  bot: () => withCorpus('bot', benchBot),
};

function withCorpus(name: string, bench: (corpus: string) => Promise<readonly Measurement[]>) {
  if (existsSync(CORPUS)) return bench(CORPUS);
  console.log(`${name}: left out, since ${CORPUS} is not there`);
  return [];
}

const wanted = process.argv.slice(2);
for (const [name, bench] of Object.entries(BENCHES)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  for (const { what, value, unit, limit } of await bench()) {
    const rate = unit === 'ms' && name === 'engine' ? `, ${Math.round(1000 / value)} answers a second` : '';
    const verdict = value <= limit ? 'within' : 'OVER';
    console.log(`${what}: ${value.toFixed(value < 10 ? 3 : 1)} ${unit}${rate} (${verdict} ${limit} ${unit})`);
  }
}
