// 603: trigger events of counters, cards and players: "a +1/+1 counter is put on ~", "you draw your second card".
import type { Clause, Filter, PlayerRef, TriggerEvent, Zone } from '../../../engine/index.ts';
import { wordTable } from '../../combine.ts';
import { mapPhrase, oneOf, type Phrase, variant } from '../../phrase.ts';
import { constant, template } from '../../template.ts';
import { aFilter, filterMany, filterOne } from '../nouns/filters.ts';
import { counterKind } from '../words/counter-kinds.ts';
import { ordinalWord, withIndefiniteArticle } from '../words/numbers.ts';
import { ANYONE, OPPONENT, playerOne, YOU } from '../words/players.ts';
import { playedLand } from './played-and-cast.ts';

const one = { oneOrMore: false } as const;
const more = { oneOrMore: true } as const;
const anyKind = { counter: undefined } as const;

/** Counters put on and removed from the objects of `on`. */
function counterEvents(on: Phrase<Filter>): readonly Phrase<TriggerEvent>[] {
  return [
    template({
      kind: 'countersPut',
      ...one,
    })`${{ counter: withIndefiniteArticle(counterKind) }} counter is put on ${{ on }}`,
    template({ kind: 'countersPut', ...more })`one or more ${{ counter: counterKind }} counters are put on ${{ on }}`,
    template({ kind: 'countersPut', ...more, ...anyKind })`one or more counters are put on ${{ on }}`,
    template({
      kind: 'countersPut',
      ...more,
      all: true,
    })`one or more ${{ counter: counterKind }} counters are put on one or more ${{ on: filterMany }}`,
    variant(
      template({
        kind: 'countersPut',
        ...more,
        all: true,
      })`one or more ${{ counter: counterKind }} counters are put on ${{
        on: filterMany,
      }}`,
    ),
    template({ kind: 'countersPut', ...one, ...anyKind })`a counter is put on ${{ on }}`,
    template({
      kind: 'countersPut',
      ...one,
    })`the ${{ nth: ordinalWord }} ${{ counter: counterKind }} counter is put on ${{ on }}`,
    template({
      kind: 'countersPut',
      ...more,
      who: YOU,
    })`you put one or more ${{ counter: counterKind }} counters on ${{ on }}`,
    template({
      kind: 'countersPut',
      ...one,
      who: YOU,
    })`you put ${{ counter: withIndefiniteArticle(counterKind) }} counter on ${{ on }}`,
    template({ kind: 'countersPut', ...more, ...anyKind, who: YOU })`you put one or more counters on ${{ on }}`,
    template({ kind: 'countersPut', ...more, all: true, who: YOU })`you put one or more ${{
      counter: counterKind,
    }} counters on one or more ${{ on: filterMany }}`,
    template({
      kind: 'countersRemoved',
      ...one,
      last: false,
    })`${{ counter: withIndefiniteArticle(counterKind) }} counter is removed from ${{ on }}`,
    template({
      kind: 'countersRemoved',
      ...one,
      last: true,
    })`the last ${{ counter: counterKind }} counter is removed from ${{ on }}`,
    template({
      kind: 'countersRemoved',
      ...more,
      last: false,
    })`one or more ${{ counter: counterKind }} counters are removed from ${{ on }}`,
  ];
}

type Moves = Extract<TriggerEvent, { readonly kind: 'moves' }>;

/** "is put into your graveyard from anywhere": the owner is stated with the graveyard. */
function graveyardEvents(what: Phrase<Filter>): readonly Phrase<TriggerEvent>[] {
  const from = wordTable<Zone>('a zone', {
    'from your library': 'library',
    'from your hand': 'hand',
    'from the battlefield': 'battlefield',
    'from exile': 'exile',
  });
  const into = { kind: 'moves', to: 'graveyard' } as const;
  return [
    owned(template({ ...into, ...one })`${{ what }} is put into your graveyard from anywhere`, YOU),
    owned(
      template({ ...into, ...more })`one or more ${{ what: filterMany }} are put into your graveyard from anywhere`,
      YOU,
    ),
    owned(template({ ...into, ...one })`${{ what }} is put into your graveyard ${{ from }}`, YOU),
    owned(
      template({ ...into, ...more })`one or more ${{ what: filterMany }} are put into your graveyard ${{ from }}`,
      YOU,
    ),
    owned(template({ ...into, ...one })`${{ what }} is put into an opponent's graveyard from anywhere`, OPPONENT),
    owned(
      template({
        ...into,
        ...one,
        from: 'battlefield' as Zone,
      })`${{ what }} is put into an opponent's graveyard from the battlefield`,
      OPPONENT,
    ),
    variant(
      owned(
        template({ ...into, ...one, from: 'battlefield' as Zone })`${{ what }} is put into an opponent's graveyard`,
        OPPONENT,
      ),
    ),
    owned(
      template({
        ...into,
        ...one,
        from: 'library' as Zone,
      })`${{ what }} is put into an opponent's graveyard from their library`,
      OPPONENT,
    ),
    owned(
      template({
        ...into,
        ...one,
        notFrom: 'battlefield' as Zone,
      })`${{ what }} is put into your graveyard from anywhere other than the battlefield`,
      YOU,
    ),
    owned(
      template({ ...into, ...more, notFrom: 'battlefield' as Zone })`one or more ${{
        what: filterMany,
      }} are put into your graveyard from anywhere other than the battlefield`,
      YOU,
    ),
    template({
      ...into,
      ...one,
      notFrom: 'battlefield' as Zone,
    })`${{ what }} is put into a graveyard from anywhere other than the battlefield`,
    template({ ...into, ...one, from: 'library' })`${{ what }} is put into a graveyard from a library`,
    variant(template({ ...into, ...more })`one or more ${{ what: filterMany }} are put into graveyards from anywhere`),
    ...leaving(what),
    template({ kind: 'moves', to: 'exile', ...more })`one or more ${{ what: filterMany }} are put into exile`,
    template({ ...into, ...one })`${{ what }} is put into a graveyard from anywhere`,
    template({ ...into, ...more })`one or more ${{ what: filterMany }} are put into a graveyard from anywhere`,
  ];
}

