// 608.2c: instructions of spells: "destroy all creatures", "~ deals 3 damage to any target", "return target creature to
// its owner's hand", "each player sacrifices a creature". Zones are read as "in your graveyard", whatever the verb.
import type { Amount, Effect, Filter, Objects, PlayerRef } from '../../../engine/index.ts';
import { listPhrase, sentencePhrase, sequence } from '../../combine.ts';
import { either, mapPhrase, memo, oneOf, type Phrase, variant } from '../../phrase.ts';
import { constant, template } from '../../template.ts';
import { amount, eachAmount } from '../amounts/amounts.ts';
import { countersAlone } from '../amounts/counters.ts';
import { fromGraveyard, fromHand } from '../entering/entering-costs.ts';
import { insteadAction } from '../instead/instead-actions.ts';
import { filterMany } from '../nouns/filters.ts';
import { counterKind } from '../words/counter-kinds.ts';
import { digits, massAmount, severalCards, withIndefiniteArticle } from '../words/numbers.ts';
import { ANYONE, possessivePlayer, SELF_REF, YOU } from '../words/players.ts';
import { actedOn, damaged, oneTarget, pickedObjects } from './acted-on.ts';
import { who } from './acting-player.ts';
import { counterMoves } from './counter-moves.ts';
import { damageByPower, damageEach, damageToBoth } from './damage-dealt.ts';
import { emblem } from './emblems.ts';
import { exchangesOfControl } from './exchanges-of-control.ts';
import { halfOfLife } from './half-of-life.ts';
import { looked } from './looks.ts';
import { manaAdded } from './mana-added.ts';
import { search } from './searches.ts';
import { tokens } from './tokens-created.ts';
import { zoneMoves } from './zone-moves.ts';

const byYou = { who: YOU } as const;

const toHand = either(
  "to its owner's hand",
  "to their owner's hand",
  "to their owners' hands",
  'to your hand',
  "to that player's hand",
);
const onto = either('onto the battlefield', 'to the battlefield');
const underOwners = either("under its owner's control", "under their owner's control", "under their owners' control");

/** Moves: exile, return, put, shuffle. */
const moves: Phrase<Effect> = oneOf<Effect>('a move', [
  template({ kind: 'move', verb: 'exile', ...byYou, to: 'exile' })`exile ${{ what: actedOn }}`,
  template({ kind: 'move', verb: 'return', ...byYou, to: 'hand' })`return ${{ what: actedOn }} ${toHand}`,
  template({ kind: 'move', verb: 'put', ...byYou, to: 'hand' })`put ${{ what: actedOn }} into ${either(
    "its owner's hand",
    "their owners' hands",
    'your hand',
  )}`,
  template({ kind: 'move', verb: 'put', ...byYou, to: 'battlefield', under: YOU })`put ${{
    what: actedOn,
  }} ${onto} under your control`,
  template({ kind: 'move', verb: 'return', ...byYou, to: 'battlefield', under: YOU })`return ${{
    what: actedOn,
  }} ${onto} under your control`,
  template({ kind: 'move', verb: 'return', ...byYou, to: 'battlefield' })`return ${{ what: actedOn }} ${onto}`,
  template({ kind: 'move', verb: 'return', ...byYou, to: 'battlefield', tapped: true })`return ${{
    what: actedOn,
  }} ${onto} tapped`,
  template({
    kind: 'move',
    verb: 'return',
    ...byYou,
    to: 'battlefield',
    under: { kind: 'ownerOf', of: { kind: 'it' } },
  })`return ${{ what: actedOn }} ${onto} ${underOwners}`,
  template({
    kind: 'move',
    verb: 'put',
    ...byYou,
    to: 'library',
    position: 'top',
  })`put ${{ what: actedOn }} on top of ${either("its owner's library", "their owner's library", "their owners' libraries", 'your library')}`,
  template({
    kind: 'move',
    verb: 'put',
    ...byYou,
    to: 'library',
    position: 'bottom',
  })`put ${{ what: actedOn }} on the bottom of ${either("its owner's library", "their owner's library", "their owners' libraries", 'your library')}`,
  template({
    kind: 'move',
    verb: 'shuffle',
    ...byYou,
    to: 'library',
    position: 'shuffled',
  })`shuffle ${{ what: actedOn }} into ${either("its owner's library", "their owner's library", "their owners' libraries", 'your library')}`,
  template({ kind: 'move', verb: 'put', ...byYou, to: 'battlefield' })`put ${{ what: actedOn }} ${onto}`,
  template({ kind: 'move', verb: 'put', ...byYou, to: 'battlefield' })`put ${{ what: pickedObjects }} ${onto}`,
  template({ kind: 'move', verb: 'put', ...byYou, to: 'battlefield', tapped: true })`put ${{
    what: pickedObjects,
  }} ${onto} tapped`,
  template({ kind: 'move', verb: 'return', ...byYou, to: 'hand' })`return ${{ what: pickedObjects }} ${toHand}`,
  template({ kind: 'move', verb: 'return', ...byYou, to: 'battlefield' })`return ${{
    what: pickedObjects,
  }} to the battlefield`,
  template({ kind: 'move', verb: 'return', ...byYou, to: 'battlefield', tapped: true })`return ${{
    what: pickedObjects,
  }} to the battlefield tapped`,
  template({ kind: 'move', verb: 'exile', ...byYou, to: 'exile' })`exile ${{ what: pickedObjects }}`,
]);

