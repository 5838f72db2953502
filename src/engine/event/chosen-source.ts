// 609.7a: "a source of your choice" is one source, chosen as the effect was made; where nobody said which, one that deals damage now.

import type { Clause } from '../ability/filter.ts';
import { type Asking, askObjects } from '../choice/ask.ts';
import { likeness } from '../choice/options.ts';
import type { ActiveEffect } from '../model/effect.ts';
import type { ObjectId } from '../model/ids.ts';
import { eventContext } from '../replacement/event-context.ts';
import { watches } from '../replacement/watches.ts';
import type { GameEvent } from './event.ts';
import { type Play, viewNow } from './play.ts';

/** Settles which source each effect was made for, where the damage that would be dealt lets that be asked. */
export function* chooseSources(play: Play, parts: readonly GameEvent[]): Asking<void> {
  for (const effect of play.state.effects) {
    if (effect.chosen.object !== undefined || !isOfChosenSource(effect)) continue;
    const among = sourcesFor(play, effect, parts);
    if (among.length === 0) continue;
    const asked = { kind: 'object', who: effect.controller, object: effect.source, rule: '609.7a' } as const;
    const likeBy = (id: ObjectId) => `${likeness(play, id)} ${dealtBy(parts, id)}`;
    const [object] = among.length === 1 ? among : yield* askObjects(play, asked, { among, min: 1, max: 1, likeBy });
    if (object === undefined) continue;
    const effects = play.state.effects.map(it =>
      it.id === effect.id ? { ...it, chosen: { ...it.chosen, object } } : it,
    );
    play.state = { ...play.state, effects };
  }
}

function dealtBy(parts: readonly GameEvent[], source: ObjectId): string {
  const damage = parts.flatMap(part => (part.kind === 'dealsDamage' ? part.damage : []));
  return damage.flatMap(it => (it.source === source ? [`${it.amount} to ${it.to}`] : [])).join(', ');
}

function isOfChosenSource({ does }: ActiveEffect): boolean {
  return (
    does.kind === 'replacement' && does.event.kind === 'dealDamage' && (does.event.source?.clauses ?? []).some(isChosen)
  );
}

function isChosen(clause: Clause): boolean {
  return clause.kind === 'is' && clause.ref.kind === 'chosen';
}

/** The sources among those that deal damage that might have been chosen. */
function sourcesFor(play: Play, effect: ActiveEffect, parts: readonly GameEvent[]): readonly ObjectId[] {
  const view = viewNow(play);
  const working = view.replacements.find(it => it.key === effect.id);
  if (working === undefined) return [];
  const sources = parts.flatMap(part => (part.kind === 'dealsDamage' ? part.damage.map(it => it.source) : []));
  return [...new Set(sources)].filter(object => {
    const mine = parts.filter(part => part.kind === 'dealsDamage' && part.damage[0]?.source === object);
    const chosen = { ...effect.chosen, object };
    return mine.some(part => {
      const context = { ...working.context, ...eventContext(view, part), chosen };
      return watches(play, view, working.ability.event, part, context);
    });
  });
}
