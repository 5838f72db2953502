// 614.1a, 614.6: other destinations: "if a creature would die, exile it instead", "shuffle it into its owner's library
// …".
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
import { listOfOne, listPhrase, OR, rankedWordings } from '../../combine.ts';
import { either, mapPhrase, memo, oneOf, type Phrase, same, variant } from '../../phrase.ts';
import { constant, template, wrapping } from '../../template.ts';
import { type Counters, countersOnObject } from '../amounts/counters.ts';
import { SELF_FILTER } from '../nouns/subjects.ts';
import { OPPONENT, YOU } from '../words/players.ts';
import { adjective } from '../words/type-adjectives.ts';
import { insteadActions, insteadClause } from './instead-actions.ts';
import { objectOne } from './sources-and-recipients.ts';
import {
  allRewrites,
  insteadRewrite,
  onlyRewrite,
  optionalRewrites,
  rewriteAndEffects,
  type WouldResult,
  wouldSentence,
} from './would.ts';

type Move = Extract<EventPattern, { readonly kind: 'move' }>;

const move = { kind: 'move' } as const;
const dies = { ...move, from: 'battlefield', to: 'graveyard' } as const;

/** 400.3: the phrase with "your graveyard" as a clause about the owner, since a card goes to its owner's graveyard. */
function owned(phrase: Phrase<{ readonly what: Filter }>, who: PlayerRef): Phrase<{ readonly what: Filter }> {
  const clause: Clause = { kind: 'ownedBy', who };
  return mapPhrase(
    phrase,
    ({ what }) => ({ what: { clauses: [...what.clauses, clause] } }),
    ({ what }) =>
      what !== undefined && same(what.clauses.at(-1), clause)
        ? { what: { clauses: what.clauses.slice(0, -1) } }
        : undefined,
    ['what'],
  );
}

const what = template({})`${{ what: objectOne }}`;

/** Objects of those colors, in any zone. */
const ofColors: Phrase<Filter> = mapPhrase(
  wrapping`${listPhrase(adjective, OR, 2)} permanent, spell, or card not on the battlefield`,
  (of): Filter => ({ clauses: [{ kind: 'any', of }] }),
  it => (it?.clauses?.length === 1 && it.clauses[0]?.kind === 'any' ? it.clauses[0].of : undefined),
);

/** A card that the player did not control as it moves: a card elsewhere than on the battlefield is nobody's (108.4). */
const NOT_YOURS: Filter = { clauses: [{ kind: 'card' }, { kind: 'not', of: { kind: 'controlledBy', who: YOU } }] };
const notYours: Phrase<{ readonly what: Filter }> = template({})`${{
  what: constant<Filter>(NOT_YOURS, "a card you didn't control"),
}}`;

const wouldMove: Phrase<Move> = memo(
  oneOf<Move>('a change of zones', [
    template(dies)`${{ what: objectOne }} would die`,
    variant(template(dies)`${{ what: objectOne }} would be put into a graveyard from the battlefield`),
    variant(template(dies)`${{ what: objectOne }} would be put into a graveyard`),
    template(dies)`${owned(what, YOU)} would be put into your graveyard from the battlefield`,
    template({
      ...move,
      from: undefined,
      to: 'graveyard',
    })`${owned(what, YOU)} would be put into your graveyard from anywhere`,
    template({ ...move, from: undefined, to: 'graveyard' })`${owned(
      what,
      OPPONENT,
    )} would be put into an opponent's graveyard from anywhere`,
    template({ ...move, from: undefined, to: 'graveyard' })`${owned(
      notYours,
      OPPONENT,
    )} would be put into an opponent's graveyard from anywhere`,
    template({ ...move, from: undefined, to: 'graveyard' })`${owned(what, {
      kind: 'attached',
    })} would be put into enchanted player's graveyard from anywhere`,
    template({ ...move, from: undefined, to: 'graveyard' })`${what} would be put into a graveyard from anywhere`,
    template({ ...move, from: undefined, to: 'graveyard' })`a ${{ what: ofColors }} would be put into a graveyard`,
    template({ ...move, from: 'battlefield', to: undefined })`${what} would leave the battlefield`,
  ]),
);

