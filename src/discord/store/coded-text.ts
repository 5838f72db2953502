// Text with card names as codes of three bytes, in characters that a custom id may have: twenty names fit into one.

import { NAME_CODE_BITS, type NameCodes } from '../../cards/name-codes.ts';

/**
 * Phrases common beside names, each of one byte from 1 on. They are part of the code: new ones are added at the end, and
 * there is room for thirty.
 */
const PHRASES = [
  ' enters; me: ',
  ' enters; opp: ',
  '; opp: ',
  '; me: ',
  ' enters',
  ' (tapped)',
  ' token',
  ' (copying ',
  ' +1/+1)',
  ' from hand',
  ' from graveyard',
  '; 2 ',
  '; 3 ',
  '; 4 ',
] as const;

/** Between two names that follow each other without anything. */
const BETWEEN = '; ';
/** The mark of the first byte of a name; literal characters are below it. */
const NAME = 0x80;
/** The bytes of a name: its mark, and its code. */
const NAME_BYTES = (1 + NAME_CODE_BITS) / 8;
/** The longest text that is searched for names. */
const MOST_CHARACTERS = 1_200;

/** The text in bytes; undefined where it has a character beside its names that is not of ASCII, or is too long. */
export function codedBytes(text: string, names: NameCodes): Uint8Array | undefined {
  if (text.length > MOST_CHARACTERS) return undefined;
  const bytes: number[] = [];
  let afterName = false;
  for (let at = 0; at < text.length; ) {
    const between = afterName && text.startsWith(BETWEEN, at) ? BETWEEN.length : 0;
    const name = nameAt(text, at + between, names);
    if (name !== undefined && (between > 0 || !afterName)) {
      bytes.push(NAME | (name.code >>> 16), (name.code >>> 8) & 0xff, name.code & 0xff);
      at += between + name.length;
      afterName = true;
      continue;
    }
    const phrase = PHRASES.findIndex(it => text.startsWith(it, at));
    const code = phrase < 0 ? text.charCodeAt(at) : phrase + 1;
    if (code >= NAME || (phrase < 0 && code >= 1 && code <= PHRASES.length)) return undefined;
    bytes.push(code);
    at += PHRASES[phrase]?.length ?? 1;
    afterName = false;
  }
  return Uint8Array.from(bytes);
}

/** The text of bytes; undefined where a name is not known, or more than one may be meant. */
export function textOfBytes(bytes: Uint8Array, names: NameCodes): string | undefined {
  let text = '';
  let afterName = false;
  for (let at = 0; at < bytes.length; ) {
    const [first = 0, second = 0, third = 0] = bytes.subarray(at, at + NAME_BYTES);
    if (first < NAME) {
      text += PHRASES[first - 1] ?? String.fromCharCode(first);
      at += 1;
    } else {
      const name = names.nameOf(((first & (NAME - 1)) << 16) | (second << 8) | third);
      if (name === undefined) return undefined;
      text += afterName ? BETWEEN + name : name;
      at += NAME_BYTES;
    }
    afterName = first >= NAME;
  }
  return text;
}

/** The longest name that begins at an index, as a whole word. */
function nameAt(
  text: string,
  start: number,
  names: NameCodes,
): { readonly code: number; readonly length: number } | undefined {
  if (!isBoundary(text, start)) return undefined;
  const most = Math.min(text.length, start + names.longest);
  for (let end = most; end > start; end--) {
    if (!isBoundary(text, end)) continue;
    const code = names.codeOf(text.slice(start, end));
    if (code !== undefined) return { code, length: end - start };
  }
  return undefined;
}

const LETTER = /[\p{L}\p{N}]/u;

/** Whether no word goes on at an index. */
function isBoundary(text: string, at: number): boolean {
  return !LETTER.test(text.charAt(at - 1)) || !LETTER.test(text.charAt(at));
}

/** The characters of a custom id: all that can be printed in ASCII, but for the colon between its parts. */
const ALPHABET = Array.from({ length: 0x7e - 0x20 }, (_, at) => String.fromCharCode(0x21 + at)).filter(
  it => it !== ':',
);
const BASE = BigInt(ALPHABET.length);
const CHARACTERS_A_BYTE = 8 / Math.log2(ALPHABET.length);

/** Bytes as characters of a custom id. */
export function charactersOf(bytes: Uint8Array): string {
  let number = bytes.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
  let text = '';
  for (let at = 0; at < Math.ceil(bytes.length * CHARACTERS_A_BYTE); at++) {
    text = (ALPHABET[Number(number % BASE)] ?? '') + text;
    number /= BASE;
  }
  return text;
}

/** The bytes of characters; undefined where they are none that `charactersOf` writes. */
export function bytesOf(characters: string): Uint8Array | undefined {
  let number = 0n;
  for (const character of characters) {
    const digit = ALPHABET.indexOf(character);
    if (digit < 0) return undefined;
    number = number * BASE + BigInt(digit);
  }
  const bytes = new Uint8Array(Math.floor(characters.length / CHARACTERS_A_BYTE));
  for (let at = bytes.length - 1; at >= 0; at--) {
    bytes[at] = Number(number & 0xffn);
    number >>= 8n;
  }
  return number === 0n ? bytes : undefined;
}
