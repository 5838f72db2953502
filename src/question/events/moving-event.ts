// Events of objects that go to another zone, or change where they are.

import { absorbs, isLimited, type SpellAction } from '../../oracle/index.ts';
import { animatesItself } from '../model/activations.ts';
import { type Cards, cardKnown, isVehicle, type Known, typesOf } from '../model/card-traits.ts';
import { shrinksAll } from '../model/event-spell.ts';
import { type Happening, joinedPatch, type Mention } from '../model/mention.ts';
import { nounNamed } from '../names/nouns.ts';
import type { Side } from '../tokens/question-token.ts';
import { nicknamed } from '../words/card-nicknames.ts';
import { actor, amountBy, type Writing, type Written } from './event-writing.ts';
import { resolves } from './spell-event.ts';

export function moves(
  kind: 'dies' | 'destroys' | 'sacrifices' | 'exiles',
  happening: Happening,
  writing: Writing,
): Written {
  const { board, cards } = writing;
  const spell = [...happening.beside, ...happening.targets].find(it => cardKnown(cards, it)?.spell === true);
  const by = happening.by ?? happening.source ?? spell;
  const known = by === undefined ? undefined : cardKnown(cards, by);
  if (by !== undefined && known?.spell === true && isMadeTo(kind, happening)) {
    const { who: victim = 'you' } = happening;
    const who = victim === 'you' ? 'opponent' : 'you';
    return resolves({ ...happening, who, by, objects: [], targets: [], beside: [], toPlayer: victim }, writing);
  }
  if (happening.objects.length === 0) return { missing: `what ${kind}` };
  const deed = known?.says.action.kind;
  // "it dies to Swords": what the spell does is to exile it
  const isKilling =
    (kind === 'destroys' && deed !== undefined && KILLING.includes(deed)) ||
    (kind === 'dies' && (deed === 'exiles' || (deed === 'untold' && onlyExiles(known))));
  if (by !== undefined && known?.spell === true && (isKilling || (kind === 'dies' && isWatchedDamage(by, writing)))) {
    const { objects, who = victimOf(objects) } = happening;
    const done = resolves({ ...happening, who, by, objects: [], targets: objects, beside: [] }, writing);
    if (!('missing' in done)) return done;
  }
  if (by !== undefined && known !== undefined && kind === 'dies' && shrinksAll(known, cards)) {
    for (const object of happening.objects) board.put(object, 'battlefield');
    const done = resolves({ ...happening, by, objects: [], targets: [], beside: [], whole: true }, writing);
    if (!('missing' in done)) return done;
  }
  const moved = known === undefined ? happening.objects : withSwept(happening, known, writing);
  for (const object of moved) {
    if (kind === 'sacrifices' && happening.who !== undefined) object.whose ??= happening.who;
    board.put(object, happening.zone ?? 'battlefield');
  }
  const objects = moved.flatMap(it => board.refs(it));
  return { when: { [kind]: { objects, ...(by?.names[0] === undefined ? {} : { by: by.names[0] }) } } };
}

/** The objects that a board wipe moves: with those that were named, all of its kind that are there (608.2). */
function withSwept(
  { objects }: Happening,
  { spell, says: { action } }: Known,
  { all, cards }: Writing,
): readonly Mention[] {
  const isSweep = spell && (action.kind === 'destroys' || action.kind === 'exiles') && action.all;
  if (!isSweep || isLimited(action.what)) return objects;
  const isThere = ({ place, noun }: Mention) => place === 'battlefield' || (place === undefined && noun === undefined);
  const swept = all.filter(it => isThere(it) && absorbs(action.what, typesOf(it, cards)));
  return [...new Set([...objects, ...swept])];
}

/** The wording "they make me sacrifice a creature with X": a player does it of whom nobody says which object. */
function isMadeTo(kind: string, { objects, who }: Happening): boolean {
  return kind === 'sacrifices' && who !== undefined && objects.every(it => it.noun?.generic === true);
}

/** Whether the text of a spell exiles and has nothing by which something would die: "it dies to Farewell". */
function onlyExiles(known: Known | undefined): boolean {
  return (
    known?.says.has('exile') === true && !['destroy', 'damage', 'sacrifice', 'gets -', 'get -'].some(known.says.has)
  );
}

