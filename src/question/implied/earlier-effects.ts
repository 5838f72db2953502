// Effects of earlier spells and abilities that still last: "Oko elks X", "they cast Hallowed Moonlight this turn" (611.2).
import { colorsOfCost, type Effect } from '../../engine/index.ts';
import { animatesItself } from '../model/activations.ts';
import { type Cards, cardKnown } from '../model/card-traits.ts';
import { spellOfEvent } from '../model/event-spell.ts';
import {
  type EarlierEffect,
  type Gathered,
  type Happening,
  joinedPatch,
  type Mention,
  type Patch,
} from '../model/mention.ts';
import type { ScenarioBoard } from '../model/scenario-board.ts';
import type { Side } from '../tokens/question-token.ts';

/** The gathered question with what earlier spells and abilities left behind as effects, and no more as events. */
export function withEarlierEffects(whole: Gathered, cards: Cards): Gathered {
  const gathered = withAnimations(withoutStatics(whole, cards), cards);
  const made = gathered.happenings.flatMap(happening => {
    const effect = effectOf(happening, gathered, cards);
    return effect === undefined ? [] : [{ happening, effect }];
  });
  if (made.length === 0) return gathered;
  const effects = [...gathered.effects, ...made.map(it => it.effect)];
  for (const target of effects.flatMap(({ targets }) => targets)) {
    const moves = gathered.happenings.some(
      by => by.objects.includes(target) && made.every(one => one.happening !== by),
    );
    if (!moves || target.place === undefined) target.place = 'battlefield';
  }
  for (const { happening, effect } of made) if (happening.response === true) addCounters(effect, cards);
  const makers = effects.flatMap(({ by }) => (by === undefined || by.place === 'battlefield' ? [] : [by]));
  return {
    ...gathered,
    mentions: gathered.mentions.filter(it => !makers.includes(it)),
    happenings: gathered.happenings.filter(it => made.every(one => one.happening !== it)),
    effects,
  };
}

/** The counters that a spell puts on its target, on that target (122.1). */
function addCounters({ by, targets }: EarlierEffect, cards: Cards): void {
  const known = by === undefined ? undefined : cardKnown(cards, by);
  for (const effect of known === undefined ? [] : cards.instructions(known).effects) {
    if (effect.kind !== 'putCounters' || !isCountersOnTarget(effect)) continue;
    for (const target of targets)
      target.patch = joinedPatch(target.patch, { counters: { [effect.counter]: effect.amount } });
  }
}

function isCountersOnTarget(effect: Effect): boolean {
  return effect.kind === 'putCounters' && effect.on.kind === 'target' && typeof effect.amount === 'number';
}

/** The effects of each player as a scenario gives them; their targets are put on the battlefield. */
export function effectsGiven(effects: readonly EarlierEffect[], board: ScenarioBoard): Patch {
  const given: Partial<Record<Side, Patch[]>> = {};
  for (const { card, who, targets, color } of effects) {
    for (const target of targets) board.put(target, 'battlefield');
    const named = targets.flatMap(it => board.refs(it));
    const chosen = color === undefined ? {} : { chosen: { color } };
    given[who] = [...(given[who] ?? []), { from: card, ...(named.length === 0 ? {} : { targets: named }), ...chosen }];
  }
  return given;
}

/**
 * The gathered question with an effect of its own for each permanent that is told to be a creature by its ability, or to
 * attack, which only creatures do (508.1a).
 */
function withAnimations(gathered: Gathered, cards: Cards): Gathered {
  const { mentions, happenings } = gathered;
  const attacking = happenings.flatMap(it => (it.action === 'attacks' ? it.objects : []));
  const isAnimated = (mention: Mention) => {
    const known = cardKnown(cards, mention);
    const attacks = attacking.includes(mention) && known?.creature === false && animatesItself(known);
    return mention.patch.animated === true || attacks;
  };
  const animated = mentions.filter(isAnimated);
  for (const mention of animated) {
    const { animated: _, ...patch } = mention.patch;
    mention.patch = patch;
    mention.place ??= 'battlefield';
  }
  const effects = animated.flatMap((mention): EarlierEffect[] => {
    const [card] = mention.names;
    return card === undefined ? [] : [{ card, who: mention.whose ?? 'you', targets: [] }];
  });
  return { ...gathered, effects: [...gathered.effects, ...effects] };
}

function effectOf(happening: Happening, gathered: Gathered, cards: Cards): EarlierEffect | undefined {
  const { action, objects, targets, beside, verb } = happening;
  const spell = happening.by ?? objects.find(it => cardKnown(cards, it)?.spell === true);
  const isSpell = spell !== undefined && cardKnown(cards, spell)?.spell === true;
  const used = targets.length > 0 && objects.length === 1 ? objects[0] : undefined;
  // "Oko elked my X": the verb stands for what does it
  const doer =
    objects.length > 1 ? objects.find(it => verb?.card !== undefined && it.names[0] === verb.card) : undefined;
  const by = action === 'affects' ? (happening.by ?? happening.source ?? beside[0] ?? used ?? doer) : spell;
  const card = by?.names[0] ?? (action === 'affects' ? verb?.card : undefined);
  if (card === undefined) return undefined;
  const changed = [...objects, ...targets].filter(it => it !== by);
  if (action === 'affects' ? changed.length === 0 : !isSpell || !isEarlier(happening, changed, gathered, cards))
    return undefined;
  const isResponse = happening.response === true;
  const isOver = isOverBefore(happening, gathered, cards);
  if (
    action !== 'affects' &&
    (spell === undefined || !(lastsOf(spell, cards, isResponse) || isPartLasting(spell, cards, isOver)))
  )
    return undefined;
  const theirs = changed.some(it => it.whose === 'you');
  const who = happening.who ?? by?.whose ?? (theirs ? 'opponent' : 'you');
  const choosing = isResponse && by !== undefined && choosesColor(by, cards);
  const color = choosing ? colorAnswered(happening, gathered, cards) : undefined;
  if (choosing && color === undefined) return undefined;
  const chosen = color === undefined ? {} : { color };
  return { card, who, targets: changed, ...(by === undefined ? {} : { by }), ...chosen };
}

