// Splitter of a byte stream into JSON objects: one array, or one object after another.

import type { Issue } from '../kit/issue.ts';

const [QUOTE, BACKSLASH, OPEN, CLOSE] = [0x22, 0x5c, 0x7b, 0x7d];
const [LIST_OPEN, LIST_CLOSE, COMMA] = [0x5b, 0x5d, 0x2c];

/** The byte order mark that some programs put before UTF-8. */
const MARK = [0xef, 0xbb, 0xbf];

/** The longest single object accepted, in bytes; a card is a few thousand. */
const LONGEST = 4_000_000;

/** Splits bytes into top-level JSON objects; buffers no more than the object being read. */
export class ObjectSplitter {
  readonly #each: (object: Buffer) => void;
  #shape: 'unknown' | 'list' | 'lines' | 'closed' = 'unknown';
  #depth = 0;
  #inText = false;
  #escaped = false;
  #buffered: Buffer[] = [];
  #bufferedBytes = 0;
  #seen = 0;
  #problem: Issue | undefined;

  /** Calls `each` with every object in turn; its bytes are valid during the call only. */
  constructor(each: (object: Buffer) => void) {
    this.#each = each;
  }

  /** The reason why the bytes are not a list of objects, once one is found. */
  get problem(): Issue | undefined {
    return this.#problem;
  }

  /** Reads the next bytes; ignores them after a problem. */
  push(chunk: Buffer): void {
    let begin = this.#depth > 0 ? 0 : -1;
    for (let i = 0; i < chunk.length && this.#problem === undefined; i++) {
      const byte = chunk[i] ?? 0;
      if (this.#inText) i = this.#passText(chunk, i);
      else if (byte === QUOTE && this.#depth > 0) this.#inText = true;
      else if (byte === OPEN) {
        if (this.#depth === 0) begin = this.#open(chunk, i);
        this.#depth++;
      } else if (byte === CLOSE && this.#depth > 0) {
        this.#depth--;
        if (this.#depth === 0) {
          this.#emit(chunk.subarray(Math.max(begin, 0), i + 1));
          begin = -1;
        }
      } else if (this.#depth === 0) this.#between(chunk, i);
    }
    this.#seen += chunk.length;
    if (begin >= 0 && this.#depth > 0) this.#buffer(chunk.subarray(begin));
  }

  /** Ends the input; returns the problem, if there is one. */
  end(): Issue | undefined {
    if (this.#problem !== undefined) return this.#problem;
    if (this.#depth > 0) this.#fail('The card data ends in the middle of a card.');
    else if (this.#shape === 'list') this.#fail('The card data ends before its list is closed.');
    else if (this.#shape === 'unknown') this.#fail('The card data is empty.');
    return this.#problem;
  }

  /** Skips text up to its closing quote; returns the index of the last byte skipped. */
  #passText(chunk: Buffer, from: number): number {
    for (let i = from; i < chunk.length; i++) {
      const byte = chunk[i];
      if (this.#escaped) this.#escaped = false;
      else if (byte === BACKSLASH) this.#escaped = true;
      else if (byte === QUOTE) {
        this.#inText = false;
        return i;
      }
    }
    return chunk.length;
  }

  #open(chunk: Buffer, at: number): number {
    if (this.#shape === 'unknown') this.#shape = 'lines';
    if (this.#shape === 'closed') this.#unexpected(chunk, at);
    return at;
  }

  /** Checks a byte outside all objects. */
  #between(chunk: Buffer, at: number): void {
    const byte = chunk[at] ?? 0;
    if (byte === 0x20 || (byte >= 0x09 && byte <= 0x0d) || byte === MARK[this.#seen + at]) return;
    if (byte === LIST_OPEN && this.#shape === 'unknown') this.#shape = 'list';
    else if (byte === LIST_CLOSE && this.#shape === 'list') this.#shape = 'closed';
    else if (byte !== COMMA || this.#shape !== 'list') this.#unexpected(chunk, at);
  }

  #emit(last: Buffer): void {
    if (this.#problem !== undefined) return;
    this.#each(this.#buffered.length === 0 ? last : Buffer.concat([...this.#buffered, last]));
    this.#buffered = [];
    this.#bufferedBytes = 0;
  }

  /** Copies the bytes: a stream may reuse its buffer. */
  #buffer(part: Buffer): void {
    this.#buffered.push(Buffer.from(part));
    this.#bufferedBytes += part.length;
    if (this.#bufferedBytes > LONGEST) this.#fail('The card data holds an entry that is far too long to be a card.');
  }

  #unexpected(chunk: Buffer, at: number): void {
    const found = chunk.toString('utf8', at, at + 40).split('\n')[0] ?? '';
    const where = this.#seen + at === 0 ? 'begins with' : `holds, at byte ${this.#seen + at},`;
    this.#fail(`The card data ${where} ${JSON.stringify(found)} where a card in JSON was expected.`);
  }

  #fail(message: string): void {
    this.#problem ??= { path: [], message };
  }
}
