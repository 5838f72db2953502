// Payments for an ability or a spell: "I sac X to Greater Good", "I cast Fling sacrificing X" (602.1a, 118.8).

import { cardWording } from '../../oracle/index.ts';
import { type ActivatedChoice, activatedForItself, anyActivatedOf } from '../model/activations.ts';
import { aimable } from '../model/aimable.ts';
import { type Cards, cardKnown, effectsIn, type Known, typesOf } from '../model/card-traits.ts';
import type { Gathered, Happening, Mention } from '../model/mention.ts';
import { activates } from './activation-event.ts';
import type { Writing, Written } from './event-writing.ts';
import { resolves } from './spell-event.ts';

const COST = { sacrifices: 'sacrifice', discards: 'discard' } as const;

/** Words of a spell about what was paid for it. */
const SPOKEN_OF = { sacrifices: 'speaksOfSacrificed', discards: 'speaksOfDiscarded' } as const;

const ADDITIONAL = { sacrifices: 'costsSacrifice', discards: 'costsDiscard' } as const;

/** Costs of abilities in which something other than their source is paid so. */
const PAID_BY = { sacrifices: 'costsOtherSacrifice', discards: 'costsOtherDiscard' } as const;

type PaidAction = keyof typeof COST;

/** The activation, or the spell, that what is done pays for; undefined where it pays for none whose effect is read. */
export function paidFor(action: PaidAction, happening: Happening, writing: Writing): Written | undefined {
  const { objects, targets, beside, by } = happening;
  const whole = happening.whole === true;
  // "Fling sacrificing X": the spell stands where who pays does
  const payer = happening.source !== undefined && cardKnown(writing.cards, happening.source)?.spell === true;
  const source = [...targets, ...beside, by, payer ? happening.source : undefined].find(
    it => it !== undefined && isPaidSo(action, it, writing.cards, whole),
  );
  if (source === undefined || objects.length === 0) return undefined;
  const [ability] = abilitiesPaidBy(action, source, writing.cards);
  const zone = action === 'discards' ? 'hand' : 'battlefield';
  for (const object of objects) {
    if (happening.who !== undefined) object.whose ??= happening.who;
    writing.board.put(object, zone);
  }
  const rest = {
    ...happening,
    objects: [],
    targets: targets.filter(it => it !== source),
    beside: beside.filter(it => it !== source),
  };
  const written =
    ability === undefined
      ? resolves({ ...rest, ...facing(source, rest, writing), action: 'resolves', by: source, whole: true }, writing)
      : activates({ ...rest, action: 'activates', source, ability: ability.named }, writing);
  if ('missing' in written) return written;
  const picked = objects.flatMap(it => writing.board.refs(it));
  return { ...written, choose: [{ [COST[action]]: picked.length === 1 ? picked[0] : picked }] };
}

/** The player at whom a spell is aimed that may be aimed at any, where nothing else was named that it may be aimed at. */
function facing(
  spell: Mention,
  { targets, toPlayer, who = 'you' }: Happening,
  { all, cards }: Writing,
): Partial<Happening> {
  const known = cardKnown(cards, spell);
  if (known === undefined || !known.says.hasAnyTarget || targets.length > 0 || toPlayer !== undefined) return {};
  const isOpen = aimable(known, spell, all, cards).some(it => it.whose !== undefined && it.whose !== who);
  return isOpen ? {} : { toPlayer: who === 'you' ? 'opponent' : 'you' };
}

/** Whether one ability of it, or its additional cost, is paid for so, and what it does then was read. */
export function isPaidSo(action: PaidAction, source: Mention, cards: Cards, isCast: boolean): boolean {
  const known = cardKnown(cards, source);
  if (known === undefined) return false;
  if (known.spell) {
    const isAsked = known.says[SPOKEN_OF[action]] || (isCast && known.says[ADDITIONAL[action]]);
    return isAsked && cards.instructions(known).unread.length === 0;
  }
  const [ability, ...more] = abilitiesPaidBy(action, source, cards);
  return ability !== undefined && more.length === 0 && isRead(ability, known, cards);
}

