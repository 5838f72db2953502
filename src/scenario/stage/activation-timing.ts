// Times at which an ability may be activated (602.5d, 606.3), held against the turn and the stack of a scenario.
import { type Cause, type GameState, type PlayerId, project } from '../../engine/index.ts';
import { type ActivationTiming, activationTiming, SORCERY_STEPS } from '../../oracle/index.ts';
import type { PHASES_OF_STEPS, StepName } from '../../vocabulary/index.ts';
import type { Staging } from './staging.ts';

/** An ability about to be activated. */
interface Activating {
  readonly by: Cause;
  /** Its text after the cost. */
  readonly effect: string;
  readonly isLoyalty: boolean;
}

/** A time at which an ability may be activated only. */
interface Timing extends Omit<ActivationTiming, 'sentence'> {
  readonly says: string;
  readonly rule: string;
}

/** The reason why it is no time to activate the ability; undefined where the scenario states nothing against it. */
export function untimely(staging: Staging, state: GameState, ability: Activating): string | undefined {
  const timing = timingOf(staging, state, ability);
  const against = timing && statedAgainst(staging, state, timing, ability.by.controller);
  if (timing === undefined || against === undefined) return undefined;
  return `${ability.by.name} can't be activated: ${timing.says}, and ${against} (${timing.rule}).`;
}

function timingOf(staging: Staging, state: GameState, { by, effect, isLoyalty }: Activating): Timing | undefined {
  if (isLoyalty) {
    if (isFreeAtAnyTime(staging, state, by)) return undefined;
    const says = 'a loyalty ability is activated only in a main phase of its controller while the stack is empty';
    return { turn: 'own', steps: SORCERY_STEPS, asSorcery: true, says, rule: '606.3' };
  }
  const timing = activationTiming(effect);
  return timing && { ...timing, says: `it says "${timing.sentence}"`, rule: timing.asSorcery ? '602.5d' : '602.5' };
}

/** "You may activate loyalty abilities of … on any player's turn any time you could cast an instant." */
function isFreeAtAnyTime(staging: Staging, state: GameState, { source, controller }: Cause): boolean {
  const unread = staging.unread.some(it => it.about.includes('loyalty abilities'));
  const said = project(state, staging.edition).cants.some(cant => {
    const { what } = cant.ability;
    if (what.kind !== 'text' || cant.controller !== controller) return false;
    const isOwn = cant.source === source && what.about.includes('own loyalty at any time');
    return isOwn || what.about.includes('loyalty at any time');
  });
  return unread || said;
}

/** The words for what the scenario states against a time; undefined where it states nothing. */
export function statedAgainst(
  staging: Staging,
  state: GameState,
  { turn, steps, asSorcery }: Pick<Timing, 'turn' | 'steps' | 'asSorcery'>,
  controller: PlayerId,
): string | undefined {
  const { scenario } = staging;
  const { step } = scenario.given;
  // the first player is active where nobody said who is
  const isTurnStated = step !== undefined || scenario.active !== scenario.players[0];
  const isOwn = state.active === controller;
  if (isTurnStated && ((turn === 'own' && !isOwn) || (turn === 'other' && isOwn)))
    return `it is ${scenario.active === 'you' ? 'your' : `${scenario.active}'s`} turn`;
  if (step !== undefined && steps !== undefined && !steps.some(it => it === step || phaseOf(it) === step))
    return `the step or phase is "${step}"`;
  const isOnStack = [...state.objects.values()].some(it => it.zone === 'stack');
  return asSorcery && isOnStack ? 'something is on the stack' : undefined;
}

/** 500.1: the phase a step is of, where it is one of several. */
function phaseOf(step: StepName): (typeof PHASES_OF_STEPS)[number] | undefined {
  if (step === 'untap' || step === 'upkeep' || step === 'draw') return 'beginning';
  if (step === 'end' || step === 'cleanup') return 'ending';
  return step === 'precombat main' || step === 'postcombat main' ? undefined : 'combat';
}
