// `npm run bench [-- engine|cards|rules]`: measured by hand, printed with the figure each is to stay under.
import { existsSync } from 'node:fs';
import { benchCards, type Measure } from './cards.ts';
import { benchEngine } from './engine.ts';
import { benchRules } from './rules.ts';

const CORPUS = '../shared/data/oracle-cards.json';

const BENCHES: Readonly<Record<string, () => Promise<readonly Measure[]> | readonly Measure[]>> = {
  engine: benchEngine,
  cards: () => {
    if (existsSync(CORPUS)) return benchCards(CORPUS);
    console.log(`cards: left out, since ${CORPUS} is not there`);
    return [];
  },
  rules: benchRules,
};

const wanted = process.argv.slice(2);
for (const [name, bench] of Object.entries(BENCHES)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  for (const { what, value, unit, limit } of await bench()) {
    const rate = unit === 'ms' && name === 'engine' ? `, ${Math.round(1000 / value)} answers a second` : '';
    const verdict = value <= limit ? 'within' : 'OVER';
    console.log(`${what}: ${value.toFixed(value < 10 ? 3 : 1)} ${unit}${rate} (${verdict} ${limit} ${unit})`);
  }
}
