// Spells of which it is asked what triggers as they are cast, before they resolve.
import type { Ability } from '../../engine/index.ts';
import { unnumbered } from '../../kit/strings.ts';
import { keyOf } from '../../kit/structure.ts';
import { cardWording } from '../../oracle/index.ts';
import type { Answer, Inquiry, ObjectAnswer, Scenario } from '../../scenario/index.ts';
import { type Cards, cardKnown, type Known } from '../model/card-traits.ts';
import { spellOfEvent } from '../model/event-spell.ts';
import type { Gathered, Happening, Mention } from '../model/mention.ts';
import type { Plan } from '../model/plan.ts';
import type { SpokenAction } from '../tokens/question-token.ts';
import type { TryingPlans } from './settle.ts';
import { BRINGING } from './whole-spell.ts';

/** The cards on the board with abilities that trigger as a spell is cast, or as it targets them, where the event is of a spell that was. */
export function castTriggers({ mentions }: Gathered, { happening }: Plan, cards: Cards): readonly string[] {
  const { action, objects, targets, by, zone } = happening;
  const isDone = isDoneBySpell(happening, cards);
  const lands = objects.every(it => cardKnown(cards, it)?.land === true);
  if (
    !(isDone || ['enters', 'resolves'].includes(action) || isAuraPut(happening, cards)) ||
    (zone !== undefined && !isHandOfCast(happening)) ||
    (action === 'enters' && (lands || by !== undefined))
  )
    return [];
  // "X gets bolted": the spell is what does it, and not X
  const isAtObjects = isDone || (action === 'resolves' && by !== undefined);
  return mentions.flatMap(mention => {
    const isAimedAt = targets.includes(mention) || (isAtObjects && objects.includes(mention));
    const isSpell = mention === by || (!isAtObjects && objects.includes(mention));
    const known = isSpell ? undefined : cardKnown(cards, mention);
    if (known === undefined) return [];
    const isTarget = isAimedAt && (known.says.triggersAsTarget || hasWard(known));
    return isTarget || looksAtCasting(known) ? [known.name] : [];
  });
}

/** Events in which what a spell does stands for its being cast. */
const DOES: readonly SpokenAction[] = ['destroys', 'exiles', 'bounces', 'deals', 'hits'];

function isDoneBySpell(happening: Happening, cards: Cards): boolean {
  return DOES.includes(happening.action) && spellOfEvent(happening, cards) !== undefined;
}

/** Whether a card has ward, which triggers as it becomes the target of a spell (702.21a). */
function hasWard({ face }: Known): boolean {
  return face.abilities.some(it => it.kind === 'keyword' && it.keyword === 'ward');
}

/** Whether an ability of a card triggers as spells are cast: by its words, or by its keyword (702.101a, 702.108a). */
function looksAtCasting({ says, face }: Known): boolean {
  const isOfKeyword = (it: Ability) => it.kind === 'keyword' && ['extort', 'prowess'].includes(it.keyword);
  return says.triggersOnCast || face.abilities.some(isOfKeyword);
}

/** The wording "I put Rancor on my bear": the Aura is cast. */
function isAuraPut({ action, objects, by }: Plan['happening'], cards: Cards): boolean {
  const isAura = (it: Plan['happening']['objects'][number]) =>
    cardKnown(cards, it)?.face.subtypes.includes('Aura') === true;
  return action === 'puts' && by === undefined && objects.length > 0 && objects.every(isAura);
}

/** The wording "I cast X from hand": where spells are cast from. */
function isHandOfCast({ zone, verb }: Plan['happening']): boolean {
  return zone === 'hand' && /^(?:(?:hard ?)?cast|play)/iu.test(verb?.text ?? '');
}

/**
 * The plan that is asked about: the spell becomes cast, where abilities of the board trigger then and nothing is asked
 * of what comes after it; else the plan as it is.
 */
export function askedPlan(plan: Plan, { cards, solve, settlePlan, inquiriesOn }: TryingPlans): Plan {
  const casting = castingOf(plan, cards);
  const spell = casting?.happening.objects[0];
  // "Clone copying X": what it is a copy of is chosen as it enters
  if (casting === undefined || spell === undefined || spell.copying !== undefined) return plan;
  // any spell of a kind: what it does itself is not asked
  if (spell.names.length === 0 && cardKnown(cards, spell)?.spell === true) return casting;
  const [after, cast] = [settlePlan(plan), settlePlan(casting)];
  if ('missing' in cast) return plan;
  // "I cast Bolt with Guttersnipe out, how much damage in total?": the spell's own part in it is open
  if ('missing' in after) return bringsOfItself(spell, inquiriesOn(cast.scenario), cards) ? plan : casting;
  const inquiries = inquiriesOn(after.scenario);
  const lookers = castTriggers(plan.gathered, plan, cards);
  if (inquiries.some(it => it.kind === 'triggers' && it.objects?.some(name => lookers.includes(name)))) return casting;
  const [later, now] = [solve(after.scenario), solve(cast.scenario)];
  if (!later.ok || !now.ok) return plan;
  const asked: AskedOfSpell = {
    spell,
    cards,
    after: after.scenario,
    cast: cast.scenario,
    later: later.value,
    now: now.value,
  };
  return isOfCasting(inquiries, lookers, asked) ? casting : plan;
}

