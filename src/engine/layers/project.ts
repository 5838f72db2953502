// 613: a position read through its layers.
import type { Edition } from '../edition.ts';
import type { FunctioningRule, View } from '../match/view.ts';
import type { Characteristics } from '../model/characteristics.ts';
import type { ObjectId } from '../model/ids.ts';
import type { GameState } from '../model/state.ts';
import { type FunctioningLists, functioning } from './functioning.ts';
import { rulesInForce } from './rules.ts';
import { effectsNow, run, shapeElsewhere } from './run.ts';
import { characteristicsOf, type Shape } from './shape.ts';
import { controllerIn, objectIn, type World, worldOf } from './world.ts';

/**
 * The position as the layers make it. With `lookingAhead` (614.12) that object stands on the battlefield in `state`,
 * is read as it would exist there, and is not counted among others. Same state, edition and object: the same view.
 */
export function project(state: GameState, edition: Edition, lookingAhead?: ObjectId): View {
  const views = VIEWS.get(state) ?? [];
  const known = views.find(view => view.edition === edition && view.lookingAhead === lookingAhead);
  if (known !== undefined) return known;
  const world = worldOf(state, edition, lookingAhead, inProgress);
  run(world);
  const view = finished(world);
  WORLDS.set(view, world);
  VIEWS.set(state, [...views, view]);
  return view;
}

/** How a view made by `project` was worked out. Throws for another view: our bug. */
export function worldBehind(view: View): World {
  const world = WORLDS.get(view);
  if (world === undefined) throw new Error('This view was not made by project');
  return world;
}

/** The shape of an object in a finished view. */
export function shapeIn(world: World, id: ObjectId): Shape {
  return world.shapes.get(id) ?? shapeElsewhere(world, id);
}

// Views are functions of states that never change: keeping them changes no answer.
const VIEWS = new WeakMap<GameState, readonly View[]>();
const WORLDS = new WeakMap<View, World>();

/** What the layers themselves read while they are at work: every object as far as it has come. */
function inProgress(parts: Omit<World, 'view'>, now: () => World): View {
  const { state, edition, lookingAhead, battlefield, shapes } = parts;
  return {
    state,
    edition,
    lookingAhead,
    battlefield,
    of: id => shapes.get(id) ?? shapeElsewhere(now(), id),
    object: id => objectIn(parts, id),
    controller: id => controllerIn(parts, id),
    get rules() {
      return parts.devotion ?? [];
    },
    replacements: [],
    cants: [],
    triggers: [],
  };
}

function finished(world: World): View {
  const read = new Map<ObjectId, Characteristics>();
  let lists: FunctioningLists | undefined;
  let rules: readonly FunctioningRule[] | undefined;
  const all = () => {
    lists ??= functioning(world);
    return lists;
  };
  const { state, edition, lookingAhead, battlefield } = world;
  return {
    state,
    edition,
    lookingAhead,
    battlefield,
    of(id) {
      let it = read.get(id);
      if (it === undefined) {
        it = characteristicsOf(shapeIn(world, id));
        read.set(id, it);
      }
      return it;
    },
    object: id => objectIn(world, id),
    controller: id => controllerIn(world, id),
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
        ...(world.devotion ?? []),
        ...rulesInForce(world, effectsNow(world)).filter(it => it.rule.kind !== 'devotion'),
      ];
      return rules;
    },
  };
}
