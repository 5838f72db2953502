// Whether: what stands after "if", "unless", "as long as".

import type { Amount, Clause, Comparison, Condition, Filter, PlayerRef } from '../../engine/index.ts';
import { AND, list, OR, ranked, table } from '../combine.ts';
import { form, just, says } from '../form.ts';
import { either, lit, map, memo, oneOf, type Phrase, same, variant } from '../phrase.ts';
import { amount } from './amounts.ts';
import { circumstances } from './circumstances.ts';
import { counterKind } from './counter-kinds.ts';
import { enteringIfs } from './entering-ifs.ts';
import { aFilter, filterMany } from './filters.ts';
import { happenings } from './happenings.ts';
import { cast } from './how-cast.ts';
import { atLeastTwo, type Count, countOf, inZones, withClause, words } from './how-many.ts';
import { keywordName } from './keyword-names.ts';
import { conditionKnot } from './knots.ts';
import { article, digits, oneOrMoreWords, X } from './numbers.ts';
import { OPPONENT, playerOne, ref, whose, YOU } from './players.ts';
import { inClause } from './posts.ts';
import { adjective, adjectives, colorWord } from './types.ts';

const controlled = (who: PlayerRef): Clause => ({ kind: 'controlledBy', who });

const not = (of: Phrase<Condition>): Phrase<Condition> => form({ kind: 'not' })`${{ of }}`;

/** "you control …", "an opponent controls …", "there are …". */
const counts: readonly Phrase<Condition>[] = [
  form({ kind: 'count' })`you control ${withClause(countOf, controlled(YOU))}`,
  not(form({ kind: 'count' })`you don't control ${withClause(countOf, controlled(YOU))}`),
  form({ kind: 'count' })`your opponents control ${withClause(countOf, controlled(OPPONENT))}`,
  form({ kind: 'playerCount', every: false })`${{ who: playerOne }} controls ${countOf}`,
  form({ kind: 'playerCount', every: true, who: OPPONENT })`each opponent controls ${countOf}`,
  not(form({ kind: 'playerCount', every: false })`${{ who: playerOne }} doesn't control ${countOf}`),
  form({
    kind: 'count',
  })`there is ${inZones(oneOf<Count>('how many', [form({ is: '>=', amount: 1 })`${{ of: aFilter }}`]))}`,
  form({ kind: 'count' })`there are ${inZones(countOf)}`,
  variant(form({ kind: 'count' })`${countOf} are on the battlefield`),
  variant(form({ kind: 'count' })`${countOf} is on the battlefield`),
];

const atLeast = (is: Comparison, tail: string): Phrase<{ readonly is: Comparison; readonly right: Amount }> =>
  form({ is })`${{ right: oneOf<Amount>('a number', [digits, X]) }}${lit(tail)}`;
const lifeIs = oneOf('how much', [
  atLeast('>=', ' or more life'),
  atLeast('<=', ' or less life'),
  atLeast('=', ' life'),
]);
const wordsIs = (noun: string) =>
  oneOf<{ readonly is: Comparison; readonly right: Amount }>('how many', [
    form({ is: '>=' })`${{ right: words }} or more ${lit(noun)}`,
    form({ is: '<=' })`${{ right: words }} or fewer ${lit(noun)}`,
    form({ is: '=', right: 0 })`no ${lit(noun)}`,
    form({ is: '=' })`exactly ${{ right: words }} ${lit(noun)}`,
  ]);

const graveyardOf = (who: Phrase<PlayerRef>): Phrase<Amount> => form({ kind: 'graveyardSize' })`${{ who }}`;
const countersOf = (who: Phrase<PlayerRef>): Phrase<Amount> =>
  form({ kind: 'playerCounters', counter: 'poison' })`${{ who }}`;
const lifeOf = (who: Phrase<PlayerRef>): Phrase<Amount> => form({ kind: 'life' })`${{ who }}`;
const says1 = <T>(value: T, text: string): Phrase<T> => says(value, text);

