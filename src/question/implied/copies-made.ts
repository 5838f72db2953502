// Copies told of in two steps: "I cast Clone and copy X".
import { type Cards, cardKnown } from '../model/card-traits.ts';
import type { Gathered, Happening } from '../model/mention.ts';

/** The gathered question with what is copied as the choice of what entered before it as a copy (706.2, 707.5). */
export function withCopiesMade(gathered: Gathered, cards: Cards): Gathered {
  const happenings: Happening[] = [];
  for (const happening of gathered.happenings) {
    const before = happenings.at(-1);
    if (before !== undefined && isMadeBy(happening, before, cards)) {
      const [copier, copied] = [before.objects[0], happening.objects[0]];
      if (copier !== undefined && copied !== undefined) copier.copying = copied;
    } else happenings.push(happening);
  }
  return { ...gathered, happenings };
}

/** Whether a copy is what the one thing that entered just before does as it enters. */
function isMadeBy(happening: Happening, before: Happening, cards: Cards): boolean {
  const { action, source, by, objects, asked, who } = happening;
  if (action !== 'copies' || asked || source !== undefined || by !== undefined || objects.length !== 1) return false;
  const [copier, ...others] = before.objects;
  if (before.action !== 'enters' || others.length > 0 || copier === undefined || before.asked) return false;
  const isSame = who === undefined || before.who === undefined || who === before.who;
  return isSame && copier.copying === undefined && cardKnown(cards, copier)?.copies === true;
}
