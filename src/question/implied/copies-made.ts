// Copies told of in two steps: "I cast Clone and copy X".
import { type Cards, cardKnown } from '../model/card-traits.ts';
import { type Gathered, type Happening, joinedPatch } from '../model/mention.ts';

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

/**
 * The gathered question with counters told of what is copied on the copy, where that is there and nobody has the other: "my Clone
 * copying Hangarback Walker with two counters dies".
 */
export function withCountersOfCopies(gathered: Gathered): Gathered {
  const { mentions, happenings } = gathered;
  const entering = happenings.flatMap(it => (STANDING.includes(it.action) ? [] : it.objects));
  for (const copy of mentions) {
    const copied = copy.copying;
    const isMoved = copied?.patch.counters !== undefined && copied.whose === undefined && copied.place === undefined;
    const isThere = copy.place === 'battlefield' || happenings.some(it => it.objects.includes(copy));
    if (copied === undefined || !isMoved || !isThere || entering.includes(copy) || entering.includes(copied)) continue;
    if (copy.patch.counters !== undefined) continue;
    const { counters, ...rest } = copied.patch;
    copied.patch = rest;
    copy.patch = joinedPatch(copy.patch, { counters });
  }
  return gathered;
}

/** Events of what is on the battlefield. */
const STANDING: readonly Happening['action'][] = [
  'dies',
  'destroys',
  'exiles',
  'sacrifices',
  'attacks',
  'blinks',
  'bounces',
];
