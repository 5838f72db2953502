// Explanation of a whole trail: each step once, with look-aheads in the steps that follow from them.
import type { ObjectId, Step } from '../engine/index.ts';
import type { Citation } from '../rules/index.ts';
import { countedStep, objectNames, type ShownStep, sourceNames } from './alike-steps.ts';
import { asSentence } from './english.ts';
import { type FactStep, gatheredEntries, withPlainEntry } from './entry-steps.ts';
import { type ExplainContext, phraserFor } from './explain-context.ts';
import type { ExplainedStep } from './explanation.ts';
import { joinedSteps } from './joined-steps.ts';
import { withMutualTriggers } from './mutual-triggers.ts';
import { isSilent } from './silent-steps.ts';
import { inCausalOrder } from './step/causal-order.ts';
import { effectScope, isInScopeBecause } from './step/effect-scope.ts';
import { isEmpty } from './step/empty-step.ts';
import { explainStep } from './step/explain-step.ts';
import { type LookAheadFinding, lookAheadFinding } from './step/look-ahead-step.ts';
import { factBefore, isFactOfStep } from './step-facts.ts';

/** Every step of a trail in words, each by itself, with nothing left out or joined. */
export function explainEveryStep(context: ExplainContext, trail: readonly Step[]): readonly ExplainedStep[] {
  const ahead = new Map<string, LookAheadFinding>();
  return trail.map(step => {
    if (step.kind === 'lookedAhead') ahead.set(step.object, lookAheadFinding(context, step));
    return explainStep(context, step, { ahead });
  });
}

/** The steps of an outcome's trail in words, in order and without repetition. */
export function explainTrail(context: ExplainContext, trail: readonly Step[]): readonly ExplainedStep[] {
  const ahead = new Map<string, LookAheadFinding>();
  const explained = new Map<string, ShownStep>();
  const steps = gatheredEntries(inCausalOrder(trail.filter(it => !isEmpty(context, trail, it))));
  for (const [at, step] of steps.entries()) {
    if (step.kind === 'lookedAhead') ahead.set(step.object, lookAheadFinding(context, step));
    if (isSilent(steps, at, step)) continue;
    const own = withFact(context, factBefore(steps, at), step, explainStep(context, step, { ahead }));
    const notable =
      (own.notable && !isOverwritten(context, steps, at)) ||
      (step.kind === 'lookedAhead' && decidesScope(context, steps, lookAheadFinding(context, step)));
    const explanation = { ...own, notable };
    const names = sourceNames(context, step) ?? objectNames(context, step, explanation.text);
    const key = names === undefined ? explanation.text : explanation.text.replaceAll(names.numbered, names.plain);
    const equal = explained.get(key);
    const texts = new Set([...(equal?.texts ?? []), explanation.text]);
    explained.set(key, {
      explanation: equal === undefined ? explanation : merged(equal.explanation, explanation),
      names: equal?.names ?? names,
      texts,
      name: equal === undefined ? nameIn(context, step) : equal.name,
    });
  }
  const counted = [...explained.values()].map(shown => {
    const { texts, name } = shown;
    return { explanation: countedStep(shown), name: texts.size > 1 ? undefined : name };
  });
  return withPlainEntry(context, withMutualTriggers(joinedSteps(counted)), trail);
}

/** The name of the object to which an effect does something. */
function nameIn(context: ExplainContext, step: Step): string | undefined {
  if (step.kind !== 'layer' && step.kind !== 'replaced') return undefined;
  const { object, effect } = step;
  const isOwn = object === undefined || object === effect.source || context.names.isPlayer(object);
  return isOwn ? undefined : context.names.object(object as ObjectId); // what is no player is an object
}

/** Whether a size is set that does not last: another effect sets it later, or what has it is no creature. */
function isOverwritten(context: ExplainContext, trail: readonly Step[], at: number): boolean {
  const step = trail[at];
  if (step?.kind !== 'layer' || step.change?.kind !== 'setPowerToughness') return false;
  const setsAll = (other: Step) =>
    other.kind === 'layer' &&
    other.object === step.object &&
    other.change?.kind === 'setPowerToughness' &&
    other.change.power !== undefined &&
    other.change.toughness !== undefined;
  if (trail.slice(at + 1).some(setsAll)) return true;
  const isThere = context.after.objects.get(step.object)?.zone === 'battlefield';
  return isThere && context.seenAfter.of(step.object).power === undefined;
}

