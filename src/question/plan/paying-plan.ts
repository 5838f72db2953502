// Sacrifices with a permanent in play for whose ability that is the cost: "Krark-Clan Shaman, I sac a Great Furnace. Who dies?".
import { isPaidSo } from '../events/paid-events.ts';
import { type Cards, cardKnown } from '../model/card-traits.ts';
import type { Mention } from '../model/mention.ts';
import type { Plan } from '../model/plan.ts';
import type { TryingPlans } from './settle.ts';

/**
 * The plan in which what is sacrificed pays for the one ability that a permanent in play has (602.2b), where nothing
 * triggers on the sacrifice itself and no more is asked of what is sacrificed; else the plan as it is.
 */
export function payingPlan(plan: Plan, { cards, solve, settlePlan, inquiriesOn }: TryingPlans): Plan {
  const source = paidSource(plan, cards);
  if (source === undefined) return plan;
  const settled = settlePlan(plan);
  if ('missing' in settled || inquiriesOn(settled.scenario).some(it => it.kind === 'whether')) return plan;
  const alone = solve(settled.scenario);
  if (!alone.ok || alone.value.outcomes.some(it => it.triggers.length > 0)) return plan;
  const paying: Plan = { ...plan, happening: { ...plan.happening, targets: [source], whole: true } };
  const other = settlePlan(paying);
  return !('missing' in other) && solve(other.scenario).ok ? paying : plan;
}

/** The one permanent of the player who sacrifices that has such an ability; undefined where something else is told of it. */
function paidSource({ happening, gathered }: Plan, cards: Cards): Mention | undefined {
  const { action, objects, targets, by, source, asked, beside, who = 'you' } = happening;
  const isPlain = action === 'sacrifices' && !asked && objects.length > 0 && targets.length + beside.length === 0;
  if (!isPlain || by !== undefined || source !== undefined) return undefined;
  const mayPay = (mention: Mention) =>
    !objects.includes(mention) &&
    !mention.asked &&
    (mention.whose ?? who) === who &&
    cardKnown(cards, mention)?.spell === false &&
    isPaidSo('sacrifices', mention, cards, false);
  const [payer, ...others] = gathered.mentions.filter(mayPay);
  return others.length === 0 && payer?.count === 1 ? payer : undefined;
}
