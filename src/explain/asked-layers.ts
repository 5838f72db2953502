// Layer steps on what a question asks for: the size, types, colors or keywords of objects that may be no part of its event.

import type { ObjectId, Step } from '../engine/index.ts';
import type { Inquiry } from '../scenario/index.ts';
import type { ReadPosition } from './explain-context.ts';
import { objectsDescribed } from './headline/asked-outcome.ts';
import type { OutcomeInContext } from './headline/explained-outcome.ts';

type LayerStep = Extract<Step, { readonly kind: 'layer' }>;
type ChangeKind = NonNullable<LayerStep['change']>['kind'];

/** Characteristics that inquiries ask for. */
type Asked = 'size' | 'types' | 'colors' | 'keywords';

/** The characteristic that each kind of change bears on, among those that inquiries ask for. */
const BEARS_ON = {
  addTypes: 'types',
  setTypes: 'types',
  removeTypes: 'types',
  setSubtypes: 'types',
  everyCreatureType: 'types',
  setLandTypes: 'types',
  everyBasicLandType: 'types',
  chosenType: 'types',
  setColors: 'colors',
  addColors: 'colors',
  chosenColor: 'colors',
  gains: 'keywords',
  loses: 'keywords',
  losesAll: 'keywords',
  cantHave: 'keywords',
  definePowerToughness: 'size',
  setPowerToughness: 'size',
  modifyPowerToughness: 'size',
  switchPowerToughness: 'size',
  gainsAbilitiesOf: undefined,
  copyOf: undefined,
  control: undefined,
  text: undefined,
  setName: undefined,
  rule: undefined,
} as const satisfies Record<ChangeKind, Asked | undefined>;

/** Objects asked about, with what is asked of them. */
interface AskedChanges {
  readonly objects: readonly ObjectId[];
  readonly of: Asked;
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
  const answers = (step: Step) => {
    if (step.kind !== 'layer' || step.idle === true || step.change === undefined) return false;
    const bearsOn = BEARS_ON[step.change.kind];
    return all.some(it => it.objects.includes(step.object) && it.of === bearsOn);
  };
  const { before, state, triggers, picks, occurrences } = outcome;
  return {
    context: { ...context, answers },
    outcome: { before, state, triggers, picks, occurrences, trail: [...outcome.trail, ...more] },
  };
}

function askedChanges(shown: OutcomeInContext, input: AskedInput, inquiry: Inquiry): readonly AskedChanges[] {
  const of = characteristicOf(inquiry);
  if (of === undefined || !('objects' in inquiry)) return [];
  const { asked, event, find = () => [] } = input;
  return [{ objects: objectsDescribed({ ...shown, asked, event, find }, inquiry.objects ?? []), of }];
}

function characteristicOf(inquiry: Inquiry): Asked | undefined {
  if (inquiry.kind === 'property') {
    const { property } = inquiry;
    if (property === 'mana produced') return 'types';
    return property === 'size' || property === 'types' || property === 'colors' ? property : undefined;
  }
  if (inquiry.kind !== 'whether') return undefined;
  switch (inquiry.state.is) {
    case 'of size':
      return 'size';
    case 'of type':
    case 'producing mana':
      return 'types';
    case 'of color':
      return 'colors';
    case 'with keyword':
      return 'keywords';
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
