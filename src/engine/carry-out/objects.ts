// Which objects an instruction acts on: one it names, all that fit, or those its player picks.
import type { Amount } from '../ability/amount.ts';
import type { Objects } from '../ability/effect.ts';
import type { Filter } from '../ability/filter.ts';
import type { Asking } from '../choice/ask.ts';
import { type Asked, askObjects } from '../choice/ask.ts';
import type { Play } from '../event/play.ts';
import type { Frame } from '../event/work.ts';
import { evaluate } from '../match/amount.ts';
import { playersOf, refOf } from '../match/player.ts';
import { select } from '../match/select.ts';
import type { View } from '../match/view.ts';
import { isPlayer } from '../model/change.ts';
import type { ObjectId, PlayerId } from '../model/ids.ts';
import { inZone } from '../model/zones.ts';

/** How an instruction is carried out here. */
export interface Manner {
  readonly play: Play;
  readonly view: View;
  readonly frame: Frame;
  /** Kind, rule and object of a choice of objects. */
  readonly asks: Pick<Asked, 'kind' | 'rule' | 'object'>;
  /** Objects that may not be picked: what enters (614.13a), what was picked already (614.13b), what may not be sacrificed. */
  readonly barred: (id: ObjectId) => boolean;
  /** Whether picking none is an answer though the instruction wants more: "you may", merged with the choice. */
  readonly optional: boolean;
}

/** The objects, picked where there is a choice. */
export function* objectsOf(manner: Manner, what: Objects, who: PlayerId): Asking<readonly ObjectId[]> {
  const { view, frame } = manner;
  switch (what.kind) {
    case 'ref': {
      if (what.ref.kind === 'those') return frame.context.those ?? [];
      const object = refOf(view, what.ref, frame.context);
      return object === undefined ? [] : [object];
    }
    case 'each':
      return select(view, what.filter, frame.context).filter(id => !manner.barred(id));
    case 'target': {
      const target = frame.context.targets?.[what.index];
      return target === undefined || isPlayer(view.state, target) ? [] : [target];
    }
    case 'topOfLibrary': {
      // 614.13c: a card that is entering is not among them
      const players = playersOf(view, what.who, frame.context);
      const amount = evaluate(view, what.amount, frame.context);
      return players.flatMap(player =>
        inZone(view.state, 'library', player)
          .filter(id => !manner.barred(id))
          .slice(0, amount),
      );
    }
    case 'chooseFromTop': {
      const players = playersOf(view, what.who, frame.context);
      const look = evaluate(view, what.look, frame.context);
      const among = players.flatMap(player =>
        inZone(view.state, 'library', player)
          .filter(id => !manner.barred(id))
          .slice(0, look),
      );
      return yield* pickedAmong(manner, among, what, who);
    }
    case 'choose':
      return yield* pickedAmong(manner, candidatesFor(manner, what.filter), what, who);
  }
}

function* pickedAmong(
  manner: Manner,
  among: readonly ObjectId[],
  what: { readonly min: Amount; readonly max: Amount },
  who: PlayerId,
): Asking<readonly ObjectId[]> {
  const { view, frame } = manner;
  const min = evaluate(view, what.min, frame.context);
  const max = evaluate(view, what.max, frame.context);
  // 101.3: as many as there are where there are too few; a "may" that cannot be done in full is not done
  const enough = manner.optional ? (among.length < min ? 0 : max) : max;
  return yield* askObjects(
    manner.play,
    { ...manner.asks, who },
    { among, min: manner.optional ? 0 : min, max: enough },
  );
}

/** What may be picked for an instruction. */
export function candidatesFor(manner: Manner, filter: Filter): readonly ObjectId[] {
  return select(manner.view, filter, manner.frame.context).filter(id => !manner.barred(id));
}
