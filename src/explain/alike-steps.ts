// Alike objects of a step and their names, and a step counted in place of one written for each of them.

import type { ObjectId, Step } from '../engine/index.ts';
import { capitalized } from '../kit/strings.ts';
import { pluralName } from './english.ts';
import { numberWord } from './english-numbers.ts';
import type { ExplainContext } from './explain-context.ts';
import type { ExplainedStep } from './explanation.ts';

/** A sentence with the equal sentences on other objects of the same name. */
export interface ShownStep {
  readonly explanation: ExplainedStep;
  readonly names: AlikeNames | undefined;
  readonly texts: ReadonlySet<string>;
  /** The name of the object to which an effect does something; undefined for any other step. */
  readonly name: string | undefined;
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
export function sourceNames(context: ExplainContext, step: Step): AlikeNames | undefined {
  const source = 'effect' in step ? step.effect.source : undefined;
  return source === undefined ? undefined : alikeNames(context, source, (count, plain) => `${count} × ${plain}`);
}

/** The names of the object a sentence begins with or is about alone; undefined unless it is one of several of its name. */
export function objectNames(context: ExplainContext, step: Step, text: string): AlikeNames | undefined {
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
export function countedStep({ explanation, names, texts }: Omit<ShownStep, 'name'>): ExplainedStep {
  if (names === undefined || texts.size < 2) return explanation;
  const { numbered, plain, many } = names;
  const isSubject = explanation.text.startsWith(`${numbered} `);
  const vain = `${numbered} does not apply: it affects `;
  if (explanation.text.startsWith(vain)) {
    const those = `${capitalized(numberWord(texts.size))} ${pluralName(plain)} do not apply: each affects `;
    return { ...explanation, text: `${those}${explanation.text.slice(vain.length)}` };
  }
  const all = isSubject ? eachOf(texts.size, plain) : many(texts.size);
  return { ...explanation, text: capitalized(explanation.text.replaceAll(numbered, all)) };
}
