// 701.23: searches of a library: "search your library for a basic land card, put it onto the battlefield tapped, then
// shuffle".
import { type Clause, type Condition, type Effect, map, type Objects } from '../../../engine/index.ts';
import { either, literalText, mapPhrase, oneOf, type Phrase } from '../../phrase.ts';
import { template } from '../../template.ts';
import { amount } from '../amounts/amounts.ts';
import { YOU } from '../words/players.ts';
import { pickedObjects } from './acted-on.ts';

/** The cards that are searched for, with the X that the text defines. */
const found: Phrase<{ readonly what: Objects }> = oneOf<{ readonly what: Objects }>('what is found', [
  template({})`${{ what: pickedObjects }}`,
  mapPhrase(
    template({})`${{ sought: pickedObjects }}, where X is ${{ x: amount }}`,
    ({ sought, x }) =>
      typeof x === 'number'
        ? undefined
        : { what: map('objects', sought, { amount: it => (it.kind === 'x' ? x : it) }) },
    (): undefined => undefined,
  ),
]);

const PUT_SOMEWHERE: Phrase<readonly Effect[]> = oneOf<readonly Effect[]>(
  'a search that puts what is found in one place',
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
      ['put that card into your graveyard', 'graveyard', false],
      ['put them into your graveyard', 'graveyard', false],
      ['put those cards into your graveyard', 'graveyard', false],
      ['put those cards into your hand', 'hand', false],
      ['put them into your hand', 'hand', false],
      ['exile it', 'exile', false],
      ['exile that card', 'exile', false],
      ['exile them', 'exile', false],
    ] as const
  ).map(([words, to, tapped]) =>
    mapPhrase(
      template({})`search your library for ${found}, ${either(words)}, then shuffle`,
      ({ what }): readonly Effect[] => [
        { ...MOVED, verb: to === 'exile' ? 'exile' : 'put', what: inLibrary(what), to, ...(tapped ? { tapped } : {}) },
        SHUFFLED,
      ],
      (): undefined => undefined,
    ),
  ),
);

const MOVED = { kind: 'move', verb: 'put', who: YOU } as const;
const SHUFFLED: Effect = { kind: 'shuffle', who: YOU };

/** "… put one onto the battlefield tapped and the other into your hand": one found alone goes where the first does. */
const PUT_APART: Phrase<readonly Effect[]> = oneOf<readonly Effect[]>(
  'a search that puts what is found in two places',
  (
    [
      ['put one onto the battlefield tapped and the other into your hand', true],
      ['put one onto the battlefield tapped and the rest into your hand', true],
      ['put one onto the battlefield and the other into your hand', false],
      ['put one onto the battlefield and the rest into your hand', false],
    ] as const
  ).map(([words, tapped]) =>
    mapPhrase(
      template(
        {},
      )`search your library for ${{ what: pickedObjects }}, ${either('reveal those cards', 'reveal them', 'reveal the cards')}, ${either(words)}, then shuffle`,
      ({ what }): readonly Effect[] | undefined => {
        if (what.kind !== 'choose' || typeof what.max !== 'number' || what.max < 2) return undefined;
        const first: Effect = {
          ...{ ...MOVED, what: inLibrary({ ...what, max: 1 }), to: 'battlefield' },
          ...(tapped ? { tapped } : {}),
        };
        const rest: Effect = { ...MOVED, what: inLibrary({ ...what, max: what.max - 1, goesOn: true }), to: 'hand' };
        return [first, { kind: 'if', condition: PUT_ONE, then: [rest], otherwise: [] }, SHUFFLED];
      },
      (): undefined => undefined,
    ),
  ),
);

const PUT_ONE: Condition = { kind: 'compare', left: { kind: 'that' }, is: '>=', right: 1 };

/** "… then shuffle and put that card on top": nobody knows the order of the cards below it. */
const PUT_ON_TOP: Phrase<readonly Effect[]> = oneOf<readonly Effect[]>(
  'a search that puts what is found on top',
  [
    template({})`search your library for ${{ what: pickedObjects }}, then shuffle and put that card on top`,
    template({})`search your library for ${{ what: pickedObjects }}, reveal it, then shuffle and put that card on top`,
    template({})`search your library for ${{ what: pickedObjects }}, reveal it, then shuffle and put the card on top`,
    template(
      {},
    )`search your library for ${{ what: pickedObjects }}, reveal that card, then shuffle and put that card on top`,
  ].map(words =>
    mapPhrase(
      words,
      ({ what }): readonly Effect[] => [SHUFFLED, { ...MOVED, what: inLibrary(what), to: 'library', position: 'top' }],
      (): undefined => undefined,
    ),
  ),
);

/** 701.23a: "search your library and/or graveyard for a creature card and put it onto the battlefield". */
const IN_EITHER: Phrase<readonly Effect[]> = oneOf<readonly Effect[]>(
  'a search of a library and a graveyard',
  (
    [
      [', reveal it, and put it into your hand', 'hand'],
      [', reveal that card, and put it into your hand', 'hand'],
      [', reveal it, put it into your hand', 'hand'],
      [' and put it onto the battlefield', 'battlefield'],
      [' and put that card onto the battlefield', 'battlefield'],
      [', put it onto the battlefield', 'battlefield'],
    ] as const
  ).map(([words, to]) =>
    mapPhrase(
      template({})`search your library and/or graveyard for ${found}${either(words)}`,
      ({ what }): readonly Effect[] => [{ ...MOVED, what: within(what, [LIBRARY, GRAVEYARD]), to }],
      (): undefined => undefined,
    ),
  ),
);

/** "Search target opponent's library for a creature card and put that card onto the battlefield under your control". */
const OF_ANOTHER: Phrase<readonly Effect[]> = oneOf<readonly Effect[]>(
  'a search of the library of a target',
  (['target opponent', 'target player'] as const).map(whose =>
    mapPhrase(
      template({})`search ${literalText(`${whose}'s`)} library for ${{ what: pickedObjects }} and put ${either(
        'that card',
        'it',
      )} onto the battlefield under your control`,
      ({ what }): readonly Effect[] => [
        {
          ...MOVED,
          what: within(what, [{ ...LIBRARY, whose: { kind: 'target', index: 0 } }]),
          to: 'battlefield',
          under: YOU,
        },
      ],
      (): undefined => undefined,
    ),
  ),
);

/** 701.23: "search your library for a basic land card, put it onto the battlefield tapped, then shuffle". */
export const search: Phrase<readonly Effect[]> = oneOf<readonly Effect[]>('a search', [
  PUT_SOMEWHERE,
  PUT_APART,
  PUT_ON_TOP,
  IN_EITHER,
  OF_ANOTHER,
]);

/** 701.23b: a player need not find a card with a quality; 701.23d: but one that is simply a card. */
function inLibrary(what: Objects): Objects {
  return within(what, [LIBRARY]);
}

const LIBRARY: Clause & { readonly kind: 'inZone' } = { kind: 'inZone', zone: 'library', whose: YOU };
const GRAVEYARD: Clause = { kind: 'inZone', zone: 'graveyard', whose: YOU };

function within(what: Objects, zones: readonly [Clause, ...Clause[]]): Objects {
  if (what.kind !== 'choose') return what;
  const isAnyCard = what.filter.clauses.every(it => it.kind === 'card');
  const [zone, ...more] = zones;
  const where: Clause = more.length === 0 ? zone : { kind: 'any', of: zones };
  return { ...what, min: isAnyCard ? what.min : 0, filter: { clauses: [...what.filter.clauses, where] } };
}