/** Objects picked to be tapped: "two untapped Elves you control", "any number of … with total power 3 or greater". */
const tappedForCost: Phrase<Objects> = oneOf<Objects>('what is tapped', [
  pickedObjects,
  template({
    kind: 'choose',
    min: 0,
    max: { kind: 'any' },
  })`any number of ${{ filter: filterMany }} with total power ${{ totalPower: digits }} or greater`,
]);

const OWNER: PlayerRef = { kind: 'ownerOf', of: { kind: 'target', index: 0 } };

/** "put target card from a graveyard on the top or bottom of its owner's library": as its controller, or its owner, chooses. */
const topOrBottom: Phrase<Effect> = oneOf<Effect>('a place in a library', [
  eitherEnd(template(byYou)`put ${{ what: oneTarget }} on ${eitherWay('your')} of its owner's library`),
  eitherEnd(
    template({
      who: OWNER as PlayerRef,
    })`the owner of ${{ what: oneTarget }} puts it on ${eitherWay('their')} of their library`,
  ),
  eitherEnd(
    template({
      who: OWNER as PlayerRef,
    })`${{ what: oneTarget }}'s owner puts it on ${eitherWay('their')} of their library`,
  ),
]);

function eitherWay(whose: 'your' | 'their'): Phrase<undefined> {
  return either('the top or bottom', `${whose} choice of the top or bottom`);
}

function eitherEnd(phrase: Phrase<{ readonly who: PlayerRef; readonly what: Objects }>): Phrase<Effect> {
  return mapPhrase(
    phrase,
    ({ who: player, what }): Effect => {
      const put = (position: 'top' | 'bottom'): Effect => ({
        kind: 'move',
        verb: 'put',
        who: player,
        what,
        to: 'library',
        position,
      });
      const modes = (['top', 'bottom'] as const).map(name => ({ name, effects: [put(name)] }));
      return { kind: 'oneOf', who: player, modes };
    },
    (): undefined => undefined,
  );
}

type Ways = Extract<Effect, { readonly kind: 'turnKey' }>['ways'];
const UNLOCKS: Ways = ['unlock'];
const LOCKS: Ways = ['lock'];
const EITHER_WAY: Ways = ['lock', 'unlock'];

