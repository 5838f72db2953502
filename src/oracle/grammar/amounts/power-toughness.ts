// Power and toughness: bonuses, "+1/+1", "+X/+X, where X is …", "+1/+0 for each …"; and sizes, "4/4".

import type { Amount } from '../../../engine/index.ts';
import { equals } from '../../../kit/structure.ts';
import { optionalWords, rankedWordings, textMatching } from '../../combine.ts';
import { either, mapPhrase, type Phrase, type PhraseReading, variant } from '../../phrase.ts';
import { template } from '../../template.ts';
import { amount, eachAmount } from './amounts.ts';

export interface PTAmounts {
  readonly power: Amount;
  readonly toughness: Amount;
}

const KEYS = ['power', 'toughness'] as const;

/** A bonus in digits: "+1/+1", "-3/-0". A zero takes the sign of its neighbor. */
const plainBonus: Phrase<{ readonly power: number; readonly toughness: number }> = {
  name: '+N/+N',
  read(input, at) {
    const match = BONUS.exec(input.text.slice(at, at + 12));
    if (match === null) return [];
    const value = { power: Number(match[1]), toughness: Number(match[2]) };
    const reading = { value, end: at + match[0].length, variant: printBonus(value) !== match[0] };
    return [reading] satisfies readonly PhraseReading<typeof value>[];
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

const pattern: Phrase<string> = textMatching('+X/+X', /[+-]X\/[+-](?:X|\d+)|[+-]\d+\/[+-]X/);

/** "+X/+0" with the amount that X is. */
function fromX(x: Amount, symbols: string): PTAmounts | undefined {
  const match = /^([+-])(X|\d+)\/([+-])(X|\d+)$/.exec(symbols);
  if (match === null || !symbols.includes('X')) return undefined;
  const side = (sign: string | undefined, number: string | undefined): Amount => {
    if (number !== 'X') return sign === '-' ? 0 - Number(number) : Number(number);
    return sign === '-' ? { kind: 'times', of: x, n: -1 } : x;
  };
  return { power: side(match[1], match[2]), toughness: side(match[3], match[4]) };
}

function toX({ power, toughness }: PTAmounts): { readonly symbols: string; readonly x: Amount } | undefined {
  const one = sideOf(power);
  const other = sideOf(toughness);
  if (one === undefined || other === undefined) return undefined;
  const x = one.x ?? other.x;
  if (x === undefined || (one.x && other.x && !equals(one.x, other.x))) return undefined;
  const sign = (it: Side, next: Side) => it.sign ?? next.sign ?? '+';
  return { symbols: `${sign(one, other)}${one.symbols}/${sign(other, one)}${other.symbols}`, x };
}

interface Side {
  readonly symbols: string;
  readonly x: Amount | undefined;
  readonly sign: '+' | '-' | undefined;
}

/** One side of a bonus; a zero takes the sign of its neighbor. */
function sideOf(amount: Amount): Side | undefined {
  if (amount === undefined) return undefined;
  if (typeof amount === 'number') {
    return { symbols: String(Math.abs(amount)), x: undefined, sign: amount === 0 ? undefined : amount < 0 ? '-' : '+' };
  }
  return amount.kind === 'times' && amount.n === -1
    ? { symbols: 'X', x: amount.of, sign: '-' }
    : { symbols: 'X', x: amount, sign: '+' };
}

const whereX: Phrase<PTAmounts> = mapPhrase(
  template({})`${{ symbols: pattern }}${optionalWords(',', true)} where X is ${{ x: amount }}`,
  ({ symbols, x }) => fromX(x, symbols),
  toX,
  KEYS,
);
/** A bonus of X, where the ability or spell defines X elsewhere. */
const bareX: Phrase<PTAmounts> = mapPhrase(
  template({})`${{ symbols: pattern }}`,
  ({ symbols }) => fromX({ kind: 'x' }, symbols),
  sizes => {
    const found = toX(sizes);
    return found && equals(found.x, { kind: 'x' }) ? found : undefined;
  },
  KEYS,
);

/** Two different amounts: "+X/+Y, where X is … and Y is …". */
const whereXAndY: Phrase<PTAmounts> = mapPhrase(
  template({})`+X/+Y, where X is ${{ power: amount }}${either(' and', ', and')} Y is ${{ toughness: amount }}`,
  ({ power, toughness }): PTAmounts => ({ power, toughness: ofTheSame(power, toughness) }),
  sizes =>
    typeof sizes.power === 'number' || typeof sizes.toughness === 'number' || equals(sizes.power, sizes.toughness)
      ? undefined
      : sizes,
  KEYS,
);

/** "Its" after an amount of the exiled card is of that card. */
function ofTheSame(before: Amount, amount: Amount): Amount {
  const linked = typeof before === 'object' && before.kind === 'linkedTotal';
  return linked && typeof amount === 'object' && amount.kind === 'measure' && amount.of.kind === 'it'
    ? { ...before, measure: amount.measure }
    : amount;
}

const times = (n: number, of: Amount): Amount => (n === 0 ? 0 : n === 1 ? of : { kind: 'times', of, n });
function perEach(amount: Amount): { readonly n: number; readonly of: Amount | undefined } | undefined {
  if (amount === 0) return { n: 0, of: undefined };
  if (typeof amount === 'number') return undefined;
  return amount.kind === 'times' ? { n: amount.n, of: amount.of } : { n: 1, of: amount };
}

const forEach: Phrase<PTAmounts> = mapPhrase(
  template({})`${plainBonus} for each ${{ of: eachAmount }}`,
  ({ power, toughness, of }): PTAmounts => ({ power: times(power, of), toughness: times(toughness, of) }),
  sizes => {
    const [power, toughness] = [perEach(sizes.power), perEach(sizes.toughness)];
    const of = power?.of ?? toughness?.of;
    if (power === undefined || toughness === undefined || of === undefined) return undefined;
    if (power.of && toughness.of && !equals(power.of, toughness.of)) return undefined;
    return { power: power.n, toughness: toughness.n, of };
  },
  KEYS,
);

/** The same bonus for each of two things: "+1/+1 for each creature you control and +1/+1 for each Aura you control". */
const forEachOfTwo: Phrase<PTAmounts> = mapPhrase(
  template({})`${{ one: forEach }} and ${{ other: forEach }}`,
  ({ one, other }): PTAmounts | undefined => {
    const [first, second] = [one, other].map(it => (equals(it.power, it.toughness) ? perEach(it.power) : undefined));
    if (first?.of === undefined || second?.of === undefined || first.n !== second.n) return undefined;
    const both = times(first.n, { kind: 'plus', of: first.of, n: second.of });
    return { power: both, toughness: both };
  },
  () => undefined,
  KEYS,
);

/** A bonus to power and toughness. */
export const ptBonus: Phrase<PTAmounts> = rankedWordings<PTAmounts>('a bonus', [
  plainBonus,
  forEach,
  variant(forEachOfTwo),
  bareX,
  whereX,
  whereXAndY,
]);

/** Power and toughness as a size: "4/4", "X/X", "X/2". */
export const ptSize: Phrase<PTAmounts> = mapPhrase(
  textMatching('a size', /(?:\d+|X)\/(?:\d+|X)/),
  (symbols): PTAmounts => {
    const [power, toughness] = symbols.split('/').map((it): Amount => (it === 'X' ? { kind: 'x' } : Number(it)));
    return { power: power ?? 0, toughness: toughness ?? 0 };
  },
  ({ power, toughness }) => {
    const [one, other] = [plainSide(power), plainSide(toughness)];
    return one === undefined || other === undefined ? undefined : `${one}/${other}`;
  },
  KEYS,
);

function plainSide(amount: Amount): string | undefined {
  if (typeof amount === 'number') return String(amount);
  return amount?.kind === 'x' ? 'X' : undefined;
}
