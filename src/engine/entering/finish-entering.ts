// Last decisions as an object enters: its attachment, the attacked player or permanent, its protector, its counters.
import type { CopyException } from '../ability/copy-exception.ts';
import type { Effect } from '../ability/effect.ts';
import type { ChoiceGenerator } from '../choice/choice-request.ts';
import type { AtomicAction } from '../event/atomic-action.ts';
import type { EnteringObject, GameEvent, PutCounter } from '../event/game-event.ts';
import type { EventBatch, InstructionFrame } from '../event/pending-event.ts';
import { currentView, type Run } from '../event/run-state.ts';
import { evaluate } from '../match/evaluate.ts';
import { countersKept } from '../match/keeps-counters.ts';
import { matches } from '../match/matches.ts';
import type { View } from '../match/view.ts';
import { insteadOfEntering } from './does-not-enter.ts';
import { chooseAttachment } from './enter-attached.ts';
import { chooseAttacked } from './enter-attacking.ts';
import { lookAhead } from './look-ahead.ts';
import { chooseProtector } from './protector.ts';
import { recordEntry } from './record-entry.ts';

interface Finished {
  readonly actions: readonly AtomicAction[];
  readonly events: readonly GameEvent[];
  readonly then: readonly { readonly effects: readonly Effect[]; readonly frame: InstructionFrame }[];
  readonly view: View | undefined;
}

/** The atomic actions of entering and the counters put on the object, or the event in place of entering. */
export function* finishEntering(
  run: Run,
  batch: EventBatch,
  view: View,
  entering: EnteringObject,
): ChoiceGenerator<Finished> {
  const attached = yield* chooseAttachment(run, view, batch, entering);
  if (attached.kind === 'stays') {
    const { event, actions = [] } = insteadOfEntering(run, entering, attached);
    return { actions, events: event === undefined ? [] : [event], then: [], view: undefined };
  }
  const attacking = yield* chooseAttacked(run, view, entering);
  const protector = entering.protector ?? (yield* protectorFor(run, view, entering));
  const counters = [...entering.counters, ...copiedCounters(view, entering)];
  const tapped = entering.tapped || entersTapped(view, entering);
  const final: EnteringObject = {
    ...entering,
    attachedTo: attached.attachedTo,
    attacking,
    tapped,
    counters: [],
    remainingCounters: countersKept(currentView(run), entering.object, 'battlefield'),
    ...(protector === undefined ? {} : { protector }),
  };
  recordEntry(run, view, final);
  const events = together(counters).map((put): GameEvent => putsCounters(final, put));
  const ahead = events.length === 0 ? undefined : lookAhead(run, final);
  return {
    actions: [
      {
        kind: 'enters',
        entering: final,
        created: entering.created ?? (entering.from === 'nowhere' && view.object(entering.object).token),
      },
    ],
    events,
    then: afterwards(final),
    view: ahead,
  };
}

/** 608.2c: what the effect that puts it there goes on to do to it. */
function afterwards({ afterwards: effects = [], by, object, under }: EnteringObject): Finished['then'] {
  if (effects.length === 0 || by === undefined) return [];
  return [
    {
      effects,
      frame: { by, told: true, context: { source: by.source, controller: by.controller ?? under, those: [object] } },
    },
  ];
}

/** 122.6a: its controller puts them, unless the effect names another. */
function putsCounters(entering: EnteringObject, put: PutCounter): GameEvent {
  const { object, under } = entering;
  const by = { name: entering.by?.name ?? '', controller: under, source: object, isEffect: put.byEffect !== false };
  const { counter, amount, player = under } = put;
  return { kind: 'putsCounters', on: object, counter, amount, player, by, asItEnters: true };
}

/** Counters of one kind that one player puts are put together, whichever effects they come from. */
function together(counters: readonly PutCounter[]): readonly PutCounter[] {
  const sums = new Map<string, PutCounter>();
  for (const put of counters) {
    const key = `${put.counter} ${put.byEffect !== false} ${put.player ?? ''}`;
    const had = sums.get(key);
    sums.set(key, { ...put, amount: (had?.amount ?? 0) + put.amount });
  }
  return [...sums.values()];
}

/** 707.9e: counters from an exception of its copy effect, unless a later copy effect replaced that. */
function copiedCounters(view: View, entering: EnteringObject): readonly PutCounter[] {
  const context = { source: entering.object, controller: entering.under, x: entering.cast?.x ?? 0 };
  return entryExceptions(view, entering).flatMap(exception =>
    exception.kind === 'entersWith'
      ? [{ counter: exception.counter, amount: evaluate(view, exception.amount, context), byEffect: true }]
      : [],
  );
}

function entersTapped(view: View, entering: EnteringObject): boolean {
  return entryExceptions(view, entering).some(exception => exception.kind === 'entersTapped');
}

function entryExceptions(view: View, entering: EnteringObject): readonly CopyException[] {
  const object = view.object(entering.object);
  const copy = entering.copy ?? (object.token ? object.copies.at(-1) : undefined);
  if (copy === undefined || copy.exceptions.length === 0) return [];
  const context = { source: entering.object, controller: entering.under };
  // 707.9f: conditions look at what the resulting permanent would be
  return copy.exceptions.flatMap(exception =>
    exception.kind === 'if'
      ? matches(view, exception.filter, entering.object, context)
        ? exception.then
        : []
      : [exception],
  );
}

/** 310.9a: a battle that is no Siege is protected by its controller. */
function* protectorFor(run: Run, view: View, entering: EnteringObject): ChoiceGenerator<EnteringObject['protector']> {
  const { types, subtypes } = view.of(entering.object);
  if (!types.includes('Battle')) return undefined;
  return yield* chooseProtector(run, entering.object, entering.under, subtypes.includes('Siege'));
}
