// 614.12a: what is exiled as something enters, or it is put into a graveyard instead; a counter for each of them.
import type { Amount, Condition, Effect, Rewrite } from '../../../engine/index.ts';
import { either, mapPhrase, type Phrase, same } from '../../phrase.ts';
import { template } from '../../template.ts';
import { kindForEach } from '../words/choice-of-counter.ts';
import { oneCost } from './entering-costs.ts';
import { itEntersWords } from './own-entering.ts';

type Done = readonly Rewrite[];

const EXILED: Amount = { kind: 'linked', verb: 'exiled' };

/** The objects that an effect needs: those of its filter, as many as it moves at least. */
function enoughFor(effect: Effect): Condition | undefined {
  if (effect.kind !== 'move' || effect.what.kind !== 'choose') return undefined;
  return { kind: 'count', of: effect.what.filter, is: '>=', amount: effect.what.min };
}

/**
 * "exile X creature cards from your graveyard. if you can't, put ~ into its owner's graveyard instead of onto the
 * battlefield. for each creature card exiled this way, ~ enters with a +2/+0, +1/+1, or +0/+2 counter on it".
 */
export const exiledOrBuried: Phrase<Done> = mapPhrase(
  template(
    {},
  )`${{ first: oneCost }}. if you can't, put ~ into its owner's graveyard instead of onto the battlefield. for each ${either(
    'creature card',
    'card',
  )} exiled this way, ${itEntersWords}with ${{ each: kindForEach(either('on it', 'on ~'), EXILED) }}`,
  ({ first, each }): Done | undefined => {
    const condition = enoughFor(first);
    if (condition === undefined) return undefined;
    const then: Done = [{ kind: 'do', effects: [first] }, each];
    return [{ kind: 'if', condition, then, otherwise: [{ kind: 'zone', to: 'graveyard' }] }];
  },
  ([only, ...more]) => {
    if (only?.kind !== 'if' || more.length > 0) return undefined;
    const [done, each] = only.then;
    const first = done?.kind === 'do' ? done.effects[0] : undefined;
    if (first === undefined || each === undefined || !same(only.condition, enoughFor(first))) return undefined;
    return only.otherwise[0]?.kind === 'zone' ? { first, each } : undefined;
  },
);
