// Events of a spell that resolves, by what its own words do.

import { absorbs, isLimited, reasonUnplayed, type SpellAction, type SpellAmount } from '../../oracle/index.ts';
import { CARD_TYPES } from '../../vocabulary/index.ts';
import { actsOnSpells } from '../implied/spells-on-stack.ts';
import { aimable } from '../model/aimable.ts';
import { type Cards, cardKnown, type Known, typesOf } from '../model/card-traits.ts';
import { givesKinds } from '../model/kinds-given.ts';
import { tokenOf } from '../model/made-tokens.ts';
import { castOf, type Happening, type Mention, type Patch } from '../model/mention.ts';
import { modesOffered, withModesChosen } from '../model/spell-modes.ts';
import { nounNamed } from '../names/nouns.ts';
import { triggerAsSpell } from '../token-passes/abilities/trigger-resolutions.ts';
import type { Side } from '../tokens/question-token.ts';
import { areWorn, entering } from './entering-event.ts';
import { amountWith, type Writing, type Written } from './event-writing.ts';
import { isAimedAtBoard, isNumberX, returnsAllOfGraveyards, zoneOfTarget } from './spell-zones.ts';
import { tokenCopies } from './token-copies.ts';

/** A spell resolves: what its own words do. */
export function resolves(happening: Happening, writing: Writing): Written {
  const { board, cards } = writing;
  const { by } = happening;
  const card = by === undefined ? undefined : cardKnown(cards, by);
  const known = card?.spell === false ? triggerAsSpell(card) : card;
  if (by === undefined || card === undefined) return { missing: 'what happens' };
  const name = card.name;
  if (known === undefined) return { missing: `what happens with ${name}` };
  if (!card.spell) board.put(by, 'battlefield');
  const action = known.says.action;
  // "…, then my Divination resolves": whose it is is said of the spell itself
  const isItself = happening.verb?.voice === 'middle' && by.whose !== undefined;
  const aimed = [...new Set([...happening.targets, ...happening.objects.filter(it => it !== by)])];
  const targets = withFirstTargets(aimed, happening, known, cards);
  const said = (isItself ? by.whose : undefined) ?? happening.who ?? by.whose;
  // nobody aims at themselves what they do not say that they do
  const across = happening.toPlayer === 'you' ? 'opponent' : 'you';
  const who = said ?? casterAimingAt(known, targets, cards) ?? across;
  // "he Remands my Mulldrifter": it is a spell, and on no battlefield
  if (targets.length > 0 && action.kind !== 'untold' && actsOnSpells(known, cards))
    return { missing: `what ${name} does here` };
  if (isOverloaded(happening, by)) return overloaded(name, who, by, writing);
  if (modesOffered(known).length > 0) return resolution(known, who, targets, happening, writing);
  // what a spell does more if it was kicked is in its text (702.33d)
  const isKicked = happening.verb?.cost === 'kicked' || castOf(by).kicked !== undefined;
  if (happening.whole === true || isKicked || isCastFromGraveyard(happening, by))
    return resolution(known, who, targets, happening, writing);
  // "Torment of Hailfire for 4": X says how often, and is no part of the event of one instruction
  if (castOf(by).x !== undefined && !isNumberX(action)) return resolution(known, who, targets, happening, writing);
  if (beginsByChanging(known, cards)) {
    const whole = resolution(known, who, targets, happening, writing);
    if (!('missing' in whole)) return whole;
  }
  if (isOfMany(known, cards) && targets.length === 0 && happening.toPlayer === undefined)
    return resolution(known, who, targets, happening, writing);
  // "they Vapor Snag my bear": what it does to players is not all
  const isOfPlayers = ['draws', 'creates', 'gains', 'loses', 'mills', 'discards'].includes(action.kind);
  if (isOfPlayers && targets.length > 0 && isAimedAt(known, targets, cards))
    return resolution(known, who, targets, happening, writing);
  const number = 'amount' in action ? action.amount : 'count' in action ? action.count : 1;
  const amount = action.kind === 'damage' ? 1 : amountWith(by, number);
  if (amount === undefined) return { missing: 'what X is' };
  switch (action.kind) {
    case 'destroys':
    case 'exiles':
    case 'sacrifices': {
      const hit = action.all
        ? writing.all.filter(
            it =>
              it !== by && (it.place ?? 'battlefield') === 'battlefield' && absorbs(action.what, typesOf(it, cards)),
          )
        : targets;
      if (action.all && (isLimited(action.what) || areKindsGiven(writing) || hit.some(it => it.each === true))) {
        const whole = resolution(known, who, targets, happening, writing);
        return 'missing' in whole ? { missing: `which of them ${name} is about` } : whole;
      }
      if (hit.length === 0) return { missing: `what ${name} is for` };
      for (const mention of hit) board.put(mention, 'battlefield');
      return { when: { [action.kind]: { objects: hit.flatMap(it => board.refs(it)), by: name } } };
    }
    case 'returns':
    case 'blinks': {
      const zone = action.kind === 'blinks' ? 'exile' : action.from;
      const beside = happening.beside.filter(it => it.place === undefined && isMovedBy(known, it, cards) === true);
      const moved = targets.length > 0 ? targets : beside;
      const needed = cards.instructions(known).targets.filter(it => !it.optional);
      // "he Chaos Warps my commander": what it is aimed at is on the battlefield, and another card is put there
      if (action.kind === 'returns' && moved.length > 0 && isAimedAtBoard(needed))
        return resolution(known, who, moved, happening, writing);
      if (moved.length === 0 && needed.length === 0 && !known.says.searchesLibrary)
        return resolution(known, who, [], happening, writing);
      const unfit = moved.find(it => isMovedBy(known, it, cards) === false);
      if (unfit !== undefined) return { missing: `how ${name} gets ${nameIn(unfit)}` };
      // what is attached stays behind, unattached (704.5m, 704.5n)
      if (action.kind === 'blinks' && areWorn(moved, writing)) return resolution(known, who, moved, happening, writing);
      // 111.8: a token that was exiled does not come back
      if (action.kind === 'blinks' && moved.length > 0 && moved.every(it => it.noun?.token !== undefined)) {
        for (const mention of moved) board.put(mention, 'battlefield');
        return { when: { exiles: { objects: moved.flatMap(it => board.refs(it)), by: name } } };
      }
      const isTaken = action.kind === 'returns' || known.says.has('under your control');
      const under = isTaken ? who : (moved[0]?.whose ?? who);
      return entering(moved, { ...happening, who: under, objects: [...moved], by }, writing, happening.zone ?? zone);
    }
    case 'damage':
      // "Char my opponent": it deals damage to others as well
      if (dealsToSeveral(known, cards)) return resolution(known, who, targets, happening, writing);
      return spellDamage(happening, by, action, who, targets, writing);
    case 'draws':
      if (action.each) return { missing: 'whose cards are asked about' };
      return { when: { draws: { player: happening.toPlayer ?? who, count: amount } } };
    case 'creates':
      return creationOf(action, amount, who, name);
    case 'gains':
      return { when: { gainsLife: { player: who, amount } } };
    case 'loses':
      return { when: { losesLife: { player: happening.toPlayer ?? 'opponent', amount } } };
    case 'tokenCopies':
      return tokenCopies(by, action, { ...happening, who }, targets, writing);
    case 'counters':
      return {
        when: {
          putsCounters: {
            on: happening.toPlayer ?? (who === 'you' ? 'opponent' : 'you'),
            kind: action.counter,
            count: amount,
            by: name,
            player: who,
          },
        },
      };
    case 'mills':
    case 'discards':
      return { when: { [action.kind]: { player: happening.toPlayer ?? who, count: amount, by: name } } };
    case 'untold':
      return resolution(known, who, targets, happening, writing);
  }
}