/** "one or more creature cards leave your graveyard": to any zone. */
function leaving(what: Phrase<Filter>): readonly Phrase<TriggerEvent>[] {
  const leaves = { kind: 'moves', from: 'graveyard' } as const;
  return [
    owned(template({ ...leaves, ...one })`${{ what }} leaves your graveyard`, YOU),
    owned(template({ ...leaves, ...more })`one or more ${{ what: filterMany }} leave your graveyard`, YOU),
    owned(template({ ...leaves, ...one })`${{ what }} leaves an opponent's graveyard`, OPPONENT),
    owned(
      template({
        ...leaves,
        to: 'exile',
        ...more,
      })`one or more ${{ what: filterMany }} are put into exile from your graveyard`,
      YOU,
    ),
    owned(template({ ...leaves, to: 'hand', ...one })`${{ what }} is put into your hand from your graveyard`, YOU),
  ];
}

function owned(phrase: Phrase<Moves>, who: PlayerRef): Phrase<TriggerEvent> {
  const owner: Clause = { kind: 'ownedBy', who };
  return mapPhrase(
    phrase,
    (it): TriggerEvent => ({ ...it, what: { clauses: [...it.what.clauses, owner] } }),
    event => {
      if (event.kind !== 'moves') return undefined;
      const last = event.what.clauses.at(-1);
      if (last?.kind !== 'ownedBy' || last.who.kind !== who.kind) return undefined;
      return { ...event, what: { clauses: event.what.clauses.slice(0, -1) } };
    },
  );
}

/** 701: keyword actions of players. */
const ACTIONS = [
  ...(['proliferate', 'scry', 'surveil', 'investigate', 'amass', 'manifest dread', 'discover', 'populate'] as const),
  ...(['incubate', 'learn', 'bolster', 'time travel', 'airbend', 'earthbend', 'blight', 'recruit'] as const),
];

const tapped: Phrase<Filter> = oneOf<Filter>('what is tapped', [
  aFilter,
  constant({ clauses: [{ kind: 'is', ref: { kind: 'self' } }] }, '~'),
]);

const SELF: Filter = { clauses: [{ kind: 'is', ref: { kind: 'self' } }] };
const itself = constant<Filter>(SELF, '~');

/** "A spell or ability an opponent controls causes you to discard ~". */
function causedDiscards(): readonly Phrase<TriggerEvent>[] {
  return [itself, aFilter].map(
    what =>
      template({
        kind: 'discards',
        who: YOU,
        by: OPPONENT,
        ...one,
      })`a spell or ability an opponent controls causes you to discard ${{ what }}`,
  );
}