/** Whether any of what the ability does was read. */
function isRead({ effect }: ActivatedChoice, known: Known, cards: Cards): boolean {
  return effectsIn(effect, known, cards).length > 0 || /^add \{/iu.test(effect);
}

function abilitiesPaidBy(action: PaidAction, source: Mention, cards: Cards): readonly ActivatedChoice[] {
  const known = cardKnown(cards, source);
  return known === undefined ? [] : anyActivatedOf(known).filter(it => cardWording(it.cost)[PAID_BY[action]]);
}

/**
 * Wordings "I activate Greater Good sacrificing X", "I cast Fling, sacrificing X": what is done pays for what else is
 * said.
 */
export function withPayments(gathered: Gathered, cards: Cards): Gathered {
  const payment = gathered.happenings.find(it => it.action === 'sacrifices' && it.objects.length > 0 && !it.asked);
  if (payment === undefined || payment.targets.length > 0) return gathered;
  const paid = gathered.happenings.find(it => it !== payment && sourceOf(it, cards) !== undefined);
  const source = paid === undefined ? undefined : sourceOf(paid, cards);
  if (paid === undefined || source === undefined) return gathered;
  const objects = [...payment.objects];
  const others = [...paid.targets, ...paid.objects].filter(it => it !== source && !objects.includes(it));
  const toPlayer = paid.toPlayer ?? payment.toPlayer;
  const merged: Happening = {
    ...payment,
    targets: [source, ...others],
    whole: true,
    ...(toPlayer === undefined ? {} : { toPlayer }),
    ...(paid.who === undefined ? {} : { who: paid.who }),
  };
  return {
    ...gathered,
    happenings: gathered.happenings.flatMap(it => (it === paid ? [] : it === payment ? [merged] : [it])),
  };
}

/**
 * The wording "I sac X to Birthing Pod for Y": Y enters by the ability that is paid for, with X in the graveyard. What
 * triggers as X dies would be another event, so that such an X stays open.
 */
export function withSearchesPaid(gathered: Gathered, cards: Cards): Gathered {
  const { happenings } = gathered;
  const sacrifice = happenings.find(it => it.action === 'sacrifices' && !it.asked && it.objects.length > 0);
  const outlet = sacrifice?.targets.find(it => searchesPaid(it, cards));
  const found = happenings.find(
    it => it.action === 'enters' && !it.asked && it.at > (sacrifice?.at ?? 0) && isFound(it) && it !== sacrifice,
  );
  if (sacrifice === undefined || outlet === undefined || found === undefined) return gathered;
  const { objects, who = 'you' } = sacrifice;
  if (objects.some(it => cardKnown(cards, it)?.says.triggersOnOwnDeath === true)) return gathered;
  for (const object of objects) {
    object.whose ??= who;
    if (object.names.length > 0) object.place = 'graveyard';
  }
  outlet.place = 'battlefield';
  outlet.whose ??= who;
  const entering: Happening = { ...found, who, by: outlet, zone: 'library', zoneSaid: true };
  return {
    ...gathered,
    happenings: happenings.flatMap(it => (it === sacrifice ? [] : it === found ? [entering] : [it])),
  };
}

function isFound({ by, objects }: Happening): boolean {
  return by === undefined && objects.length > 0 && objects.every(it => it.place === undefined);
}

/** Whether an ability of a permanent costs another sacrifice and searches a library. */
function searchesPaid(outlet: Mention, cards: Cards): boolean {
  return abilitiesPaidBy('sacrifices', outlet, cards).some(it => cardWording(it.effect).searchesLibrary);
}

/**
 * The wording "I have Ashnod's Altar and sac a creature": a player's sacrifice pays for the one ability on the board that
 * takes such a cost, where nothing else is told to have it done.
 */
export function withOutlets(gathered: Gathered, cards: Cards): Gathered {
  return withOutletOnBoard({ ...gathered, happenings: gathered.happenings.map(it => asSacrifice(it, cards)) }, cards);
}

/** Wordings "Carrion Feeder eats X" and "I use Miren on X", of what is sacrificed for the ability. */
function asSacrifice(happening: Happening, cards: Cards): Happening {
  const { action, objects, targets, by, source, verb, ...rest } = happening;
  const [object, ...more] = objects;
  const [target, ...others] = targets;
  const sacrifice = (outlet: Mention, victim: Mention): Happening => {
    const who = rest.who ?? outlet.whose ?? 'you';
    return { ...rest, action: 'sacrifices', voice: 'active', who, objects: [victim], targets: [outlet] };
  };
  // "High Market sacs my Reef Worm": its own ability has that cost
  if (action === 'sacrifices' && source && !by && targets.length === 0 && takes(source, objects, cards))
    return { ...sacrifice(source, object ?? source), objects };
  const isEating = action === 'hits' && /^(?:eats?|ate|eating)$/iu.test(verb?.text ?? '');
  if (isEating && object && by && more.length === 0 && takes(object, [by], cards)) return sacrifice(object, by);
  const outlet = source ?? object;
  const isUsed = action === 'activates' && outlet !== undefined && target !== undefined && others.length === 0;
  if (isUsed && takes(outlet, [target], cards) && !isAimed(outlet, cards)) return sacrifice(outlet, target);
  return happening;
}

/** Whether an ability of a permanent that takes a sacrifice has a target besides. */
function isAimed(outlet: Mention, cards: Cards): boolean {
  return abilitiesPaidBy('sacrifices', outlet, cards).some(it => cardWording(it.effect).hasTarget);
}

function withOutletOnBoard(gathered: Gathered, cards: Cards): Gathered {
  const { happenings, mentions } = gathered;
  const sacrifice = happenings.find(it => it.action === 'sacrifices' && isOfPlayer(it));
  if (sacrifice === undefined || sacrifice.objects.some(it => isForItself(it, cards))) return gathered;
  const { who = 'you', objects, beside } = sacrifice;
  const isTheirs = ({ whose }: Mention) => (whose ?? who) === who;
  const outlets = mentions.filter(
    it => !objects.includes(it) && it.count === 1 && isTheirs(it) && isOnBoard(it) && takes(it, objects, cards),
  );
  const [outlet, ...more] = outlets;
  if (outlet === undefined || more.length > 0) return gathered;
  const paying: Happening = { ...sacrifice, targets: [outlet], beside: beside.filter(it => it !== outlet) };
  return { ...gathered, happenings: happenings.map(it => (it === sacrifice ? paying : it)) };
}

/** Whether a player sacrifices one object, and what for is not told. */
function isOfPlayer({ objects: [object, ...more], targets, by, source, each, voice }: Happening): boolean {
  const isOne = object?.count === 1 && more.length + targets.length === 0;
  return isOne && !by && !source && each !== true && voice === 'active';
}

/** Whether it is sacrificed for an ability of its own. */
function isForItself(object: Mention, cards: Cards): boolean {
  const known = cardKnown(cards, object);
  return known !== undefined && activatedForItself(known).length > 0;
}

function isOnBoard({ place, names }: Mention): boolean {
  return names.length > 0 && (place === undefined || place === 'battlefield');
}

/** Whether one ability of a permanent costs the sacrifice of such objects, and what it does was read. */
function takes(outlet: Mention, objects: readonly Mention[], cards: Cards): boolean {
  const known = cardKnown(cards, outlet);
  if (known === undefined || known.spell || !isPaidSo('sacrifices', outlet, cards, false)) return false;
  const [ability] = abilitiesPaidBy('sacrifices', outlet, cards);
  return ability !== undefined && objects.every(it => cardWording(ability.cost).costsSacrificeOf(kindsOf(it, cards)));
}

/** The words for the kinds an object is of: its types and subtypes, and what a token was called. */
function kindsOf(object: Mention, cards: Cards): readonly string[] {
  const subtypes = cardKnown(cards, object)?.face.subtypes ?? [];
  return [...typesOf(object, cards), ...subtypes, ...(object.noun?.said.split(' ') ?? [])];
}

/** The object that is activated or cast in a happening, where a sacrifice pays for it. */
function sourceOf({ action, source, objects, by }: Happening, cards: Cards): Mention | undefined {
  if (action !== 'activates' && action !== 'enters' && action !== 'resolves' && action !== 'casts') return undefined;
  return [source, by, ...objects].find(it => it !== undefined && isPaidSo('sacrifices', it, cards, true));
}
