// Sacrifices for a spell that stand behind it like a target: "I Fling my Craterhoof at his face" (601.2f, 118.8).
import { type Cards, cardKnown, type Known } from '../model/card-traits.ts';
import type { Gathered, Happening, Mention } from '../model/mention.ts';

/** The gathered question with what its spell cannot be aimed at as what its caster sacrifices for it. */
export function withFlung(gathered: Gathered, cards: Cards): Gathered {
  const { happenings } = gathered;
  if (happenings.some(it => it.action === 'sacrifices' && it.objects.length > 0)) return gathered;
  const found = happenings.flatMap(it => flungIn(it, cards) ?? [])[0];
  if (found === undefined) return gathered;
  const { happening, spell, paid } = found;
  const { by: _, ...rest } = happening;
  const told: Happening = {
    ...rest,
    action: 'sacrifices',
    voice: 'active',
    who: happening.who ?? 'you',
    objects: [paid],
    targets: [spell, ...happening.targets.filter(it => it !== paid)],
    whole: true,
  };
  return { ...gathered, happenings: happenings.map(it => (it === happening ? told : it)) };
}

interface Flung {
  readonly happening: Happening;
  readonly spell: Mention;
  readonly paid: Mention;
}

function flungIn(happening: Happening, cards: Cards): Flung | undefined {
  const { action, by: spell, targets, objects, toPlayer, who = 'you', asked } = happening;
  const known = spell === undefined ? undefined : cardKnown(cards, spell);
  if (asked || action !== 'resolves' || spell === undefined || known?.says.costsSacrifice !== true) return undefined;
  const others = objects.filter(it => it !== spell);
  const { unread, targets: needed } = cards.instructions(known);
  if (others.length > 0 || unread.length > 0) return undefined;
  const [paid] = targets.filter(it => it.count === 1 && (it.whose ?? who) === who && isOnBoard(it));
  if (paid === undefined) return undefined;
  const over = targets.length + (toPlayer === undefined ? 0 : 1) - needed.length;
  return over === 1 || (over === 0 && isMeasured(known)) ? { happening, spell, paid } : undefined;
}

/** Whether what is sacrificed is what such a spell is told of: "I Fling my 5/5". */
function isMeasured({ says }: Known): boolean {
  return says.speaksOfSacrificed && says.hasAnyTarget;
}

function isOnBoard({ place }: Mention): boolean {
  return place === undefined || place === 'battlefield';
}
