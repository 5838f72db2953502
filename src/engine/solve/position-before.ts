// Position before the event: what would have happened to it at once, as it is told (704.5m, 702.145c).
import type { ChoiceGenerator } from '../choice/choice-request.ts';
import type { Edition } from '../edition.ts';
import { currentView, startRun } from '../event/run-state.ts';
import type { ObjectId } from '../model/ids.ts';
import type { GameState } from '../model/state.ts';
import { performTogether } from '../pipeline/perform-batch.ts';
import { toGraveyards } from '../state-based/action.ts';
import { auraFallsOff } from '../state-based/attachments.ts';
import { nightFalls } from '../state-based/day-and-night.ts';

/** A settled position, with the permanents that were acted on. */
export interface PositionBefore {
  readonly state: GameState;
  /** Auras that were attached to nothing (704.5m). */
  readonly fallen: readonly ObjectId[];
  /** Permanents with daybound that had their front face up at night. */
  readonly turned: readonly ObjectId[];
}

/** The permanents whose face is told, and the Auras that are told to be there. */
export interface ToldObjects {
  readonly faces: ReadonlySet<ObjectId>;
  readonly auras: ReadonlySet<ObjectId>;
}

/**
 * The position without Auras attached to nothing, and with the other face of what has daybound up at night; what is told
 * stays as it is. Neither players nor the record of the turn change: nobody said when it happened.
 */
export function positionBefore(given: GameState, edition: Edition, told: ToldObjects): PositionBefore {
  const run = startRun(given, edition, { cost: 0 });
  const night = nightFalls.find(run, currentView(run));
  const turned = (night?.objects ?? []).filter(id => !told.faces.has(id));
  for (const event of turned.length === 0 ? [] : (night?.events ?? []))
    if (event.kind === 'transforms') firstWay(performTogether(run, [{ ...event, objects: turned }]));
  const loose = auraFallsOff.find(run, currentView(run))?.objects ?? [];
  const fallen = loose.filter(id => !told.auras.has(id) && given.objects.get(id)?.attachedTo === undefined);
  if (fallen.length > 0) firstWay(performTogether(run, toGraveyards(fallen).events ?? []));
  const { objects, zones, nextTimestamp, nextId } = run.state;
  return { state: { ...given, objects, zones, nextTimestamp, nextId }, fallen, turned };
}

/** Carries it out with the first pick of each choice: of what nobody told every way is as good. */
function firstWay(playing: ChoiceGenerator<void>): void {
  let at = playing.next();
  while (at.done !== true) {
    const [first] = at.value.choice.options;
    if (first === undefined) throw new Error('A question without options');
    at = playing.next({ pick: first.pick, scripted: false });
  }
}
