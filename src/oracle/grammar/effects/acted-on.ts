// 115, 608.2: objects and players that instructions of a spell act on: "target creature", "up to two target lands", "all
// artifacts", "any target".
import { type Clause, type Filter, map, type ObjectRef, type Objects, type PlayerRef } from '../../../engine/index.ts';
import { literalText, mapPhrase, memo, oneOf, type Phrase, variant } from '../../phrase.ts';
import { constant, template, wrapping } from '../../template.ts';
import { someObjects } from '../entering/entering-costs.ts';
import { filterMany, filterOne } from '../nouns/filters.ts';
import { digits, wordNumber } from '../words/numbers.ts';
import { IT_REF, objectRef, playerOne, SELF_REF, YOU } from '../words/players.ts';

/** 115.4: "any target", as far as it is an object. */
export const ANY_TARGET: Filter = {
  clauses: [
    {
      kind: 'any',
      of: (['Creature', 'Planeswalker', 'Battle'] as const).map((type): Clause => ({ kind: 'type', type })),
    },
  ],
};

const PLANESWALKER: Filter = { clauses: [{ kind: 'type', type: 'Planeswalker' }] };

const anyTarget: Phrase<Objects> = constant<Objects>({ kind: 'target', index: 0, filter: ANY_TARGET }, 'any target');

/** One target with the words "up to one" or "another", which change what may be chosen and not what is done. */
export const oneTarget: Phrase<Objects> = memo(
  oneOf<Objects>('a target', [
    template({ kind: 'target', index: 0 })`target ${{ filter: filterOne }}`,
    variant(template({ kind: 'target', index: 0 })`up to one target ${{ filter: filterOne }}`),
    variant(template({ kind: 'target', index: 0 })`up to one other target ${{ filter: filterOne }}`),
    variant(template({ kind: 'target', index: 0 })`another target ${{ filter: filterOne }}`),
    anyTarget,
    variant(constant<Objects>({ kind: 'target', index: 0, filter: ANY_TARGET }, 'any other target')),
    constant<Objects>({ kind: 'target', index: 0, filter: PLANESWALKER }, 'target player or planeswalker'),
    variant(constant<Objects>({ kind: 'target', index: 0, filter: PLANESWALKER }, 'target opponent or planeswalker')),
  ]),
);

/** The one object read, a target by its number among those of the sentence. */
export function targetNumbered(read: ObjectRef | Objects, index: number): ObjectRef {
  if (read.kind === 'target') return { kind: 'target', index };
  return read.kind === 'it' ? IT_REF : SELF_REF;
}

/** 115.1: several targets under one noun: each object that is one of them and still fits the noun. */
function severalOf(n: number, { clauses }: Filter): Objects {
  const one: Clause = {
    kind: 'any',
    of: Array.from({ length: n }, (_, index): Clause => ({ kind: 'is', ref: { kind: 'target', index } })),
  };
  return { kind: 'each', filter: { clauses: [one, ...clauses] } };
}

const FIRST_TARGET: ObjectRef = { kind: 'target', index: 0 };

/** "Target creature and all other creatures with the same name as that creature": one target, and others like it. */
export const targetAndOthers: Phrase<Objects> = mapPhrase(
  oneOf<{ readonly others: Filter }>('a target and others', [
    template({})`target ${{ one: filterOne }} and all other ${{ others: filterMany }}`,
    template({})`target ${{ one: filterOne }} and each other ${{ others: filterOne }}`,
  ]),
  ({ others }): Objects | undefined => {
    // a zone said at the end is that of the target too
    if (others.clauses.some(it => it.kind === 'inZone')) return undefined;
    const like = map('filter', others, { ref: it => (it.kind === 'it' ? FIRST_TARGET : it) });
    const of: readonly Clause[] = [
      { kind: 'is', ref: FIRST_TARGET },
      { kind: 'all', of: like.clauses },
    ];
    return { kind: 'each', filter: { clauses: [{ kind: 'any', of }] } };
  },
  (): undefined => undefined,
);

/** As many targets as are looked for under "any number of target creatures". */
const MANY_TARGETS = 10;

const numbered: Phrase<{ readonly n: number; readonly filter: Filter }> = oneOf<{
  readonly n: number;
  readonly filter: Filter;
}>('targets', [
  template({})`${{ n: wordNumber }} target ${{ filter: filterMany }}`,
  template({})`up to ${{ n: wordNumber }} target ${{ filter: filterMany }}`,
  template({ n: 2 })`one or two target ${{ filter: filterMany }}`,
  template({ n: MANY_TARGETS })`any number of target ${{ filter: filterMany }}`,
  template({ n: MANY_TARGETS })`X target ${{ filter: filterMany }}`,
  template({ n: MANY_TARGETS })`up to X target ${{ filter: filterMany }}`,
]);

