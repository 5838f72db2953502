// Conditions: the words after "if", "unless", "as long as".

import type { Amount, Clause, Comparison, Condition, Filter, PlayerRef } from '../../../engine/index.ts';
import { AND, listPhrase, OR, rankedWordings, wordTable } from '../../combine.ts';
import { either, literalText, mapPhrase, memo, oneOf, type Phrase, same, variant } from '../../phrase.ts';
import { constant, template, wrapping } from '../../template.ts';
import { amount } from '../amounts/amounts.ts';
import { atLeastTwo, type Count, countOf, countWord, inZones, withClause } from '../amounts/how-many.ts';
import { aFilter, filterMany } from '../nouns/filters.ts';
import { opposingClause } from '../nouns/opposing-clauses.ts';
import { measureWord } from '../nouns/postmodifiers.ts';
import { zonePostmodifier } from '../nouns/zone-postmodifiers.ts';
import { counterKind } from '../words/counter-kinds.ts';
import { conditionRef } from '../words/forward-refs.ts';
import { keywordName } from '../words/keyword-names.ts';
import { digits, oneOrMoreWords, withIndefiniteArticle, X } from '../words/numbers.ts';
import { pastEvents } from '../words/past-events.ts';
import { OPPONENT, objectRef, playerOne, possessivePlayer, YOU } from '../words/players.ts';
import { adjective, adjectives, colorWord } from '../words/type-adjectives.ts';
import { boardConditions } from './board-conditions.ts';
import { enteringIfs } from './entering-ifs.ts';
import { castConditions } from './how-cast.ts';

const controlled = (who: PlayerRef): Clause => ({ kind: 'controlledBy', who });

const not = (of: Phrase<Condition>): Phrase<Condition> => template({ kind: 'not' })`${{ of }}`;

/** Conditions on numbers of objects: "you control …", "an opponent controls …", "there are …". */
const counts: readonly Phrase<Condition>[] = [
  template({ kind: 'count' })`you control ${withClause(countOf, controlled(YOU))}`,
  not(template({ kind: 'count' })`you don't control ${withClause(countOf, controlled(YOU))}`),
  template({ kind: 'count' })`your opponents control ${withClause(countOf, controlled(OPPONENT))}`,
  template({ kind: 'playerCount', every: false })`${{ who: playerOne }} controls ${countOf}`,
  template({ kind: 'playerCount', every: true, who: OPPONENT })`each opponent controls ${countOf}`,
  not(template({ kind: 'playerCount', every: false })`${{ who: playerOne }} doesn't control ${countOf}`),
  template({
    kind: 'count',
  })`there is ${inZones(oneOf<Count>('how many', [template({ is: '>=', amount: 1 })`${{ of: aFilter }}`]))}`,
  template({ kind: 'count' })`there are ${inZones(countOf)}`,
  variant(template({ kind: 'count' })`${countOf} are on the battlefield`),
  variant(template({ kind: 'count' })`${countOf} is on the battlefield`),
];

const atLeast = (is: Comparison, tail: string): Phrase<{ readonly is: Comparison; readonly right: Amount }> =>
  template({ is })`${{ right: oneOf<Amount>('a number', [digits, X]) }}${literalText(tail)}`;
const lifeIs = oneOf('how much', [
  atLeast('>=', ' or more life'),
  atLeast('<=', ' or less life'),
  atLeast('=', ' life'),
]);
const wordsIs = (noun: string) =>
  oneOf<{ readonly is: Comparison; readonly right: Amount }>('how many', [
    template({ is: '>=' })`${{ right: countWord }} or more ${literalText(noun)}`,
    template({ is: '<=' })`${{ right: countWord }} or fewer ${literalText(noun)}`,
    template({ is: '=', right: 0 })`no ${literalText(noun)}`,
    template({ is: '=' })`exactly ${{ right: countWord }} ${literalText(noun)}`,
  ]);

