// Look-aheads in words (614.12): an object as it would be on the battlefield, and the reasons.

import type {
  CardType,
  Characteristics,
  Condition,
  ContinuousEffect,
  EffectName,
  ObjectId,
  Step,
} from '../../engine/index.ts';
import { withIndefiniteArticleWord } from '../../kit/articles.ts';
import { asSentence, listInWords } from '../english.ts';
import { numberWord } from '../english-numbers.ts';
import { type ExplainContext, objectOf, phraserFor, type ReadPosition } from '../explain-context.ts';
import { typeWords } from '../phrase/change-phrase.ts';
import { comparisonPhrase } from '../phrase/comparison-phrase.ts';

/** The finding of a look ahead, for the steps that follow from it. */
export interface LookAheadFinding {
  readonly object: ObjectId;
  readonly as: Characteristics;
  /** The card types it would lack of those printed, and those it would gain. */
  readonly lost: readonly CardType[];
  readonly gained: readonly CardType[];
  /**
   * The finding as a clause: "Erebos would not be a creature on the battlefield (your devotion to black is 4, …)".
   * Empty where the object would be as printed.
   */
  readonly why: string;
  /**
   * The finding after the noun for what it would not be: "Erebos would not enter as one: your devotion to black is four
   * without Erebos, less than five. Once there, it is one".
   */
  readonly asNone: string;
}

type LookedAhead = Extract<Step, { readonly kind: 'lookedAhead' }>;

/** The finding of a look-ahead step. */
export function lookAheadFinding(context: ExplainContext, step: LookedAhead): LookAheadFinding {
  const name = context.names.object(step.object);
  const lost = missingTypes(context, step);
  const gained = step.as.types.filter(it => !printedTypes(context, step.object).includes(it));
  const because = reasons(context, step);
  const isThere = isOnceThere(context, step.object, lost);
  const clauses = [
    ...(lost.length > 0 ? [`not be ${nouns(lost, 'or')}`] : []),
    ...(gained.length > 0 ? [`be ${nouns(gained, 'and')}`] : []),
  ];
  const vain = listInWords([...new Set(step.inSpiteOf.map(it => context.names.effect(it)))].slice(0, 3));
  const spite = vain === '' ? '' : ` even with ${vain}`;
  const seen = `${name} would ${listInWords(clauses)} on the battlefield${spite}${because === '' ? '' : ` (${because})`}`;
  const why = clauses.length === 0 ? '' : `${seen}${isThere ? ', though it is once it is there' : ''}`;
  const asNone = `${name} would not enter as one${spite}${because === '' ? '' : `: ${because}`}${isThere ? '. Once there, it is one' : ''}`;
  return { object: step.object, as: step.as, lost, gained, why, asNone };
}

/** A look-ahead step by itself: "Erebos would enter as a legendary enchantment …". */
export function explainLookAhead(context: ExplainContext, step: LookedAhead): string {
  const { why } = lookAheadFinding(context, step);
  if (why !== '') return asSentence(why);
  const because = listInWords(step.because.map(context.names.effect));
  const size =
    step.as.power === undefined || step.as.toughness === undefined ? '' : `${step.as.power}/${step.as.toughness} `;
  const what = withIndefiniteArticleWord(`${size}${typeWords(step.as)}`);
  return asSentence(
    `On the battlefield ${context.names.object(step.object)} would be ${what}${because === '' ? '' : ` because of ${because}`}`,
  );
}

/** Whether the object has the lost types after all, once it is on the battlefield and counted. */
function isOnceThere(context: ExplainContext, id: ObjectId, lost: readonly CardType[]): boolean {
  if (lost.length === 0 || context.after.objects.get(id)?.zone !== 'battlefield') return false;
  const { types } = context.seenAfter.of(id);
  return lost.every(it => types.includes(it));
}

function nouns(types: readonly CardType[], word: 'and' | 'or'): string {
  return listInWords(
    types.map(it => withIndefiniteArticleWord(it.toLowerCase())),
    word,
  );
}

function printedTypes(context: ExplainContext, id: ObjectId): readonly CardType[] {
  const object = objectOf(context, id);
  return object?.printed.faces[object.face]?.types ?? object?.printed.faces[0].types ?? [];
}

function missingTypes(context: ExplainContext, step: LookedAhead): readonly CardType[] {
  return printedTypes(context, step.object).filter(it => !step.as.types.includes(it));
}

/** The conditions of the object's own abilities with their numbers, else the names of the effects. */
function reasons(context: ExplainContext, step: LookedAhead): string {
  const own = step.because.filter(it => it.source === step.object);
  const others = step.because.filter(it => it.source !== step.object);
  const conditions = own.length > 0 || step.because.length === 0 ? ownConditions(context, step) : [];
  return listInWords([...conditions, ...new Set(others.map(it => context.names.effect(it)))].slice(0, 3));
}

/**
 * The unmet conditions of its own static abilities: "your devotion to black is 4, and Erebos itself is not counted".
 */
function ownConditions(context: ExplainContext, step: LookedAhead): readonly string[] {
  const object = objectOf(context, step.object);
  const face = object?.printed.faces[object.face] ?? object?.printed.faces[0];
  const conditions = new Set<string>();
  for (const ability of face?.abilities ?? []) {
    if (ability.kind !== 'static') continue;
    for (const each of ability.effects) {
      const condition = removes(each, step.as.types) ? (each.condition ?? ability.condition) : undefined;
      if (condition === undefined) continue;
      conditions.add(conditionWithNumbers(context, context.seenBefore, step.object, condition));
    }
  }
  return [...conditions];
}

/** Whether the effect removes types that the object would not have. */
function removes(effect: ContinuousEffect, types: readonly CardType[]): boolean {
  return effect.changes.some(
    it => it.kind === 'removeTypes' && it.types.length > 0 && it.types.every(type => !types.includes(type)),
  );
}

/** A condition of an object's own ability with its number: "your devotion to black is four, less than five". */
export function conditionWithNumbers(
  context: ExplainContext,
  seen: ReadPosition,
  id: ObjectId,
  condition: Condition,
): string {
  const object = objectOf(context, id);
  const effect: EffectName = { source: id, name: '', controller: object?.controller };
  const phraser = phraserFor(context, effect, id);
  if (condition.kind !== 'compare') return phraser.condition(condition);
  const left = seen.amount?.(condition.left, id);
  if (left === undefined) return phraser.condition(condition);
  const without = seen === context.seenBefore ? notCounted(context, id, condition) : '';
  return `${phraser.amount(condition.left)} is ${numberWord(left)}${without}, ${comparisonPhrase(condition.is, phraser.amount(condition.right))}`;
}

/** " without Erebos", where the condition counts objects and it is not there yet. */
function notCounted(context: ExplainContext, id: ObjectId, condition: Condition): string {
  const counts =
    condition.kind === 'compare' &&
    typeof condition.left === 'object' &&
    ['devotion', 'count'].includes(condition.left.kind);
  return counts ? ` without ${context.names.object(id)}` : '';
}
