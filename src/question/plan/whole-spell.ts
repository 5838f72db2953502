// Spells whose text does more than the event of a question: those asked for the rest are carried out whole.

import { type Ability, type Effect, some } from '../../engine/index.ts';
import { capitalized } from '../../kit/strings.ts';
import type { AskedAmount, Inquiry, Scenario } from '../../scenario/index.ts';
import type { EffectAction } from '../../vocabulary/index.ts';
import { type Cards, cardKnown, effectsIn } from '../model/card-traits.ts';
import { spellOfEvent } from '../model/event-spell.ts';
import type { Happening, Mention } from '../model/mention.ts';
import type { Plan } from '../model/plan.ts';

/** A spell that does more than the event that is asked about, with the sentences of it that are not played. */
export interface SpellWithMore {
  readonly name: string;
  readonly unplayed: readonly string[];
  /** The scenario in which it is carried out whole, where all of it is played and that has an answer: tried when asked for. */
  readonly whole: () => Scenario | undefined;
}

/** The spell whose event is asked about, where its text does more than that. */
export function spellWithMore(
  { happening }: Plan,
  { when }: Scenario,
  cards: Cards,
): Omit<SpellWithMore, 'whole'> | undefined {
  if (when.kind === 'resolves') return undefined;
  const known = spellOfEvent(happening, cards)?.known;
  if (known === undefined) return undefined;
  const { effects, unread } = cards.instructions(known);
  // the sentence that puts there what enters is the event itself, with what is looked through for it
  const others = when.kind === 'enters' ? unread.filter(it => !OF_ENTRY.test(it)) : unread;
  // otherwise the first instruction is, or the first sentence where none was read as an instruction
  const isOfUnread = others.length < unread.length;
  const unplayed = isOfUnread || effects.length > 0 ? others : others.slice(1);
  const isMore = unplayed.length > 0 || effects.length > (isOfUnread ? 0 : 1);
  if (!isMore) return undefined;
  return { name: known.name, unplayed: unplayed.map(it => sentenceOf(it, known.name)) };
}

const OF_ENTRY =
  /\b(?:onto|to) the battlefield\b|^(?:then )?(?:look at|reveal|search|shuffle|put the rest|put all [^.]* on the bottom)\b/iu;

function sentenceOf(words: string, name: string): string {
  const said = words.replaceAll('~', name);
  return capitalized(said);
}

/** The events that bring about an amount, the instructions of a spell that do, and the words of such texts. */
export const BRINGING: {
  readonly [A in AskedAmount]: {
    readonly events: readonly Scenario['when']['kind'][];
    readonly does: Effect['kind'];
    readonly words: readonly string[];
  };
} = {
  'cards drawn': { events: ['draws'], does: 'draw', words: ['draw'] },
  'life gained': { events: ['gainsLife'], does: 'gainLife', words: ['gain'] },
  'life lost': { events: ['losesLife', 'dealsDamage'], does: 'loseLife', words: ['life', 'damage'] },
  damage: { events: ['dealsDamage'], does: 'dealDamage', words: ['damage'] },
  tokens: { events: ['creates'], does: 'createTokens', words: ['create'] },
  mana: { events: ['addsMana', 'activates'], does: 'addMana', words: ['add'] },
};

/** The amounts that are asked about with what is done. */
const AMOUNTS: Partial<Record<EffectAction, AskedAmount>> = {
  draw: 'cards drawn',
  'gain life': 'life gained',
  'lose life': 'life lost',
  token: 'tokens',
};

/** Events by which something may leave the battlefield, of which a spell may say more. */
const KILLS: readonly Scenario['when']['kind'][] = ['dealsDamage', 'destroys', 'dies'];