const graveyardOf = (who: Phrase<PlayerRef>): Phrase<Amount> => template({ kind: 'graveyardSize' })`${{ who }}`;
const countersOf = (who: Phrase<PlayerRef>): Phrase<Amount> =>
  template({ kind: 'playerCounters', counter: 'poison' })`${{ who }}`;
const lifeOf = (who: Phrase<PlayerRef>): Phrase<Amount> => template({ kind: 'life' })`${{ who }}`;
const fixed = <T>(value: T, text: string): Phrase<T> => constant(value, text);

/** Comparisons of numbers. */
const comparisons: readonly Phrase<Condition>[] = [
  template({
    kind: 'compare',
    left: { kind: 'colorsSpent' },
    is: '>=',
  })`${{ right: countWord }} or more colors of mana were spent to cast ${either('it', '~')}`,
  template({
    kind: 'compare',
    left: { kind: 'manaSpent', symbol: undefined },
    is: '=',
    right: 0,
  })`no mana was spent to cast ${either('it', '~')}`,
  template({ kind: 'compare' })`${{ left: lifeOf(fixed<PlayerRef>(YOU, 'you')) }} have ${lifeIs}`,
  template({ kind: 'compare' })`${{ left: lifeOf(playerOne) }} has ${lifeIs}`,
  template({
    kind: 'compare',
    is: '>',
    right: { kind: 'life', who: YOU },
  })`${{ left: lifeOf(playerOne) }} has more life than you`,
  template({ kind: 'compare', left: { kind: 'players', who: OPPONENT } })`you have ${wordsIs('opponents')}`,
  template({ kind: 'compare', left: { kind: 'handSize', who: YOU } })`you have ${wordsIs('cards in hand')}`,
  variant(
    template({ kind: 'compare', left: { kind: 'handSize', who: YOU } })`you have ${wordsIs('cards in your hand')}`,
  ),
  template({ kind: 'compare' })`${{ left: graveyardOf(playerOne) }} has ${wordsIs('cards in their graveyard')}`,
  variant(
    template({
      kind: 'compare',
      is: '>=',
    })`${{ right: countWord }} or more cards are in ${{ left: graveyardOf(possessivePlayer) }} graveyard`,
  ),
  template({ kind: 'compare' })`${{ left: countersOf(playerOne) }} has ${wordsIs('poison counters')}`,
  template({ kind: 'compare' })`${{
    left: template({ kind: 'handSize' })`${{ who: playerOne }}`,
  }} has ${wordsIs('cards in hand')}`,
  template({ kind: 'compare' })`there are ${oneOf('how many', [
    template({ is: '>=' as Comparison })`${{ right: countWord }} or more ${{ left: countedNoun() }}`,
    template({ is: '<=' as Comparison })`${{ right: countWord }} or fewer ${{ left: countedNoun() }}`,
    template({ is: '=' as Comparison, right: 0 as Amount })`no ${{ left: countedNoun() }}`,
  ])}`,
  template({ kind: 'compare' })`${{ left: amount }} is ${oneOf<{ readonly is: Comparison; readonly right: Amount }>(
    '…',
    [
      template({ is: '>=' })`${{ right: anyNumber() }} or greater`,
      variant(template({ is: '>=' })`${{ right: anyNumber() }} or more`),
      template({ is: '<=' })`${{ right: anyNumber() }} or less`,
      template({ is: '<' })`less than ${{ right: oneOf('a number', [anyNumber(), amount]) }}`,
      template({ is: '>' })`greater than ${{ right: oneOf('a number', [anyNumber(), amount]) }}`,
      template({ is: '>=' })`greater than or equal to ${{ right: oneOf('a number', [anyNumber(), amount]) }}`,
      template({ is: '<=' })`less than or equal to ${{ right: oneOf('a number', [anyNumber(), amount]) }}`,
      template({ is: '=' })`${{ right: anyNumber() }}`,
    ],
  )}`,
];

