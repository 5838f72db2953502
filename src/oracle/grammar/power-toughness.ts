// "+1/+1", "-2/-0", "+X/+X, where X is …", "+1/+0 for each …"; and plain sizes: "4/4".

import type { Amount } from '../../engine/index.ts';
import { equals } from '../../kit/structure.ts';
import { maybe, ranked, text } from '../combine.ts';
import { form } from '../form.ts';
import { map, type Phrase, type Reading } from '../phrase.ts';
import { amount, eachAmount } from './amounts.ts';

export interface Sizes {
  readonly power: Amount;
  readonly toughness: Amount;
}

const KEYS = ['power', 'toughness'] as const;

/** What is added to a size: "+1/+1", "-3/-0". Zero takes the sign of its neighbour. */
const plainBonus: Phrase<{ readonly power: number; readonly toughness: number }> = {
  name: '+N/+N',
  read(input, at) {
    const match = BONUS.exec(input.text.slice(at, at + 12));
    if (match === null) return [];
    const value = { power: Number(match[1]), toughness: Number(match[2]) };
    const reading = { value, end: at + match[0].length, variant: printBonus(value) !== match[0] };
    return [reading] satisfies readonly Reading<typeof value>[];
  },
  print: it => (typeof it.power === 'number' && typeof it.toughness === 'number' ? printBonus(it) : undefined),
  first: () => SIGNS,
  keys: () => KEYS,
};
const BONUS = /^([+-]\d+)\/([+-]\d+)/;
const SIGNS: ReadonlySet<number> = new Set(['+'.charCodeAt(0), '-'.charCodeAt(0)]);

function printBonus({ power, toughness }: { readonly power: number; readonly toughness: number }): string {
  const sign = (n: number, other: number) => (n < 0 || (n === 0 && other < 0) ? '-' : '+');
  return `${sign(power, toughness)}${Math.abs(power)}/${sign(toughness, power)}${Math.abs(toughness)}`;
}

const pattern: Phrase<string> = text('+X/+X', /[+-]X\/[+-](?:X|\d+)|[+-]\d+\/[+-]X/);

/** "+X/+0" with what X is. */
function fromX(x: Amount, said: string): Sizes | undefined {
  const match = /^([+-])(X|\d+)\/([+-])(X|\d+)$/.exec(said);
  if (match === null || !said.includes('X')) return undefined;
  const side = (sign: string | undefined, it: string | undefined): Amount => {
    if (it !== 'X') return sign === '-' ? 0 - Number(it) : Number(it);
    return sign === '-' ? { kind: 'times', of: x, n: -1 } : x;
  };
  return { power: side(match[1], match[2]), toughness: side(match[3], match[4]) };
}

function toX({ power, toughness }: Sizes): { readonly said: string; readonly x: Amount } | undefined {
  const one = sideOf(power);
  const other = sideOf(toughness);
  if (one === undefined || other === undefined) return undefined;
  const x = one.x ?? other.x;
  if (x === undefined || (one.x && other.x && !equals(one.x, other.x))) return undefined;
  const sign = (it: Side, next: Side) => it.sign ?? next.sign ?? '+';
  return { said: `${sign(one, other)}${one.said}/${sign(other, one)}${other.said}`, x };
}

interface Side {
  readonly said: string;
  readonly x: Amount | undefined;
  readonly sign: '+' | '-' | undefined;
}

/** Zero takes the sign of its neighbour. */
function sideOf(it: Amount): Side | undefined {
  if (it === undefined) return undefined;
  if (typeof it === 'number') {
    return { said: String(Math.abs(it)), x: undefined, sign: it === 0 ? undefined : it < 0 ? '-' : '+' };
  }
  return it.kind === 'times' && it.n === -1 ? { said: 'X', x: it.of, sign: '-' } : { said: 'X', x: it, sign: '+' };
}

const whereX: Phrase<Sizes> = map(
  form({})`${{ said: pattern }}${maybe(',', true)} where X is ${{ x: amount }}`,
  ({ said, x }) => fromX(x, said),
  toX,
  KEYS,
);
/** X as the ability or spell defines it elsewhere. */
const bareX: Phrase<Sizes> = map(
  form({})`${{ said: pattern }}`,
  ({ said }) => fromX({ kind: 'x' }, said),
  it => {
    const found = toX(it);
    return found && equals(found.x, { kind: 'x' }) ? found : undefined;
  },
  KEYS,
);

const times = (n: number, of: Amount): Amount => (n === 0 ? 0 : n === 1 ? of : { kind: 'times', of, n });
function perEach(it: Amount): { readonly n: number; readonly of: Amount | undefined } | undefined {
  if (it === 0) return { n: 0, of: undefined };
  if (typeof it === 'number') return undefined;
  return it.kind === 'times' ? { n: it.n, of: it.of } : { n: 1, of: it };
}

const forEach: Phrase<Sizes> = map(
  form({})`${plainBonus} for each ${{ of: eachAmount }}`,
  ({ power, toughness, of }): Sizes => ({ power: times(power, of), toughness: times(toughness, of) }),
  it => {
    const [power, toughness] = [perEach(it.power), perEach(it.toughness)];
    const of = power?.of ?? toughness?.of;
    if (power === undefined || toughness === undefined || of === undefined) return undefined;
    if (power.of && toughness.of && !equals(power.of, toughness.of)) return undefined;
    return { power: power.n, toughness: toughness.n, of };
  },
  KEYS,
);

/** What something gets. */
export const bonus: Phrase<Sizes> = ranked<Sizes>('a bonus', [plainBonus, forEach, bareX, whereX]);

/** "4/4", "X/X", "X/2". */
export const size: Phrase<Sizes> = map(
  text('a size', /(?:\d+|X)\/(?:\d+|X)/),
  (said): Sizes => {
    const [power, toughness] = said.split('/').map((it): Amount => (it === 'X' ? { kind: 'x' } : Number(it)));
    return { power: power ?? 0, toughness: toughness ?? 0 };
  },
  ({ power, toughness }) => {
    const [one, other] = [plainSide(power), plainSide(toughness)];
    return one === undefined || other === undefined ? undefined : `${one}/${other}`;
  },
  KEYS,
);

function plainSide(it: Amount): string | undefined {
  if (typeof it === 'number') return String(it);
  return it?.kind === 'x' ? 'X' : undefined;
}