/** The wording "I Prey Upon with my Thragtusk into his Angel": what stands by is the first target, where one is lacking. */
function withFirstTargets(
  aimed: readonly Mention[],
  { beside }: Happening,
  spell: Known,
  cards: Cards,
): readonly Mention[] {
  const first = beside.filter(
    it => it.place === undefined && cardKnown(cards, it)?.creature === true && !aimed.includes(it),
  );
  if (aimed.length === 0 || first.length === 0 || spell.says.action.kind !== 'untold') return aimed;
  const needed = cards.instructions(spell).targets.filter(it => !it.optional);
  return needed.length === aimed.length + first.length ? [...first, ...aimed] : aimed;
}

/** Whether a permanent that was named gives others card types: "all lands are 1/1 creatures". */
function areKindsGiven({ all, cards }: Writing): boolean {
  const known = all.flatMap(it => ((it.place ?? 'battlefield') === 'battlefield' ? (cardKnown(cards, it) ?? []) : []));
  return known.some(it => !it.spell && givesKinds(it));
}

/** Whether all that a spell does is damage, by more than one instruction. */
function dealsToSeveral(spell: Known, cards: Cards): boolean {
  const { effects, unread } = cards.instructions(spell);
  return effects.length > 1 && unread.length === 0 && effects.every(it => it.kind === 'dealDamage');
}

