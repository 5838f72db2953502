// The solving of scenarios: what keeps one from being asked is known before.
import { describe, expect, test, vi } from 'vitest';
import { packBook } from '../../src/cards/index.ts';
import { answerScenario, readScenario } from '../../src/scenario/index.ts';
import { ANSWER_WORDING } from '../../src/service/answer-wording.ts';
import { ORACLE_COMPILER } from '../../src/service/oracle-compiler.ts';

const missed = vi.fn(ANSWER_WORDING.missed);
const INPUT = { book: packBook(), compiler: ORACLE_COMPILER, wording: { ...ANSWER_WORDING, missed } };

function answered(scenario: object) {
  const read = readScenario({ id: 'x', title: 'x', ...scenario });
  return read.ok ? answerScenario(read.value, INPUT) : read;
}

describe('a scenario', () => {
  test('is solved when its answer is first read', () => {
    const asked = answered({
      given: { you: { battlefield: ['Sol Ring', 'Grizzly Bears'] } },
      when: { enters: ['Clone'] },
      choose: [{ copy: 'Sol Ring' }],
    });
    if (!asked.ok) throw new Error(asked.issues.map(it => it.message).join(' '));
    expect(missed).not.toHaveBeenCalled();
    expect(asked.value.answer.status).toBe('illegal');
    expect(missed).toHaveBeenCalledOnce();
    expect(asked.value.answer.refused?.legal).toContain('Grizzly Bears');
    expect(asked.value.outcomes).toEqual([]);
    expect(missed).toHaveBeenCalledOnce();
  });

  test('that cannot be asked is refused unsolved', () => {
    const asked = answered({ when: { dies: ['Nobody'] } });
    expect(asked.ok).toBe(false);
  });

  describe('with a choice for a token that is still to be created', () => {
    const gates = ['One', 'Two'].map(name => ({
      name: `${name} Gate`,
      manaCost: '{1}',
      type: 'Enchantment',
      text: `Creatures ${name === 'One' ? 'you control' : 'your opponents control'} enter ${name === 'One' ? 'un' : ''}tapped.`,
    }));
    const token = { types: ['Creature'], subtypes: ['Thopter'], colors: [], power: 1, toughness: 1 };
    const tapped = (...choose: object[]) => {
      const asked = answered({
        cards: gates,
        given: { you: { battlefield: ['One Gate'] }, opponent: { battlefield: ['Two Gate'] } },
        when: { creates: { under: 'you', token, count: 2 } },
        choose,
      });
      if (!asked.ok) throw new Error(asked.issues.map(it => it.message).join(' '));
      const { outcomes, reason } = asked.value.answer;
      const ways = outcomes.map(({ objects }) =>
        ['Thopter Token#1', 'Thopter Token#2'].map(name => objects[name]?.tapped),
      );
      return { ways, reason };
    };

    test('is made for that one of them', () => {
      const { ways } = tapped(
        { apply: 'One Gate', for: 'Thopter Token#2' },
        { apply: 'Two Gate', for: 'Thopter Token#1' },
      );
      expect(ways).toEqual([[false, true]]);
    });

    test('is refused with the name where none of that name is created', () => {
      expect(tapped({ apply: 'One Gate', for: 'Squirrel Token' }).reason).toContain('"Squirrel Token"');
      expect(tapped({ apply: 'One Gate', for: 'Thopter Token#3' }).reason).toContain('"Thopter Token"');
    });
  });
});