/** Numbers compared. */
const comparisons: readonly Phrase<Condition>[] = [
  form({
    kind: 'compare',
    left: { kind: 'colorsSpent' },
    is: '>=',
  })`${{ right: words }} or more colors of mana were spent to cast ${either('it', '~')}`,
  form({
    kind: 'compare',
    left: { kind: 'manaSpent', symbol: undefined },
    is: '=',
    right: 0,
  })`no mana was spent to cast ${either('it', '~')}`,
  form({ kind: 'compare' })`${{ left: lifeOf(says1<PlayerRef>(YOU, 'you')) }} have ${lifeIs}`,
  form({ kind: 'compare' })`${{ left: lifeOf(playerOne) }} has ${lifeIs}`,
  form({
    kind: 'compare',
    is: '>',
    right: { kind: 'life', who: YOU },
  })`${{ left: lifeOf(playerOne) }} has more life than you`,
  form({ kind: 'compare', left: { kind: 'players', who: OPPONENT } })`you have ${wordsIs('opponents')}`,
  form({ kind: 'compare', left: { kind: 'handSize', who: YOU } })`you have ${wordsIs('cards in hand')}`,
  variant(form({ kind: 'compare', left: { kind: 'handSize', who: YOU } })`you have ${wordsIs('cards in your hand')}`),
  form({ kind: 'compare' })`${{ left: graveyardOf(playerOne) }} has ${wordsIs('cards in their graveyard')}`,
  variant(
    form({
      kind: 'compare',
      is: '>=',
    })`${{ right: words }} or more cards are in ${{ left: graveyardOf(whose) }} graveyard`,
  ),
  form({ kind: 'compare' })`${{ left: countersOf(playerOne) }} has ${wordsIs('poison counters')}`,
  form({ kind: 'compare' })`${{
    left: form({ kind: 'handSize' })`${{ who: playerOne }}`,
  }} has ${wordsIs('cards in hand')}`,
  form({ kind: 'compare' })`there are ${oneOf('how many', [
    form({ is: '>=' as Comparison })`${{ right: words }} or more ${{ left: countedNoun() }}`,
    form({ is: '<=' as Comparison })`${{ right: words }} or fewer ${{ left: countedNoun() }}`,
    form({ is: '=' as Comparison, right: 0 as Amount })`no ${{ left: countedNoun() }}`,
  ])}`,
  form({ kind: 'compare' })`${{ left: amount }} is ${oneOf<{ readonly is: Comparison; readonly right: Amount }>('…', [
    form({ is: '>=' })`${{ right: anyNumber() }} or greater`,
    variant(form({ is: '>=' })`${{ right: anyNumber() }} or more`),
    form({ is: '<=' })`${{ right: anyNumber() }} or less`,
    form({ is: '<' })`less than ${{ right: oneOf('a number', [anyNumber(), amount]) }}`,
    form({ is: '>' })`greater than ${{ right: oneOf('a number', [anyNumber(), amount]) }}`,
    form({ is: '>=' })`greater than or equal to ${{ right: oneOf('a number', [anyNumber(), amount]) }}`,
    form({ is: '<=' })`less than or equal to ${{ right: oneOf('a number', [anyNumber(), amount]) }}`,
    form({ is: '=' })`${{ right: anyNumber() }}`,
  ])}`,
];

function anyNumber(): Phrase<Amount> {
  return ranked<Amount>('a number', [digits, oneOrMoreWords, X]);
}

function countedNoun(): Phrase<Amount> {
  const noun = (text: string, value: Amount): Phrase<Amount> => says(value, text);
  return oneOf<Amount>('what is counted', [
    form({ kind: 'graveyardSize' })`cards in ${{ who: whose }} graveyard`,
    form({ kind: 'librarySize' })`cards in ${{ who: whose }} library`,
    form({ kind: 'countersOn' })`${{ counter: counterKind }} counters on ${{ of: ref }}`,
    form({ kind: 'different' })`${{
      what: table('what differs', {
        'card types': 'cardTypes',
        colors: 'colors',
        'mana values': 'manaValues',
      } as const),
    }} among ${{ of: filterMany }}`,
    noun('creatures in your party', { kind: 'party' }),
  ]);
}

