// Spells of which it is asked what triggers as they are cast, before they resolve.
import type { Issue } from '../../kit/issue.ts';
import type { Result } from '../../kit/result.ts';
import { unnumbered } from '../../kit/strings.ts';
import { cardWording } from '../../oracle/index.ts';
import type { Answer, Inquiry } from '../../scenario/index.ts';
import { type Cards, cardKnown } from '../model/card-traits.ts';
import type { Gathered } from '../model/mention.ts';
import type { Plan } from '../model/plan.ts';
import type { TryingPlans } from './settle.ts';
import { BRINGING } from './whole-spell.ts';

/** The cards on the board with abilities that trigger as a spell is cast, or as it targets them, where the event is of a spell that was. */
export function castTriggers({ mentions }: Gathered, { happening }: Plan, cards: Cards): readonly string[] {
  const { action, objects, targets, by, zone } = happening;
  const lands = objects.every(it => cardKnown(cards, it)?.land === true);
  if (
    !['enters', 'resolves'].includes(action) ||
    (zone !== undefined && !isHandOfCast(happening)) ||
    (action === 'enters' && (lands || by !== undefined))
  )
    return [];
  return mentions.flatMap(mention => {
    const known = objects.includes(mention) || mention === by ? undefined : cardKnown(cards, mention);
    if (known === undefined) return [];
    const isTarget = targets.includes(mention) && known.says.triggersAsTarget;
    return isTarget || known.says.triggersOnCast ? [known.name] : [];
  });
}

/** The wording "I cast X from hand": where spells are cast from. */
function isHandOfCast({ zone, verb }: Plan['happening']): boolean {
  return zone === 'hand' && /^(?:hard ?)?cast/iu.test(verb?.text ?? '');
}

/**
 * The plan that is asked about: the spell becomes cast, where abilities of the board trigger then and nothing is asked
 * of what comes after it; else the plan as it is.
 */
export function askedPlan(plan: Plan, { cards, solve, settlePlan, inquiriesOn }: TryingPlans): Plan {
  const casting = castingOf(plan, cards);
  const spell = casting?.happening.objects[0];
  if (casting === undefined || spell === undefined) return plan;
  // any spell of a kind: what it does itself is not asked
  if (spell.names.length === 0 && cardKnown(cards, spell)?.spell === true) return casting;
  const [after, cast] = [settlePlan(plan), settlePlan(casting)];
  if ('missing' in cast) return plan;
  if ('missing' in after) return casting;
  const inquiries = inquiriesOn(after.scenario);
  const lookers = castTriggers(plan.gathered, plan, cards);
  if (inquiries.some(it => it.kind === 'triggers' && it.objects?.some(name => lookers.includes(name)))) return casting;
  const asksWhich = inquiries.some(it => it.kind === 'triggers' && it.objects === undefined);
  if (asksWhich && !triggersIn(solve(after.scenario)) && triggersIn(solve(cast.scenario))) return casting;
  const { kind } = after.scenario.when;
  const isOfCasting = (inquiry: Inquiry) =>
    inquiry.kind === 'triggers' ||
    (inquiry.kind === 'amount' &&
      (kind === 'resolves'
        ? !BRINGING[inquiry.of].words.some(it => cardKnown(cards, spell)?.says.has(it) === true)
        : !BRINGING[inquiry.of].events.includes(kind)));
  const isOpen = inquiries.length === 0 && plan.gathered.askedInWords;
  if (isOpen || !inquiries.every(isOfCasting)) return plan;
  const brings = (answer: Result<Answer, Issue>) => triggersIn(answer, it => bringsAmounts(it, inquiries, cards));
  return brings(solve(after.scenario)) || !brings(solve(cast.scenario)) ? plan : casting;
}

/** Whether what has an ability that triggers speaks of what amounts are asked about. */
function bringsAmounts({ source, text = '' }: Trigger, inquiries: readonly Inquiry[], cards: Cards): boolean {
  const { has } = cards.named(unnumbered(source))?.says ?? cardWording(text);
  return inquiries.every(it => it.kind !== 'amount' || BRINGING[it.of].words.some(has));
}

type Trigger = Answer['outcomes'][number]['triggers'][number];

/** The plan in which the spell of a plan becomes cast, where abilities of the board look at that; undefined for others. */
function castingOf(plan: Plan, cards: Cards): Plan | undefined {
  const { happening, gathered } = plan;
  const spell = happening.objects[0] ?? happening.by;
  if (spell === undefined || happening.objects.length > 1 || castTriggers(gathered, plan, cards).length === 0)
    return undefined;
  const { by: _, targets, ...rest } = happening;
  // what a spell finds as it resolves is no part of its casting (601.2c)
  const mentions = gathered.mentions.filter(it => it.implied !== true);
  const aimed = targets.filter(it => it.implied !== true);
  return {
    ...plan,
    gathered: { ...gathered, mentions },
    happening: { ...rest, action: 'casts', objects: [spell], targets: aimed },
  };
}

function triggersIn(answer: Result<Answer, Issue>, isMeant: (trigger: Trigger) => boolean = () => true): boolean {
  return answer.ok && answer.value.outcomes.some(it => it.triggers.some(isMeant));
}
