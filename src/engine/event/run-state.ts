// One run of the event: where it stands, what it has recorded. The only thing in the engine that changes in place.
import type { Option, PickedChoice } from '../choice/choice.ts';
import type { Edition } from '../edition.ts';
import { project } from '../layers/project.ts';
import type { View } from '../match/view.ts';
import type { ObjectId, PlayerId } from '../model/ids.ts';
import type { GameState } from '../model/state.ts';
import type { Fact } from '../trail/fact.ts';
import type { Step } from '../trail/step.ts';
import type { Occurrence, PendingTrigger } from './occurrence.ts';

/**
 * How positions are read while a question is solved. Views are kept, since many playings begin with the same position;
 * what reading has cost is counted, in objects read, so that solving can end in time without a clock.
 */
export interface Views {
  readonly cache: WeakMap<GameState, View>;
  /** Options for choices of objects, by position and choice. */
  readonly options: WeakMap<GameState, Map<string, readonly Option[]>>;
  cost: number;
}

export interface Run {
  readonly edition: Edition;
  readonly views: Views;
  state: GameState;
  readonly trail: Step[];
  readonly occurrences: Occurrence[];
  readonly triggered: PendingTrigger[];
  readonly picks: PickedChoice[];
  /** Objects some pick has named: they are no longer like any other. */
  readonly named: Set<ObjectId>;
  /** The number of the simultaneous event being performed (603.2c). */
  batch: number;
  /** Whether a choice had more picks than are explored, or more happens than is followed. */
  cut: boolean;
  /** The position after the event, before any state-based action. */
  after: GameState | undefined;
  /** How many occurrences there had been when state-based actions were last checked (903.9a). */
  checked: number;
  /** How many simultaneous events there have been: a playing must end. */
  events: number;
}

/** A run at its beginning. */
export function startRun(state: GameState, edition: Edition, views: Views): Run {
  return {
    edition,
    views,
    state,
    trail: [],
    occurrences: [],
    triggered: [],
    picks: [],
    named: new Set(),
    batch: 0,
    cut: false,
    after: undefined,
    checked: 0,
    events: 0,
  };
}

/** The position as it stands, read through its layers. */
export function currentView(run: Run): View {
  return viewOf(run, run.state);
}

/** A position of this run, read through its layers; worked out once. */
export function viewOf(run: Run, state: GameState): View {
  const known = run.views.cache.get(state);
  if (known !== undefined) return known;
  const view = projectAhead(run, state, undefined);
  run.views.cache.set(state, view);
  return view;
}

/** A position that is only supposed, looking ahead at an object where one is given (614.12). */
export function projectAhead(run: Run, state: GameState, lookingAhead: ObjectId | undefined): View {
  run.views.cost += state.objects.size + READING;
  return project(state, run.edition, lookingAhead);
}

/** What reading a position costs besides its objects. */
const READING = 10;

/** Records a step of the trail. */
export function record(run: Run, step: Step): void {
  run.trail.push(step);
}

/** Records a fact that no other kind of step carries. */
export function recordFact(
  run: Run,
  rule: string,
  fact: Fact,
  objects: readonly ObjectId[],
  more: {
    readonly players?: readonly PlayerId[];
    readonly also?: readonly string[];
    readonly notable?: boolean;
  } = {},
): void {
  record(run, {
    kind: 'noted',
    rule,
    ...(more.also === undefined ? {} : { also: more.also }),
    notable: more.notable ?? true,
    fact,
    objects,
    players: more.players ?? [],
  });
}
