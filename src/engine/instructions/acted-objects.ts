// Objects an instruction acts on: one it names, all that match, or those its player picks.
import type { Objects } from '../ability/effect.ts';
import type { Filter } from '../ability/filter.ts';
import type { PickTotal } from '../choice/choice.ts';
import type { ChoiceGenerator, MissedBy } from '../choice/choice-request.ts';
import { type ChoiceHeader, chooseObjects } from '../choice/choice-request.ts';
import type { EventBatch, InstructionFrame } from '../event/pending-event.ts';
import type { Run } from '../event/run-state.ts';
import { cantCrew, powerTappedFor } from '../match/crewing.ts';
import { evaluate } from '../match/evaluate.ts';
import { measureObject } from '../match/measure-object.ts';
import { missedLimit } from '../match/missed-limits.ts';
import { resolveObject, resolvePlayers } from '../match/resolve-reference.ts';
import { select } from '../match/select.ts';
import type { View } from '../match/view.ts';
import { isPlayer } from '../model/change-state.ts';
import type { ObjectId, PlayerId } from '../model/ids.ts';
import { inZone } from '../model/zone-lists.ts';
import { boundOn } from './picked-together.ts';
import { findingPlayer, searchableCards, searchedLibrary } from './search-library.ts';

/** The run, view and limits under which an instruction is followed. */
export interface InstructionContext {
  readonly run: Run;
  readonly view: View;
  readonly frame: InstructionFrame;
  /** Kind, rule and object of choices of objects. */
  readonly choice: Pick<ChoiceHeader, 'kind' | 'rule' | 'object' | 'about'>;
  /**
   * Whether an object may not be picked: it enters (614.13a), was picked already (614.13b), or may not be sacrificed.
   */
  readonly isExcluded: (id: ObjectId) => boolean;
  /** Whether picking none is legal whatever the instruction's minimum: "you may", merged with the choice. */
  readonly optional: boolean;
  /** 614.12b: the event so far, whose life to pay and counters to remove are no longer there. */
  readonly batch?: EventBatch;
}

/** The objects, picked where there is a choice. */
export function* actedObjects(
  instruction: InstructionContext,
  what: Objects,
  who: PlayerId,
): ChoiceGenerator<readonly ObjectId[]> {
  const { view, frame } = instruction;
  switch (what.kind) {
    case 'ref': {
      if (what.ref.kind === 'those') return frame.context.those ?? [];
      const object = resolveObject(view, what.ref, frame.context);
      return object === undefined ? [] : [object];
    }
    case 'each':
      return select(view, what.filter, frame.context).filter(id => !instruction.isExcluded(id));
    case 'target': {
      const target = frame.context.targets?.[what.index];
      return target === undefined || isPlayer(view.state, target) ? [] : [target];
    }
    case 'topOfLibrary': {
      // 614.13c: a card that is entering is not among them
      const players = resolvePlayers(view, what.who, frame.context);
      const amount = evaluate(view, what.amount, frame.context);
      return players.flatMap(player =>
        inZone(view.state, 'library', player)
          .filter(id => !instruction.isExcluded(id))
          .slice(0, amount),
      );
    }
    case 'chooseFromTop': {
      const players = resolvePlayers(view, what.who, frame.context);
      const look = evaluate(view, what.look, frame.context);
      const among = players.flatMap(player =>
        inZone(view.state, 'library', player)
          .filter(id => !instruction.isExcluded(id))
          .slice(0, look),
      );
      // of cards that nobody knows it makes no difference which are picked
      const isKnown = among.some(id => view.object(id).printed.cardName !== '');
      return isKnown || what.min !== 0 ? yield* pickedAmong(instruction, among, what, who) : [];
    }
    case 'rest': {
      const keeping = { ...instruction, choice: { ...instruction.choice, kind: 'keep' } } as const;
      const kept: ObjectId[] = [];
      for (const one of what.kept) {
        const among = select(view, one.filter, frame.context);
        const chooser = one.byController === true ? frame.by.controller : who;
        if (among.length > 0) kept.push(...(yield* pickedAmong(keeping, among, one, chooser, one.filter)));
      }
      const all = select(view, what.among, frame.context);
      return all.filter(id => !kept.includes(id) && !instruction.isExcluded(id));
    }
    case 'choose': {
      const library = searchedLibrary(instruction, what.filter);
      if (library !== undefined) return (yield* foundCards(instruction, what, { who, library })) ?? [];
      return yield* pickedAmong(
        what.atRandom === true ? atRandom(instruction) : instruction,
        legalPicks(instruction, what),
        what,
        what.byController === true ? frame.by.controller : who,
        what.filter,
      );
    }
  }
}

