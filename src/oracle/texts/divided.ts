// Effects divided among targets (601.2d): each target's share, written into the sentence that divides.
import { NUMBER_WORDS } from '../../kit/number-words.ts';

/** A sentence that divides something among targets. */
interface Dividing {
  readonly sentence: string;
  /** The thing divided: "damage", "+1/+1 counters". */
  readonly what: string;
  readonly total: string;
  /** One of its targets: "any target", "target creature you control". */
  readonly target: string;
  /** Whether it is divided evenly, rounded down, by itself. */
  readonly evenly: boolean;
  readonly isDamage: boolean;
}

/** The shares of the targets, in their order; a problem in words where there is none, with divisions to choose from. */
export type Division =
  | { readonly kind: 'shares'; readonly shares: readonly number[] }
  | { readonly kind: 'problem'; readonly message: string; readonly offered: readonly (readonly number[])[] };

const NUMBER = '(?:\\d+|X|one|two|three|four|five|six|seven|eight|nine|ten)';
const AMONG = `(?:any number of|up to ${NUMBER}|one or two|one, two, or three|${NUMBER})`;
const DAMAGE = new RegExp(
  `[^.•\\n]*\\bdeals? (${NUMBER}) damage divided (as you choose|evenly, rounded down,) among ${AMONG} (targets?|target [^.,]*)\\.`,
  'iu',
);
const COUNTERS = new RegExp(`\\bdistribute (${NUMBER}) ([^ ]+) counters among ${AMONG} (target [^.,]*)\\.`, 'iu');

/** The first sentence of a text that divides; undefined where there is none whose targets are read. */
export function dividingIn(text: string): Dividing | undefined {
  const [damage, total, how = '', targets = ''] = DAMAGE.exec(text) ?? [];
  if (damage !== undefined && total !== undefined) {
    const evenly = how.startsWith('evenly');
    return { sentence: damage, what: 'damage', total, target: oneOf(targets), evenly, isDamage: true };
  }
  const [counters, number, kind, among = ''] = COUNTERS.exec(text) ?? [];
  if (counters === undefined || number === undefined) return undefined;
  const what = `${kind} counters`;
  return { sentence: counters, what, total: number, target: oneOf(among), evenly: false, isDamage: false };
}

/** "Target creatures and/or planeswalkers" as one of them: "target creature or planeswalker". */
function oneOf(targets: string): string {
  if (/^targets?$/u.test(targets)) return 'any target';
  return targets
    .replace(/\band\/or\b/gu, 'or')
    .replace(/\b(creature|planeswalker|permanent|player|artifact|land)s\b/gu, '$1');
}

/** The text without the sentence that divides. */
export function withoutDividing(text: string, { sentence }: Dividing): string {
  return text.replace(sentence, '');
}

/** The text with a sentence for each target in place of the one that divides. */
export function withShares(text: string, dividing: Dividing, shares: readonly number[]): string {
  const { sentence, target, isDamage, what } = dividing;
  const subject = /^(.*?)\bdeals?\b/iu.exec(sentence.trim())?.[1] ?? '';
  const each = shares.map(n =>
    isDamage ? `${subject}deals ${n} damage to ${target}.` : `Put ${counted(n, what)} on ${target}.`,
  );
  return text.replace(sentence, ` ${each.join(' ')}`).trim();
}

function counted(n: number, what: string): string {
  return n === 1 ? `a ${what.replace(/s$/u, '')}` : `${NUMBER_WORDS[n] ?? n} ${what}`;
}

/** 601.2d: the shares of so many targets, as they were given or as they can only be; each target has at least one. */
export function divisionOf(
  { evenly, total: words, what }: Dividing,
  targets: number,
  given: readonly number[] | undefined,
  x: number | undefined,
): Division {
  const total = totalOf(words, x);
  const problem = (message: string, offered: readonly (readonly number[])[] = []): Division => ({
    kind: 'problem',
    message,
    offered,
  });
  if (total === undefined) return problem(`divides X ${what}. Say what X is.`);
  if (evenly) return { kind: 'shares', shares: Array.from({ length: targets }, () => Math.floor(total / targets)) };
  if (targets > total) return problem(`divides ${total} ${what}, too little for ${targets} targets (601.2d).`);
  if (given === undefined) {
    const [only, ...more] = divisions(total, targets);
    if (only !== undefined && more.length === 0) return { kind: 'shares', shares: only };
    return problem(`divides ${total} ${what} among ${targets} targets. Say how (601.2d).`, [only ?? [], ...more]);
  }
  const isWhole = given.length === targets && given.reduce((sum, n) => sum + n, 0) === total;
  if (isWhole && given.every(n => n > 0)) return { kind: 'shares', shares: given };
  return problem(
    `divides ${total} ${what} among ${targets} targets, at least one to each (601.2d), and "${given.join('/')}" does not.`,
  );
}

function totalOf(words: string, x: number | undefined): number | undefined {
  if (words === 'X') return x;
  const word = NUMBER_WORDS.indexOf(words.toLowerCase() as (typeof NUMBER_WORDS)[number]);
  return word === -1 ? Number(words) : word;
}

/** The most divisions that are listed. */
const MOST_LISTED = 5;

/** The first ways to divide so many among so many, as even as possible first. */
function divisions(total: number, targets: number): readonly (readonly number[])[] {
  if (targets === 1) return [[total]];
  const even = Math.ceil(total / targets);
  const firsts = Array.from({ length: total - targets + 1 }, (_, n) => n + 1);
  const found: (readonly number[])[] = [];
  for (const first of firsts.toSorted((a, b) => Math.abs(a - even) - Math.abs(b - even) || b - a)) {
    found.push(...divisions(total - first, targets - 1).map(rest => [first, ...rest]));
    if (found.length >= MOST_LISTED) break;
  }
  return found.slice(0, MOST_LISTED);
}
