// Keys of outcomes: equal for two runs with the same position and the same triggers, whatever the ids of new objects.
import { keyOf } from '../../kit/structure.ts';
import { objectKey, printedKey } from '../choice/options.ts';
import type { Run } from '../event/run-state.ts';
import type { GameObject } from '../model/game-object.ts';
import type { ObjectId } from '../model/ids.ts';
import type { GameState } from '../model/state.ts';
import { isTopLookedAt } from '../pipeline/graveyard-order.ts';

/** The key of a run's outcome: the changes since `before`, and the triggers. */
export function outcomeKey(before: GameState, run: Run): string {
  const { state } = run;
  const names = newNames(before, state);
  const rename = (words: string) => (names.size === 0 ? words : words.replace(/new:\d+/g, id => names.get(id) ?? id));
  const objects: string[] = [];
  for (const [id, object] of state.objects) {
    if (before.objects.get(id) !== object) objects.push(rename(`${id}=${objectKey(object)}`));
  }
  const gone = [...before.objects.keys()].filter(id => !state.objects.has(id));
  const changed = Object.keys(state.zones).filter(key => before.zones[key] !== state.zones[key]);
  // 404.3: the order of a graveyard tells outcomes apart where the card on top is looked at
  const isTop = changed.some(isGraveyard) && (isTopLookedAt(before) || isTopLookedAt(state));
  const isOrdered = (key: string) => key.startsWith('library') || (isTop && isGraveyard(key));
  const zones = changed.map(key => `${key}:${zoneWords(state.zones[key] ?? [], names, isOrdered(key))}`);
  const triggers = run.triggered.map(trigger =>
    rename(`${trigger.source}/${trigger.controller}/${trigger.ability}/${trigger.effect}×${trigger.times}`),
  );
  const known = new Set(before.effects);
  // of a new effect also what it does, and to what: that may have been chosen
  const effects = state.effects.map(effect => {
    const { id, uses, chosen, does, fixedSet, targets } = effect;
    return known.has(effect) ? id : [id, uses, chosen, does, fixedSet, targets];
  });
  return keyOf([
    objects.sort(),
    gone,
    zones.sort(),
    triggers.sort(),
    // the record of the turn does not distinguish outcomes
    state.players === before.players ? '' : state.players.map(({ thisTurn: _, ...player }) => player),
    [state.step, state.dayNight, state.effects === before.effects ? '' : rename(keyOf(effects))],
    rename(keyOf(ordersOf(run))),
  ]);
}

/** A short key of a run's outcome: equal wherever `outcomeKey` is, and mostly different where that is. */
export function shortOutcomeKey(before: GameState, { state, triggered }: Run): string {
  const objects: string[] = [];
  for (const [id, object] of state.objects) {
    const was = before.objects.get(id);
    if (was === object) continue;
    const now = shortKeyOf(object);
    // what has changed and changed back counts as what has not
    if (was === undefined || shortKeyOf(was) !== now) objects.push(now);
  }
  return `${triggered.length} ${objects.sort().join()}`;
}

function shortKeyOf({ zone, controller, tapped, copies }: GameObject): string {
  return `${zone} ${controller} ${tapped} ${copies.at(-1)?.ofName}`;
}

/** The orders chosen of timestamps (613.7m), of the permanents that are still there; requested only where they may matter. */
function ordersOf({ picks, state }: Run): readonly unknown[] {
  return picks.flatMap(({ choice: { about }, pick }): readonly unknown[] => {
    if (about !== 'timestamps' || pick.kind !== 'objects') return [];
    const there = pick.objects.filter(id => state.objects.get(id)?.zone === 'battlefield');
    return there.length < 2 ? [] : [there];
  });
}

/** Names of new objects by their characteristics instead of their ids; like objects share a name. */
function newNames(before: GameState, after: GameState): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const [id, object] of after.objects) {
    if (!before.objects.has(id)) names.set(id, `(${printedKey(object.printed)} ${object.copies.length})`);
  }
  return names;
}

/**
 * The key of a zone; order counts in a library only, since cards put into a graveyard together have no fixed order
 * (404.3): where it may matter, the choice of it distinguishes the outcomes.
 */
function isGraveyard(key: string): boolean {
  return key.startsWith('graveyard');
}

function zoneWords(ids: readonly ObjectId[], names: ReadonlyMap<string, string>, isOrdered: boolean): string {
  const called = ids.map(id => names.get(id) ?? id);
  return (isOrdered ? called : called.sort()).join(' ');
}