/** The wording "my bear dies to Shock": the damage is the event where a card on the board looks at damage (120.3). */
function isWatchedDamage(by: Mention, { all, cards }: Writing): boolean {
  const watches = (mention: Mention) => cardKnown(cards, mention)?.says.has('dealt damage') === true;
  return cardKnown(cards, by)?.says.action.kind === 'damage' && all.some(it => it !== by && watches(it));
}

/** Actions of spells with which somebody kills, beside destroying. */
const KILLING: readonly SpellAction['kind'][] = ['exiles', 'damage', 'sacrifices', 'untold'];

/** The player who is not the owner of what is killed. */
function victimOf(objects: readonly Mention[]): Side {
  return objects.some(it => it.whose === 'you') ? 'opponent' : 'you';
}

/** A board wipe: every creature that was named. */
export function wipes(happening: Happening, writing: Writing): Written {
  const { board, cards, all } = writing;
  const dying = all.filter(it => (it.place ?? 'battlefield') === 'battlefield' && isCreature(it, cards));
  if (dying.length === 0) return { missing: 'which creatures there are' };
  for (const mention of dying) board.put(mention, 'battlefield');
  const spell = [happening.by, ...happening.targets, ...happening.objects, ...happening.beside].find(
    it => it && cardKnown(cards, it)?.spell === true,
  );
  if (spell !== undefined && happening.beside.includes(spell))
    return resolves({ ...happening, by: spell, objects: [], targets: [], beside: [] }, writing);
  if (spell?.names[0] !== undefined)
    return { when: { destroys: { objects: dying.flatMap(it => board.refs(it)), by: spell.names[0] } } };
  const sorcery = nicknamed('wog');
  const wrath = sorcery !== undefined && /wrath/iu.test(happening.verb?.text ?? '') ? { by: sorcery } : {};
  return { when: { destroys: { objects: dying.flatMap(it => board.refs(it)), ...wrath } } };
}

function isCreature(mention: Mention, cards: Cards): boolean {
  return typesOf(mention, cards).includes('Creature');
}

export function cardsMoved(kind: 'discards' | 'mills', zone: string, happening: Happening, writing: Writing): Written {
  const { board } = writing;
  const maker = happening.beside.find(it => doesSo(it, kind, writing));
  const by = happening.by ?? happening.targets[0] ?? happening.source ?? maker;
  const cause = by?.names[0] === undefined ? {} : { by: by.names[0] };
  const named = happening.objects.filter(
    it => it.names.length > 0 || (it.noun?.card !== undefined && (kind === 'discards' || isCounted(it, happening))),
  );
  const isCycled = /^cycl/iu.test(happening.verb?.text ?? '');
  if (isCycled && named.some(it => cardKnown(writing.cards, it)?.says.has('when you cycle') === true))
    return { missing: 'what its own ability does as it is cycled' };
  if (by !== undefined && (happening.targets.includes(by) || by === maker || by === happening.by)) {
    if (happening.toPlayer !== undefined) by.whose ??= happening.toPlayer;
    else if (kind === 'discards' && happening.who !== undefined && by.place === undefined)
      by.whose ??= isOfOthers(by, writing.cards) ? (happening.who === 'you' ? 'opponent' : 'you') : happening.who;
    board.put(by, cardKnown(writing.cards, by)?.spell === true ? 'graveyard' : 'battlefield');
  }
  const milled = kind === 'mills' && named.length === 0 ? writing.all.filter(it => isOfMilling(it, writing)) : [];
  for (const card of milled) board.put(card, 'library');
  if (named.length === 0) {
    const amount = happening.amount ?? amountBy(happening, writing, kind);
    if (amount === undefined) return { missing: 'how many cards' };
    const player = happening.toPlayer ?? actor(happening, writing);
    const inLibrary = writing.all.filter(it => it.place === 'library' && (it.whose ?? 'you') === player);
    const told = [...new Set([...milled, ...inLibrary])].reduce((sum, it) => sum + it.count, 0);
    if (kind === 'mills' && told > 0 && amount > told) board.put(otherCards(amount - told, player), 'library');
    return { when: { [kind]: { player, count: amount, ...cause } } };
  }
  for (const mention of named) {
    if (happening.who !== undefined) mention.whose ??= happening.who;
    board.put(mention, zone);
  }
  return { when: { [kind]: { objects: named.flatMap(it => board.refs(it)), ...cause } } };
}

/** The wording "I mill 3 creatures": as many cards of a kind, where no number of cards is told besides. */
function isCounted({ counted }: Mention, { amount }: Happening): boolean {
  return counted && amount === undefined;
}

