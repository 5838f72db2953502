// Properties of players in assertions: how each is compared, and the value found.
import { fold } from '../../kit/fold.ts';
import type { PlayerAnswer } from '../answer.ts';
import type { NameTable } from '../object-names.ts';
import type { ExpectedPlayer, PlayerProperty } from '../schema/expected-properties.ts';
import { refersTo } from './meaning.ts';
import { sameCounters } from './object-properties.ts';

type Holds<P extends PlayerProperty> = (
  expected: NonNullable<ExpectedPlayer[P]>,
  player: PlayerAnswer,
  names: NameTable,
) => boolean;

/** Every property, complete by type. */
const PROPERTIES: { readonly [P in PlayerProperty]: Holds<P> } = {
  life: (expected, player) => expected === player.life,
  handSize: (expected, player) => expected === player.handSize,
  librarySize: (expected, player) => expected === player.librarySize,
  graveyard: (expected, player, names) => containsAll(expected, player.graveyard, names),
  exile: (expected, player, names) => containsAll(expected, player.exile, names),
  hand: (expected, player, names) => containsAll(expected, player.hand, names),
  counters: (expected, player) => sameCounters(expected, player.counters),
  mana: (expected, player) => symbols(expected) === symbols(player.mana),
  skipped: (expected, player) => expected.every(it => player.skipped.some(other => sameStep(it, other))),
  lost: (expected, player) => expected === player.lost,
  designations: (expected, player) => expected.every(it => player.designations.some(other => fold(other) === fold(it))),
};

/** The properties an expectation mentions, in the order of the format. */
export function mentionedOfPlayer(expect: ExpectedPlayer): readonly PlayerProperty[] {
  return (Object.keys(PROPERTIES) as PlayerProperty[]).filter(property => expect[property] !== undefined); // the keys of a table complete by type
}

/** Whether one property is as expected. */
export function playerHolds<P extends PlayerProperty>(
  property: P,
  expect: ExpectedPlayer,
  player: PlayerAnswer | undefined,
  names: NameTable,
): boolean {
  const expected = expect[property];
  return expected === undefined || (player !== undefined && PROPERTIES[property](expected, player, names));
}

/** Whether every reference means a card of the zone, each another one. */
function containsAll(expected: readonly string[], zone: readonly string[], names: NameTable): boolean {
  const left = [...zone];
  return expected.every(reference => {
    const at = left.findIndex(key => refersTo(names, reference, key));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** Mana as sorted symbols, with or without braces: "GG" and "{G}{G}". */
function symbols(mana: string): string {
  const written = mana.toUpperCase().match(/\{[^}]*\}|[^\s{}]/gu) ?? [];
  return written
    .map(it => it.replace(/[{}]/gu, ''))
    .sort()
    .join(' ');
}

function sameStep(one: string, other: string): boolean {
  const bare = (step: string) => fold(step).replace(/ (step|phase)$/u, '');
  return bare(one) === bare(other);
}