/** Whether what was named is what a spell targets, by its text. */
function isAimedAt(spell: Known, targets: readonly Mention[], cards: Cards): boolean {
  return cards.instructions(spell).targets.length >= targets.length;
}

/** The player who may aim a spell at that: "target permanent an opponent controls" that is mine is cast by the opponent. */
function casterAimingAt(spell: Known, [first]: readonly Mention[], cards: Cards): Side | undefined {
  const clauses = cards.instructions(spell).targets[0]?.filter?.clauses ?? [];
  const controlled = clauses.flatMap(it => (it.kind === 'controlledBy' ? [it.who.kind] : []));
  if (first?.whose === undefined || !controlled.includes(first.whose === 'you' ? 'opponent' : 'you')) return undefined;
  return 'opponent';
}

function isOverloaded({ verb }: Happening, by: Mention): boolean {
  const { costs } = castOf(by);
  return verb?.cost === 'overload' || (Array.isArray(costs) && costs.includes('overload'));
}

/** Whether a spell is cast with flashback or its like, which its scenario has beside the spell alone (702.34a). */
function isCastFromGraveyard({ verb }: Happening, by: Mention): boolean {
  const { costs } = castOf(by);
  return [verb?.cost, ...(Array.isArray(costs) ? costs : [])].some(it => it === 'flashback' || it === 'retrace');
}

/** A spell that was overloaded: it has no targets (702.96b). */
function overloaded(spell: string, who: Side, by: Mention, { board, all }: Writing): Written {
  for (const mention of all) if (mention !== by) board.put(mention, mention.place ?? 'battlefield');
  const { cast: _, ...patch } = by.patch;
  by.patch = patch;
  return { when: { resolves: { spell, player: who, costs: ['overload'] } } };
}

/** Whether a spell first changes for the turn what its later instructions are about: "creatures lose indestructible". */
function beginsByChanging(spell: Known, cards: Cards): boolean {
  const { effects, unread } = cards.instructions(spell);
  return unread.length === 0 && effects.length > 1 && effects[0]?.kind === 'continuous';
}

/** The number of instructions from which on none of them is the event. */
const MANY = 4;

/** The wording "they cast Smallpox": a spell of so many instructions that it is carried out whole. */
function isOfMany(spell: Known, cards: Cards): boolean {
  const { effects, unread } = cards.instructions(spell);
  return unread.length === 0 && effects.length >= MANY;
}

