// A question packed into few characters, for buttons: its fields in a fixed order, deflated where that is shorter.

import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { type NameCodes, NO_NAME_CODES } from '../../cards/name-codes.ts';
import { RecentMap } from '../../kit/recent-map.ts';
import type { EtbOptions } from '../../scenario/index.ts';
import type { ServiceQuestion } from '../../service/index.ts';
import { bytesOf, charactersOf, codedBytes, textOfBytes } from './coded-text.ts';

// Words common in questions. The dictionary is part of the code: a change needs a new mark in MARKS beside the old one.
const DICTIONARY = Buffer.from(
  'battlefield graveyard exile library command enters me: opp: of the Dead God of the Hunt , the Lord of the ing Sovereign ' +
    'Agent of the Master Dragon Angel Demon Elder Knight Spirit Dryad Orb of Wall Doubling Season Blood Moon Humility Opalescence ' +
    ' (copying , tapped, 2 +1/+1) Clone Phyrexian Mirror Image Imposing yes',
);
const MARKS = { plain: '.', deflated: '~', coded: '!' } as const;
const SEPARATOR = '\u001f';

/** The questions packed last: to deflate one takes a fifth of the time of a repeated answer. */
const PACKED = new RecentMap<string, string>(500);

/** The questions unpacked last: of one answer several buttons are pressed. */
const UNPACKED = new RecentMap<string, ServiceQuestion>(500);

/** Packs a question into characters allowed in a custom id, none of them `:`. */
export function packQuestion(question: ServiceQuestion): string {
  const text = textOf(question);
  const code = PACKED.get(text) ?? packed(text);
  PACKED.set(text, code);
  return code;
}

function packed(text: string): string {
  const raw = Buffer.from(text);
  const deflated = deflateRawSync(raw, { dictionary: DICTIONARY, level: 9 });
  return deflated.length < raw.length
    ? MARKS.deflated + deflated.toString('base64url')
    : MARKS.plain + raw.toString('base64url');
}

/** Packs a question with the names in it as codes; undefined where it has other letters than those of ASCII. */
export function packWithNames(question: ServiceQuestion, names: NameCodes): string | undefined {
  const bytes = codedBytes(textOf(question), names);
  return bytes && MARKS.coded + charactersOf(bytes);
}

/** Unpacks a question; undefined where `code` is no result of the above, or a name in it is not known any more. */
export function unpackQuestion(code: string, names: NameCodes = NO_NAME_CODES): ServiceQuestion | undefined {
  if (code[0] === MARKS.coded) {
    const bytes = bytesOf(code.slice(1));
    const text = bytes && textOfBytes(bytes, names);
    return text === undefined ? undefined : readFields(text);
  }
  const question = UNPACKED.get(code) ?? unpackBytes(code);
  if (question !== undefined) UNPACKED.set(code, question);
  return question;
}

/** Unpacks a question without codes of names. */
function unpackBytes(code: string): ServiceQuestion | undefined {
  const bytes = Buffer.from(code.slice(1), 'base64url');
  if (code[0] === MARKS.plain) return readFields(bytes.toString());
  if (code[0] !== MARKS.deflated) return undefined;
  try {
    return readFields(inflateRawSync(bytes, { dictionary: DICTIONARY, maxOutputLength: 1 << 16 }).toString());
  } catch {
    // Not a code of ours: custom ids come back from outside.
    return undefined;
  }
}

/** Whether a packed question has codes in place of names. */
export function hasNameCodes(code: string): boolean {
  return code[0] === MARKS.coded;
}

function textOf(question: ServiceQuestion): string {
  const parts = fields(question).map(it => it.replaceAll(SEPARATOR, ' '));
  return parts.slice(0, parts.findLastIndex(it => it !== '') + 1).join(SEPARATOR);
}

function fields(question: ServiceQuestion): readonly string[] {
  const { whatIf = '' } = question;
  if (question.kind === 'ruling') return ['r', question.text, question.rules ?? '', whatIf];
  const { card, with: mine, against, from, x, kicked, copy, rules, more } = question.options;
  const options = [mine, against, from, x?.toString(), kicked, copy, rules, more].map(it => it ?? '');
  return ['e', card, ...options, whatIf];
}

function readFields(text: string): ServiceQuestion | undefined {
  const [kind, first = '', ...rest] = text.split(SEPARATOR);
  if (kind === 'r') return { kind: 'ruling', text: first, ...given({ rules: rest[0], whatIf: rest[1] }) };
  if (kind !== 'e') return undefined;
  const [mine, against, from, x, kicked, copy, rules, more, whatIf] = rest;
  const options: EtbOptions = { card: first, ...given({ with: mine, against, from, kicked, copy, rules, more }) };
  const changes = given({ whatIf });
  return { kind: 'etb', ...changes, options: x ? { ...options, x: /^\d+$/.test(x) ? Number(x) : x } : options };
}

/** Drops the properties that are empty or undefined. */
function given<K extends string>(all: Readonly<Record<K, string | undefined>>): { readonly [P in K]?: string } {
  const pairs = Object.entries<string | undefined>(all).filter(([, value]) => value);
  // Object.fromEntries forgets the keys, which are those of `all`.
  return Object.fromEntries(pairs) as { readonly [P in K]?: string };
}