/** 701.23a: the cards found in a library; undefined where the player can't search. */
export function* foundCards(
  instruction: InstructionContext,
  what: Extract<Objects, { readonly kind: 'choose' }>,
  { who, library }: { readonly who: PlayerId; readonly library: PlayerId },
): ChoiceGenerator<readonly ObjectId[] | undefined> {
  const among = yield* searchableCards(instruction, library, who, legalObjects(instruction, what.filter));
  if (among === undefined) return undefined;
  return yield* pickedAmong(instruction, among, what, findingPlayer(instruction, who), what.filter);
}

/** 701.9b: what is picked at random nobody chooses. */
function atRandom(instruction: InstructionContext): InstructionContext {
  const { choice } = instruction;
  const rule = choice.kind === 'discard' ? '701.9b' : choice.rule;
  return { ...instruction, choice: { ...choice, rule, about: 'at random' } };
}

function* pickedAmong(
  instruction: InstructionContext,
  among: readonly ObjectId[],
  what: Pick<
    Extract<Objects, { readonly kind: 'choose' }>,
    'min' | 'max' | 'totalPower' | 'tappedFor' | 'share' | 'differ' | 'totalOf' | 'atMost' | 'atLeast'
  >,
  who: PlayerId,
  filter?: Filter,
): ChoiceGenerator<readonly ObjectId[]> {
  const { view, frame } = instruction;
  const missed: MissedBy = id => filter && missedLimit(view, filter, id, frame.context);
  const min = evaluate(view, what.min, frame.context);
  const max = evaluate(view, what.max, frame.context);
  // 101.3: all of them where there are too few; a "may" that cannot be done in full is not done
  const enough = instruction.optional ? (among.length < min ? 0 : max) : max;
  const total = totalOf(view, among, what);
  return yield* chooseObjects(
    instruction.run,
    { ...instruction.choice, who },
    {
      among,
      min: total !== undefined ? Math.max(1, min) : instruction.optional && enough === 0 ? 0 : min,
      max: enough,
      missed,
      orNone: instruction.optional,
      total,
      bound: boundOn(view, among, what),
    },
  );
}

/** The total to be reached, with what each object counts for it; undefined where there is none to be reached. */
export function totalOf(
  view: View,
  among: readonly ObjectId[],
  what: Pick<Extract<Objects, { readonly kind: 'choose' }>, 'totalPower' | 'tappedFor' | 'totalOf' | 'atLeast'>,
): PickTotal | undefined {
  const { tappedFor, totalOf: measure } = what;
  if (measure !== undefined && what.atLeast !== undefined) {
    return {
      atLeast: what.atLeast,
      of: Object.fromEntries(among.map(id => [id, measureObject(view, id, measure) ?? 0])),
    };
  }
  if (what.totalPower === undefined) return undefined;
  const powerOf = (id: ObjectId) =>
    tappedFor === undefined ? (view.of(id).power ?? 0) : powerTappedFor(view, id, tappedFor);
  return { atLeast: what.totalPower, of: Object.fromEntries(among.map(id => [id, powerOf(id)])) };
}

/** The objects that may be picked among those that fit: 702.122d, to crew with, none that can't. */
export function legalPicks(
  instruction: InstructionContext,
  { filter, tappedFor }: Extract<Objects, { readonly kind: 'choose' }>,
): readonly ObjectId[] {
  const legal = legalObjects(instruction, filter);
  return tappedFor === 'crew' ? legal.filter(id => !cantCrew(instruction.view, id)) : legal;
}

/** The objects that may be picked for an instruction. */
export function legalObjects(instruction: InstructionContext, filter: Filter): readonly ObjectId[] {
  return select(instruction.view, filter, instruction.frame.context).filter(id => !instruction.isExcluded(id));
}
