// Staging of the self-replacement effects of a spell that deals damage (614.15): they are part of it, while it is on the
// stack.
import type { ActiveEffect, GameState } from '../../engine/index.ts';
import { selfNamesOf, unreadSubjects } from '../../oracle/index.ts';
import { idOf, recordUnread, type Staging } from './staging.ts';

/** The position with the self-replacement effects of the spells whose damage is the event; unread ones are reported. */
export function withOwnReplacements(staging: Staging, state: GameState): GameState {
  const { when } = staging.scenario;
  if (when.kind !== 'dealsDamage') return state;
  const sources = new Set(when.damage.flatMap(({ source }) => staging.names.find(source) ?? []));
  const made = [...sources].flatMap(written => effectsOf(staging, state, idOf(written)));
  const stamped = made.map((effect, n) => ({ ...effect, timestamp: state.nextTimestamp + n, id: `own:${n}` }));
  return { ...state, effects: [...state.effects, ...stamped], nextTimestamp: state.nextTimestamp + made.length };
}

function effectsOf(
  staging: Staging,
  state: GameState,
  id: ReturnType<typeof idOf>,
): readonly Omit<ActiveEffect, 'id' | 'timestamp'>[] {
  const object = state.objects.get(id);
  const face = object?.printed.faces[object.face];
  if (object?.zone !== 'stack' || face === undefined) return [];
  const texts = face.abilities.flatMap(it => (it.kind === 'spell' ? [it.text] : []));
  return texts
    .flatMap(text => staging.cards.compiler.ownReplacements(text, selfNamesOf(face)))
    .flatMap(({ sentence, ability }) => {
      if (ability === undefined)
        recordUnread(staging, object.printed.cardName, [{ text: sentence, about: unreadSubjects(sentence) }]);
      if (ability === undefined) return [];
      const { controller, chosen } = object;
      const effect = { sourceName: object.label, controller, does: ability, chosen, source: id };
      return [{ ...effect, fixedSet: undefined, targets: object.cast?.targets ?? [], uses: undefined }];
    });
}
