// Effects that double, add and prevent are each applied once, in whatever order is chosen (614.5, 616.1); checked
// without the engine, by plain arithmetic over every order.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Outcome } from '../../src/engine/index.ts';
import type { Board } from './support/boards.ts';
import { SIZE } from './support/size.ts';
import { asFile, solveBoard } from './support/solved.ts';

/** A permanent that changes an amount; `does` returns the new one. */
interface Changer {
  readonly name: string;
  readonly text: string;
  readonly does: (amount: number) => number;
}

/** A kind of event with an amount, and permanents that change it. */
interface Amounts {
  readonly what: string;
  readonly changers: readonly Changer[];
  readonly when: (amount: number) => Board['when'];
  /** The amount in an outcome. */
  readonly made: (outcome: Outcome) => number;
}

const double = (amount: number) => amount * 2;
const more = (amount: number) => amount + 1;
const less = (amount: number) => Math.max(0, amount - 1);

const KINDS: readonly Amounts[] = [
  {
    what: 'life gained',
    changers: [
      { name: 'Twin Wells', text: 'If you would gain life, you gain twice that much life instead.', does: double },
      { name: 'Deep Well', text: 'If you would gain life, you gain that much life plus 1 instead.', does: more },
    ],
    when: amount => ({ gainsLife: { player: 'you', amount } }),
    made: ({ state }) => (state.players[0]?.life ?? 0) - 20,
  },
  {
    what: 'damage to a player',
    changers: [
      {
        name: 'Twin Blades',
        text: 'If a source would deal damage to a permanent or player, it deals double that damage to that permanent or player instead.',
        does: double,
      },
      {
        name: 'Long Blades',
        text: 'If a source would deal damage to a permanent or player, it deals that much damage plus 1 to that permanent or player instead.',
        does: more,
      },
      { name: 'Soft Ground', text: 'If a source would deal damage to you, prevent 1 of that damage.', does: less },
    ],
    when: amount => ({ dealsDamage: { source: 'giant', to: 'you', amount } }),
    made: ({ state }) => 20 - (state.players[0]?.life ?? 0),
  },
  {
    what: 'counters put on a creature',
    changers: [
      {
        name: 'Twin Seeds',
        text: 'If an effect would put one or more counters on a permanent you control, it puts twice that many of those counters on that permanent instead.',
        does: double,
      },
      {
        name: 'Deep Seeds',
        text: 'If one or more +1/+1 counters would be put on a creature you control, that many plus one +1/+1 counters are put on it instead.',
        does: more,
      },
    ],
    when: amount => ({ putsCounters: { on: 'giant', kind: '+1/+1', count: amount } }),
    made: ({ state }) => countersOf(state, 'giant'),
  },
  {
    what: 'counters a creature enters with',
    changers: [
      {
        name: 'Twin Seeds',
        text: 'If an effect would put one or more counters on a permanent you control, it puts twice that many of those counters on that permanent instead.',
        does: double,
      },
      {
        name: 'Deep Seeds',
        text: 'If one or more +1/+1 counters would be put on a creature you control, that many plus one +1/+1 counters are put on it instead.',
        does: more,
      },
    ],
    when: amount => ({ enters: [{ card: 'Bear Cub', as: 'cub', from: 'graveyard', counters: { '+1/+1': amount } }] }),
    made: ({ state }) => countersOf(state, 'cub'),
  },
  {
    what: 'tokens created',
    changers: [
      {
        name: 'Twin Molds',
        text: 'If an effect would create one or more tokens under your control, it creates twice that many of those tokens instead.',
        does: double,
      },
    ],
    when: amount => ({ creates: { under: 'you', token: 'Treasure', count: amount } }),
    made: ({ state }) => [...state.objects.values()].filter(it => it.token && it.zone === 'battlefield').length,
  },
  {
    what: 'cards drawn',
    changers: [{ name: 'Twin Thoughts', text: 'If you would draw a card, draw two cards instead.', does: double }],
    when: amount => ({ draws: { player: 'you', count: amount } }),
    made: ({ state }) => state.players[0]?.drawn ?? 0,
  },
];

function countersOf(state: Outcome['state'], label: string): number {
  return [...state.objects.values()].find(it => it.label === label)?.counters['+1/+1'] ?? 0;
}

describe.each(KINDS)('$what', kind => {
  const { changers, when, made } = kind;
  const drawn = fc.record({
    amount: fc.integer({ min: 1, max: 3 }),
    copies: fc.tuple(...changers.map(() => fc.nat({ max: changers.length === 1 ? 3 : 2 }))),
  });
  test('are what some order of the effects makes of them, and every order is found', { timeout: SIZE.timeout }, () => {
    const property = fc.property(drawn, ({ amount, copies }) => {
      const effects = changers.flatMap((changer, n) => Array<Changer>(copies[n] ?? 0).fill(changer));
      const board = boardWith(effects, when(amount));
      const solved = solveBoard(board, { runs: 400, reading: 100_000 });
      if (!('outcomes' in solved)) throw new Error(solved.join(' '));
      expect(solved.staged.unread.map(it => it.line)).toEqual([]);
      expect(solved.complete).toBe(true);
      const found = [...new Set(solved.outcomes.map(made))].toSorted((one, other) => one - other);
      expect(found, asFile(board)).toEqual(expected(amount, effects));
    });
    fc.assert(property, { numRuns: Math.ceil(SIZE.fewer / 8), seed: SIZE.seed });
  });
});

/** The amounts of all orders, by arithmetic; an amount of zero is not changed any more (614.7a, 119.10). */
function expected(amount: number, effects: readonly Changer[]): readonly number[] {
  const ends = new Set<number>();
  const go = (now: number, left: readonly Changer[]) => {
    if (left.length === 0 || now === 0) ends.add(now);
    else for (const [n, effect] of left.entries()) go(effect.does(now), left.toSpliced(n, 1));
  };
  go(amount, effects);
  return [...ends].toSorted((one, other) => one - other);
}

function boardWith(effects: readonly Changer[], when: Board['when']): Board {
  const cards = [...new Set(effects)].map(({ name, text }) => ({
    name,
    manaCost: '{2}{W}',
    type: 'Enchantment',
    text,
  }));
  const you = {
    battlefield: [{ card: 'Hill Giant', as: 'giant' }, ...effects.map(effect => effect.name)],
    library: Array<string>(30).fill('Plains'),
  };
  const players = ['you', 'opponent'];
  return { id: 'amounts', title: 'Amounts', players, active: 'you', cards, given: { you }, when };
}
