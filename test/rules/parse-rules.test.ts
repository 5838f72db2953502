// The parser of rules files: a small file of our own in every form, and the four official ones line by line.
import { describe, expect, test } from 'vitest';
import { neighborsOf, parseRules, parseRulesFile, type RuleBook, ruleTitleOf } from '../../src/rules/index.ts';
import { madeUpLines } from './support/made-up.ts';
import { hasOfficial, OFFICIAL_DATES, officialBook, officialBytes } from './support/official.ts';

const lines = madeUpLines('August 7, 2026');

function read(text: string): RuleBook {
  const result = parseRules(text);
  if (!result.ok) throw new Error(JSON.stringify(result.issues));
  return result.value;
}

describe('a small file', () => {
  const book = read(lines.join('\n'));

  test('gives its rules with their examples and continued lines', () => {
    expect(book.effectiveDate).toBe('2026-08-07');
    expect(book.official).toBe(true);
    expect(book.rule('100.1')).toEqual({
      number: '100.1',
      title: '',
      text: 'A pebble is round or flat.',
      examples: ['A marble is round.', 'A coin is flat.'],
    });
    expect(book.text('100.1a')).toBe('A round pebble rolls.\nIt rolls further on a slope.');
  });

  test('may have a period too many or too few', () => {
    expect(book.text('101.1b')).toBe('A pebble that slid may slide again.');
    expect(book.text('101.2')).toBe('Two pebbles never share a place.');
  });

  test('has titles, children and neighbors', () => {
    expect(book.rule('101.1')?.title).toBe('Sliding');
    expect(ruleTitleOf(book, '101.1b')).toBe('Sliding');
    expect(ruleTitleOf(book, '101.2')).toBe('Moving');
    expect(book.children('100.1').map(rule => rule.number)).toEqual(['100.1a', '100.1b']);
    expect(neighborsOf(book, '101.1').after?.number).toBe('101.2');
    expect(neighborsOf(book, '101.1').before).toBeUndefined();
    expect(book.rule('999.9')).toBeUndefined();
  });

  test('gives its glossary with what each entry points to', () => {
    expect(book.glossary).toEqual([
      { term: 'Roll, Rolling', text: 'What a round pebble does. See rule 100.1a.', rules: ['100.1a'], see: [] },
      { term: 'Skid (Obsolete)', text: 'See Slide.', rules: [], see: ['Slide'] },
      {
        term: 'Slide',
        text: '1. What a flat pebble does.\n2. The way it leaves.\nSee rule 101.1, “Sliding,” and section 1.',
        rules: ['101.1', '1'],
        see: [],
      },
    ]);
  });

  const utf8 = (text: string) => new TextEncoder().encode(text);
  const utf16 = (text: string) => new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'));
  const windows = (text: string) =>
    new Uint8Array(Buffer.from(text.replaceAll('“', '\x93').replaceAll('”', '\x94').replaceAll('–', '\x96'), 'latin1'));
  test.each([
    ['line feeds', utf8(lines.join('\n'))],
    ['carriage returns', utf8(lines.join('\r'))],
    ['both', utf8(lines.join('\r\n'))],
    ['two carriage returns and a line feed', utf8(lines.join('\r\r\n'))],
    ['a byte order mark', utf8(`\uFEFF${lines.join('\r\n')}`)],
    ['indented lines with blanks behind', utf8(lines.map(line => `   ${line}  `).join('\n'))],
    ['UTF-16', utf16(lines.join('\r\n'))],
    ['Windows-1252', windows(lines.join('\r\n'))],
  ])('reads the same with %s', (_, bytes) => {
    const result = parseRulesFile(bytes);
    expect(result.ok && result.value.rules).toEqual(book.rules);
    expect(result.ok && result.value.glossary).toEqual(book.glossary);
  });
});

