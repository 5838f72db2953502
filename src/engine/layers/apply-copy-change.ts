// Copy effects applied to an object.
import { equals } from '../../kit/structure.ts';
import type { Change } from '../ability/continuous-effect.ts';
import { applyExceptions } from '../copy/apply-exceptions.ts';
import { copiableValuesOf, copySourceOf, valuesOfSource } from '../copy/copiable.ts';
import { matches } from '../match/matches.ts';
import { resolveObject, resolvePlayers } from '../match/resolve-reference.ts';
import type { Context } from '../match/view.ts';
import type { CopiableValues } from '../model/characteristics.ts';
import { inZone } from '../model/zone-lists.ts';
import type { LayerEffect } from './layer-effect.ts';
import { assignValues, type ObjectDraft } from './object-draft.ts';
import type { Projection } from './projection.ts';

type CopyChange = Change & { readonly kind: 'copyOf' };

/**
 * 707.2c, 612.6: sets the copiable values, or the full text, of the object referred to; its own where there is none.
 */
export function becomeCopy(
  projection: Projection,
  draft: ObjectDraft,
  change: CopyChange,
  effect: LayerEffect,
  context: Context,
): void {
  // 708.10: a face-down object gets no other text
  const copied = draft.object.faceDown === undefined ? copiedBy(projection, draft, change, context) : undefined;
  if (copied === undefined) return;
  const values = applyExceptions(copied, change.exceptions, copiableValuesOf(draft.object));
  // a text that gives the same text anew, on and on, where such a card is on top of the graveyard
  if (change.of.kind === 'topOfGraveyard' && hasText(draft, values)) return;
  assignValues(draft, values, `copied:${effect.key}`, effect.timestamp);
}

/** Whether a draft has a text already: its name and its abilities. */
function hasText({ name, abilities }: ObjectDraft, values: CopiableValues): boolean {
  const own = abilities.map(it => it.ability);
  return name === values.name && equals(own, values.abilities);
}

function copiedBy(
  projection: Projection,
  draft: ObjectDraft,
  change: CopyChange,
  context: Context,
): CopiableValues | undefined {
  if (change.of.kind !== 'topOfGraveyard') {
    const id = resolveObject(projection.view, change.of, context);
    if (id === undefined || id === draft.object.id || !projection.state.objects.has(id)) return undefined;
    return valuesOfSource(copySourceOf(projection.state, id), draft.object);
  }
  const player = resolvePlayers(projection.view, change.of.who, context)[0];
  const top = player === undefined ? undefined : inZone(projection.state, 'graveyard', player)[0];
  if (top === undefined || !matches(projection.view, change.of.filter, top, context)) return undefined;
  return copiableValuesOf(projection.view.object(top));
}
