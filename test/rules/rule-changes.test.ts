// Changes between two editions: of made-up rules, and of the official ones where they are installed.
import { describe, expect, test } from 'vitest';
import { changesPage, editionsOf, questionsAbout } from '../../src/rules/changes/changes-page.ts';
import { changesBetween, type RuleChanges } from '../../src/rules/changes/compare-books.ts';
import { readChangesQuery, writeChangesQuery } from '../../src/rules/changes/read-changes-query.ts';
import { makeRuleBook, type RuleBook } from '../../src/rules/rule-book.ts';
import type { RuleNumberText } from '../../src/rules/rule-number.ts';
import { hasOfficial, type OfficialDate, officialBook } from './support/official.ts';

/** A book of rules by number; a text in capital letters is a title. */
function book(effectiveDate: string, texts: Readonly<Record<string, string>>): RuleBook {
  const rules = Object.entries(texts).map(([number, text]) => ({
    // The keys are written as numbers of rules.
    number: number as RuleNumberText,
    title: text === text.toUpperCase() ? text : '',
    text,
    examples: [],
  }));
  return makeRuleBook({
    official: true,
    effectiveDate,
    rules,
    glossary: [],
    around: { front: [], contents: [], credits: [] },
  });
}

const BEFORE = book('2026-04-17', {
  '100': 'PEBBLES',
  '100.1': 'A pebble is round or flat, whatever it is made of.',
  '100.1a': 'A round pebble rolls. See rule 101.2.',
  '100.2': 'Glass counts as stone where the beach has more of it than sand.',
  '101': 'MOVES',
  '101.1': 'SLIDING',
  '101.1a': 'To slide is to move without rolling, as far as the next obstacle.',
  '101.2': 'Two pebbles never share a place, unless one of them lies upon the other.',
});
const AFTER = book('2026-08-07', {
  '100': 'PEBBLES',
  '100.1': 'A pebble is round or flat, whatever it is made of.',
  '100.1a': 'A round pebble rolls. See rule 102.3.',
  '101': 'COLORS',
  '101.1': 'Each pebble has one color, that of its larger side.',
  '102': 'MOVES',
  '102.1': 'SLIDING',
  '102.1a': 'To slide is to move without rolling, as far as the last obstacle.',
  '102.2': 'Two pebbles never share a place, unless one of them lies upon the other.',
});

function numbers({ added, removed, reworded, renumbered }: RuleChanges) {
  return {
    added: added.map(it => it.number),
    removed: removed.map(it => it.number),
    reworded: reworded.map(it => `${it.before.number} ${it.after.number}`),
    renumbered: renumbered.map(it => `${it.before} ${it.after}`),
  };
}

const QUERY = { of: 'edition', day: 'current' } as const;

