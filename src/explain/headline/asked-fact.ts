// Facts on what was asked: one clause that every outcome shares, so that answers to one question can stand side by side.

import type { GameEvent, ObjectId } from '../../engine/index.ts';
import type { Inquiry } from '../../scenario/index.ts';
import { asSentence } from '../english.ts';
import { isOfAny } from '../trigger-source.ts';
import { verdictOn } from './asked-headline.ts';
import { type AskedOutcome, objectsAsked, sayOf } from './asked-outcome.ts';
import { explainEvent } from './event-headline.ts';
import type { OutcomeInContext } from './explained-outcome.ts';

/** The event of a question, and the objects that it is about. */
export interface FactInput {
  readonly event: GameEvent;
  readonly asked: readonly ObjectId[];
  readonly find: (name: string) => readonly ObjectId[];
}

/**
 * The facts that answer an inquiry, or the event's own sentences where none is made, each once; none where some outcome
 * has no answer.
 */
export function askedFacts(
  shown: readonly OutcomeInContext[],
  input: FactInput,
  inquiry: Inquiry | undefined,
): readonly string[] {
  const facts = new Set(
    shown.map(each =>
      inquiry === undefined
        ? explainEvent(each.context, each.outcome, input.event)
        : factIn({ ...each, ...input }, inquiry),
    ),
  );
  return facts.has(undefined) ? [] : [...facts].map(fact => asSentence(fact ?? ''));
}

function factIn(shown: AskedOutcome, inquiry: Inquiry): string | undefined {
  const fact = verdictOn(inquiry, shown)?.fact;
  // what triggers besides is another question
  if (fact !== undefined || inquiry.kind !== 'triggers') return fact?.split('; then ')[0];
  return silent(shown, inquiry.objects);
}

/** "Soul Warden does not trigger", where nothing tells why; undefined where something does trigger. */
function silent(shown: AskedOutcome, objects: readonly string[] | undefined): string | undefined {
  const ids = objects === undefined ? [] : objectsAsked(shown, objects);
  const { triggers, trail } = shown.outcome;
  if (trail.some(it => it.kind === 'notTriggered' && it.why === 'not understood')) return undefined;
  if (objects === undefined) return triggers.length === 0 ? 'nothing triggers' : undefined;
  if (ids.length !== 1 || triggers.some(it => isOfAny(it, ids))) return undefined;
  return sayOf(shown, ids, 'does not trigger');
}
