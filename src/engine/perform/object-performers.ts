// Performers of other actions on objects: copying, merging, records, beginnings of effects, tokens that cease to exist.
import { copiableValuesOf, copySourceOfObject } from '../copy/copiable.ts';
import {
  draftObject,
  newTimestamp,
  removeFromGame,
  removeFromZone,
  type StateDraft,
  setObject,
} from '../model/change-state.ts';
import type { GameObject } from '../model/game-object.ts';
import type { Performer } from './performer.ts';

/** 707.4: a permanent on the battlefield becomes a copy; it has not entered. */
export const performBecomeCopy: Performer<'becomesCopy'> = ({ draft, happened }, action) => {
  const { object, of, ofName, exceptions, until } = action;
  const { copies } = draftObject(draft, object);
  setObject(draft, object, { copies: [...copies, { of, ofName, exceptions, until, timestamp: newTimestamp(draft) }] });
  happened({ kind: 'becameCopy', object });
};

/** 730.2: the spell and the permanent are one permanent, which has not entered (730.2b). */
export const performMerge: Performer<'merges'> = ({ draft, happened }, { spell, with: host, top }) => {
  const merging = draftObject(draft, spell);
  const permanent = draftObject(draft, host);
  const parts = permanent.components.length > 0 ? permanent.components : [permanent.printed];
  const components = top ? [merging.printed, ...parts] : [...parts, merging.printed];
  removeFromZone(draft, spell);
  draft.objects.delete(spell);
  // 730.2d: a token only if its topmost component is one
  const printed = top ? { printed: merging.printed, face: 0, token: merging.token, faceDown: merging.faceDown } : {};
  const copies = mergedCopies(draft, permanent, merging, top);
  setObject(draft, host, { components, ...printed, ...(copies === undefined ? {} : { copies }) });
  // 702.140f: what modified the spell modifies the permanent
  draft.effects = draft.effects.map(it =>
    it.fixedSet?.includes(spell) === true ? { ...it, fixedSet: it.fixedSet.map(id => (id === spell ? host : id)) } : it,
  );
  happened({ kind: 'mutated', object: host });
};

/**
 * 730.2a, 613.2a: merging is a copiable effect later than the copy effects there are: a copy continues to be one as
 * a component. Undefined where nothing was a copy.
 */
function mergedCopies(
  draft: StateDraft,
  host: GameObject,
  merging: GameObject,
  top: boolean,
): GameObject['copies'] | undefined {
  if (host.copies.length + merging.copies.length === 0) return undefined;
  const on = top ? merging : host;
  const below = top ? host : merging;
  const of = copySourceOfObject(on);
  const exceptions = [{ kind: 'gains', abilities: copiableValuesOf(below).abilities } as const];
  return [...host.copies, { of, ofName: copiableValuesOf(on).name, exceptions, timestamp: newTimestamp(draft) }];
}

/** 601.2i: the spell with the record of its casting; 115.1: what it targets has become a target. */
export const performCast: Performer<'casts'> = ({ draft, happened }, { object, cast }) => {
  setObject(draft, object, { cast });
  happened({ kind: 'wasCast', object, player: cast.by });
  for (const target of new Set(cast.targets)) happened({ kind: 'targeted', target, by: object, player: cast.by });
};

/** 602.2: the ability is on the stack; 115.1: what it targets has become a target. */
export const performActivate: Performer<'activates'> = ({ happened }, { object, player, targets, activation }) => {
  happened({ kind: 'activated', object, player, ...activation });
  for (const target of new Set(targets)) happened({ kind: 'targeted', target, by: object, player, ofAbility: true });
};

/** 704.5d: a token that is nowhere ceases to exist. */
export const performCease: Performer<'ceases'> = ({ draft }, { object }) => {
  if (draft.objects.has(object)) removeFromGame(draft, object);
};

export const performRemember: Performer<'remembers'> = ({ draft, happened }, action) => {
  if (!draft.objects.has(action.object)) return;
  const { chosen, linked, lasting, designations } = draftObject(draft, action.object);
  setObject(draft, action.object, {
    chosen: { ...chosen, ...action.chosen },
    linked:
      action.linked === undefined
        ? linked
        : { ...linked, [action.linked.verb]: [...(linked[action.linked.verb] ?? []), ...action.linked.objects] },
    lasting:
      action.changes === undefined ? lasting : [...lasting, { ...action.changes, timestamp: newTimestamp(draft) }],
    designations: [...designations.filter(it => it !== action.without), ...(action.designations ?? [])],
  });
  for (const designation of action.designations ?? []) {
    if (!designations.includes(designation)) happened({ kind: 'designated', object: action.object, designation });
  }
  const after = draftObject(draft, action.object);
  if (isOpen(after) && !isOpen({ designations })) {
    const { id: object, controller: player } = after;
    happened({ kind: 'acted', action: 'fully unlock a Room', player, object });
  }
};

/** 709.5i: both halves of it are unlocked. */
function isOpen({ designations }: Pick<GameObject, 'designations'>): boolean {
  return designations.includes('unlocked: left') && designations.includes('unlocked: right');
}

/** 611.2: effects begin to last. */
export const performEstablish: Performer<'establishes'> = ({ draft }, { effects }) => {
  draft.effects = [...draft.effects, ...effects];
  for (let n = 0; n < effects.length; n++) newTimestamp(draft);
};

/** 701.24a: a shuffled library is in an unknown order; the position does not change. */
export const performShuffle: Performer<'shuffles'> = () => {};
