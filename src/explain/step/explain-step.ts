// Steps in words, one or two sentences for each kind: a table complete by type.

import type { EffectName, Step } from '../../engine/index.ts';
import { Memo } from '../../kit/memo.ts';
import { asSentence, possessive } from '../english.ts';
import type { ExplainContext } from '../explain-context.ts';
import type { ExplainedStep } from '../explanation.ts';
import { explainChoice } from './choice-step.ts';
import { effectScope, isOutOfScopeBecause } from './effect-scope.ts';
import { explainFact } from './fact-step.ts';
import { explainForbidden } from './forbidden-step.ts';
import { explainLayer } from './layer-step.ts';
import { explainLookAhead, type LookAheadFinding } from './look-ahead-step.ts';
import { explainNotApplied } from './not-applied-step.ts';
import { explainProposed } from './proposed-step.ts';
import { explainReplaced, putsNone, saysWhyNone } from './replaced-step.ts';
import { explainStateBased } from './state-based-step.ts';
import { matterOf } from './step-matter.ts';
import { explainNotTriggered, explainTriggered, isPerCounter } from './trigger-step.ts';

type Kind = Step['kind'];
type Of<K extends Kind> = Extract<Step, { readonly kind: K }>;

/** The findings of earlier steps of the same trail. */
export interface TrailSoFar {
  /** The last look ahead at each object, by its id. */
  readonly ahead: ReadonlyMap<string, LookAheadFinding>;
}

/** Steps in words, by the context in which they were explained. */
const EXPLAINED = new Memo<ExplainContext, Map<Step, ExplainedStep>>();

/** A step in words, with its rules and its weight: once for the trail and the rules that it cites. */
export function explainStep(context: ExplainContext, step: Step, soFar: TrailSoFar): ExplainedStep {
  // what was considered is told by what was found before it
  if (step.kind === 'considered') return stepInWords(context, step, soFar);
  const explained = EXPLAINED.get(context) ?? new Map<Step, ExplainedStep>();
  EXPLAINED.set(context, explained);
  const known = explained.get(step) ?? stepInWords(context, step, soFar);
  explained.set(step, known);
  return known;
}

function stepInWords(context: ExplainContext, step: Step, soFar: TrailSoFar): ExplainedStep {
  return {
    rule: step.rule,
    ...(step.also === undefined || step.also.length === 0 ? {} : { also: step.also }),
    text: textOf(context, step, soFar),
    matter: matterOf(step),
    applies: appliesIn(step),
    notable: isNotable(context, step, soFar),
    ...(step.kind === 'proposed' && step.by !== undefined ? { instructed: true } : {}),
    ...(step.kind === 'triggered' && isPerCounter(context, step) ? { each: true } : {}),
    ...(context.answers?.(step) === true ? { answers: true } : {}),
  };
}

/** Whether the step's effect applied, rather than being considered and not applied. */
function appliesIn(step: Step): boolean {
  if (step.kind === 'considered') return step.applies;
  return step.kind !== 'notTriggered';
}

/** Whether a short answer shows the step: a proposed event never, an effect that a look ahead decided always. */
function isNotable(context: ExplainContext, step: Step, soFar: TrailSoFar): boolean {
  if (step.kind === 'proposed') return false;
  if (step.kind === 'fact' && step.fact.kind === 'nothing happens') return true;
  if (step.kind === 'replaced' && putsNone(step)) return saysWhyNone(context, step);
  if (step.kind === 'layer' && step.change === undefined && step.code === 'dependency') return false;
  if (step.kind === 'layer' && QUIET.includes(step.code)) return false;
  // 702.73a: by its own keyword, which the state shows
  if (step.kind === 'layer' && step.change?.kind === 'everyCreatureType' && step.effect.source === step.object)
    return false;
  return step.notable || decided(context, step, soFar);
}

// Layer steps on counters and copies, which the final state shows.
const QUIET: readonly Of<'layer'>['code'][] = ['counter', 'copiable', 'lost'];

/** Whether an effect is out of scope because of a look ahead; such a step decides the answer and is always shown. */
function decided(context: ExplainContext, step: Step, soFar: TrailSoFar): boolean {
  if (step.kind !== 'considered' || step.why !== 'does not match' || step.object === undefined) return false;
  const ahead = soFar.ahead.get(step.object);
  const scope = ahead === undefined ? undefined : effectScope(context, step.effect);
  return ahead !== undefined && scope !== undefined && isOutOfScopeBecause(scope, ahead);
}

function textOf(context: ExplainContext, step: Step, soFar: TrailSoFar): string {
  // The table's entry for a kind takes steps of that kind; the type cannot express this for a union.
  const sentenceOf = SENTENCES[step.kind] as (context: ExplainContext, step: Step, soFar: TrailSoFar) => string;
  return sentenceOf(context, step, soFar);
}

const SENTENCES = {
  proposed: (context, step) => explainProposed(context, step),
  lookedAhead: (context, step) => explainLookAhead(context, step),
  considered: (context, step, soFar) => {
    const ahead = step.object === undefined ? undefined : soFar.ahead.get(step.object);
    if (step.applies) return asSentence(`${context.names.effect(step.effect)} applies${about(context, step.object)}`);
    return explainNotApplied(context, { effect: step.effect, object: step.object, ahead, lost: step.lost }, step.why);
  },
  replaced: (context, step) => explainReplaced(context, step),
  ordered: (context, step) => {
    const others = step.among.filter(it => it !== step.chosen).map(it => effectOrdered(context, it));
    const chosen = effectOrdered(context, step.chosen);
    const over = [...new Set(others)].filter(it => it !== chosen);
    return asSentence(
      over.length === 0
        ? `${chosen} is applied first`
        : `${context.names.does(step.who, 'choose')} to apply ${chosen} before ${over.join(', ')}`,
    );
  },
  chose: (context, step) => explainChoice(context, step),
  forbidden: (context, step) => explainForbidden(context, step),
  layer: (context, step) => explainLayer(context, step),
  triggered: (context, step) => explainTriggered(context, step),
  notTriggered: (context, step) => explainNotTriggered(context, step),
  stateBased: (context, step) => explainStateBased(context, step),
  fact: (context, step) => explainFact(context, step),
} as const satisfies { readonly [K in Kind]: (context: ExplainContext, step: Of<K>, soFar: TrailSoFar) => string };

/** An effect by its source; of what is not on the battlefield yet it is its own: "Etched Monstrosity's own effect". */
function effectOrdered(context: ExplainContext, effect: EffectName): string {
  const name = context.names.effect(effect);
  const source = effect.source === undefined ? undefined : context.before.objects.get(effect.source);
  const isThere = source === undefined || source.zone === 'battlefield';
  return isThere ? name : `${possessive(name)} own effect`;
}

function about(context: ExplainContext, object: Of<'considered'>['object']): string {
  return object === undefined ? '' : ` to ${context.names.thing(object)}`;
}
