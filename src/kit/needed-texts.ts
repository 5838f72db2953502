// Texts that a pattern needs: a text with none of them is no match, which is seen in less time and memory than by the pattern.

import { once } from './once.ts';

/** The strings that something matches, where they are few; and strings of which each of its matches has one. */
interface Matches {
  readonly whole: readonly string[] | undefined;
  readonly needed: readonly string[] | undefined;
}

/** The most strings of which is kept count. */
const MOST = 48;
/** The length of a string from which on a longer one tells no more. */
const TELLING = 8;

const NOTHING: Matches = { whole: [''], needed: undefined };
const ANYTHING: Matches = { whole: undefined, needed: undefined };

/**
 * Strings of which every match of a pattern has one, none of them a part of another; undefined where none are found. Where
 * case does not count, every match in small letters has one.
 */
export function neededTexts({ source, ignoreCase }: RegExp): readonly string[] | undefined {
  const reader = new PatternReader(source, ignoreCase);
  const { whole, needed } = reader.alternatives();
  return reader.isAtEnd() && reader.isKnown ? better(telling(whole), needed) : undefined;
}

/** The letters by which texts that are needed are looked up. */
const HEAD = 3;

/** A text with the places in a list of what needs it, or another one. */
interface NeededText {
  readonly text: string;
  readonly by: number[];
}

/**
 * A finder of the things, in their order, whose pattern may match a text. Where the pattern ignores case, the text is to be
 * in small letters. What the patterns need is worked out when it is first asked for.
 */
export function mayMatch<T>(things: readonly T[], patternOf: (thing: T) => RegExp): (text: string) => readonly T[] {
  const needed = once(() => neededBy(things.map(patternOf)));
  return text => {
    const { always, byHead, short } = needed();
    const found = new Set(always);
    const add = ({ by }: NeededText) => {
      for (const at of by) found.add(at);
    };
    short.filter(it => text.includes(it.text)).forEach(add);
    for (let from = 0; from + HEAD <= text.length; from++) {
      const begun = byHead.get(text.slice(from, from + HEAD)) ?? [];
      begun.filter(it => text.startsWith(it.text, from)).forEach(add);
    }
    return things.filter((_, at) => found.has(at));
  };
}

/** The needed texts by their first letters, those of fewer letters, and the places of patterns that need none. */
function neededBy(patterns: readonly RegExp[]) {
  const always: number[] = [];
  const all = new Map<string, NeededText>();
  for (const [at, pattern] of patterns.entries()) {
    const texts = neededTexts(pattern);
    if (texts === undefined) always.push(at);
    for (const text of texts ?? []) {
      const known = all.get(text) ?? { text, by: [] };
      all.set(text, known);
      known.by.push(at);
    }
  }
  const byHead = new Map<string, NeededText[]>();
  for (const needed of all.values()) {
    const head = needed.text.slice(0, HEAD);
    if (head.length === HEAD) byHead.set(head, [...(byHead.get(head) ?? []), needed]);
  }
  return { always, byHead, short: [...all.values()].filter(it => it.text.length < HEAD) };
}

/** A text in small letters, as patterns that ignore case compare those of ASCII: the long s is an s to them. */
export function inSmallLetters(text: string): string {
  return text.toLowerCase().replaceAll('ſ', 's');
}

