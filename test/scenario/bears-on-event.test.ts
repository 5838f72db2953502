// Lines that were not read: those on costs and combat bear on no event.
import { expect, test } from 'vitest';
import { mayBear } from '../../src/scenario/bears-on-event.ts';

test.each([
  'This spell costs {1} less to cast for each frog you have met.',
  'Frog spells you cast cost {2} more to cast.',
  'As an additional cost to cast this spell, whistle a tune.',
  "This creature can't block unless it has been fed.",
  'Frogs you control attack each combat if able.',
])('%s bears on nothing', line => expect(mayBear(line)).toBe(false));

test.each([
  'As an additional cost to cast this spell, whistle. When this creature enters, whistle again.',
  "Creatures that entered this turn can't attack and are tapped.",
  'Frogs you control leap.',
  'If a frog would leap, it sits instead.',
])('%s may bear on an event', line => expect(mayBear(line)).toBe(true));
