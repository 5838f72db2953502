// A happening as the one event of a scenario.

import { cardWording } from '../../oracle/index.ts';
import { activatedForItself, activatedOf } from '../model/activations.ts';
import { cardKnown } from '../model/card-traits.ts';
import type { Happening, Mention } from '../model/mention.ts';
import { returnsAsItDies } from '../model/own-return.ts';
import { exampleOfKind } from '../model/plan.ts';
import { nicknamed } from '../words/card-nicknames.ts';
import { activates, addsMana, cycles, equips } from './activation-event.ts';
import { creates, damage, life, puts, removes } from './amount-event.ts';
import { areWorn, copies, entering } from './entering-event.ts';
import { actor, amountBy, type EventWriter, type Writing, type Written } from './event-writing.ts';
import { acts } from './keyword-acts.ts';
import { attacks, cardsMoved, moves, status, transforms, wipes } from './moving-event.ts';
import { isPaidSo, paidFor } from './paid-events.ts';
import { casts, resolves } from './spell-event.ts';
import { stepBegins } from './steps.ts';

/** Writes a happening; what it needs is put on the board on the way. */
export function writeEvent(happening: Happening, writing: Writing): Written {
  return ROWS[happening.action](happening, writing);
}

/** Writes that objects enter, or that a spell resolves where one of them is an instant or a sorcery. */
export function enters(happening: Happening, writing: Writing): Written {
  const spell = happening.objects.find(it => cardKnown(writing.cards, it)?.spell === true);
  const popped = poppedBy(happening, writing);
  if (popped !== undefined) return activates({ ...happening, source: popped, objects: [] }, writing);
  if (spell !== undefined) return resolves({ ...happening, by: spell }, writing);
  const [aura] = happening.objects;
  if (aura !== undefined && isOfGraveyards(happening, writing)) {
    // it is no longer what it was cast as once it is attached to what it returned
    writing.board.take(aura);
    const targets = cardsEnchanted(happening);
    const who = happening.who ?? aura.whose ?? 'you';
    return entering(targets, { ...happening, who, objects: [...targets], targets: [], by: aura }, writing, 'graveyard');
  }
  return entering(happening.objects, happening, writing, happening.zone);
}

/** Wordings "I crack Ratchet Bomb", "Engineered Explosives gets popped": a permanent sacrificed for an ability that finds nothing. */
function poppedBy({ verb, objects, by }: Happening, { cards }: Writing): Mention | undefined {
  const [source, ...more] = by === undefined ? objects : objects.length === 0 ? [by] : [];
  const known = source === undefined || verb?.through !== true ? undefined : cardKnown(cards, source);
  if (known === undefined || more.length > 0 || known.spell || known.says.searchesLibrary) return undefined;
  const [ability, ...others] = activatedForItself(known);
  return ability !== undefined && others.length === 0 && activatedOf(known).length === 1 ? source : undefined;
}

/** The wording "X comes back": what its own text exiles and returns transformed, where no other zone was said. */
function turnsOver({ verb, zoneSaid, by, objects }: Happening, { cards }: Writing): boolean {
  const [object] = objects;
  const plain = verb?.voice === 'middle' && zoneSaid !== true && by === undefined && object !== undefined;
  const known = plain ? cardKnown(cards, object) : undefined;
  return known?.says.returnsTransformed === true && !returnsAsItDies(known);
}

/** The wording "I sac Vampire Hexmage targeting X": the cost of its one ability that has a target. */
function isPaidWith({ objects, targets, who = 'you' }: Happening, { cards }: Writing): boolean {
  const [object, ...more] = objects;
  // "I sac Mogg Fanatic to Goblin Bombardment"
  if (targets.some(it => (it.whose ?? who) === who && isPaidSo('sacrifices', it, cards, false))) return false;
  const known = object === undefined ? undefined : cardKnown(cards, object);
  const [ability, ...others] = known === undefined ? [] : activatedOf(known);
  if (more.length + others.length > 0 || targets.length === 0 || ability === undefined) return false;
  return cardWording(ability.cost).costsItself(known?.name ?? '~') && cardWording(ability.effect).hasTarget;
}

/** The cards that an Aura is cast for: its targets, or "Animate Dead on X" without a verb. */
function cardsEnchanted({ objects: [aura], targets }: Happening): readonly Mention[] {
  return targets.length > 0 || aura?.attachedTo === undefined ? targets : [aura.attachedTo];
}

/** 303.4, "enchant creature card in a graveyard": what it is cast for is returned by it. */
function isOfGraveyards(happening: Happening, { cards }: Writing): boolean {
  const [aura, ...more] = happening.objects;
  return more.length === 0 && cardsEnchanted(happening).length === 1 && aura !== undefined && raises(aura, cards);
}

/** Whether a permanent attaches itself to a card that it returns from a graveyard. */
function raises(mention: Mention, cards: Writing['cards']): boolean {
  return cardKnown(cards, mention)?.says.enchantsInGraveyard === true;
}

