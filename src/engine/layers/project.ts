// 613: a position read through its layers.
import type { Edition } from '../edition.ts';
import type { FunctioningRule, View } from '../match/view.ts';
import type { Characteristics } from '../model/characteristics.ts';
import type { ObjectId } from '../model/ids.ts';
import type { GameState } from '../model/state.ts';
import { applyLayers, draftInOtherZone, existingEffects } from './apply-layers.ts';
import { type FunctioningLists, functioning } from './functioning.ts';
import { characteristicsOf, type ObjectDraft } from './object-draft.ts';
import { type Projection, projectedController, projectedObject, projectionOf } from './projection.ts';
import { rulesInForce } from './rules-in-force.ts';

/**
 * The position as the layers make it. With `lookingAhead` (614.12) that object stands on the battlefield in `state`,
 * is read as it would exist there, and is not counted among others. Same state, edition and object: the same view.
 */
export function project(state: GameState, edition: Edition, lookingAhead?: ObjectId): View {
  const views = VIEWS.get(state) ?? [];
  const known = views.find(view => view.edition === edition && view.lookingAhead === lookingAhead);
  if (known !== undefined) return known;
  const projection = projectionOf(state, edition, lookingAhead, inProgress);
  applyLayers(projection);
  const view = finished(projection);
  WORLDS.set(view, projection);
  VIEWS.set(state, [...views, view]);
  return view;
}

/** How a view made by `project` was worked out. Throws for another view: our bug. */
export function projectionOfView(view: View): Projection {
  const projection = WORLDS.get(view);
  if (projection === undefined) throw new Error('This view was not made by project');
  return projection;
}

/** The shape of an object in a finished view. */
export function draftInProjection(projection: Projection, id: ObjectId): ObjectDraft {
  return projection.drafts.get(id) ?? draftInOtherZone(projection, id);
}

// Views are functions of states that never change: keeping them changes no answer.
const VIEWS = new WeakMap<GameState, readonly View[]>();
const WORLDS = new WeakMap<View, Projection>();

/** What the layers themselves read while they are at work: every object as far as it has come. */
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
