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

/** Comparisons with a rule number: `rule === '603.2d'`, `it.rule !== LETHAL`, `rule.startsWith('616.1')`, `also.includes('611.2e')`. */
const COMPARED =
  /\b(?:\w*[rR]ule|cites|also)(?: \?\? \[\]\))?(?:\)?\??\.(?:startsWith|includes)\(|\)? [!=]== )(?:'\d{3}\b[^']*'|[A-Z][A-Z_]{2,}\b)/g;

test('no code decides anything by a rule number: the row, step or event that cites it has a field that says so', () => {
  const rooms = sourceFiles('').filter(({ path }) => !path.startsWith('rules/'));
  const compared = rooms.flatMap(({ path, text }) =>
    [...withoutComments(text).matchAll(COMPARED)].map(([found]) => `${path}: ${found}`),
  );
  expect(compared).toEqual([]);
  expect("if (rule === '603.2d') a(); it.rule !== LETHAL".match(COMPARED)).toHaveLength(2);
  expect("(also ?? []).includes('611.2e') || rule.startsWith('616.1')".match(COMPARED)).toHaveLength(2);
});
