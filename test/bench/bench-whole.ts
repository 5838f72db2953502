// Measurements of whole answers, from what is typed to the explanation: cold and warm, with the memory they allocate.
import { explainQuestion, type RulingService, rulingOn, type ServiceQuestion } from '../../src/service/index.ts';
import { loadGrammar, openService } from '../../src/service/node.ts';
import { ASKED_MOST } from '../../src/service/popular-questions.ts';
import { withInstalledCards } from './installed-cards.ts';
import { processorMs, quantileOf, scaled } from './processor-time.ts';

const ETB = (card: string, more: Readonly<Record<string, string | number>> = {}): ServiceQuestion => ({
  kind: 'etb',
  options: { card, ...more },
});

const QUESTIONS: Readonly<Record<string, ServiceQuestion>> = {
  'Grizzly Bears': ETB('Grizzly Bears'),
  'Erebos, 2 Agents, Sovereign': ETB('Erebos, God of the Dead', {
    with: '2 Agent of the Fates',
    against: 'Imposing Sovereign',
  }),
  'Clone, 4 to copy': ETB('Clone', { with: 'Grizzly Bears; Serra Angel', against: 'Imposing Sovereign; Mulldrifter' }),
  'Sol Ring, March, Sovereign': ETB('Sol Ring', { with: 'March of the Machines', against: 'Imposing Sovereign' }),
  'Hangarback X=3, Doubling Season, Scales': ETB('Hangarback Walker', {
    x: 3,
    with: 'Doubling Season; Hardened Scales',
  }),
  'Metamorph, Opalescence, Humility, Torpor Orb': ETB('Phyrexian Metamorph', {
    with: 'Opalescence; Humility',
    against: 'Torpor Orb',
  }),
};

/** The times that popular questions are answered before anything is measured: as many as a worker of the bot does for exercise. */
const EXERCISES = 30;
const WARM_UP = 20;
const TIMES = 200;

/** Measures the first reply to each question, and the whole with other days' rules, on the cards of a bulk file. */
export async function benchWhole(corpus: string): Promise<void> {
  await withInstalledCards(corpus, async data => {
    await loadGrammar();
    const service = await openService({ data, timeBudget: Number.POSITIVE_INFINITY });
    if (!service.ok) throw new Error('The service could not be opened.');
    // as a worker of the bot does while nobody asks
    for (let n = 0; n < EXERCISES; n++)
      for (const text of ASKED_MOST) rulingOn({ kind: 'ruling', text }, service.value);
    for (const [name, question] of Object.entries(QUESTIONS)) await measure(name, question, service.value);
  });
}

async function measure(name: string, question: ServiceQuestion, service: RulingService): Promise<void> {
  const reply = () => rulingOn(question, service);
  if (!reply().ok) throw new Error(`${name} is refused: a refusal is no answer to measure.`);
  const [cold] = await scaled(() => [timed(reply)]);
  for (let n = 0; n < WARM_UP; n++) reply();
  const kilobytes = times(TIMES, () => allocated(reply)).filter(it => it > 0);
  const warm = await scaled(() => times(TIMES, () => timed(reply)));
  const whole = await scaled(() => times(TIMES / 4, () => timed(() => explainQuestion(question, service))));
  const parts = [
    `cold ${ms(cold ?? Number.NaN)}`,
    `p50 ${ms(quantileOf(warm, 0.5))}`,
    `p99 ${ms(quantileOf(warm, 0.99))}`,
    `${Math.round(
      quantileOf(
        kilobytes.toSorted((a, b) => a - b),
        0.5,
      ),
    )} kB`,
    `with other days p50 ${ms(quantileOf(whole, 0.5))}`,
  ];
  console.log(`whole ${name}: ${parts.join(', ')}`);
}

function times(count: number, act: () => number): readonly number[] {
  return Array.from({ length: count }, act);
}

function timed(act: () => unknown): number {
  const began = processorMs();
  act();
  return processorMs() - began;
}

/** Kilobytes allocated; less than nothing where the collector ran. */
function allocated(act: () => unknown): number {
  const before = process.memoryUsage().heapUsed;
  act();
  return (process.memoryUsage().heapUsed - before) / 1_000;
}

function ms(value: number): string {
  return `${value.toFixed(value < 10 ? 2 : 1)} ms`;
}