/** Whether a look ahead explains why an effect was applied. */
function decidesScope(context: ExplainContext, trail: readonly Step[], ahead: LookAheadFinding): boolean {
  return trail.some(step => {
    if (step.kind !== 'replaced' || step.object !== ahead.object || step.effect.source === ahead.object) return false;
    const scope = effectScope(context, step.effect);
    return scope !== undefined && isInScopeBecause(scope, ahead);
  });
}

/** The step joined with the fact recorded before it: "Urza's Armor: 1 damage from Hill Giant is prevented". */
function withFact(
  context: ExplainContext,
  before: Step | undefined,
  step: Step,
  explanation: ExplainedStep,
): ExplainedStep {
  if (step.kind !== 'replaced' || !isFactOfStep(before, step)) return explanation;
  const fact = explainStep(context, before, { ahead: new Map() });
  const own = step.effect.source === step.object;
  const text = `${fact.text.replace(/\.$/u, '')}${allTheSame(context, before, step)}`;
  const said = { ...explanation, text: asSentence(own ? text : `${context.names.effect(step.effect)}: ${text}`) };
  if (before.fact.kind !== 'cannot be prevented') return said;
  const { rule, also } = merged(fact, said);
  return { ...said, rule, ...(also === undefined ? {} : { also }) };
}

/** The rest of an effect that prevents nothing (615.12): ", and all the same a shield counter comes off it". */
function allTheSame(context: ExplainContext, before: FactStep, { effect, rewrite, object }: Of<'replaced'>): string {
  if (before.fact.kind !== 'cannot be prevented' || rewrite.kind !== 'prevent') return '';
  const rest = rewrite.then.filter(it => !('amount' in it && isPrevented(it.amount)));
  const words = phraserFor(context, effect, undefined, object === effect.source ? 'it' : undefined).effects(rest);
  return words === '' ? '' : `, and all the same ${words}`;
}

function isPrevented(amount: unknown): boolean {
  return typeof amount === 'object' && amount !== null && 'kind' in amount && amount.kind === 'prevented';
}

type Of<K extends Step['kind']> = Extract<Step, { readonly kind: K }>;

/** Two equal sentences as one step, with the rules of both. */
function merged(before: ExplainedStep, again: ExplainedStep): ExplainedStep {
  const rules = [...new Set([before.rule, ...(before.also ?? []), again.rule, ...(again.also ?? [])])];
  const also = rules.filter(it => it !== before.rule);
  return { ...before, ...(also.length === 0 ? {} : { also }), notable: before.notable || again.notable };
}

/** The weight of a step for citing its rules: 1 decided the outcome, 4 only proposed the event. */
function weightOf(step: Step, { notable }: ExplainedStep): number {
  if (step.kind === 'proposed') return step.by === undefined ? 4 : 3;
  if (!notable) return 3;
  return step.kind === 'layer' || step.kind === 'triggered' ? 2 : 1;
}

/**
 * The rules of a trail, each once, with the sentence of a step that cites it: those that decided first, then those of
 * steps that bear on them, then the rest in order.
 */
export function rulesOfTrail(context: ExplainContext, trail: readonly Step[]): readonly Citation[] {
  const ahead = new Map<string, LookAheadFinding>();
  for (const step of trail) if (step.kind === 'lookedAhead') ahead.set(step.object, lookAheadFinding(context, step));
  const weighed = trail
    .map(step => {
      const explained = explainStep(context, step, { ahead });
      return { step, weight: weightOf(step, explained), about: explained.text };
    })
    .sort((a, b) => a.weight - b.weight);
  const main = weighed.filter(it => it.weight === 1).map(({ step, about }) => ({ rule: step.rule, about }));
  const all = weighed.flatMap(({ step, about }) => [step.rule, ...(step.also ?? [])].map(rule => ({ rule, about })));
  const cited = new Map<string, Citation>();
  for (const citation of [...main, ...all]) if (!cited.has(citation.rule)) cited.set(citation.rule, citation);
  return [...cited.values()];
}
