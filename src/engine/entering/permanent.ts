// The permanent an entering object becomes (110.1, 400.7), with all decisions about the way it enters.
import type { ObjectDesignation } from '../../vocabulary/index.ts';
import { isRoom } from '../copy/printed-values.ts';
import type { EnteringObject } from '../event/game-event.ts';
import {
  asNewObject,
  draftObject,
  newTimestamp,
  putInZone,
  releaseFromEffects,
  removeFromGame,
  removeFromZone,
  type StateDraft,
} from '../model/change-state.ts';
import type { GameObject } from '../model/game-object.ts';

/** Puts the object onto the battlefield of a draft. Counters it enters with are put separately (122.6). */
export function putOntoBattlefield(draft: StateDraft, entering: EnteringObject): void {
  const before = draftObject(draft, entering.object);
  const timestamp = newTimestamp(draft);
  removeFromZone(draft, entering.object);
  const { melded } = entering;
  const other = melded === undefined ? undefined : draftObject(draft, melded.with);
  const permanent = permanentOf(before, entering, timestamp, draft.began);
  const joined = melded && other && { printed: melded.into, components: [before.printed, other.printed] };
  draft.objects.set(entering.object, joined === undefined ? permanent : { ...permanent, ...joined });
  if (other !== undefined) removeFromGame(draft, other.id);
  putInZone(draft, entering.object, 'battlefield', before.owner, 'bottom');
  // 400.7a, 400.7c: effects on a permanent spell continue; any others were on the former object
  if (before.zone !== 'stack') draft.effects = releaseFromEffects(draft.effects, entering.object);
  for (const other of draft.objects.values()) {
    if (other.attachedTo === entering.object && other.id !== entering.object) {
      draft.objects.set(other.id, { ...other, attachedTo: undefined });
    }
  }
}

/** The permanent as an object. */
function permanentOf(before: GameObject, entering: EnteringObject, timestamp: number, arrived: number): GameObject {
  const fromStack = before.zone === 'stack';
  const cast = fromStack ? (entering.cast ?? before.cast) : undefined;
  // set on the object itself: a copy of so many fields grows a few at a time
  return Object.assign(asNewObject(before, 'battlefield', timestamp), {
    controller: entering.under,
    face: entering.face,
    counters: entering.remainingCounters ?? {},
    tapped: entering.tapped,
    faceDown: entering.faceDown,
    downAs: entering.downAs,
    copies: copiesOf(before, entering, timestamp),
    attachedTo: entering.attachedTo,
    attachTimestamp: entering.attachedTo === undefined ? undefined : timestamp,
    attacking: entering.attacking === 'choose' ? undefined : entering.attacking,
    chosen: entering.chosen ?? {},
    protector: entering.protector,
    cast,
    prototyped: entering.prototyped,
    designations: [...commander(before), ...entering.designations, ...unlocked(before, entering)],
    level: before.printed.layout === 'class' ? 1 : 0,
    lasting: [...(fromStack ? before.lasting : []), ...lastingOf(entering, timestamp)],
    linked: entering.linked ?? {},
    remembered: entering.remembered ?? {},
    arrived,
    arrivedThisTurn: true,
  });
}

/** 903.3: a card is a commander in every zone. */
function commander({ designations }: GameObject): readonly ObjectDesignation[] {
  return designations.filter(it => it === 'commander');
}

/** 709.5d: a Room's half that was cast is unlocked. */
function unlocked(before: GameObject, entering: EnteringObject): readonly ObjectDesignation[] {
  if (!isRoom(before.printed) || before.zone !== 'stack' || entering.cast === undefined) return [];
  return [entering.face === 1 ? 'unlocked: right' : 'unlocked: left'];
}

function copiesOf(before: GameObject, entering: EnteringObject, timestamp: number): GameObject['copies'] {
  const kept = before.token || before.zone === 'stack' ? before.copies : [];
  return entering.copy === undefined ? kept : [...kept, { ...entering.copy, timestamp }];
}

/** 611.2e, 613.2a: lasting changes by the effect that puts it there and by its own "as it enters". */
function lastingOf(entering: EnteringObject, timestamp: number): GameObject['lasting'] {
  const became = (entering.became ?? []).map(change => ({ ...change, timestamp }));
  if (entering.changes.length === 0) return became;
  const sourceName = entering.by?.name ?? '';
  const controller = entering.by?.controller ?? entering.under;
  return [{ changes: entering.changes, timestamp, sourceName, source: entering.by?.source, controller }, ...became];
}
