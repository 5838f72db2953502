// What follows a noun: "with flying", "with power 2 or less", "in your graveyard", "that's an Elf", "named …".
import type { Amount, Clause, Comparison, Filter, History, Measure } from '../../engine/index.ts';
import { AND, list, longest, OR, table, text } from '../combine.ts';
import { form, just, says } from '../form.ts';
import { lit, map, oneOf, type Phrase, variant } from '../phrase.ts';
import { counterKind } from './counter-kinds.ts';
import { histories } from './histories.ts';
import { keywordName } from './keyword-names.ts';
import { aKnot, amountKnot, manyKnot } from './knots.ts';
import { article, digits, oneOrMoreWords, wordNumber, X } from './numbers.ts';
import { OPPONENT, ref, whose, YOU } from './players.ts';
import { baseSizeClause } from './sized.ts';
import { adjective, adjectives } from './types.ts';

export const measure: Phrase<Measure> = table<Measure>('a measure', {
  power: 'power',
  toughness: 'toughness',
  'mana value': 'manaValue',
  'base power': 'basePower',
  'base toughness': 'baseToughness',
  'total power and toughness': 'totalPowerAndToughness',
  loyalty: 'loyalty',
});

/** " with flying", " in your graveyard", with the blank before it. */
export function postClause(many: boolean): Phrase<Clause> {
  return oneOf<Clause>('a qualification', [
    just` ${withClause}`,
    just` ${counterClause(many)}`,
    just` ${inClause(many)}`,
    just` ${thatClause(many)}`,
    just` ${chosenClause}`,
    just` ${historyClause}`,
    form({ kind: 'named' })` named ${{ name: properName }}`,
    form({ kind: 'not' })` not named ${{ of: form({ kind: 'named' })`${{ name: properName }}` }}`,
    form({ kind: 'not' })` other than ${{ of: form({ kind: 'is' })`${{ ref }}` }}`,
    form({ kind: 'attachedTo' })` attached to ${{ ref }}`,
    form({ kind: 'attachedToA' })` attached to ${{ of: aKnot }}`,
    variant(form({ kind: 'attachedToA' })` attached to ${{ of: longest(manyKnot) }}`),
    variant(form({ kind: 'attachedToA' })` that's attached to ${{ of: aKnot }}`),
    form({ kind: 'withAttached' })` with ${{ of: aKnot }} attached to it`,
    ...histories(many),
    says({ kind: 'history', what: 'cast', who: YOU }, ' you cast'),
    says({ kind: 'history', what: 'cast', who: OPPONENT }, many ? ' your opponents cast' : ' an opponent casts'),
  ]);
}

/** A card's name as text has it: capitalized words, or ~. */
export const properName: Phrase<string> = text(
  'a name',
  /~|[A-Z][\p{L}'-]*(?:,? (?:(?:of|the|from|in|and|to|for|at|a|an|on) )*[A-Z][\p{L}'-]*)*/u,
);

const number: Phrase<Amount> = oneOf<Amount>('a number', [digits, X]);

const comparison = oneOf<{ readonly is: Comparison; readonly amount: Amount }>('a comparison', [
  form({ is: '=' })`${{ amount: number }}`,
  form({ is: '<=' })`${{ amount: number }} or less`,
  form({ is: '>=' })`${{ amount: number }} or greater`,
  form({ is: '>' })`greater than ${{ amount: longest(amountKnot) }}`,
  form({ is: '<' })`less than ${{ amount: longest(amountKnot) }}`,
  form({ is: '<=' })`less than or equal to ${{ amount: longest(amountKnot) }}`,
  form({ is: '>=' })`greater than or equal to ${{ amount: longest(amountKnot) }}`,
  form({ is: '=' })`equal to ${{ amount: longest(amountKnot) }}`,
]);

const keyword: Phrase<Clause> = form({ kind: 'keyword' })`${{ keyword: keywordName }}`;

/** Said of creatures alone. */
const HIGHEST: Clause = {
  kind: 'measure',
  measure: 'manaValue',
  is: '=',
  amount: { kind: 'greatest', measure: 'manaValue', of: { clauses: [{ kind: 'type', type: 'Creature' }] } },
};

const withClause: Phrase<Clause> = oneOf<Clause>('with …', [
  form({ kind: 'measure' })`with ${{ measure }} ${comparison}`,
  form({ kind: 'parity' })`with ${{ parity: table('odd or even', { odd: 'odd', even: 'even' }) }} ${{ measure }}`,
  form({ kind: 'parity' })`with an ${{ parity: table('odd or even', { odd: 'odd', even: 'even' }) }} ${{ measure }}`,
  just`with ${keyword}`,
  form({ kind: 'not' })`without ${{ of: keyword }}`,
  form({ kind: 'any' })`with ${{ of: list(keyword, OR, 2) }}`,
  says({ kind: 'noAbilities' }, 'with no abilities'),
  baseSizeClause,
  says<Clause>(HIGHEST, 'with the highest mana value'),
  says({ kind: 'chosen', what: 'cardName' }, 'with the chosen name'),
]);

