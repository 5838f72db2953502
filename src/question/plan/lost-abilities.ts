// Permanents that are told to search a library by an ability which they do not have on this board (613.1f, 305.7).
import { keyOf } from '../../kit/structure.ts';
import { cardWording } from '../../oracle/index.ts';
import { type Cards, cardKnown } from '../model/card-traits.ts';
import type { Mention } from '../model/mention.ts';
import { type Plan, planFor } from '../model/plan.ts';
import type { TryingPlans } from './settle.ts';

/**
 * The wording "they control Blood Moon, I crack Misty Rainforest": the plan in which the permanent enters that board, where
 * it has lost the ability that the plan tells of; undefined where it has it.
 */
export function planOfLost(
  { happening, gathered, assumed }: Plan,
  { cards, settlePlan, solve }: Omit<TryingPlans, 'inquiriesOn'>,
): Plan | undefined {
  const { by, action, zone, objects } = happening;
  const printed = by === undefined ? [] : searchesOf(by, cards);
  if (by === undefined || printed.length === 0 || action !== 'enters' || zone !== 'library') return undefined;
  const { place: _, ...source } = by;
  const mentions = gathered.mentions.filter(it => !objects.includes(it));
  if (!mentions.some(it => it !== by && cardKnown(cards, it)?.watches === true)) return undefined;
  const entering = { ...planFor(source, { ...gathered, mentions, happenings: [] }, by), assumed };
  const settled = settlePlan(entering);
  const solved = 'missing' in settled ? undefined : solve(settled.scenario);
  if (solved?.ok !== true) return undefined;
  const there = solved.value.outcomes.flatMap(it => Object.values(it.objects));
  const same = there.filter(it => it.zone === 'battlefield' && it.written === by.names[0]);
  const isLost = same.length > 0 && same.every(it => !printed.some(key => it.abilities.includes(key)));
  return isLost ? entering : undefined;
}

/** The keys of the activated abilities of a permanent that search a library, as an answer lists them. */
function searchesOf(permanent: Mention, cards: Cards): readonly string[] {
  const known = cardKnown(cards, permanent);
  if (known === undefined || known.spell) return [];
  return known.face.abilities.flatMap(it =>
    it.kind === 'activated' && cardWording(it.text).searchesLibrary ? [keyOf(it)] : [],
  );
}
