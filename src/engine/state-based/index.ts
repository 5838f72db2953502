// Checking of state-based actions (704.5): all in their order, performed together, again until none applies (704.3).
import type { ChoiceGenerator } from '../choice/choice-request.ts';
import type { AtomicAction } from '../event/atomic-action.ts';
import type { GameEvent } from '../event/game-event.ts';
import { currentView, type Run, record, recordFact } from '../event/run-state.ts';
import { performTogether } from '../pipeline/perform-batch.ts';
import type { StateBasedName } from '../trail/step.ts';
import type { ActionResult, StateBasedAction } from './action.ts';
import {
  auraFallsOff,
  bestowedComesOff,
  creatureAuraFallsOff,
  equipmentComesOff,
  othersComeOff,
} from './attachments.ts';
import { battleWithoutDefense, siegeWithoutDefense, unprotectedBattle, wronglyProtectedBattle } from './battles.ts';
import { commanderReturns } from './commander.ts';
import { commanderDamage } from './commander-damage.ts';
import { countersAnnihilate } from './counters-annihilate.ts';
import { deathtouched, lethalDamage, noToughness } from './creatures.ts';
import { dayBreaks, firstDay, firstNight, nightFalls } from './day-and-night.ts';
import { legendRule, planeswalkerUniqueness } from './legend-rule.ts';
import { emptyLibrary, noLife, poisoned } from './losing.ts';
import { noLoyalty } from './no-loyalty.ts';
import { cityBlessing, enduringStory } from './player-designations.ts';
import { oneRole } from './roles.ts';
import { sagaEnds } from './saga-ends.ts';
import { sectors } from './sectors.ts';
import { startYourEngines } from './start-your-engines.ts';
import { tokenElsewhere } from './token-elsewhere.ts';
import { tooManyCounters } from './too-many-counters.ts';
import { worldRule } from './world-rule.ts';

/** The actions by name, in the order of their checks. */
const ACTIONS = {
  // 704.5a-704.5e
  noLife,
  emptyLibrary,
  poisoned,
  tokenElsewhere,
  // 704.5f-704.5h
  noToughness,
  lethalDamage,
  deathtouched,
  // 704.5i-704.5k
  noLoyalty,
  legendRule,
  planeswalkerUniqueness,
  worldRule,
  // 704.5m-704.5p
  auraFallsOff,
  creatureAuraFallsOff,
  bestowedComesOff,
  equipmentComesOff,
  othersComeOff,
  // 704.5q, 704.5r
  countersAnnihilate,
  tooManyCounters,
  // 704.5s, 704.5u
  sagaEnds,
  sectors,
  // 704.5v-704.5y
  siegeWithoutDefense,
  battleWithoutDefense,
  unprotectedBattle,
  wronglyProtectedBattle,
  // 704.5z, 704.5aa
  oneRole,
  startYourEngines,
  // 704.6c, 704.6d
  commanderDamage,
  commanderReturns,
  // 702.131, 702.145, 702.195: no state-based actions, but checked at the same time
  cityBlessing,
  enduringStory,
  firstDay,
  firstNight,
  nightFalls,
  dayBreaks,
} as const satisfies { readonly [N in StateBasedName]: StateBasedAction };

const NAMES = Object.keys(ACTIONS) as readonly StateBasedName[]; // the table's own keys

/** The greatest number of rounds, more than any position needs; an infinite series ends there. */
const MOST_ROUNDS = 60;

/** 704.3: all that apply are performed as one event, and checked again until there are none. */
export function* stateBasedActions(run: Run): ChoiceGenerator<void> {
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const view = currentView(run);
    const events: GameEvent[] = [];
    const actions: AtomicAction[] = [];
    for (const name of NAMES) {
      const action: StateBasedAction = ACTIONS[name];
      const found = 'find' in action ? action.find(run, view) : yield* action.choose(run, view);
      if (found === undefined) continue;
      recordAction(run, name, found);
      events.push(...(found.events ?? []).flatMap(event => withoutRepeats(event, events)));
      actions.push(...(found.actions ?? []));
    }
    run.checked = run.occurrences.length;
    if (events.length === 0 && actions.length === 0) return;
    recordLastKnown(run, events);
    const before = run.state;
    clearEmptyDraws(run);
    yield* performTogether(run, events, undefined, actions);
    if (run.state === before) return;
  }
}

/** 704.7: the event without objects and players for which an earlier action has the same result. */
function withoutRepeats(event: GameEvent, before: readonly GameEvent[]): readonly GameEvent[] {
  if (event.kind === 'destroys') {
    const objects = event.objects.filter(id => !before.some(it => it.kind === 'destroys' && it.objects.includes(id)));
    return objects.length === 0 ? [] : [{ ...event, objects }];
  }
  if (event.kind === 'losesGame' && before.some(it => it.kind === 'losesGame' && it.player === event.player)) return [];
  return [event];
}

/** 704.5b: clears the record of draws from an empty library, which counts since the last check. */
function clearEmptyDraws(run: Run): void {
  if (!run.state.players.some(player => player.drewFromEmpty)) return;
  const players = run.state.players.map(({ drewFromEmpty: _, ...player }) => player);
  run.state = { ...run.state, players };
}

/** 704.8: records that last known information about leaving objects is from before these actions. */
function recordLastKnown(run: Run, events: readonly GameEvent[]): void {
  const left = events.flatMap(event => (event.kind === 'moves' ? event.objects.map(move => move.object) : []));
  const changed = left.filter(id => events.some(event => event.kind === 'removesCounters' && event.on === id));
  if (changed.length > 0) recordFact(run, '704.8', { kind: 'last known' }, changed, { notable: false });
}

function recordAction(run: Run, action: StateBasedName, found: ActionResult): void {
  const { rule, also = ['704.3'] }: StateBasedAction = ACTIONS[action];
  const { objects = [], players = [] } = found;
  record(run, { kind: 'stateBased', rule, also, notable: true, action, objects, players });
}
