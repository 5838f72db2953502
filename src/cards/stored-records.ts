// Records of a card store: each card, and what it was compiled to, read from the open file when they are needed.
import { readSync } from 'node:fs';
import { RecentMap } from '../kit/recent-map.ts';
import { equals } from '../kit/structure.ts';
import type { Card } from './printed-card.ts';

/** The place of a record in a store: its first byte, and its length in bytes. */
export type RecordPlace = readonly [at: number, length: number];

/** A compiled card as a store holds it: what is of this card alone, and parts that it may share with others. */
export interface StoredCompilation {
  readonly own: unknown;
  readonly parts: readonly unknown[];
}

/** A record: the card alone in a store of the first version, or where it was not compiled. */
type CardRecord = Card | readonly [card: Card, own: unknown, parts: readonly RecordPlace[]];

/** The most parts of compiled cards in memory. */
const MOST_PARTS = 4_000;
/** The most cards in memory, of some 3 kB each: one question looks each of its cards up several times. */
const MOST_CARDS = 300;

/** A reader of the records of an open file. */
export class StoredRecords {
  readonly #file: number;
  #parts = new RecentMap<number, unknown>(MOST_PARTS);
  #cards = new RecentMap<number, Card>(MOST_CARDS);

  constructor(file: number) {
    this.#file = file;
  }

  /** Memory of what was read, emptied as the file is closed. */
  forget(): void {
    this.#cards = new RecentMap(MOST_CARDS);
    this.#parts = new RecentMap(MOST_PARTS);
  }

  /** The card at a place. Throws where there is none of this name. */
  card(place: RecordPlace, name: string | undefined): Card {
    const card = this.#cards.get(place[0]) ?? this.#read(place);
    if (card.name !== name) throw new Error('The card store has changed since it was opened.');
    this.#cards.set(place[0], card);
    return card;
  }

  /** The compilation of a card at a place; undefined where there is none, or there is another card. */
  compilation(place: RecordPlace, card: Card): StoredCompilation | undefined {
    const record = this.#record(place);
    if (!isCompiled(record) || !equals(record[0], card)) return undefined;
    return { own: record[1], parts: record[2].map(it => this.#part(it)) };
  }

  #read(place: RecordPlace): Card {
    const record = this.#record(place);
    return isCompiled(record) ? record[0] : record;
  }

  #record(place: RecordPlace): CardRecord {
    // The store's writer wrote a CardRecord here, and the checksum was verified when the store was opened.
    return JSON.parse(readAt(this.#file, place).toString()) as CardRecord;
  }

  #part(place: RecordPlace): unknown {
    const part = this.#parts.get(place[0]) ?? (JSON.parse(readAt(this.#file, place).toString()) as unknown);
    this.#parts.set(place[0], part);
    return part;
  }
}

function isCompiled(record: CardRecord): record is Exclude<CardRecord, Card> {
  return Array.isArray(record);
}

/** The bytes at a place; fewer where the file ends before. */
export function readAt(file: number, [at, length]: RecordPlace): Buffer {
  const buffer = Buffer.allocUnsafe(length);
  return buffer.subarray(0, readSync(file, buffer, 0, length, at));
}
