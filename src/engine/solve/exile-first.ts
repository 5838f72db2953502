// Exile of permanents by the effect that returns them right away (608.2c): what triggers on it, this turn's record of it.
import type { ChoiceGenerator } from '../choice/choice-request.ts';
import type { GameEvent, Move } from '../event/game-event.ts';
import type { Run } from '../event/run-state.ts';
import {
  asNewObject,
  changeState,
  draftObject,
  newTimestamp,
  putInZone,
  removeFromZone,
  setObject,
} from '../model/change-state.ts';
import { performEvent } from '../pipeline/perform-batch.ts';

/** Exiles from the battlefield what the event returns from exile, where one effect does both (400.7, 603.6c). */
export function* exileFirst(run: Run, event: GameEvent): ChoiceGenerator<void> {
  if (event.kind !== 'enters') return;
  const exiled = event.objects.filter(it => it.exiledFrom !== undefined);
  const [first] = exiled;
  if (first === undefined) return;
  run.state = changeState(run.state, draft => {
    for (const { object, exiledFrom } of exiled) {
      const card = draftObject(draft, object);
      removeFromZone(draft, object);
      const there = asNewObject(card, 'battlefield', newTimestamp(draft));
      // 122.2: what lies in exile with counters that remain had them there
      const { counters, counterTimestamps } = card;
      setObject(draft, object, { ...there, counters, counterTimestamps, controller: exiledFrom ?? card.owner });
      putInZone(draft, object, 'battlefield', card.owner, 'bottom');
    }
  });
  const move = { to: 'exile', verb: 'exile', position: 'top', withCounters: [], linkedTo: undefined } as const;
  const objects = exiled.map(({ object }): Move => ({ object, ...move }));
  // of the first event of a run nothing else may be under way
  run.events += 1;
  yield* performEvent(run, { kind: 'moves', objects, by: first.by });
  run.events = 0;
}
