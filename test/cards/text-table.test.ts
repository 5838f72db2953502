// Text tables and packed arrays: what is found in them is what the texts themselves tell.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Texts, textTable } from '../../src/cards/text-table.ts';
import { packArrays, unpackArrays } from '../../src/kit/packed-arrays.ts';

const word = fc.string({ unit: fc.constantFrom(...'ab é꞉😀'), maxLength: 5 });

test('the searches of sorted texts find what a walk over them finds', () => {
  fc.assert(
    fc.property(fc.array(word, { maxLength: 30 }), word, (some, typed) => {
      const sorted = some.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
      const texts = new Texts(textTable(sorted));
      const found = ([from, to]: readonly [number, number]) => sorted.slice(from, to);
      expect(sorted.map((_, at) => texts.at(at))).toEqual(sorted);
      expect(found(texts.beginningWith(typed))).toEqual(sorted.filter(it => it.startsWith(typed)));
      expect(found(texts.equalTo(typed))).toEqual(sorted.filter(it => it === typed));
      expect(texts.begins(typed)).toBe(sorted.some(it => it.startsWith(typed)));
    }),
  );
});

test('arrays come out of a buffer as they were packed', () => {
  const layout = { bytes: 'u8', units: 'u16', none: 'u8', numbers: 'u32' } as const;
  const [bytes, units, numbers] = [fc.uint8Array(), fc.uint16Array(), fc.uint32Array()];
  fc.assert(
    fc.property(fc.record({ bytes, units, none: fc.constant(new Uint8Array()), numbers }), arrays => {
      expect(unpackArrays(layout, packArrays(layout, arrays))).toEqual(arrays);
    }),
  );
});
