// Brute force: every way an event can go, with every subset where objects are picked and every order, and without any
// use of symmetry.

import type { ChoiceRequest } from '../../../src/engine/choice/choice-request.ts';
import { type Run, startRun } from '../../../src/engine/event/run-state.ts';
import type { Edition, GameEvent, GameState, Pick } from '../../../src/engine/index.ts';
import { runEvent } from '../../../src/engine/solve/run-event.ts';
import type { End } from './like-words.ts';

/** All endings of an event; undefined where there are more ways than `most`. */
export function everyEnd(
  state: GameState,
  event: GameEvent,
  edition: Edition,
  most: number,
): readonly End[] | undefined {
  const ends: End[] = [];
  let path: number[] | undefined = [];
  for (let runs = 0; path !== undefined; runs++) {
    if (runs >= most) return undefined;
    const { play: run, turns } = playOnce(state, event, edition, path);
    if (run.cut) return undefined;
    ends.push({ state: run.state, triggers: run.triggered });
    path = next(turns);
  }
  return ends;
}

interface Turn {
  readonly index: number;
  readonly of: number;
}

function playOnce(state: GameState, event: GameEvent, edition: Edition, path: readonly number[]) {
  const run: Run = startRun(state, edition, { cost: 0 });
  const turns: Turn[] = [];
  const playing = runEvent(run, event);
  let at = playing.next();
  while (at.done !== true) {
    const picks = everyPick(at.value);
    const index = path[turns.length] ?? 0;
    const pick = picks[index];
    if (pick === undefined) throw new Error('A choice request without picks');
    turns.push({ index, of: picks.length });
    at = playing.next({ pick, scripted: false });
  }
  return { play: run, turns };
}

function next(turns: readonly Turn[]): number[] | undefined {
  for (let depth = turns.length - 1; depth >= 0; depth--) {
    const turn = turns[depth];
    if (turn !== undefined && turn.index + 1 < turn.of) {
      return [...turns.slice(0, depth).map(it => it.index), turn.index + 1];
    }
  }
  return undefined;
}

/** The most words or numbers that are tried one by one. */
const MOST_WORDS = 8;

/** All possible picks, whether or not they are worth distinguishing. */
function everyPick({ choice }: ChoiceRequest): readonly Pick[] {
  const offered = choice.options.map(option => option.pick);
  const { legal } = choice;
  switch (legal.kind) {
    case 'objects': {
      const subsets = subsetsOf(legal.among, legal.min, legal.max);
      const picks = subsets.map(
        (objects): Pick => (objects.length === 0 ? { kind: 'none' } : { kind: 'objects', objects }),
      );
      const others = offered.filter(pick => pick.kind !== 'objects' && pick.kind !== 'none');
      return [...picks, ...others];
    }
    case 'words':
      if (legal.words === 'any' || legal.words.length > MOST_WORDS) return offered;
      return legal.words.map(word => ({ kind: 'word', word }));
    case 'numbers':
      if (legal.max - legal.min >= MOST_WORDS) return offered;
      return Array.from({ length: legal.max - legal.min + 1 }, (_, n) => ({ kind: 'number', number: legal.min + n }));
    case 'cardNames':
    case 'options':
      return offered;
  }
}

function subsetsOf<T>(all: readonly T[], min: number, max: number): readonly (readonly T[])[] {
  const count = 2 ** all.length;
  const sets = Array.from({ length: count }, (_, mask) => all.filter((_one, n) => Math.floor(mask / 2 ** n) % 2 === 1));
  return sets.filter(set => set.length >= min && set.length <= max);
}
