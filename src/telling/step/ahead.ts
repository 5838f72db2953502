// 614.12 in words: what an object would be on the battlefield, and what makes it so.

import type {
  CardType,
  Characteristics,
  Condition,
  ContinuousEffect,
  EffectName,
  ObjectId,
  Step,
} from '../../engine/index.ts';
import { typeWords } from '../phrase/change.ts';
import { compared } from '../phrase/compare.ts';
import { objectOf, type Scene, sayOf } from '../scene.ts';
import { list, sentence, withArticle } from '../words.ts';

/** What was seen ahead of an object, for the steps that follow from it. */
export interface Ahead {
  readonly object: ObjectId;
  readonly as: Characteristics;
  /** Card types it would lack or have beside those printed. */
  readonly changed: readonly CardType[];
  /** A clause: "Erebos would not be a creature on the battlefield (your devotion to black is 4, …)". Empty when it would be what is printed. */
  readonly why: string;
}

type LookedAhead = Extract<Step, { readonly kind: 'lookedAhead' }>;

/** What the look ahead found. */
export function aheadOf(scene: Scene, step: LookedAhead): Ahead {
  const name = scene.names.object(step.object);
  const lost = missingTypes(scene, step);
  const gained = step.as.types.filter(it => !printedTypes(scene, step.object).includes(it));
  const because = reasons(scene, step);
  const clauses = [
    ...(lost.length > 0 ? [`not be ${nouns(lost, 'or')}`] : []),
    ...(gained.length > 0 ? [`be ${nouns(gained, 'and')}`] : []),
  ];
  const seen = `${name} would ${list(clauses)} on the battlefield${because === '' ? '' : ` (${because})`}`;
  const why =
    clauses.length === 0
      ? ''
      : `${seen}${isOnceThere(scene, step.object, lost) ? ', though it is once it is there' : ''}`;
  return { object: step.object, as: step.as, changed: [...lost, ...gained], why };
}

/** The step by itself: "Erebos would enter as a legendary enchantment …". */
export function tellAhead(scene: Scene, step: LookedAhead): string {
  const { why } = aheadOf(scene, step);
  if (why !== '') return sentence(why);
  const because = list(step.because.map(scene.names.effect));
  const size =
    step.as.power === undefined || step.as.toughness === undefined ? '' : `${step.as.power}/${step.as.toughness} `;
  const what = withArticle(`${size}${typeWords(step.as)}`);
  return sentence(
    `On the battlefield ${scene.names.object(step.object)} would be ${what}${because === '' ? '' : ` because of ${because}`}`,
  );
}

/** Whether it has the types after all when it is on the battlefield and counted. */
function isOnceThere(scene: Scene, id: ObjectId, lost: readonly CardType[]): boolean {
  if (lost.length === 0 || scene.after.objects.get(id)?.zone !== 'battlefield') return false;
  const { types } = scene.seenAfter.of(id);
  return lost.every(it => types.includes(it));
}

function nouns(types: readonly CardType[], word: 'and' | 'or'): string {
  return list(
    types.map(it => withArticle(it.toLowerCase())),
    word,
  );
}

function printedTypes(scene: Scene, id: ObjectId): readonly CardType[] {
  const object = objectOf(scene, id);
  return object?.printed.faces[object.face]?.types ?? object?.printed.faces[0].types ?? [];
}

function missingTypes(scene: Scene, step: LookedAhead): readonly CardType[] {
  return printedTypes(scene, step.object).filter(it => !step.as.types.includes(it));
}

/** Conditions of its own abilities with the numbers in them, else the names of what makes it so. */
function reasons(scene: Scene, step: LookedAhead): string {
  const own = step.because.filter(it => it.source === step.object);
  const others = step.because.filter(it => it.source !== step.object);
  const conditions = own.length > 0 || step.because.length === 0 ? ownConditions(scene, step) : [];
  return list([...conditions, ...new Set(others.map(it => scene.names.effect(it)))].slice(0, 3));
}

/** Why its own static abilities take types away: "your devotion to black is 4, and Erebos itself is not counted". */
function ownConditions(scene: Scene, step: LookedAhead): readonly string[] {
  const object = objectOf(scene, step.object);
  const face = object?.printed.faces[object.face] ?? object?.printed.faces[0];
  const effect: EffectName = { source: step.object, name: face?.name ?? '', controller: object?.controller };
  const said = new Set<string>();
  for (const ability of face?.abilities ?? []) {
    if (ability.kind !== 'static') continue;
    for (const each of ability.effects) {
      const condition = removes(each, step.as.types) ? (each.condition ?? ability.condition) : undefined;
      if (condition !== undefined) said.add(conditionWithNumbers(scene, effect, step.object, condition));
    }
  }
  return [...said];
}

/** Whether the effect takes types away that the object does not have then. */
function removes(effect: ContinuousEffect, types: readonly CardType[]): boolean {
  return effect.changes.some(
    it => it.kind === 'removeTypes' && it.types.length > 0 && it.types.every(type => !types.includes(type)),
  );
}

function conditionWithNumbers(scene: Scene, effect: EffectName, id: ObjectId, condition: Condition): string {
  const say = sayOf(scene, effect, id);
  const amount = scene.seenBefore.amount;
  if (condition.kind !== 'compare' || amount === undefined) return say.condition(condition);
  const left = amount(condition.left, id);
  const counts = typeof condition.left === 'object' && ['devotion', 'count'].includes(condition.left.kind);
  const itself = counts ? `; ${scene.names.object(id)} itself is not counted` : '';
  return `${say.amount(condition.left)} is ${left}, ${compared(condition.is, say.amount(condition.right))}${itself}`;
}
