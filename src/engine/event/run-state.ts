// State of one run of the event: its position and its records. Changes in place.
import { Memo } from '../../kit/memo.ts';
import type { PickedChoice } from '../choice/choice.ts';
import type { Edition } from '../edition.ts';
import { project } from '../layers/project.ts';
import type { View } from '../match/view.ts';
import type { ObjectId, PlayerId } from '../model/ids.ts';
import type { GameState } from '../model/state.ts';
import type { Fact } from '../trail/fact.ts';
import type { Step } from '../trail/step.ts';
import type { Occurrence, PendingTrigger } from './occurrence.ts';

/**
 * Views of positions while a question is solved. They are cached, since many runs begin with the same position; the
 * cost of reading is counted, in objects read, so that solving ends in time without a clock.
 */
export interface Views {
  cost: number;
}

const VIEWED = new Memo<GameState, { readonly of: Views; readonly view: View }>();

export interface Run {
  readonly edition: Edition;
  readonly views: Views;
  state: GameState;
  readonly trail: Step[];
  readonly occurrences: Occurrence[];
  readonly triggered: PendingTrigger[];
  readonly picks: PickedChoice[];
  /** Objects some pick has named: they are no longer interchangeable with others. */
  readonly named: Set<ObjectId>;
  /** Objects the event is about: like one another, but told apart from all others. */
  readonly affected: Set<ObjectId>;
  /** The number of the simultaneous event being performed (603.2c). */
  batch: number;
  /** Whether a choice had more picks than are explored, or the run more events than are performed. */
  cut: boolean;
  /** The position after the event, before any state-based action. */
  after: GameState | undefined;
  /** The number of occurrences when state-based actions were last checked (903.9a). */
  checked: number;
  /** The number of simultaneous events so far, which is bounded. */
  events: number;
  /** The position in which it began. */
  readonly began: GameState;
  /**
   * Processes under way, outermost first, while all of it is known: each gives what is left of it to do, with objects
   * renamed. Undefined while it is not known.
   */
  frames: Frame[] | undefined;
  /** Keys of what was left to do, as the run went on: two runs that come to the same key end alike. */
  readonly checkpoints: string[];
  /**
   * Whether checkpoints are of use: the picks given for it have been made, one of several options last. Before that it
   * comes by what other runs come by, and by nothing else.
   */
  isOnItsOwn: boolean;
  /** The picks made for an object like the one that enters now, and the place in `picks` where those for it begin. */
  exchange: { readonly earlier: readonly PickedChoice[]; readonly from: number } | undefined;
}

/** The rest of a process under way, as plain data; objects that are interchangeable are given other names. */
export type Frame = (names: ReadonlyMap<string, string>) => unknown;

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
    affected: new Set(),
    batch: 0,
    cut: false,
    after: undefined,
    checked: 0,
    events: 0,
    began: state,
    frames: undefined,
    checkpoints: [],
    isOnItsOwn: false,
    exchange: undefined,
  };
}

/** The view of the current position. */
export function currentView(run: Run): View {
  return viewOf(run, run.state);
}

/** The view of a position of this run; cached. */
export function viewOf(run: Run, state: GameState): View {
  const cached = VIEWED.get(state);
  if (cached?.of === run.views) return cached.view;
  const view = projectAhead(run, state, undefined);
  VIEWED.set(state, { of: run.views, view });
  return view;
}

/** The view of a hypothetical position, looking ahead at an object where one is given (614.12). */
export function projectAhead(run: Run, state: GameState, lookingAhead: ObjectId | undefined): View {
  run.views.cost += state.objects.size + READING;
  return project(state, run.edition, lookingAhead);
}

/** The cost of reading a position besides its objects, in objects. */
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
    kind: 'fact',
    rule,
    ...(more.also === undefined ? {} : { also: more.also }),
    notable: more.notable ?? true,
    fact,
    objects,
    players: more.players ?? [],
  });
}
