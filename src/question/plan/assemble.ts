// Assembly of plans from what was gathered: the event, with earlier events put on the board.
import { abilityLabel, activatorOf, openAbilities } from '../events/activation-event.ts';
import { stepPlan } from '../events/steps.ts';
import { copiesByAbility } from '../events/token-copies.ts';
import { spellOf } from '../implied/consequences.ts';
import {
  addEarlierLands,
  addFetched,
  addFirsts,
  addPinger,
  addSearchers,
  addSources,
} from '../implied/implied-objects.ts';
import { type Cards, cardKnown } from '../model/card-traits.ts';
import { type Gathered, type Happening, joinedPatch, type Mention } from '../model/mention.ts';
import { bystanderPlan, nameOf, type Plan, type Planned, planFor } from '../model/plan.ts';
import { isBestowed } from '../model/states.ts';
import type { Side } from '../tokens/question-token.ts';
import { bare } from './eventless-plan.ts';
import { ownReturnPlan } from './watched-plan.ts';

/** The plan of a question; `together` says that several objects enter at the same time. */
export function planOf(gathered: Gathered, cards: Cards, together: boolean): Planned {
  addFirsts(gathered);
  addPinger(gathered, cards);
  addSources(gathered);
  addFetched(gathered, cards);
  addEarlierLands(gathered, cards);
  addSearchers(gathered, cards);
  const happened = gathered.happenings.filter(it => !it.asked && hasContent(it));
  putWaiting(gathered, happened, cards);
  const dies = happened.some(it => (it.action === 'dies' || it.action === 'destroys') && it.objects.length > 0);
  const stated = dies ? happened.filter(it => it.action !== 'wipes') : happened;
  const last = stated.findLast(it => !it.already) ?? stated.at(-1);
  if (last === undefined) {
    const step = stepPlan(gathered);
    if (step !== undefined) return { plan: step };
  }
  if (last !== undefined) return planOfLast(last, stated, gathered, cards, together);
  const copying = copyingPlan(gathered, cards);
  if (copying !== undefined) return { plan: copying };
  return planOfAsked(gathered, cards, together);
}

/** The plan of the last of the events that a question states; the others before it are on the board by then. */
function planOfLast(
  last: Happening,
  stated: readonly Happening[],
  gathered: Gathered,
  cards: Cards,
  together: boolean,
): Planned {
  const open = openAbilities(last, cards);
  const source = activatorOf(last);
  if (open.length > 0 && source !== undefined) {
    const plans = open.map(ability => ({
      label: abilityLabel(source, ability),
      plan: { happening: { ...last, ability: ability.named }, gathered, assumed: [] },
    }));
    return { question: `Which ability of ${nameOf(source)} is meant?`, plans };
  }
  const drawers = drawersOf(last, cards);
  const wheel = drawers.length > 0 && areHandsTold(gathered) ? wheelOf(last, cards) : undefined;
  if (wheel !== undefined) return { plan: { happening: wheel, gathered, assumed: [] } };
  if (drawers.length > 0)
    return {
      question: 'Whose cards are asked about?',
      plans: drawers.map(it => ({ label: it.label, plan: { happening: it.happening, gathered, assumed: [] } })),
    };
  const cracked = stated.find(it => isSearchOf(it, last, cards));
  if (cracked?.by !== undefined) {
    last.by = cracked.by;
    last.zone ??= 'library';
  }
  const before = stated.filter(it => it !== last && it !== cracked);
  const clash = before.filter(it => !isSettled(it, cards) && !isPartOf(it, last, cards));
  if (clash.length > 0)
    return { question: 'Which of these happens now?', plans: choicesOf([...before, last], gathered) };
  for (const earlier of before) {
    if (earlier.zone !== undefined && isSameMove(earlier, last)) last.zone ??= earlier.zone;
    if (becomesBoard(earlier, cards)) {
      putOnBoard(earlier);
      attachCast(earlier, cards);
    } else if (isAttached(earlier, cards)) attachTo(earlier, cards);
    else if (isEnchanted(earlier, cards)) enchant(earlier);
    else if (isTaken(earlier, cards)) takeControl(earlier);
    else if (isExiled(earlier, cards)) putInExile(earlier);
    else if (isCopyMade(earlier, cards)) putCopy(earlier, cards);
  }
  for (const mention of gathered.mentions) if (isCopyBefore(mention, last, cards)) becomeCopy(mention);
  leaveOutModels(gathered);
  return oneAfterAnother(last, gathered, cards, together);
}

