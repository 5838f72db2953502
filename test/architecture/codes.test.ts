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

/** Tables and sets of explain/ that need not name every key, with the reason. */
const PARTIAL: Readonly<Record<string, string>> = {
  LETTERS: 'a letter of a mana symbol that is not listed is of no color',
  LINKS: 'keywords are open text; of those not listed the noun follows at once',
  FORMS: 'keywords are open text; the noun after those not listed is a plural',
  WHY_TRIGGERED: 'steps of all other matters say themselves why',
  PRINTED: 'the text of an object speaks of all other matters; the counters of a rule are listed by type',
  IRREGULAR: 'words of English; those not listed are regular',
  THIRD: 'words of English; those not listed are regular',
  OPENERS: 'words of English; a word not listed may be a name',
  ONLY_OPTIONS: 'names of options of commands, which the room of commands has',
};

/** A table or set with keys of open text, or without some of its codes. */
const OPEN = /^const (\w+)[^=;]*\b(?:Partial<\s*Record<|Record<string,|ReadonlySet<string>)[^=;]*=/gm;

test('no table of words is open to codes nobody has listed', () => {
  const open = sourceFiles('explain').flatMap(({ path, text }) =>
    [...withoutComments(text).matchAll(OPEN)].map(([, name = '']) => `${name} in ${path}`),
  );
  expect(
    open.filter(it => !Object.keys(PARTIAL).some(name => it.startsWith(`${name} in `))),
    'name every code: `satisfies Record<Code, …>`, with `undefined` for those without words',
  ).toEqual([]);
  expect('const WORDS: Readonly<Partial<Record<Code, string>>> = {'.match(OPEN)).toHaveLength(1);
  // no reason outlives its table
  expect(Object.keys(PARTIAL).filter(name => !open.some(it => it.startsWith(`${name} in `)))).toEqual([]);
});

/** Comparisons of a rule with a number or a constant: `rule === '603.2d'`, `it.rule !== LETHAL`, `also.includes('611.2e')`. */
const COMPARED =
  /\b(?:\w*[rR]ule|cites|also)(?: \?\? \[\]\))?(?:\)?\??\.(?:startsWith|includes)\(|\)? [!=]== )(?:'\d{3}\b[^']*'|[A-Z][A-Z_]{2,}\b)/g;

/** Comparisons of anything with a rule number: `first === '305.7'`, `rules.includes('701.60c')`, `case '603.4':`. */
const WITH_NUMBER = /(?:[!=]== |\bcase |\.(?:startsWith|includes|has|indexOf)\()'\d{3}\.\d*[a-z]?'/g;

/** Sets and maps of rule numbers, by which code could tell one from another. */
const SETS = /new (?:Set|Map)(?:<.*?>)?\(\[\s*\[?\s*'\d{3}\.\d/g;

/** Records with rule numbers as keys: `{ '903.9a': intoCommandZone }`. */
const KEYS = /[{,]\s*'\d{3}\.\d+[a-z]?':/g;

test('no code decides anything by a rule number: the row, step or event that cites it has a field that says so', () => {
  const rooms = sourceFiles('').filter(({ path }) => !path.startsWith('rules/'));
  const compared = rooms.flatMap(({ path, text }) =>
    [COMPARED, WITH_NUMBER, SETS, KEYS].flatMap(pattern =>
      [...withoutComments(text).matchAll(pattern)].map(([found]) => `${path}: ${found}`),
    ),
  );
  expect(compared, 'say why by a code of the step, row or event that cites the rule, and look at that').toEqual([]);
  expect("if (rule === '603.2d') a(); it.rule !== LETHAL".match(COMPARED)).toHaveLength(2);
  expect("(also ?? []).includes('611.2e') || rule.startsWith('616.1')".match(COMPARED)).toHaveLength(2);
  expect("first === '305.7'; rules.includes('701.60c'); case '603.4':".match(WITH_NUMBER)).toHaveLength(3);
  expect("new Set(['110.2', '603.2'])".match(SETS)).toHaveLength(1);
  expect("new Map<string, () => string>([\n  ['306.7', () => '']])".match(SETS)).toHaveLength(1);
  expect("const OFFERS = {\n  '903.9a': a,\n  '903.9b': b }".match(KEYS)).toHaveLength(2);
});