/** Letters and spaces that stand for themselves; the last one before a quantifier belongs to that. */
const PLAIN = /[a-z ]+(?![?*+{a-z ])/uy;

/** A reader of a pattern's source, from the left to the right. */
class PatternReader {
  readonly #source: string;
  readonly #ignoresCase: boolean;
  #at = 0;
  /** Whether all syntax so far is known. */
  isKnown = true;

  constructor(source: string, ignoresCase: boolean) {
    this.#source = source;
    this.#ignoresCase = ignoresCase;
  }

  isAtEnd(): boolean {
    return this.#at >= this.#source.length;
  }

  /** Alternatives, as far as the end or a parenthesis that closes them. */
  alternatives(): Matches {
    const all = [this.#sequence()];
    while (this.#take('|')) all.push(this.#sequence());
    const [only] = all;
    if (all.length === 1 && only !== undefined) return only;
    return {
      whole: few(all.map(it => it.whole)),
      needed: few(all.map(it => better(telling(it.whole), it.needed))),
    };
  }

  #sequence(): Matches {
    let needed: readonly string[] | undefined;
    let run: readonly string[] = [''];
    let isWhole = true;
    while (!this.isAtEnd() && !this.#sees('|') && !this.#sees(')')) {
      const item = this.#quantified(this.#atom());
      const longer = item.whole === undefined ? undefined : joined(run, item.whole);
      if (longer !== undefined) {
        run = longer;
        continue;
      }
      isWhole = false;
      needed = better(better(needed, telling(run)), item.needed);
      run = item.whole ?? [''];
    }
    return isWhole ? { whole: run, needed: undefined } : { whole: undefined, needed: better(needed, telling(run)) };
  }

  #atom(): Matches {
    const text = this.#read(PLAIN);
    if (text !== '') return { whole: [text], needed: undefined };
    const char = this.#next();
    switch (char) {
      case '^':
      case '$':
        return NOTHING;
      case '.':
        return ANYTHING;
      case '[':
        this.#pass(/(?:\\.|[^\]\\])*\]/suy);
        return ANYTHING;
      case '\\':
        return this.#escaped();
      case '(':
        return this.#group();
      default:
        return this.#itself(char);
    }
  }

  /** A character that stands for itself, or for itself in either case: beyond ASCII that may be another one. */
  #itself(char: string): Matches {
    if (!this.#ignoresCase) return { whole: [char], needed: undefined };
    return char > '\x7f' ? ANYTHING : { whole: [char.toLowerCase()], needed: undefined };
  }

  #escaped(): Matches {
    const char = this.#next();
    if (char === 'b' || char === 'B') return NOTHING;
    // Letters and digits after a backslash stand for something else than themselves.
    if (!/[a-z0-9]/iu.test(char)) return { whole: [char], needed: undefined };
    this.#pass(/(?:\{[^}]*\}|<[^>]*>|(?<=x)[0-9a-f]{2}|(?<=u)[0-9a-f]{4}|(?<=c)[a-z]|\d+)?/iuy);
    return ANYTHING;
  }

  #group(): Matches {
    const isLook = this.#pass(/\?<?[=!]/uy);
    if (!isLook && this.#sees('?')) this.isKnown &&= this.#pass(/\?(?::|<\w+>)/uy);
    const inside = this.alternatives();
    this.#take(')');
    return isLook ? NOTHING : inside;
  }

  #quantified(atom: Matches): Matches {
    const quantifier = this.#read(/[?*+]|\{\d+(?:,\d*)?\}/uy);
    if (quantifier === '') return atom;
    this.#take('?');
    if (quantifier === '?') return { whole: few([[''], atom.whole]), needed: undefined };
    const isOnceAtLeast = quantifier === '+' || /^\{0*[1-9]/u.test(quantifier);
    return { whole: undefined, needed: isOnceAtLeast ? better(telling(atom.whole), atom.needed) : undefined };
  }

  #sees(char: string): boolean {
    return this.#source[this.#at] === char;
  }

  #take(char: string): boolean {
    const isThere = this.#sees(char);
    if (isThere) this.#at += 1;
    return isThere;
  }

  #next(): string {
    const char = String.fromCodePoint(this.#source.codePointAt(this.#at) ?? 0);
    this.#at += char.length;
    return char;
  }

  /** Passes over what a sticky pattern matches here; whether it is there. */
  #pass(pattern: RegExp): boolean {
    return this.#read(pattern) !== '';
  }

  #read(pattern: RegExp): string {
    pattern.lastIndex = this.#at;
    const [found = ''] = pattern.exec(this.#source) ?? [];
    this.#at += found.length;
    return found;
  }
}

/** Each string of the one followed by each of the other; undefined where that is too many. */
function joined(before: readonly string[], after: readonly string[]): readonly string[] | undefined {
  if (before.length * after.length > MOST) return undefined;
  const [only = ''] = after;
  // what is joined with one string alone stays different
  if (after.length === 1) return before.map(it => it + only);
  return [...new Set(before.flatMap(it => after.map(next => it + next)))];
}

/** All strings of several lists; undefined where one is, or they are too many. */
function few(lists: readonly (readonly string[] | undefined)[]): readonly string[] | undefined {
  const all = new Set<string>();
  for (const list of lists) {
    if (list === undefined) return undefined;
    for (const text of list) all.add(text);
  }
  return all.size > MOST ? undefined : [...all];
}

/** The strings without those of which another is a part, where each of them says something. */
function telling(strings: readonly string[] | undefined): readonly string[] | undefined {
  if (strings === undefined || strings.length === 0 || strings.includes('')) return undefined;
  return strings.filter(it => !strings.some(other => other.length < it.length && it.includes(other)));
}

/** The list of fewer and longer strings, of two. */
function better(
  one: readonly string[] | undefined,
  other: readonly string[] | undefined,
): readonly string[] | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return worth(other) > worth(one) ? other : one;
}

function worth(strings: readonly string[]): number {
  return Math.min(TELLING, ...strings.map(it => it.length)) - Math.log2(strings.length);
}
