// Projections: positions while their layers are applied, with the drafts of objects and the effects applied so far.
import type { Filter } from '../ability/filter.ts';
import type { Edition } from '../edition.ts';
import type { Context, FunctioningRule, View } from '../match/view.ts';
import type { GameObject } from '../model/game-object.ts';
import type { ObjectId, PlayerId } from '../model/ids.ts';
import type { GameState } from '../model/state.ts';
import type { Aspect } from './aspects.ts';
import { mayFunction } from './functions-in-zone.ts';
import type { Layer } from './layer.ts';
import type { LayerEffect } from './layer-effect.ts';
import { type ObjectDraft, objectDraft } from './object-draft.ts';

/** One effect applied in one layer. */
export interface AppliedEffect {
  readonly layer: Layer;
  readonly effect: LayerEffect;
  readonly affected: readonly ObjectId[];
  /** 613.8b: effects it waited for in spite of its earlier timestamp. */
  readonly waitedFor: readonly LayerEffect[];
  /** 613.6: whether it no longer exists and continues to apply. */
  readonly continues: boolean;
}

/** Objects affected, and the version of what their filter reads when they were found. */
export interface AffectedObjects {
  readonly version: number;
  readonly ids: readonly ObjectId[];
}

/** The version in which each aspect was last written. */
export type AspectVersions = Readonly<Record<Exclude<Aspect, 'elsewhere'>, number>>;

/** A witness of the layers as they are applied: what each effect does, and what it depends on. */
export interface LayerObserver {
  /** Before an effect is applied in a layer to its affected objects; the returned function is called after it. */
  readonly applying: (
    projection: Projection,
    layer: Layer,
    effect: LayerEffect,
    affected: readonly ObjectId[],
  ) => () => void;
  /** 613.8a: an effect still to be applied in the layer depends on the one that is applied now. */
  readonly depends: (layer: Layer, effect: LayerEffect, on: LayerEffect) => void;
}

export interface Projection {
  readonly state: GameState;
  readonly edition: Edition;
  readonly lookingAhead: ObjectId | undefined;
  /** The objects on the battlefield that effects may affect: all that are phased in, and the object looked ahead at. */
  readonly onBattlefield: readonly ObjectId[];
  /** The same without the object looked ahead at: the objects that are counted. */
  readonly battlefield: readonly ObjectId[];
  /** Drafts of objects on the battlefield and in the command zone. */
  readonly drafts: Map<ObjectId, ObjectDraft>;
  /** Drafts of objects elsewhere, made on demand; cleared when an effect that affects such objects is applied. */
  readonly otherZoneDrafts: Map<ObjectId, ObjectDraft>;
  /** Objects elsewhere with static abilities that function there. */
  readonly functioningElsewhere: readonly ObjectId[];
  readonly trace: AppliedEffect[];
  /** 613.6: the effects that have started to apply, with their affected objects. */
  readonly startedEffects: Map<string, { readonly effect: LayerEffect; readonly affected: readonly ObjectId[] }>;
  /** 613.8b: the effects an effect has waited for so far, by its key. */
  readonly waitingEffects: Map<string, Set<LayerEffect>>;
  /** Affected objects of effects, by key, and of filters that only speak of the controller. */
  readonly affected: Map<string, AffectedObjects>;
  readonly affectedByFilter: Map<Filter, Map<string, AffectedObjects>>;
  readonly contexts: Map<string, Context>;
  /** Incremented with every effect applied or tried; the version of a trial is never used again. */
  version: number;
  versions: number;
  /** The version in which each aspect of objects was last written; replaced, never changed in place. */
  written: AspectVersions;
  /** Incremented whenever a static ability is added or removed, so that effects are collected anew. */
  abilitiesChanged: number;
  /** The existing effects, valid while `abilitiesChanged` is unchanged. */
  collected: { readonly at: number; readonly effects: readonly LayerEffect[] } | undefined;
  /** 700.5a: effects that modify devotion, fixed after layer 3. */
  devotion: readonly FunctioningRule[] | undefined;
  /** The witness of the layers; undefined where nobody asks how they came out. */
  readonly observer: LayerObserver | undefined;
  /** The view of the drafts so far. */
  readonly view: View;
}

/** The projection before any effect: every object with its copiable values. */
export function projectionOf(
  state: GameState,
  edition: Edition,
  lookingAhead: ObjectId | undefined,
  viewOf: (parts: Omit<Projection, 'view'>, projection: () => Projection) => View,
  observer?: LayerObserver,
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
    battlefield:
      lookingAhead === undefined || edition.misconceptions.countsItself
        ? onBattlefield
        : onBattlefield.filter(id => id !== lookingAhead),
    drafts,
    otherZoneDrafts: new Map(),
    functioningElsewhere,
    trace: [],
    startedEffects: new Map(),
    waitingEffects: new Map(),
    affected: new Map(),
    affectedByFilter: new Map(),
    contexts: new Map(),
    version: 0,
    versions: 0,
    written: UNWRITTEN,
    abilitiesChanged: 0,
    collected: undefined,
    devotion: undefined,
    observer,
  };
  const projection: Projection = Object.assign(parts, { view: viewOf(parts, () => projection) });
  return projection;
}

const UNWRITTEN: AspectVersions = { types: 0, colors: 0, abilities: 0, size: 0, control: 0, name: 0 };

/** The object with that id; a token that has ceased to exist as it last was. Throws for an id of neither: our bug. */
export function projectedObject({ state }: Pick<Projection, 'state'>, id: ObjectId): GameObject {
  const object = state.objects.get(id) ?? state.ceased?.find(it => it.id === id);
  if (object === undefined) throw new Error(`No object ${id} in the position`);
  return object;
}

/** The controller of an object after the effects applied so far. */
export function projectedController(projection: Pick<Projection, 'state' | 'drafts'>, id: ObjectId): PlayerId {
  return projection.drafts.get(id)?.controller ?? projectedObject(projection, id).controller;
}
