// 114: emblems of cards, by name: "Elspeth, Knight-Errant Emblem".
import type { Card } from '../../cards/index.ts';

const SUFFIX = / Emblem$/i;
const MAKES = /\b(?:get|gets) an emblem with ((?:"[^"]*"(?:,? and )?)+)/gi;

/** The name of the card whose emblem a name means; undefined for a name of another form. */
export function makerOfEmblem(name: string): string | undefined {
  return SUFFIX.test(name) ? name.replace(SUFFIX, '') : undefined;
}

/** The emblem that a card's text makes, as a card of its own; of several the last. */
export function emblemCard({ faces }: Pick<Card, 'faces'>, name: string): Card | undefined {
  const matches = faces.flatMap(({ oracleText }) => [...oracleText.replace(/[“”]/g, '"').matchAll(MAKES)]);
  const quotes = [...(matches.at(-1)?.[1] ?? '').matchAll(/"([^"]*)"/g)].flatMap(it => it[1] ?? []);
  if (quotes.length === 0) return undefined;
  return { name, layout: 'normal', faces: [{ name, manaCost: '', typeLine: 'Emblem', oracleText: quotes.join('\n') }] };
}
