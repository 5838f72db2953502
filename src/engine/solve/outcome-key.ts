// When two playings end alike: the same position and the same triggers, whatever new tokens are called.
import { keyOf } from '../../kit/structure.ts';
import { objectKey, printedKey } from '../choice/options.ts';
import type { Run } from '../event/run-state.ts';
import type { ObjectId } from '../model/ids.ts';
import type { GameState } from '../model/state.ts';

/** Words that are equal for two playings that end alike: what has changed since before, and what has triggered. */
export function outcomeKey(before: GameState, run: Run): string {
  const { state } = run;
  const names = newNames(before, state);
  const rename = (words: string) => (names.size === 0 ? words : words.replace(/new:\d+/g, id => names.get(id) ?? id));
  const objects: string[] = [];
  for (const [id, object] of state.objects) {
    if (before.objects.get(id) !== object) objects.push(rename(`${id}=${objectKey(object)}`));
  }
  const gone = [...before.objects.keys()].filter(id => !state.objects.has(id));
  const zones = Object.keys(state.zones)
    .filter(key => before.zones[key] !== state.zones[key])
    .map(key => `${key}:${zoneWords(key, state.zones[key] ?? [], names)}`);
  const triggers = run.triggered.map(trigger =>
    rename(`${trigger.source}/${trigger.controller}/${trigger.ability}/${trigger.effect}×${trigger.times}`),
  );
  const effects = state.effects === before.effects ? '' : keyOf(state.effects.map(it => [it.id, it.uses]));
  return keyOf([
    objects.sort(),
    gone,
    zones.sort(),
    triggers.sort(),
    // what has happened on the way makes no other ending
    state.players === before.players ? '' : state.players.map(({ thisTurn: _, ...player }) => player),
    [state.step, state.dayNight, effects],
    rename(keyOf(ordersOf(run))),
  ]);
}

/** 613.7m: the orders of timestamps that were chosen; they are asked for only where they make a difference. */
function ordersOf({ picks }: Run): readonly unknown[] {
  return picks.filter(({ choice }) => choice.about === 'timestamps').map(({ pick }) => pick);
}

/** New objects by what they are rather than by their number; like ones share a name. */
function newNames(before: GameState, after: GameState): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const [id, object] of after.objects) {
    if (!before.objects.has(id)) names.set(id, `(${printedKey(object.printed)} ${object.copies.length})`);
  }
  return names;
}

/** Order counts in a library only: cards that are put into a graveyard together may lie there either way (404.3). */
function zoneWords(key: string, ids: readonly ObjectId[], names: ReadonlyMap<string, string>): string {
  const called = ids.map(id => names.get(id) ?? id);
  return (key.startsWith('library') ? called : called.sort()).join(' ');
}
