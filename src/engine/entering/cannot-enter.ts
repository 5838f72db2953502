// Objects that can't enter the battlefield and stay in their zone (400.4a, 712.14a, 712.14b, 111.5, 111.8).

import type { Zone } from '../../vocabulary/index.ts';
import { isInstantOrSorcery } from '../../vocabulary/index.ts';
import { isDoubleFaced } from '../copy/printed-values.ts';
import type { EnteringObject } from '../event/game-event.ts';
import type { CopySource, GameObject } from '../model/game-object.ts';
import type { NoEntry } from './does-not-enter.ts';

/** The reason why the object cannot enter at all; undefined where it can. */
export function barredEntry(object: GameObject, entering: EnteringObject): NoEntry | undefined {
  if (object.token && HAS_LEFT.has(object.comingFrom ?? object.zone))
    return { rule: '111.8', staying: [], tokenLeft: true };
  const rule = cannotEnterRule(object, entering);
  return rule === undefined ? undefined : { rule, staying: [] };
}

function cannotEnterRule(object: GameObject, entering: EnteringObject): string | undefined {
  // 708.2: what is face down, or a copy of what is, has the characteristics of neither face
  if (entering.faceDown !== undefined || entering.copy?.of.faceDown !== undefined) return undefined;
  const { faces, layout } = object.printed;
  // 712.14a: instructed to enter transformed without another face; of a split card (709) the half that was cast
  if (entering.face > 0 && !isDoubleFaced(object.printed) && layout !== 'split') return '712.14a';
  const up = entering.copy === undefined ? { faces, face: entering.face } : faceCopied(entering.copy.of);
  const face = up.faces[up.face];
  if (face === undefined) return '712.14a';
  const isPut = entering.from !== 'stack' && !entering.played;
  if (layout === 'modal_dfc' && isPut && isInstantOrSorcery(faces[0].types)) return '712.14b';
  if (isInstantOrSorcery(face.types)) return object.token ? '111.5' : '400.4a';
  return undefined;
}

/** 707.8: the face that was up on the copied object, whichever of its own is. */
function faceCopied({ printed, face }: CopySource) {
  return { faces: printed.faces, face };
}

/** 111.8: zones in which a token is that has left the battlefield. */
const HAS_LEFT: ReadonlySet<Zone> = new Set(['exile', 'graveyard', 'hand', 'library']);
