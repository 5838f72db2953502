// Explanation of a whole trail: each step once, with look-aheads in the steps that follow from them.

import type { ChoiceKind, Fact, ObjectId, PlayerId, Rewrite, Step } from '../engine/index.ts';
import { keyOf } from '../kit/structure.ts';
import type { Citation } from '../rules/index.ts';
import { asSentence, capitalized, numberWord, pluralName } from './english.ts';
import { type ExplainContext, phraserFor } from './explain-context.ts';
import type { ExplainedStep } from './explanation.ts';
import { inCausalOrder } from './step/causal-order.ts';
import { effectScope, isInScopeBecause } from './step/effect-scope.ts';
import { isEmpty } from './step/empty-step.ts';
import { explainStep } from './step/explain-step.ts';
import { type LookAheadFinding, lookAheadFinding } from './step/look-ahead-step.ts';
import { unmetEntering } from './step/not-applied-step.ts';
import { objectWords } from './step/pick-words.ts';

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
    const own = withNote(context, noteBefore(steps, at), step, explainStep(context, step, { ahead }));
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
    });
  }
  return withPlainEntry(context, [...explained.values()].map(countedStep), trail);
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

/** A sentence with the equal sentences on other objects of the same name. */
interface ShownStep {
  readonly explanation: ExplainedStep;
  readonly names: AlikeNames | undefined;
  readonly texts: ReadonlySet<string>;
}

interface AlikeNames {
  /** The name with a number: "Soul Warden (second)". */
  readonly numbered: string;
  /** The name without it: "Soul Warden". */
  readonly plain: string;
  /** The name of so many inside a sentence: "2 × Imposing Sovereign", "each of three Forests". */
  readonly many: (count: number) => string;
}

/** The names of a step's source; undefined unless it is one of several of its name. */
function sourceNames(context: ExplainContext, step: Step): AlikeNames | undefined {
  const source = 'effect' in step ? step.effect.source : undefined;
  return source === undefined ? undefined : alikeNames(context, source, (count, plain) => `${count} × ${plain}`);
}

/** The names of the object a sentence begins with or is about alone; undefined unless it is one of several of its name. */
function objectNames(context: ExplainContext, step: Step, text: string): AlikeNames | undefined {
  const object = 'object' in step ? step.object : undefined;
  if (object === undefined || context.names.isPlayer(object)) return undefined;
  const names = alikeNames(context, object as ObjectId, eachOf); // what is no player is an object
  return names !== undefined && text.split(names.numbered).length === 2 ? names : undefined;
}

function eachOf(count: number, plain: string): string {
  return `each of ${numberWord(count)} ${pluralName(plain)}`;
}

function alikeNames(
  context: ExplainContext,
  id: ObjectId,
  many: (count: number, plain: string) => string,
): AlikeNames | undefined {
  const numbered = context.names.object(id);
  const plain = context.names.short(id);
  return numbered === plain ? undefined : { numbered, plain, many: count => many(count, plain) };
}

/** Equal sentences on several objects as one: "Each of 100 Soul Wardens triggers for Bear Cub." */
function countedStep({ explanation, names, texts }: ShownStep): ExplainedStep {
  if (names === undefined || texts.size < 2) return explanation;
  const { numbered, plain, many } = names;
  const isSubject = explanation.text.startsWith(`${numbered} `);
  const all = isSubject ? eachOf(texts.size, plain) : many(texts.size);
  return { ...explanation, text: capitalized(explanation.text.replaceAll(numbered, all)) };
}

/** Whether a look ahead explains why an effect was applied. */
function decidesScope(context: ExplainContext, trail: readonly Step[], ahead: LookAheadFinding): boolean {
  return trail.some(step => {
    if (step.kind !== 'replaced' || step.object !== ahead.object || step.effect.source === ahead.object) return false;
    const scope = effectScope(context, step.effect);
    return scope !== undefined && isInScopeBecause(scope, ahead);
  });
}

