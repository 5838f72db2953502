// Postmodifiers: "with flying", "with power 2 or less", "in your graveyard", "that's an Elf", "named …".
import type { Amount, Clause, Comparison, Filter, History, Measure, PlayerRef } from '../../../engine/index.ts';
import { AND, AND_OR, listPhrase, longest, OR, textMatching, wordTable } from '../../combine.ts';
import { either, literalText, mapPhrase, oneOf, type Phrase, variant } from '../../phrase.ts';
import { constant, template, wrapping } from '../../template.ts';
import { counterKind } from '../words/counter-kinds.ts';
import { amountRef, pluralRef, singularRef, withArticleRef } from '../words/forward-refs.ts';
import { historyClauses } from '../words/history-clauses.ts';
import { keywordName } from '../words/keyword-names.ts';
import { clauseOf, filterOf } from '../words/noun-clauses.ts';
import { digits, oneOrMoreWords, withIndefiniteArticle, wordNumber, X } from '../words/numbers.ts';
import { OPPONENT, objectRef, YOU } from '../words/players.ts';
import { basePTClause } from '../words/pt-box.ts';
import { adjective, adjectives, colorWord } from '../words/type-adjectives.ts';
import { opposingClause } from './opposing-clauses.ts';
import { printedClauses } from './printed-clauses.ts';
import { zonePostmodifier } from './zone-postmodifiers.ts';

export const measureWord: Phrase<Measure> = wordTable<Measure>('a measure', {
  power: 'power',
  toughness: 'toughness',
  'mana value': 'manaValue',
  'base power': 'basePower',
  'base toughness': 'baseToughness',
  'total power and toughness': 'totalPowerAndToughness',
  loyalty: 'loyalty',
});

/** A postmodifier with the blank before it: " with flying", " in your graveyard". */
export function postmodifier(many: boolean): Phrase<Clause> {
  return oneOf<Clause>('a qualification', [
    wrapping` ${withClause}`,
    ...(many ? [variant(wrapping` each ${withClause}`)] : []),
    wrapping` ${counterClause(many)}`,
    wrapping` ${zonePostmodifier(many)}`,
    wrapping` ${thatClause(many)}`,
    wrapping` ${chosenClause}`,
    wrapping` ${historyClause}`,
    wrapping` ${opposingClause}`,
    template({ kind: 'named' })` named ${{ name: properName }}`,
    template({ kind: 'not' })` not named ${{ of: template({ kind: 'named' })`${{ name: properName }}` }}`,
    template({ kind: 'not' })` other than ${{ of: template({ kind: 'is' })`${{ ref: objectRef }}` }}`,
    variant(template({ kind: 'not' })` other than ${{ of: whole(longest(withArticleRef)) }}`),
    template({
      kind: 'any',
    })` named ${{ of: listPhrase(template({ kind: 'named' })`${{ name: properName }}`, AND, 2) }}`,
    variant(
      template({
        kind: 'any',
      })` named ${{ of: listPhrase(template({ kind: 'named' })`${{ name: properName }}`, OR, 2) }}`,
    ),
    variant(hasGreatest),
    template({ kind: 'attachedTo' })` attached to ${{ ref: objectRef }}`,
    template({ kind: 'attachedToA' })` attached to ${{ of: withArticleRef }}`,
    variant(template({ kind: 'attachedToA' })` attached to ${{ of: longest(pluralRef) }}`),
    variant(template({ kind: 'attachedToA' })` that's attached to ${{ of: withArticleRef }}`),
    template({ kind: 'withAttached' })` with ${{ of: withArticleRef }} attached to it`,
    ...historyClauses(many),
    ...targetClauses(many),
    constant({ kind: 'targets', of: { clauses: [] }, only: true }, ' with a single target'),
    constant({ kind: 'targets', of: { clauses: [] } }, ' with one or more targets'),
    variant(constant({ kind: 'shares', what: 'name', with: EXILED_CARD }, ' with the same name as the exiled card')),
    variant(template({ kind: 'shares', what: 'name' })` with the same name as ${{ with: longest(withArticleRef) }}`),
    variant(
      template({ kind: 'shares', what: 'name' })` that has the same name as ${{ with: longest(withArticleRef) }}`,
    ),
    ...sharesNo,
    ...printedClauses(many),
    variant(template({ kind: 'keyword' })` that has ${{ keyword: keywordName }}`),
    bothColors,
    constant({ kind: 'not', of: { kind: 'ownedBy', who: { kind: 'that' } } }, " they don't own"),
    constant({ kind: 'history', what: 'cast', who: YOU }, ' you cast'),
    constant({ kind: 'history', what: 'cast', who: OPPONENT }, many ? ' your opponents cast' : ' an opponent casts'),
  ]);
}