/** What an object is: "a creature", "tapped", "red", "an Elf or a Wolf". */
const quality: Phrase<Filter> = oneOf<Filter>('what it is', [
  aFilter,
  map(
    oneOf<Clause>('an adjective', [adjective, adjectives]),
    (it): Filter => ({ clauses: [it] }),
    ({ clauses: [only, ...more] }) => (more.length > 0 ? undefined : only),
  ),
  map(
    list(adjective, AND, 2),
    (clauses): Filter => ({ clauses }),
    ({ clauses }) => clauses,
  ),
]);
const having: Phrase<Filter> = map(
  oneOf<Clause>('what it has', [
    form({ kind: 'keyword' })`${{ keyword: keywordName }}`,
    form({ kind: 'counters', is: '>=', amount: 1 })`${{ counter: article(counterKind) }} counter on it`,
    form({ kind: 'counters', is: '>=', amount: 1, counter: undefined })`a counter on it`,
    variant(form({ kind: 'counters', is: '>=', amount: 1, counter: undefined })`counters on it`),
    variant(form({ kind: 'counters', is: '>=', amount: 1, counter: undefined })`one or more counters on it`),
    form({ kind: 'counters', is: '=', amount: 0, counter: undefined })`no counters on it`,
    form({ kind: 'counters', is: '>=' })`${{ amount: atLeastTwo }} or more ${{ counter: counterKind }} counters on it`,
    form({ kind: 'counters', is: '>=', counter: undefined })`${{ amount: atLeastTwo }} or more counters on it`,
    variant(form({ kind: 'counters', is: '>=', amount: 1 })`one or more ${{ counter: counterKind }} counters on it`),
    form({ kind: 'counters', is: '=', amount: 0 })`no ${{ counter: counterKind }} counters on it`,
    form({ kind: 'counters', is: '<' })`fewer than ${{ amount: words }} ${{ counter: counterKind }} counters on it`,
    form({ kind: 'counters', is: '<=' })`${{ amount: words }} or fewer ${{ counter: counterKind }} counters on it`,
    variant(
      form({ kind: 'counters', is: '<=' })`${{ amount: words }} or fewer ${{ counter: counterKind }} counters on him`,
    ),
    form({
      kind: 'measure',
      measure: 'power',
      is: '>=',
    })`power ${{ amount: oneOf<Amount>('a number', [digits]) }} or greater`,
  ]),
  (it): Filter => ({ clauses: [it] }),
  ({ clauses: [only, ...more] }) => (more.length > 0 ? undefined : only),
);

/** "in your graveyard", "on the battlefield". */
const place: Phrase<Filter> = map(
  inClause(false),
  (it): Filter => ({ clauses: [it] }),
  ({ clauses: [only, ...more] }) => (more.length > 0 || only?.kind !== 'inZone' ? undefined : only),
);

/** "~ is monstrous" is a status. */
function notDesignated(phrase: Phrase<Extract<Condition, { readonly kind: 'is' }>>): Phrase<Condition> {
  const check = (it: Extract<Condition, { readonly kind: 'is' }>) =>
    it.ref.kind === 'self' && it.filter.clauses[0]?.kind === 'designation' ? undefined : it;
  return map(phrase, check, it => (it.kind === 'is' ? check(it) : undefined), ['kind', 'ref', 'filter']);
}

/** "~ is in the command zone or on the battlefield". */
const inEither: Phrase<Condition> = map(
  form({})`${{ ref }} is ${{ first: place }} or ${{ second: place }}`,
  ({ ref: it, first, second }): Condition => ({
    kind: 'or',
    of: [first, second].map(filter => ({ kind: 'is' as const, ref: it, filter })),
  }),
  it => {
    const [first, second, ...more] = it.kind === 'or' ? it.of : [];
    if (first?.kind !== 'is' || second?.kind !== 'is' || more.length > 0 || !same(first.ref, second.ref))
      return undefined;
    return { ref: first.ref, first: first.filter, second: second.filter };
  },
);

const WAS = ['it', 'that creature', 'that permanent'];

