// 614.1a, 614.6: going elsewhere: "if a creature would die, exile it instead", "shuffle it into its owner's library instead".
import type {
  Ability,
  Clause,
  Effect,
  EventPattern,
  Filter,
  PlayerRef,
  ReplacementAbility,
  Rewrite,
  Zone,
} from '../../../engine/index.ts';
import { list, OR, ranked, single } from '../../combine.ts';
import { form, just, says } from '../../form.ts';
import { either, map, memo, oneOf, type Phrase, same, variant } from '../../phrase.ts';
import { type Counters, countersOn } from '../counters.ts';
import { OPPONENT, YOU } from '../players.ts';
import { self } from '../subjects.ts';
import { adjective } from '../types.ts';
import { objectOne } from './about.ts';
import { deeds, instead } from './deeds.ts';
import { besides, doAll, does, inPlace, mayAll, type Result, would } from './would.ts';

type Move = Extract<EventPattern, { readonly kind: 'move' }>;

const move = { kind: 'move' } as const;
const dies = { ...move, from: 'battlefield', to: 'graveyard' } as const;

/** Whose graveyard it would go to is its owner's (404.2): "your graveyard" is a clause about the owner. */
function owned(phrase: Phrase<{ readonly what: Filter }>, who: PlayerRef): Phrase<{ readonly what: Filter }> {
  const clause: Clause = { kind: 'ownedBy', who };
  return map(
    phrase,
    ({ what }) => ({ what: { clauses: [...what.clauses, clause] } }),
    ({ what }) =>
      what !== undefined && same(what.clauses.at(-1), clause)
        ? { what: { clauses: what.clauses.slice(0, -1) } }
        : undefined,
    ['what'],
  );
}

const what = form({})`${{ what: objectOne }}`;

/** Anything of those colors, wherever it is. */
const ofColors: Phrase<Filter> = map(
  just`${list(adjective, OR, 2)} permanent, spell, or card not on the battlefield`,
  (of): Filter => ({ clauses: [{ kind: 'any', of }] }),
  it => (it?.clauses?.length === 1 && it.clauses[0]?.kind === 'any' ? it.clauses[0].of : undefined),
);

const wouldMove: Phrase<Move> = memo(
  oneOf<Move>('a change of zones', [
    form(dies)`${{ what: objectOne }} would die`,
    variant(form(dies)`${{ what: objectOne }} would be put into a graveyard from the battlefield`),
    variant(form(dies)`${{ what: objectOne }} would be put into a graveyard`),
    form(dies)`${owned(what, YOU)} would be put into your graveyard from the battlefield`,
    form({
      ...move,
      from: undefined,
      to: 'graveyard',
    })`${owned(what, YOU)} would be put into your graveyard from anywhere`,
    form({ ...move, from: undefined, to: 'graveyard' })`${owned(
      what,
      OPPONENT,
    )} would be put into an opponent's graveyard from anywhere`,
    form({ ...move, from: undefined, to: 'graveyard' })`${owned(what, {
      kind: 'attached',
    })} would be put into enchanted player's graveyard from anywhere`,
    form({ ...move, from: undefined, to: 'graveyard' })`${what} would be put into a graveyard from anywhere`,
    form({ ...move, from: undefined, to: 'graveyard' })`a ${{ what: ofColors }} would be put into a graveyard`,
    form({ ...move, from: 'battlefield', to: undefined })`${what} would leave the battlefield`,
  ]),
);

const zone = { kind: 'zone' } as const;
const it = either('it', '~', 'that card', 'that creature', 'that permanent');
const library = { ...zone, to: 'library' as Zone } as const;

const counters: Phrase<Pick<Counters, 'counter' | 'amount'>> = map(
  countersOn(either('on it')),
  ({ additional, ...rest }) => (additional ? undefined : rest),
  rest => ({ ...rest, additional: false }),
);

/** Where it goes, in a word: after "instead", or before it. */
const elsewhere: Phrase<Rewrite> = oneOf<Rewrite>('elsewhere', [
  form({ ...zone, to: 'exile' })`exile ${it}`,
  form({ ...zone, to: 'exile' })`exile ${it} with ${{ withCounters: counters }}`,
  form({ ...zone, to: 'hand' })`return ${it} to its owner's hand`,
  variant(form({ ...zone, to: 'hand' })`return ${it} to your hand`),
  form({ ...library, position: 'top' })`put ${it} on top of its owner's library`,
  variant(form({ ...library, position: 'top' })`put ${it} on top of your library`),
  form({ ...library, position: 'bottom' })`put ${it} on the bottom of its owner's library`,
  variant(form({ ...library, position: 'bottom' })`put ${it} on the bottom of your library`),
  form({ ...library, position: 'shuffled' })`shuffle ${it} into its owner's library`,
  variant(form({ ...library, position: 'shuffled' })`its owner shuffles ${it} into their library`),
  form({ ...library, position: 'shuffled', revealed: true })`reveal ${it} and shuffle ${it} into its owner's library`,
  form({
    ...library,
    position: 'bottom',
    revealed: true,
  })`reveal ${it} and put ${it} on the bottom of its owner's library`,
  variant(
    form({
      ...library,
      position: 'bottom',
      revealed: true,
    })`that card is revealed and put on the bottom of that player's library`,
  ),
]);

const exiledWith: Phrase<Rewrite> = form({ ...zone, to: 'exile' })`exile ${it} and put ${{ withCounters: counters }}`;

export const moved: Phrase<Rewrite> = ranked<Rewrite>('elsewhere', [
  just`${elsewhere} instead`,
  just`instead ${elsewhere}`,
  just`instead ${exiledWith}`,
  form({ ...zone, to: 'exile' })`exile ${it} instead of putting ${it} anywhere else`,
]);

