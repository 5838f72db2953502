// Steps in which objects enter: those of one event gathered, and the plain entry that precedes them.

import type { Step } from '../engine/index.ts';
import { keyOf } from '../kit/structure.ts';
import { asSentence } from './english.ts';
import type { ExplainContext } from './explain-context.ts';
import type { ExplainedStep } from './explanation.ts';
import { effectScope } from './step/effect-scope.ts';
import { explainStep } from './step/explain-step.ts';
import { unmetEntering } from './step/not-applied-step.ts';
import { objectWords } from './step/pick-words.ts';

/** The trail with consecutive equal entries joined into one step, also of what enters attacking. */
export function gatheredEntries(trail: readonly Step[]): readonly Step[] {
  const steps: Step[] = [];
  for (const step of trail) {
    const at = steps.findLastIndex(it => !isOfAttacking(it));
    const last = steps[at];
    if (isEntry(step) && isEntry(last) && waysOf(last) === waysOf(step))
      steps[at] = { ...last, objects: [...last.objects, ...step.objects] };
    else steps.push(step);
  }
  return steps;
}

/** Whether a step is about what something that enters attacking attacks (508.4). */
function isOfAttacking(step: Step): boolean {
  if (step.kind === 'chose') return step.choice.kind === 'attacking';
  return step.kind === 'fact' && step.fact.kind === 'enters attacking';
}

/** A step that states a fact. */
export type FactStep = Extract<Step, { readonly kind: 'fact' }>;

function isEntry(step: Step | undefined): step is FactStep {
  return step?.kind === 'fact' && step.fact.kind === 'enters under';
}

function waysOf({ players, fact }: FactStep): string {
  return keyOf([players, fact]);
}

/** The steps with a sentence on the plain entry where nothing else applied. */
export function withPlainEntry(
  context: ExplainContext,
  explained: readonly ExplainedStep[],
  trail: readonly Step[],
): readonly ExplainedStep[] {
  if (explained.some(it => it.notable && !isPrinted(it))) return explained;
  const entered = trail.flatMap(it => (isEntry(it) ? it.objects : []));
  if (entered.length === 0 || entered.length > MOST_ENTRIES) return explained;
  const missing = new Set(trail.flatMap(it => (misses(context, it) ? explainStep(context, it, NOT_AHEAD).text : [])));
  if (explained.some(it => missing.has(it.text)))
    return explained.map(it => (missing.has(it.text) ? { ...it, notable: true } : it));
  if (explained.some(it => it.notable)) return explained;
  const others = [...context.before.objects.values()].some(it => it.zone === 'battlefield' && !entered.includes(it.id));
  const subject = others ? 'nothing on the battlefield' : 'nothing';
  const text = asSentence(
    `${subject} changes how ${objectWords(context, entered)} ${entered.length === 1 ? 'enters' : 'enter'}`,
  );
  return explained.map(it => (it.matter === 'plain entry' ? { ...it, text, notable: true } : it));
}

/** Whether a step tells only of counters that what enters has by being a planeswalker, a battle or a Saga. */
function isPrinted({ matter }: ExplainedStep): boolean {
  return matter === 'printed loyalty' || matter === 'printed defense' || matter === 'first chapter';
}

/** Whether a step is on an effect on how others enter that the entering object is not among, or on a condition of its own. */
function misses(context: ExplainContext, step: Step): boolean {
  if (step.kind !== 'considered') return false;
  if (step.why === 'condition not met')
    return step.effect.source === step.object && unmetEntering(context, step.effect) !== undefined;
  return step.why === 'does not match' && effectScope(context, step.effect) !== undefined;
}

const NOT_AHEAD = { ahead: new Map<never, never>() };

const MOST_ENTRIES = 3;
