// Events told before the last one, and what they leave on the board.
import { crewOf, tapsCrew } from '../events/activation-event.ts';
import { paidBy } from '../events/entering-event.ts';
import { spellOf } from '../implied/consequences.ts';
import { type Cards, cardKnown } from '../model/card-traits.ts';
import { type Gathered, type Happening, joinedPatch, type Mention } from '../model/mention.ts';
import { isBestowed } from '../model/states.ts';

/** Puts on the board what an event that was told before the last one has brought about. */
export function carryOutBefore(earlier: Happening, last: Happening, cards: Cards): void {
  if (earlier.zone !== undefined && isSameMove(earlier, last)) last.zone ??= earlier.zone;
  if (becomesBoard(earlier, cards)) {
    putOnBoard(earlier);
    attachCast(earlier, cards);
  } else if (isAttached(earlier, cards)) attachTo(earlier, cards);
  else if (isEnchanted(earlier, cards)) enchant(earlier);
  else if (isTaken(earlier, cards)) takeControl(earlier);
  else if (isExiled(earlier, cards)) putInExile(earlier);
  else if (isCopyMade(earlier, cards)) putCopy(earlier, cards);
  else if (tapsCrew(earlier)) putCrewed(earlier);
  else if (isCountersPut(earlier)) putCounters(earlier, last);
}

/** Whether an earlier event has its result on the board by now. */
export function isSettled(happening: Happening, cards: Cards): boolean {
  return [becomesBoard, isAttached, isEnchanted, isTaken, isExiled, isCopyMade, tapsCrew, isCountersPut].some(it =>
    it(happening, cards),
  );
}

/** The wording "I put two +1/+1 counters on X, then it dies": by no spell or ability that is named. */
export function isCountersPut({ action, counter, targets, amount, by, source, objects }: Happening): boolean {
  const isNamed = by !== undefined || source !== undefined || objects.length > 0;
  return action === 'puts' && (counter ?? '') !== '' && targets.length === 1 && amount !== undefined && !isNamed;
}

function putCounters({ targets: [target], counter, amount }: Happening, last: Happening): void {
  if (target === undefined || counter === undefined || amount === undefined) return;
  target.patch = joinedPatch(target.patch, { counters: { [counter]: amount } });
  if (!last.objects.includes(target)) target.place ??= 'battlefield';
}

/** The wording "I crew X with Y and attack with it": it is a creature by now, and its crew is tapped (702.122). */
function putCrewed(happening: Happening): void {
  const { source, objects, who, verb } = happening;
  const vehicle = source ?? objects[0];
  const crew = crewOf(happening);
  for (const mention of vehicle === undefined ? crew : [vehicle, ...crew]) {
    mention.place = 'battlefield';
    mention.whose ??= who ?? 'you';
  }
  if (vehicle !== undefined && verb?.ability === 'crew')
    vehicle.patch = joinedPatch(vehicle.patch, { designations: ['crewed'] });
  for (const mention of crew) mention.patch = joinedPatch(mention.patch, { tapped: true });
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

/** A change of control, which lasts: "My opponent stole my bear". */
function isTaken({ action, verb, objects, beside }: Happening, cards: Cards): boolean {
  const taking =
    action === 'enchants' && /^(?:st[eo]|tak|took|gain|mind|grab|snag|nab|yoink|swip|jack)/iu.test(verb?.text ?? '');
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
  becomeCopyTold(copier);
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

/** The wording "They put Darksteel Mutation on X": by now it is attached. */
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
  // equip is for a creature of one's own (702.6a)
  if (happening.action === 'attaches' && cardKnown(cards, object)?.face.subtypes.includes('Equipment') === true)
    host.whose ??= happening.who ?? 'you';
}

/** One event, described twice: "I Wheel of Fortune, opponent draws 7". */
export function isPartOf(before: Happening, last: Happening, cards: Cards): boolean {
  if (before.action === 'wipes' && last.action === 'wipes') return true;
  const same = before.objects.length > 0 && before.objects.every(it => last.objects.includes(it));
  if (before.action === last.action && same) return true;
  // "I draw the land. When it comes down …"
  if (before.action === 'draws' && last.action === 'enters' && same) return true;
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

function putOnBoard(happening: Happening): void {
  const { objects, who, verb } = happening;
  const cast = FACE_DOWN.includes(verb?.cost ?? '') ? {} : paidBy(happening);
  for (const object of objects) {
    object.place = 'battlefield';
    object.whose ??= who ?? 'you';
    if (Object.keys(cast).length > 0) object.patch = joinedPatch(object.patch, { cast });
    becomeCopyTold(object);
  }
}

/** The ways to play a card face down, of which its state tells (708.2). */
const FACE_DOWN: readonly string[] = ['morph', 'manifest', 'disguise'];

/** An Aura that was cast before is attached to what it was cast for; so is what was cast with bestow (303.4f, 702.103b). */
function attachCast({ objects, targets, toPlayer }: Happening, cards: Cards): void {
  const [aura, ...more] = objects;
  const [host, ...others] = targets;
  if (aura === undefined || more.length + others.length > 0) return;
  if (cardKnown(cards, aura)?.face.subtypes.includes('Aura') !== true && !isBestowed(aura)) return;
  if (toPlayer !== undefined) aura.patch = joinedPatch(aura.patch, { attachedTo: toPlayer });
  if (host === undefined) return;
  aura.attachedTo ??= host;
  host.place ??= 'battlefield';
}

/** The wording "Mirrormade copying X, then I make a token": a copy that is no part of the event is there. */
export function isCopyBefore(
  mention: Mention,
  { action, objects, by, source, beside }: Happening,
  cards: Cards,
): boolean {
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

export function becomeCopyTold(mention: Mention): void {
  const { copying } = mention;
  if (copying === undefined) return;
  mention.patch = joinedPatch(mention.patch, { copyOf: copying.names[0] });
  if (copying.model === undefined) copying.place ??= 'battlefield';
  delete mention.copying;
}

/** Removes what was named only as what a permanent is a copy of, once that permanent is that copy. */
export function leaveOutModels({ mentions, happenings }: Gathered): void {
  const isUsed = (model: Mention) =>
    model.whose !== undefined ||
    mentions.some(it => it.copying === model || it.attachedTo === model) ||
    happenings.some(({ objects, targets, by, source }) => [...objects, ...targets, by, source].includes(model));
  const models = mentions.filter(it => it.model === true && it.place === undefined && !isUsed(it));
  for (const model of models) mentions.splice(mentions.indexOf(model), 1);
}
