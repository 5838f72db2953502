// Reflexive triggered abilities (603.12).
import type { EventBatch } from '../event/pending-event.ts';
import { currentView, type Run } from '../event/run-state.ts';

/** 603.12: reflexive abilities trigger on what was done just before. */
export function triggerReflexively(run: Run, { reflexive }: EventBatch): void {
  for (const { effect, source, controller, ability, text } of reflexive.values()) {
    const sourceLabel = currentView(run).object(source).label;
    run.triggered.push({ source, sourceLabel, controller, ability, effect: text, times: 1 });
    run.trail.push({
      kind: 'triggered',
      rule: '603.12',
      notable: true,
      effect,
      object: source,
      by: 'event',
      times: 1,
      because: [],
    });
  }
  reflexive.clear();
}
