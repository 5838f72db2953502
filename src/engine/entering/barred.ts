// 400.4a, 712.14a, 712.14b, 111.5: what may not be on the battlefield stays where it is.
import type { Entering } from '../event/event.ts';
import type { GameObject } from '../model/object.ts';

/** The rule by which the object cannot enter at all; undefined where it can. */
export function barredBy(object: GameObject, entering: Entering): string | undefined {
  if (entering.faceDown !== undefined) return undefined;
  const printed = entering.copy?.of.printed ?? object.printed;
  const { faces, layout } = printed;
  const face = faces[entering.face];
  // 712.14a: told to enter transformed, but it has no other face
  if (face === undefined) return '712.14a';
  const isPut = entering.from !== 'stack' && !entering.played;
  if (layout === 'modal_dfc' && isPut && !isPermanent(faces[0].types)) return '712.14b';
  if (!isPermanent(face.types)) return object.token ? '111.5' : '400.4a';
  return undefined;
}

function isPermanent(types: readonly string[]): boolean {
  return !types.includes('Instant') && !types.includes('Sorcery');
}
