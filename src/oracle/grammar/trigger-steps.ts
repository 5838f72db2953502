// 603.2b: triggers on the beginning of a step or phase: "the beginning of your upkeep".
import type { TriggerEvent } from '../../engine/index.ts';
import { table } from '../combine.ts';
import { form, says } from '../form.ts';
import { map, oneOf, type Phrase, variant } from '../phrase.ts';
import { YOU } from './players.ts';

type Events = readonly TriggerEvent[];

/** Everything after "at". */
export const stepEvents: Phrase<Events> = map(
  form({ kind: 'begins' })`the beginning of ${{ step: stepWords() }}`,
  ({ step }): Events => [{ kind: 'begins', ...step }],
  ([only, ...others]) => {
    if (only?.kind !== 'begins' || others.length > 0) return undefined;
    return { kind: 'begins' as const, step: { step: only.step, whose: only.whose } };
  },
);

type Step = Pick<Extract<TriggerEvent, { readonly kind: 'begins' }>, 'step' | 'whose'>;

function stepWords(): Phrase<Step> {
  const step = table<string>('a step', {
    upkeep: 'upkeep',
    'end step': 'end',
    'draw step': 'draw',
    'precombat main phase': 'precombat main',
    'first main phase': 'precombat main',
    'second main phase': 'postcombat main',
    'postcombat main phase': 'postcombat main',
  });
  return oneOf<Step>('a step', [
    form({ whose: YOU })`your ${{ step }}`,
    form({ whose: { kind: 'anyone' } })`each ${{ step }}`,
    variant(form({ whose: { kind: 'anyone' } })`each player's ${{ step }}`),
    variant(form({ whose: { kind: 'anyone' } })`the ${{ step }}`),
    form({ whose: { kind: 'opponent' } })`each opponent's ${{ step }}`,
    says({ step: 'beginning of combat', whose: YOU }, 'combat on your turn'),
    says({ step: 'beginning of combat', whose: { kind: 'anyone' } }, 'each combat'),
  ]);
}
