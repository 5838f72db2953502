// Measurements of answering, with cards compiled beforehand: the event played, its trail recorded.

import { solve } from '../../src/engine/index.ts';
import { readScenario, type Scenario, stage } from '../../src/scenario/index.ts';
import { openService } from '../../src/service/node.ts';
import { ORACLE_COMPILER } from '../../src/service/oracle-compiler.ts';
import type { Measurement } from './bench-cards.ts';
import { processorMs, quantileOf, scaled } from './processor-time.ts';

interface Bench {
  readonly what: string;
  /** The most milliseconds of an answer at the median. */
  readonly limit: number;
  readonly scenario: Readonly<Record<string, unknown>>;
}

const STATICS = [
  'Glorious Anthem',
  'Crusade',
  'Honor of the Pure',
  'Mycosynth Lattice',
  'Opalescence',
  'March of the Machines',
];

const QUESTIONS: readonly Bench[] = [
  { what: 'a plain enter', limit: 0.12, scenario: { when: { enters: ['Grizzly Bears'] } } },
  {
    what: 'Erebos with two Agents against Imposing Sovereign',
    limit: 1,
    scenario: {
      given: { you: { battlefield: ['2 Agent of the Fates'] }, opponent: { battlefield: ['Imposing Sovereign'] } },
      when: { enters: ['Erebos, God of the Dead'] },
    },
  },
  {
    what: 'Clone with ten different creatures',
    limit: 5,
    scenario: {
      given: {
        you: {
          battlefield: ['Grizzly Bears', 'Serra Angel', 'Hill Giant', 'Walking Corpse', 'Llanowar Elves'],
        },
        opponent: {
          battlefield: ['Scarwood Treefolk', 'Runeclaw Bear', 'Eager Cadet', 'Mulldrifter', 'Spike Feeder'],
        },
      },
      when: { enters: ['Clone'] },
    },
  },
  { what: 'a board of 100 permanents, 30 with static abilities', limit: 2, scenario: board(70, 30) },
  { what: 'a board of 200 permanents, 30 with static abilities', limit: 4, scenario: board(170, 30) },
  { what: 'a board of 395 permanents, 30 with static abilities', limit: 6, scenario: board(365, 30) },
  { what: 'a board of 395 permanents, 120 with static abilities', limit: 8, scenario: board(275, 120) },
];

function board(creatures: number, statics: number): Bench['scenario'] {
  const anthems = STATICS.slice(0, 3).map(name => `${Math.ceil(statics / 3)} ${name}`);
  return {
    given: {
      you: { battlefield: [`${Math.ceil(creatures / 2)} Grizzly Bears`, ...anthems] },
      opponent: { battlefield: [`${Math.floor(creatures / 2)} Hill Giant`] },
    },
    when: { enters: ['Spike Feeder'] },
  };
}

/** Measures each question many times over: the median time, and the answers a second. */
export async function benchEngine(): Promise<readonly Measurement[]> {
  const service = await openService();
  if (!service.ok) throw new Error('The service could not be opened.');
  const measured: Measurement[] = [];
  for (const { what, limit, scenario } of QUESTIONS) {
    const read = readScenario({ id: 'bench', title: what, ...scenario });
    if (!read.ok) throw new Error(read.issues.map(issue => issue.message).join(' '));
    const staged = stage(read.value satisfies Scenario, service.value.book, ORACLE_COMPILER);
    if (!staged.ok) throw new Error(staged.issues.map(issue => issue.message).join(' '));
    const { state, event, script, edition } = staged.value;
    const once = () => {
      // A fresh position: nothing may be cached from one answer to the next.
      const fresh = { ...state };
      const began = processorMs();
      solve(fresh, event, script, edition);
      return processorMs() - began;
    };
    times(once, WARMING_MS);
    const warm = await scaled(() => times(once, MEASURED_MS));
    measured.push({ what: `engine: ${what}, median`, value: quantileOf(warm, 0.5), unit: 'ms', isScaled: true, limit });
  }
  return measured;
}

/** Milliseconds in which V8 compiles what a question executes, and those that are measured. */
const WARMING_MS = 3_000;
const MEASURED_MS = 1_000;

/** The times of as many runs as fit in `ms`, and of at least 20. */
function times(once: () => number, ms: number): readonly number[] {
  const until = processorMs() + ms;
  const found: number[] = [];
  while (processorMs() < until || found.length < 20) found.push(once());
  return found;
}
