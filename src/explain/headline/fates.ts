// Fates of objects: they die, are exiled, stay.

import { type ObjectId, type Outcome, zoneKey } from '../../engine/index.ts';
import { listInWords } from '../english.ts';
import { type ExplainContext, meldedInto } from '../explain-context.ts';
import { isDeath } from '../step/state-based-step.ts';
import { groupNames, pluralPredicate } from './entry-groups.ts';
import { entryPredicate } from './entry-headline.ts';
import { entryParts } from './entry-parts.ts';
import type { OutcomeInContext } from './explained-outcome.ts';

/** The fates of objects that would be destroyed or moved, with equal fates grouped. */
export function fates(shown: OutcomeInContext, ids: readonly ObjectId[], otherwise = 'stays where it is'): string {
  return listInWords(fateClauses(shown, ids, otherwise));
}

/** The fates of objects, a clause for those of equal fate: "Serra Angel and Hill Giant die". */
export function fateClauses(
  { context, outcome }: OutcomeInContext,
  ids: readonly ObjectId[],
  otherwise = 'stays where it is',
): readonly string[] {
  const groups = new Map<string, ObjectId[]>();
  for (const id of ids) {
    const fate = fateOf(context, outcome, id) || otherwise;
    groups.set(fate, [...(groups.get(fate) ?? []), id]);
  }
  return [...groups].map(
    ([fate, group]) =>
      `${groupNames(context, group, ids.length)} ${group.length === 1 ? fate : pluralPredicate(fate).replace(/^dies/, 'die')}`,
  );
}

/** The fate of an object: "dies", "is exiled", "" where it stayed. */
export function fateOf(context: ExplainContext, outcome: Outcome, id: ObjectId): string {
  const [was, now] = [outcome.before.objects.get(id), outcome.state.objects.get(id)];
  if (was === undefined) return '';
  if (was.zone === now?.zone) return withinLibrary(context, outcome, id);
  if (now === undefined || now.zone === 'nowhere') return goneWords(context, outcome, id);
  if (now.zone === 'battlefield') return entryPredicate(entryParts(context, outcome, id));
  const own = context.names.player(now.owner).own;
  if (now.zone === 'exile') return 'is exiled';
  if (now.zone === 'stack') return 'is cast';
  if (now.zone === 'graveyard' && was.zone === 'battlefield' && isPutThere(outcome, id)) {
    return wasCreature(context, outcome, id) ? 'dies' : `is put into ${own} graveyard`;
  }
  return now.zone === 'command' ? 'goes to the command zone' : `goes to ${own} ${now.zone}`;
}

/** Whether it went from the battlefield to the graveyard, not by way of another zone (700.4). */
function isPutThere({ occurrences }: Outcome, id: ObjectId): boolean {
  const moves = occurrences.flatMap(it => (it.kind === 'moved' && it.object === id ? [it] : []));
  return moves.length === 0 || moves.some(it => it.from === 'battlefield' && it.to === 'graveyard');
}

/** 401.2: the place in its library that a card is put to from another one there; "" where it has not moved. */
function withinLibrary({ names }: ExplainContext, { state, occurrences, trail }: Outcome, id: ObjectId): string {
  const { zone, owner } = state.objects.get(id) ?? {};
  const moved = new Set(occurrences.flatMap(it => (it.kind === 'moved' && it.to === 'library' ? [it.object] : [])));
  if (!moved.has(id) || zone !== 'library' || owner === undefined) return '';
  const own = names.player(owner).own;
  const cards = state.zones[zoneKey('library', owner)] ?? [];
  const [above, below] = [cards.slice(0, cards.indexOf(id)), cards.slice(cards.indexOf(id) + 1)];
  if (trail.some(it => it.kind === 'proposed' && it.event.kind === 'shuffles' && it.event.player === owner))
    return `is shuffled into ${own} library`;
  if (cards.length === 1) return `goes back to ${own} library`;
  if (below.every(it => moved.has(it))) return `goes to the bottom of ${own} library`;
  return above.every(it => moved.has(it)) ? `goes to the top of ${own} library` : `goes back to ${own} library`;
}

/** The fate of a token that left: it dies or is exiled, and then ceases to exist. */
function goneWords(context: ExplainContext, outcome: Outcome, id: ObjectId): string {
  const whole = meldedInto(context, id);
  if (whole !== undefined) return `is melded into ${context.names.object(whole)}`;
  const move = outcome.occurrences.find(it => it.kind === 'moved' && it.object === id);
  if (move?.kind !== 'moved') return 'ceases to exist';
  if (move.to === 'exile') return 'is exiled';
  if (move.to !== 'graveyard') return `goes to its owner's ${move.to} and ceases to exist`;
  return wasCreature(context, outcome, id) ? 'dies' : 'is put into the graveyard';
}

/** Whether an object that left the battlefield was a creature there, at the latest by the event. */
function wasCreature(context: ExplainContext, outcome: Outcome, id: ObjectId): boolean {
  const isTurnedUp = outcome.occurrences.some(it => it.kind === 'turnedFaceUp' && it.object === id);
  if (!isTurnedUp && context.seenBefore.of(id).types.includes('Creature')) return true;
  if (isTurnedUp && outcome.state.objects.get(id)?.printed.faces[0].types.includes('Creature') === true) return true;
  return outcome.trail.some(it => it.kind === 'stateBased' && isDeath(it.action) && it.objects.includes(id));
}
