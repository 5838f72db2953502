// The engine is pure: its answer depends on the question alone.
import { describe, expect, test } from 'vitest';
import { sourceFiles, withoutComments } from './source.ts';

/** Patterns of code with which an answer would depend on when, where or by whom it is asked. */
const IMPURE = [
  ['a clock', /\bDate\b|\bperformance\b|\bTemporal\b|hrtime/],
  ['chance', /Math\.random|\bcrypto\b|randomUUID/],
  ['its surroundings', /\bprocess\b|\bconsole\b|\bglobalThis\b|\bnavigator\b|\bIntl\b|toLocale/],
  ['waiting', /\bsetTimeout\b|\bsetInterval\b|\basync\b|\bawait\b|\bPromise\b/],
  ['files or the network', /['"]node:|\bfetch\b|\brequire\(/],
] as const;

describe.each(['engine', 'oracle', 'scenario', 'explain', 'kit', 'vocabulary'])('the code of %s', room => {
  const code = sourceFiles(room).map(({ path, text }) => ({ path, text: withoutQuotes(withoutComments(text)) }));
  test('is there', () => {
    expect(code.length).toBeGreaterThan(2);
  });
  test.each(IMPURE)('has no %s', (_what, pattern) => {
    const found = code.flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, n) => (pattern.test(line) ? [`${path}:${n + 1} ${line.trim()}`] : [])),
    );
    expect(found).toEqual([]);
  });
});

describe('the code of the engine', () => {
  test('imports nothing but itself, the vocabulary and the kit', () => {
    const imports = sourceFiles('engine').flatMap(({ path, text }) =>
      [...text.matchAll(/from '([^']+)'/g)].map(([, from = '']) => ({ path, from })),
    );
    const outside = imports.filter(({ path, from }) => !from.startsWith('.') || leaves(path, from));
    expect(imports.length).toBeGreaterThan(100);
    expect(outside).toEqual([]);
  });
});

/** Whether a path from a file of the engine ends outside the engine and the rooms below it. */
function leaves(path: string, from: string): boolean {
  const { pathname } = new URL(from, `file:///${path}`);
  return !['/engine/', '/vocabulary/', '/kit/'].some(room => pathname.startsWith(room));
}

/** Quoted texts emptied, but for what is imported. */
function withoutQuotes(code: string): string {
  return code.replace(/(from )?(['"])(?:[^'"\\\n]|\\.)*\2/g, (all, from: string | undefined) =>
    from === undefined ? "''" : all,
  );
}