function anyNumber(): Phrase<Amount> {
  return rankedWordings<Amount>('a number', [digits, oneOrMoreWords, X]);
}

function countedNoun(): Phrase<Amount> {
  const noun = (text: string, value: Amount): Phrase<Amount> => constant(value, text);
  return oneOf<Amount>('what is counted', [
    template({ kind: 'graveyardSize' })`cards in ${{ who: possessivePlayer }} graveyard`,
    template({ kind: 'librarySize' })`cards in ${{ who: possessivePlayer }} library`,
    template({ kind: 'countersOn' })`${{ counter: counterKind }} counters on ${{ of: objectRef }}`,
    template({ kind: 'different' })`${{
      what: wordTable('what differs', {
        'card types': 'cardTypes',
        colors: 'colors',
        'mana values': 'manaValues',
      } as const),
    }} among ${{ of: filterMany }}`,
    noun('creatures in your party', { kind: 'party' }),
  ]);
}

/** A quality of an object: "a creature", "tapped", "red", "an Elf or a Wolf". */
const quality: Phrase<Filter> = oneOf<Filter>('what it is', [
  aFilter,
  mapPhrase(
    oneOf<Clause>('an adjective', [adjective, adjectives]),
    (it): Filter => ({ clauses: [it] }),
    ({ clauses: [only, ...more] }) => (more.length > 0 ? undefined : only),
  ),
  mapPhrase(
    listPhrase(adjective, AND, 2),
    (clauses): Filter => ({ clauses }),
    ({ clauses }) => clauses,
  ),
]);
const having: Phrase<Filter> = mapPhrase(
  oneOf<Clause>('what it has', [
    template({ kind: 'keyword' })`${{ keyword: keywordName }}`,
    template({
      kind: 'counters',
      is: '>=',
      amount: 1,
    })`${{ counter: withIndefiniteArticle(counterKind) }} counter on it`,
    template({ kind: 'counters', is: '>=', amount: 1, counter: undefined })`a counter on it`,
    variant(template({ kind: 'counters', is: '>=', amount: 1, counter: undefined })`counters on it`),
    variant(template({ kind: 'counters', is: '>=', amount: 1, counter: undefined })`one or more counters on it`),
    template({ kind: 'counters', is: '=', amount: 0, counter: undefined })`no counters on it`,
    template({
      kind: 'counters',
      is: '>=',
    })`${{ amount: atLeastTwo }} or more ${{ counter: counterKind }} counters on it`,
    template({ kind: 'counters', is: '>=', counter: undefined })`${{ amount: atLeastTwo }} or more counters on it`,
    variant(
      template({ kind: 'counters', is: '>=', amount: 1 })`one or more ${{ counter: counterKind }} counters on it`,
    ),
    template({ kind: 'counters', is: '=', amount: 0 })`no ${{ counter: counterKind }} counters on it`,
    template({
      kind: 'counters',
      is: '<',
    })`fewer than ${{ amount: countWord }} ${{ counter: counterKind }} counters on it`,
    template({
      kind: 'counters',
      is: '<=',
    })`${{ amount: countWord }} or fewer ${{ counter: counterKind }} counters on it`,
    variant(
      template({
        kind: 'counters',
        is: '<=',
      })`${{ amount: countWord }} or fewer ${{ counter: counterKind }} counters on him`,
    ),
    template({ kind: 'measure', is: '>=' })`${{ measure: measureWord }} ${{
      amount: oneOf<Amount>('a number', [digits]),
    }} or greater`,
    template({ kind: 'measure', is: '<=' })`${{ measure: measureWord }} ${{
      amount: oneOf<Amount>('a number', [digits]),
    }} or less`,
  ]),
  (it): Filter => ({ clauses: [it] }),
  ({ clauses: [only, ...more] }) => (more.length > 0 ? undefined : only),
);