const zone = { kind: 'zone' } as const;
const pronoun = either('it', '~', 'that card', 'that creature', 'that permanent');
const library = { ...zone, to: 'library' as Zone } as const;

const counters: Phrase<Pick<Counters, 'counter' | 'amount'>> = mapPhrase(
  countersOnObject(either('on it')),
  ({ additional, ...rest }) => (additional ? undefined : rest),
  rest => ({ ...rest, additional: false }),
);

/** The other destination in few words: after "instead", or before it. */
const elsewhere: Phrase<Rewrite> = oneOf<Rewrite>('elsewhere', [
  template({ ...zone, to: 'exile' })`exile ${pronoun}`,
  template({ ...zone, to: 'exile' })`exile ${pronoun} with ${{ withCounters: counters }}`,
  template({ ...zone, to: 'hand' })`return ${pronoun} to its owner's hand`,
  variant(template({ ...zone, to: 'hand' })`return ${pronoun} to your hand`),
  template({ ...library, position: 'top' })`put ${pronoun} on top of its owner's library`,
  variant(template({ ...library, position: 'top' })`put ${pronoun} on top of your library`),
  template({ ...library, position: 'bottom' })`put ${pronoun} on the bottom of its owner's library`,
  variant(template({ ...library, position: 'bottom' })`put ${pronoun} on the bottom of your library`),
  template({ ...library, position: 'shuffled' })`shuffle ${pronoun} into its owner's library`,
  variant(template({ ...library, position: 'shuffled' })`its owner shuffles ${pronoun} into their library`),
  template({
    ...library,
    position: 'shuffled',
    revealed: true,
  })`reveal ${pronoun} and shuffle ${pronoun} into its owner's library`,
  template({
    ...library,
    position: 'bottom',
    revealed: true,
  })`reveal ${pronoun} and put ${pronoun} on the bottom of its owner's library`,
  variant(
    template({
      ...library,
      position: 'bottom',
      revealed: true,
    })`that card is revealed and put on the bottom of that player's library`,
  ),
]);

const exiledWith: Phrase<Rewrite> = template({
  ...zone,
  to: 'exile',
})`exile ${pronoun} and put ${{ withCounters: counters }}`;

export const movedInstead: Phrase<Rewrite> = rankedWordings<Rewrite>('elsewhere', [
  wrapping`${elsewhere} instead`,
  wrapping`instead ${elsewhere}`,
  wrapping`instead ${exiledWith}`,
  template({ ...zone, to: 'exile' })`exile ${pronoun} instead of putting ${pronoun} anywhere else`,
]);

const mayMove: Phrase<readonly Rewrite[]> = rankedWordings<readonly Rewrite[]>('elsewhere', [
  listOfOne(wrapping`you may ${elsewhere} instead`),
  listOfOne(wrapping`you may instead ${elsewhere}`),
]);

/** A move with further effects: "instead exile it and you gain 2 life". */
const movedAnd: Phrase<readonly Rewrite[]> = mapPhrase(
  rewriteAndEffects(template({})`instead ${{ first: elsewhere }} and ${{ effects: insteadActions }}`),
  all => (all.some(putsCountersThere) ? undefined : all),
  all => all,
);

/** Whether a rewrite puts counters on what was moved, which is a part of the move. */
function putsCountersThere(rewrite: Rewrite): boolean {
  if (rewrite.kind !== 'also') return false;
  return rewrite.effects.some(
    one => one.kind === 'putCounters' && one.on.kind === 'ref' && 'ref' in one.on && one.on.ref.kind === 'it',
  );
}