/** "With the greatest power among creatures on the battlefield". */
const hasGreatest: Phrase<Clause> = mapPhrase(
  template({})` with the ${either('greatest', 'highest')} ${{ what: measureWord }} among ${{ of: longest(pluralRef) }}`,
  ({ what, of }): Clause => ({
    kind: 'measure',
    measure: what,
    is: '=',
    amount: { kind: 'greatest', measure: what, of },
  }),
  () => undefined,
);

/** The card exiled by the ability's own object (607.2a). */
const EXILED_CARD: Filter = { clauses: [{ kind: 'card' }, { kind: 'history', what: 'exiledWithThis' }] };

/** "A creature you control or a creature card in your graveyard". */
const eitherNoun: Phrase<Filter> = mapPhrase(
  template({})`${{ first: longest(withArticleRef) }} or ${{ second: longest(withArticleRef) }}`,
  ({ first, second }): Filter => ({ clauses: [{ kind: 'any', of: [clauseOf(first), clauseOf(second)] }] }),
  ({ clauses: [any, ...more] }) => {
    const [first, second, ...others] = any?.kind === 'any' && more.length === 0 ? any.of.map(filterOf) : [];
    return first !== undefined && second !== undefined && others.length === 0 ? { first, second } : undefined;
  },
);

/** "That doesn't share a color with a creature you control". */
const sharesNo: readonly Phrase<Clause>[] = (['creatureType', 'color'] as const).map(
  what =>
    template({ kind: 'not' })` that doesn't share ${{
      of: template({ kind: 'shares', what })`${literalText(what === 'color' ? 'a color' : 'a creature type')} with ${{
        with: oneOf<Filter>('what', [longest(withArticleRef), eitherNoun]),
      }}`,
    }}`,
);

/** "That's both black and green". */
const bothColors: Phrase<Clause> = mapPhrase(
  template({})` that's both ${{ first: colorWord }} and ${{ second: colorWord }}`,
  ({ first, second }): Clause => ({
    kind: 'all',
    of: [
      { kind: 'color', color: first },
      { kind: 'color', color: second },
    ],
  }),
  clause => {
    const [first, second, ...more] = clause.kind === 'all' ? clause.of : [];
    return first?.kind === 'color' && second?.kind === 'color' && more.length === 0
      ? { first: first.color, second: second.color }
      : undefined;
  },
);

/** The targets of a spell: "that targets ~", "that targets only a single creature you control". */
function targetClauses(many: boolean): readonly Phrase<Clause>[] {
  const targets = literalText(many ? ' that target ' : ' that targets ');
  return [
    template({ kind: 'targets' })`${targets}${{ of: target }}`,
    template({ kind: 'targets', only: true })`${targets}only ${{ of: aloneTarget }}`,
  ];
}

const SELF: Filter = { clauses: [{ kind: 'is', ref: { kind: 'self' } }] };

const target: Phrase<Filter | PlayerRef> = oneOf<Filter | PlayerRef>('a target', [
  constant<Filter>(SELF, '~'),
  constant<PlayerRef>(YOU, 'you'),
  constant<PlayerRef>({ kind: 'anyone' }, 'a player'),
  longest(withArticleRef),
  variant(template({})`one or more ${{ clauses: pluralClauses() }}`),
]);

const aloneTarget: Phrase<Filter> = oneOf<Filter>('a target', [
  constant<Filter>(SELF, '~'),
  template({})`a single ${{ clauses: singularClauses() }}`,
]);

