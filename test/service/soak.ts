// `npm run soak [-- COUNT [SEED]]`: many different questions to one live service, by hand. Its main thread is delayed at
// random between a reply and its wake-up, as on a busy machine; one answer in twenty is computed here and compared.
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openRuleLibrary } from '../../src/rules/node.ts';
import type { ServiceQuestion } from '../../src/service/index.ts';
import { startService } from '../../src/service/live-service.ts';
import {
  installCards,
  installRules,
  openService,
  rulesPath,
  type ServiceOptions,
  storePath,
} from '../../src/service/node.ts';
import { seededDraws, spinFor } from './support/hold-up.ts';

const SHARED = '../shared/data';
const [count = 30_000, seed = 1] = process.argv.slice(2).map(Number);

const data = mkdtempSync(join(tmpdir(), 'threshold-soak-'));
process.on('exit', () => rmSync(data, { recursive: true, force: true }));
await install();
holdUp();
const inProcess = await open({ data });
const service = await startService({ data, report: event => console.log(event) });
const names = [...service.book().cards()]
  .filter(it => !/\b(?:Instant|Sorcery|Conspiracy|Plane|Scheme|Vanguard)\b/u.test(it.faces[0].typeLine))
  .map(it => it.faces[0].name);
const counts = new Map<string, number>();
let wrong = 0;
const began = performance.now();
for (let at = 1; at <= count; at++) {
  const question = questionAt(at);
  const outcome = await ask(question);
  counts.set(outcome.what, (counts.get(outcome.what) ?? 0) + 1);
  if (outcome.what.startsWith('fault')) console.log(outcome.what, JSON.stringify(question));
  if (at % 20 === 0 && outcome.headline !== undefined && outcome.headline !== headlineHere(question)) {
    wrong++;
    console.log('another answer than here:', JSON.stringify(question), outcome.headline);
  }
  if (at % 1_000 === 0) console.log(at, `${Math.round((performance.now() - began) / 1_000)} s`, megabytes());
}
console.log(`${count} questions about ${names.length} permanents, seed ${seed}, ${wrong} other answers than here`);
for (const [what, times] of [...counts].sort(([, a], [, b]) => b - a).slice(0, 12)) console.log(`${times} ${what}`);
await service.close();
process.exitCode = wrong === 0 && ![...counts.keys()].some(it => it.startsWith('fault')) ? 0 : 1;

async function install(): Promise<void> {
  const cards = join(SHARED, 'oracle-cards.json');
  if (!existsSync(cards)) return console.log(`${cards} is not there: the embedded pack is used`);
  console.log((await installCards(storePath(data), cards, {})).kind);
  const library = await openRuleLibrary(rulesPath(data));
  for (const name of readdirSync(SHARED).filter(it => /^comprehensive-rules.*\.txt$/.test(it))) {
    console.log(name, (await installRules(library, join(SHARED, name))).kind);
  }
}

/** From here on, one reply in a few is followed by its wake-up some milliseconds late. */
function holdUp(): void {
  const chance = seededDraws(seed, 0.02);
  const notify = Atomics.notify.bind(Atomics);
  Object.assign(Atomics, {
    notify: (signal: Int32Array, index: number) => {
      if (chance()) spinFor(3);
      return notify(signal, index);
    },
  });
}

async function open(options: ServiceOptions) {
  const opened = await openService(options);
  if (!opened.ok) throw new Error(opened.issues.map(it => it.message).join(' '));
  return opened.value;
}

/** The question of a number: a card that enters, and beside it nothing, one permanent or one on each side. */
function questionAt(at: number): ServiceQuestion {
  const pick = (step: number) => names[((at + seed) * step) % names.length] ?? '';
  return {
    kind: 'etb',
    options: {
      card: pick(7_919),
      ...(at % 3 === 0 ? {} : { with: pick(10_007) }),
      ...(at % 2 === 0 ? {} : { against: pick(20_011) }),
    },
  };
}

async function ask(question: ServiceQuestion): Promise<{ readonly what: string; readonly headline?: string }> {
  try {
    const answer = await service.answer(question, 'asker');
    if (answer.ok) return { what: `answered, ${answer.value.certainty}`, headline: answer.value.headline };
    const [issue] = answer.issues;
    return { what: `refused: ${issue?.message.replace(/"[^"]*"/g, '…').slice(0, 80)}` };
  } catch (error) {
    return { what: `fault: ${error instanceof Error ? error.message : String(error)}` };
  }
}

function headlineHere(question: ServiceQuestion): string | undefined {
  const scenario = inProcess.read(question);
  const asked = scenario.ok ? inProcess.ask(scenario.value) : scenario;
  return asked.ok ? asked.value.explain()?.headline : undefined;
}

function megabytes(): string {
  return `${Math.round(process.memoryUsage().rss / 1e6)} MB`;
}
