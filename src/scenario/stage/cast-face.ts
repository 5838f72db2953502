// The face of a card that is cast: of a split card the half, of others the face that is named (709.3a, 712.11).

import type { Printed } from '../../engine/index.ts';
import { unnumbered } from '../../kit/strings.ts';
import type { DeclaredObject } from '../declared/declared-object.ts';
import type { EnteringItem } from '../schema/entering-schema.ts';
import { faceIndex } from './stage-object.ts';
import { cardNamed, type Staging } from './staging.ts';

/** 702.146, 702.162: costs of spells that are cast, and resolve, transformed. */
const TRANSFORMING_COSTS = ['disturb', 'more than meets the eye'] as const;

/** Whether a spell was cast transformed or converted (712.11a). */
export function isCastTransformed({ cast }: EnteringItem): boolean {
  return TRANSFORMING_COSTS.some(cost => cast?.costs.includes(cost));
}

/** The index of the face with which the spell of a `casts` event is on the stack; 0 for any other object. */
export function faceCast(staging: Staging, written: DeclaredObject, printed: Printed): number {
  const spell = staging.scenario.when.kind === 'casts' ? written.entering?.object : undefined;
  if (spell?.card === undefined) return 0;
  if (spell.face !== undefined) return faceIndex(printed, spell.face);
  if (isCastTransformed(spell)) return faceIndex(printed, 'back');
  // 712.8c: its back face is cast in no other way
  if (printed.layout === 'transform' || printed.layout === 'battle') return 0;
  return cardNamed(staging, unnumbered(spell.card), written.path)?.face ?? 0;
}
