// What becomes of objects otherwise: copies, merging, what they remember, effects that begin, tokens that cease to exist.
import { copiableValuesOf, copySourceOfObject } from '../copy/copiable.ts';
import { type Draft, drafted, remove, setObject, stamp, unplace } from '../model/change.ts';
import type { GameObject } from '../model/object.ts';
import type { Perform } from './record.ts';

/** 707.4: a permanent on the battlefield becomes a copy; it has not entered. */
export const becomesCopy: Perform<'becomesCopy'> = ({ draft, happened }, deed) => {
  const { object, of, ofName, exceptions, until } = deed;
  const { copies } = drafted(draft, object);
  setObject(draft, object, { copies: [...copies, { of, ofName, exceptions, until, timestamp: stamp(draft) }] });
  happened({ kind: 'becameCopy', object });
};

/** 730.2: the spell and the permanent are one permanent, which has not entered (730.2b). */
export const merges: Perform<'merges'> = ({ draft, happened }, { spell, with: host, top }) => {
  const merging = drafted(draft, spell);
  const permanent = drafted(draft, host);
  const parts = permanent.components.length > 0 ? permanent.components : [permanent.printed];
  const components = top ? [merging.printed, ...parts] : [...parts, merging.printed];
  unplace(draft, spell);
  draft.objects.delete(spell);
  // 730.2d: a token only if its topmost component is one
  const printed = top ? { printed: merging.printed, face: 0, token: merging.token, faceDown: merging.faceDown } : {};
  const copies = mergedCopies(draft, permanent, merging, top);
  setObject(draft, host, { components, ...printed, ...(copies === undefined ? {} : { copies }) });
  happened({ kind: 'mutated', object: host });
};

/**
 * 730.2a, 613.2a: merging is a copiable effect later than the copy effects there are: what was a copy goes on being one as
 * a component. Undefined where nothing was a copy.
 */
function mergedCopies(
  draft: Draft,
  host: GameObject,
  merging: GameObject,
  top: boolean,
): GameObject['copies'] | undefined {
  if (host.copies.length + merging.copies.length === 0) return undefined;
  const on = top ? merging : host;
  const below = top ? host : merging;
  const of = copySourceOfObject(on);
  const exceptions = [{ kind: 'gains', abilities: copiableValuesOf(below).abilities } as const];
  return [...host.copies, { of, ofName: copiableValuesOf(on).name, exceptions, timestamp: stamp(draft) }];
}

/** 704.5d: a token that is nowhere ceases to exist. */
export const ceases: Perform<'ceases'> = ({ draft }, { object }) => {
  if (draft.objects.has(object)) remove(draft, object);
};

export const remembers: Perform<'remembers'> = ({ draft, happened }, deed) => {
  if (!draft.objects.has(deed.object)) return;
  const { chosen, linked, lasting, designations } = drafted(draft, deed.object);
  setObject(draft, deed.object, {
    chosen: { ...chosen, ...deed.chosen },
    linked:
      deed.linked === undefined
        ? linked
        : { ...linked, [deed.linked.verb]: [...(linked[deed.linked.verb] ?? []), ...deed.linked.objects] },
    lasting: deed.changes === undefined ? lasting : [...lasting, { ...deed.changes, timestamp: stamp(draft) }],
    designations: [...designations.filter(it => it !== deed.without), ...(deed.designations ?? [])],
  });
  for (const designation of deed.designations ?? []) {
    if (!designations.includes(designation)) happened({ kind: 'designated', object: deed.object, designation });
  }
};

/** 611.2: effects begin to last. */
export const establishes: Perform<'establishes'> = ({ draft }, { effects }) => {
  draft.effects = [...draft.effects, ...effects];
  for (let n = 0; n < effects.length; n++) stamp(draft);
};

/** 701.24a: the order of the library is unknown from here on; it is kept as it stands. */
export const shuffles: Perform<'shuffles'> = () => {};
