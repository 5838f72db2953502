// 701.23: searches of a library: "search your library for a basic land card, put it onto the battlefield tapped, then
// shuffle".
import type { Effect, Objects } from '../../../engine/index.ts';
import { either, mapPhrase, oneOf, type Phrase } from '../../phrase.ts';
import { template } from '../../template.ts';
import { YOU } from '../words/players.ts';
import { pickedObjects } from './acted-on.ts';

/** 701.23: "search your library for a basic land card, put it onto the battlefield tapped, then shuffle". */
export const search: Phrase<readonly Effect[]> = oneOf<readonly Effect[]>(
  'a search',
  (
    [
      ['put it onto the battlefield', 'battlefield', false],
      ['put that card onto the battlefield', 'battlefield', false],
      ['put it onto the battlefield tapped', 'battlefield', true],
      ['put that card onto the battlefield tapped', 'battlefield', true],
      ['put them onto the battlefield', 'battlefield', false],
      ['put them onto the battlefield tapped', 'battlefield', true],
      ['put those cards onto the battlefield tapped', 'battlefield', true],
      ['put those cards onto the battlefield', 'battlefield', false],
      ['reveal it, put it into your hand', 'hand', false],
      ['reveal that card, put it into your hand', 'hand', false],
      ['reveal them, put them into your hand', 'hand', false],
      ['reveal those cards, put them into your hand', 'hand', false],
      ['put it into your hand', 'hand', false],
      ['put that card into your hand', 'hand', false],
      ['put it into your graveyard', 'graveyard', false],
    ] as const
  ).map(([words, to, tapped]) =>
    mapPhrase(
      template({})`search your library for ${{ what: pickedObjects }}, ${either(words)}, then shuffle`,
      ({ what }): readonly Effect[] => [
        { kind: 'move', verb: 'put', who: YOU, what: inLibrary(what), to, ...(tapped ? { tapped } : {}) },
        { kind: 'shuffle', who: YOU },
      ],
      (): undefined => undefined,
    ),
  ),
);

/** 701.23b: a player need not find a card. */
function inLibrary(what: Objects): Objects {
  if (what.kind !== 'choose') return what;
  const clauses = [...what.filter.clauses, { kind: 'inZone', zone: 'library', whose: YOU } as const];
  return { ...what, min: 0, filter: { clauses } };
}
