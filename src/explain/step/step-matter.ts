// Matters of steps: what a short answer looks for among them, a table complete by kind of step.

import type { DamageResults, Fact, Step, TriggeredBy } from '../../engine/index.ts';
import type { StepMatter } from '../explanation.ts';
import { matterOfAction } from './state-based-step.ts';

type Of<K extends Step['kind']> = Extract<Step, { readonly kind: K }>;

/** The matter of a step. */
export function matterOf(step: Step): StepMatter {
  const matter = MATTERS[step.kind] as (step: Step) => StepMatter; // the table's entry for a kind takes steps of that kind
  return matter(step);
}

const MATTERS: { readonly [K in Step['kind']]: (step: Of<K>) => StepMatter } = {
  proposed: ({ event }) => (event.kind === 'dealsDamage' ? 'damage' : 'other'),
  lookedAhead: () => 'other',
  considered: () => 'other',
  replaced: ({ intrinsic }) => intrinsic ?? 'other',
  ordered: () => 'order of effects',
  chose: () => 'other',
  forbidden: () => 'other',
  layer: ({ landType }) => (landType === true ? 'land type' : 'characteristics'),
  triggered: ({ because, by }) => (because.length > 0 ? 'additional trigger' : OF_TRIGGERS[by]),
  notTriggered: () => 'trigger',
  stateBased: ({ action }) => matterOfAction(action),
  fact: ({ fact }) => matterOfFact(fact),
};

const OF_TRIGGERS = {
  event: 'trigger',
  entering: 'trigger on entering',
  leaving: 'trigger on leaving',
  'own rule': 'trigger by rule',
  chapter: 'chapter',
  'chosen chapter': 'trigger by rule',
} as const satisfies Record<TriggeredBy, StepMatter>;

function matterOfFact(fact: Fact): StepMatter {
  if (fact.kind === 'enters under') return fact.said === undefined ? 'plain entry' : 'other';
  if (fact.kind === 'goes first') return 'order of effects';
  if (fact.kind === 'illegal target') return fact.kind;
  if (fact.kind === 'stays where it is') return 'stays';
  return fact.kind in RESULTS_OF_DAMAGE ? 'result of damage' : 'other';
}

const RESULTS_OF_DAMAGE: { readonly [K in keyof DamageResults]: true } = {
  lifelink: true,
  poison: true,
  'loses life': true,
  'loses loyalty': true,
  'loses defense': true,
  withers: true,
  marked: true,
};
