// 603.2b: trigger events of the beginning of a step or phase: "the beginning of your upkeep".

import type { TriggerEvent } from '../../../engine/index.ts';
import type { StepName } from '../../../vocabulary/index.ts';
import { wordTable } from '../../combine.ts';
import { literalText, mapPhrase, oneOf, type Phrase, variant } from '../../phrase.ts';
import { constant, template, wrapping } from '../../template.ts';
import { YOU } from '../words/players.ts';

type Events = readonly TriggerEvent[];

const HOST = { kind: 'controllerOf', of: { kind: 'attached', as: 'enchanted' } } as const;

/** Events after "at". */
export const stepEvents: Phrase<Events> = mapPhrase(
  template({ kind: 'begins' })`${{
    step: oneOf<Step>('a step', [wrapping`the beginning of ${stepWords()}`, endOfCombat()]),
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
    constant({ step, whose: { kind: 'anyone' } }, 'end of combat'),
    constant({ step, whose: YOU }, 'end of combat on your turn'),
    variant(constant({ step, whose: YOU }, 'the end of combat on your turn')),
  ]);
}

function stepWords(): Phrase<Step> {
  const step = wordTable<StepName>('a step', {
    upkeep: 'upkeep',
    'end step': 'end',
    'draw step': 'draw',
    'precombat main phase': 'precombat main',
    'first main phase': 'precombat main',
    'second main phase': 'postcombat main',
    'postcombat main phase': 'postcombat main',
  });
  return oneOf<Step>('a step', [
    template({ whose: YOU })`your ${{ step }}`,
    template({ whose: { kind: 'anyone' } })`each ${{ step }}`,
    variant(template({ whose: { kind: 'anyone' } })`each player's ${{ step }}`),
    variant(template({ whose: { kind: 'anyone' } })`the ${{ step }}`),
    template({ whose: { kind: 'opponent' } })`each opponent's ${{ step }}`,
    variant(template({ whose: { kind: 'opponent' } })`your opponents' ${{ step }}`),
    template({ whose: { kind: 'another' } })`each other player's ${{ step }}`,
    template({ whose: { kind: 'attached' } })`enchanted player's ${{ step }}`,
    variant(template({ whose: { kind: 'attached' } })`enchanted opponent's ${{ step }}`),
    template({ whose: { kind: 'chosen' } })`the chosen player's ${{ step }}`,
    template({ whose: { kind: 'monarch' } })`the monarch's ${{ step }}`,
    ...['creature', 'permanent', 'artifact', 'land', 'enchantment'].map((noun, n) => {
      const phrase = template({ whose: HOST })`the ${{ step }} of ${literalText(`enchanted ${noun}'s controller`)}`;
      return n === 0 ? phrase : variant(phrase);
    }),
    constant({ step: 'beginning of combat', whose: { kind: 'opponent' } }, "combat on each opponent's turn"),
    constant({ step: 'beginning of combat', whose: YOU }, 'combat on your turn'),
    constant({ step: 'beginning of combat', whose: { kind: 'anyone' } }, 'each combat'),
  ]);
}
