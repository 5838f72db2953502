// Observation of what has happened: abilities trigger on it (603.2), counters given to what entered are told (122.6).
import type { Occurrence } from '../event/occurrence.ts';
import { currentView, type Run, recordFact } from '../event/run-state.ts';
import type { View } from '../match/view.ts';
import { isPlayer } from '../model/change-state.ts';
import { detectTriggers } from '../trigger/detect.ts';

/** 122.6: records counters an object enters with as counters put on it. */
export function recordCounters(run: Run, facts: readonly Occurrence[]): void {
  for (const fact of facts) {
    if (fact.kind !== 'countersPut' || !fact.asItEntered || isPlayer(run.state, fact.on)) continue;
    const { on, counter, amount, player } = fact;
    const more = { also: ['122.6a'], notable: false, players: [player] };
    recordFact(run, '122.6', { kind: 'counters given', counter, amount }, [on], more);
  }
}

/** 603.2: abilities trigger on what has happened. */
export function observe(run: Run, before: View, facts: readonly Occurrence[]): void {
  const { triggered, steps } = detectTriggers(before, currentView(run), facts);
  run.triggered.push(...triggered);
  run.trail.push(...steps);
  const waiting = triggered.filter(it => it.mana === undefined);
  if (waiting.length === 0 || !facts.some(it => it.kind === 'activated' && !it.isMana)) return;
  const sources = [...new Set(waiting.flatMap(it => it.source ?? []))];
  recordFact(run, '405.5', { kind: 'triggers resolve first' }, sources, { notable: false });
}
