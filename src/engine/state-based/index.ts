// 704.5: the state-based actions in their order, performed together and checked again until none applies (704.3).
import type { Asking } from '../choice/ask.ts';
import type { Deed } from '../event/deed.ts';
import type { GameEvent } from '../event/event.ts';
import { happenTogether } from '../event/happen.ts';
import { note, type Play, tell, viewNow } from '../event/play.ts';
import type { StateBasedName } from '../trail/step.ts';
import { cityBlessing } from './ascend.ts';
import { auraFallsOff, bestowedComesOff, equipmentComesOff, othersComeOff } from './attachments.ts';
import { battleWithoutDefense, siegeWithoutDefense, unprotectedBattle, wronglyProtectedBattle } from './battles.ts';
import { commanderReturns } from './commander.ts';
import { countersAnnihilate } from './counters-annihilate.ts';
import { deathtouched, lethalDamage, noToughness } from './creatures.ts';
import { dayBreaks, firstDay, firstNight, nightFalls } from './day-and-night.ts';
import type { Found, StateBasedAction } from './found.ts';
import { legendRule, planeswalkerUniqueness } from './legend-rule.ts';
import { emptyLibrary, noLife, poisoned } from './losing.ts';
import { noLoyalty } from './no-loyalty.ts';
import { oneRole } from './roles.ts';
import { sagaEnds } from './saga-ends.ts';
import { sectors } from './sectors.ts';
import { startYourEngines } from './start-your-engines.ts';
import { tokenElsewhere } from './token-elsewhere.ts';
import { tooManyCounters } from './too-many-counters.ts';
import { worldRule } from './world-rule.ts';

/** The actions by name, in the order they are looked for. */
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
  // 704.6d
  commanderReturns,
  // 702.131, 702.145: not state-based actions, but as immediate
  cityBlessing,
  firstDay,
  firstNight,
  nightFalls,
  dayBreaks,
} as const satisfies { readonly [N in StateBasedName]: StateBasedAction };

const NAMES = Object.keys(ACTIONS) as readonly StateBasedName[]; // the table's own keys

/** More rounds than any position needs; what goes on and on is left as it is. */
const MOST_ROUNDS = 60;

/** 704.3: all that apply are performed as one event, and checked again until there are none. */
export function* stateBasedActions(play: Play): Asking<void> {
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const view = viewNow(play);
    const events: GameEvent[] = [];
    const deeds: Deed[] = [];
    for (const name of NAMES) {
      const found = yield* ACTIONS[name].find(play, view);
      if (found === undefined) continue;
      tellFound(play, name, found);
      events.push(...(found.events ?? []).flatMap(event => withoutRepeats(event, events)));
      deeds.push(...(found.deeds ?? []));
    }
    play.checked = play.occurrences.length;
    if (events.length === 0 && deeds.length === 0) return;
    tellLastKnown(play, events);
    const before = play.state;
    forgetEmptyDraws(play);
    yield* happenTogether(play, events, undefined, deeds);
    if (play.state === before) return;
  }
}

/** 704.7: what several actions would do to one object is done once, and replaced once. */
function withoutRepeats(event: GameEvent, before: readonly GameEvent[]): readonly GameEvent[] {
  if (event.kind === 'destroys') {
    const objects = event.objects.filter(id => !before.some(it => it.kind === 'destroys' && it.objects.includes(id)));
    return objects.length === 0 ? [] : [{ ...event, objects }];
  }
  if (event.kind === 'losesGame' && before.some(it => it.kind === 'losesGame' && it.player === event.player)) return [];
  return [event];
}

/** 704.5b asks what has happened since the last check. */
function forgetEmptyDraws(play: Play): void {
  if (!play.state.players.some(player => player.drewFromEmpty)) return;
  const players = play.state.players.map(({ drewFromEmpty: _, ...player }) => player);
  play.state = { ...play.state, players };
}

/** 704.8: what leaves is known as it was before any of these actions. */
function tellLastKnown(play: Play, events: readonly GameEvent[]): void {
  const left = events.flatMap(event => (event.kind === 'moves' ? event.objects.map(move => move.object) : []));
  const changed = left.filter(id => events.some(event => event.kind === 'removesCounters' && event.on === id));
  if (changed.length > 0) note(play, '704.8', { kind: 'last known' }, changed, { notable: false });
}

function tellFound(play: Play, action: StateBasedName, found: Found): void {
  const { rule, also = ['704.3'] }: StateBasedAction = ACTIONS[action];
  const { objects = [], players = [] } = found;
  tell(play, { kind: 'stateBased', rule, also, notable: true, action, objects, players });
}