/** Events of players: draw, discard, sacrifice, create tokens. */
const playerEvents: readonly Phrase<TriggerEvent>[] = [
  template({ kind: 'draws', who: YOU, ...one })`you draw your ${{ nth: ordinalWord }} card each turn`,
  variant(template({ kind: 'draws', who: YOU, ...one })`you draw your ${{ nth: ordinalWord }} card in a turn`),
  template({ kind: 'draws', ...one, during: { kind: 'that' } })`${{ who: playerOne }} draws their ${{
    nth: ordinalWord,
  }} card during their turn`,
  template({ kind: 'draws', who: OPPONENT, ...one })`an opponent draws their ${{ nth: ordinalWord }} card each turn`,
  template({
    kind: 'draws',
    who: { kind: 'anyone' },
    ...one,
  })`a player draws their ${{ nth: ordinalWord }} card each turn`,
  template({ kind: 'mills', ...one })`${{ who: playerOne }} mills ${{ what: aFilter }}`,
  template({ kind: 'mills', who: ANYONE, together: true, ...more })`one or more ${{ what: filterMany }} are milled`,
  template({ kind: 'countersPut', ...more, counter: 'energy', on: YOU })`you get one or more {E}`,
  template({ kind: 'taps', who: YOU })`you tap an untapped ${{ what: filterOne }}`,
  template({ kind: 'taps', who: YOU, oneOrMore: true })`you tap one or more untapped ${{ what: filterMany }}`,
  template({ kind: 'addsMana', who: YOU })`you tap ${{ what: tapped }} for mana`,
  template({ kind: 'addsMana', who: YOU, symbol: 'C' })`you tap ${{ what: tapped }} for {C}`,
  template({ kind: 'addsMana', who: YOU, symbol: 'chosen', byAbility: true })`${{
    what: aFilter,
  }}'s ability causes you to add one or more mana of the chosen color`,
  template({ kind: 'addsMana' })`${{ who: playerOne }} taps ${{ what: aFilter }} for mana`,
  template({ kind: 'playsLand', who: YOU })`you play ${{ what: playedLand }}`,
  template({ kind: 'playsLand' })`${{ who: playerOne }} plays ${{ what: playedLand }}`,
  template({ kind: 'losesGame' })`${{ who: playerOne }} loses the game`,
  constant({ kind: 'dayNight' }, 'day becomes night or night becomes day'),
  constant({ kind: 'playerBecomes', who: YOU, designation: 'monarch' }, 'you become the monarch'),
  template({ kind: 'playerBecomes', designation: 'monarch' })`${{ who: playerOne }} becomes the monarch`,
  template({ kind: 'acts', action: 'scry' })`${{ who: playerOne }} scries`,
  template({ kind: 'acts', action: 'search their library' })`${{ who: playerOne }} searches their library`,
  template({ kind: 'acts', action: 'surveil' })`${{ who: playerOne }} surveils`,
  template({ kind: 'discards', who: YOU, ...one })`you discard ${{ what: aFilter }}`,
  // 702.29a: to cycle a card is to discard it
  variant(template({ kind: 'discards', who: YOU, ...one })`you cycle or discard ${{ what: aFilter }}`),
  template({ kind: 'discards', who: YOU, ...one })`you discard ${{ what: itself }}`,
  variant(constant({ kind: 'discards', who: YOU, ...one, what: SELF }, 'you discard it')),
  template({ kind: 'cycles', who: YOU })`you cycle ${{ what: tapped }}`,
  ...causedDiscards(),
  template({ kind: 'discards', ...more })`${{ who: playerOne }} discards one or more ${{ what: filterMany }}`,
  template({ kind: 'discards', ...more, together: true, who: ANYONE })`one or more players discard one or more ${{
    what: filterMany,
  }}`,
  template({ kind: 'mills', ...more })`${{ who: playerOne }} mills one or more ${{ what: filterMany }}`,
  template({
    kind: 'sacrifices',
    ...more,
    together: true,
    who: ANYONE,
  })`one or more players sacrifice one or more ${{ what: filterMany }}`,
  template({ kind: 'countersPut', ...one, ...anyKind, who: YOU })`you put a counter on ${{ on: aFilter }}`,
  template({ kind: 'discards', who: YOU, ...more })`you discard one or more ${{ what: filterMany }}`,
  template({ kind: 'discards', ...one })`${{ who: playerOne }} discards ${{ what: aFilter }}`,
  template({ kind: 'sacrifices', ...one })`${{ who: playerOne }} sacrifices ${{ what: aFilter }}`,
  template({ kind: 'sacrifices', who: YOU, ...more })`you sacrifice one or more ${{ what: filterMany }}`,
  template({ kind: 'tokensCreated', who: YOU, ...more })`you create one or more ${{ what: filterMany }}`,
  template({ kind: 'tokensCreated', who: YOU, ...one })`you create ${{ what: aFilter }}`,
  ...ACTIONS.map(action => constant<TriggerEvent>({ kind: 'acts', action, who: YOU }, `you ${action}`)),
  constant({ kind: 'acts', action: 'the ring tempts you', who: YOU }, 'the ring tempts you'),
  variant(constant({ kind: 'acts', action: 'the ring tempts you', who: YOU }, 'the Ring tempts you')),
];

/** Events except those of entering, dying, attacking and damage. */
export function otherEvents(what: Phrase<Filter>): Phrase<TriggerEvent> {
  return oneOf<TriggerEvent>('an event', [...counterEvents(what), ...graveyardEvents(what), ...playerEvents]);
}
