// 608.2, 608.3: an instant or sorcery said to resolve or to be cast has its instructions followed; it does not enter.

import type { Card, CardBook } from '../cards/index.ts';
import { ok } from '../kit/result.ts';
import type { ShorthandReading } from '../scenario/index.ts';
import { isInstantOrSorceryLine } from '../vocabulary/index.ts';

/** Words for a spell that is cast and resolves, beside words that say it enters. */
const RESOLVES = /\b(?:resolv(?:es?|ing)|cast(?:s|ing)?|plays?)\b/iu;

/** The reading of a typed line, in which an instant or sorcery that resolves is read as one that enters. */
export function asResolution(
  reading: ShorthandReading,
  text: string,
  book: Pick<CardBook, 'byName'>,
): ShorthandReading {
  if (!reading.ok || !RESOLVES.test(text)) return reading;
  const { when } = reading.value;
  const [item, ...more] = when.kind === 'enters' ? when.objects : [];
  if (item?.card === undefined || more.length > 0 || item.by !== undefined || item.from !== 'stack') return reading;
  const found = book.byName(item.card);
  if (found.kind !== 'found' || !isSpell(found.card, found.face)) return reading;
  const { x, costs = [], from = 'hand', kicked = 0 } = item.cast ?? {};
  const { manaSpent, treasureMana = 0, artifactMana, creatureMana, snowMana } = item.cast ?? {};
  const spent = Object.fromEntries(
    Object.entries({ manaSpent, artifactMana, creatureMana, snowMana }).filter(([, it]) => it !== undefined),
  );
  const isPlain = from === 'hand' && kicked === 0 && treasureMana === 0 && Object.keys(spent).length === 0;
  const cast = { from, kicked, treasureMana, ...spent };
  return ok({
    ...reading.value,
    when: {
      kind: 'resolves',
      spell: item.card,
      player: item.under,
      targets: [],
      modes: [],
      ...(x === undefined ? {} : { x }),
      ...(costs.length === 0 ? {} : { costs }),
      ...(isPlain ? {} : { cast }),
    },
  });
}

function isSpell({ faces }: Card, face = 0): boolean {
  const [front] = faces;
  return isInstantOrSorceryLine((faces[face] ?? front).typeLine);
}
