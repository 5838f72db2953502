// `npm run bench [-- NAME…]`: measurements by hand, printed with their limits: engine, cards, rules, bot, reading, answers,
// whole, discord, replicas. Milliseconds are divided by a loop run in the same second, so that they are those of one machine. `answers worst`
// prints each fault of an answer as well.
import { existsSync } from 'node:fs';
import { benchAnswers } from './bench-answers.ts';
import { benchBot } from './bench-bot.ts';
import { benchCards, type Measurement } from './bench-cards.ts';
import { benchDiscord } from './bench-discord.ts';
import { benchEngine } from './bench-engine.ts';
import { benchReading } from './bench-reading.ts';
import { benchReplicas } from './bench-replicas.ts';
import { benchRules } from './bench-rules.ts';
import { benchWhole } from './bench-whole.ts';
import { slowness } from './processor-time.ts';

const CORPUS = '../shared/data/oracle-cards.json';

const wanted = process.argv.slice(2);

const BENCHES: Readonly<Record<string, () => Promise<readonly Measurement[]> | readonly Measurement[]>> = {
  engine: benchEngine,
  cards: () => withCorpus('cards', benchCards),
  rules: benchRules,
  bot: () => withCorpus('bot', benchBot),
  reading: () => withCorpus('reading', benchReading),
  answers: () => withCorpus('answers', printAnswers),
  whole: () => withCorpus('whole', async corpus => (await benchWhole(corpus)) ?? []),
  discord: () => withCorpus('discord', async corpus => (await benchDiscord(corpus)) ?? []),
  replicas: benchReplicas,
};

/** Benches that run only by name. */
const BY_NAME = new Set(['replicas']);

/** The bench of answers prints figures of its own. */
function printAnswers(corpus: string): readonly Measurement[] {
  benchAnswers(corpus, wanted.includes('worst'));
  return [];
}

function withCorpus(name: string, bench: (corpus: string) => Promise<readonly Measurement[]> | readonly Measurement[]) {
  if (existsSync(CORPUS)) return bench(CORPUS);
  console.log(`${name}: left out, since ${CORPUS} is not there`);
  return [];
}

for (const [name, bench] of Object.entries(BENCHES)) {
  if (wanted.length > 0 ? !wanted.includes(name) : BY_NAME.has(name)) continue;
  const before = slowness();
  const measured = await bench();
  const factor = (before + slowness()) / 2;
  for (const { what, value: raw, unit, limit, isScaled = false } of measured) {
    const value = unit === 'ms' && !isScaled ? raw / factor : raw;
    const rate = unit === 'ms' && name === 'engine' ? `, ${Math.round(1000 / value)} answers a second` : '';
    const verdict = value <= limit ? 'within' : 'OVER';
    console.log(`${what}: ${value.toFixed(value < 10 ? 3 : 1)} ${unit}${rate} (${verdict} ${limit} ${unit})`);
  }
}
