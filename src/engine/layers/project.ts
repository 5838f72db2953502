// Projection of a position: its view through the layers (613).
import { Memo } from '../../kit/memo.ts';
import type { Edition } from '../edition.ts';
import type { FunctioningRule, View } from '../match/view.ts';
import type { Characteristics } from '../model/characteristics.ts';
import type { GameObject } from '../model/game-object.ts';
import type { ObjectId, PlayerId } from '../model/ids.ts';
import type { GameState } from '../model/state.ts';
import { applyLayers, draftInOtherZone, existingEffects } from './apply-layers.ts';
import { type FunctioningLists, functioning } from './functioning.ts';
import { characteristicsOf, type ObjectDraft } from './object-draft.ts';
import {
  type LayerObserver,
  type Projection,
  projectedController,
  projectedObject,
  projectionOf,
} from './projection.ts';
import { rulesInForce } from './rules-in-force.ts';

/**
 * The view of a position. With `lookingAhead` (614.12) that object is on the battlefield in `state`, is read as it
 * would exist there, and is not counted among others. Same state, edition and object: the same view.
 */
export function project(state: GameState, edition: Edition, lookingAhead?: ObjectId): View {
  const views = VIEWS.get(state) ?? [];
  const cached = views.find(view => view.edition === edition && view.lookingAhead === lookingAhead);
  if (cached !== undefined) return cached;
  const projection = projectionOf(state, edition, lookingAhead, inProgress);
  applyLayers(projection);
  const view = new FinishedView(projection);
  WORLDS.set(view, projection);
  VIEWS.set(state, [...views, view]);
  return view;
}

/** The projection of a view made by `project`. Throws for another view: our bug. */
export function projectionOfView(view: View): Projection {
  const projection = WORLDS.get(view);
  if (projection === undefined) throw new Error('This view was not made by project');
  return projection;
}

/** Applies the layers of a view's position once more, under the eyes of an observer. */
export function observeLayers({ state, edition, lookingAhead }: View, observer: LayerObserver): void {
  applyLayers(projectionOf(state, edition, lookingAhead, inProgress, observer));
}

/** The draft of an object in a finished projection. */
export function draftInProjection(projection: Projection, id: ObjectId): ObjectDraft {
  return projection.drafts.get(id) ?? draftInOtherZone(projection, id);
}

// views are functions of immutable states: caching changes no answer
const VIEWS = new Memo<GameState, readonly View[]>();
const WORLDS = new Memo<View, Projection>();

const NONE: readonly never[] = [];

/** The view read while the layers are applied. */
function inProgress(parts: Omit<Projection, 'view'>, now: () => Projection): View {
  return new UnfinishedView(parts, now);
}

// The views are classes since a getter in an object literal keeps what it closes over in memory until the next full
// collection.

/** Every object with the effects applied so far. */
class UnfinishedView implements View {
  readonly state: GameState;
  readonly edition: Edition;
  readonly lookingAhead: ObjectId | undefined;
  readonly battlefield: readonly ObjectId[];
  readonly replacements = NONE;
  readonly cants = NONE;
  readonly triggers = NONE;
  readonly #parts: Omit<Projection, 'view'>;
  readonly #now: () => Projection;

  constructor(parts: Omit<Projection, 'view'>, now: () => Projection) {
    this.state = parts.state;
    this.edition = parts.edition;
    this.lookingAhead = parts.lookingAhead;
    this.battlefield = parts.battlefield;
    this.#parts = parts;
    this.#now = now;
  }

  of(id: ObjectId): Characteristics {
    return this.#parts.drafts.get(id) ?? draftInOtherZone(this.#now(), id);
  }

  object(id: ObjectId): GameObject {
    return projectedObject(this.#parts, id);
  }

  controller(id: ObjectId): PlayerId {
    return projectedController(this.#parts, id);
  }

  get rules(): readonly FunctioningRule[] {
    return this.#parts.devotion ?? NONE;
  }
}

/** Every object with all effects applied. */
class FinishedView implements View {
  readonly state: GameState;
  readonly edition: Edition;
  readonly lookingAhead: ObjectId | undefined;
  readonly battlefield: readonly ObjectId[];
  readonly #projection: Projection;
  readonly #read = new Map<ObjectId, Characteristics>();
  #lists: FunctioningLists | undefined;
  #rules: readonly FunctioningRule[] | undefined;

  constructor(projection: Projection) {
    this.state = projection.state;
    this.edition = projection.edition;
    this.lookingAhead = projection.lookingAhead;
    this.battlefield = projection.battlefield;
    this.#projection = projection;
  }

  of(id: ObjectId): Characteristics {
    let read = this.#read.get(id);
    if (read === undefined) {
      read = characteristicsOf(draftInProjection(this.#projection, id));
      this.#read.set(id, read);
    }
    return read;
  }

  object(id: ObjectId): GameObject {
    return projectedObject(this.#projection, id);
  }

  controller(id: ObjectId): PlayerId {
    return projectedController(this.#projection, id);
  }

  get replacements(): View['replacements'] {
    return this.#functioning().replacements;
  }

  get cants(): View['cants'] {
    return this.#functioning().cants;
  }

  get triggers(): View['triggers'] {
    return this.#functioning().triggers;
  }

  get rules(): readonly FunctioningRule[] {
    this.#rules ??= [
      ...(this.#projection.devotion ?? []),
      ...rulesInForce(this.#projection, existingEffects(this.#projection)).filter(it => it.rule.kind !== 'devotion'),
    ];
    return this.#rules;
  }

  #functioning(): FunctioningLists {
    this.#lists ??= functioning(this.#projection);
    return this.#lists;
  }
}
