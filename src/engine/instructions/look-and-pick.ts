// Top cards of a library looked at or revealed (401.5, 701.20): some go to one place, the rest to another.
import type { Zone } from '../../vocabulary/index.ts';
import type { Effect } from '../ability/effect.ts';
import { type ChoiceGenerator, chooseObjects } from '../choice/choice-request.ts';
import type { Cause, GameEvent, Move } from '../event/game-event.ts';
import { recordFact } from '../event/run-state.ts';
import { matches } from '../match/matches.ts';
import type { ObjectId } from '../model/ids.ts';
import type { OfKind } from '../model/of-kind.ts';
import { inZone } from '../model/zone-lists.ts';
import type { InstructionContext } from './acted-objects.ts';
import {
  actingPlayer,
  type InstructionResult,
  instructionAmount,
  NO_RESULT,
  resultOfEvents,
} from './instruction-result.ts';
import { moveEvents } from './move-objects.ts';

/** The moves of the cards, with the picks made. */
export function* lookAndPick(
  instruction: InstructionContext,
  effect: OfKind<Effect, 'lookAndPick'>,
): ChoiceGenerator<InstructionResult> {
  const who = actingPlayer(instruction, effect.who);
  const library = inZone(instruction.view.state, 'library', who).filter(id => !instruction.isExcluded(id));
  const seen = lookedAtCards(instruction, effect.look, library);
  if (seen.length === 0) return NO_RESULT;
  if (effect.revealed) recordFact(instruction.run, '701.20a', { kind: 'reveals' }, seen, { players: [who] });
  const taken = yield* pickedCards(instruction, effect, seen, who);
  const rest = seen.filter(id => !taken.includes(id));
  const { by } = instruction.frame;
  const put = { kind: 'move', verb: 'put', who: effect.who, what: ITSELF } as const;
  const events =
    effect.to === 'hand'
      ? moveEvents(instruction, { ...put, to: 'hand' }, taken, who)
      : moveEvents(instruction, { ...put, to: 'battlefield', ...(effect.tapped ? { tapped: true } : {}) }, taken, who);
  if (effect.rest === 'shuffled') {
    const away = moveEvents(instruction, { ...put, verb: 'shuffle', to: 'library', position: 'shuffled' }, rest, who);
    return resultOfEvents(
      [...events, ...(away.length > 0 ? away : [{ kind: 'shuffles', player: who } as const])],
      taken,
    );
  }
  const moves = rest.map(id => putAway(id, effect.rest));
  return resultOfEvents(joined(events, moves, by), taken);
}

/** The rest goes at the same time as cards that go elsewhere, and after those that enter. */
function joined(events: readonly GameEvent[], moves: readonly Move[], by: Cause): readonly GameEvent[] {
  if (moves.length === 0) return events;
  const [only] = events;
  if (only?.kind === 'moves') return [{ ...only, objects: [...only.objects, ...moves] }];
  return [...events, { kind: 'moves', objects: moves, by }];
}

const ITSELF = { kind: 'ref', ref: { kind: 'it' } } as const;

function lookedAtCards(
  instruction: InstructionContext,
  look: OfKind<Effect, 'lookAndPick'>['look'],
  library: readonly ObjectId[],
) {
  if (typeof look === 'number' || 'kind' in look) return library.slice(0, instructionAmount(instruction, look));
  const { view, frame } = instruction;
  const times = look.times === undefined ? 1 : instructionAmount(instruction, look.times);
  const last = library.filter(id => matches(view, look.until, id, frame.context))[times - 1];
  const seen = last === undefined ? library : library.slice(0, library.indexOf(last) + 1);
  // of cards that nobody knows it can't be told which is the last
  return times < 1 || seen.some(id => view.object(id).printed.cardName === '') ? [] : seen;
}

function* pickedCards(
  instruction: InstructionContext,
  { take, pick, may }: OfKind<Effect, 'lookAndPick'>,
  seen: readonly ObjectId[],
  who: Parameters<typeof actingPlayer>[0]['frame']['context']['controller'],
): ChoiceGenerator<readonly ObjectId[]> {
  if (typeof take !== 'number')
    return seen.filter(id => matches(instruction.view, take, id, instruction.frame.context));
  const { view, frame, run, choice } = instruction;
  const among = pick === undefined ? seen : seen.filter(id => matches(view, pick, id, frame.context));
  return yield* chooseObjects(run, { ...choice, who }, { among, min: may ? 0 : take, max: take });
}

function putAway(object: ObjectId, rest: OfKind<Effect, 'lookAndPick'>['rest']): Move {
  if (rest === 'hand') return move(object, 'hand', 'top');
  return rest === 'graveyard' ? move(object, 'graveyard', 'top') : move(object, 'library', 'bottom');
}

function move(object: ObjectId, to: Zone, position: 'top' | 'bottom'): Move {
  return { object, to, verb: 'put', position, withCounters: [], linkedTo: undefined };
}