/** The plan in which the spell is carried out whole, where what is asked comes of its other instructions. */
export function wholeSpellPlan(
  plan: Plan,
  scenario: Scenario,
  inquiriesOn: (scenario: Scenario) => readonly Inquiry[],
  cards: Cards,
): Plan | undefined {
  // what triggers as it becomes cast comes before all of it
  if (plan.happening.action === 'casts') return undefined;
  if (asksOfLeaving(plan, inquiriesOn(scenario), cards))
    return { ...plan, happening: { ...plan.happening, whole: true } };
  const { happening } = plan;
  const found = spellOfEvent(happening, cards);
  if (found === undefined) return undefined;
  // which card is a spell matters: the event is its resolving (608.2)
  const isOfSpells = plan.gathered.mentions.some(it => cardKnown(cards, it)?.says.changesDamageOfSpells === true);
  if (isOfSpells && scenario.when.kind === 'dealsDamage') return wholePlan(plan, found.spell, cards);
  const { spell, known } = found;
  const { effects } = cards.instructions(known);
  // "Fatal Push on my Angel": whether it kills depends on what it hits
  if (KILLS.includes(scenario.when.kind) && effects[0]?.kind === 'if') return wholePlan(plan, spell, cards);
  if (spellWithMore(plan, scenario, cards) === undefined) return undefined;
  // "Anger of the Gods: does my Finks persist": it changes what becomes of what it kills
  if (KILLS.includes(scenario.when.kind) && some('effect', effects, { effect: ['shield'] }))
    return wholePlan(plan, spell, cards);
  const isOfRest = (inquiry: Inquiry) => {
    const isOfLife =
      inquiry.kind === 'lifeTotal' ||
      (inquiry.kind === 'lost' && plan.gathered.facts.some(it => it.path.includes('life')));
    if (isOfLife) return some('effect', effects, { effect: ['gainLife', 'loseLife'] });
    if (inquiry.kind === 'triggers' && inquiry.effect === 'search') return known.says.has('search');
    const amount = inquiry.kind === 'triggers' ? inquiry.effect && AMOUNTS[inquiry.effect] : undefined;
    const of = inquiry.kind === 'amount' ? inquiry.of : amount;
    const bringing = of === undefined ? undefined : BRINGING[of];
    if (bringing === undefined || bringing.events.includes(scenario.when.kind)) return false;
    return some('effect', effects, { effect: [bringing.does] });
  };
  const isOfDamage = inquiriesOn(scenario).some(it => it.kind === 'amount' && it.of === 'damage');
  if (!isOfDamage && isToldWhole(happening, scenario, effects)) return wholePlan(plan, spell, cards);
  // "I Sign in Blood myself": nothing is asked of the cards alone
  const changesLife = some('effect', effects, { effect: ['gainLife', 'loseLife'] });
  const isOpen = scenario.when.kind === 'draws' && happening.toPlayer !== undefined && changesLife;
  if (isOpen && inquiriesOn(scenario).length === 0) return wholePlan(plan, spell, cards);
  return inquiriesOn(scenario).some(isOfRest) ? wholePlan(plan, spell, cards) : undefined;
}

/**
 * Whether all of a spell is told: it "resolves", which is said of all its text (608.2c), or it is aimed at a player, and
 * changes life totals besides.
 */
function isToldWhole({ verb }: Happening, { when, given }: Scenario, effects: readonly Effect[]): boolean {
  if (when.kind !== 'dealsDamage') return false;
  if (/^resolv/iu.test(verb?.text ?? '')) return true;
  const isOfPlayers = when.damage.every(it => Object.hasOwn(given.players, it.to));
  return isOfPlayers && some('effect', effects, { effect: ['gainLife', 'loseLife'] });
}

/**
 * The wording "I blink Thragtusk, how many beasts": what an ability does is asked that triggers as the object leaves.
 */
function asksOfLeaving({ happening }: Plan, inquiries: readonly Inquiry[], cards: Cards): boolean {
  const isBlink = happening.action === 'blinks' || isBlinkSpell(happening, cards);
  const moved = isBlink ? [...happening.objects, ...happening.targets] : [];
  const leaving = moved.flatMap(mention => {
    const known = cardKnown(cards, mention);
    const texts = known?.face.abilities.flatMap(leavingEffect) ?? [];
    return known === undefined ? [] : texts.flatMap(text => effectsIn(text, known, cards));
  });
  return inquiries.some(inquiry => {
    if (inquiry.kind === 'triggers' && inquiry.asks === 'which') return leaving.length > 0;
    if (inquiry.kind !== 'amount') return false;
    const { does } = BRINGING[inquiry.of];
    return some('effect', leaving, { effect: [does] });
  });
}

function isBlinkSpell({ by, objects }: Happening, cards: Cards): boolean {
  const spell = [by, ...objects].find(it => it && cardKnown(cards, it)?.spell === true);
  const known = spell && cardKnown(cards, spell);
  return known !== undefined && known.says.action.kind === 'blinks';
}

/** The text of an ability that triggers as its source leaves the battlefield. */
function leavingEffect(ability: Ability): readonly string[] {
  const isLeaving = ability.kind === 'triggered' && ability.events.some(it => it.kind === 'leaves');
  return isLeaving ? [ability.effect] : [];
}

/** The plan in which the spell is carried out whole, whatever was asked. */
export function planOfWhole(plan: Plan, cards: Cards): Plan | undefined {
  const found = spellOfEvent(plan.happening, cards);
  return found && wholePlan(plan, found.spell, cards);
}

/** The plan in which a spell with targets resolves, so that each is checked (608.2b); undefined for other events. */
export function targetingPlan(plan: Plan, { when }: Scenario, cards: Cards): Plan | undefined {
  if (when.kind === 'resolves') return undefined;
  const found = spellOfEvent(plan.happening, cards);
  if (found === undefined || cards.instructions(found.known).targets.length === 0) return undefined;
  return wholePlan(plan, found.spell, cards);
}

function wholePlan(plan: Plan, spell: Mention, cards: Cards): Plan {
  const { happening } = plan;
  const objects = happening.objects.filter(it => it !== spell);
  const known = cardKnown(cards, spell);
  // what a spell without targets does something to is there when it resolves
  if (known !== undefined && cards.instructions(known).targets.length === 0 && happening.targets.length > 0) {
    for (const object of happening.targets) object.place ??= 'battlefield';
    return { ...plan, happening: { ...happening, action: 'resolves', by: spell, objects, targets: [], whole: true } };
  }
  return { ...plan, happening: { ...happening, action: 'resolves', by: spell, objects, whole: true } };
}
