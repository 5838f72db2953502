// 603.2b: triggers on the beginning of a step or phase: "the beginning of your upkeep".
import type { TriggerEvent } from '../../engine/index.ts';
import { table } from '../combine.ts';
import { form, just, says } from '../form.ts';
import { lit, map, oneOf, type Phrase, variant } from '../phrase.ts';
import { YOU } from './players.ts';

type Events = readonly TriggerEvent[];

const HOST = { kind: 'controllerOf', of: { kind: 'attached', as: 'enchanted' } } as const;

/** Everything after "at". */
export const stepEvents: Phrase<Events> = map(
  form({ kind: 'begins' })`${{
    step: oneOf<Step>('a step', [just`the beginning of ${stepWords()}`, endOfCombat()]),
  }}`,
  ({ step }): Events => [{ kind: 'begins', ...step }],
  ([only, ...others]) => {
    if (only?.kind !== 'begins' || others.length > 0) return undefined;
    return { kind: 'begins' as const, step: { step: only.step, whose: only.whose } };
  },
);

type Step = Pick<Extract<TriggerEvent, { readonly kind: 'begins' }>, 'step' | 'whose'>;

/** 511: "at end of combat". */
function endOfCombat(): Phrase<Step> {
  const step = 'end of combat';
  return oneOf<Step>('a step', [
    says({ step, whose: { kind: 'anyone' } }, 'end of combat'),
    says({ step, whose: YOU }, 'end of combat on your turn'),
    variant(says({ step, whose: YOU }, 'the end of combat on your turn')),
  ]);
}

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
    variant(form({ whose: { kind: 'opponent' } })`your opponents' ${{ step }}`),
    form({ whose: { kind: 'another' } })`each other player's ${{ step }}`,
    form({ whose: { kind: 'attached' } })`enchanted player's ${{ step }}`,
    variant(form({ whose: { kind: 'attached' } })`enchanted opponent's ${{ step }}`),
    form({ whose: { kind: 'chosen' } })`the chosen player's ${{ step }}`,
    form({ whose: { kind: 'monarch' } })`the monarch's ${{ step }}`,
    ...['creature', 'permanent', 'artifact', 'land', 'enchantment'].map((noun, n) => {
      const phrase = form({ whose: HOST })`the ${{ step }} of ${lit(`enchanted ${noun}'s controller`)}`;
      return n === 0 ? phrase : variant(phrase);
    }),
    says({ step: 'beginning of combat', whose: { kind: 'opponent' } }, "combat on each opponent's turn"),
    says({ step: 'beginning of combat', whose: YOU }, 'combat on your turn'),
    says({ step: 'beginning of combat', whose: { kind: 'anyone' } }, 'each combat'),
  ]);
}
