// Golden rows: lines in our own words with their groups; each is read in one way and printed back.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { printLine, readLine, roundTrip } from '../../src/oracle/read-line.ts';

const FOLDER = new URL('./lines/', import.meta.url);

/** Rows of the form `group | line` or `group | line => as it prints`; rows that begin with # are remarks. */
interface Row {
  readonly group: string;
  readonly line: string;
  readonly prints: string;
}

function rowsOf(file: string): readonly Row[] {
  return readFileSync(new URL(file, FOLDER), 'utf8')
    .split('\n')
    .filter(it => it.trim() !== '' && !it.startsWith('#'))
    .map(row => {
      const [group = '', ...rest] = row.split(' | ');
      const [line = '', prints = line] = rest.join(' | ').split(' => ');
      return { group, line, prints };
    });
}

for (const file of readdirSync(FOLDER)) {
  describe(file.replace('.txt', ''), () => {
    test.each(rowsOf(file))('$line', ({ group, line, prints }) => {
      const read = readLine(line, { spell: false });
      expect({ status: read.status, stoppedAt: line.slice(read.furthest) }).toEqual({ status: 'read', stoppedAt: '' });
      expect(read.group).toBe(group);
      expect(printLine(read.abilities)).toBe(prints);
      expect(roundTrip(read)).toBe(prints === line ? 'identical' : 'variant');
    });
  });
}