/** Whether the text of a spell speaks of an amount that is asked about. */
function bringsOfItself(spell: Mention, inquiries: readonly Inquiry[], cards: Cards): boolean {
  const known = cardKnown(cards, spell);
  return inquiries.some(it => it.kind === 'amount' && BRINGING[it.of].words.some(word => known?.says.has(word)));
}

/** A spell with what comes of it: after it has been cast, and as it becomes cast. */
interface AskedOfSpell {
  readonly spell: Mention;
  readonly cards: Cards;
  readonly after: Scenario;
  readonly cast: Scenario;
  readonly later: Answer;
  readonly now: Answer;
}

/**
 * Whether inquiries are answered as the spell becomes cast, and not by what comes of it then; without any, whether only
 * the first tells something.
 */
function isOfCasting(inquiries: readonly Inquiry[], lookers: readonly string[], asked: AskedOfSpell): boolean {
  const { later, now, cards } = asked;
  if (isAimedAtLooker(asked.after, lookers) && inquiries.every(it => it.kind === 'property')) return false;
  const isWhich = inquiries.some(it => it.kind === 'triggers' && it.objects === undefined);
  if (isWhich && triggersIn(now) && !triggersIn(later)) return true;
  if (inquiries.length === 0)
    return triggersIn(now) && !triggersIn(later) && (isUneventful(asked) || isPunished(asked, lookers));
  if (!inquiries.every(it => it.kind === 'triggers' || isLeftOpen(it, asked))) return false;
  const brings = (answer: Answer) => triggersIn(answer, it => bringsAll(it, inquiries, cards));
  if (brings(later)) return false;
  // "Do I take 2?": where the spell is none that they look at, that is the answer
  const isOfAmounts = inquiries.every(it => it.kind === 'amount');
  return brings(now) || (isOfAmounts && lookers.some(source => bringsAll({ source }, inquiries, cards)));
}

/** The wording "they Turn to Frog my Managorger Hydra, is it 1/1 or 5/5?": what the spell makes of its target is asked. */
function isAimedAtLooker({ when }: Scenario, lookers: readonly string[]): boolean {
  return when.kind === 'resolves' && when.targets.some(it => lookers.includes(unnumbered(it)));
}

/**
 * Whether a spell is told of with nothing but what triggers as another player casts it and bears on a life total: "they cast
 * Wrath of God, I have Ruric Thar".
 */
function isPunished({ spell, cards, cast, now }: AskedOfSpell, lookers: readonly string[]): boolean {
  const known = cardKnown(cards, spell);
  if (known === undefined || cast.when.kind !== 'casts' || cards.instructions(known).targets.length > 0) return false;
  const { under } = cast.when.spell;
  const board = Object.values(cast.given.players).flatMap(it => it.battlefield);
  const isOfAnother = ({ controller, text = '' }: Trigger) => controller !== under && /\b(?:damage|life)\b/u.test(text);
  return board.every(it => lookers.includes(it.card ?? '')) && now.outcomes.every(it => it.triggers.every(isOfAnother));
}

/** Whether what comes of a spell leaves all objects but itself where and as large as they were; what they gain is beside that. */
function isUneventful({ spell, later, now, cards }: AskedOfSpell): boolean {
  const before = now.outcomes[0]?.objects ?? {};
  if (isMadeLarger(spell, later, cards)) return false;
  return later.outcomes.every(({ objects }) =>
    Object.entries(objects).every(([key, object]) => {
      const was = before[key];
      if (!object.changed || spell.names.includes(object.written)) return true;
      return was !== undefined && keyOf(standingOf(object)) === keyOf(standingOf(was));
    }),
  );
}

/** Whether a creature that was cast has another size on the battlefield than printed, by what is there. */
function isMadeLarger(spell: Mention, { outcomes }: Answer, cards: Cards): boolean {
  const face = cardKnown(cards, spell)?.face;
  const printed = Number(face?.power);
  if (face?.types.includes('Creature') !== true || Number.isNaN(printed)) return false;
  return outcomes.some(({ objects }) =>
    Object.values(objects).some(
      it => spell.names.includes(it.written) && it.power !== undefined && it.power !== printed,
    ),
  );
}

function standingOf({ exists, zone, controller, tapped, counters, damage, power, toughness }: ObjectAnswer): unknown {
  return [exists, zone, controller, tapped, counters, damage, power, toughness];
}

