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

/** Comparisons of a rule with a number or a constant: `rule === '603.2d'`, `it.rule !== LETHAL`, `also.includes('611.2e')`. */
const COMPARED =
  /\b(?:\w*[rR]ule|cites|also)(?: \?\? \[\]\))?(?:\)?\??\.(?:startsWith|includes)\(|\)? [!=]== )(?:'\d{3}\b[^']*'|[A-Z][A-Z_]{2,}\b)/g;

/** Comparisons of anything with a rule number: `first === '305.7'`, `rules.includes('701.60c')`, `case '603.4':`. */
const WITH_NUMBER = /(?:[!=]== |\bcase |\.(?:startsWith|includes|has|indexOf)\()'\d{3}\.\d*[a-z]?'/g;

/** Sets of rule numbers, by which code could tell one from another. */
const SETS = /new Set(?:<\w+>)?\(\[\s*'\d{3}\.\d/g;

test('no code decides anything by a rule number: the row, step or event that cites it has a field that says so', () => {
  const rooms = sourceFiles('').filter(({ path }) => !path.startsWith('rules/'));
  const compared = rooms.flatMap(({ path, text }) =>
    [COMPARED, WITH_NUMBER, SETS].flatMap(pattern =>
      [...withoutComments(text).matchAll(pattern)].map(([found]) => `${path}: ${found}`),
    ),
  );
  expect(compared, 'say why by a code of the step, row or event that cites the rule, and look at that').toEqual([]);
  expect("if (rule === '603.2d') a(); it.rule !== LETHAL".match(COMPARED)).toHaveLength(2);
  expect("(also ?? []).includes('611.2e') || rule.startsWith('616.1')".match(COMPARED)).toHaveLength(2);
  expect("first === '305.7'; rules.includes('701.60c'); case '603.4':".match(WITH_NUMBER)).toHaveLength(3);
  expect("new Set(['110.2', '603.2'])".match(SETS)).toHaveLength(1);
});
