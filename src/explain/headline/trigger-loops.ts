// Loops of abilities that make each other trigger again and again, until the game is over or without end (732.1b).
import type { PendingTrigger } from '../../engine/index.ts';
import { listInWords } from '../english.ts';
import { sourceKey } from '../trigger-source.ts';
import type { AskedOutcome } from './asked-outcome.ts';
import { followed, type Resolved } from './later-outcomes.ts';

/** The times that an ability has to come of itself before it is a loop: twice may be an end. */
const OFTEN = 3;

/** "Sanguine Bond and Exquisite Blood trigger each other until your opponent loses the game"; undefined where none is a loop. */
export function loopSaid(shown: AskedOutcome, resolved: readonly Resolved[]): string | undefined {
  const names = loopNames(shown, resolved);
  const lost = resolved.at(-1)?.outcome.state.players.find(it => it.lost);
  if (names === undefined || lost === undefined) return undefined;
  return `${names} until ${shown.context.names.does(lost.id, 'lose the game')}`;
}

/**
 * The same of the abilities that an event has made trigger, followed to the end, with what comes of it where there is none
 * (732.4); undefined where they are no loop, or one is open.
 */
export function loopBegun(shown: AskedOutcome): string | undefined {
  const { triggers } = shown.outcome;
  if (triggers.length === 0 || triggers.length > MOST_BEGUN) return undefined;
  const { resolved, end } = followed(shown, triggers, { same: it => it, more: () => true, idle: () => false, goesOn });
  if (end === 'done') return loopSaid(shown, resolved);
  const names = end === 'endless' ? loopNames(shown, resolved) : undefined;
  return names === undefined ? undefined : `${names} without end, unless a player stops it`;
}

/** Whether the abilities that have resolved may still be a loop: one comes of itself before many have. */
function goesOn(resolved: readonly Resolved[]): boolean {
  const last = resolved.at(-1);
  return last === undefined || resolved.length < LONGEST_ROUND || ancestors(last).some(it => isSame(it, last));
}

/** The abilities that resolve before a loop has begun anew. */
const LONGEST_ROUND = 8;

/** The most abilities that begin a loop which is looked for. */
const MOST_BEGUN = 3;

/** "Sanguine Bond and Exquisite Blood trigger each other", "Niv-Mizzet triggers itself": the abilities of which one comes of itself. */
function loopNames({ context }: AskedOutcome, resolved: readonly Resolved[]): string | undefined {
  const last = resolved.findLast(it => ancestors(it).filter(other => isSame(other, it)).length >= OFTEN);
  if (last === undefined) return undefined;
  const before = ancestors(last);
  const round = [
    last,
    ...before.slice(
      0,
      before.findIndex(it => isSame(it, last)),
    ),
  ].map(it => it.trigger);
  const started = new Map(resolved.map((it, at) => [abilityKey(it.trigger), at] as const).toReversed());
  const inOrder = round.toSorted(
    (one, other) => (started.get(abilityKey(one)) ?? 0) - (started.get(abilityKey(other)) ?? 0),
  );
  const names = [...new Set(inOrder.map(context.names.sourceOf))];
  return names.length === 1 ? `${names[0]} triggers itself` : `${listInWords(names)} trigger each other`;
}

function isSame(one: Resolved, other: Resolved): boolean {
  return abilityKey(one.trigger) === abilityKey(other.trigger);
}

function abilityKey(trigger: PendingTrigger): string {
  return `${sourceKey(trigger)} ${trigger.effect}`;
}

/** Abilities by which one has come to trigger, the last first. */
function ancestors({ by }: Resolved): readonly Resolved[] {
  return by === undefined ? [] : [by, ...ancestors(by)];
}