/** "~ is enchanted, equipped, and has a counter on it". */
const threeQualities: Phrase<Condition> = mapPhrase(
  template({})`${{ ref: objectRef }} is ${{ one: adjective }}, ${{ two: adjective }}, and has ${{ filter: having }}`,
  ({ ref, one, two, filter }): Condition => ({ kind: 'is', ref, filter: { clauses: [one, two, ...filter.clauses] } }),
  condition => {
    const [one, two, ...clauses] = condition.kind === 'is' ? condition.filter.clauses : [];
    const plain = one?.kind === 'enchanted' || one?.kind === 'equipped';
    return condition.kind === 'is' && plain && two !== undefined && clauses.length === 1
      ? { ref: condition.ref, one, two, filter: { clauses } }
      : undefined;
  },
);

/** A zone as a filter: "in your graveyard", "on the battlefield". */
const place: Phrase<Filter> = mapPhrase(
  zonePostmodifier(false),
  (it): Filter => ({ clauses: [it] }),
  ({ clauses: [only, ...more] }) => (more.length > 0 || only?.kind !== 'inZone' ? undefined : only),
);

/** A side in combat as a filter: "blocking or blocked by a Goblin". */
const inCombat: Phrase<Filter> = mapPhrase(
  opposingClause,
  (it): Filter => ({ clauses: [it] }),
  ({ clauses: [only, ...more] }) => (more.length > 0 ? undefined : only),
);

/** The phrase without statuses, which are no designations: "~ is monstrous". */
function notDesignated(phrase: Phrase<Extract<Condition, { readonly kind: 'is' }>>): Phrase<Condition> {
  const check = (condition: Extract<Condition, { readonly kind: 'is' }>) =>
    condition.ref.kind === 'self' && condition.filter.clauses[0]?.kind === 'designation' ? undefined : condition;
  return mapPhrase(phrase, check, it => (it.kind === 'is' ? check(it) : undefined), ['kind', 'ref', 'filter']);
}

/** "~ is in the command zone or on the battlefield". */
const inEither: Phrase<Condition> = mapPhrase(
  template({})`${{ ref: objectRef }} is ${{ first: place }} or ${{ second: place }}`,
  ({ ref: subject, first, second }): Condition => ({
    kind: 'or',
    of: [first, second].map(filter => ({ kind: 'is' as const, ref: subject, filter })),
  }),
  condition => {
    const [first, second, ...more] = condition.kind === 'or' ? condition.of : [];
    if (first?.kind !== 'is' || second?.kind !== 'is' || more.length > 0 || !same(first.ref, second.ref))
      return undefined;
    return { ref: first.ref, first: first.filter, second: second.filter };
  },
);

const WAS = ['it', 'that creature', 'that permanent', 'he', 'she'];

const qualities: readonly Phrase<Condition>[] = [
  rankedWordings<Condition>('what it is', [
    template({ kind: 'is', ref: { kind: 'it' } })`it's ${{ filter: quality }}`,
    variant(template({ kind: 'is', ref: { kind: 'it' } })`he's ${{ filter: quality }}`),
    variant(template({ kind: 'is', ref: { kind: 'it' } })`she's ${{ filter: quality }}`),
    notDesignated(template({ kind: 'is' })`${{ ref: objectRef }} is ${{ filter: quality }}`),
  ]),
  template({ kind: 'is' })`${{ ref: objectRef }} is ${{ filter: place }}`,
  inEither,
  template({ kind: 'is', ref: { kind: 'it' } })`it's ${{ filter: inCombat }}`,
  template({ kind: 'is' })`${{ ref: objectRef }} is ${{ filter: inCombat }}`,
  threeQualities,
  variant(template({ kind: 'is', ref: { kind: 'it' } })`it's ${{ filter: place }}`),
  not(template({ kind: 'is' })`${{ ref: objectRef }} isn't ${{ filter: quality }}`),
  variant(not(template({ kind: 'is', ref: { kind: 'it' } })`it's not ${{ filter: quality }}`)),
  template({ kind: 'is' })`${{ ref: objectRef }} has ${{ filter: having }}`,
  not(template({ kind: 'is' })`${{ ref: objectRef }} doesn't have ${{ filter: having }}`),
  // 603.10a: about the object as it last existed
  ...WAS.flatMap(word => [
    variant(template({ kind: 'is', ref: { kind: 'it' } })`${literalText(word)} had ${{ filter: having }}`),
    variant(template({ kind: 'is', ref: { kind: 'it' } })`${literalText(word)} was ${{ filter: quality }}`),
    variant(not(template({ kind: 'is', ref: { kind: 'it' } })`${literalText(word)} wasn't ${{ filter: quality }}`)),
    variant(not(template({ kind: 'is', ref: { kind: 'it' } })`${literalText(word)} didn't have ${{ filter: having }}`)),
  ]),
];

