// Bounds on objects picked together by an instruction, as the position has them now.
import { PERMANENT_TYPES } from '../../vocabulary/index.ts';
import type { Objects, SharedQuality } from '../ability/effect.ts';
import type { PickBound } from '../choice/pick-bound.ts';
import { measureObject } from '../match/measure-object.ts';
import type { View } from '../match/view.ts';
import type { ObjectId } from '../model/ids.ts';
import { CREATURE_TYPES, familyOf } from '../model/subtypes.ts';

type Picked = Pick<Extract<Objects, { readonly kind: 'choose' }>, 'share' | 'differ' | 'totalOf' | 'atMost'>;

/** The bound on what is picked together among these objects; undefined where there is none. */
export function boundOn(view: View, among: readonly ObjectId[], what: Picked): PickBound | undefined {
  const { totalOf } = what;
  if (totalOf !== undefined && what.atMost !== undefined) {
    const of = Object.fromEntries(among.map(id => [id, measureObject(view, id, totalOf) ?? 0]));
    return { kind: 'atMost', most: what.atMost, of };
  }
  const quality = what.share ?? what.differ;
  if (quality === undefined) return undefined;
  const values = Object.fromEntries(among.map(id => [id, valuesOf(view, id, quality)]));
  return { kind: what.share === undefined ? 'differ' : 'share', values };
}

function valuesOf(view: View, id: ObjectId, quality: SharedQuality): readonly string[] {
  const of = view.of(id);
  switch (quality) {
    case 'landType':
      return of.subtypes.filter(it => familyOf(it) === 'land');
    case 'creatureType':
      return of.everyCreatureType ? CREATURE_TYPES : of.subtypes.filter(it => familyOf(it) === 'creature');
    case 'color':
      return of.colors;
    case 'cardType':
      return of.types;
    case 'permanentType':
      return of.types.filter(it => PERMANENT_TYPES.some(type => type === it));
    // 201.2b: objects without a name have no name in common
    case 'name':
      return of.name === '' ? [] : [of.name];
    case 'manaValue':
    case 'power':
      return [String(measureObject(view, id, quality))];
  }
}
