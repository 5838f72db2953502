// Events of an instant or sorcery on the permanents there are, offered in place of its entering.
import type { Effect, Filter, GameState, Objects, PlayerId, PlayerRef, Printed } from '../../engine/index.ts';
import { project, select } from '../../engine/index.ts';
import { effectsOfCard } from './stage-cause.ts';
import { idOf, type Staging } from './staging.ts';

/** Lines of shorthand without a board: "destroy Bear Cub", "Shock deals 2 damage to Bear Cub". None where nothing fits. */
export function eventsOfSpell(
  staging: Staging,
  state: GameState,
  printed: Printed,
  controller: PlayerId,
): readonly string[] {
  const view = project(state, staging.edition);
  const context = { source: undefined, controller };
  const fitting = (filter: Filter) => {
    const ids = select(view, filter, context);
    return staging.names.objects.filter(
      it => ids.includes(idOf(it)) && state.objects.get(idOf(it))?.zone === 'battlefield',
    );
  };
  const events = effectsOfCard(staging, printed).flatMap(effect => {
    const filter = filterOf(effect);
    if (filter === undefined) return [];
    const keys = fitting(filter).map(it => it.key);
    if (effect.kind === 'destroy' && effect.what.kind === 'each' && keys.length > 1)
      return [`${keys.join('; ')} is destroyed by ${printed.cardName}`];
    return keys.flatMap(key => eventOn(effect, printed.cardName, key) ?? []);
  });
  return [...new Set(events)].slice(0, MOST_EVENTS);
}

/** As many as there are buttons in a row. */
const MOST_EVENTS = 5;

function filterOf(effect: Effect): Filter | undefined {
  if (effect.kind === 'destroy') return filterIn(effect.what);
  return effect.kind === 'dealDamage' ? filterIn(effect.to) : undefined;
}

function filterIn(what: Objects | PlayerRef): Filter | undefined {
  return 'filter' in what ? what.filter : undefined;
}

function eventOn(effect: Effect, spell: string, object: string): string | undefined {
  if (effect.kind === 'destroy') return `destroy ${object}`;
  if (effect.kind !== 'dealDamage' || typeof effect.amount !== 'number') return undefined;
  return `${spell} deals ${effect.amount} damage to ${object}`;
}
