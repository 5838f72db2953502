// One sentence or two for each kind of step: a table complete by type.

import type { Step } from '../../engine/index.ts';
import type { Scene } from '../scene.ts';
import type { StepTelling } from '../telling.ts';
import { sentence } from '../words.ts';
import { type Ahead, tellAhead } from './ahead.ts';
import { tellStateBased } from './based.ts';
import { tellChoice } from './choice.ts';
import { tellForbidden } from './forbidden.ts';
import { tellLayer } from './layer.ts';
import { tellNoted } from './noted.ts';
import { tellProposed } from './proposed.ts';
import { isWithoutX, putsNone, tellReplaced } from './replaced.ts';
import { decides, scopeOf } from './scope.ts';
import { tellNotTriggered, tellTriggered } from './triggered.ts';
import { tellWhyNot } from './why.ts';

type Kind = Step['kind'];
type Of<K extends Kind> = Extract<Step, { readonly kind: K }>;

/** What earlier steps of the same trail have shown. */
export interface Told {
  /** The last look ahead at each object, by its id. */
  readonly ahead: ReadonlyMap<string, Ahead>;
}

/** Takes one step; gives it in words. */
export function tellStep(scene: Scene, step: Step, told: Told): StepTelling {
  return {
    rule: step.rule,
    ...(step.also === undefined || step.also.length === 0 ? {} : { also: step.also }),
    text: textOf(scene, step, told),
    applies: appliesIn(step),
    notable: isNotable(scene, step, told),
  };
}

/** Whether the step is of something that applied, rather than considered in vain. */
function appliesIn(step: Step): boolean {
  if (step.kind === 'considered') return step.applies;
  return step.kind !== 'notTriggered';
}

/** What would happen goes without saying; what the look ahead decided never does. */
function isNotable(scene: Scene, step: Step, told: Told): boolean {
  if (step.kind === 'proposed') return false;
  if (step.kind === 'replaced' && putsNone(step)) return isWithoutX(step);
  if (step.kind === 'layer' && step.change === undefined && step.note === 'dependency') return false;
  if (step.kind === 'layer' && QUIET.includes(step.note)) return false;
  return step.notable || decided(scene, step, told);
}

// What counters and copies do to an object its final state shows.
const QUIET: readonly Of<'layer'>['note'][] = ['counter', 'copiable'];

/** Whether an effect is out of scope because of what was seen ahead: the heart of the answer, and always shown. */
function decided(scene: Scene, step: Step, told: Told): boolean {
  if (step.kind !== 'considered' || step.why !== 'does not match' || step.object === undefined) return false;
  const ahead = told.ahead.get(step.object);
  const scope = ahead === undefined ? undefined : scopeOf(scene, step.effect);
  return ahead !== undefined && scope !== undefined && decides(scope, ahead);
}

function textOf(scene: Scene, step: Step, told: Told): string {
  // The table's entry for a kind takes the steps of that kind; the type cannot say so of a union.
  const tell = SENTENCES[step.kind] as (scene: Scene, step: Step, told: Told) => string;
  return tell(scene, step, told);
}

const SENTENCES = {
  proposed: (scene, step) => tellProposed(scene, step),
  lookedAhead: (scene, step) => tellAhead(scene, step),
  considered: (scene, step, told) => {
    const ahead = step.object === undefined ? undefined : told.ahead.get(step.object);
    if (step.applies) return sentence(`${scene.names.effect(step.effect)} applies${about(scene, step.object)}`);
    return tellWhyNot(scene, { effect: step.effect, object: step.object, ahead }, step.why);
  },
  replaced: (scene, step) => tellReplaced(scene, step),
  ordered: (scene, step) => {
    const others = step.among.filter(it => it !== step.chosen).map(it => scene.names.effect(it));
    const chosen = scene.names.effect(step.chosen);
    const over = [...new Set(others)].filter(it => it !== chosen);
    return sentence(
      over.length === 0
        ? `${chosen} is applied first`
        : `${scene.names.does(step.who, 'choose')} to apply ${chosen} before ${over.join(', ')}`,
    );
  },
  chose: (scene, step) => tellChoice(scene, step),
  forbidden: (scene, step) => tellForbidden(scene, step),
  layer: (scene, step) => tellLayer(scene, step),
  triggered: (scene, step) => tellTriggered(scene, step),
  notTriggered: (scene, step) => tellNotTriggered(scene, step),
  stateBased: (scene, step) => tellStateBased(scene, step),
  noted: (scene, step) => tellNoted(scene, step),
} as const satisfies { readonly [K in Kind]: (scene: Scene, step: Of<K>, told: Told) => string };

function about(scene: Scene, object: Of<'considered'>['object']): string {
  return object === undefined ? '' : ` to ${scene.names.thing(object)}`;
}