/** The plan in which a permanent that is told to copy another enters as that copy, or becomes it by its own ability. */
function copyingPlan(gathered: Gathered, cards: Cards): Plan | undefined {
  const copying =
    gathered.mentions.find(it => it.copying !== undefined && it.place === undefined) ??
    gathered.mentions.find(it => it.copying !== undefined && cardKnown(cards, it)?.copies === true);
  if (copying === undefined) return undefined;
  const { copying: copied } = copying;
  const known = cardKnown(cards, copying);
  if (copied !== undefined && known !== undefined && copiesByAbility(known)) {
    delete copying.copying;
    const { happening } = planFor(copying, gathered);
    const becoming = { ...happening, action: 'copies' as const, source: copying, objects: [copied] };
    return { happening: becoming, gathered, assumed: [] };
  }
  delete copying.place;
  return planFor(copying, gathered);
}

/** The plan of a question that states no event: the one that is asked about, or what its objects suggest. */
function planOfAsked(gathered: Gathered, cards: Cards, together: boolean): Planned {
  const returning = ownReturnPlan(gathered, cards);
  if (returning !== undefined) return { plan: returning };
  const asked = gathered.happenings.find(it => it.objects.length > 0 || it.source !== undefined);
  const copies = (it: Mention) => cardKnown(cards, it)?.copies === true;
  const copied =
    asked?.action === 'copies' && asked.objects.length > 0 && (asked.source !== undefined || asked.beside.some(copies));
  if (asked !== undefined && (copied || asked.objects.some(it => it.place === undefined)))
    return oneAfterAnother(asked, gathered, cards, together);
  const free = gathered.mentions.filter(it => it.place === undefined);
  if (gathered.effects.length > 0 && free.length === 0) return { plan: bystanderPlan(gathered) };
  return bare(gathered, cards);
}

function hasContent({ objects, by, action }: Happening): boolean {
  return (
    objects.length > 0 ||
    by !== undefined ||
    !['enters', 'returns', 'blinks', 'copies', 'dies', 'destroys'].includes(action)
  );
}

/** Whether an earlier event has its result on the board by now. */
function isSettled(happening: Happening, cards: Cards): boolean {
  return [becomesBoard, isAttached, isEnchanted, isTaken, isExiled, isCopyMade].some(it => it(happening, cards));
}

/** A permanent that came before is on the battlefield by now. */
function becomesBoard({ action, objects, by }: Happening, cards: Cards): boolean {
  return (
    action === 'enters' &&
    by === undefined &&
    objects.length > 0 &&
    objects.every(it => cardKnown(cards, it)?.spell !== true && (it.copying === undefined || isCopyNamed(it)))
  );
}

/** A single permanent that entered as a copy of a card by its name: it is that copy by now (707.2). */
function isCopyNamed({ count, copying }: Mention): boolean {
  return count === 1 && copying?.count === 1 && copying.names.length > 0;
}

/** The wording "They put Darksteel Mutation on X": by now it is attached. */
/** A change of control, which lasts: "My opponent stole my bear". */
function isTaken({ action, verb, objects, beside }: Happening, cards: Cards): boolean {
  const taking = action === 'enchants' && /^(?:st[eo]|tak|took|gain|mind)/iu.test(verb?.text ?? '');
  return taking && objects.length > 0 && beside.every(it => cardKnown(cards, it)?.attaches !== true);
}

/** The wording "I steal X with Control Magic": by now the Aura is attached. */
function isEnchanted({ action, objects, beside }: Happening, cards: Cards): boolean {
  const [aura, ...more] = beside;
  const isOne = aura !== undefined && more.length === 0 && objects.length === 1;
  return action === 'enchants' && isOne && cardKnown(cards, aura)?.face.subtypes.includes('Aura') === true;
}

function enchant({ objects: [host], beside: [aura], who = 'you' }: Happening): void {
  if (host === undefined || aura === undefined) return;
  host.place = 'battlefield';
  host.whose ??= who === 'you' ? 'opponent' : 'you';
  aura.attachedTo = host;
  aura.place = 'battlefield';
  aura.whose ??= who;
}

