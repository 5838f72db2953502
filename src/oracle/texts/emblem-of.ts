// 114.1: the emblem that a card's text has a player get.
import type { Card } from '../../cards/index.ts';

const MAKES = /\b(?:get|gets) an emblem with ((?:"[^"]*"(?:,? and )?)+)/gi;

/** The emblem that a card's text makes, as a card of its own; of several the last. */
export function emblemCard({ faces }: Pick<Card, 'faces'>, name: string): Card | undefined {
  const matches = faces.flatMap(({ oracleText }) => [...oracleText.replace(/[“”]/g, '"').matchAll(MAKES)]);
  const quotes = [...(matches.at(-1)?.[1] ?? '').matchAll(/"([^"]*)"/g)].flatMap(it => it[1] ?? []);
  if (quotes.length === 0) return undefined;
  return { name, layout: 'normal', faces: [{ name, manaCost: '', typeLine: 'Emblem', oracleText: quotes.join('\n') }] };
}
