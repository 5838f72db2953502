// Performance of a simultaneous event: all its atomic actions at once, by a table complete by kind.
import type { AtomicAction } from '../event/atomic-action.ts';
import type { Occurrence } from '../event/occurrence.ts';
import { currentView, type Run } from '../event/run-state.ts';
import { changeState } from '../model/change-state.ts';
import type { GameState } from '../model/state.ts';
import { performCleanup } from './cleanup.ts';
import { performEnter } from './enter-battlefield.ts';
import { performGetEmblem } from './get-emblem.ts';
import { performDraw, performMove } from './move-between-zones.ts';
import {
  performActivate,
  performBecomeCopy,
  performCast,
  performCease,
  performEstablish,
  performMerge,
  performRemember,
  performShuffle,
} from './object-performers.ts';
import type { PerformContext, Performer } from './performer.ts';
import {
  performAct,
  performAddMana,
  performBegin,
  performDayNight,
  performDealt,
  performDesignate,
  performGainLife,
  performIncreaseSpeed,
  performLoseGame,
  performLoseLife,
  performPaidLife,
  performPrevent,
  performSkip,
  performWinGame,
} from './player-performers.ts';
import {
  performAttach,
  performAttack,
  performMarkDamage,
  performPhaseIn,
  performPhaseOut,
  performProtect,
  performPutCounters,
  performRegenerate,
  performRemoveCounters,
  performTap,
  performTransform,
  performTurnFaceDown,
  performTurnFaceUp,
  performUnattach,
  performUntap,
} from './status-performers.ts';
import { recordInTurn } from './turn-record.ts';

const PERFORM: { readonly [K in AtomicAction['kind']]: Performer<K> } = {
  enters: performEnter,
  moves: performMove,
  draws: performDraw,
  taps: performTap,
  untaps: performUntap,
  transforms: performTransform,
  turnsFaceDown: performTurnFaceDown,
  turnsFaceUp: performTurnFaceUp,
  phasesIn: performPhaseIn,
  phasesOut: performPhaseOut,
  regenerates: performRegenerate,
  marksDamage: performMarkDamage,
  attaches: performAttach,
  unattaches: performUnattach,
  protects: performProtect,
  putsCounters: performPutCounters,
  removesCounters: performRemoveCounters,
  gainsLife: performGainLife,
  losesLife: performLoseLife,
  paidLife: performPaidLife,
  dealt: performDealt,
  prevents: performPrevent,
  acts: performAct,
  addsMana: performAddMana,
  attacks: performAttack,
  casts: performCast,
  activates: performActivate,
  begins: performBegin,
  cleansUp: performCleanup,
  dayNight: performDayNight,
  skips: performSkip,
  losesGame: performLoseGame,
  winsGame: performWinGame,
  designates: performDesignate,
  increasesSpeed: performIncreaseSpeed,
  becomesCopy: performBecomeCopy,
  merges: performMerge,
  ceases: performCease,
  remembers: performRemember,
  establishes: performEstablish,
  shuffles: performShuffle,
  getsEmblem: performGetEmblem,
};

/** Performs the actions as one event. Returns its occurrences; the run's position is the one after it. */
export function performActions(run: Run, actions: readonly AtomicAction[]): readonly Occurrence[] {
  const facts: Occurrence[] = [];
  if (actions.length === 0) return facts;
  run.batch += 1;
  const { batch } = run;
  const before = currentView(run);
  run.state = performed(run.state, actions, before, fact => facts.push({ ...fact, batch }));
  run.occurrences.push(...facts);
  return facts;
}

/** The position after the actions, without performing them. */
export function positionAfter(run: Run, actions: readonly AtomicAction[]): GameState {
  return performed(run.state, actions, currentView(run), () => {});
}

function performed(
  state: GameState,
  actions: readonly AtomicAction[],
  before: PerformContext['before'],
  happened: PerformContext['happened'],
): GameState {
  return changeState(state, draft => {
    const record: PerformContext = {
      draft,
      before,
      happened: fact => {
        recordInTurn(draft, before, fact);
        happened(fact);
      },
    };
    for (const action of actions) performOne(record, action);
  });
}

function performOne(record: PerformContext, action: AtomicAction): void {
  const performer = PERFORM[action.kind] as Performer<typeof action.kind>; // the table is complete by kind
  performer(record, action as never);
}