const qualities: readonly Phrase<Condition>[] = [
  ranked<Condition>('what it is', [
    form({ kind: 'is', ref: { kind: 'it' } })`it's ${{ filter: quality }}`,
    notDesignated(form({ kind: 'is' })`${{ ref }} is ${{ filter: quality }}`),
  ]),
  form({ kind: 'is' })`${{ ref }} is ${{ filter: place }}`,
  inEither,
  variant(form({ kind: 'is', ref: { kind: 'it' } })`it's ${{ filter: place }}`),
  not(form({ kind: 'is' })`${{ ref }} isn't ${{ filter: quality }}`),
  variant(not(form({ kind: 'is', ref: { kind: 'it' } })`it's not ${{ filter: quality }}`)),
  form({ kind: 'is' })`${{ ref }} has ${{ filter: having }}`,
  not(form({ kind: 'is' })`${{ ref }} doesn't have ${{ filter: having }}`),
  // 603.10a: said of what it was
  ...WAS.flatMap(it => [
    variant(form({ kind: 'is', ref: { kind: 'it' } })`${lit(it)} had ${{ filter: having }}`),
    variant(form({ kind: 'is', ref: { kind: 'it' } })`${lit(it)} was ${{ filter: quality }}`),
    variant(not(form({ kind: 'is', ref: { kind: 'it' } })`${lit(it)} wasn't ${{ filter: quality }}`)),
    variant(not(form({ kind: 'is', ref: { kind: 'it' } })`${lit(it)} didn't have ${{ filter: having }}`)),
  ]),
];

const players: readonly Phrase<Condition>[] = [
  says({ kind: 'designation', who: YOU, designation: 'monarch' }, "you're the monarch"),
  says({ kind: 'not', of: { kind: 'designation', who: YOU, designation: 'monarch' } }, "you aren't the monarch"),
  says({ kind: 'designation', who: YOU, designation: 'initiative' }, 'you have the initiative'),
  says({ kind: 'designation', who: YOU, designation: 'cityBlessing' }, "you have the city's blessing"),
  says({ kind: 'compare', left: { kind: 'speed', who: YOU }, is: '>=', right: 4 }, 'you have max speed'),
  says({ kind: 'dayNight', is: 'day' }, "it's day"),
  says({ kind: 'dayNight', is: 'night' }, "it's night"),
  says({ kind: 'dayNight', is: 'neither' }, "it's neither day nor night"),
  form({ kind: 'chosenIs', what: 'color' })`the chosen color is ${{ value: colorWord }}`,
  ...['solved', 'renowned', 'monstrous', 'harnessed', 'suspected', 'saddled', 'prepared'].map(
    (status): Phrase<Condition> => says({ kind: 'status', status }, `~ is ${status}`),
  ),
];

/** One condition. */
const simple: Phrase<Condition> = memo(
  oneOf<Condition>('a condition', [
    ...circumstances,
    ...counts,
    ...comparisons,
    ...qualities,
    ...cast,
    ...enteringIfs,
    ...players,
    happenings,
  ]),
);

/** "C", "C and D", "C or D". */
export const condition: Phrase<Condition> = memo(
  oneOf<Condition>('a condition', [
    simple,
    controlBoth(),
    form({ kind: 'and' })`${{ of: list(simple, AND, 2) }}`,
    form({ kind: 'or' })`${{ of: list(simple, OR, 2) }}`,
  ]),
);

conditionKnot.tie(condition);

/** "you control a Mountain and a Forest", "you control a Swamp or an Island". */
function controlBoth(): Phrase<Condition> {
  const control: Phrase<Condition> = form({ kind: 'count' })`${withClause(countOf, controlled(YOU))}`;
  return oneOf<Condition>('you control …', [
    form({ kind: 'and' })`you control ${{ of: list(control, AND, 2) }}`,
    form({ kind: 'or' })`you control ${{ of: list(control, OR, 2) }}`,
  ]);
}

/** "unless C" says that not C. */
export const unless: Phrase<Condition> = oneOf<Condition>('unless …', [
  form({ kind: 'not' })`unless ${{ of: condition }}`,
]);

/** "if C". */
export const ifCondition: Phrase<Condition> = just`if ${condition}`;

/** "as long as C". */
export const asLongAs: Phrase<Condition> = oneOf<Condition>('as long as …', [
  just`as long as ${condition}`,
  variant(just`if ${condition}`),
]);