/** The gathered question with what static abilities are said to do as permanents that are there, and no events. */
function withoutStatics(gathered: Gathered, cards: Cards): Gathered {
  const stated = gathered.happenings.filter(({ action, asked, by, source, beside }) => {
    const doer = by ?? source ?? beside[0];
    return action === 'affects' && !asked && doer !== undefined && isStatic(doer, cards);
  });
  for (const { by, source, beside, objects } of stated)
    for (const mention of [by, source, ...beside, ...objects])
      if (mention !== undefined) mention.place ??= 'battlefield';
  return { ...gathered, happenings: gathered.happenings.filter(it => !stated.includes(it)) };
}

/** The wording "March of the Machines turns rocks into creatures": a permanent all of whose abilities are static. */
function isStatic(mention: Mention, cards: Cards): boolean {
  const known = cardKnown(cards, mention);
  return known?.spell === false && known.face.abilities.every(it => it.kind === 'static' || it.kind === 'cant');
}

/** The wording "I resolved X earlier this turn. Can my Steam Vents enter untapped?": a spell that was over before a permanent enters. */
function isOverBefore({ already, verb, at, asked }: Happening, { happenings }: Gathered, cards: Cards): boolean {
  if (asked || !(already || verb?.past === true)) return false;
  const isComing = (it: Mention) => it.place === undefined && it.at > at && !isSpellCard(it, cards);
  return happenings.some(it => it.action === 'enters' && it.at > at && it.objects.some(isComing));
}

/** Whether something of what a spell did lasts, where all the rest of it is over. */
function isPartLasting(spell: Mention, cards: Cards, isOver: boolean): boolean {
  const known = isOver ? cardKnown(cards, spell) : undefined;
  return known !== undefined && cards.instructions(known).effects.some(isLasting);
}

/** Whether a spell resolved before the event of the question. */
function isEarlier(happening: Happening, changed: readonly Mention[], gathered: Gathered, cards: Cards): boolean {
  const { happenings } = gathered;
  if (!['resolves', 'enters', 'casts'].includes(happening.action) || happening.asked) return false;
  if (happening.response === true) return true;
  const isOther = ({ action, asked, objects, by, source }: Happening) =>
    action !== 'affects' &&
    !asked &&
    (objects.length > 0 || by !== undefined || source !== undefined || action === 'hits');
  // what is answered by a response resolves after it
  const others = happenings.filter(it => it !== happening && it.response !== true && isOther(it));
  const before = others.some(
    it => it.at > happening.at && !it.objects.some(one => changed.includes(one) && arrives(it)),
  );
  if (changed.length === 0 && isOverBefore(happening, gathered, cards)) return true;
  const told = happening.already || happening.verb?.past === true || happening.verb?.voice === 'passive';
  return before || (told && changed.length === 0 && others.some(it => !it.objects.every(by => isSpellCard(by, cards))));
}

function arrives({ action }: Happening): boolean {
  return ['enters', 'returns', 'blinks', 'copies'].includes(action);
}

function isSpellCard(mention: Mention, cards: Cards): boolean {
  return cardKnown(cards, mention)?.spell === true;
}

/** A color of the spell that a response is to: protection from any of its colors keeps it off. */
function colorAnswered(response: Happening, { happenings }: Gathered, cards: Cards): string | undefined {
  const spells = happenings.flatMap(it => (it === response ? [] : (spellOfEvent(it, cards)?.known ?? [])));
  return colorsOfCost(spells[0]?.face.manaCost)[0]?.toLowerCase();
}

function choosesColor(spell: Mention, cards: Cards): boolean {
  const known = cardKnown(cards, spell);
  return (
    known !== undefined && cards.instructions(known).effects.some(it => it.kind === 'announce' && it.what === 'color')
  );
}

/**
 * Whether what a spell does is to last, but for cards drawn on the way; `aside`: and but for counters on its target and
 * for what else it does to no permanent.
 */
export function lastsOf(spell: Mention, cards: Cards, aside = false): boolean {
  const known = cardKnown(cards, spell);
  if (known === undefined) return false;
  const { effects } = cards.instructions(known);
  return effects.some(isLasting) && effects.every(it => isLasting(it) || it.kind === 'draw' || (aside && isAside(it)));
}

/** Effects beside those that last: counters on the target, a choice, a look at the top of a library, life gained. */
function isAside(effect: Effect): boolean {
  if (isCountersOnTarget(effect)) return true;
  if (effect.kind === 'if') return effect.condition.kind === 'kicked' && effect.then.every(isLasting);
  if (effect.kind === 'act') return effect.action === 'scry' || effect.action === 'surveil';
  return effect.kind === 'announce' || effect.kind === 'gainLife';
}

function isLasting({ kind }: Effect): boolean {
  return kind === 'continuous' || kind === 'shield';
}
