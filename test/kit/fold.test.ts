// Folding: differences that do not count in comparisons of text.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold, withoutAccents } from '../../src/kit/fold.ts';

test.each([
  ['  Lim-Dûl’s   Vault ', "lim-dul's vault"],
  ['Æther Vial', 'aether vial'],
  ['−1/−1 counter', '-1/-1 counter'],
  ['“legend rule”', '"legend rule"'],
  ['Nylea´s', "nylea's"],
  ['\u208b1\ufe581', '-1-1'],
  ['\u0149', "'n"],
  ['Magic™: The Gathering®', 'magic: the gathering'],
])('%s is compared as %s', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

test('folding twice changes nothing more', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), text => fold(fold(text)) === fold(text)));
});

test('accents go and capitals stay', () => {
  expect(withoutAccents('Jötun Éowyn')).toBe('Jotun Eowyn');
});