/** Changes of status and destruction. */
const statuses: Phrase<Effect> = oneOf<Effect>('a status', [
  topOrBottom,
  template({ kind: 'destroy', ...byYou })`destroy ${{ what: actedOn }}`,
  template({ kind: 'tap', ...byYou })`tap ${{ what: actedOn }}`,
  template({ kind: 'tap', ...byYou })`tap ${{ what: tappedForCost }}`,
  template({ kind: 'untap', ...byYou })`untap ${{ what: actedOn }}`,
  template({ kind: 'designate', designation: 'saddled' })`${{ what: actedOn }} becomes saddled until end of turn`,
  template({ kind: 'transform', ...byYou })`transform ${{ what: actedOn }}`,
  template({ kind: 'regenerate', ...byYou })`regenerate ${{ what: actedOn }}`,
  template({ kind: 'attach', what: SELF_REF })`attach ~ to ${{ to: oneTarget }}`,
  template({
    kind: 'attach',
    what: SELF_REF,
    asCreature: true,
  })`attach ~ to ${{ to: oneTarget }} as though it were a creature`,
  template({ kind: 'unattach' })`unattach ${{ what: actedOn }}`,
  template({ kind: 'turnKey', ways: UNLOCKS })`unlock a locked door of ${{ what: actedOn }}`,
  template({ kind: 'turnKey', ways: EITHER_WAY })`lock or unlock a door of ${{ what: actedOn }}`,
  template({ kind: 'turnKey', ways: LOCKS })`lock an unlocked door of ${{ what: actedOn }}`,
  template({ kind: 'phaseOut', ...byYou })`${{ what: actedOn }} ${either('phases out', 'phase out')}`,
  template({ kind: 'putCounters' })`put ${countersAlone} on ${{ on: actedOn }}`,
  countersForEach(
    template(
      {},
    )`put ${withIndefiniteArticle(template({})`${{ counter: counterKind }} counter`)} on ${{ on: actedOn }} for each ${{
      n: eachAmount,
    }}`,
  ),
  template({
    kind: 'putCounters',
  })`put a number of ${{ counter: counterKind }} counters on ${{ on: actedOn }} equal to ${{
    amount,
  }}`,
  template({ kind: 'removeCounters', amount: 'all' })`remove all ${{ counter: counterKind }} counters from ${{
    from: actedOn,
  }}`,
  template({ kind: 'putCounters' })`put X ${{ counter: counterKind }} counters on ${{ on: actedOn }}, where X is ${{
    amount,
  }}`,
  template({
    kind: 'removeCounters',
    counter: undefined,
    amount: 'all',
  })`remove all counters from ${{ from: actedOn }}`,
]);

/** "Put a loyalty counter on ~ for each creature you control". */
function countersForEach(
  phrase: Phrase<{ readonly counter: string; readonly on: Objects; readonly n: Amount }>,
): Phrase<Effect> {
  return mapPhrase(
    phrase,
    ({ counter, on, n }): Effect => ({ kind: 'putCounters', counter, amount: n, on }),
    (): undefined => undefined,
  );
}

/** An amount of damage or life: "3", "damage equal to the number of …" is read with its own words. */
const damage: Phrase<Effect> = oneOf<Effect>('damage', [
  template({ kind: 'dealDamage', source: SELF_REF })`~ deals ${{ amount: massAmount }} damage to ${{ to: damaged }}`,
  variant(
    template({ kind: 'dealDamage', source: SELF_REF })`it deals ${{ amount: massAmount }} damage to ${{ to: damaged }}`,
  ),
  template({ kind: 'dealDamage', source: SELF_REF })`~ deals damage to ${{ to: damaged }} equal to ${{ amount }}`,
  variant(
    template({ kind: 'dealDamage', source: SELF_REF })`~ deals damage equal to ${{ amount }} to ${{ to: damaged }}`,
  ),
  variant(
    template({
      kind: 'dealDamage',
      source: SELF_REF,
    })`~ deals X damage to ${{ to: damaged }}, where X is ${{ amount }}`,
  ),
]);

/** Cards and permanents a player chooses to lose: "each player sacrifices a creature", "target player discards two cards". */
function chosenBy(
  verb: 'sacrifice' | 'discard',
  phrase: Phrase<{ readonly who: PlayerRef; readonly what: Objects }>,
): Phrase<Effect> {
  return mapPhrase(
    phrase,
    ({ who: player, what }): Effect => {
      const effect: Effect = { kind: 'move', verb, who: YOU, what, to: 'graveyard' };
      return player.kind === 'you' ? effect : { kind: 'eachDoes', who: player, effects: [effect] };
    },
    (): undefined => undefined,
  );
}