describe('between two editions', () => {
  const changes = changesBetween(BEFORE, AFTER);

  test('a rule that moved is renumbered, and one that refers to it is as before', () => {
    expect(numbers(changes)).toEqual({
      added: ['101', '101.1'],
      removed: ['100.2'],
      reworded: ['101.1a 102.1a'],
      renumbered: ['101 102', '101.1 102.1', '101.1a 102.1a', '101.2 102.2'],
    });
    expect(numbers(changesBetween(BEFORE, BEFORE))).toEqual({ added: [], removed: [], reworded: [], renumbered: [] });
  });

  test('a page says how many there are, and what each says now', () => {
    const questions = [
      { title: 'May they share a place?', rules: new Set(['101.2', '100.1']) },
      { title: 'Does it roll?', rules: new Set(['100.1a']) },
    ];
    expect(questionsAbout(changes, questions)).toEqual([{ title: 'May they share a place?', rules: ['101.2'] }]);
    expect(changesPage(changes, questions, QUERY).text.split('\n\n')).toEqual([
      'Compared with those of 17 April 2026: 2 added, 1 removed, 1 reworded, 4 renumbered.',
      'Added (2)\n101, to 101.1: COLORS: Each pebble has one color, that of its larger side.',
      'Removed (1)\n100.2: Glass counts as stone where the beach has more of it than sand.',
      [
        'Reworded (1)',
        '102.1a (was 101.1a): now “To slide is to move without rolling, as far as the last obstacle.”, before “To slide is to move without rolling, as far as the next obstacle.”',
      ].join('\n'),
      'Renumbered (4)\n101 is 102 now',
      'Questions of the library that cite them (1)\nMay they share a place? (101.2)',
    ]);
    expect(changesPage(changes, [], { ...QUERY, within: '103' as RuleNumberText }).text).toMatch(/no rule changed\.$/);
  });

  test('are those of a day and the one before it, or of a day and the newest', () => {
    const books = [book('2022-04-29', {}), BEFORE, AFTER];
    const days = (text: string) => {
      const query = readChangesQuery(text);
      if (query === undefined || !query.ok) return query;
      const editions = editionsOf(query.value, books);
      return editions.ok
        ? editions.value.map(it => it.effectiveDate)
        : editions.issues.map(it => [it.message, it.suggestions]);
    };
    expect(days('changes')).toEqual(['2026-04-17', '2026-08-07']);
    expect(days('changes of 2026-05-01')).toEqual(['2022-04-29', '2026-04-17']);
    expect(days('Changes since 2022')).toEqual(['2022-04-29', '2026-08-07']);
    expect(days('changes: since 2022 in 614')).toEqual(['2022-04-29', '2026-08-07']);
    const offers = ['changes of 2026-08-07', 'changes of 2026-04-17'];
    expect(days('changes of 2022')).toEqual([
      ['To tell changes I need two editions, and I have none before that of 29 April 2022.', offers],
    ]);
    expect(days('changes since 2026-09-01')).toEqual([
      ['The rules of 7 August 2026 are the newest I have: nothing changed since.', offers],
    ]);
  });

  test('are asked for by a word and a day, and by nothing else', () => {
    for (const text of ['changes of control', 'change', 'changeset 2022', '614.12', 'changes zones']) {
      expect(readChangesQuery(text), text).toBeUndefined();
    }
    expect(readChangesQuery(writeChangesQuery(' since Ixalan ', '702.2'))).toMatchObject({
      ok: true,
      value: { of: 'since', day: '2017-09-29', within: '702.2' },
    });
    expect(readChangesQuery(writeChangesQuery('Ixalam', ''))).toMatchObject({
      ok: false,
      issues: [{ path: ['changes'], suggestions: expect.arrayContaining(['changes of Ixalan']) }],
    });
  });
});

describe.skipIf(!hasOfficial)('between official editions (skipped where ../shared/data is absent)', () => {
  const between = (one: OfficialDate, other: OfficialDate) => changesBetween(officialBook(one), officialBook(other));

  test('sections that moved are renumbered whole, and what was put before them is added', () => {
    const found = numbers(between('2026-01-16', '2026-04-17'));
    expect(found.removed).toEqual([]);
    expect(found.added).toEqual(expect.arrayContaining(['722', '722.1', '702.190', '714.3b']));
    expect(found.renumbered).toEqual(expect.arrayContaining(['722 723', '729.2a 730.2a', '714.3b 714.3c']));
    expect(found.reworded).toEqual(expect.arrayContaining(['603.10a 603.10a', '714.3a 714.3a']));
    expect(found.reworded.length).toBeLessThan(20);
  });

  test('a state-based action put between others moves those behind it', () => {
    const { added, renumbered, reworded } = numbers(between('2026-04-17', '2026-08-07'));
    expect(added).toEqual(expect.arrayContaining(['310.8', '704.5w']));
    expect(renumbered).toEqual(expect.arrayContaining(['310.8 310.9', '704.5w 704.5x', '704.5z 704.5aa']));
    expect(reworded).toEqual(expect.arrayContaining(['704.5v 704.5v', '310.8a 310.9a']));
  });

  test('each rule is either as it was, or in one list of each side', () => {
    const [before, after] = [officialBook('2022-04-29'), officialBook('2026-08-07')];
    const { added, removed, renumbered } = changesBetween(before, after);
    expect(after.rules.length - added.length).toBe(before.rules.length - removed.length);
    expect(new Set(renumbered.map(it => it.before)).size).toBe(renumbered.length);
    expect(new Set(renumbered.map(it => it.after)).size).toBe(renumbered.length);
  });
});
