// Instructions that create tokens (111, 701.36) or add counters of existing kinds (701.34).
import type { Amount } from '../ability/amount.ts';
import type { CopyException } from '../ability/copy-exception.ts';
import { type ChoiceGenerator, chooseObjects, chooseWhether, chooseWord } from '../choice/choice-request.ts';
import { copySourceOf } from '../copy/copiable.ts';
import type { GameEvent } from '../event/game-event.ts';
import { recordFact } from '../event/run-state.ts';
import { resolveObject } from '../match/resolve-reference.ts';
import type { View } from '../match/view.ts';
import type { ObjectId, PlayerId } from '../model/ids.ts';
import type { OfKind } from '../model/of-kind.ts';
import { actedObjects, type InstructionContext } from './acted-objects.ts';
import { copyToken, describedToken } from './described-token.ts';
import {
  actingPlayer,
  eventForEach,
  type InstructionResult,
  instructionAmount,
  NO_RESULT,
  resultOfEvents,
  type SimpleEffect,
} from './instruction-result.ts';

/** Tokens created (701.7a, 111.12). */
export function* createTokens(
  instruction: InstructionContext,
  effect: OfKind<SimpleEffect, 'createTokens'>,
): ChoiceGenerator<InstructionResult> {
  const { frame } = instruction;
  if (effect.forEach === undefined) return createdTokens(instruction, effect);
  const objects = yield* actedObjects(instruction, effect.forEach, frame.context.controller);
  const each = objects.map(member =>
    createdTokens({ ...instruction, frame: { ...frame, context: { ...frame.context, member } } }, effect),
  );
  return resultOfEvents(each.flatMap(it => it.events));
}

function createdTokens(
  instruction: InstructionContext,
  effect: OfKind<SimpleEffect, 'createTokens'>,
): InstructionResult {
  const { view, frame } = instruction;
  const besides = createdBesides(instruction, effect);
  const count = instructionAmount(instruction, effect.amount);
  if (count <= 0) return resultOfEvents(besides);
  const counters =
    effect.withCounters === undefined
      ? []
      : [{ counter: effect.withCounters.counter, amount: instructionAmount(instruction, effect.withCounters.amount) }];
  const { token } = effect;
  const attachedTo = effect.attachedTo && resolveObject(view, effect.attachedTo, frame.context);
  if (effect.attachedTo !== undefined && attachedTo === undefined) {
    recordFact(instruction.run, '303.4i', { kind: 'not created' }, []);
    return resultOfEvents(besides);
  }
  const original = 'copyOf' in token ? resolveObject(view, token.copyOf, frame.context) : undefined;
  // 111.12: a copy of nothing is not created
  if ('copyOf' in token && original === undefined) {
    recordFact(instruction.run, '111.12', { kind: 'not created' }, []);
    return NO_RESULT;
  }
  const made =
    'copyOf' in token && original !== undefined
      ? copyOfLast(
          frame.context.lastKnown?.get(original) ?? view,
          original,
          count,
          token.exceptions.map(it => sizedNow(instruction, it)),
        )
      : 'copyOf' in token
        ? undefined
        : describedToken(view, token, count, frame.context);
  if (made === undefined) return NO_RESULT;
  const full = {
    ...made,
    counters,
    tapped: effect.tapped ?? false,
    attachedTo,
    attacking: effect.attacking ? ('choose' as const) : undefined,
  };
  return resultOfEvents(
    eventForEach(instruction, effect.who, under => ({
      kind: 'creates',
      under,
      tokens: [full, ...besides.flatMap(it => (it.under === under ? it.tokens : []))],
      by: frame.by,
    })),
  );
}

/** Tokens of other kinds that are created at the same time. */
function createdBesides(instruction: InstructionContext, { besides = [] }: OfKind<SimpleEffect, 'createTokens'>) {
  const made = besides.flatMap(effect =>
    effect.kind === 'createTokens' ? createdTokens(instruction, effect).events : [],
  );
  return made.flatMap(event => (event.kind === 'creates' ? [event] : []));
}

/** A size that is counted, as it is when the tokens are created: "half that creature's power". */
function sizedNow(instruction: InstructionContext, exception: CopyException): CopyException {
  if (exception.kind !== 'powerToughness') return exception;
  const now = (amount: Amount | undefined) =>
    amount === undefined ? undefined : instructionAmount(instruction, amount);
  return { ...exception, power: now(exception.power), toughness: now(exception.toughness) };
}

/** 608.2h, 707.2: copies of an object as it is, or as it last was. */
function copyOfLast(view: View, original: ObjectId, count: number, exceptions: readonly CopyException[]) {
  return copyToken(copySourceOf(view.state, original), view.of(original).name, count, exceptions);
}

/** A copy of a creature token chosen (701.36a). */
export function* populate(
  instruction: InstructionContext,
  effect: OfKind<SimpleEffect, 'populate'>,
): ChoiceGenerator<InstructionResult> {
  const { view, run } = instruction;
  const player = actingPlayer(instruction, effect.who);
  const among = view.battlefield.filter(
    id => view.object(id).token && view.controller(id) === player && view.of(id).types.includes('Creature'),
  );
  const header = { kind: 'token', who: player, object: undefined, rule: '701.36a' } as const;
  const [original] = yield* chooseObjects(run, header, { among, min: 1, max: 1 });
  if (original === undefined) return NO_RESULT;
  const token = copyToken(copySourceOf(view.state, original), view.of(original).name, 1, []);
  return resultOfEvents([{ kind: 'creates', under: player, tokens: [token], by: instruction.frame.by }]);
}

/** 701.34a: one more counter of each kind already there, on any number of permanents and players. */
export function* proliferate(
  instruction: InstructionContext,
  effect: OfKind<SimpleEffect, 'populate'>,
): ChoiceGenerator<InstructionResult> {
  const { view, run } = instruction;
  const { by } = instruction.frame;
  const player = actingPlayer(instruction, effect.who);
  const among = view.battlefield.filter(id => Object.keys(view.object(id).counters).length > 0);
  const header = { kind: 'counter', who: player, object: undefined, rule: '701.34a' } as const;
  const chosen: readonly ObjectId[] = yield* chooseObjects(run, header, { among, min: 0, max: among.length });
  const put: GameEvent[] = [];
  const more = function* (on: ObjectId | PlayerId, counters: Readonly<Record<string, number>>): ChoiceGenerator<void> {
    const kinds = yield* kindsToAdd(instruction, player, Object.keys(counters));
    put.push(...kinds.map(counter => ({ kind: 'putsCounters', on, counter, amount: 1, player, by }) as const));
  };
  for (const on of chosen) yield* more(on, view.object(on).counters);
  for (const one of view.state.players) {
    if (Object.keys(one.counters).length === 0) continue;
    // each player with counters is one of those that may be chosen
    if (yield* chooseWhether(run, { ...header, kind: 'may', offers: 'counters of a player' }, true))
      yield* more(one.id, one.counters);
  }
  return resultOfEvents(put, chosen);
}

/** 701.34a: each kind already there; until War of the Spark one of them. */
function* kindsToAdd(
  { run }: InstructionContext,
  who: PlayerId,
  kinds: readonly string[],
): ChoiceGenerator<readonly string[]> {
  if (run.edition.proliferateAddsEachKind || kinds.length < 2) return kinds;
  const kind = yield* chooseWord(run, { kind: 'word', who, object: undefined, rule: '701.34a' }, kinds);
  return kind === undefined ? [] : [kind];
}
