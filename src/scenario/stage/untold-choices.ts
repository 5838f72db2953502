// Choices of the effects under `effects` that a scenario leaves out: modes, values chosen on resolution, and X.

import type { Context, Effect, Printed } from '../../engine/index.ts';
import { some, undefinedChoicesOf } from '../../engine/index.ts';
import type { Issue } from '../../kit/issue.ts';
import { modeLines } from '../../oracle/index.ts';
import type { ChosenKind } from '../../vocabulary/index.ts';

/** Effects that last, in which a choice may be missing, with what made them. */
export interface MadeEffects {
  readonly name: string;
  readonly effects: readonly Effect[];
  readonly context: Context;
}

const LASTING: ReadonlySet<Effect['kind']> = new Set(['continuous', 'shield', 'becomeCopy']);

/** The effects that last, also those under a condition or a "may". */
export function lastingAmong(effects: readonly Effect[]): readonly Effect[] {
  return effects.flatMap(effect => {
    if (effect.kind === 'may') return lastingAmong([...effect.effects, ...effect.otherwise]);
    if (effect.kind === 'if') return lastingAmong([...effect.then, ...effect.otherwise]);
    return LASTING.has(effect.kind) ? [effect] : [];
  });
}

/** Each choice with its words, and the key under which a scenario gives it. */
const CHOICES: { readonly [K in ChosenKind]?: readonly [what: string, example: string] } = {
  color: ['a color', 'color: red'],
  creatureType: ['a type', 'creatureType: Elf} or {basicLandType: Island'],
  cardName: ['a card name', 'cardName: Forest'],
  player: ['a player', 'player: opponent'],
  number: ['a number', 'number: 3'],
  basicLandType: ['a basic land type', 'basicLandType: Island'],
  landType: ['a land type', 'basicLandType: Island'],
  mode: ['a mode', 'mode: 1'],
  word: ['a word', 'word: odd'],
};

/** 608.2d: choices that an effect needs, made as it came to be, which the scenario must tell. */
export function untoldChoices({ name, effects, context }: MadeEffects, path: Issue['path']): readonly Issue[] {
  const lasting = lastingAmong(effects);
  const missing = undefinedChoicesOf(lasting, context.chosen ?? {}).flatMap(kind => {
    const words = CHOICES[kind];
    if (words === undefined) return [];
    const [what, example] = words;
    const message = `${name} needs ${what} that was chosen, and none is given. Say it: chosen: {${example}}.`;
    return [{ path: [...path, 'chosen'], message }];
  });
  return [...missing, ...untoldWords(name, lasting, context, path), ...untoldX(lasting, context, path)];
}

/** 612.2: the word replaced, and the word put in its place. */
function untoldWords(
  name: string,
  lasting: readonly Effect[],
  { chosen }: Context,
  path: Issue['path'],
): readonly Issue[] {
  if (chosen?.fromWord !== undefined && chosen.toWord !== undefined) return [];
  if (!some('effect', lasting, { change: it => it.kind === 'text' && it.from === 'chosen' })) return [];
  const message = `${name} replaces a word, and the question doesn't say which by which: chosen: {fromWord: red, toWord: blue}.`;
  return [{ path: [...path, 'chosen'], message }];
}

/** 107.3: an X that was not given is not 0. */
function untoldX(lasting: readonly Effect[], { x }: Context, path: Issue['path']): readonly Issue[] {
  if (x !== undefined || !some('effect', lasting, { amount: ['x'] })) return [];
  return [{ path, message: 'This effect has an X. Say what X is: chosen: {number: 3}.' }];
}

/** 700.2: several modes with an effect that lasts, none of which is named; `read` gives the effects of one mode. */
export function untoldMode(
  { faces, cardName }: Printed,
  read: (mode: number) => readonly Effect[],
  path: Issue['path'],
): readonly Issue[] {
  const texts = faces.flatMap(face => face.abilities).flatMap(it => ('text' in it ? [it.text] : []));
  const modes = texts.flatMap(modeLines);
  const able = modes.flatMap((_, n) => (lastingAmong(read(n + 1)).length > 0 ? [n + 1] : []));
  if (able.length < 2) return [];
  const name = cardName ?? faces[0].name;
  const message = `${name} has several modes with an effect that lasts. Say which was chosen: chosen: {mode: ${able[0]}}.`;
  return [{ path: [...path, 'chosen'], message }];
}
