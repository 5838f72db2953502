// 608.2c: instructions of spells: "destroy all creatures", "~ deals 3 damage to any target", "return target creature to
// its owner's hand", "each player sacrifices a creature". Zones are read as "in your graveyard", whatever the verb.
import type { Amount, Effect, Objects } from '../../../engine/index.ts';
import { listPhrase, sentencePhrase, sequence } from '../../combine.ts';
import { either, mapPhrase, memo, oneOf, type Phrase, variant } from '../../phrase.ts';
import { template } from '../../template.ts';
import { amount, eachAmount } from '../amounts/amounts.ts';
import { countersAlone } from '../amounts/counters.ts';
import { fromGraveyard } from '../entering/entering-costs.ts';
import { insteadAction } from '../instead/instead-actions.ts';
import { filterMany } from '../nouns/filters.ts';
import { counterKind } from '../words/counter-kinds.ts';
import { digits, massAmount, withIndefiniteArticle } from '../words/numbers.ts';
import { ANYONE, SELF_REF, YOU } from '../words/players.ts';
import { actedOn, damaged, oneTarget, pickedObjects } from './acted-on.ts';
import { counterMoves } from './counter-moves.ts';
import { damageByPower, damageEach, damageToBoth } from './damage-dealt.ts';
import { emblem } from './emblems.ts';
import { exchangesOfControl } from './exchanges-of-control.ts';
import { lifeAndCards } from './life-and-cards.ts';
import { looked, revealedUntil } from './looks.ts';
import { losses } from './losses.ts';
import { manaAdded } from './mana-added.ts';
import { objectMoves, topOrBottom } from './object-moves.ts';
import { search } from './searches.ts';
import { tokens } from './tokens-created.ts';
import { zoneMoves } from './zone-moves.ts';

const byYou = { who: YOU } as const;

/** Objects picked to be tapped: "two untapped Elves you control", "any number of … with total power 3 or greater". */
const tappedForCost: Phrase<Objects> = oneOf<Objects>('what is tapped', [
  pickedObjects,
  template({
    kind: 'choose',
    min: 0,
    max: { kind: 'any' },
  })`any number of ${{ filter: filterMany }} with total power ${{ totalPower: digits }} or greater`,
]);

type Ways = Extract<Effect, { readonly kind: 'turnKey' }>['ways'];
const UNLOCKS: Ways = ['unlock'];
const LOCKS: Ways = ['lock'];
const EITHER_WAY: Ways = ['lock', 'unlock'];

/** "tap or untap target creature": one of both, as its controller chooses (608.2d). */
const eitherStatus: Phrase<Effect> = mapPhrase(
  template({})`tap or untap ${{ what: actedOn }}`,
  ({ what }): Effect => ({
    kind: 'oneOf',
    ...byYou,
    modes: (['tap', 'untap'] as const).map(kind => ({ name: kind, effects: [{ kind, ...byYou, what }] })),
  }),
  (): undefined => undefined,
);

/** Changes of status and destruction. */
const statuses: Phrase<Effect> = oneOf<Effect>('a status', [
  topOrBottom,
  eitherStatus,
  template({ kind: 'destroy', ...byYou })`destroy ${{ what: actedOn }}`,
  template({ kind: 'tap', ...byYou })`tap ${{ what: actedOn }}`,
  template({ kind: 'tap', ...byYou })`tap ${{ what: tappedForCost }}`,
  template({ kind: 'untap', ...byYou })`untap ${{ what: actedOn }}`,
  template({ kind: 'untap', ...byYou })`untap ${{ what: pickedObjects }}`,
  variant(template({ kind: 'untap', ...byYou })`you untap ${{ what: pickedObjects }}`),
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

const plain: Phrase<Effect> = memo(
  oneOf<Effect>('an instruction', [
    objectMoves,
    zoneMoves,
    statuses,
    counterMoves,
    exchangesOfControl,
    manaAdded,
    damage,
    losses,
    eachReturns,
    lifeAndCards,
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
    revealedUntil,
  ]),
);

/** Instructions of a spell, sentence by sentence; a sentence is a list of effects. */
export const spellSentences: Phrase<readonly (readonly Effect[])[]> = sequence(sentencePhrase(sentence), ' ', 4);