/** Creatures of the player whose turn it is are declared as attackers (508.1). */
export function attacks({ objects: named, targets, who }: Happening, { board, cards }: Writing): Written {
  // "I attack with X and Y": what is no creature stands by
  const objects = named.filter(it => isCreature(it, cards) || isVehicle(it, cards) || isAnimated(it, cards));
  for (const mention of named) {
    mention.whose ??= who ?? 'you';
    if (isVehicle(mention, cards)) mention.patch = joinedPatch(mention.patch, { designations: ['crewed'] });
    board.put(mention, 'battlefield');
  }
  if (objects.length === 0) return { missing: 'what attacks' };
  const attacker = objects[0]?.whose;
  const [attacked] = [...targets, ...named.filter(it => it.whose !== attacker && isAttackable(it, cards))];
  if (attacked !== undefined) board.put(attacked, 'battlefield');
  const whom = attacked === undefined ? {} : { attacking: board.ref(attacked) };
  const names = objects.flatMap(it => board.refs(it));
  return { when: { attacks: attacked === undefined ? names : names.map(object => ({ object, ...whom })) } };
}

/** A permanent that attacks, and is a creature by its own ability then. */
function isAnimated(mention: Mention, cards: Cards): boolean {
  const known = cardKnown(cards, mention);
  return known !== undefined && animatesItself(known);
}

/** A planeswalker or battle, which creatures can attack (508.1b). */
function isAttackable(mention: Mention, cards: Cards): boolean {
  const types = typesOf(mention, cards);
  return types.includes('Planeswalker') || types.includes('Battle');
}

/** Whether a card has other players than its own discard: "target player discards two cards". */
function isOfOthers(by: Mention, cards: Cards): boolean {
  return cardKnown(cards, by)?.says.playersDiscard === true;
}

/** Cards of a library of which nothing was told, below those that were named. */
function otherCards(count: number, whose: Side): Mention {
  const noun = nounNamed('land');
  return {
    names: [],
    ...(noun === undefined ? {} : { noun }),
    loose: false,
    open: false,
    text: 'cards',
    at: Number.MAX_SAFE_INTEGER,
    count,
    counted: true,
    whose,
    place: 'library',
    another: true,
    patch: {},
    asked: false,
    beside: false,
  };
}

/** A card whose own ability looks at its being put into a graveyard from a library: "I mill 4 and have Narcomoeba". */
function isOfMilling(mention: Mention, { cards }: Writing): boolean {
  return cardKnown(cards, mention)?.says.triggersOnMill === true;
}

/** Whether the text of a card has somebody discard, or mill, cards. */
function doesSo(mention: Mention, kind: 'discards' | 'mills', { cards }: Writing): boolean {
  return cardKnown(cards, mention)?.says[kind] === true;
}

/** A card that goes away and comes back transformed enters; another turns over where it is. */
export function transforms(happening: Happening, writing: Writing): Written {
  const { board, cards } = writing;
  const [object] = happening.objects;
  if (object === undefined) return { missing: 'what transforms' };
  // "my opponent flips Jace": whoever turns it over has it
  if (happening.who !== undefined) object.whose ??= happening.who;
  if (cardKnown(cards, object)?.says.returnsTransformed === true) {
    const under = board.ownerOf(object);
    const item = { ...board.item(object), ...(under === 'you' ? {} : { under }) };
    return { when: { enters: [{ ...item, from: 'exile', transformed: true }] } };
  }
  // "Dark Confidant flips Emrakul": what has one face is turned up from somewhere, and does not turn over
  const isFlat = ({ names }: Mention) => cards.named(names[0] ?? '')?.printed.faces.length === 1;
  if (happening.objects.length > 1 && happening.objects.some(isFlat)) return { missing: 'what transforms' };
  return status('transforms', happening, writing);
}

export function status(
  kind: 'transforms' | 'turnsFaceUp' | 'untaps' | 'taps' | 'phasesIn',
  happening: Happening,
  { board }: Writing,
): Written {
  // "my Devoted Druid untaps": what the verb is said of
  const objects = happening.objects.length > 0 ? happening.objects : [happening.source ?? []].flat();
  if (objects.length === 0) return { missing: 'which permanent' };
  for (const object of objects) {
    if (kind === 'turnsFaceUp') object.patch = joinedPatch({ faceDown: true }, object.patch);
    board.put(object, 'battlefield');
  }
  return { when: { [kind]: objects.flatMap(it => board.refs(it)) } };
}