function takeControl({ objects, beside, who = 'you' }: Happening): void {
  for (const object of objects) {
    object.place = 'battlefield';
    object.owner = object.whose ?? (who === 'you' ? 'opponent' : 'you');
    object.whose = who;
  }
  for (const mention of beside) {
    mention.place ??= 'battlefield';
    mention.whose ??= who;
  }
}

/**
 * The wording "My Banisher Priest had exiled X": it is in exile by now, where the permanent that did it put it
 * (607.2a).
 */
function isExiled({ action, voice, objects, source, by }: Happening, cards: Cards): boolean {
  const maker = source ?? by;
  return (
    action === 'exiles' &&
    voice === 'active' &&
    objects.length > 0 &&
    maker !== undefined &&
    cardKnown(cards, maker)?.spell === false
  );
}

/** The wording "My opponent copied my X with Metamorph": what copied it is on the battlefield by now, as that copy. */
function isCopyMade(happening: Happening, cards: Cards): boolean {
  const { action, objects } = happening;
  const [copied, ...more] = objects;
  const copier = copierIn(happening, cards);
  return (
    action === 'copies' && copier !== undefined && copied?.count === 1 && copied.names.length > 0 && more.length === 0
  );
}

function copierIn({ source, by, beside }: Happening, cards: Cards): Mention | undefined {
  return [source, by, ...beside].find(it => it !== undefined && cardKnown(cards, it)?.copies === true);
}

function putCopy(happening: Happening, cards: Cards): void {
  const copier = copierIn(happening, cards);
  const [copied] = happening.objects;
  if (copier === undefined || copied === undefined) return;
  copier.place = 'battlefield';
  copier.whose ??= happening.who ?? 'you';
  copier.copying = copied;
  becomeCopy(copier);
}

function putInExile({ objects, source, by }: Happening): void {
  const maker = source ?? by;
  if (maker === undefined) return;
  maker.place ??= 'battlefield';
  const owner = objects[0]?.whose;
  if (owner !== undefined) maker.whose ??= owner === 'you' ? 'opponent' : 'you';
  for (const object of objects) {
    object.place = 'exile';
    object.exiledWith = maker;
  }
}

function isAttached(happening: Happening, cards: Cards): boolean {
  const { action, toPlayer } = happening;
  const { worn, host } = wornIn(happening, cards);
  return (
    (action === 'puts' || action === 'attaches') && worn !== undefined && (host !== undefined || toPlayer !== undefined)
  );
}

/** The Aura or Equipment, and what it goes on: "attach X to Y", "equip Y with X". */
function wornIn(
  { objects, targets, beside }: Happening,
  cards: Cards,
): { readonly worn?: Mention | undefined; readonly host?: Mention | undefined } {
  const [object, ...more] = objects;
  if (object === undefined || more.length > 0) return {};
  const attaches = (mention: Mention | undefined) =>
    mention !== undefined && cardKnown(cards, mention)?.attaches === true;
  if (attaches(object)) return targets.length > 1 ? {} : { worn: object, host: targets[0] };
  return attaches(beside[0]) ? { worn: beside[0], host: object } : {};
}

function attachTo(happening: Happening, cards: Cards): void {
  const { worn: object, host } = wornIn(happening, cards);
  if (object === undefined) return;
  putOnBoard(happening);
  object.place = 'battlefield';
  object.whose ??= happening.who ?? 'you';
  if (happening.toPlayer !== undefined) object.patch = joinedPatch(object.patch, { attachedTo: happening.toPlayer });
  if (host === undefined) return;
  object.attachedTo = host;
  host.place = 'battlefield';
}

/** One event, described twice: "I Wheel of Fortune, opponent draws 7". */
export function isPartOf(before: Happening, last: Happening, cards: Cards): boolean {
  if (before.action === 'wipes' && last.action === 'wipes') return true;
  const same = before.objects.length > 0 && before.objects.every(it => last.objects.includes(it));
  if (before.action === last.action && same) return true;
  return (
    (before.action === 'resolves' || spellOf(before, cards) !== undefined) &&
    [
      'draws',
      'discards',
      'deals',
      'hits',
      'creates',
      'gainsLife',
      'losesLife',
      'dies',
      'destroys',
      'wipes',
      'mills',
    ].includes(last.action)
  );
}

