// Answers interrupted halfway: whatever was worked out by then, the next answer is as if nothing had been.
import '../../src/service/oracle-compiler.ts';
import { expect, test } from 'vitest';
import { packBook } from '../../src/cards/index.ts';
import { Interrupted, interruptible } from '../../src/kit/interruption.ts';
import { makeRuleLookup } from '../../src/rules/index.ts';
import { createService, explainQuestion, type RulingService, scenarioLibraryOf } from '../../src/service/index.ts';

const makeService = () => createService({ book: packBook(), rules: makeRuleLookup(), library: scenarioLibraryOf([]) });

const QUESTION = {
  kind: 'etb',
  options: { card: 'Clone', with: 'Opalescence; March of the Machines; Sol Ring', against: 'Humility; Blood Moon' },
} as const;

/** The answer, interrupted at the place of that number; `Interrupted` where it has so many. */
function interruptedAt(place: number, service: RulingService) {
  let passed = 0;
  const test = () => {
    passed += 1;
    return passed >= place;
  };
  try {
    return interruptible(test, () => explainQuestion(QUESTION, service));
  } catch (error) {
    return error;
  }
}

test('an answer that is interrupted anywhere leaves nothing behind that changes the next', () => {
  const expected = explainQuestion(QUESTION, makeService());
  expect(expected.ok).toBe(true);
  const service = makeService();
  let place = 1;
  for (; interruptedAt(place, service) instanceof Interrupted; place = Math.ceil(place * 1.5)) {
    if (place % 3 === 0) expect(explainQuestion(QUESTION, service)).toEqual(expected);
  }
  expect(place).toBeGreaterThan(100);
  expect(interruptedAt(place, service)).toEqual(expected);
});
