// Attacks of which it is asked how much damage they deal, and those that nobody blocks: the damage is the event, where nothing
// triggers on the attack.
import type { Inquiry } from '../../scenario/index.ts';
import { cardKnown, isVehicle } from '../model/card-traits.ts';
import type { Plan } from '../model/plan.ts';
import type { TryingPlans } from './settle.ts';

/** The plan in which what attacks deals its combat damage (510.2), where only that is asked about or it is told to be unblocked; else the plan as it is. */
export function damagePlan(plan: Plan, { cards, solve, settlePlan, inquiriesOn }: TryingPlans): Plan {
  const { happening } = plan;
  const [attacker, ...more] = happening.objects;
  const isOne = attacker !== undefined && more.length === 0 && attacker.count === 1;
  if (
    happening.action !== 'attacks' ||
    !isOne ||
    !(cardKnown(cards, attacker)?.creature === true || isVehicle(attacker, cards))
  )
    return plan;
  const settled = settlePlan(plan);
  if ('missing' in settled) return plan;
  const inquiries = inquiriesOn(settled.scenario);
  const isOfDamageAlone = inquiries.length > 0 && inquiries.every(isOfDamage);
  if (!isOfDamageAlone && happening.verb?.unblocked !== true) return plan;
  const solved = solve(settled.scenario);
  if (!solved.ok || solved.value.outcomes.some(it => it.triggers.length > 0)) return plan;
  const side = attacker.whose ?? happening.who ?? 'you';
  const aim =
    happening.targets.length > 0 ? {} : { toPlayer: side === 'you' ? ('opponent' as const) : ('you' as const) };
  const dealing: Plan = {
    ...plan,
    happening: { ...happening, action: 'hits', source: attacker, objects: [], ...aim },
  };
  return 'missing' in settlePlan(dealing) ? plan : dealing;
}

/** Whether it is asked how much comes of damage: damage, life lost, poison counters (120.3). */
function isOfDamage(inquiry: Inquiry): boolean {
  if (inquiry.kind === 'counters') return inquiry.counter === 'poison';
  return inquiry.kind === 'amount' && ['damage', 'life lost'].includes(inquiry.of);
}
