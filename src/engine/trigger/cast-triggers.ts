// Cast triggers that change their permanent spell (601.2i, 603.3): they resolve before the spell does.
import type { TriggeredAbility } from '../ability/ability.ts';
import type { Change } from '../ability/continuous-effect.ts';
import type { Effect } from '../ability/effect.ts';
import { SELF } from '../ability/self.ts';
import type { Edition } from '../edition.ts';
import type { GameEvent } from '../event/game-event.ts';
import { project } from '../layers/project.ts';
import { matches } from '../match/matches.ts';
import { isAmongPlayers } from '../match/resolve-reference.ts';
import type { Functioning, View } from '../match/view.ts';
import type { ActiveEffect } from '../model/active-effect.ts';
import type { CastRecord } from '../model/game-object.ts';
import type { ObjectId, PlayerId } from '../model/ids.ts';
import type { GameState } from '../model/state.ts';

/**
 * The position with the lasting effects of cast triggers on the spells: "Whenever a player casts …, it gains devour 5".
 */
export function withCastTriggers(state: GameState, event: GameEvent, edition: Edition): GameState {
  if (event.kind !== 'enters') return state;
  const cast = event.objects.flatMap(({ object, cast: how }) =>
    how !== undefined && state.objects.get(object)?.zone === 'stack' ? [{ object, by: how.by, from: how.from }] : [],
  );
  if (cast.length === 0) return state;
  const view = project(state, edition);
  const triggers = view.triggers.filter(it => it.ability.effects !== undefined);
  const made = cast.flatMap(spell => triggers.flatMap(trigger => changesBy(view, trigger, spell)));
  if (made.length === 0) return state;
  const effects = made.map((effect, index) => ({ ...effect, timestamp: state.nextTimestamp + index }));
  return { ...state, effects: [...state.effects, ...effects], nextTimestamp: state.nextTimestamp + made.length };
}

interface Spell {
  readonly object: ObjectId;
  readonly by: PlayerId;
  readonly from: CastRecord['from'];
}

function changesBy(view: View, trigger: Functioning<TriggeredAbility>, spell: Spell): readonly ActiveEffect[] {
  const { ability, context, name, controller, key } = trigger;
  const watches = ability.events.some(
    event =>
      event.kind === 'casts' &&
      event.nth === undefined &&
      (event.from === undefined || event.from === spell.from) &&
      (event.notFrom === undefined || event.notFrom !== spell.from) &&
      isAmongPlayers(view, event.who, context, spell.by) &&
      matches(view, event.what, spell.object, context),
  );
  const changes = watches ? (ability.effects ?? []).flatMap(changesIt) : [];
  if (changes.length === 0) return [];
  return [
    {
      id: `cast:${key}:${spell.object}`,
      sourceName: name.name,
      controller,
      does: {
        kind: 'static',
        effects: [{ affects: SELF, changes, condition: undefined }],
        condition: undefined,
        defining: false,
      },
      fixedSet: [spell.object],
      targets: [],
      chosen: {},
      timestamp: 0,
      uses: undefined,
      source: undefined,
    },
  ];
}

/** The changes an instruction makes to the spell itself ("it", "that spell"). */
function changesIt(effect: Effect): readonly Change[] {
  if (effect.kind !== 'continuous' || effect.what.kind !== 'ref' || effect.what.ref.kind !== 'it') return [];
  return effect.changes;
}
