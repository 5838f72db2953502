// Texts cut to length and made harmless.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { literal } from '../../src/discord/input/escape.ts';
import { fitLines, fitSentences, fitWords, paginate } from '../../src/discord/render/fit.ts';

const prose = fc.array(fc.stringMatching(/^[a-z.]{1,12}$/), { maxLength: 200 }).map(it => it.join(' '));

describe('cutting', () => {
  test('no cut is longer than its limit, and none parts a word that fits', () => {
    fc.assert(
      fc.property(prose, fc.integer({ min: 20, max: 200 }), (text, limit) => {
        for (const cut of [fitWords(text, limit), fitSentences(text, limit)]) {
          expect(cut.length).toBeLessThanOrEqual(limit);
          const head = cut.replace(/ ?…$/, '');
          expect(text.startsWith(head)).toBe(true);
          expect(['', ' ', undefined]).toContain(text[head.length]);
        }
      }),
    );
  });

  test('pages contain every word, in order, none longer than the limit', () => {
    fc.assert(
      fc.property(fc.array(prose), fc.integer({ min: 20, max: 300 }), (blocks, limit) => {
        const pages = paginate(blocks, limit);
        for (const page of pages) expect(page.length).toBeLessThanOrEqual(limit);
        expect(
          pages
            .join(' ')
            .split(/\s+/)
            .filter(it => it !== ''),
        ).toEqual(
          blocks
            .join(' ')
            .split(/\s+/)
            .filter(it => it !== ''),
        );
      }),
    );
  });

  test('a word longer than the limit is cut, without parting an escape or a character', () => {
    expect(fitWords('\\*'.repeat(50), 20)).toBe(`${'\\*'.repeat(9)}…`);
    expect(fitWords('🂡'.repeat(50), 20)).toBe(`${'🂡'.repeat(9)}…`);
    expect(paginate(['\\*'.repeat(15)], 7)).toEqual(['\\*\\*\\*', '\\*\\*\\*', '\\*\\*\\*', '\\*\\*\\*', '\\*\\*\\*']);
  });

  test('lines are taken whole, and those left are counted', () => {
    expect(fitLines(['one', 'two', 'three'], 7)).toEqual({ lines: ['one', 'two'], left: 1 });
    expect(fitSentences('It enters. It is tapped. It is blue.', 27)).toBe('It enters. It is tapped. …');
  });
});

describe('harmless text', () => {
  test.each([
    ['bold and italics', '**a** _b_', '\\*\\*a\\*\\* \\_b\\_'],
    ['a mention', '<@1> @everyone', '\\<\\@1> \\@everyone'],
    ['a masked link', '[x](https://a.b)', '\\[x\\](https\\://a.b)'],
    ['a heading', '# big', '\\# big'],
    ['small print', '-# small', '\\-# small'],
    ['a quote', '> so', '\\> so'],
    ['a list', '1. one\n- two', '1\\. one\n\\- two'],
    ['a number that begins a line', '2 Bear Cub', '2 Bear Cub'],
    ['counters and sizes', '+1/+1, 2/2, {2}{W}', '+1/+1, 2/2, {2}{W}'],
    ['a spoiler and code', '||x|| `y`', '\\|\\|x\\|\\| \\`y\\`'],
    ['an escape of the person', '\\*', '\\\\\\*'],
    ['text that reads backwards', 'a\u202eb\u200bc', 'abc'],
  ])('%s', (_, text, shown) => expect(literal(text)).toBe(shown));
});