const STATUSES = ['solved', 'renowned', 'monstrous', 'harnessed', 'suspected', 'saddled', 'prepared'] as const;

const players: readonly Phrase<Condition>[] = [
  constant({ kind: 'designation', who: YOU, designation: 'monarch' }, "you're the monarch"),
  constant({ kind: 'not', of: { kind: 'designation', who: YOU, designation: 'monarch' } }, "you aren't the monarch"),
  constant({ kind: 'designation', who: YOU, designation: 'initiative' }, 'you have the initiative'),
  constant({ kind: 'designation', who: YOU, designation: 'cityBlessing' }, "you have the city's blessing"),
  constant({ kind: 'compare', left: { kind: 'speed', who: YOU }, is: '>=', right: 4 }, 'you have max speed'),
  constant({ kind: 'dayNight', is: 'day' }, "it's day"),
  constant({ kind: 'dayNight', is: 'night' }, "it's night"),
  constant({ kind: 'dayNight', is: 'neither' }, "it's neither day nor night"),
  template({ kind: 'chosenIs', what: 'color' })`the chosen color is ${{ value: colorWord }}`,
  ...STATUSES.map((status): Phrase<Condition> => constant({ kind: 'status', status }, `~ is ${status}`)),
];

/** One condition, not joined to another. */
const simple: Phrase<Condition> = memo(
  oneOf<Condition>('a condition', [
    ...boardConditions,
    ...counts,
    ...comparisons,
    ...qualities,
    ...castConditions,
    ...enteringIfs,
    ...players,
    pastEvents,
  ]),
);

/** A condition, or two joined by a conjunction: "C", "C and D", "C or D". */
export const condition: Phrase<Condition> = memo(
  oneOf<Condition>('a condition', [
    simple,
    controlBoth(),
    template({ kind: 'and' })`${{ of: listPhrase(simple, AND, 2) }}`,
    template({ kind: 'or' })`${{ of: listPhrase(simple, OR, 2) }}`,
  ]),
);

conditionRef.define(condition);

/** "you control a Mountain and a Forest", "you control a Swamp or an Island". */
function controlBoth(): Phrase<Condition> {
  const control: Phrase<Condition> = template({ kind: 'count' })`${withClause(countOf, controlled(YOU))}`;
  return oneOf<Condition>('you control …', [
    template({ kind: 'and' })`you control ${{ of: listPhrase(control, AND, 2) }}`,
    template({ kind: 'or' })`you control ${{ of: listPhrase(control, OR, 2) }}`,
  ]);
}

/** The negated condition: "unless C". */
export const unlessCondition: Phrase<Condition> = oneOf<Condition>('unless …', [
  template({ kind: 'not' })`unless ${{ of: condition }}`,
]);

/** A condition after "if". */
export const ifCondition: Phrase<Condition> = wrapping`if ${condition}`;

/** A condition after "as long as". */
export const asLongAsCondition: Phrase<Condition> = oneOf<Condition>('as long as …', [
  wrapping`as long as ${condition}`,
  variant(wrapping`if ${condition}`),
]);
