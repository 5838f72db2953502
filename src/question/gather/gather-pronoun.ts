// Pronouns of things: what "it" and "they" point at.

import { absorbs, cardWording } from '../../oracle/index.ts';
import { activatedForItself } from '../model/activations.ts';
import { aimable } from '../model/aimable.ts';
import { type Cards, cardKnown, typesOf } from '../model/card-traits.ts';
import { castOf, type Happening, type Mention } from '../model/mention.ts';
import type { Token } from '../tokens/question-token.ts';
import type { Gathering } from './gathering-state.ts';

/**
 * Wordings "I resolve Reanimate on him", "Ephemerate on it": the one object that a spell, which targets no player,
 * can be about; 'open' where several are.
 */
export function aimAtPointed({ cards, clause, mentions }: Gathering, pronoun?: Token): 'aimed' | 'open' | 'other' {
  const { happening, group, mode } = clause;
  const spell = happening?.by ?? group.at(-1);
  const known = spell === undefined ? undefined : cardKnown(cards, spell);
  if (
    (mode !== 'on' && mode !== 'to') ||
    spell === undefined ||
    known?.spell !== true ||
    (pronoun === undefined && known.says.aimsAtPlayers)
  )
    return 'other';
  const [object, ...more] = aimable(known, spell, mentions, cards);
  if (happening === undefined || object === undefined || more.length > 0) return 'open';
  happening.targets.push(object);
  return 'aimed';
}

/** The wording "deals 1 to it": the one object besides what deals the damage; 'open' where several may be meant. */
function dealtTo({ cards, clause: { happening }, mentions }: Gathering): 'aimed' | 'open' | undefined {
  if (happening?.action !== 'deals' || happening.source === undefined || happening.targets.length > 0) return undefined;
  const others = victims(
    mentions.filter(it => it !== happening.source),
    cards,
  );
  const [only, ...more] = others;
  if (only === undefined || more.length > 0) return 'open';
  happening.targets.push(only);
  return 'aimed';
}

/** The wording "I sac Vampire Hexmage on it": what the ability is aimed at for which something is sacrificed itself. */
function sacrificedFor({ cards, clause: { happening }, mentions }: Gathering): 'aimed' | undefined {
  const [object, ...more] = happening?.action === 'sacrifices' ? happening.objects : [];
  const known = object === undefined ? undefined : cardKnown(cards, object);
  const isAimed =
    known !== undefined && activatedForItself(known).some(it => cardWording(it.effect).hasTarget) && more.length === 0;
  // the permanent that is sacrificed may have been named among those that are there as well
  const isOther = (it: Mention) => it !== object && (it.names[0] === undefined || it.names[0] !== object?.names[0]);
  const target = isAimed ? mentions.findLast(it => isOther(it) && cardKnown(cards, it)?.spell !== true) : undefined;
  if (target === undefined) return undefined;
  happening?.targets.push(target);
  return 'aimed';
}

/**
 * The wording "I put Pacifism on it": the one object before that an Aura may enchant, or an Equipment be attached to;
 * 'open' where there are several.
 */
function attachedTo({ cards, clause: { happening }, mentions }: Gathering): 'aimed' | 'open' | undefined {
  const [worn, ...more] = happening !== undefined && isPut(happening) ? happening.objects : [];
  const known = worn === undefined || more.length > 0 ? undefined : cardKnown(cards, worn);
  if (happening === undefined || known?.attaches !== true) return undefined;
  const enchanted = HOST_TYPES.filter(it => known.says.has(`enchant ${it}`));
  const what = enchanted.length > 0 ? enchanted.join(' ') : 'creature';
  const isThere = ({ place }: Mention) => place === undefined || place === 'battlefield';
  const all = mentions.filter(it => it !== worn && it.attachedTo === undefined && absorbs(what, typesOf(it, cards)));
  const hosts = all.filter(isThere);
  const [host, ...others] = hosts;
  if (host === undefined) return undefined;
  if (others.some(it => it.names[0] === undefined || it.names[0] !== host.names[0])) return 'open';
  happening.targets.push(host);
  return 'aimed';
}

const HOST_TYPES = ['creature', 'land', 'artifact', 'enchantment', 'planeswalker', 'permanent'];

function isPut({ action, targets }: Happening): boolean {
  return ['puts', 'attaches', 'enters', 'casts'].includes(action) && targets.length === 0;
}

/** The wording "their Specter comes in and I discard X to it": what has players discard, and was named before. */
function discardedTo({ cards, clause: { happening }, mentions }: Gathering): 'aimed' | undefined {
  if (happening?.action !== 'discards' || happening.objects.length === 0) return undefined;
  const isOther = (it: Mention) => !happening.objects.includes(it);
  const cause = mentions.findLast(it => isOther(it) && cardKnown(cards, it)?.says.discards === true);
  if (cause === undefined) return undefined;
  happening.targets.push(cause);
  return 'aimed';
}