const severalTargets: Phrase<Objects> = mapPhrase(
  oneOf<{ readonly n: number; readonly filter: Filter }>('targets', [numbered, wrapping`each of ${numbered}`]),
  ({ n, filter }): Objects => severalOf(n, filter),
  (): undefined => undefined,
);

/** Every object of a kind: "each creature", "all artifacts". */
export const everyObject: Phrase<Objects> = oneOf<Objects>('every object', [
  template({ kind: 'each' })`each ${{ filter: filterOne }}`,
  template({ kind: 'each' })`all ${{ filter: filterMany }}`,
]);

const named: Phrase<Objects> = mapPhrase(
  template({ kind: 'ref' })`${{ ref: objectRef }}`,
  (it): Objects | undefined => (it.ref.kind === 'target' || it.ref.kind === 'top' ? undefined : it),
  it => (it.kind === 'ref' ? it : undefined),
);

/** "those creatures", "them": what the instruction before acted on. */
const those: Phrase<Objects> = oneOf<Objects>(
  'those',
  [
    'them',
    'those creatures',
    'those permanents',
    'those cards',
    'those lands',
    'each of them',
    'each of those creatures',
    'the exiled card',
    'the exiled cards',
    'those tokens',
    'the token',
  ].map(words => variant(constant<Objects>({ kind: 'ref', ref: { kind: 'those' } }, words))),
);

/** The objects an instruction acts on. */
export const actedOn: Phrase<Objects> = memo(
  oneOf<Objects>('what it acts on', [targetAndOthers, oneTarget, severalTargets, everyObject, named, those]),
);

type Chosen = Extract<Objects, { readonly kind: 'choose' }>;
type PickedTogether = Pick<Chosen, 'share' | 'differ' | 'totalOf' | 'atMost'>;

/** Bounds on several objects that are picked together: "that share a land type", "with different names". */
const together: Phrase<PickedTogether> = oneOf<PickedTogether>('picked together', [
  ...(
    [
      ['a land type', 'landType'],
      ['a creature type', 'creatureType'],
      ['a color', 'color'],
      ['a card type', 'cardType'],
      ['a permanent type', 'permanentType'],
    ] as const
  ).map(([words, what]) => constant<PickedTogether>({ share: what }, ` that share ${words}`)),
  ...(
    [
      ['names', 'name'],
      ['mana values', 'manaValue'],
      ['powers', 'power'],
    ] as const
  ).flatMap(([words, what]) => [
    constant<PickedTogether>({ differ: what }, ` with different ${words}`),
    variant(constant<PickedTogether>({ differ: what }, ` that each have different ${words}`)),
  ]),
  ...(
    [
      ['mana value', 'manaValue'],
      ['power', 'power'],
      ['toughness', 'toughness'],
    ] as const
  ).map(
    ([words, measure]) =>
      template({ totalOf: measure })` with total ${literalText(words)} ${{ atMost: digits }} or less`,
  ),
]);

/** Objects chosen as the instruction is carried out: "a creature card", "up to two lands that share a land type". */
export const pickedObjects: Phrase<Objects> = oneOf<Objects>('some objects', [
  someObjects,
  template({ kind: 'choose', min: 0, max: { kind: 'that' } })`up to that many ${{ filter: filterMany }}`,
  template({ kind: 'choose', min: { kind: 'that' }, max: { kind: 'that' } })`that many ${{ filter: filterMany }}`,
  template({})`${someObjects}${together}`,
]);

/** The recipients of damage: objects or players. */
export const damaged: Phrase<Objects | PlayerRef> = oneOf<Objects | PlayerRef>('who or what', [
  actedOn,
  playerOne,
  constant<PlayerRef>(YOU, 'you'),
  variant(constant<PlayerRef>({ kind: 'controllerOf', of: { kind: 'it' } }, "that creature's controller")),
  variant(constant<PlayerRef>({ kind: 'controllerOf', of: { kind: 'it' } }, "that land's controller")),
  variant(constant<PlayerRef>({ kind: 'controllerOf', of: { kind: 'it' } }, "that permanent's controller")),
  variant(constant<PlayerRef>({ kind: 'controllerOf', of: { kind: 'it' } }, "that artifact's controller")),
]);
