// Rules effects in force: effects that change rules rather than objects (613.11).
import type { FunctioningRule } from '../match/view.ts';
import { contextIn, isActive } from './affected-objects.ts';
import { effectNameOf } from './effect-name.ts';
import type { LayerEffect } from './layer-effect.ts';
import type { Projection } from './projection.ts';

/** The rules effects among those that exist whose conditions hold, in timestamp order. */
export function rulesInForce(projection: Projection, effects: readonly LayerEffect[]): readonly FunctioningRule[] {
  return effects
    .filter(effect => effect.effect.changes.some(change => change.kind === 'rule') && isActive(projection, effect))
    .sort((one, other) => one.timestamp - other.timestamp)
    .flatMap(effect => rulesOf(projection, effect));
}

function rulesOf(projection: Projection, effect: LayerEffect): readonly FunctioningRule[] {
  const context = contextIn(projection, effect);
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
              name: effectNameOf(projection.state, effect, context.controller),
              timestamp: effect.timestamp,
              context,
              fixedSet: effect.fixedSet,
              uses: undefined,
              rule: effect.rule,
              keyword: effect.keyword,
            },
          },
        ],
  );
}