/** The wording "they have X. I put Clone on it": the one permanent besides what copies. */
function copiedOn({ cards, clause: { happening }, mentions }: Gathering): 'aimed' | undefined {
  const copier = happening?.action === 'enters' ? happening.objects.at(-1) : undefined;
  if (happening === undefined || copier === undefined || cardKnown(cards, copier)?.copies !== true) return undefined;
  const others = mentions.filter(it => it !== copier && it.names[0] !== copier.names[0] && !isAttached(it));
  const [only, ...more] = others.filter(it => cardKnown(cards, it)?.spell !== true);
  if (only === undefined || more.length > 0) return undefined;
  happening.targets.push(only);
  return 'aimed';
}

/** The wording "they used Oko on it": the one object named that could be meant; 'open' where there are several. */
function usedOn({ cards, clause: { happening }, mentions }: Gathering): 'aimed' | 'open' | undefined {
  const [used, ...more] = happening?.action === 'affects' && happening.targets.length === 0 ? happening.objects : [];
  if (happening === undefined || used === undefined || more.length > 0) return undefined;
  const others = victims(
    mentions.filter(it => it.names[0] !== used.names[0] && it.attachedTo === undefined),
    cards,
  );
  const [only] = others;
  if (only === undefined || others.length > 1) return 'open';
  happening.targets.push(only);
  return 'aimed';
}

function isAttached({ attachedTo }: Mention): boolean {
  return attachedTo !== undefined;
}

/** Wordings "cast it", "clone it": what was named last. */
export function gatherIt(g: Gathering, pronoun?: Token): void {
  const { cards, clause, mentions, relations, unread } = g;
  const last = lastMeant(mentions, pronoun);
  const { happening } = clause;
  // "deals its 2 to my opponent"
  const next = pronoun === undefined ? undefined : g.tokens[g.tokens.indexOf(pronoun) + 1];
  if (/^its$/iu.test(pronoun?.text ?? '') && next?.kind === 'number' && !next.article && clause.mode === 'event')
    return;
  if (/self$/iu.test(pronoun?.text ?? '')) {
    if (happening?.source !== undefined && happening.objects.length === 0) happening.objects.push(happening.source);
    return;
  }
  if (clause.mode === 'host' && last !== undefined) {
    const host = mentions.findLast(it => it !== last && it.attachedTo === undefined);
    if (host !== undefined) last.attachedTo = host;
    return;
  }
  const worn = clause.mode === 'on' && happening === undefined ? clause.group.at(-1) : undefined;
  if (worn !== undefined && (cardKnown(cards, worn)?.attaches === true || isBestowed(worn))) {
    const host = mentions.findLast(mention => mention !== worn && cardKnown(cards, mention)?.attaches !== true);
    if (host !== undefined) worn.attachedTo = host;
    // "I have X with Rancor on it and Y": what follows is in the list of what somebody has
    clause.mode = clause.who === undefined ? 'bare' : 'has';
    return;
  }
  if (clause.mode === 'has' && clause.group.length === 0 && last !== undefined && last.place === undefined) {
    last.place = 'battlefield';
    if (clause.who !== undefined) last.whose = clause.who;
    return;
  }
  // "a Clone that's a copy of X and it dies": the pronoun begins another clause
  if (clause.mode === 'copying' && clause.soft && isSubject(g, pronoun)) return;
  if (clause.mode === 'copying') {
    const copier = clause.happening?.objects.at(-1) ?? clause.group.at(-1);
    const others = mentions.filter(it => it !== copier);
    const alive = others.filter(it => typesOf(it, cards).includes('Creature'));
    const copied = alive.length === 1 ? alive : others;
    if (copier !== undefined && copied[0] !== undefined && copied.length === 1) copier.copying = copied[0];
    else if (pronoun !== undefined) unread.push(pronoun);
    return;
  }
  if ((clause.mode === 'on' || clause.mode === 'to') && pronoun !== undefined && happening !== undefined) {
    const aimed =
      dealtTo(g) ??
      sacrificedFor(g) ??
      attachedTo(g) ??
      discardedTo(g) ??
      copiedOn(g) ??
      usedOn(g) ??
      aimAtPointed(g, pronoun);
    if (aimed === 'open') unread.push(pronoun);
    return;
  }
  if (clause.mode === 'by' && happening !== undefined && happening.by === undefined && last !== undefined) {
    happening.by = last;
    return;
  }
  if (happening === undefined || clause.mode !== 'event') return;
  // "X entered copying Y. I destroy it": what copies is spoken of
  const copied = mentions.flatMap(it => it.copying ?? []);
  // "X came down on their side, I've got Y. I cast it": what another player brought in is not cast again
  const isOfOther = ({ who }: Happening) => who !== undefined && happening.who !== undefined && who !== happening.who;
  const earlier = g.happenings.filter(it => it.action === 'enters' && !it.asked && isOfOther(it));
  const came = happening.action === 'enters' ? earlier.flatMap(it => it.objects) : [];
  const passed = [happening.by, happening.source, ...copied, ...came];
  const others = mentions.filter(it => !passed.includes(it));
  // "I cast Clone, trying to copy it": what copies is not what is copied
  const copier = happening.source ?? others.findLast(it => cardKnown(cards, it)?.copies === true);
  if (happening.action === 'copies' && copier !== undefined && happening.objects.length === 0) {
    const model = modelPointed(copier, others, cards);
    if (model !== undefined) happening.objects.push(model);
    else if (pronoun !== undefined) unread.push(pronoun);
    return;
  }
  if (happening.action === 'discards') {
    const discarded = cardInHand(happening, mentions);
    if (discarded === undefined && pronoun !== undefined) unread.push(pronoun);
    else if (discarded !== undefined && happening.objects.length === 0) happening.objects.push(discarded);
    return;
  }
  const hit = happening.action === 'resolves' ? hitBy(happening.by, others, cards) : undefined;
  if (hit !== undefined && hit.length !== 1 && pronoun !== undefined) unread.push(pronoun);
  // "is X affected by Y when I play it": the question is about X
  const agents = relations.filter(({ word }) => / (?:by|to)$/u.test(word)).flatMap(({ right }) => right);
  const isDealer = happening.source !== undefined && happening.action === 'hits';
  const struck = isDealer ? victims(others, cards) : [];
  const free =
    struck[0] ??
    others.findLast(it => isFree(it) && !agents.includes(it)) ??
    (isDealer ? undefined : bearer(happening, last));
  // "my bear hits it": nothing deals damage to itself, and nothing else was named
  if (isDealer && struck.length !== 1 && pronoun !== undefined) unread.push(pronoun);
  const meant = hit === undefined ? free : hit[0];
  if (meant === undefined || (hit !== undefined && hit.length > 1)) return;
  // "I killed it": the form is that of the passive voice
  const isDone = happening.voice === 'active' || happening.who !== undefined;
  if (isDone && happening.objects.length === 0) happening.objects.push(meant);
}

