// Times at which an ability may be activated (602.5d, 606.3), held against the turn and the stack of a scenario.
import { type Cause, type GameState, project } from '../../engine/index.ts';
import type { StepName } from '../../vocabulary/index.ts';
import type { Staging } from './staging.ts';

/** An ability about to be activated. */
interface Activating {
  readonly by: Cause;
  /** Its text after the cost. */
  readonly effect: string;
  readonly isLoyalty: boolean;
}

/** A time at which an ability may be activated only. */
interface Timing {
  readonly says: string;
  readonly rule: string;
  /** Whether it must be the turn of its controller, or of an opponent; undefined where it may be anybody's. */
  readonly turn: 'own' | 'other' | undefined;
  readonly steps: readonly string[] | undefined;
  readonly emptyStack: boolean;
}

const MAIN: readonly StepName[] = ['precombat main', 'postcombat main'];
const COMBAT: readonly StepName[] = [
  'beginning of combat',
  'declare attackers',
  'declare blockers',
  'combat damage',
  'end of combat',
];
const AS_A_SORCERY = { turn: 'own', steps: MAIN, emptyStack: true } as const;

/** Restrictions in the words of abilities, after "activate only". */
const WORDINGS: readonly (readonly [RegExp, Omit<Timing, 'says' | 'rule'>])[] = [
  [/^as (?:a )?sorcery\b|^any time you could cast a sorcery\b/u, AS_A_SORCERY],
  [/^during your turn\b/u, { turn: 'own', steps: undefined, emptyStack: false }],
  [/^during an opponent's turn\b/u, { turn: 'other', steps: undefined, emptyStack: false }],
  [/^during your upkeep\b/u, { turn: 'own', steps: ['upkeep'], emptyStack: false }],
  [/^during combat\b/u, { turn: undefined, steps: COMBAT, emptyStack: false }],
];

/** The reason why it is no time to activate the ability; undefined where the scenario states nothing against it. */
export function untimely(staging: Staging, state: GameState, ability: Activating): string | undefined {
  const timing = timingOf(staging, state, ability);
  const against = timing && statedAgainst(staging, state, timing, ability.by);
  if (timing === undefined || against === undefined) return undefined;
  return `${ability.by.name} can't be activated: ${timing.says}, and ${against} (${timing.rule}).`;
}

function timingOf(staging: Staging, state: GameState, { by, effect, isLoyalty }: Activating): Timing | undefined {
  if (isLoyalty) {
    if (isFreeAtAnyTime(staging, state, by)) return undefined;
    const says = 'a loyalty ability is activated only in a main phase of its controller while the stack is empty';
    return { ...AS_A_SORCERY, says, rule: '606.3' };
  }
  const [sentence = '', words = ''] = /\bActivate (?:this ability )?only ([^."]+)\./u.exec(effect) ?? [];
  const row = WORDINGS.find(([wording]) => wording.test(words));
  return row && { ...row[1], says: `it says "${sentence}"`, rule: row[1] === AS_A_SORCERY ? '602.5d' : '602.5' };
}

/** "You may activate loyalty abilities of … on any player's turn any time you could cast an instant." */
function isFreeAtAnyTime(staging: Staging, state: GameState, { source, controller }: Cause): boolean {
  const unread = staging.unread.some(it => it.about.includes('loyalty abilities'));
  const said = project(state, staging.edition).cants.some(cant => {
    const { what } = cant.ability;
    if (what.kind !== 'text' || !what.about.includes('loyalty at any time')) return false;
    return cant.controller === controller && (cant.source === source || !what.text.includes('~'));
  });
  return unread || said;
}

function statedAgainst(
  staging: Staging,
  state: GameState,
  { turn, steps, emptyStack }: Timing,
  { controller }: Cause,
): string | undefined {
  const { scenario } = staging;
  const { step } = scenario.given;
  // the first player is active where nobody said who is
  const isTurnStated = step !== undefined || scenario.active !== scenario.players[0];
  const isOwn = state.active === controller;
  if (isTurnStated && ((turn === 'own' && !isOwn) || (turn === 'other' && isOwn)))
    return `it is ${scenario.active === 'you' ? 'your' : `${scenario.active}'s`} turn`;
  if (step !== undefined && steps?.includes(step) === false) return `the step or phase is "${step}"`;
  const isOnStack = [...state.objects.values()].some(it => it.zone === 'stack');
  return emptyStack && isOnStack ? 'something is on the stack' : undefined;
}
