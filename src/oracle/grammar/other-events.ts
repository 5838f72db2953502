// 603: what happens to counters, cards and players: "a +1/+1 counter is put on ~", "you draw your second card each turn".
import type { Clause, Filter, PlayerRef, TriggerEvent, Zone } from '../../engine/index.ts';
import { LAND_TYPES } from '../../engine/index.ts';
import { table } from '../combine.ts';
import { form, says } from '../form.ts';
import { map, oneOf, type Phrase, variant } from '../phrase.ts';
import { counterKind } from './counter-kinds.ts';
import { aFilter, filterMany } from './filters.ts';
import { article, ordinal } from './numbers.ts';
import { OPPONENT, playerOne, YOU } from './players.ts';

const one = { oneOrMore: false } as const;
const more = { oneOrMore: true } as const;
const anyKind = { counter: undefined } as const;

/** Counters put on and removed; `on` is what they are on. */
function counterEvents(on: Phrase<Filter>): readonly Phrase<TriggerEvent>[] {
  return [
    form({ kind: 'countersPut', ...one })`${{ counter: article(counterKind) }} counter is put on ${{ on }}`,
    form({ kind: 'countersPut', ...more })`one or more ${{ counter: counterKind }} counters are put on ${{ on }}`,
    form({ kind: 'countersPut', ...more, ...anyKind })`one or more counters are put on ${{ on }}`,
    form({
      kind: 'countersPut',
      ...more,
      all: true,
    })`one or more ${{ counter: counterKind }} counters are put on one or more ${{ on: filterMany }}`,
    variant(
      form({ kind: 'countersPut', ...more, all: true })`one or more ${{ counter: counterKind }} counters are put on ${{
        on: filterMany,
      }}`,
    ),
    form({ kind: 'countersPut', ...one, ...anyKind })`a counter is put on ${{ on }}`,
    form({
      kind: 'countersPut',
      ...one,
    })`the ${{ nth: ordinal }} ${{ counter: counterKind }} counter is put on ${{ on }}`,
    form({
      kind: 'countersPut',
      ...more,
      who: YOU,
    })`you put one or more ${{ counter: counterKind }} counters on ${{ on }}`,
    form({ kind: 'countersPut', ...one, who: YOU })`you put ${{ counter: article(counterKind) }} counter on ${{ on }}`,
    form({ kind: 'countersPut', ...more, ...anyKind, who: YOU })`you put one or more counters on ${{ on }}`,
    form({
      kind: 'countersRemoved',
      ...one,
      last: false,
    })`${{ counter: article(counterKind) }} counter is removed from ${{ on }}`,
    form({
      kind: 'countersRemoved',
      ...one,
      last: true,
    })`the last ${{ counter: counterKind }} counter is removed from ${{ on }}`,
    form({
      kind: 'countersRemoved',
      ...more,
      last: false,
    })`one or more ${{ counter: counterKind }} counters are removed from ${{ on }}`,
  ];
}

type Moves = Extract<TriggerEvent, { readonly kind: 'moves' }>;

/** "is put into your graveyard from anywhere": the owner is said with the graveyard. */
function graveyardEvents(what: Phrase<Filter>): readonly Phrase<TriggerEvent>[] {
  const from = table<Zone>('a zone', {
    'from your library': 'library',
    'from your hand': 'hand',
    'from the battlefield': 'battlefield',
    'from exile': 'exile',
  });
  const into = { kind: 'moves', to: 'graveyard' } as const;
  return [
    owned(form({ ...into, ...one })`${{ what }} is put into your graveyard from anywhere`, YOU),
    owned(
      form({ ...into, ...more })`one or more ${{ what: filterMany }} are put into your graveyard from anywhere`,
      YOU,
    ),
    owned(form({ ...into, ...one })`${{ what }} is put into your graveyard ${{ from }}`, YOU),
    owned(form({ ...into, ...more })`one or more ${{ what: filterMany }} are put into your graveyard ${{ from }}`, YOU),
    owned(form({ ...into, ...one })`${{ what }} is put into an opponent's graveyard from anywhere`, OPPONENT),
    owned(
      form({
        ...into,
        ...one,
        from: 'battlefield' as Zone,
      })`${{ what }} is put into an opponent's graveyard from the battlefield`,
      OPPONENT,
    ),
    owned(
      form({
        ...into,
        ...one,
        from: 'library' as Zone,
      })`${{ what }} is put into an opponent's graveyard from their library`,
      OPPONENT,
    ),
    owned(
      form({
        ...into,
        ...one,
        notFrom: 'battlefield' as Zone,
      })`${{ what }} is put into your graveyard from anywhere other than the battlefield`,
      YOU,
    ),
    owned(
      form({ ...into, ...more, notFrom: 'battlefield' as Zone })`one or more ${{
        what: filterMany,
      }} are put into your graveyard from anywhere other than the battlefield`,
      YOU,
    ),
    form({
      ...into,
      ...one,
      notFrom: 'battlefield' as Zone,
    })`${{ what }} is put into a graveyard from anywhere other than the battlefield`,
    form({ ...into, ...one, from: 'library' })`${{ what }} is put into a graveyard from a library`,
    variant(form({ ...into, ...more })`one or more ${{ what: filterMany }} are put into graveyards from anywhere`),
    ...leaving(what),
    form({ ...into, ...one })`${{ what }} is put into a graveyard from anywhere`,
    form({ ...into, ...more })`one or more ${{ what: filterMany }} are put into a graveyard from anywhere`,
  ];
}

