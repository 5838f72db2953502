// Attacks told before the last event: "I attack with X and they bolt it". It attacks still when that happens (508.1k).
import { spellOf } from '../implied/consequences.ts';
import { type Cards, cardKnown, isVehicle } from '../model/card-traits.ts';
import { type Gathered, type Happening, joinedPatch, type Mention } from '../model/mention.ts';
import type { Side } from '../tokens/question-token.ts';

/** Events that may be about a creature while it attacks. */
const DURING_COMBAT: readonly Happening['action'][] = [
  'resolves',
  'dies',
  'destroys',
  'exiles',
  'bounces',
  'blinks',
  'deals',
  'hits',
  'sacrifices',
  'taps',
  'untaps',
  'transforms',
  'turnsFaceUp',
  'wipes',
];

/** Whether the attackers are there by now, attacking: the last event is of combat, and nothing that attacks trigger is asked about. */
export function isAttackBefore(earlier: Happening, last: Happening, gathered: Gathered, cards: Cards): boolean {
  const { action, objects, targets } = earlier;
  if (action !== 'attacks' || objects.length === 0 || targets.length > 0) return false;
  const isDuring = DURING_COMBAT.includes(last.action) || spellOf(last, cards) !== undefined;
  if (!isDuring || !objects.every(it => cardKnown(cards, it)?.creature !== false || isVehicle(it, cards))) return false;
  const isAskedOfTriggers = gathered.triggering || gathered.ofOutcomes;
  return !(isAskedOfTriggers && gathered.mentions.some(it => looksAtAttacks(it, cards)));
}

/** Puts the attackers of an earlier event on the battlefield, attacking a player, and tapped without vigilance (508.1f). */
export function putAttacking({ objects, who }: Happening, cards: Cards): void {
  for (const object of objects) {
    object.place = 'battlefield';
    object.whose ??= who ?? 'you';
    const attacking: Side = object.whose === 'you' ? 'opponent' : 'you';
    const isVigilant = hasVigilance(object, cards);
    // a crewed Vehicle is a creature for this turn only, which a scenario does not have attack
    if (isVehicle(object, cards)) {
      object.patch = joinedPatch(object.patch, { designations: ['crewed'], tapped: true });
      continue;
    }
    object.patch = joinedPatch(isVigilant ? { attacking } : { attacking, tapped: true }, object.patch);
  }
}

function hasVigilance(mention: Mention, cards: Cards): boolean {
  const abilities = cardKnown(cards, mention)?.face.abilities ?? [];
  return abilities.some(it => it.kind === 'keyword' && it.keyword === 'vigilance');
}

/** Whether an ability of a card triggers on attacks (508.3). */
function looksAtAttacks(mention: Mention, cards: Cards): boolean {
  const abilities = cardKnown(cards, mention)?.face.abilities ?? [];
  return abilities.some(it => it.kind === 'triggered' && it.events.some(({ kind }) => kind.startsWith('attacks')));
}
