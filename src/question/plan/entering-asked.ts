// Questions about the entering of an object that leaves again: "I cast Mulldrifter, then sacrifice it. How many cards?"
import type { Answer } from '../../scenario/index.ts';
import { type Plan, planFor } from '../model/plan.ts';
import type { SpokenAction } from '../tokens/question-token.ts';
import { bringsAll, triggersIn } from './casting.ts';
import type { TryingPlans } from './settle.ts';

const LEAVING: readonly SpokenAction[] = ['dies', 'destroys', 'sacrifices', 'exiles', 'bounces'];

/**
 * The plan in which the one object that leaves by the event enters, as was told before, where that alone brings all
 * amounts that are asked about; undefined otherwise.
 */
export function enteringAsked(plan: Plan, { cards, solve, settlePlan, inquiriesOn }: TryingPlans): Plan | undefined {
  const { happening, gathered } = plan;
  const [object, ...more] = happening.objects;
  if (!LEAVING.includes(happening.action) || object === undefined || more.length > 0) return undefined;
  const isTold = gathered.happenings.some(
    it => it.action === 'enters' && it.at < happening.at && it.objects.includes(object) && it.verb?.past !== true,
  );
  if (!isTold) return undefined;
  const left = settlePlan(plan);
  if ('missing' in left) return undefined;
  const inquiries = inquiriesOn(left.scenario);
  if (inquiries.length === 0 || !inquiries.every(it => it.kind === 'amount')) return undefined;
  const { place: _, ...unplaced } = object;
  const entering = planFor(unplaced, gathered, object);
  const entered = settlePlan(entering);
  if ('missing' in entered) return undefined;
  const [later, now] = [solve(left.scenario), solve(entered.scenario)];
  const brings = (answer: Answer) => triggersIn(answer, it => bringsAll(it, inquiries, cards));
  return later.ok && now.ok && brings(now.value) && !brings(later.value) ? entering : undefined;
}