const IN_HAND: Filter = { clauses: [{ kind: 'card' }, { kind: 'inZone', zone: 'hand', whose: YOU }] };

const someCards: Phrase<Objects> = oneOf<Objects>('some cards', [
  mapPhrase(
    severalCards,
    (n): Objects => ({ kind: 'choose', filter: IN_HAND, min: n, max: n }),
    (): undefined => undefined,
  ),
  mapPhrase(
    template({})`${{ n: severalCards }} at random`,
    ({ n }): Objects => ({ kind: 'choose', filter: IN_HAND, min: n, max: n, atRandom: true }),
    (): undefined => undefined,
  ),
]);

const wholeHand: Phrase<Objects> = oneOf<Objects>(
  'a hand',
  ['your hand', 'their hand', 'all the cards in their hand', 'all the cards in your hand'].map(words =>
    variant(
      constant<Objects>(
        {
          kind: 'each',
          filter: { clauses: [{ kind: 'card' }, { kind: 'inZone', zone: 'hand', whose: YOU }] },
        },
        words,
      ),
    ),
  ),
);

const ownControl: Phrase<Objects> = mapPhrase(
  oneOf<Objects>('what', [pickedObjects, variant(template({ kind: 'each' })`all ${{ filter: filterMany }}`)]),
  (it): Objects | undefined => ('filter' in it ? withYours(it) : undefined),
  (): undefined => undefined,
);

/** Objects a player sacrifices are those they control (701.21a). */
function withYours<O extends Extract<Objects, { filter: unknown }>>(objects: O): O {
  return { ...objects, filter: { clauses: [...objects.filter.clauses, { kind: 'controlledBy', who: YOU }] } };
}

/** Cards of a hand picked by what they are: "a nonland card"; of those that are picked a filter is always known. */
const pickedFromHand = fromHand(pickedObjects as never) as Phrase<Objects>;

/** The same, picked by the controller of the spell or ability. */
const chosenByController: Phrase<Objects> = mapPhrase(
  pickedFromHand,
  (it): Objects | undefined => (it.kind === 'choose' ? { ...it, byController: true } : undefined),
  (): undefined => undefined,
);

const losses: Phrase<Effect> = oneOf<Effect>('a loss', [
  chosenBy('sacrifice', template({})`${who('sacrifice', 'sacrifices')} ${{ what: ownControl }}`),
  variant(
    chosenBy('sacrifice', template({})`${who('sacrifice', 'sacrifices')} ${{ what: ownControl }} of their choice`),
  ),
  chosenBy('discard', template({})`${who('discard', 'discards')} ${{ what: someCards }}`),
  chosenBy('discard', template({})`${who('discard', 'discards')} ${{ what: wholeHand }}`),
  variant(chosenBy('discard', template({})`${who('discard', 'discards')} ${{ what: pickedFromHand }}`)),
  variant(
    chosenBy('discard', template({})`${who('discard', 'discards')} ${{ what: chosenByController }} of your choice`),
  ),
]);

/** "Each player puts a creature card in their graveyard onto the battlefield": each under their own control. */
const eachReturns: Phrase<Effect> = mapPhrase(
  template(
    {},
  )`each player puts ${{ what: fromGraveyard(pickedObjects as never) as Phrase<Objects> }} in their graveyard onto the battlefield`,
  ({ what }): Effect => ({
    kind: 'eachDoes',
    who: ANYONE,
    effects: [{ kind: 'move', verb: 'put', who: YOU, what, to: 'battlefield' }],
  }),
  (): undefined => undefined,
);