function pluralClauses(): Phrase<Filter['clauses']> {
  return clausesOf(longest(pluralRef));
}

function singularClauses(): Phrase<Filter['clauses']> {
  return clausesOf(longest(singularRef));
}

function clausesOf(phrase: Phrase<Filter>): Phrase<Filter['clauses']> {
  return mapPhrase(
    phrase,
    it => it.clauses,
    clauses => ({ clauses }),
  );
}

/** The name of a card in a text: capitalized words, or ~. */
export const properName: Phrase<string> = textMatching(
  'a name',
  /~|[A-Z][\p{L}'-]*(?:,? (?:(?:of|the|from|in|and|to|for|at|a|an|on|&) )*[A-Z][\p{L}'-]*)*/u,
);

const number: Phrase<Amount> = oneOf<Amount>('a number', [digits, X]);

const comparison = oneOf<{ readonly is: Comparison; readonly amount: Amount }>('a comparison', [
  template({ is: '=' })`${{ amount: number }}`,
  template({ is: '<=' })`${{ amount: number }} or less`,
  template({ is: '>=' })`${{ amount: number }} or greater`,
  template({ is: '>' })`greater than ${{ amount: longest(amountRef) }}`,
  template({ is: '<' })`less than ${{ amount: longest(amountRef) }}`,
  template({ is: '<=' })`less than or equal to ${{ amount: longest(amountRef) }}`,
  template({ is: '>=' })`greater than or equal to ${{ amount: longest(amountRef) }}`,
  template({ is: '=' })`equal to ${{ amount: longest(amountRef) }}`,
]);

const keyword: Phrase<Clause> = template({ kind: 'keyword' })`${{ keyword: keywordName }}`;

/** The greatest mana value among creatures, as a clause. */
const HIGHEST: Clause = {
  kind: 'measure',
  measure: 'manaValue',
  is: '=',
  amount: { kind: 'greatest', measure: 'manaValue', of: { clauses: [{ kind: 'type', type: 'Creature' }] } },
};

const withClause: Phrase<Clause> = oneOf<Clause>('with …', [
  template({ kind: 'measure' })`with ${{ measure: measureWord }} ${comparison}`,
  template({
    kind: 'parity',
  })`with ${{ parity: wordTable('odd or even', { odd: 'odd', even: 'even' }) }} ${{ measure: measureWord }}`,
  template({
    kind: 'parity',
  })`with an ${{ parity: wordTable('odd or even', { odd: 'odd', even: 'even' }) }} ${{ measure: measureWord }}`,
  wrapping`with ${keyword}`,
  template({ kind: 'not' })`without ${{ of: keyword }}`,
  template({ kind: 'any' })`with ${{ of: listPhrase(keyword, OR, 2) }}`,
  constant({ kind: 'noAbilities' }, 'with no abilities'),
  constant({ kind: 'manaAbility' }, 'with a mana ability'),
  basePTClause,
  constant<Clause>(HIGHEST, 'with the highest mana value'),
  constant({ kind: 'chosen', what: 'cardName' }, 'with the chosen name'),
]);

