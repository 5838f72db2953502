// Versions of aspects: which affected objects found earlier still hold after further effects have been applied.
import type { Filter } from '../ability/filter.ts';
import { some, type Tests } from '../walk/index.ts';
import { filterAspects } from './dependency-aspects.ts';
import type { Layer } from './layer.ts';
import type { AspectVersions, Projection } from './projection.ts';

type ObjectAspect = keyof AspectVersions;

const ALL: readonly ObjectAspect[] = ['types', 'colors', 'abilities', 'size', 'control', 'name'];

/** The aspects that changes in a layer write, in every edition. */
const WRITTEN_IN: Readonly<Record<Layer, readonly ObjectAspect[]>> = {
  '1a': ALL,
  '2': ['control'],
  '3': ALL,
  // a basic land type takes the rules text away (305.7)
  '4': ['types', 'abilities'],
  '5': ['colors'],
  // until Magic 2010 colors were changed in this layer too
  '6': ['abilities', 'colors'],
  '7a': ['size'],
  '7b': ['size'],
  '7c': ['size'],
  '7d': ['size'],
};

/** Records that objects changed in the layer; `far` where objects outside the battlefield may have changed too. */
export function advanceVersion(projection: Projection, layer: Layer, far: boolean): void {
  projection.versions += 1;
  projection.version = projection.versions;
  const written: Record<ObjectAspect, number> = { ...projection.written };
  const isAnything = far || projection.edition.misconceptions.layersInOrderOfPlay;
  for (const aspect of isAnything ? ALL : WRITTEN_IN[layer]) written[aspect] = projection.version;
  projection.written = written;
}

/** The version of all that a filter reads: while it stays, the filter matches the same objects. */
export function aspectVersionOf(projection: Projection, filter: Filter): number {
  const reads = filterAspects(filter);
  // a size counts for creatures only, so that reading it reads more than it says
  if (reads.elsewhere || reads.size) return projection.version;
  const { written } = projection;
  let version = 0;
  if (reads.types !== undefined) version = written.types;
  if (reads.colors) version = Math.max(version, written.colors);
  if (reads.abilities) version = Math.max(version, written.abilities);
  if (reads.control) version = Math.max(version, written.control);
  if (reads.name) version = Math.max(version, written.name);
  return version;
}

/**
 * Whether the filter matches the same objects for every effect with the same controller: it refers neither to the
 * effect's source nor to its choices.
 */
export function isSharedByController(filter: Filter): boolean {
  let shared = SHARED.get(filter);
  if (shared === undefined) {
    shared = !some('filter', filter, OF_SOURCE);
    SHARED.set(filter, shared);
  }
  return shared;
}

const SHARED = new WeakMap<Filter, boolean>();

const BY_CONTROLLER: ReadonlySet<string> = new Set(['you', 'opponent', 'another', 'anyone']);

/** Tests for what in a filter may refer to more of an effect than its controller. */
const OF_SOURCE: Tests = {
  clause: ['other', 'is', 'attachedTo', 'attachedToA', 'opposing', 'withAttached', 'chosen', 'shares', 'history'],
  amount: () => true,
  ref: () => true,
  who: it => !BY_CONTROLLER.has(it.kind),
};
