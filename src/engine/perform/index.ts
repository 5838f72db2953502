// Performing a simultaneous event: all its deeds at once, by a table complete by kind.
import type { Deed } from '../event/deed.ts';
import type { Occurrence } from '../event/occurrence.ts';
import { type Play, viewNow } from '../event/play.ts';
import { changed } from '../model/change.ts';
import type { GameState } from '../model/state.ts';
import { enters } from './enters.ts';
import { draws, moves } from './moves.ts';
import { becomesCopy, ceases, establishes, merges, remembers, shuffles } from './objects.ts';
import {
  acts,
  addsMana,
  begins,
  dayNight,
  dealt,
  designates,
  gainsLife,
  losesGame,
  losesLife,
  paidLife,
  prevents,
  skips,
  startsEngines,
  winsGame,
} from './players.ts';
import type { Perform, Record } from './record.ts';
import {
  attaches,
  marksDamage,
  phasesIn,
  phasesOut,
  protects,
  putsCounters,
  regenerates,
  removesCounters,
  taps,
  transforms,
  turnsFaceDown,
  turnsFaceUp,
  unattaches,
  untaps,
} from './status.ts';
import { recordInTurn } from './turn-record.ts';

const PERFORM: { readonly [K in Deed['kind']]: Perform<K> } = {
  enters,
  moves,
  draws,
  taps,
  untaps,
  transforms,
  turnsFaceDown,
  turnsFaceUp,
  phasesIn,
  phasesOut,
  regenerates,
  marksDamage,
  attaches,
  unattaches,
  protects,
  putsCounters,
  removesCounters,
  gainsLife,
  losesLife,
  paidLife,
  dealt,
  prevents,
  acts,
  addsMana,
  begins,
  dayNight,
  skips,
  losesGame,
  winsGame,
  designates,
  startsEngines,
  becomesCopy,
  merges,
  ceases,
  remembers,
  establishes,
  shuffles,
};

/** Performs the deeds as one event and gives its facts. The position of the playing is then the one after it. */
export function perform(play: Play, deeds: readonly Deed[]): readonly Occurrence[] {
  const facts: Occurrence[] = [];
  if (deeds.length === 0) return facts;
  play.batch += 1;
  const { batch } = play;
  const before = viewNow(play);
  play.state = performed(play.state, deeds, before, fact => facts.push({ ...fact, batch }));
  play.occurrences.push(...facts);
  return facts;
}

/** The position the deeds would lead to; nothing happens yet. */
export function afterwards(play: Play, deeds: readonly Deed[]): GameState {
  return performed(play.state, deeds, viewNow(play), () => {});
}

function performed(
  state: GameState,
  deeds: readonly Deed[],
  before: Record['before'],
  happened: Record['happened'],
): GameState {
  return changed(state, draft => {
    const record: Record = {
      draft,
      before,
      happened: fact => {
        recordInTurn(draft, before, fact);
        happened(fact);
      },
    };
    for (const deed of deeds) performOne(record, deed);
  });
}

function performOne(record: Record, deed: Deed): void {
  const performer = PERFORM[deed.kind] as Perform<typeof deed.kind>; // the table is complete by kind
  performer(record, deed as never);
}
