// Facts of the turn that others imply: a red spell that was cast is a spell that was cast.
import type { PlayerState } from '../../engine/index.ts';
import type { Issue } from '../../kit/issue.ts';
import type { ThisTurnFact } from '../../vocabulary/index.ts';
import type { Staging } from './staging.ts';

type Record = PlayerState['thisTurn'];

/** The facts that are of a kind of another. */
const OF_A_KIND: Readonly<Partial<{ readonly [F in ThisTurnFact]: readonly ThisTurnFact[] }>> = {
  spellsCast: [
    'instantsAndSorceriesCast',
    'noncreatureSpellsCast',
    'spellsWarped',
    ...(['whiteSpellsCast', 'blueSpellsCast', 'blackSpellsCast', 'redSpellsCast', 'greenSpellsCast'] as const),
  ],
  noncreatureSpellsCast: ['instantsAndSorceriesCast'],
  permanentsLeft: ['nonlandPermanentsLeft', 'permanentsSacrificed'],
};

/** The record of a turn with as many of each kind as others of it imply. */
export function withImpliedFacts(record: Record): Record {
  const more: { [F in ThisTurnFact]?: number } = {};
  for (const [fact, kinds] of entriesOf(OF_A_KIND)) {
    const least = Math.max(0, ...kinds.map(it => numberOf(record, it)));
    if (least > numberOf(record, fact)) more[fact] = least;
  }
  return { ...record, ...more };
}

/** Issues for facts that contradict each other. */
export function contradictoryFacts({ scenario }: Staging): readonly Issue[] {
  return scenario.players.flatMap(player => {
    const told = scenario.given.players[player]?.thisTurn ?? {};
    return entriesOf(OF_A_KIND).flatMap(([fact, kinds]) =>
      kinds.flatMap(kind => {
        if (told[fact] === undefined || numberOf(told, kind) <= numberOf(told, fact)) return [];
        const message = `With ${kind} ${numberOf(told, kind)}, ${fact} can't be ${numberOf(told, fact)}.`;
        return [{ path: ['given', player, 'thisTurn', fact], message }];
      }),
    );
  });
}

function entriesOf(table: typeof OF_A_KIND): readonly (readonly [ThisTurnFact, readonly ThisTurnFact[]])[] {
  return Object.entries(table) as [ThisTurnFact, readonly ThisTurnFact[]][]; // the table's own keys
}

function numberOf(record: { readonly [F in ThisTurnFact]?: number | boolean }, fact: ThisTurnFact): number {
  return Number(record[fact] ?? 0);
}
