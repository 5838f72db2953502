// Layers in words (613): the effect that changed an object, and its layer.

import type { Change, Step } from '../../engine/index.ts';
import { asSentence } from '../english.ts';
import { type ExplainContext, phraserFor } from '../explain-context.ts';

type Layer = Extract<Step, { readonly kind: 'layer' }>;

/** Sentences on a fact about characteristics. */
export function explainLayer(context: ExplainContext, step: Layer): string {
  const object = context.names.object(step.object);
  const effect = context.names.effect(step.effect);
  const own = step.effect.source === step.object;
  const phraser = phraserFor(context, step.effect, undefined, own ? 'it' : undefined);
  const change = step.change === undefined ? undefined : phraser.change(step.change);
  const layer = step.change === undefined ? undefined : LAYERS[step.change.kind];
  return asSentence(NOTES[step.note]({ object, effect, change, layer, own }));
}

interface Parts {
  readonly object: string;
  readonly effect: string;
  /** The change: "gets +1/+1"; undefined where the step names none. */
  readonly change: string | undefined;
  readonly layer: string | undefined;
  readonly own: boolean;
}

const NOTES = {
  applies: it => plain(it),
  dependency: it => `${plain(it)}, after the effects it depends on`,
  timestamp: it => `${plain(it)}, in order of timestamps`,
  defining: parts =>
    parts.change === undefined ? `${parts.object} defines its own characteristics` : `${parts.object} ${parts.change}`,
  continues: it => `${plain(it)}, since the effect had begun to apply in an earlier layer`,
  counter: parts =>
    parts.change === undefined
      ? `the counters on ${parts.object} change its power and toughness`
      : `${parts.object} ${parts.change} from its counters`,
  copiable: it => `${it.object} has the copiable values of ${it.effect}`,
  switch: it => `${it.object} has its power and toughness switched last (${it.effect})`,
} as const satisfies { readonly [N in Layer['note']]: (parts: Parts) => string };

function plain({ object, effect, change, layer, own }: Parts): string {
  const where = layer === undefined ? '' : ` (layer ${layer})`;
  if (change === undefined) return `${effect} bears on ${object}${where}`;
  return own ? `${object} ${change} by its own ability${where}` : `${object} ${change} because of ${effect}${where}`;
}

const LAYERS = {
  copyOf: '1',
  control: '2',
  text: '3',
  addTypes: '4',
  setTypes: '4',
  setSubtypes: '4',
  setLandTypes: '4',
  removeTypes: '4',
  everyCreatureType: '4',
  everyBasicLandType: '4',
  chosenType: '4',
  setColors: '5',
  addColors: '5',
  chosenColor: '5',
  gains: '6',
  loses: '6',
  losesAll: '6',
  cantHave: '6',
  gainsAbilitiesOf: '6',
  definePowerToughness: '7a',
  setPowerToughness: '7b',
  modifyPowerToughness: '7c',
  switchPowerToughness: '7d',
  setName: undefined,
  rule: undefined,
} as const satisfies { readonly [C in Change['kind']]: string | undefined };
