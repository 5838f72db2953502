// Cards that are kept: which of them the workers are asked for again.
import { expect, test } from 'vitest';
import { err, ok } from '../../src/kit/result.ts';
import { keepCards } from '../../src/service/kept-cards.ts';

test('a card is looked up again with other cards, and where it was not found', async () => {
  const looked: string[] = [];
  let revision = 1;
  const look = keepCards(
    async name => {
      looked.push(name);
      return name === 'Qwertzu' ? err([{ path: [], message: 'No card.' }]) : ok({ name, faces: [], foot: [] });
    },
    () => revision,
  );
  const first = await look('Clone');
  expect(await look('Clone')).toBe(first);
  for (const name of ['Humility', 'Qwertzu', 'Qwertzu', 'Clone']) await look(name);
  revision = 2;
  expect(await look('Clone')).toEqual(first);
  expect(looked).toEqual(['Clone', 'Humility', 'Qwertzu', 'Qwertzu', 'Clone']);
});