/** Life and cards with an amount that is counted: "you gain life equal to …", "draw cards equal to …". */
const amounts: Phrase<Effect> = oneOf<Effect>('an amount', [
  template({ kind: 'setLife' })`${{ who: possessivePlayer }} life total becomes ${{ amount: digits }}`,
  template({ kind: 'gainLife' })`${who('gain', 'gains')} life equal to ${{ amount }}`,
  template({ kind: 'loseLife' })`${who('lose', 'loses')} life equal to ${{ amount }}`,
  halfOfLife,
  template({ kind: 'draw' })`${who('draw', 'draws')} cards equal to ${{ amount }}`,
  timesEach('gainLife', template({})`${who('gain', 'gains')} ${{ n: digits }} life for each ${{ each: eachAmount }}`),
  timesEach('loseLife', template({})`${who('lose', 'loses')} ${{ n: digits }} life for each ${{ each: eachAmount }}`),
  timesEach('draw', template({ n: 1 })`${who('draw', 'draws')} a card for each ${{ each: eachAmount }}`),
  template({ kind: 'draw' })`${who('draw', 'draws')} X cards, where X is ${{ amount }}`,
  template({ kind: 'gainLife' })`${who('gain', 'gains')} X life, where X is ${{ amount }}`,
  template({ kind: 'loseLife' })`${who('lose', 'loses')} X life, where X is ${{ amount }}`,
  milled(template({})`${who('mill', 'mills')} cards equal to ${{ n: amount }}`),
  milled(template({})`${who('mill', 'mills')} X cards, where X is ${{ n: amount }}`),
  template({ kind: 'draw' })`${who('draw', 'draws')} ${{ amount: severalCards }}`,
  template({ kind: 'gainLife' })`${who('gain', 'gains')} ${{ amount: massAmount }} life`,
  template({ kind: 'loseLife' })`${who('lose', 'loses')} ${{ amount: massAmount }} life`,
]);

/** 701.17a: so many cards from the top of the player's library. */
function milled(phrase: Phrase<{ readonly who: PlayerRef; readonly n: Amount }>): Phrase<Effect> {
  return mapPhrase(
    phrase,
    ({ who: player, n }): Effect => ({
      kind: 'move',
      verb: 'mill',
      who: player,
      what: { kind: 'topOfLibrary', who: player, amount: n },
      to: 'graveyard',
    }),
    (): undefined => undefined,
  );
}

function timesEach(
  kind: 'gainLife' | 'loseLife' | 'draw',
  phrase: Phrase<{ readonly who: PlayerRef; readonly n: number; readonly each: Amount }>,
): Phrase<Effect> {
  return mapPhrase(
    phrase,
    ({ who: player, n, each }): Effect => ({
      kind,
      who: player,
      amount: n === 1 ? each : { kind: 'times', of: each, n },
    }),
    (): undefined => undefined,
  );
}

const plain: Phrase<Effect> = memo(
  oneOf<Effect>('an instruction', [
    moves,
    zoneMoves,
    statuses,
    counterMoves,
    exchangesOfControl,
    manaAdded,
    damage,
    losses,
    eachReturns,
    amounts,
    tokens,
    emblem,
    insteadAction,
  ]),
);

const optionalAction: Phrase<Effect> = mapPhrase(
  template({})`you may ${{ effect: plain }}`,
  ({ effect }): Effect => ({ kind: 'may', who: YOU, effects: [effect], otherwise: [] }),
  (): undefined => undefined,
);

const AND = { two: ' and ', comma: ', ', last: ', and ' };
const THEN = { two: ', then ', comma: ', ', last: ', then ' };
const COMMA_AND = { two: ', and ', comma: ', ', last: ', and ' };

const oneInstruction: Phrase<Effect> = memo(oneOf<Effect>('an instruction', [plain, optionalAction]));

/** One sentence of instructions. */
const sentence: Phrase<readonly Effect[]> = memo(
  oneOf<readonly Effect[]>('instructions', [
    listPhrase(oneInstruction, AND),
    variant(listPhrase(oneInstruction, THEN, 2)),
    variant(listPhrase(oneInstruction, COMMA_AND, 2)),
    damageToBoth,
    damageEach,
    damageByPower,
    search,
    looked,
  ]),
);

/** Instructions of a spell, sentence by sentence; a sentence is a list of effects. */
export const spellSentences: Phrase<readonly (readonly Effect[])[]> = sequence(sentencePhrase(sentence), ' ', 4);