const mayMove: Phrase<readonly Rewrite[]> = ranked<readonly Rewrite[]>('elsewhere', [
  single(just`you may ${elsewhere} instead`),
  single(just`you may instead ${elsewhere}`),
]);

/** "instead exile it and you gain 2 life": the move, and what else is done. */
const movedAnd: Phrase<readonly Rewrite[]> = map(
  besides(form({})`instead ${{ first: elsewhere }} and ${{ effects: deeds }}`),
  all => (all.some(putsCountersThere) ? undefined : all),
  all => all,
);

/** Counters on what was moved: said of the move itself. */
function putsCountersThere(it: Rewrite): boolean {
  if (it.kind !== 'also') return false;
  return it.effects.some(
    one => one.kind === 'putCounters' && one.on.kind === 'ref' && 'ref' in one.on && one.on.ref.kind === 'it',
  );
}

/** What is done instead, where it is not that the object goes elsewhere. */
const otherwise: Phrase<readonly Rewrite[]> = map(
  instead,
  all => (all.some(goesElsewhere) ? undefined : all),
  all => all,
);

function goesElsewhere(it: Rewrite): boolean {
  if (it.kind !== 'instead') return false;
  return it.effects.some(one => one.kind === 'move' && one.what.kind === 'ref');
}

/** 614.1a, said of the object itself: it works wherever that is. */
function fromAnywhere(phrase: Phrase<ReplacementAbility>): Phrase<ReplacementAbility> {
  return map(
    phrase,
    ability => (isOwnGraveyard(ability) ? { ...ability, worksFrom: 'anywhere' as const } : ability),
    ({ worksFrom, ...ability }) => {
      if (isOwnGraveyard(ability)) return worksFrom === 'anywhere' ? ability : undefined;
      return worksFrom === undefined ? ability : undefined;
    },
  );
}

function isOwnGraveyard({ event }: ReplacementAbility): boolean {
  return event?.kind === 'move' && event.from === undefined && event.to === 'graveyard' && same(event.what, self);
}

/** 701.9c: "if a spell or ability an opponent controls causes you to discard ~, put it onto the battlefield instead …". */
const discarded: Phrase<ReplacementAbility> = form({
  kind: 'replacement',
  event: { ...move, what: self, from: 'hand' as Zone, to: 'graveyard' as Zone, verb: 'discard', by: OPPONENT },
  condition: undefined,
  optional: undefined,
  worksFrom: ['hand'] as readonly Zone[],
})`if a spell or ability an opponent controls causes you to discard ~, ${{
  rewrites: inPlace(single(ontoBattlefield())),
}} instead of putting it into your graveyard`;

function ontoBattlefield(): Phrase<Effect> {
  const puts = {
    kind: 'move',
    verb: 'put',
    who: YOU,
    what: { kind: 'ref', ref: { kind: 'it' } },
    to: 'battlefield' as Zone,
  } as const;
  return oneOf<Effect>('onto the battlefield', [
    form(puts)`put it onto the battlefield`,
    form(puts)`put it onto the battlefield with ${{ withCounters: counters }}`,
  ]);
}

/** 701.9c: a card discarded to the top of the library is discarded all the same. */
const discardedOnTop: Phrase<ReplacementAbility> = says<ReplacementAbility>(
  {
    kind: 'replacement',
    event: { kind: 'discard', who: YOU, byEffect: true },
    condition: undefined,
    optional: YOU,
    rewrites: [{ kind: 'zone', to: 'library', position: 'top' }],
  },
  'if an effect causes you to discard a card, discard it, but you may put it on top of your library instead of into your graveyard',
);

/** Whole sentences. */
export const zonesInstead: Phrase<ReplacementAbility> = ranked<ReplacementAbility>('elsewhere', [
  fromAnywhere(would(wouldMove, results())),
  discarded,
  discardedOnTop,
]);

/** "if a creature would die or a creature card not on the battlefield would be put into an opponent's graveyard, …". */
export const zonesTwice: Phrase<readonly Ability[]> = map(
  form({})`if ${{ first: wouldMove }} or ${{ second: fromElsewhere() }}, ${{ rewrites: single(moved) }}`,
  ({ first, second, rewrites }): readonly Ability[] => [first, second].map(event => ({ ...INSTEAD, event, rewrites })),
  ([one, other, ...more]) =>
    one?.kind === 'replacement' &&
    other?.kind === 'replacement' &&
    more.length === 0 &&
    one.event.kind === 'move' &&
    other.event.kind === 'move' &&
    same(one, { ...INSTEAD, event: one.event, rewrites: other.rewrites })
      ? { first: one.event, second: other.event, rewrites: other.rewrites }
      : undefined,
);

const INSTEAD = { kind: 'replacement', condition: undefined, optional: undefined } as const;

function fromElsewhere(): Phrase<Move> {
  const into = { ...move, from: undefined, to: 'graveyard' } as const;
  const off: Clause = { kind: 'not', of: { kind: 'inZone', zone: 'battlefield', whose: undefined } };
  const card: Phrase<{ readonly what: Filter }> = map(
    form({})`${{ what: objectOne }} not on the battlefield`,
    ({ what: it }) => ({ what: { clauses: [...it.clauses, off] } }),
    ({ what: it }) => (same(it.clauses.at(-1), off) ? { what: { clauses: it.clauses.slice(0, -1) } } : undefined),
    ['what'],
  );
  return form(into)`${owned(card, OPPONENT)} would be put into an opponent's graveyard`;
}

function results(): Phrase<Result> {
  return ranked<Result>('elsewhere', [does(moved), mayAll(mayMove), doAll(movedAnd), doAll(otherwise)]);
}
