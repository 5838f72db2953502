// Turn-based actions as a step or phase begins (703.4).
import type { ChoiceGenerator } from '../choice/choice-request.ts';
import type { GameEvent } from '../event/game-event.ts';
import { currentView, type Run, recordFact } from '../event/run-state.ts';
import { matches } from '../match/matches.ts';
import type { View } from '../match/view.ts';
import type { ObjectId, PlayerId } from '../model/ids.ts';
import { performEvent } from '../pipeline/perform-batch.ts';

/** Performs the turn-based actions of a step or phase, if it did begin. */
export function* turnBasedActions(run: Run, player: PlayerId, what: string): ChoiceGenerator<void> {
  const began = run.occurrences.some(it => it.kind === 'began' && it.player === player && it.what === what);
  if (!began) return;
  const view = currentView(run);
  for (const { rule, event } of actionsOf(view, player, what)) {
    recordFact(run, rule, { kind: 'turn-based' }, [], { players: [player], notable: false });
    yield* performEvent(run, event);
  }
}

function actionsOf(
  view: View,
  player: PlayerId,
  what: string,
): readonly { readonly rule: string; readonly event: GameEvent }[] {
  switch (what) {
    case 'untap': {
      const objects = view.battlefield.filter(id => view.controller(id) === player && untaps(view, id));
      return objects.length === 0 ? [] : [{ rule: '502.3', event: { kind: 'untaps', objects } }];
    }
    case 'draw':
      return [{ rule: '504.1', event: { kind: 'draws', player, count: 1, by: undefined } }];
    case 'precombat main':
      return sagasOf(view, player).map(on => ({ rule: '714.3c', event: loreCounter(on, player) }));
    default:
      return [];
  }
}

/** Whether it untaps, as no effect forbids that. */
function untaps(view: View, id: ObjectId): boolean {
  if (!view.object(id).tapped) return false;
  return !view.rules.some(
    ({ rule, affects, from }) =>
      rule.kind === 'text' && /untap/i.test(rule.text) && matches(view, affects, id, from.context),
  );
}

function sagasOf(view: View, player: PlayerId): readonly ObjectId[] {
  return view.battlefield.filter(
    id =>
      view.controller(id) === player &&
      view.of(id).subtypes.includes('Saga') &&
      (hasChapters(view, id) || !view.edition.sagasWithoutChaptersStay),
  );
}

function hasChapters(view: View, id: ObjectId): boolean {
  return view
    .of(id)
    .abilities.some(({ ability }) => ability.kind === 'triggered' && ability.events.some(it => it.kind === 'chapter'));
}

/** A lore counter put by the rules, not by an effect (614.16). */
function loreCounter(on: ObjectId, player: PlayerId): GameEvent {
  const by = { name: '', controller: player, source: undefined, isEffect: false };
  return { kind: 'putsCounters', on, counter: 'lore', amount: 1, player, by };
}
