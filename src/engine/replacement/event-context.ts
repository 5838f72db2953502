// Contexts from events: the referents of "it", "that player" and "that many", for abilities that watch for the event.
import type { GameEvent } from '../event/game-event.ts';
import type { Context, View } from '../match/view.ts';
import { isPlayer } from '../model/change-state.ts';
import type { ObjectId, PlayerId } from '../model/ids.ts';

/** The referents that the event gives the words of an ability, in addition to the ability's own context. */
export function eventContext(view: View, event: GameEvent): Partial<Context> {
  switch (event.kind) {
    case 'enters': {
      const [entering] = event.objects;
      return entering === undefined ? {} : { it: entering.object, that: entering.under };
    }
    case 'creates':
      return { that: event.under, amount: event.tokens.reduce((sum, token) => sum + token.count, 0) };
    case 'putsCounters':
      return { ...about(view, event.on), amount: event.amount, eventSource: event.by?.source };
    case 'removesCounters':
      return { ...about(view, event.on), amount: event.amount, eventSource: event.by?.source };
    case 'dealsDamage': {
      const [damage] = event.damage;
      if (damage === undefined) return {};
      return { ...about(view, damage.to), amount: damage.amount, eventSource: damage.source };
    }
    case 'moves': {
      const [move] = event.objects;
      return move === undefined ? {} : { it: move.object, that: view.controller(move.object) };
    }
    case 'draws':
    case 'mills':
      return { that: event.player, amount: event.count };
    case 'gainsLife':
    case 'losesLife':
    case 'paysLife':
    case 'setsLife':
      return { that: event.player, amount: event.amount };
    case 'addsMana':
      return { it: event.source, that: event.player, amount: event.mana.length };
    case 'begins':
    case 'losesGame':
    case 'winsGame':
    case 'shuffles':
      return { that: event.player };
    case 'turnsFaceUp': {
      const [object] = event.objects;
      return object === undefined ? {} : { ...about(view, object), ...(event.x === undefined ? {} : { x: event.x }) };
    }
    case 'destroys':
    case 'turnsFaceDown':
    case 'transforms':
    case 'taps':
    case 'untaps':
    case 'phasesIn':
    case 'phasesOut': {
      const [object] = event.objects;
      return object === undefined ? {} : about(view, object);
    }
    case 'attacks': {
      const [attack] = event.objects;
      return attack === undefined ? {} : about(view, attack.object);
    }
    case 'casts':
    case 'becomesCopy':
    case 'attaches':
      return about(view, event.object);
    case 'merges':
      return about(view, event.with);
    case 'movesCounters':
      return { ...about(view, event.to), amount: event.amount };
    case 'carriesOut':
      return {};
  }
}

function about(view: View, id: ObjectId | PlayerId): Partial<Context> {
  return isPlayer(view.state, id) ? { that: id } : { it: id, that: view.controller(id) };
}
