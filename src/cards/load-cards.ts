// A bulk file opened as a book without an import: each entry is read when it is needed.

import { readFileSync, statSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Issue } from '../kit/issue.ts';
import { err, ok, type Result } from '../kit/result.ts';
import type { CardBook } from './card-book.ts';
import { indexedBook } from './indexed-book.ts';
import { nameTablesOf } from './name-tables.ts';
import type { NamedCard } from './named-card.ts';
import { ObjectSplitter } from './object-splitter.ts';
import type { Card } from './printed-card.ts';
import { readScryfall, readScryfallNames } from './scryfall.ts';

/** Opens a JSON array or lines of JSON, plain or gzipped; the file's day is used as the day of the data. */
export function loadCards(path: string): Result<CardBook, Issue> {
  let bytes: Buffer;
  let date: string;
  try {
    date = statSync(path).mtime.toISOString().slice(0, 10);
    bytes = readFileSync(path);
    if (bytes[0] === 0x1f && bytes[1] === 0x8b) bytes = gunzipSync(bytes);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return err([{ path: [], message: `The card file ${path} could not be read: ${reason}.` }]);
  }
  const parts: Buffer[] = [];
  const splitter = new ObjectSplitter(object => parts.push(object));
  splitter.push(bytes);
  const problem = splitter.end();
  if (problem !== undefined) return err([{ ...problem, message: `${path}: ${problem.message}` }]);
  return ok(lazyBook(parts, date));
}

/** A book over the bytes of each entry: names are read at once, the rest of a card when it is looked up. */
function lazyBook(parts: readonly Buffer[], date: string): CardBook {
  const named: NamedCard[] = [];
  const entries: Buffer[] = [];
  for (const part of parts) {
    const names = readNames(part);
    if (names === undefined) continue;
    named.push(names);
    entries.push(part);
  }
  return indexedBook({
    tables: nameTablesOf(named),
    date,
    cardAt: index => {
      const entry = entries[index];
      return entry && readCard(entry);
    },
  });
}

function readNames(part: Buffer): NamedCard | undefined {
  try {
    return readScryfallNames(JSON.parse(part.toString()));
  } catch {
    return undefined;
  }
}

function readCard(part: Buffer): Card | undefined {
  try {
    const reading = readScryfall(JSON.parse(part.toString()));
    return reading.kind === 'card' ? reading.card : undefined;
  } catch {
    return undefined;
  }
}
