// 608.2n: what becomes of an instant or sorcery spell once its instructions are carried out.
import type { ChoiceGenerator } from '../choice/choice-request.ts';
import type { GameEvent, Move } from '../event/game-event.ts';
import { currentView, type Run } from '../event/run-state.ts';
import type { ObjectId } from '../model/ids.ts';
import { performEvent } from '../pipeline/perform-batch.ts';

/** 608.2n: as the final part of its resolution, the spell is put into its owner's graveyard, unless it has moved itself. */
export function* leaveStack(run: Run, event: GameEvent): ChoiceGenerator<void> {
  if (event.kind !== 'carriesOut' || event.spell === undefined) return;
  const { spell, targets, illegal = [] } = event;
  if (run.state.objects.get(spell)?.zone !== 'stack') return;
  const isUnresolved = illegal.length > 0 && illegal.length === targets.length;
  const place = isUnresolved ? UNRESOLVED : placeOf(run, spell);
  const move = { object: spell, withCounters: [], linkedTo: undefined, position: 'top', ...place } as const;
  yield* performEvent(run, { kind: 'moves', objects: [move], by: undefined });
}

/** 608.2b: a spell that does not resolve is put there by the rules, and nothing about "as it resolves" applies. */
const UNRESOLVED = { to: 'graveyard', verb: 'stateBased' } as const;

/** The place the spell goes to; an Adventure is exiled (715.3d), an Omen shuffled into the library (720.3d) in place of that. */
function placeOf(run: Run, spell: ObjectId): Pick<Move, 'to' | 'verb'> & Partial<Pick<Move, 'position'>> {
  const { subtypes } = currentView(run).of(spell);
  if (subtypes.includes('Adventure')) return { to: 'exile', verb: 'exile' };
  if (subtypes.includes('Omen')) return { to: 'library', verb: 'shuffle', position: 'shuffled' };
  return { to: 'graveyard', verb: 'put' };
}
