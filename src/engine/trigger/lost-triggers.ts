// Triggered abilities that permanents and cards in graveyards have lost, and that would have triggered.
import { equals } from '../../kit/structure.ts';
import type { Ability } from '../ability/ability.ts';
import { copiableValuesOf } from '../copy/copiable.ts';
import type { Occurrence } from '../event/occurrence.ts';
import { triggersOf } from '../layers/functioning.ts';
import { mayFunction } from '../layers/functions-in-zone.ts';
import { objectDraft } from '../layers/object-draft.ts';
import { conditionHolds } from '../match/condition-holds.ts';
import type { View } from '../match/view.ts';
import type { GameObject } from '../model/game-object.ts';
import { inZone } from '../model/zone-lists.ts';
import { matchTrigger } from './match-trigger.ts';
import { looksBack } from './trigger-event-facts.ts';

/**
 * 603.2, 603.10a: permanents, and cards in graveyards, that have lost an ability that would have triggered on one of the
 * occurrences; of abilities that look back where `back`.
 */
export function withLostTriggers(view: View, occurrences: readonly Occurrence[], back: boolean): readonly GameObject[] {
  const buried = view.state.players.flatMap(({ id }) => inZone(view.state, 'graveyard', id));
  const functioning = buried.filter(it => mayFunction(view.object(it)));
  const all = functioning.length === 0 ? view.battlefield : [...view.battlefield, ...functioning];
  return all.flatMap((id): readonly GameObject[] => {
    const object = view.object(id);
    if (object.faceDown !== undefined || !copiableValuesOf(object).abilities.some(mayTrigger)) return [];
    const has = view.of(id).abilities;
    const draft = objectDraft(object);
    const abilities = draft.abilities.filter(({ ability }) => !has.some(it => equals(it.ability, ability)));
    if (abilities.length === 0) return [];
    const lost = triggersOf({ ...draft, abilities, controller: view.controller(id) });
    const isMissed = lost.some(({ ability, context }) => {
      const { condition } = ability;
      const { functionsFrom } = ability;
      if (object.zone === 'battlefield' ? functionsFrom !== undefined : !functionsFrom?.includes('graveyard'))
        return false;
      if (condition !== undefined && !conditionHolds(view, condition, context)) return false;
      const events = ability.events.filter(it => it.kind !== 'chapter' && (looksBack(it) !== undefined) === back);
      return occurrences.some(seen => events.some(it => matchTrigger(it, seen, { view, context, occurrences })));
    });
    return isMissed ? [object] : [];
  });
}

function mayTrigger({ kind }: Ability): boolean {
  return kind === 'triggered' || kind === 'keyword';
}
