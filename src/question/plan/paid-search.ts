// Lands that are searched for with an ability that costs life, where life totals are asked about: it is activated.
import { cardWording } from '../../oracle/index.ts';
import type { Inquiry } from '../../scenario/index.ts';
import { activatedForItself } from '../model/activations.ts';
import { type Cards, cardKnown } from '../model/card-traits.ts';
import type { Mention } from '../model/mention.ts';
import type { Plan } from '../model/plan.ts';
import type { TryingPlans } from './settle.ts';

/**
 * The plan in which the ability is activated by which a land enters, where what it costs is part of what is asked for:
 * "I crack Windswept Heath for a Plains, life total?"; else the plan as it is.
 */
export function paidSearchPlan(plan: Plan, { cards, solve, settlePlan, inquiriesOn }: TryingPlans): Plan {
  const { action, by, objects, ...rest } = plan.happening;
  const ability = by === undefined || action !== 'enters' ? undefined : searchPaidWithLife(by, cards);
  if (by === undefined || ability === undefined || objects.length !== 1) return plan;
  const settled = settlePlan(plan);
  if ('missing' in settled || !inquiriesOn(settled.scenario).some(isOfLife)) return plan;
  const who = rest.who ?? by.whose ?? 'you';
  const [found] = objects;
  const source: Mention = { ...by, whose: who, place: 'battlefield' };
  const mentions = plan.gathered.mentions.map(it =>
    it === by ? source : it === found ? { ...it, whose: who, place: 'library' } : it,
  );
  const { zone: _, zoneSaid: __, verb: ___, ...happening } = rest;
  const activating: Plan = {
    ...plan,
    gathered: { ...plan.gathered, mentions },
    happening: { ...happening, action: 'activates', source, objects: [], targets: [], ability },
  };
  const other = settlePlan(activating);
  return !('missing' in other) && solve(other.scenario).ok ? activating : plan;
}

/** The one ability of a permanent that searches a library for its sacrifice and life. */
function searchPaidWithLife(by: Mention, cards: Cards): string | undefined {
  const known = cardKnown(cards, by);
  const all = known === undefined || known.spell ? [] : activatedForItself(known);
  const [ability, ...more] = all.filter(
    it => cardWording(it.effect).has('search your library') && /\bpay \d+ life\b/iu.test(it.cost),
  );
  return more.length === 0 ? ability?.named : undefined;
}

function isOfLife(inquiry: Inquiry): boolean {
  return inquiry.kind === 'lifeTotal' || (inquiry.kind === 'amount' && inquiry.of === 'life lost');
}