/**
 * The wording "I grab X out of my library, and it comes in tapped": where what moves comes from was said the first
 * time.
 */
function isSameMove(before: Happening, last: Happening): boolean {
  return before.action === last.action && before.objects.every(it => last.objects.includes(it));
}

function putOnBoard({ objects, who }: Happening): void {
  for (const object of objects) {
    object.place = 'battlefield';
    object.whose ??= who ?? 'you';
    becomeCopy(object);
  }
}

/** An Aura that was cast before is attached to what it was cast for; so is what was cast with bestow (303.4f, 702.103b). */
function attachCast({ objects, targets, toPlayer, verb }: Happening, cards: Cards): void {
  const [aura, ...more] = objects;
  const [host, ...others] = targets;
  if (aura === undefined || more.length + others.length > 0) return;
  if (verb?.cost === 'bestow') aura.patch = joinedPatch(aura.patch, { cast: { costs: ['bestow'] } });
  if (cardKnown(cards, aura)?.face.subtypes.includes('Aura') !== true && !isBestowed(aura)) return;
  if (toPlayer !== undefined) aura.patch = joinedPatch(aura.patch, { attachedTo: toPlayer });
  if (host === undefined) return;
  aura.attachedTo ??= host;
  host.place ??= 'battlefield';
}

/** The wording "Mirrormade copying X, then I make a token": a copy that is no part of the event is there. */
function isCopyBefore(mention: Mention, { action, objects, by, source, beside }: Happening, cards: Cards): boolean {
  const isThere = objects.includes(mention) && (OF_PERMANENTS.includes(action) || isDoneToIt(action, by, cards));
  return (
    isCopyNamed(mention) &&
    cardKnown(cards, mention)?.copies === true &&
    (isThere || ![...objects, ...beside, by, source].includes(mention))
  );
}

/** The wording "I bolt it": what a spell that returns nothing from elsewhere is done to is on the battlefield. */
function isDoneToIt(action: Happening['action'], by: Mention | undefined, cards: Cards): boolean {
  const known = by === undefined ? undefined : cardKnown(cards, by);
  return action === 'resolves' && known?.spell === true && known.says.action.kind !== 'returns';
}

/** Events of what is on the battlefield. */
const OF_PERMANENTS: readonly string[] = [
  'dies',
  'destroys',
  'sacrifices',
  'exiles',
  'blinks',
  'transforms',
  'attacks',
  'deals',
  'hits',
  'bounces',
  'taps',
  'untaps',
];

function becomeCopy(mention: Mention): void {
  const { copying } = mention;
  if (copying === undefined) return;
  mention.patch = joinedPatch(mention.patch, { copyOf: copying.names[0] });
  if (copying.model === undefined) copying.place ??= 'battlefield';
  delete mention.copying;
}

/** Removes what was named only as what a permanent is a copy of, once that permanent is that copy. */
function leaveOutModels({ mentions, happenings }: Gathered): void {
  const isUsed = (model: Mention) =>
    model.whose !== undefined ||
    mentions.some(it => it.copying === model || it.attachedTo === model) ||
    happenings.some(({ objects, targets, by, source }) => [...objects, ...targets, by, source].includes(model));
  const models = mentions.filter(it => it.model === true && it.place === undefined && !isUsed(it));
  for (const model of models) mentions.splice(mentions.indexOf(model), 1);
}