/** Results other than another destination. */
const otherwise: Phrase<readonly Rewrite[]> = mapPhrase(
  insteadClause,
  all => (all.some(goesElsewhere) ? undefined : all),
  all => all,
);

function goesElsewhere(rewrite: Rewrite): boolean {
  if (rewrite.kind !== 'instead') return false;
  return rewrite.effects.some(one => one.kind === 'move' && one.what.kind === 'ref');
}

/** 614.1a: the phrase for the object itself, whose ability functions in every zone it could be moved from. */
function fromAnywhere(phrase: Phrase<ReplacementAbility>): Phrase<ReplacementAbility> {
  return mapPhrase(
    phrase,
    ability => (isOwnGraveyard(ability) ? { ...ability, functionsFrom: 'anywhere' as const } : ability),
    ({ functionsFrom, ...ability }) => {
      if (isOwnGraveyard(ability)) return functionsFrom === 'anywhere' ? ability : undefined;
      return functionsFrom === undefined ? ability : undefined;
    },
  );
}

function isOwnGraveyard({ event }: ReplacementAbility): boolean {
  return (
    event?.kind === 'move' && event.from === undefined && event.to === 'graveyard' && same(event.what, SELF_FILTER)
  );
}

/**
 * 701.9c: "if a spell or ability an opponent controls causes you to discard ~, put it onto the battlefield instead …".
 */
const discarded: Phrase<ReplacementAbility> = template({
  kind: 'replacement',
  event: { ...move, what: SELF_FILTER, from: 'hand' as Zone, to: 'graveyard' as Zone, verb: 'discard', by: OPPONENT },
  condition: undefined,
  optional: undefined,
  functionsFrom: ['hand'] as readonly Zone[],
})`if a spell or ability an opponent controls causes you to discard ~, ${{
  rewrites: insteadRewrite(listOfOne(ontoBattlefield())),
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
    template(puts)`put it onto the battlefield`,
    template(puts)`put it onto the battlefield with ${{ withCounters: counters }}`,
  ]);
}

/** 701.9c: a card discarded to the top of the library is discarded all the same. */
const discardedOnTop: Phrase<ReplacementAbility> = constant<ReplacementAbility>(
  {
    kind: 'replacement',
    event: { kind: 'discard', who: YOU, byEffect: true },
    condition: undefined,
    optional: YOU,
    rewrites: [{ kind: 'zone', to: 'library', position: 'top' }],
  },
  'if an effect causes you to discard a card, discard it, but you may put it on top of your library instead of into your graveyard',
);

/** Whole sentences about destinations. */
export const zonesInstead: Phrase<ReplacementAbility> = rankedWordings<ReplacementAbility>('elsewhere', [
  fromAnywhere(wouldSentence(wouldMove, results())),
  discarded,
  discardedOnTop,
]);

/**
 * Two events in one sentence: "if a creature would die or a creature card not on the battlefield would be put into an
 * opponent's graveyard, …".
 */
export const zonesCompound: Phrase<readonly Ability[]> = mapPhrase(
  template({})`if ${{ first: wouldMove }} or ${{ second: fromElsewhere() }}, ${{ rewrites: listOfOne(movedInstead) }}`,
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
  const card: Phrase<{ readonly what: Filter }> = mapPhrase(
    template({})`${{ what: objectOne }} not on the battlefield`,
    ({ what: it }) => ({ what: { clauses: [...it.clauses, off] } }),
    ({ what: it }) => (same(it.clauses.at(-1), off) ? { what: { clauses: it.clauses.slice(0, -1) } } : undefined),
    ['what'],
  );
  return template(into)`${owned(card, OPPONENT)} would be put into an opponent's graveyard`;
}

function results(): Phrase<WouldResult> {
  return rankedWordings<WouldResult>('elsewhere', [
    onlyRewrite(movedInstead),
    optionalRewrites(mayMove),
    allRewrites(movedAnd),
    allRewrites(otherwise),
  ]);
}
