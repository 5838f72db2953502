// Keywords that are activated abilities of permanents (702), as the abilities they mean.
import type { KeywordAbility } from '../../engine/index.ts';

/** The texts of the activated abilities that a keyword of a permanent means; none for any other keyword. */
export function keywordActivations({ keyword, cost, amount, of }: KeywordAbility, name: string): readonly string[] {
  const meaning = MEANINGS.get(keyword);
  // what an "equip [quality]" may become attached to is a filter, not words
  if (meaning === undefined || of !== undefined) return [];
  const price = typeof amount === 'number' ? String(amount) : (cost ?? '').replace(/^—/u, '');
  const title = `${keyword.charAt(0).toUpperCase()}${keyword.slice(1)}`;
  return [`${title} — ${meaning({ price, name })}`];
}

interface Written {
  /** The cost, or the number of a keyword without a cost. */
  readonly price: string;
  readonly name: string;
}

const SORCERY = 'Activate only as a sorcery.';

const MEANINGS: ReadonlyMap<string, (written: Written) => string> = new Map([
  // 702.6a, 702.67a, 702.151a
  ['equip', ({ price, name }) => `${price}: Attach ${name} to target creature you control. ${SORCERY}`],
  ['fortify', ({ price, name }) => `${price}: Attach ${name} to target land you control. ${SORCERY}`],
  ['reconfigure', ({ price, name }) => `${price}: Attach ${name} to another target creature you control. ${SORCERY}`],
  // 702.87a, 702.107a
  ['level up', ({ price, name }) => `${price}: Put a level counter on ${name}. ${SORCERY}`],
  ['outlast', ({ price, name }) => `${price}, {T}: Put a +1/+1 counter on ${name}. ${SORCERY}`],
]);