/** "one or more creature cards leave your graveyard": wherever they go. */
function leaving(what: Phrase<Filter>): readonly Phrase<TriggerEvent>[] {
  const leaves = { kind: 'moves', from: 'graveyard' } as const;
  return [
    owned(form({ ...leaves, ...one })`${{ what }} leaves your graveyard`, YOU),
    owned(form({ ...leaves, ...more })`one or more ${{ what: filterMany }} leave your graveyard`, YOU),
    owned(form({ ...leaves, ...one })`${{ what }} leaves an opponent's graveyard`, OPPONENT),
    owned(
      form({
        ...leaves,
        to: 'exile',
        ...more,
      })`one or more ${{ what: filterMany }} are put into exile from your graveyard`,
      YOU,
    ),
    owned(form({ ...leaves, to: 'hand', ...one })`${{ what }} is put into your hand from your graveyard`, YOU),
  ];
}

function owned(phrase: Phrase<Moves>, who: PlayerRef): Phrase<TriggerEvent> {
  const owner: Clause = { kind: 'ownedBy', who };
  return map(
    phrase,
    (it): TriggerEvent => ({ ...it, what: { clauses: [...it.what.clauses, owner] } }),
    it => {
      if (it.kind !== 'moves') return undefined;
      const last = it.what.clauses.at(-1);
      if (last?.kind !== 'ownedBy' || last.who.kind !== who.kind) return undefined;
      return { ...it, what: { clauses: it.what.clauses.slice(0, -1) } };
    },
  );
}

/** 701: keyword actions that players do. */
const ACTIONS = [
  ...['proliferate', 'scry', 'surveil', 'investigate', 'amass', 'manifest dread', 'discover', 'populate'],
  ...['incubate', 'learn', 'bolster', 'time travel', 'airbend', 'earthbend', 'blight', 'recruit'],
];

/** "a land", "a nonbasic land", "an Island". */
const aLand: Phrase<Filter> = map(
  aFilter,
  it => (isLand(it) ? it : undefined),
  it => (isLand(it) ? it : undefined),
);

const isLandType = (word: string) => LAND_TYPES.some(it => it === word);

function isLand({ clauses }: Filter): boolean {
  return clauses.some(
    it => (it.kind === 'type' && it.type === 'Land') || (it.kind === 'subtype' && isLandType(it.subtype)),
  );
}

const tapped: Phrase<Filter> = oneOf<Filter>('what is tapped', [
  aFilter,
  says({ clauses: [{ kind: 'is', ref: { kind: 'self' } }] }, '~'),
]);

/** What players do: draw, discard, sacrifice, make tokens. */
const playerEvents: readonly Phrase<TriggerEvent>[] = [
  form({ kind: 'draws', who: YOU, ...one })`you draw your ${{ nth: ordinal }} card each turn`,
  form({ kind: 'draws', who: OPPONENT, ...one })`an opponent draws their ${{ nth: ordinal }} card each turn`,
  form({ kind: 'draws', who: { kind: 'anyone' }, ...one })`a player draws their ${{ nth: ordinal }} card each turn`,
  form({ kind: 'mills', ...one })`${{ who: playerOne }} mills ${{ what: aFilter }}`,
  form({ kind: 'mills', who: { kind: 'anyone' }, ...more })`one or more ${{ what: filterMany }} are milled`,
  form({ kind: 'countersPut', ...more, counter: 'energy', on: YOU })`you get one or more {E}`,
  form({ kind: 'addsMana', who: YOU })`you tap ${{ what: tapped }} for mana`,
  form({ kind: 'addsMana' })`${{ who: playerOne }} taps ${{ what: aFilter }} for mana`,
  form({ kind: 'playsLand', who: YOU })`you play ${{ what: aLand }}`,
  form({ kind: 'playsLand' })`${{ who: playerOne }} plays ${{ what: aLand }}`,
  form({ kind: 'losesGame' })`${{ who: playerOne }} loses the game`,
  says({ kind: 'dayNight' }, 'day becomes night or night becomes day'),
  says({ kind: 'playerBecomes', who: YOU, designation: 'monarch' }, 'you become the monarch'),
  form({ kind: 'playerBecomes', designation: 'monarch' })`${{ who: playerOne }} becomes the monarch`,
  form({ kind: 'acts', action: 'scry' })`${{ who: playerOne }} scries`,
  form({ kind: 'acts', action: 'surveil' })`${{ who: playerOne }} surveils`,
  form({ kind: 'discards', who: YOU, ...one })`you discard ${{ what: aFilter }}`,
  form({ kind: 'discards', who: YOU, ...more })`you discard one or more ${{ what: filterMany }}`,
  form({ kind: 'discards', ...one })`${{ who: playerOne }} discards ${{ what: aFilter }}`,
  form({ kind: 'sacrifices', ...one })`${{ who: playerOne }} sacrifices ${{ what: aFilter }}`,
  form({ kind: 'sacrifices', who: YOU, ...more })`you sacrifice one or more ${{ what: filterMany }}`,
  form({ kind: 'tokensCreated', who: YOU, ...more })`you create one or more ${{ what: filterMany }}`,
  form({ kind: 'tokensCreated', who: YOU, ...one })`you create ${{ what: aFilter }}`,
  ...ACTIONS.map(action => says<TriggerEvent>({ kind: 'acts', action, who: YOU }, `you ${action}`)),
  says({ kind: 'acts', action: 'the ring tempts you', who: YOU }, 'the ring tempts you'),
  variant(says({ kind: 'acts', action: 'the ring tempts you', who: YOU }, 'the Ring tempts you')),
];

/** Events that are neither of what enters, dies, attacks nor of damage. */
export function otherEvents(what: Phrase<Filter>): Phrase<TriggerEvent> {
  return oneOf<TriggerEvent>('an event', [...counterEvents(what), ...graveyardEvents(what), ...playerEvents]);
}
