// A position being worked out: the shapes of its objects so far, and what has been applied to them.
import type { Edition } from '../edition.ts';
import type { Context, FunctioningRule, View } from '../match/view.ts';
import type { GameObject } from '../model/game-object.ts';
import type { ObjectId, PlayerId } from '../model/ids.ts';
import type { GameState } from '../model/state.ts';
import { mayFunction } from './functions-in-zone.ts';
import type { Layer } from './layer.ts';
import type { LayerEffect } from './layer-effect.ts';
import { type ObjectDraft, objectDraft } from './object-draft.ts';

/** One effect applied in one layer. */
export interface AppliedEffect {
  readonly layer: Layer;
  readonly effect: LayerEffect;
  readonly affected: readonly ObjectId[];
  /** 613.8b: effects it waited for although its timestamp is earlier. */
  readonly waitedFor: readonly LayerEffect[];
  /** 613.6: it no longer exists and continues to apply. */
  readonly continues: boolean;
}

export interface Projection {
  readonly state: GameState;
  readonly edition: Edition;
  readonly lookingAhead: ObjectId | undefined;
  /** What effects may affect on the battlefield: all that is phased in, the object looked ahead at among it. */
  readonly onBattlefield: readonly ObjectId[];
  /** The same without the object looked ahead at: what is counted. */
  readonly battlefield: readonly ObjectId[];
  /** Shapes of what is on the battlefield and in the command zone. */
  readonly drafts: Map<ObjectId, ObjectDraft>;
  /** Shapes of objects elsewhere, worked out when they are asked for; forgotten when an effect that reaches there is applied. */
  readonly otherZoneDrafts: Map<ObjectId, ObjectDraft>;
  /** Objects elsewhere that have static abilities which work from there. */
  readonly functioningElsewhere: readonly ObjectId[];
  readonly trace: AppliedEffect[];
  /** 613.6: what an effect started to apply to. */
  readonly startedEffects: Map<string, { readonly effect: LayerEffect; readonly affected: readonly ObjectId[] }>;
  /** 613.8b: what an effect has waited for so far, by its key. */
  readonly waitingEffects: Map<string, Set<LayerEffect>>;
  /** What effects apply to as of a version, and the contexts of their words; forgotten when those may have changed. */
  readonly affected: Map<string, { readonly version: number; readonly ids: readonly ObjectId[] }>;
  readonly contexts: Map<string, Context>;
  /** Changes with everything that is applied or tried; a version tried is never used again. */
  version: number;
  versions: number;
  /** Grows whenever an ability that makes effects comes or goes, so that effects are gathered anew. */
  abilitiesChanged: number;
  /** The effects that exist, as long as `abilitiesChanged` stands. */
  collected: { readonly at: number; readonly effects: readonly LayerEffect[] } | undefined;
  /** 700.5a: effects that modify devotion, fixed after layer 3. */
  devotion: readonly FunctioningRule[] | undefined;
  /** What has been worked out so far, as a view. */
  readonly view: View;
}

/** The projection before any effect: every object with its copiable values. */
export function projectionOf(
  state: GameState,
  edition: Edition,
  lookingAhead: ObjectId | undefined,
  viewOf: (parts: Omit<Projection, 'view'>, projection: () => Projection) => View,
): Projection {
  const drafts = new Map<ObjectId, ObjectDraft>();
  const onBattlefield: ObjectId[] = [];
  const functioningElsewhere: ObjectId[] = [];
  for (const object of state.objects.values()) {
    const { zone, id } = object;
    if (zone === 'battlefield') {
      if (object.phasedOut) continue;
      onBattlefield.push(id);
      drafts.set(id, objectDraft(object, edition));
    } else if (zone === 'command') drafts.set(id, objectDraft(object));
    else if (mayFunction(object)) functioningElsewhere.push(id);
  }
  const parts = {
    state,
    edition,
    lookingAhead,
    onBattlefield,
    battlefield: lookingAhead === undefined ? onBattlefield : onBattlefield.filter(id => id !== lookingAhead),
    drafts,
    otherZoneDrafts: new Map(),
    functioningElsewhere,
    trace: [],
    startedEffects: new Map(),
    waitingEffects: new Map(),
    affected: new Map(),
    contexts: new Map(),
    version: 0,
    versions: 0,
    abilitiesChanged: 0,
    collected: undefined,
    devotion: undefined,
  };
  const projection: Projection = Object.assign(parts, { view: viewOf(parts, () => projection) });
  return projection;
}

/** The object of that id. Throws for one that is not in the state: our bug. */
export function projectedObject(projection: Pick<Projection, 'state'>, id: ObjectId): GameObject {
  const object = projection.state.objects.get(id);
  if (object === undefined) throw new Error(`No object ${id} in the position`);
  return object;
}

/** Its controller after what has been applied so far. */
export function projectedController(projection: Pick<Projection, 'state' | 'drafts'>, id: ObjectId): PlayerId {
  return projection.drafts.get(id)?.controller ?? projectedObject(projection, id).controller;
}
