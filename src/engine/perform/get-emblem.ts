// Performer of getting an emblem (114).
import { asNewObject, newId, newTimestamp, putInZone } from '../model/change-state.ts';
import type { Printed } from '../model/characteristics.ts';
import type { Performer } from './performer.ts';

/** 114.2: it is put into the command zone, owned and controlled by the player who gets it. */
export const performGetEmblem: Performer<'getsEmblem'> = ({ draft }, { player, name, abilities }) => {
  const taken = new Set([...draft.objects.values()].map(it => it.label));
  let label = name;
  for (let n = 2; taken.has(label); n++) label = `${name}#${n}`;
  const id = newId(draft);
  // 114.3: it has no characteristics but its abilities
  const face = { name, supertypes: [], types: [], subtypes: [], abilities } as const;
  const printed: Printed = { layout: 'normal', faces: [face], cardName: name };
  const emblem = { id, label, handle: undefined, printed, token: false, owner: player, copies: [] } as const;
  draft.objects.set(id, asNewObject(emblem, 'command', newTimestamp(draft)));
  putInZone(draft, id, 'command', player, 'bottom');
};