/** The trail with consecutive equal entries joined into one step, also of what enters attacking. */
function gatheredEntries(trail: readonly Step[]): readonly Step[] {
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

type FactStep = Extract<Step, { readonly kind: 'fact' }>;

function isEntry(step: Step | undefined): step is FactStep {
  return step?.kind === 'fact' && step.fact.kind === 'enters under';
}

function waysOf({ players, fact }: FactStep): string {
  return keyOf([players, fact]);
}

/** Kinds of facts recorded just before the replacement that caused them. */
const NOTES: Readonly<Partial<Record<Rewrite['kind'], readonly Fact['kind'][]>>> = {
  prevent: ['prevented', 'cannot be prevented'],
  redirect: ['redirected', 'cannot be redirected'],
  regenerate: ['regenerated'],
  lifeFloor: ['life floor'],
};

function isNoteOf(note: Step | undefined, step: Step | undefined): note is FactStep {
  if (note?.kind !== 'fact' || step?.kind !== 'replaced') return false;
  return NOTES[step.rewrite.kind]?.includes(note.fact.kind) ?? false;
}

/** The step before; for what an effect does besides preventing (615.5), that on damage that cannot be prevented. */
function noteBefore(trail: readonly Step[], at: number): Step | undefined {
  const before = trail[at - 1];
  const note = before?.kind === 'fact' && before.fact.kind === 'then' ? trail[at - 2] : undefined;
  return note?.kind === 'fact' && note.fact.kind === 'cannot be prevented' ? note : before;
}

/** Whether a later step explains a fact together with the effect that caused it. */
function isExplainedNext(trail: readonly Step[], at: number): boolean {
  return [at + 1, at + 2].some(next => noteBefore(trail, next) === trail[at] && isNoteOf(trail[at], trail[next]));
}

/** The step joined with the fact recorded before it: "Urza's Armor: 1 damage from Hill Giant is prevented". */
function withNote(
  context: ExplainContext,
  before: Step | undefined,
  step: Step,
  explanation: ExplainedStep,
): ExplainedStep {
  if (step.kind !== 'replaced' || !isNoteOf(before, step)) return explanation;
  const fact = explainStep(context, before, { ahead: new Map() });
  const own = step.effect.source === step.object;
  const text = `${fact.text.replace(/\.$/u, '')}${allTheSame(context, before, step)}`;
  const said = { ...explanation, text: asSentence(own ? text : `${context.names.effect(step.effect)}: ${text}`) };
  if (before.fact.kind !== 'cannot be prevented') return said;
  const { rule, also } = merged(fact, said);
  return { ...said, rule, ...(also === undefined ? {} : { also }) };
}

/** The rest of an effect that prevents nothing (615.12): ", and all the same a shield counter comes off it". */
function allTheSame(context: ExplainContext, note: FactStep, { effect, rewrite, object }: Of<'replaced'>): string {
  if (note.fact.kind !== 'cannot be prevented' || rewrite.kind !== 'prevent') return '';
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

/** The steps with a sentence on the plain entry where nothing else applied. */
function withPlainEntry(
  context: ExplainContext,
  explained: readonly ExplainedStep[],
  trail: readonly Step[],
): readonly ExplainedStep[] {
  if (explained.some(it => it.notable)) return explained;
  const entered = trail.flatMap(it => (isEntry(it) ? it.objects : []));
  if (entered.length === 0 || entered.length > MOST_ENTRIES) return explained;
  const missing = new Set(trail.flatMap(it => (misses(context, it) ? explainStep(context, it, NOT_AHEAD).text : [])));
  if (explained.some(it => missing.has(it.text)))
    return explained.map(it => (missing.has(it.text) ? { ...it, notable: true } : it));
  const others = [...context.before.objects.values()].some(it => it.zone === 'battlefield' && !entered.includes(it.id));
  const subject = others ? 'nothing on the battlefield' : 'nothing';
  const text = asSentence(
    `${subject} changes how ${objectWords(context, entered)} ${entered.length === 1 ? 'enters' : 'enter'}`,
  );
  return explained.map(it => (it.rule === ENTRY_RULE ? { ...it, text, notable: true } : it));
}

/** Whether a step is on an effect on how others enter that the entering object is not among, or on a condition of its own. */
function misses(context: ExplainContext, step: Step): boolean {
  if (step.kind !== 'considered') return false;
  if (step.why === 'condition not met')
    return step.effect.source === step.object && unmetEntering(context, step.effect) !== undefined;
  return step.why === 'does not match' && effectScope(context, step.effect) !== undefined;
}

const NOT_AHEAD = { ahead: new Map<never, never>() };

// Rule 110.2 is recorded with how each permanent entered.
const ENTRY_RULE = '110.2';
const MOST_ENTRIES = 3;

/** Whether a step is left out, since another step explains it better. */
function isSilent(trail: readonly Step[], at: number, step: Step): boolean {
  switch (step.kind) {
    case 'considered':
      return (
        step.applies &&
        trail.some(it => it.kind === 'replaced' && it.effect.source === step.effect.source && it.object === step.object)
      );
    // Repeated in the sentence on the effect that does not apply because of it.
    case 'lookedAhead':
      return trail
        .slice(at + 1)
        .some(it => it.kind === 'considered' && it.why === 'does not match' && it.object === step.object);
    // The copied object stands in the sentence on the effect that copies.
    case 'fact':
      if (isExplainedNext(trail, at)) return true;
      return (
        step.fact.kind === 'copies' ||
        (step.fact.kind === 'reveals' && trail.some(it => it.kind === 'chose' && it.choice.kind === 'reveal')) ||
        (step.fact.kind === 'with it' && isChosen(trail, step.objects[0]))
      );
    // The choice has a step of its own, and so has its result.
    case 'replaced':
      if (step.rewrite.kind === 'if')
        return trail.some(
          other =>
            other !== step &&
            other.kind === 'replaced' &&
            other.effect.source === step.effect.source &&
            other.object === step.object,
        );
      if (step.rewrite.kind === 'do') return isChosen(trail, step.object);
      if (step.rewrite.kind === 'protector')
        return trail.some(it => it.kind === 'chose' && it.choice.kind === 'protector');
      return step.rewrite.kind === 'may' || step.rewrite.kind === 'modes' || step.rewrite.kind === 'choose';
    // The order has a step of its own.
    case 'chose':
      return step.choice.kind === 'apply';
    case 'layer':
      return step.note === 'copiable' && step.effect.source === step.object;
    case 'ordered':
      return step.among.every(it => it.source === step.chosen.source && it.name === step.chosen.name);
    // An unmet "if" matters to nobody where other abilities of the same source trigger.
    case 'notTriggered':
      return (
        step.why === 'condition not met' &&
        trail.some(it => it.kind === 'triggered' && it.effect.source === step.effect.source)
      );
    // What an instruction proposes is told; of the event of the question, what became of it.
    case 'proposed':
      if (step.by !== undefined) return false;
      return trail.some(it => (it.kind === 'proposed' ? it.by !== undefined : !ASIDE.includes(it.kind)));
    case 'forbidden':
    case 'triggered':
    case 'stateBased':
      return false;
  }
}

/** Steps that tell nothing of what became of the event. */
const ASIDE: readonly Step['kind'][] = ['considered', 'lookedAhead'];

const MOVING: readonly ChoiceKind[] = ['reveal', 'sacrifice', 'devour', 'exile', 'return', 'discard'];

/** Whether a choice of the trail already names what was moved as the object enters. */
function isChosen(trail: readonly Step[], object: ObjectId | PlayerId | undefined): boolean {
  return trail.some(it => it.kind === 'chose' && it.choice.object === object && MOVING.includes(it.choice.kind));
}

/** The weight of a step for citing its rules: 1 decided the outcome, 4 only proposed the event. */
function weightOf(context: ExplainContext, step: Step, ahead: ReadonlyMap<string, LookAheadFinding>): number {
  if (step.kind === 'proposed') return step.by === undefined ? 4 : 3;
  if (!explainStep(context, step, { ahead }).notable) return 3;
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
    .map(step => ({ step, weight: weightOf(context, step, ahead), about: explainStep(context, step, { ahead }).text }))
    .sort((a, b) => a.weight - b.weight);
  const main = weighed.filter(it => it.weight === 1).map(({ step, about }) => ({ rule: step.rule, about }));
  const all = weighed.flatMap(({ step, about }) => [step.rule, ...(step.also ?? [])].map(rule => ({ rule, about })));
  const cited = new Map<string, Citation>();
  for (const it of [...main, ...all]) if (!cited.has(it.rule)) cited.set(it.rule, it);
  return [...cited.values()];
}
