// Codes of card names: the same in every version of the data, and none for names that share theirs.

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { packBook } from '../../src/cards/index.ts';
import { loadCards } from '../../src/cards/load-cards.ts';
import { nameCodesOf } from '../../src/cards/name-codes.ts';

const ALL = fileURLToPath(new URL('../../../shared/data/oracle-cards.json', import.meta.url));

/** Two names that share a code, found by trying. */
function twoOfOneCode(): readonly [string, string] {
  const seen = new Map<number, string>();
  for (let at = 0; ; at++) {
    const name = `Card ${at}`;
    const code = nameCodesOf([name]).codeOf(name) ?? -1;
    const other = seen.get(code);
    if (other !== undefined) return [other, name];
    seen.set(code, name);
  }
}

describe('the code of a name', () => {
  test('leads back to it, and does not depend on other names', () => {
    const few = nameCodesOf(['Clone', 'Bear Cub']);
    const many = nameCodesOf(packBook().names());
    expect(few.codeOf('Clone')).toBe(many.codeOf('Clone'));
    for (const name of packBook().names()) expect(many.nameOf(many.codeOf(name) ?? -1)).toBe(name);
    expect([few.codeOf('clone'), few.codeOf('Clon'), few.nameOf(0)]).toEqual([undefined, undefined, undefined]);
  });

  test('never changes: buttons that were sent contain it', () => {
    const codes = nameCodesOf(['Clone', 'Erebos, God of the Dead']);
    expect([codes.codeOf('Clone'), codes.codeOf('Erebos, God of the Dead')]).toEqual([2_385_375, 1_823_270]);
  });

  test('is none where two names share it, so that neither is taken for the other', () => {
    const [one, other] = twoOfOneCode();
    const code = nameCodesOf([one]).codeOf(one) ?? -1;
    const codes = nameCodesOf(['Clone', one, other]);
    expect([codes.codeOf(one), codes.codeOf(other), codes.nameOf(code)]).toEqual([undefined, undefined, undefined]);
    expect(codes.codeOf('Clone')).toBeDefined();
  });

  test.skipIf(!existsSync(ALL))('is there for nearly all cards', () => {
    const loaded = loadCards(ALL);
    const names = loaded.ok ? loaded.value.names() : [];
    const codes = nameCodesOf(names);
    const without = names.filter(it => codes.codeOf(it) === undefined);
    expect(without.length / names.length).toBeLessThan(0.01);
  });
});
