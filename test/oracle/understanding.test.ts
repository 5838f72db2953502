// Understanding of lines: rows in our own words, and the sums over the embedded pack.
import { describe, expect, test } from 'vitest';
import { packCards } from '../../src/cards/index.ts';
import { LINE_GROUPS } from '../../src/oracle/compiler.ts';
import { measureCoverage } from '../../src/oracle/coverage.ts';
import { readLine } from '../../src/oracle/read-line.ts';
import { type Understanding, understandingOf } from '../../src/oracle/understanding.ts';

const LINES: Readonly<Record<Understanding, readonly string[]>> = {
  understood: [
    '~ enters tapped.',
    'creatures you control get +1/+1.',
    'flying, ward {2}',
    'partner with Toothy, Imaginary Friend',
    'if one or more tokens would be created under your control, twice that many of those tokens are created instead.',
  ],
  partly: [
    'when ~ enters, draw a card.',
    "enchanted creature gets +2/+2 and can't block.",
    'ward—Discard a card.',
    'creatures you control have "{T}: Add {G}."',
    'as ~ enters, choose an artist.',
  ],
  opaque: [
    '{T}: Add {G}.',
    "~ can't block.",
    "enchanted creature can't attack or block.",
    'spells you cast cost {1} less to cast.',
    "as long as you control a Forest, players can't cast spells.",
    "enchanted player's maximum hand size is three. your opponents play with their hands revealed.",
  ],
  unread: ['squirrels are considered furniture.'],
};

describe.each(Object.entries(LINES))('%s', (expected, lines) => {
  test.each(lines)('%s', line => {
    expect(understandingOf(readLine(line, { spell: false })).understanding).toBe(expected);
  });
});

test('what a spell says is kept, and what it is cast with is read', () => {
  const spell = (line: string) => understandingOf(readLine(line, { spell: true })).understanding;
  expect(spell('draw two cards.')).toBe('opaque');
  expect(spell('flashback {2}{U}')).toBe('understood');
});

test('a wording set aside names the pattern that did it, wherever it stands', () => {
  const asideIn = (line: string) =>
    understandingOf(readLine(line, { spell: false })).texts.flatMap(it => it.pattern?.about ?? []);
  expect(asideIn("~ can't block.")).toEqual(["can't block"]);
  expect(asideIn('when ~ enters, draw a card.')).toEqual([]);
  expect(asideIn("enchanted creature gets +2/+2 and doesn't untap during its controller's untap step.")).toEqual([
    "doesn't untap",
  ]);
  expect(asideIn('enchanted player has no maximum hand size.')).toEqual(['no maximum hand size']);
});

describe('over the embedded pack', () => {
  const { lines, read, groups, understanding } = measureCoverage(packCards(), () => 0);
  const sum = (numbers: Readonly<Record<Understanding, number>>) => Object.values(numbers).reduce((a, b) => a + b, 0);
  test('the four numbers are all lines, in each group and together', () => {
    expect(sum(understanding.all)).toBe(lines);
    for (const group of LINE_GROUPS) {
      expect(sum(understanding.groups[group])).toBe(groups[group].lines);
      expect(understanding.groups[group].unread).toBe(groups[group].lines - groups[group].read);
    }
    expect(understanding.all.unread).toBe(lines - read);
    expect(sum(understanding.bearing)).toBe(lines - groups.other.lines);
  });
  test('each number counts something', () => {
    const { understood, partly, opaque } = understanding.all;
    expect(Math.min(understood, partly, opaque)).toBeGreaterThan(0);
    expect(understanding.opaquePatterns.some(it => it.cards > 0)).toBe(true);
  });
});
