// 709.5f, 709.5g: one half of a Room is unlocked, or locked.
import type { ObjectDesignation } from '../../vocabulary/index.ts';
import type { Effect } from '../ability/effect.ts';
import { type ChoiceGenerator, chooseWord } from '../choice/choice-request.ts';
import { isRoom } from '../copy/printed-values.ts';
import type { AtomicAction } from '../event/atomic-action.ts';
import { recordFact } from '../event/run-state.ts';
import type { GameObject } from '../model/game-object.ts';
import type { OfKind } from '../model/of-kind.ts';
import { actedObjects, type InstructionContext } from './acted-objects.ts';
import type { InstructionResult } from './instruction-result.ts';

const RULES = { unlock: '709.5f', lock: '709.5g' } as const;

const GERUNDS = { unlock: 'unlocking', lock: 'locking' } as const;

/** A half of a Room with what can be done to it. */
interface Door {
  readonly does: keyof typeof RULES;
  /** The name of the half. */
  readonly half: string;
  readonly designation: ObjectDesignation;
}

/** The designations of the halves that the player chooses, given or taken away. */
export function* turnKey(
  instruction: InstructionContext,
  { what, ways }: OfKind<Effect, 'turnKey'>,
): ChoiceGenerator<InstructionResult> {
  const { run, view, frame } = instruction;
  const who = frame.context.controller;
  const objects = yield* actedObjects(instruction, what, who);
  const actions: AtomicAction[] = [];
  for (const object of objects) {
    const doors = doorsOf(view.object(object)).filter(it => ways.includes(it.does));
    const [first] = doors;
    if (first === undefined) continue;
    // where both are possible, each half says which it is
    const options = doors.map(it => (ways.length === 1 ? it.half : `${GERUNDS[it.does]} ${it.half}`));
    const word = yield* chooseWord(run, { kind: 'mode', who, object, rule: RULES[first.does] }, options);
    const { does, half, designation } = doors.find((_, at) => options[at] === word) ?? first;
    recordFact(run, RULES[does], { kind: 'turns a key', does, name: half }, [object], { players: [who] });
    actions.push({
      kind: 'remembers',
      object,
      ...(does === 'lock' ? { without: designation } : { designations: [designation] }),
    });
  }
  return { events: [], actions, actedOn: objects };
}

/** 709.5c: the halves of a Room: what is locked can be unlocked, and the other way round. */
function doorsOf({ printed, designations }: GameObject): readonly Door[] {
  if (!isRoom(printed)) return [];
  const halves = ['unlocked: left', 'unlocked: right'] as const;
  return halves.map((designation, index) => ({
    does: designations.includes(designation) ? 'lock' : 'unlock',
    half: printed.faces[index]?.name ?? '',
    designation,
  }));
}
