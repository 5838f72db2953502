// The laws on every scenario of the library and the shared ones; those in which several objects enter, in both orders.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type CardBook, packBook } from '../../src/cards/index.ts';
import { answerScenario, readScenarios, reportScenario, type Scenario } from '../../src/scenario/index.ts';
import { ANSWER_WORDING } from '../../src/service/answer-wording.ts';
import { ALL_CARDS, allCards } from '../support/all-cards.ts';
import { CACHING_COMPILER } from '../support/caching-compiler.ts';
import { answerDifference, endsOf } from './support/compare-answers.ts';
import { LAWS } from './support/laws.ts';
import { SIZE } from './support/size.ts';
import { solveScenario } from './support/solved.ts';

const ENOUGH = { runs: 400, reading: 60_000 };
const FOLDERS = [
  { name: 'the library', folder: 'scenarios', cards: undefined },
  { name: 'the shared scenarios', folder: '../shared/scenarios', cards: ALL_CARDS },
] as const;

for (const { name, folder, cards } of FOLDERS) {
  const isThere = existsSync(folder) && (cards === undefined || existsSync(cards));
  if (!isThere) console.info(`Left out: ${name}, since ${folder} or ${cards} is not there.`);
  describe.skipIf(!isThere)(name, () => {
    const book = isThere ? bookOf(cards) : packBook();
    const scenarios = isThere ? scenariosIn(folder) : [];
    test('obeys every law', { timeout: SIZE.timeout }, () => {
      const broken = scenarios.flatMap(scenario => {
        const solved = solveScenario(scenario, undefined, book);
        if (!('outcomes' in solved)) return [];
        const laws = scenario.choose.length === 0 ? LAWS : LAWS.filter(law => !law.title.includes('replayed'));
        return laws.flatMap(law => law.complaints(solved).map(it => `${scenario.id}: ${law.title}: ${it}`));
      });
      expect(broken).toEqual([]);
    });
    const several = scenarios.filter(it => it.when.kind === 'enters' && it.when.objects.length > 1);
    test.each(several.map(it => [it.id, it] as const))('%s has the same answer in the other order', (_id, scenario) => {
      expect(differences(scenario, reversed(scenario), book)).toEqual([]);
    });
  });
}

/** Differences between the answers to two questions, of which the same is expected. */
function differences(scenario: Scenario, other: Scenario, book: CardBook): readonly string[] {
  // a scripted choice without its object means another one when choices are requested in another order
  const isScripted = scenario.choose.length > 0;
  const [one, two] = [scenario, other].map(it => solveScenario({ ...it, choose: [] }, ENOUGH, book));
  const status = [scenario, other].map(question => {
    const asked = answerScenario(question, { book, compiler: CACHING_COMPILER, wording: ANSWER_WORDING });
    return reportScenario(question, asked.ok ? { ok: true, value: asked.value.answer } : asked).status;
  });
  const judged = isScripted || status[0] === status[1] ? [] : [`${status[0]} first, ${status[1]} in the other order`];
  if (one === undefined || two === undefined || !('outcomes' in one) || !('outcomes' in two)) {
    return one !== undefined && two !== undefined && 'outcomes' in one === 'outcomes' in two
      ? judged
      : [...judged, 'refused in one order only'];
  }
  return one.complete && two.complete ? [...judged, ...answerDifference(endsOf(one), endsOf(two))] : judged;
}

/** The question with its entering objects in reversed order, apart from those of one name. */
function reversed(scenario: Scenario): Scenario {
  const { when } = scenario;
  if (when.kind !== 'enters') return scenario;
  const nameOf = (it: (typeof when.objects)[number]) => it.as ?? it.card ?? JSON.stringify([it.token, it.copyOf]);
  const left = [...when.objects];
  const objects = when.objects.toReversed().map(entering => {
    const first = left.findIndex(other => nameOf(other) === nameOf(entering));
    return left.splice(first, 1)[0] ?? entering;
  });
  return { ...scenario, when: { ...when, objects } };
}

function bookOf(cards: string | undefined): CardBook {
  return cards === undefined ? packBook() : allCards();
}

function scenariosIn(folder: string): readonly Scenario[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.yaml'));
  return files.sort().flatMap(file => {
    const read = readScenarios(readFileSync(join(folder, file), 'utf8'));
    return read.ok ? read.value : [];
  });
}