/** Whether what comes of a spell that has been cast says nothing of what is asked, so that it may be asked of the casting. */
function isLeftOpen(inquiry: Inquiry, asked: AskedOfSpell): boolean {
  if (inquiry.kind === 'amount') return !isOfSpell(inquiry, asked);
  if (inquiry.kind === 'lost' || inquiry.kind === 'lifeTotal') {
    const life = asked.after.given.players[inquiry.player]?.life;
    return asked.later.outcomes.every(it => it.players[inquiry.player]?.life === life);
  }
  if (inquiry.kind !== 'counters' && inquiry.kind !== 'property') return false;
  const { spell, cards, later, now } = asked;
  const lookers = now.outcomes.flatMap(it => it.triggers.map(({ source }) => source));
  if (!inquiry.objects.every(it => lookers.includes(it))) return false;
  if (inquiry.kind === 'counters') return countersIn(later) <= countersIn(now);
  // "it" is the creature that is cast, where one is
  const isOfOthers = inquiry.objects.length > 0 || cardKnown(cards, spell)?.creature !== true;
  return isOfOthers && inquiry.property === 'size' && lookers.every(it => sizeIn(later, it) === sizeIn(now, it));
}

/** The size of an object of this name in the first outcome of an answer: a spell that changes it is what is asked about. */
function sizeIn({ outcomes }: Answer, name: string): string | undefined {
  const object = Object.values(outcomes[0]?.objects ?? {}).find(it => it.written === name);
  return object && `${object.power}/${object.toughness}`;
}

/** Whether an amount that is asked about comes of the spell itself: the event or an instruction brings it, to whom it is asked of. */
function isOfSpell(
  inquiry: Extract<Inquiry, { kind: 'amount' }>,
  { spell, cards, after, later }: AskedOfSpell,
): boolean {
  const { events, words } = BRINGING[inquiry.of];
  const { when, given } = after;
  const known = cardKnown(cards, spell);
  if (['resolves', 'destroys', 'exiles'].includes(when.kind)) return words.some(it => known?.says.has(it) === true);
  if (!events.includes(when.kind)) return false;
  const { player } = inquiry;
  if (player === undefined || inquiry.of === 'tokens') return true;
  const before = given.players[player];
  return later.outcomes.some(
    ({ players: { [player]: it } }) => it?.life !== before?.life || (it?.handSize ?? 0) > (before?.hand?.length ?? 0),
  );
}

/** The number of counters on all objects of an answer, in its first outcome. */
function countersIn({ outcomes }: Answer): number {
  const objects = Object.values(outcomes[0]?.objects ?? {});
  return objects.flatMap(it => Object.values(it.counters)).reduce((sum, it) => sum + it, 0);
}

/** Whether what has an ability that triggers speaks of all that is asked about. */
export function bringsAll(
  { source, text = '' }: Pick<Trigger, 'source' | 'text'>,
  inquiries: readonly Inquiry[],
  cards: Cards,
): boolean {
  const { has } = cards.named(unnumbered(source))?.says ?? cardWording(text);
  return inquiries.every(inquiry => {
    // "how much damage do they take" of life that is lost
    if (inquiry.kind === 'amount' && inquiry.of === 'damage' && has('loses')) return true;
    if (inquiry.kind === 'amount') return BRINGING[inquiry.of].words.some(has);
    if (inquiry.kind === 'property') return text.includes('+');
    if (inquiry.kind === 'lost' || inquiry.kind === 'lifeTotal') return has('damage') || has('life');
    return inquiry.kind !== 'counters' || has('counter');
  });
}

type Trigger = Answer['outcomes'][number]['triggers'][number];

/** The plan in which the spell of a plan becomes cast, where abilities of the board look at that; undefined for others. */
function castingOf(plan: Plan, cards: Cards): Plan | undefined {
  const { happening, gathered } = plan;
  const isDone = isDoneBySpell(happening, cards);
  const isAtObjects = isDone || (happening.action === 'resolves' && happening.by !== undefined);
  const spell = isAtObjects ? spellOfEvent(happening, cards)?.spell : (happening.objects[0] ?? happening.by);
  if (spell === undefined || happening.objects.length > 1 || castTriggers(gathered, plan, cards).length === 0)
    return undefined;
  const { by: _, ...rest } = happening;
  const targets = isAtObjects
    ? [...happening.objects, ...happening.targets].filter(it => it !== spell)
    : happening.targets;
  // what a spell finds as it resolves is no part of its casting (601.2c)
  const mentions = gathered.mentions.filter(it => it.implied !== true);
  const aimed = targets.filter(it => it.implied !== true);
  return {
    ...plan,
    gathered: { ...gathered, mentions },
    happening: { ...rest, action: 'casts', objects: [spell], targets: aimed },
  };
}

export function triggersIn({ outcomes }: Answer, isMeant: (trigger: Trigger) => boolean = () => true): boolean {
  return outcomes.some(it => it.triggers.some(isMeant));
}