/** Spells cast one after the other resolve one after the other; only together they enter together. */
function oneAfterAnother(happening: Happening, gathered: Gathered, cards: Cards, together: boolean): Planned {
  const { objects, by, action } = happening;
  const plan = { happening, gathered, assumed: [] };
  const spell = objects.some(it => cardKnown(cards, it)?.spell === true);
  const isSearch = happening.source !== undefined && happening.verb?.zone === 'library';
  if (action !== 'enters' || by !== undefined || isSearch || together || spell || objects.length < 2) return { plan };
  const own = objects.filter(it => cardKnown(cards, it)?.enters === true);
  if (own.length === 1 && /^etb$/iu.test(happening.verb?.text ?? '')) {
    const others = objects.filter(it => !own.includes(it));
    return {
      plan: { ...plan, happening: { ...happening, objects: own }, gathered: onBoard(gathered, others, happening.who) },
    };
  }
  const label = (it: Mention) => `${nameOf(it)} enters last`;
  const plans = objects.map(last => {
    const others = objects.filter(it => it !== last);
    return {
      label: label(last),
      plan: {
        ...plan,
        happening: { ...happening, objects: [last] },
        gathered: onBoard(gathered, others, happening.who),
      },
    };
  });
  return cardKnown(cards, objects[0] ?? { names: [] }) === undefined
    ? { plan }
    : { question: 'In which order do they enter?', plans: plans.reverse() };
}

function onBoard(gathered: Gathered, placed: readonly Mention[], who: Side | undefined): Gathered {
  for (const mention of placed) {
    mention.place = 'battlefield';
    mention.whose ??= who ?? 'you';
  }
  return gathered;
}

function choicesOf(
  happenings: readonly Happening[],
  gathered: Gathered,
): readonly { readonly label: string; readonly plan: Plan }[] {
  return happenings.map(happening => {
    const what = happening.objects[0] ?? happening.by;
    const name = what === undefined ? '' : `${nameOf(what)} `;
    return { label: `${name}${happening.action}`, plan: { happening, gathered, assumed: [] } };
  });
}

/** The wording "I crack Polluted Delta, then shock in X": the search by which the land enters that is told of next. */
function isSearchOf({ verb, objects, by, asked }: Happening, last: Happening, cards: Cards): boolean {
  const isSearch = verb?.through === true && !asked && by !== undefined && objects.length === 0;
  const isLand = last.objects.length > 0 && last.objects.every(it => cardKnown(cards, it)?.land === true);
  return isSearch && last.action === 'enters' && last.by === undefined && last.zoneSaid !== true && isLand;
}

/** Whether something is told of a hand, so that what is discarded counts too. */
function areHandsTold({ facts, mentions }: Gathered): boolean {
  return facts.some(it => it.path.at(-1) === 'hand') || mentions.some(it => it.place === 'hand');
}

/** A spell by which all players draw, carried out whole, where all of its text was read. */
function wheelOf(happening: Happening, cards: Cards): Happening | undefined {
  const spell = happening.by ?? happening.objects.find(it => cardKnown(cards, it)?.spell === true);
  const known = spell === undefined ? undefined : cardKnown(cards, spell);
  if (spell === undefined || known === undefined || cards.instructions(known).unread.length > 0) return undefined;
  const objects = happening.objects.filter(it => it !== spell);
  return { ...happening, action: 'resolves', by: spell, objects, whole: true };
}

/** The draws of each player of a spell by which all of them draw: one of them is the event. */
function drawersOf(
  happening: Happening,
  cards: Cards,
): readonly { readonly label: string; readonly happening: Happening }[] {
  const { action, by, objects, toPlayer } = happening;
  const spell = by ?? objects.find(it => cardKnown(cards, it)?.spell === true);
  const known = spell === undefined ? undefined : cardKnown(cards, spell);
  if (!['resolves', 'enters'].includes(action) || known?.spell !== true || toPlayer !== undefined) return [];
  const does = known.says.action;
  if (does.kind !== 'draws' || !does.each || does.amount === 'x') return [];
  const { amount } = does;
  return (['opponent', 'you'] as const).map(who => ({
    label: `${who === 'you' ? 'You draw' : 'Your opponent draws'} ${amount}`,
    happening: { ...happening, action: 'draws' as const, who, amount, objects: [] },
  }));
}

/**
 * The wording "does my X come back if I play a land": what returns itself waits in the graveyard, where nothing told
 * is about it.
 */
function putWaiting({ happenings }: Gathered, happened: readonly Happening[], cards: Cards): void {
  if (happened.length === 0) return;
  const returning = happenings.filter(it => it.asked && it.action === 'returns').flatMap(it => it.objects);
  const waiting = returning.filter(it => !happened.some(({ objects }) => objects.includes(it)));
  for (const object of waiting)
    if (cardKnown(cards, object)?.says.returnsFromOwnGraveyard === true) object.place ??= 'graveyard';
}