/** A clause about counters: "with a +1/+1 counter on it", "with three or more counters on them". */
function counterClause(many: boolean): Phrase<Clause> {
  const [on, other] = many ? ['on them', 'on it'] : ['on it', 'on them'];
  const words = oneOf<undefined>('on it', [literalText(on), variant(literalText(other))]);
  const [first, otherFirst] = many
    ? [
        template({})`${{ counter: counterKind }} counters`,
        template({})`${{ counter: withIndefiniteArticle(counterKind) }} counter`,
      ]
    : [
        template({})`${{ counter: withIndefiniteArticle(counterKind) }} counter`,
        template({})`${{ counter: counterKind }} counters`,
      ];
  const any = { is: '>=', amount: 1 } as const;
  return oneOf<Clause>('with counters', [
    template({ kind: 'counters', ...any })`with ${first} ${words}`,
    template({ kind: 'counters', ...any })`with ${variant(otherFirst)} ${words}`,
    template({
      kind: 'counters',
      counter: undefined,
      ...any,
    })`with ${literalText(many ? 'counters' : 'a counter')} ${words}`,
    template({ kind: 'counters', counter: undefined, ...any })`with ${variant(
      literalText(many ? 'a counter' : 'counters'),
    )} ${words}`,
    variant(template({ kind: 'counters', counter: undefined, ...any })`with one or more counters ${words}`),
    variant(template({ kind: 'counters', ...any })`with one or more ${{ counter: counterKind }} counters ${words}`),
    template({
      kind: 'counters',
      is: '>=',
    })`with ${{ amount: wordNumber }} or more ${{ counter: counterKind }} counters ${words}`,
    template({
      kind: 'counters',
      is: '>=',
      counter: undefined,
    })`with ${{ amount: wordNumber }} or more counters ${words}`,
    template({ kind: 'counters', is: '=', amount: 0 })`with no ${{ counter: counterKind }} counters ${words}`,
    template({ kind: 'counters', is: '=', amount: 0, counter: undefined })`with no counters ${words}`,
    template({
      kind: 'counters',
      is: '=',
    })`with exactly ${{ amount: oneOrMoreWords }} ${{ counter: counterKind }} counters ${words}`,
  ]);
}

const numberOfColors: Phrase<Amount> = mapPhrase(
  template({})`${{ n: wordNumber }} colors`,
  ({ n }): Amount => n,
  n => (typeof n === 'number' ? { n } : undefined),
);

/**
 * A relative clause: "that's an Elf or a Wolf", "that are red", "that isn't a token", "that isn't of the chosen type".
 */
function thatClause(many: boolean): Phrase<Clause> {
  const is = many ? 'that are ' : "that's ";
  const isnt = many ? "that aren't " : "that isn't ";
  const start = literalText(is);
  const startNot = literalText(isnt);
  const noun: Phrase<Filter> = many ? pluralRef : withArticleRef;
  const kind: Phrase<Clause> = oneOf<Clause>('what it is', [
    adjective,
    adjectives,
    template({ kind: 'measure', measure: 'colors', is: '=' })`exactly ${{ amount: numberOfColors }}`,
    template({
      kind: 'measure',
      measure: 'colors',
      is: '>=',
    })`${{ amount: oneOf<Amount>('a number', [wordNumber]) }} or more colors`,
    constant<Clause>({ kind: 'measure', measure: 'colors', is: '>=', amount: 1 }, 'one or more colors'),
    template({ kind: 'withAttached' })`enchanted by ${{ of: longest(pluralRef) }}`,
    whole(noun),
    template({ kind: 'any' })`${{ of: listPhrase(nounClause(noun), OR, 2) }}`,
    variant(template({ kind: 'any' })`${{ of: listPhrase(nounClause(noun), AND_OR, 2) }}`),
    chosenClause,
    zonePostmodifier(many),
  ]);
  return oneOf<Clause>('that …', [
    mapPhrase(
      wrapping`${start}${kind}`,
      (of): Clause => ({ kind: 'all', of: [of] }),
      it => (it.kind === 'all' && it.of.length === 1 ? it.of[0] : undefined),
    ),
    template({ kind: 'not' })`${startNot}${{ of: kind }}`,
  ]);
}

/** A noun phrase as one clause. */
function whole(noun: Phrase<Filter>): Phrase<Clause> {
  return mapPhrase(
    noun,
    ({ clauses }): Clause | undefined => (clauses.length === 1 ? clauses[0] : { kind: 'all', of: clauses }),
    it => (it.kind === 'all' ? { clauses: it.of } : { clauses: [it] }),
  );
}

function nounClause(noun: Phrase<Filter>): Phrase<Clause> {
  return mapPhrase(
    noun,
    ({ clauses }): Clause | undefined => (clauses.length === 1 ? clauses[0] : undefined),
    it => ({ clauses: [it] }),
  );
}

