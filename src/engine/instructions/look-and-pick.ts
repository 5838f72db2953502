// Top cards of a library looked at or revealed (401.5, 701.20): some go to one place, the rest to another.
import type { Zone } from '../../vocabulary/index.ts';
import type { Effect } from '../ability/effect.ts';
import { type ChoiceGenerator, chooseObjects } from '../choice/choice-request.ts';
import type { Move } from '../event/game-event.ts';
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
  const rest = seen.filter(id => !taken.includes(id)).map(id => putAway(id, effect.rest));
  const { by } = instruction.frame;
  if (effect.to === 'hand') {
    const objects = [...taken.map(id => move(id, 'hand', 'top')), ...rest];
    return resultOfEvents([{ kind: 'moves', objects, by }], taken);
  }
  const put = { kind: 'move', verb: 'put', who: effect.who, what: ITSELF, to: 'battlefield' } as const;
  const entering = moveEvents(instruction, effect.tapped ? { ...put, tapped: true } : put, taken, who);
  return resultOfEvents(rest.length === 0 ? entering : [...entering, { kind: 'moves', objects: rest, by }], taken);
}

const ITSELF = { kind: 'ref', ref: { kind: 'it' } } as const;

function lookedAtCards(
  instruction: InstructionContext,
  look: OfKind<Effect, 'lookAndPick'>['look'],
  library: readonly ObjectId[],
) {
  if (typeof look === 'number' || 'kind' in look) return library.slice(0, instructionAmount(instruction, look));
  const first = library.findIndex(id => matches(instruction.view, look.until, id, instruction.frame.context));
  return first < 0 ? library : library.slice(0, first + 1);
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

function putAway(object: ObjectId, rest: 'bottom' | 'graveyard'): Move {
  return rest === 'graveyard' ? move(object, 'graveyard', 'top') : move(object, 'library', 'bottom');
}

function move(object: ObjectId, to: Zone, position: 'top' | 'bottom'): Move {
  return { object, to, verb: 'put', position, withCounters: [], linkedTo: undefined };
}
