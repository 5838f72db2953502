// Layer steps on what a question asks for: the size, types, colors or keywords of objects that may be no part of its event.

import type { ObjectId, Step } from '../engine/index.ts';
import type { Inquiry } from '../scenario/index.ts';
import type { ReadPosition } from './explain-context.ts';
import { objectsDescribed } from './headline/asked-outcome.ts';
import type { OutcomeInContext } from './headline/explained-outcome.ts';

type LayerStep = Extract<Step, { readonly kind: 'layer' }>;
type ChangeKind = NonNullable<LayerStep['change']>['kind'];

/** Characteristics that inquiries ask for, each with the changes that bear on it. */
const CHANGES = {
  size: ['definePowerToughness', 'setPowerToughness', 'modifyPowerToughness', 'switchPowerToughness'],
  types: [
    'addTypes',
    'setTypes',
    'removeTypes',
    'setSubtypes',
    'everyCreatureType',
    'setLandTypes',
    'everyBasicLandType',
    'chosenType',
  ],
  colors: ['setColors', 'addColors', 'chosenColor'],
  keywords: ['gains', 'loses', 'losesAll', 'cantHave'],
} as const satisfies Record<string, readonly ChangeKind[]>;

/** Objects asked about, with the changes that bear on the answer. */
interface AskedChanges {
  readonly objects: readonly ObjectId[];
  readonly changes: readonly ChangeKind[];
}

/** Parts of an explanation's input that tell what is asked. */
interface AskedInput {
  readonly asked: readonly ObjectId[];
  readonly inquiries?: readonly Inquiry[];
  readonly find?: (name: string) => readonly ObjectId[];
  readonly event: Parameters<typeof objectsDescribed>[0]['event'];
}

/**
 * The outcome with layer steps on the objects whose characteristics are asked for, where its trail has none on them, and
 * with `answers` in its context: which steps bear on what is asked.
 */
export function withAskedLayers(shown: OutcomeInContext, input: AskedInput): OutcomeInContext {
  const { context, outcome } = shown;
  const all = (input.inquiries ?? []).flatMap(it => askedChanges(shown, input, it));
  if (all.length === 0) return shown;
  const explained = new Set(outcome.trail.flatMap(it => (it.kind === 'layer' ? [it.object] : [])));
  const missing = new Set(all.flatMap(it => it.objects).filter(it => !explained.has(it)));
  const more = layersIn(
    context.seenAfter,
    [...missing].filter(it => isThere(shown, it)),
  );
  const answers = (step: Step) =>
    step.kind === 'layer' &&
    step.idle !== true &&
    all.some(it => it.objects.includes(step.object) && it.changes.some(kind => kind === step.change?.kind));
  const { before, state, triggers, picks, occurrences } = outcome;
  return {
    context: { ...context, answers },
    outcome: { before, state, triggers, picks, occurrences, trail: [...outcome.trail, ...more] },
  };
}

function askedChanges(shown: OutcomeInContext, input: AskedInput, inquiry: Inquiry): readonly AskedChanges[] {
  const changes = changesOf(inquiry);
  if (changes === undefined || !('objects' in inquiry)) return [];
  const { asked, event, find = () => [] } = input;
  return [{ objects: objectsDescribed({ ...shown, asked, event, find }, inquiry.objects ?? []), changes }];
}

function changesOf(inquiry: Inquiry): readonly ChangeKind[] | undefined {
  if (inquiry.kind === 'property') {
    const { property } = inquiry;
    return property === 'size' || property === 'types' || property === 'colors' ? CHANGES[property] : undefined;
  }
  if (inquiry.kind !== 'whether') return undefined;
  switch (inquiry.state.is) {
    case 'of size':
      return CHANGES.size;
    case 'of type':
      return CHANGES.types;
    case 'of color':
      return CHANGES.colors;
    case 'with keyword':
      return CHANGES.keywords;
    case 'tapped':
    case 'dead':
    case 'in zone':
      return undefined;
  }
}

function isThere({ outcome }: OutcomeInContext, id: ObjectId): boolean {
  return outcome.state.objects.get(id)?.zone === 'battlefield';
}

function layersIn(seen: ReadPosition, ids: readonly ObjectId[]): readonly Step[] {
  return ids.length === 0 ? [] : (seen.layers?.(ids) ?? []);
}
