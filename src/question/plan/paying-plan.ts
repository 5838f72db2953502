// Sacrifices with a permanent in play for whose ability that is the cost: "Krark-Clan Shaman, I sac a Great Furnace. Who dies?".

import type { Inquiry } from '../../scenario/index.ts';
import { isPaidSo } from '../events/paid-events.ts';
import { type Cards, cardKnown } from '../model/card-traits.ts';
import type { Mention } from '../model/mention.ts';
import type { Plan } from '../model/plan.ts';
import type { TryingPlans } from './settle.ts';
import { BRINGING } from './whole-spell.ts';

/**
 * The plan in which what is sacrificed pays for the one ability that a permanent in play has (602.2b), where nothing
 * triggers on the sacrifice itself and no more is asked of what is sacrificed; else the plan as it is.
 */
export function payingPlan(plan: Plan, trying: TryingPlans): Plan {
  const { cards, solve, settlePlan, inquiriesOn } = trying;
  if (isPaidSpell(plan, cards)) return spellPaid(plan, trying);
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

/**
 * The plan in which the life is paid that a land asks for, "I shock in Breeding Pool", where what is asked depends on it: how
 * large something is then, or where somebody's life is; else the plan as it is.
 */
export function lifePaidPlan(plan: Plan, { cards, solve, settlePlan, inquiriesOn }: TryingPlans): Plan {
  const { happening } = plan;
  const [land, ...more] = happening.objects;
  const known = land === undefined ? undefined : cardKnown(cards, land);
  const isTold =
    happening.action === 'enters' && !happening.asked && /^(?:shock|pay|paid)/iu.test(happening.verb?.text ?? '');
  if (!isTold || more.length > 0 || known?.land !== true || known.says.lifePaid.length === 0) return plan;
  const settled = settlePlan(plan);
  if ('missing' in settled || !inquiriesOn(settled.scenario).some(isOfLife)) return plan;
  const assumed = [...plan.assumed, `the life is paid for ${known.name}`];
  const paid: Plan = { ...plan, assumed, happening: { ...happening, lifePaid: true } };
  const other = settlePlan(paid);
  return !('missing' in other) && solve(other.scenario).ok ? paid : plan;
}

function isOfLife(inquiry: Inquiry): boolean {
  return (
    ['lost', 'won', 'lifeTotal'].includes(inquiry.kind) || (inquiry.kind === 'property' && inquiry.property === 'size')
  );
}

/** Whether a spell is told with the sacrifice that is its additional cost (601.2b). */
function isPaidSpell({ happening: { action, by, source, asked } }: Plan, cards: Cards): boolean {
  const spell = by ?? source;
  const isSpell = spell !== undefined && cardKnown(cards, spell)?.spell === true;
  return action === 'sacrifices' && !asked && isSpell && isPaidSo('sacrifices', spell, cards, true);
}

/** The plan in which the spell resolves, where its own text brings what is asked for; else the plan as it is. */
function spellPaid(plan: Plan, { cards, solve, settlePlan, inquiriesOn }: TryingPlans): Plan {
  const { by, source, ...rest } = plan.happening;
  const spell = by ?? source;
  const says = spell && cardKnown(cards, spell)?.says;
  const settled = settlePlan(plan);
  if (spell === undefined || says === undefined || 'missing' in settled) return plan;
  const isOfText = inquiriesOn(settled.scenario).some(
    it => it.kind === 'amount' && BRINGING[it.of].words.some(says.has),
  );
  const paying: Plan = { ...plan, happening: { ...rest, by: spell, whole: true } };
  const other = isOfText ? settlePlan(paying) : settled;
  return isOfText && !('missing' in other) && solve(other.scenario).ok ? paying : plan;
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