/** "with a +1/+1 counter on it", "with three or more counters on them". */
function counterClause(many: boolean): Phrase<Clause> {
  const [on, other] = many ? ['on them', 'on it'] : ['on it', 'on them'];
  const words = oneOf<undefined>('on it', [lit(on), variant(lit(other))]);
  const [first, otherFirst] = many
    ? [form({})`${{ counter: counterKind }} counters`, form({})`${{ counter: article(counterKind) }} counter`]
    : [form({})`${{ counter: article(counterKind) }} counter`, form({})`${{ counter: counterKind }} counters`];
  const any = { is: '>=', amount: 1 } as const;
  return oneOf<Clause>('with counters', [
    form({ kind: 'counters', ...any })`with ${first} ${words}`,
    form({ kind: 'counters', ...any })`with ${variant(otherFirst)} ${words}`,
    form({ kind: 'counters', counter: undefined, ...any })`with ${lit(many ? 'counters' : 'a counter')} ${words}`,
    form({ kind: 'counters', counter: undefined, ...any })`with ${variant(
      lit(many ? 'a counter' : 'counters'),
    )} ${words}`,
    variant(form({ kind: 'counters', counter: undefined, ...any })`with one or more counters ${words}`),
    variant(form({ kind: 'counters', ...any })`with one or more ${{ counter: counterKind }} counters ${words}`),
    form({
      kind: 'counters',
      is: '>=',
    })`with ${{ amount: wordNumber }} or more ${{ counter: counterKind }} counters ${words}`,
    form({ kind: 'counters', is: '>=', counter: undefined })`with ${{ amount: wordNumber }} or more counters ${words}`,
    form({ kind: 'counters', is: '=', amount: 0 })`with no ${{ counter: counterKind }} counters ${words}`,
    form({ kind: 'counters', is: '=', amount: 0, counter: undefined })`with no counters ${words}`,
    form({
      kind: 'counters',
      is: '=',
    })`with exactly ${{ amount: oneOrMoreWords }} ${{ counter: counterKind }} counters ${words}`,
  ]);
}

/** "in your graveyard", "on the battlefield", "you own in exile". */
export function inClause(many: boolean): Phrase<Clause> {
  return oneOf<Clause>('a zone', [
    form({ kind: 'inZone' })`in ${{ whose }} ${{ zone: zoneOf }}`,
    ...anyones(many),
    variant(form({ kind: 'inZone', whose: { kind: 'opponent' } })`in your opponents' ${{ zone: zonesOf }}`),
    says({ kind: 'inZone', zone: 'battlefield', whose: undefined }, 'on the battlefield'),
    says({ kind: 'inZone', zone: 'exile', whose: undefined }, 'in exile'),
    says({ kind: 'inZone', zone: 'command', whose: undefined }, 'in the command zone'),
  ]);
}

/** "in a graveyard", "in all graveyards": whoever's it is. */
function anyones(many: boolean): readonly Phrase<Clause>[] {
  const where = { kind: 'inZone', whose: undefined } as const;
  const inOne: Phrase<Clause> = form(where)`in ${{ zone: article(zoneOf) }}`;
  const inAll: Phrase<Clause> = form(where)`in all ${{ zone: zonesOf }}`;
  const inThem: Phrase<Clause> = variant(form(where)`in ${{ zone: zonesOf }}`);
  const both: Phrase<Clause> = map(
    just`in ${list(zonesOf, AND, 2)}`,
    (zones): Clause => ({ kind: 'any', of: zones.map(zone => ({ ...where, zone })) }),
    it => {
      if (it.kind !== 'any') return undefined;
      const zones = it.of.flatMap(one => (one.kind === 'inZone' && one.whose === undefined ? [one.zone] : []));
      const known = zones.flatMap(zone => ZONES_OF.find(one => one === zone) ?? []);
      return known.length === it.of.length ? known : undefined;
    },
  );
  return many ? [inAll, inThem, variant(inOne), both] : [inOne, inThem, variant(inAll)];
}

const ZONES_OF = ['graveyard', 'hand', 'library'] as const;
const zoneOf = table('a zone', { graveyard: 'graveyard', hand: 'hand', library: 'library' } as const);
const zonesOf = table('zones', { graveyards: 'graveyard', hands: 'hand', libraries: 'library' } as const);

const colorsSaid: Phrase<Amount> = map(
  form({})`${{ n: wordNumber }} colors`,
  ({ n }): Amount => n,
  n => (typeof n === 'number' ? { n } : undefined),
);