/** A clause about a choice: "of the chosen type", "of the chosen color". */
const chosenClause: Phrase<Clause> = oneOf<Clause>('the chosen …', [
  constant({ kind: 'chosen', what: 'creatureType' }, 'of the chosen type'),
  variant(constant({ kind: 'chosen', what: 'creatureType' }, 'of the chosen creature type')),
  variant(constant({ kind: 'chosen', what: 'creatureType' }, 'of that type')),
  constant({ kind: 'chosen', what: 'landType', nth: 1 }, 'of the first chosen type'),
  constant({ kind: 'chosen', what: 'color' }, 'of the chosen color'),
  variant(constant({ kind: 'chosen', what: 'color' }, 'of that color')),
  variant(constant({ kind: 'chosen', what: 'color' }, 'that are the chosen color')),
  variant(constant({ kind: 'chosen', what: 'creatureType' }, 'that are the chosen type')),
  constant({ kind: 'chosen', what: 'quality' }, 'with mana value of the chosen quality'),
  constant({ kind: 'not', of: { kind: 'chosen', what: 'quality' } }, 'without mana value of the chosen quality'),
]);

const SHARED = {
  creatureType: 'a creature type',
  color: 'a color',
  cardType: 'a card type',
  name: 'a name',
  manaValue: 'a mana value',
  permanentType: 'a permanent type',
  landType: 'a land type',
} as const;

const history = (what: History, words: string): Phrase<Clause> => constant({ kind: 'history', what }, words);

/** A permanent that is there since this turn and was cast. */
const CAST_THIS_TURN: Clause = {
  kind: 'all',
  of: [
    { kind: 'history', what: 'cast' },
    { kind: 'history', what: 'enteredThisTurn' },
  ],
};

const historyClause: Phrase<Clause> = oneOf<Clause>('what happened to it', [
  history('enteredThisTurn', 'that entered this turn'),
  history('dealtDamageThisTurn', 'that was dealt damage this turn'),
  variant(history('dealtDamageThisTurn', 'dealt damage this turn')),
  constant({ kind: 'damagedThisWay' }, 'dealt damage this way'),
  history('attackedThisTurn', 'that attacked this turn'),
  history('exiledWithThis', 'exiled with ~'),
  variant(history('exiledWithThis', 'exiled with it')),
  variant(history('exiledWithThis', 'exiled by ~')),
  history('damagedByThisThisTurn', 'dealt damage by ~ this turn'),
  constant(
    { kind: 'history', what: 'damagedByThisThisTurn', by: { kind: 'attached', as: 'enchanted' } },
    'dealt damage by enchanted creature this turn',
  ),
  constant(
    { kind: 'history', what: 'damagedByThisThisTurn', by: { kind: 'attached', as: 'equipped' } },
    'dealt damage by equipped creature this turn',
  ),
  template({
    kind: 'history',
    what: 'damagedByThisThisTurn',
    who: YOU,
  })`dealt damage this turn by ${{ from: withArticleRef }} you controlled`,
  history('convoked', 'that convoked it'),
  variant(history('convoked', 'that convoked ~')),
  history('notCast', "that wasn't cast"),
  history('cast', 'that was cast'),
  constant(CAST_THIS_TURN, 'that was cast this turn'),
  variant(constant(CAST_THIS_TURN, 'that were cast this turn')),
  history('kicked', 'that was kicked'),
  constant({ kind: 'adventure' }, 'that has an Adventure'),
  variant(constant({ kind: 'adventure' }, 'that have an Adventure')),
  ...(['creatureType', 'color', 'cardType', 'name', 'manaValue', 'permanentType', 'landType'] as const).flatMap(
    what => {
      const words = SHARED[what];
      return [
        template({ kind: 'shares', what })`that shares ${literalText(words)} with ${{ with: objectRef }}`,
        template({ kind: 'shares', what })`that shares ${literalText(words)} with ${{ with: withArticleRef }}`,
        variant(template({ kind: 'shares', what })`that share ${literalText(words)} with ${{ with: objectRef }}`),
        variant(
          template({
            kind: 'shares',
            what,
          })`that shares ${literalText(words.replace(/^a /, 'at least one '))} with ${{ with: objectRef }}`,
        ),
      ];
    },
  ),
]);