/** Tokens as a spell or an ability creates them; `by` is the permanent whose ability it is. */
export function creationOf(
  { token: words, text }: Extract<SpellAction, { kind: 'creates' }>,
  amount: number,
  who: Side,
  name: string,
  by?: string,
): Written {
  const kind =
    words
      .replace(/^\d+\/\d+ /u, '')
      .split(' ')
      .at(-1) ?? '';
  const noun = nounNamed(`${kind} token`.toLowerCase());
  const tapped = words.startsWith('tapped ');
  const token = tokenOf(words.replace(/^tapped /u, ''), text) ?? noun?.token;
  if (token === undefined) return { missing: `what ${name} does` };
  const manner = { ...(amount === 1 ? {} : { count: amount }), ...(tapped ? { tapped } : {}) };
  return { when: { creates: { under: who, token, ...manner, ...(by === undefined ? {} : { by }) } } };
}

/** A spell becomes cast, and stays on the stack (601.2i). */
export function casts(happening: Happening, { board }: Writing): Written {
  const [spell] = happening.objects;
  if (spell === undefined) return { missing: 'what is cast' };
  if (spell.count > 1) return { missing: `which of the ${spell.count} spells is cast now` };
  for (const target of happening.targets) board.put(target, target.place ?? 'battlefield');
  board.take(spell);
  const { cast: _, tapped: __, ...item } = board.item(spell);
  const targets = happening.targets.flatMap(it => board.refs(it));
  const cast = { ...castOf(spell), ...(targets.length === 0 ? {} : { targets }) };
  const who = happening.who ?? spell.whose ?? 'you';
  return {
    when: {
      casts: {
        ...item,
        ...(who === 'you' ? {} : { under: who }),
        ...(Object.keys(cast).length === 0 ? {} : { cast }),
      },
    },
  };
}

/** Whether a spell puts a card onto the battlefield by the types its text names; undefined where it names none. */
function isMovedBy({ says }: Known, mention: Mention, cards: Cards): boolean | undefined {
  const what = says.typesOfCardsMoved;
  const types = typesOf(mention, cards);
  if (absorbs(what, [...types, ...(cardKnown(cards, mention)?.face.subtypes ?? [])])) return true;
  const land = types.includes('Land');
  const mismatched = land ? absorbs(what, NO_LANDS) && !absorbs(what, ['Land']) : isOfLands(what);
  return mismatched ? false : undefined;
}

const NO_LANDS = CARD_TYPES.filter(it => it !== 'Land');

function isOfLands(what: string): boolean {
  return absorbs(what, ['Land']) && !absorbs(what, NO_LANDS);
}

/** A spell that no other event describes: its instructions are carried out in order (608.2c). */
function resolution(
  spell: Known,
  who: Side,
  targets: readonly Mention[],
  { toPlayer, by, verb, zoneOf }: Happening,
  { board, cards, all }: Writing,
): Written {
  const modes = by === undefined ? undefined : modesOf(spell, by, targets, cards);
  const chosen =
    modes === undefined
      ? spell
      : withModesChosen(
          spell,
          modes.map(it => it - 1),
        );
  // 700.2: without its modes a spell has neither effects nor targets; the answer is which there are
  if (modes === undefined && targets.length === 0 && modesOffered(spell).length > 0)
    return { when: { resolves: { spell: spell.name, player: who } } };
  const { effects, targets: needed, unread: lines } = cards.instructions(chosen);
  // what happens later is said beside the answer (603.7), and so is what nobody can know of a library (701.24a)
  const unread = lines.filter(it => !['later', 'shuffled'].includes(reasonUnplayed(it) ?? ''));
  if (effects.length === 0 || unread.length > 0) return { missing: `what ${spell.name} does here` };
  if (returnsAllOfGraveyards(effects) && !all.some(it => it.place === 'graveyard'))
    return { missing: `which cards are in the graveyards for ${spell.name}` };
  targets.forEach((target, n) => {
    const zone = target.place ?? zoneOfTarget(needed[n]) ?? 'battlefield';
    // "from my opponent's graveyard"
    if (zone !== 'battlefield' && zoneOf !== undefined) target.whose ??= zoneOf;
    if (zone === 'graveyard' && target.place === undefined) target.whose ??= who;
    board.put(target, zone);
  });
  const named = [...targets.flatMap(it => board.refs(it)), ...(toPlayer === undefined ? [] : [toPlayer])];
  if (named.length < needed.filter(it => !it.optional).length) return { missing: `what ${spell.name} is for` };
  const x = by === undefined ? undefined : amountWith(by, 'x');
  const cost = verb?.cost === undefined ? {} : verb.cost === 'kicked' ? { kicked: 'yes' } : { costs: [verb.cost] };
  const patch: Patch = { ...(by === undefined ? {} : castOf(by)), ...cost };
  const { x: _, costs, targets: __, modes: ___, ...cast } = patch;
  const resolves = {
    spell: spell.name,
    player: who,
    targets: named,
    ...(x === undefined ? {} : { x }),
    ...(modes === undefined ? {} : { modes }),
    ...(costs === undefined ? {} : { costs }),
    ...(Object.keys(cast).length === 0 ? {} : { cast }),
  };
  return { when: { resolves } };
}