describe('what is no rules file is refused with a sentence', () => {
  const without = (from: string, to: string) => [
    ...lines.slice(0, lines.lastIndexOf(from)),
    ...lines.slice(lines.lastIndexOf(to)),
  ];
  test.each([
    ['nothing', '', /empty/],
    ['blanks', ' \r\n \n', /empty/],
    ['a web page', '<!DOCTYPE html><html><body>Not found</body></html>', /web page/],
    ['a page behind a comment', '<!-- 404 -->\n<html lang="en">', /web page/],
    ['bytes that are no text', 'PK\u0003\u0004\0\0\0', /not a text file/],
    ['another text', 'Dear judge,\nwhat is a pebble?', /no table of contents/],
    ['a text cut off in the rules', lines.slice(0, 24).join('\n'), /cut off/],
    ['a text cut off in the glossary', lines.slice(0, -4).join('\n'), /before the credits/],
    ['a text without a day', lines.filter(line => !line.includes('effective')).join('\n'), /on which day/],
    ['a text with a day that is none', lines.join('\n').replace('August 7', 'August 70'), /on which day/],
    ['a text with a section missing', without('101. Moving', 'Glossary').join('\n'), /promise section 101/],
    ['rules out of order', lines.join('\n').replace(/^(10\d)\.(\d)/gm, '$1.$2$2'), /damaged/],
  ])('%s', (_, text, sentence) => {
    const result = parseRules(text);
    expect(result.ok).toBe(false);
    expect(!result.ok && result.issues.map(issue => issue.message).join(' ')).toMatch(sentence);
  });
});

describe.skipIf(!hasOfficial)('the official files', () => {
  test.each(OFFICIAL_DATES)('of %s loses no line', date => {
    const book = officialBook(date);
    const raw = new TextDecoder().decode(officialBytes(date));
    expect(linesOf(book)).toEqual(normalized(raw));
  });

  test.each(OFFICIAL_DATES)('of %s says its day and has its odd rules', date => {
    const book = officialBook(date);
    expect(book.effectiveDate).toBe(date);
    expect(book.rules.length).toBeGreaterThan(2700);
    expect(book.glossary.length).toBeGreaterThan(600);
    expect(book.text('606.5')).toMatch(/^If the total cost/);
    expect(book.text('119.1d')).toMatch(/^In a two-player/);
    expect(book.rule('614.12')?.examples).toHaveLength(3);
    expect(book.text('205.4c')).toMatch(/\nCards printed/);
    expect(book.glossary.find(entry => entry.term === 'APNAP Order')?.see).toContain(
      'Active Player, Nonactive Player Order',
    );
    expect(book.glossary.every(entry => entry.text !== '')).toBe(true);
  });

  test.each([0.1, 0.4, 0.7, 0.85, 0.93])('cut off after %d of its bytes is refused', part => {
    const bytes = officialBytes('2026-08-07');
    expect(parseRulesFile(bytes.slice(0, bytes.length * part)).ok).toBe(false);
  });
});

/** The lines of a file that are not empty, without indentation, and with rule numbers without their period. */
function normalized(text: string): readonly string[] {
  return text
    .replace(/^\uFEFF/, '')
    .split(/[\r\n]+/)
    .map(line => line.trim())
    .filter(line => line !== '')
    .map(line => line.replace(/^(\d{3}\.\d+[a-z]*|\d{3}|\d)\.?\s+/, '$1 ').replace(/^Example: /, ''));
}

/** The lines of a book, from front to credits, in the same form. */
function linesOf(book: RuleBook): readonly string[] {
  const rules = book.rules.flatMap(rule => [`${rule.number} ${rule.text}`, ...rule.examples]);
  const glossary = book.glossary.flatMap(entry => [entry.term, entry.text]);
  const { front, contents, credits } = book.around;
  const all = [...front, 'Contents', ...contents, ...rules, 'Glossary', ...glossary, 'Credits', ...credits];
  return normalized(all.join('\n'));
}
