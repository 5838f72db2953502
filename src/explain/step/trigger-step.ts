// Triggered abilities in words (603): those that trigger and those that do not, as steps and in the order of the stack.

import type { PendingTrigger, Step, WhyNotTriggered } from '../../engine/index.ts';
import { asSentence, capitalized, timesInWords, unnumbered } from '../english.ts';
import type { ExplainContext } from '../explain-context.ts';
import { effectText } from '../phrase/ability-phrase.ts';

type TriggeredStep = Extract<Step, { readonly kind: 'triggered' }>;
type NotTriggeredStep = Extract<Step, { readonly kind: 'notTriggered' }>;

/** The sentence on an ability that triggers: "The ability of Soul Warden triggers twice." */
export function explainTriggered(context: ExplainContext, step: TriggeredStep): string {
  const often = step.times === 1 ? '' : ` ${timesInWords(step.times)}`;
  const extra = step.extra ? ', an additional time because of another effect' : '';
  return asSentence(`${context.names.effect(step.effect)} triggers${often}${onWhat(context, step)}${extra}`);
}

function onWhat(context: ExplainContext, step: TriggeredStep | NotTriggeredStep): string {
  return step.object === undefined || step.object === step.effect.source
    ? ''
    : ` for ${context.names.object(step.object)}`;
}

/** The sentence on an ability that does not trigger: "Soul Warden does not trigger: …" */
export function explainNotTriggered(context: ExplainContext, step: NotTriggeredStep): string {
  return asSentence(`${context.names.effect(step.effect)} does not trigger${onWhat(context, step)}: ${WHY[step.why]}`);
}

const WHY = {
  'condition not met': 'its "if" condition is not met',
  'lost the ability': 'on the battlefield it does not have the ability',
  silenced: 'an effect keeps it from triggering',
  'face down': 'it is face down and has no abilities',
  'did not enter': 'this is not entering the battlefield',
  'phased out': 'it is phased out and sees nothing',
  'not understood': 'whether it should, I cannot tell: not all of its words were understood',
  'no trigger': 'how it enters is no triggered ability, and applies all the same',
} as const satisfies Record<WhyNotTriggered, string>;

/**
 * The abilities in the order they go on the stack, with equal ones in a row counted: "Soul Warden (you): gain 1 life".
 */
export function explainTriggers(context: ExplainContext, triggers: readonly PendingTrigger[]): readonly string[] {
  const rows: Row[] = [];
  for (const trigger of triggers) {
    const row = rowOf(context, trigger);
    const last = rows.at(-1);
    if (last === undefined || last.plain !== row.plain || last.says !== row.says) rows.push(row);
    else if (last.sources.has(trigger.source)) rows[rows.length - 1] = { ...last, times: last.times + trigger.times };
    else if (last.times % last.sources.size === 0 && last.times / last.sources.size === trigger.times) {
      rows[rows.length - 1] = {
        ...last,
        times: last.times + trigger.times,
        sources: new Set([...last.sources, trigger.source]),
      };
    } else rows.push(row);
  }
  return rows.map(lineOf);
}

/** One ability, or equal abilities of objects of one name, with the number of times they trigger. */
interface Row {
  readonly name: string;
  readonly plain: string;
  readonly says: string;
  readonly times: number;
  readonly sources: ReadonlySet<string>;
}

function rowOf(context: ExplainContext, trigger: PendingTrigger): Row {
  const isThere = context.before.objects.has(trigger.source) || context.after.objects.has(trigger.source);
  const name = isThere ? context.names.object(trigger.source) : unnumbered(trigger.sourceLabel);
  const effect = effectText(trigger.effect, name);
  const controller = context.names.player(trigger.controller).name;
  const says = effect === '' ? `(${controller})` : `(${controller}): ${capitalized(effect)}`;
  return { name, plain: name.replace(/ #\d+$/, ''), says, times: trigger.times, sources: new Set([trigger.source]) };
}

function lineOf({ name, plain, says, times: often, sources }: Row): string {
  const each = often / sources.size;
  const who = sources.size === 1 ? name : `${sources.size} × ${plain}`;
  return `${who} ${says}${each === 1 ? '' : ` (${timesInWords(each)}${sources.size === 1 ? '' : ' each'})`}`;
}
