// 613.11: effects that change rules rather than objects.
import type { FunctioningRule } from '../match/view.ts';
import type { LayerEffect } from './layer-effect.ts';
import { nameOf } from './naming.ts';
import { contextIn, isActive } from './reach.ts';
import type { World } from './world.ts';

/** The rules effects among those that exist whose conditions hold, in timestamp order. */
export function rulesInForce(world: World, effects: readonly LayerEffect[]): readonly FunctioningRule[] {
  return effects
    .filter(effect => effect.effect.changes.some(change => change.kind === 'rule') && isActive(world, effect))
    .sort((one, other) => one.timestamp - other.timestamp)
    .flatMap(effect => rulesOf(world, effect));
}

function rulesOf(world: World, effect: LayerEffect): readonly FunctioningRule[] {
  const context = contextIn(world, effect);
  const { affects, changes, condition } = effect.effect;
  return changes.flatMap(change =>
    change.kind !== 'rule'
      ? []
      : [
          {
            rule: change.rule,
            affects,
            from: {
              ability: {
                kind: 'static',
                effects: [{ affects, changes: [change], condition }],
                condition: undefined,
                defining: false,
              },
              key: effect.key,
              source: effect.source,
              controller: context.controller,
              name: nameOf(world.state, effect, context.controller),
              timestamp: effect.timestamp,
              context,
              holds: effect.holds,
              uses: undefined,
              rule: effect.rule,
              keyword: effect.keyword,
            },
          },
        ],
  );
}