/** "that's an Elf or a Wolf", "that are red", "that isn't a token", "that isn't of the chosen type". */
function thatClause(many: boolean): Phrase<Clause> {
  const is = many ? 'that are ' : "that's ";
  const isnt = many ? "that aren't " : "that isn't ";
  const start = lit(is);
  const startNot = lit(isnt);
  const noun: Phrase<Filter> = many ? manyKnot : aKnot;
  const kind: Phrase<Clause> = oneOf<Clause>('what it is', [
    adjective,
    adjectives,
    form({ kind: 'measure', measure: 'colors', is: '=' })`exactly ${{ amount: colorsSaid }}`,
    form({
      kind: 'measure',
      measure: 'colors',
      is: '>=',
    })`${{ amount: oneOf<Amount>('a number', [wordNumber]) }} or more colors`,
    form({ kind: 'withAttached' })`enchanted by ${{ of: longest(manyKnot) }}`,
    map(
      noun,
      ({ clauses }): Clause | undefined => (clauses.length === 1 ? clauses[0] : { kind: 'all', of: clauses }),
      it => (it.kind === 'all' ? { clauses: it.of } : { clauses: [it] }),
    ),
    form({ kind: 'any' })`${{ of: list(nounClause(noun), OR, 2) }}`,
    chosenClause,
    inClause(many),
  ]);
  return oneOf<Clause>('that …', [
    map(
      just`${start}${kind}`,
      (of): Clause => ({ kind: 'all', of: [of] }),
      it => (it.kind === 'all' && it.of.length === 1 ? it.of[0] : undefined),
    ),
    form({ kind: 'not' })`${startNot}${{ of: kind }}`,
  ]);
}

function nounClause(noun: Phrase<Filter>): Phrase<Clause> {
  return map(
    noun,
    ({ clauses }): Clause | undefined => (clauses.length === 1 ? clauses[0] : undefined),
    it => ({ clauses: [it] }),
  );
}

/** "of the chosen type", "of the chosen color". */
const chosenClause: Phrase<Clause> = oneOf<Clause>('the chosen …', [
  says({ kind: 'chosen', what: 'creatureType' }, 'of the chosen type'),
  variant(says({ kind: 'chosen', what: 'creatureType' }, 'of the chosen creature type')),
  variant(says({ kind: 'chosen', what: 'creatureType' }, 'of that type')),
  says({ kind: 'chosen', what: 'color' }, 'of the chosen color'),
  variant(says({ kind: 'chosen', what: 'color' }, 'of that color')),
  variant(says({ kind: 'chosen', what: 'color' }, 'that are the chosen color')),
  variant(says({ kind: 'chosen', what: 'creatureType' }, 'that are the chosen type')),
  says({ kind: 'chosen', what: 'quality' }, 'with mana value of the chosen quality'),
  says({ kind: 'not', of: { kind: 'chosen', what: 'quality' } }, 'without mana value of the chosen quality'),
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

const history = (what: History, words: string): Phrase<Clause> => says({ kind: 'history', what }, words);

const historyClause: Phrase<Clause> = oneOf<Clause>('what happened to it', [
  history('enteredThisTurn', 'that entered this turn'),
  history('dealtDamageThisTurn', 'that was dealt damage this turn'),
  variant(history('dealtDamageThisTurn', 'dealt damage this turn')),
  history('attackedThisTurn', 'that attacked this turn'),
  history('exiledWithThis', 'exiled with ~'),
  variant(history('exiledWithThis', 'exiled with it')),
  variant(history('exiledWithThis', 'exiled by ~')),
  history('damagedByThisThisTurn', 'dealt damage by ~ this turn'),
  says(
    { kind: 'history', what: 'damagedByThisThisTurn', by: { kind: 'attached', as: 'enchanted' } },
    'dealt damage by enchanted creature this turn',
  ),
  says(
    { kind: 'history', what: 'damagedByThisThisTurn', by: { kind: 'attached', as: 'equipped' } },
    'dealt damage by equipped creature this turn',
  ),
  history('convoked', 'that convoked it'),
  variant(history('convoked', 'that convoked ~')),
  history('notCast', "that wasn't cast"),
  history('cast', 'that was cast'),
  history('kicked', 'that was kicked'),
  says({ kind: 'adventure' }, 'that has an Adventure'),
  variant(says({ kind: 'adventure' }, 'that have an Adventure')),
  ...(['creatureType', 'color', 'cardType', 'name', 'manaValue', 'permanentType', 'landType'] as const).flatMap(
    what => {
      const words = SHARED[what];
      return [
        form({ kind: 'shares', what })`that shares ${lit(words)} with ${{ with: ref }}`,
        form({ kind: 'shares', what })`that shares ${lit(words)} with ${{ with: aKnot }}`,
        variant(form({ kind: 'shares', what })`that share ${lit(words)} with ${{ with: ref }}`),
        variant(
          form({
            kind: 'shares',
            what,
          })`that shares ${lit(words.replace(/^a /, 'at least one '))} with ${{ with: ref }}`,
        ),
      ];
    },
  ),
]);
