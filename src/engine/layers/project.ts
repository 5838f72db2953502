// Projection of a position: its view through the layers (613).
import type { Edition } from '../edition.ts';
import type { FunctioningRule, View } from '../match/view.ts';
import type { Characteristics } from '../model/characteristics.ts';
import type { ObjectId } from '../model/ids.ts';
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
  const view = finished(projection);
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
const VIEWS = new WeakMap<GameState, readonly View[]>();
const WORLDS = new WeakMap<View, Projection>();

/** The view read while the layers are applied: every object with the effects applied so far. */
function inProgress(parts: Omit<Projection, 'view'>, now: () => Projection): View {
  const { state, edition, lookingAhead, battlefield, drafts } = parts;
  return {
    state,
    edition,
    lookingAhead,
    battlefield,
    of: id => drafts.get(id) ?? draftInOtherZone(now(), id),
    object: id => projectedObject(parts, id),
    controller: id => projectedController(parts, id),
    get rules() {
      return parts.devotion ?? [];
    },
    replacements: [],
    cants: [],
    triggers: [],
  };
}

function finished(projection: Projection): View {
  const read = new Map<ObjectId, Characteristics>();
  let lists: FunctioningLists | undefined;
  let rules: readonly FunctioningRule[] | undefined;
  const all = () => {
    lists ??= functioning(projection);
    return lists;
  };
  const { state, edition, lookingAhead, battlefield } = projection;
  return {
    state,
    edition,
    lookingAhead,
    battlefield,
    of(id) {
      let it = read.get(id);
      if (it === undefined) {
        it = characteristicsOf(draftInProjection(projection, id));
        read.set(id, it);
      }
      return it;
    },
    object: id => projectedObject(projection, id),
    controller: id => projectedController(projection, id),
    get replacements() {
      return all().replacements;
    },
    get cants() {
      return all().cants;
    },
    get triggers() {
      return all().triggers;
    },
    get rules() {
      rules ??= [
        ...(projection.devotion ?? []),
        ...rulesInForce(projection, existingEffects(projection)).filter(it => it.rule.kind !== 'devotion'),
      ];
      return rules;
    },
  };
}
