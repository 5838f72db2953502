// Codes in the trail are closed: tables of words are complete by type only where a step has no field of open text.
import { expect, test } from 'vitest';
import { sourceFiles, withoutComments } from './source.ts';

/** Fields of the trail with words of cards, players or rules, and no code of the engine's. */
const WORDS = ['rule', 'also', 'name', 'ofName', 'label', 'counter', 'cost', 'printed'];

test('a step has open strings only as names, rule numbers or printed words', () => {
  const open = sourceFiles('engine/trail').flatMap(({ path, text }) =>
    [
      ...withoutComments(text).matchAll(/readonly ['"]?([\w ]+)['"]?\??: (?:readonly )?(?:string\b|Record<string)/g),
    ].map(([, field = '']) => `${field} in ${path}`),
  );
  expect(open.filter(it => !WORDS.some(word => it.startsWith(`${word} in `)))).toEqual([]);
  expect(open.length).toBeGreaterThan(4);
});

test('no table of words for steps is open to keys nobody has listed', () => {
  const open = sourceFiles('explain/step').filter(({ text }) => /Record<string,/.test(withoutComments(text)));
  expect(open.map(it => it.path)).toEqual([]);
});
