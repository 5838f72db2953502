// One-shot effects (610) as spells, abilities and "instead" say them: "draw a card", "regenerate target creature".
import type { Duration, Effect, Objects, PlayerRef } from '../../engine/index.ts';
import { sentence, sequence, table } from '../combine.ts';
import { form, says } from '../form.ts';
import { either, map, oneOf, type Phrase } from '../phrase.ts';
import { changesMany, changesOne } from './changes.ts';
import { countersAlone } from './counters.ts';
import { filterMany, filterOne } from './filters.ts';
import { effectKnot } from './knots.ts';
import { muchOf, severalCards } from './numbers.ts';
import { playerOne, ref, YOU } from './players.ts';

/** What an effect acts on: "target creature", "~", "each creature you control". */
export const objectsOne: Phrase<Objects> = oneOf<Objects>('an object', [
  form({ kind: 'target', index: 0 })`target ${{ filter: filterOne }}`,
  form({ kind: 'each' })`each ${{ filter: filterOne }}`,
  map(
    form({ kind: 'ref' })`${{ ref }}`,
    (it): Objects | undefined => (it.ref.kind === 'target' ? undefined : it),
    it => (it.kind === 'ref' ? it : undefined),
  ),
]);
const objectsMany: Phrase<Objects> = form({ kind: 'each' })`${{ filter: filterMany }}`;

const whoVerb = (verb: string, verbs: string): Phrase<{ readonly who: PlayerRef }> =>
  oneOf<{ readonly who: PlayerRef }>('who', [
    says({ who: YOU }, `you ${verb}`),
    form({})`${{ who: playerOne }} ${either(verbs)}`,
  ]);

const duration: Phrase<Duration> = table<Duration>('how long', {
  'until end of turn': 'endOfTurn',
  'this turn': 'thisTurn',
  'until your next turn': 'yourNextTurn',
});

/** One thing done. A sentence without its period. */
export const oneEffect: Phrase<Effect> = oneOf<Effect>('an effect', [
  form({ kind: 'draw', who: YOU })`draw ${{ amount: severalCards }}`,
  form({ kind: 'draw' })`${whoVerb('draw', 'draws')} ${{ amount: severalCards }}`,
  form({ kind: 'gainLife' })`${whoVerb('gain', 'gains')} ${{ amount: muchOf }} life`,
  form({ kind: 'loseLife' })`${whoVerb('lose', 'loses')} ${{ amount: muchOf }} life`,
  form({ kind: 'regenerate', who: YOU })`regenerate ${{ what: objectsOne }}`,
  form({ kind: 'destroy', who: YOU })`destroy ${{ what: objectsOne }}`,
  form({ kind: 'putCounters' })`put ${countersAlone} on ${{ on: objectsOne }}`,
  form({ kind: 'continuous' })`${{ what: objectsOne }} ${{ changes: changesOne }} ${{ duration }}`,
  form({ kind: 'continuous' })`${{ what: objectsMany }} ${{ changes: changesMany }} ${{ duration }}`,
]);

effectKnot.tie(
  map(
    oneEffect,
    (it): readonly Effect[] => [it],
    ([only, ...more]) => (more.length > 0 ? undefined : only),
  ),
);

/** A whole text of effects: sentences. */
export const effectSentences: Phrase<readonly Effect[]> = sequence(sentence(oneEffect), ' ', 8);