/** The referent of "it" in "Liliana makes me discard it": what may be in a hand, and is not the cause. */
function cardInHand({ by, source, who }: Happening, mentions: readonly Mention[]): Mention | undefined {
  const causes = [by, source].flatMap(it => it?.names[0] ?? []);
  const others = mentions.filter(it => !causes.includes(it.names[0] ?? '') && it.attachedTo === undefined);
  const own = others.filter(({ whose }) => whose === undefined || who === undefined || whose === who);
  return own.findLast(it => it.place === 'hand') ?? own.findLast(isFree);
}

/** The wording "X holding Y, and I enchant it": of what was named last and is attached, what bears it. */
function bearer({ action }: Happening, last: Mention | undefined): Mention | undefined {
  return action === 'enchants' ? (last?.attachedTo ?? last) : last;
}

/** The object named last; for "it" and "him" the last single one, where there is one. */
function lastMeant(mentions: readonly Mention[], pronoun: Token | undefined): Mention | undefined {
  const isOne = pronoun === undefined || /^(?:it|its|that|him|her)\b/iu.test(pronoun.text);
  return (isOne ? mentions.findLast(it => !(it.counted && it.count > 1)) : undefined) ?? mentions.at(-1);
}

/** 702.103b: whether a card was told to be there as an Aura by its bestow. */
function isBestowed(mention: Mention): boolean {
  const { costs } = castOf(mention);
  return Array.isArray(costs) && costs.includes('bestow');
}

/** Whether a verb that says what becomes of it follows a pronoun. */
function isSubject({ tokens }: Gathering, pronoun: Token | undefined): boolean {
  const next = pronoun === undefined ? undefined : tokens[tokens.indexOf(pronoun) + 1];
  return next?.kind === 'be' || (next?.kind === 'verb' && next.voice !== 'active');
}

/** The referent of "it" after a copier, "can Clone copy it": the one other object, or the one creature among them. */
function modelPointed(copier: Mention, others: readonly Mention[], cards: Cards): Mention | undefined {
  const named = others.filter(it => it.names[0] !== copier.names[0]);
  const alive = named.filter(it => typesOf(it, cards).includes('Creature'));
  const [only, ...more] = alive.length > 0 ? alive : named;
  return more.length === 0 ? only : undefined;
}

function isFree({ place, beside, attachedTo }: Mention): boolean {
  return place === undefined && !beside && attachedTo === undefined;
}

/** The referent of "it" after a spell, "I bolt it": the one object there is, or the one creature or planeswalker. */
function hitBy(spell: Mention | undefined, all: readonly Mention[], cards: Cards): readonly Mention[] {
  // what is told to be in another zone is spoken of where nothing else is
  const there = all.filter(it => it.place === undefined || it.place === 'battlefield' || it.place === 'stack');
  const others = there.length > 0 ? there : all;
  if (others.length < 2) return others;
  const known = spell === undefined ? undefined : cardKnown(cards, spell);
  if (spell && known?.says.hasTarget) return aimable(known, spell, others, cards);
  return victims(others, cards);
}

/** The objects that damage may be dealt to (120.1). */
function victims(others: readonly Mention[], cards: Cards): readonly Mention[] {
  return others.filter(other => {
    const types = typesOf(other, cards);
    return ['Creature', 'Planeswalker', 'Battle'].some(it => types.includes(it));
  });
}
