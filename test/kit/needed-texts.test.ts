// Texts that patterns need: none is needed that a match may lack.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inSmallLetters, mayMatch, neededTexts } from '../../src/kit/needed-texts.ts';

test.each([
  [/^how many tokens?$/u, ['how many token']],
  [/^(?:does|do) (?:it|[a-z]+) (?:die|dies)\b/u, [' die']],
  [/^(?:does|do) it$/u, ['does it', 'do it']],
  [/ (?:when|if) (?:my |their )*@\d+/u, [' when ', ' if ']],
  [/a{2}b+(?<name>c|d)/u, ['a']],
  [/x(?=y)(?!z)(?<!w)\bq/u, ['xq']],
  [/\+1\/\+1 counter/u, ['+1/+1 counter']],
  [/[^\]a]{3,}word.*\p{Lu}\x41/u, ['word']],
  [/Ten Words?\b/iu, ['ten word']],
  [/tenés más/iu, ['ten']],
] as const)('each match of %s has one of its texts', (pattern, texts) => {
  expect(neededTexts(pattern)).toEqual(texts);
});

test.each([/^\w+$/u, /word|[a-z]+/u, /(?:word)?/u, /(?:word)*/u, /é/iu])('%s needs no text', pattern => {
  expect(neededTexts(pattern)).toBeUndefined();
});

test.each(['six', 'SIX', 'ſIX'])('%s in small letters has what a pattern needs that ignores case', text => {
  const pattern = /^S[iu]X$/iu;
  expect(pattern.test(text)).toBe(true);
  expect(neededTexts(pattern)?.some(it => inSmallLetters(text).includes(it))).toBe(true);
});

test('what a pattern matches has one of the texts that it needs', () => {
  const word = fc.constantFrom('a', 'bb', 'a b', 'cab', '\\d', '[ab]', '.', '\\.', '\\S');
  const { pattern: patterns } = fc.letrec<{ pattern: string }>(tie => ({
    pattern: fc.oneof(
      { maxDepth: 4 },
      word,
      fc.tuple(tie('pattern'), tie('pattern')).map(it => it.join('')),
      fc.tuple(tie('pattern'), tie('pattern')).map(it => `(?:${it.join('|')})`),
      fc
        .tuple(tie('pattern'), fc.constantFrom('?', '*', '+', '{2}', '{0,1}', '{1,}'))
        .map(it => `(?:${it[0]})${it[1]}`),
    ),
  }));
  const matches = patterns.chain(source => {
    const pattern = new RegExp(`^(?:${source})$`, 'u');
    return fc.stringMatching(pattern).map(text => ({ pattern, text }));
  });
  fc.assert(
    fc.property(matches, ({ pattern, text }) => neededTexts(pattern)?.some(it => text.includes(it)) ?? true),
    { numRuns: 500 },
  );
});

test('what may match a text are the patterns that need none, and those that need a text it has', () => {
  const patterns = [/^[a-z]+$/u, /tap|untap/u, /dies? \w+/u, /is (?:it|he)$/u, /x\d/u, /creature tokens?/u];
  const likely = mayMatch(patterns, it => it);
  expect(likely('how many creature tokens')).toEqual([patterns[0], patterns[5]]);
  expect(likely('is it untapped')).toEqual([patterns[0], patterns[1], patterns[3]]);
  expect(likely('x')).toEqual([patterns[0], patterns[4]]);
  expect(likely('')).toEqual([patterns[0]]);
});