/**
 * The modes of a modal spell by number: those that were said, or the one that can be about its targets (700.2c);
 * undefined where it has none, or it is open which.
 */
function modesOf(spell: Known, by: Mention, targets: readonly Mention[], cards: Cards): readonly number[] | undefined {
  const offered = modesOffered(spell);
  const { modes } = castOf(by);
  if (Array.isArray(modes)) return modes.map(Number);
  if (offered.length === 0 || targets.length === 0) return undefined;
  const fitting = offered.flatMap((_, n) => (isAbout(withModesChosen(spell, [n]), by, targets, cards) ? [n + 1] : []));
  return fitting.length === 1 ? fitting : undefined;
}

/** Whether a spell with as many targets as these can be about them, on the battlefield or where they are said to be. */
function isAbout(spell: Known, by: Mention, targets: readonly Mention[], cards: Cards): boolean {
  const needed = cards.instructions(spell).targets;
  const isThere = (target: Mention, n: number) => {
    const zone = zoneOfTarget(needed[n]);
    return zone === undefined || zone === (target.place ?? 'battlefield');
  };
  return (
    needed.length === targets.length &&
    targets.every(isThere) &&
    aimable(spell, by, targets, cards).length === targets.length
  );
}

function spellDamage(
  happening: Happening,
  by: Mention,
  action: { readonly amount: SpellAmount; readonly each: string | undefined },
  who: Side,
  targets: readonly Mention[],
  writing: Writing,
): Written {
  const { board, cards, all } = writing;
  const amount = happening.amount ?? amountWith(by, action.amount);
  if (amount === undefined) return { missing: 'what X is' };
  const hit =
    action.each === undefined ? targets : all.filter(it => it !== by && absorbs(action.each ?? '', typesOf(it, cards)));
  const spell = cardKnown(cards, by);
  // what each opponent has is told once, and is several players'
  const isOfAll = hit.length === 0 || hit.some(it => it.each === true);
  if (isOfAll && happening.toPlayer === undefined && action.each !== undefined && spell !== undefined)
    return resolution(spell, who, [], happening, writing);
  if (hit.length === 0 && happening.toPlayer === undefined) return { missing: `what ${nameIn(by)} is aimed at` };
  by.whose = who;
  // the board is written several times, and a card in a graveyard was not cast for X
  happening.amount = amount;
  const { cast: _, ...patch } = by.patch;
  by.patch = patch;
  board.put(by, 'graveyard');
  for (const mention of hit) board.put(mention, 'battlefield');
  const victim = happening.toPlayer ?? (who === 'you' ? 'opponent' : 'you');
  const to = hit.length === 0 ? [victim] : hit.flatMap(it => board.refs(it));
  return { when: { dealsDamage: to.map(it => ({ source: board.ref(by), to: it, amount })) } };
}

function nameIn({ names, text }: Mention): string {
  return names[0] ?? text;
}
