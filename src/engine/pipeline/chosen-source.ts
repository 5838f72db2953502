// "A source of your choice" (609.7a): chosen as the effect was made; where not recorded, among the sources that deal
// damage now.

import type { Clause } from '../ability/filter.ts';
import { type ChoiceGenerator, chooseObjects } from '../choice/choice-request.ts';
import { likenessKey } from '../choice/options.ts';
import type { GameEvent } from '../event/game-event.ts';
import { currentView, type Run } from '../event/run-state.ts';
import type { ActiveEffect } from '../model/active-effect.ts';
import type { ObjectId } from '../model/ids.ts';
import { eventContext } from '../replacement/event-context.ts';
import { matchesPattern } from '../replacement/match-pattern.ts';

/** Chooses the source of each effect without one, where the damage that would be dealt has possible sources. */
export function* chooseSources(run: Run, parts: readonly GameEvent[]): ChoiceGenerator<void> {
  for (const effect of run.state.effects) {
    if (effect.chosen.object !== undefined || !isOfChosenSource(effect)) continue;
    const among = sourcesFor(run, effect, parts);
    if (among.length === 0) continue;
    const header = { kind: 'object', who: effect.controller, object: effect.source, rule: '609.7a' } as const;
    const likeBy = (id: ObjectId) => `${likenessKey(run, id)} ${dealtBy(parts, id)}`;
    const [object] = among.length === 1 ? among : yield* chooseObjects(run, header, { among, min: 1, max: 1, likeBy });
    if (object === undefined) continue;
    const effects = run.state.effects.map(each =>
      each.id === effect.id ? { ...each, chosen: { ...each.chosen, object } } : each,
    );
    run.state = { ...run.state, effects };
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

/** The sources of the damage that might have been chosen. */
function sourcesFor(run: Run, effect: ActiveEffect, parts: readonly GameEvent[]): readonly ObjectId[] {
  const view = currentView(run);
  const working = view.replacements.find(it => it.key === effect.id);
  if (working === undefined) return [];
  const sources = parts.flatMap(part => (part.kind === 'dealsDamage' ? part.damage.map(it => it.source) : []));
  return [...new Set(sources)].filter(object => {
    const mine = parts.filter(part => part.kind === 'dealsDamage' && part.damage[0]?.source === object);
    const chosen = { ...effect.chosen, object };
    return mine.some(part => {
      const context = { ...working.context, ...eventContext(view, part), chosen };
      return matchesPattern(run, view, working.ability.event, part, context);
    });
  });
}
