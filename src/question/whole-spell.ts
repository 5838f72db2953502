// Spells whose text does more than the event of a question: those asked for the rest are carried out whole.
import { type Effect, some } from '../engine/index.ts';
import type { AskedAmount, Inquiry, Scenario } from '../scenario/index.ts';
import { type Cards, cardKnown } from './card-traits.ts';
import type { Plan } from './plan.ts';

/** The spell whose event is asked about, where its text does more than that. */
export function spellWithMore({ happening }: Plan, { when }: Scenario, cards: Cards): string | undefined {
  if (when.kind === 'resolves') return undefined;
  const known = [happening.by, ...happening.objects].map(it => it && cardKnown(cards, it)).find(it => it?.spell);
  if (known === undefined) return undefined;
  const { effects, unread } = cards.instructions(known);
  // of a sentence that is not read as an instruction the event may be a part
  const isWhole = effects.length === 1 && unread.length === 0;
  return isWhole || effects.length + unread.length === 0 ? undefined : known.name;
}

/** The events that bring about an amount, and the instructions of a spell that do. */
const BRINGING: {
  readonly [A in AskedAmount]: { readonly events: readonly Scenario['when']['kind'][]; readonly does: Effect['kind'] };
} = {
  'cards drawn': { events: ['draws'], does: 'draw' },
  'life gained': { events: ['gainsLife'], does: 'gainLife' },
  'life lost': { events: ['losesLife', 'dealsDamage'], does: 'loseLife' },
  damage: { events: ['dealsDamage'], does: 'dealDamage' },
  tokens: { events: ['creates'], does: 'createTokens' },
};

/** The plan in which the spell is carried out whole, where what is asked comes of its other instructions. */
export function wholeSpellPlan(
  plan: Plan,
  scenario: Scenario,
  inquiriesOn: (scenario: Scenario) => readonly Inquiry[],
  cards: Cards,
): Plan | undefined {
  if (spellWithMore(plan, scenario, cards) === undefined) return undefined;
  const { happening } = plan;
  const spell = [happening.by, ...happening.objects].find(it => it && cardKnown(cards, it)?.spell === true);
  const known = spell && cardKnown(cards, spell);
  if (spell === undefined || known === undefined) return undefined;
  const { effects } = cards.instructions(known);
  const isOfRest = (inquiry: Inquiry) => {
    const bringing = inquiry.kind === 'amount' ? BRINGING[inquiry.of] : undefined;
    if (bringing === undefined || bringing.events.includes(scenario.when.kind)) return false;
    return some('effect', effects, { effect: [bringing.does] });
  };
  if (!inquiriesOn(scenario).some(isOfRest)) return undefined;
  const objects = happening.objects.filter(it => it !== spell);
  return { ...plan, happening: { ...happening, action: 'resolves', by: spell, objects, whole: true } };
}