/** The wording "I reanimate X with Animate Dead": the return, by what was named beside it. */
function returns(happening: Happening, writing: Writing): Written {
  const { beside, by, objects, zone } = happening;
  if (turnsOver(happening, writing)) return transforms(happening, writing);
  const aura = by ?? beside.find(it => raises(it, writing.cards));
  if (aura === undefined || !raises(aura, writing.cards))
    return entering(objects, happening, writing, zone ?? 'graveyard');
  writing.board.take(aura);
  const others = beside.filter(it => it !== aura);
  return entering(objects, { ...happening, by: aura, beside: others }, writing, zone ?? 'graveyard');
}

/** Something is exiled and returns: its return, or where all of it is asked about, its leaving too. */
function blinks(told: Happening, writing: Writing): Written {
  const happening = underOwner(told, writing);
  const { objects, beside, verb: _, ...rest } = withoutZone(happening);
  if (objects.length > 0 && objects.every(it => it.noun?.token !== undefined))
    return moves('exiles', withoutZone(happening), writing);
  if (happening.whole !== true && !areWorn(objects, writing)) return entering(objects, happening, writing, 'exile');
  const spell = [happening.by, ...beside].find(it => it && cardKnown(writing.cards, it)?.spell === true);
  const by = spell ?? anySpell('blink spell');
  return resolves({ ...rest, action: 'resolves', by, objects: [], targets: objects, beside: [] }, writing);
}

/** A spell that stands in for one of a kind. */
function anySpell(kind: string): Mention {
  const any = nicknamed(kind) ?? '';
  return { ...exampleOfKind(any), names: [any] };
}

/** The wording "my opponent flickers my X": it comes back under its owner's control, unless the spell says otherwise. */
function underOwner(happening: Happening, { cards }: Writing): Happening {
  const { by, objects } = happening;
  const [first, ...more] = objects;
  const isTaken = by !== undefined && cardKnown(cards, by)?.says.has('under your control') === true;
  if (isTaken || first?.whose === undefined || more.some(it => it.whose !== first.whose)) return happening;
  return { ...happening, who: first.whose };
}

function withoutZone({ zone: _, ...happening }: Happening): Happening {
  return happening;
}

const ROWS: Record<Happening['action'], EventWriter> = {
  enters,
  returns,
  bounces: (happening, writing) => {
    const { beside, objects, targets, by } = happening;
    const aimed = [...objects, ...targets];
    const [first, ...more] = aimed;
    const named = by ?? beside.find(it => cardKnown(writing.cards, it)?.spell === true);
    // "I bounce X": by any spell that does that
    const spell = named ?? (first?.count === 1 && more.length === 0 ? anySpell('bounce spell') : undefined);
    if (spell === undefined) return { missing: 'what returns it to a hand' };
    // "my Bear is bounced by Cyclonic Rift": by a spell for what its caster doesn't control
    const across = cardKnown(writing.cards, spell)?.says.aimsAcross === true;
    const owner = first === undefined ? 'opponent' : writing.board.ownerOf(first);
    const who = across ? (owner === 'you' ? 'opponent' : 'you') : happening.who;
    return resolves(
      { ...happening, by: spell, targets: aimed, objects: [], ...(who === undefined ? {} : { who }) },
      writing,
    );
  },
  blinks,
  copies,
  dies: (happening, writing) => moves('dies', happening, writing),
  destroys: (happening, writing) => moves('destroys', happening, writing),
  sacrifices: (happening, writing) =>
    isPaidWith(happening, writing)
      ? activates(happening, writing)
      : (paidFor('sacrifices', happening, writing) ?? moves('sacrifices', happening, writing)),
  exiles: (happening, writing) => moves('exiles', happening, writing),
  wipes,
  discards: (happening, writing) =>
    cycles(happening, writing) ??
    paidFor('discards', happening, writing) ??
    cardsMoved('discards', 'hand', happening, writing),
  mills: (happening, writing) => cardsMoved('mills', 'library', happening, writing),
  draws: (happening, writing) => ({
    when: {
      draws: {
        player: actor(happening, writing),
        count: happening.amount ?? amountBy(happening, writing, 'draws') ?? 1,
      },
    },
  }),
  gainsLife: (happening, writing) => life('gainsLife', happening, writing),
  losesLife: (happening, writing) => life('losesLife', happening, writing),
  deals: damage,
  hits: damage,
  creates,
  puts,
  removes,
  enchants: (happening, writing) => {
    const { source, beside, objects, zone } = happening;
    const worn = source !== undefined && cardKnown(writing.cards, source)?.attaches === true ? [source] : beside;
    if (!worn.every(it => cardKnown(writing.cards, it)?.attaches === true)) return { missing: 'what enchants it' };
    const { source: _, ...rest } = happening;
    return entering(worn, { ...rest, targets: objects, beside: worn === beside ? [] : beside }, writing, zone);
  },
  transforms,
  turnsFaceUp: (happening, writing) => status('turnsFaceUp', happening, writing),
  untaps: (happening, writing) => status('untaps', happening, writing),
  taps: (happening, writing) => status('taps', happening, writing),
  phasesIn: (happening, writing) => status('phasesIn', happening, writing),
  acts,
  attacks: (happening, writing) => attacks(happening, writing),
  attaches: equips,
  resolves,
  casts,
  activates,
  addsMana,
  begins: stepBegins,
  affects: () => ({ missing: 'what changes it' }),
};
