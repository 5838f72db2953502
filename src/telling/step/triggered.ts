// 603: abilities that trigger and abilities that do not, as steps and as the list of what goes on the stack.

import type { Step, Triggered } from '../../engine/index.ts';
import { effectText } from '../phrase/ability.ts';
import type { Scene } from '../scene.ts';
import { capital, sentence, spelled, times } from '../words.ts';

type TriggeredStep = Extract<Step, { readonly kind: 'triggered' }>;
type NotTriggeredStep = Extract<Step, { readonly kind: 'notTriggered' }>;

/** "The ability of Soul Warden triggers twice." */
export function tellTriggered(scene: Scene, step: TriggeredStep): string {
  const often = step.times === 1 ? '' : ` ${times(step.times)}`;
  return sentence(`${scene.names.effect(step.effect)} triggers${often}${onWhat(scene, step)}${causeWords(step.cause)}`);
}

function onWhat(scene: Scene, step: TriggeredStep | NotTriggeredStep): string {
  return step.object === undefined || step.object === step.effect.source
    ? ''
    : ` for ${scene.names.object(step.object)}`;
}

/** "extra" is the one cause that is not told by what triggers. */
function causeWords(cause: string): string {
  return cause === 'extra' ? ', an additional time because of another effect' : '';
}

/** "Soul Warden does not trigger: …" */
export function tellNotTriggered(scene: Scene, step: NotTriggeredStep): string {
  const why = WHY[step.why] ?? spelled(step.why);
  return sentence(
    `${scene.names.effect(step.effect)} does not trigger${onWhat(scene, step)}${why === '' ? '' : `: ${why}`}`,
  );
}

const WHY: Readonly<Record<string, string>> = {
  'condition not met': 'its "if" condition is not met',
  'lost the ability': 'on the battlefield it does not have the ability',
  silenced: 'an effect keeps it from triggering',
  'face down': 'it is face down and has no abilities',
  'did not enter': 'this is not entering the battlefield',
  'phased out': 'it is phased out and sees nothing',
  'no trigger': 'how it enters is no triggered ability, and applies all the same',
};

/** Abilities in the order they go on the stack: "Soul Warden (you): gain 1 life". Like ones in a row are counted. */
export function tellTriggers(scene: Scene, triggers: readonly Triggered[]): readonly string[] {
  const lines: { text: string; times: number }[] = [];
  for (const trigger of triggers) {
    const text = triggerLine(scene, trigger);
    const last = lines.at(-1);
    if (last !== undefined && last.text === text) last.times += trigger.times;
    else lines.push({ text, times: trigger.times });
  }
  return lines.map(it => (it.times === 1 ? it.text : `${it.text} (${times(it.times)})`));
}

function triggerLine(scene: Scene, trigger: Triggered): string {
  const source = scene.before.objects.has(trigger.source) || scene.after.objects.has(trigger.source);
  const name = source ? scene.names.object(trigger.source) : trigger.sourceLabel;
  const effect = effectText(trigger.effect, name);
  const head = `${name} (${scene.names.player(trigger.controller).name})`;
  return effect === '' ? head : `${head}: ${capital(effect)}`;
}
