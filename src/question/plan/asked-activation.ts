// Questions without an event that ask for an amount which an ability of a named permanent brings: it is activated.
import { activatedParts, cardWording } from '../../oracle/index.ts';
import type { Answer, AskedAmount, Inquiry } from '../../scenario/index.ts';
import { type Cards, cardKnown } from '../model/card-traits.ts';
import { hasIntrinsicMana } from '../model/mana-tapped.ts';
import type { Happening, Mention } from '../model/mention.ts';
import { nameOf, type Plan } from '../model/plan.ts';
import type { TryingPlans } from './settle.ts';
import { BRINGING } from './whole-spell.ts';

/**
 * The wording "Ancient Tomb and Nine Lives, do I still take 2?": the plan in which the one ability is activated that brings
 * the amount asked for (602.2), where what enters brings none; else the plan as it is.
 */
export function activationPlan(plan: Plan, means: TryingPlans): Plan {
  const { happening, gathered } = plan;
  const told = gathered.happenings.filter(it => !it.asked);
  const isLand = told.length === 1 && told[0] === happening && isLandPlayed(happening, means.cards);
  const isTold = happening.verb !== undefined || told.length > 0;
  if (happening.action !== 'enters' || (isTold && !isLand) || happening.by !== undefined) return plan;
  const settled = means.settlePlan(plan);
  if ('missing' in settled) return plan;
  const inquiries = means.inquiriesOn(settled.scenario);
  const amounts = inquiries.flatMap(amountAsked);
  const [amount] = amounts;
  if (amount === undefined || amounts.length < inquiries.length) return plan;
  const entered = means.solve(settled.scenario);
  if (!entered.ok) return plan;
  // "I play a Forest, how much mana does it make": it is tapped for mana after that, where it may be
  const isOfAmount = amount === 'mana' && inquiries.every(it => it.kind === 'amount');
  if (isTold && !(isOfAmount && entersUntapped(happening, entered.value))) return plan;
  const triggered = entered.value.outcomes.flatMap(it => it.triggers.map(({ text = '' }) => cardWording(text)));
  if (triggered.length > 0)
    return triggered.some(it => BRINGING[amount].words.some(it.has)) ? plan : deathPlan(plan, amount, means);
  const activations = gathered.mentions.flatMap(it => abilitiesBringing(it, amount, means.cards));
  // "X with Y": what stands by is not asked about
  const main = activations.filter(it => !it.source.beside);
  const [activation, ...more] = main.length > 0 ? main : activations;
  if (activation === undefined) return deathPlan(plan, amount, means);
  if (more.length > 0) return plan;
  const { source, ability } = activation;
  const activating: Plan = {
    ...plan,
    happening: { ...happening, action: 'activates', voice: 'active', source, objects: [], ability },
  };
  const other = means.settlePlan(activating);
  return !('missing' in other) && means.solve(other.scenario).ok ? activating : plan;
}

/** The wording "I play a Forest". */
function isLandPlayed({ objects: [object, ...more] }: Happening, cards: Cards): boolean {
  return object !== undefined && more.length === 0 && cardKnown(cards, object)?.land === true;
}

/** Whether what entered is untapped in each outcome. */
function entersUntapped({ objects: [object] }: Happening, { outcomes }: Answer): boolean {
  const entered = outcomes.map(it => Object.values(it.objects).filter(({ name }) => name === object?.names[0]));
  return entered.every(them => them.some(it => it.zone === 'battlefield' && it.tapped === false));
}

/**
 * The plans in which one permanent each is tapped for mana, where mana is asked for of what enters and nothing tells
 * which of several makes it; undefined where that is told, or where what enters makes mana itself.
 */
export function manaSources(
  { happening, ...plan }: Plan,
  { cards, inquiriesOn, settlePlan, solve }: TryingPlans,
): readonly { readonly label: string; readonly plan: Plan }[] | undefined {
  if (happening.action !== 'enters' || happening.verb !== undefined || happening.by !== undefined) return undefined;
  const settled = settlePlan({ happening, ...plan });
  const inquiries = 'missing' in settled ? [] : inquiriesOn(settled.scenario);
  const isOfMana = inquiries.length > 0 && inquiries.every(it => it.kind === 'amount' && it.of === 'mana');
  if ('missing' in settled || !isOfMana) return undefined;
  const entered = solve(settled.scenario);
  if (!entered.ok || entered.value.outcomes.some(it => it.triggers.length > 0)) return undefined;
  return plan.gathered.mentions.flatMap(mention => {
    const one = { ...mention, count: 1 };
    return abilitiesBringing(one, 'mana', cards).map(({ ability }) => ({
      label: `${nameOf(one)} is tapped for mana`,
      plan: {
        ...plan,
        happening: { ...happening, action: 'activates' as const, source: mention, objects: [], ability },
      },
    }));
  });
}

/** The amount that an inquiry asks for; of what a permanent taps for, mana. */
function amountAsked(inquiry: Inquiry): readonly AskedAmount[] {
  if (inquiry.kind === 'amount') return [inquiry.of];
  return inquiry.kind === 'property' && inquiry.property === 'mana produced' ? ['mana'] : [];
}

/** The wording "Kokusho, how much do I gain?": what enters dies, where an ability that triggers then brings the amount asked for. */
function deathPlan(plan: Plan, amount: AskedAmount, { cards, settlePlan, solve }: TryingPlans): Plan {
  const [object, ...more] = plan.happening.objects;
  const known = object === undefined || more.length > 0 ? undefined : cardKnown(cards, object);
  if (object === undefined || known === undefined || !known.says.triggersOnOwnDeath) return plan;
  const brings = known.face.abilities.some(
    it => it.kind === 'triggered' && BRINGING[amount].words.some(cardWording(it.effect).has),
  );
  const dying: Plan = { ...plan, happening: { ...plan.happening, action: 'dies' } };
  const other = brings ? settlePlan(dying) : undefined;
  if (other === undefined || 'missing' in other) return plan;
  const solved = solve(other.scenario);
  return solved.ok && solved.value.outcomes.some(it => it.triggers.length > 0) ? dying : plan;
}

interface Activation {
  readonly source: Mention;
  /** The number of the ability among those of the permanent. */
  readonly ability: string;
}

/** The abilities of a permanent that bring an amount: by their own text, else by what triggers as it becomes tapped. */
function abilitiesBringing(source: Mention, amount: AskedAmount, cards: Cards): readonly Activation[] {
  const known = cardKnown(cards, source);
  if (known === undefined || known.spell || source.names.length === 0 || source.count > 1) return [];
  const { words } = BRINGING[amount];
  const all = known.face.abilities
    .flatMap(it => (it.kind === 'activated' ? [it.text] : []))
    .map((text, n) => ({ text, activation: { source, ability: String(n + 1) } }));
  const own = all.filter(({ text }) => words.some(cardWording(text).has));
  if (amount === 'mana' && own.length === 0 && hasIntrinsicMana(known)) return [{ source, ability: 'mana' }];
  const isTapped = amount === 'damage' && known.says.has('becomes tapped') && known.says.has('damage');
  const tapping = isTapped ? all.filter(({ text }) => cardWording(activatedParts(text)?.cost ?? '').hasTapSymbol) : [];
  return (own.length > 0 ? own : tapping).map(it => it.activation);
}
