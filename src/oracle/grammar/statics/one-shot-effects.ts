// 610: one-shot effects of spells, abilities and "instead": "draw a card", "regenerate target creature".
import type { Duration, Effect, Objects, PlayerRef } from '../../../engine/index.ts';
import { sentencePhrase, sequence, wordTable } from '../../combine.ts';
import { either, mapPhrase, oneOf, type Phrase } from '../../phrase.ts';
import { constant, template } from '../../template.ts';
import { countersAlone } from '../amounts/counters.ts';
import { filterMany, filterOne } from '../nouns/filters.ts';
import { effectRef } from '../words/forward-refs.ts';
import { massAmount, severalCards } from '../words/numbers.ts';
import { objectRef, playerOne, YOU } from '../words/players.ts';
import { changesMany, changesOne } from './changes.ts';

/** The objects of an effect: "target creature", "~", "each creature you control". */
export const objectsOne: Phrase<Objects> = oneOf<Objects>('an object', [
  template({ kind: 'target', index: 0 })`target ${{ filter: filterOne }}`,
  template({ kind: 'each' })`each ${{ filter: filterOne }}`,
  mapPhrase(
    template({ kind: 'ref' })`${{ ref: objectRef }}`,
    (it): Objects | undefined => (it.ref.kind === 'target' ? undefined : it),
    it => (it.kind === 'ref' ? it : undefined),
  ),
]);
const objectsMany: Phrase<Objects> = template({ kind: 'each' })`${{ filter: filterMany }}`;

const whoVerb = (verb: string, verbs: string): Phrase<{ readonly who: PlayerRef }> =>
  oneOf<{ readonly who: PlayerRef }>('who', [
    constant({ who: YOU }, `you ${verb}`),
    template({})`${{ who: playerOne }} ${either(verbs)}`,
  ]);

const duration: Phrase<Duration> = wordTable<Duration>('how long', {
  'until end of turn': 'endOfTurn',
  'this turn': 'thisTurn',
  'until your next turn': 'yourNextTurn',
});

/** One effect: a sentence without its period. */
export const oneEffect: Phrase<Effect> = oneOf<Effect>('an effect', [
  template({ kind: 'draw', who: YOU })`draw ${{ amount: severalCards }}`,
  template({ kind: 'draw' })`${whoVerb('draw', 'draws')} ${{ amount: severalCards }}`,
  template({ kind: 'gainLife' })`${whoVerb('gain', 'gains')} ${{ amount: massAmount }} life`,
  template({ kind: 'loseLife' })`${whoVerb('lose', 'loses')} ${{ amount: massAmount }} life`,
  template({ kind: 'regenerate', who: YOU })`regenerate ${{ what: objectsOne }}`,
  template({ kind: 'destroy', who: YOU })`destroy ${{ what: objectsOne }}`,
  template({ kind: 'putCounters' })`put ${countersAlone} on ${{ on: objectsOne }}`,
  template({ kind: 'continuous' })`${{ what: objectsOne }} ${{ changes: changesOne }} ${{ duration }}`,
  template({ kind: 'continuous' })`${{ what: objectsMany }} ${{ changes: changesMany }} ${{ duration }}`,
]);

effectRef.define(
  mapPhrase(
    oneEffect,
    (it): readonly Effect[] => [it],
    ([only, ...more]) => (more.length > 0 ? undefined : only),
  ),
);

/** A whole text of effects, sentence by sentence. */
export const effectSentences: Phrase<readonly Effect[]> = sequence(sentencePhrase(oneEffect), ' ', 8);
