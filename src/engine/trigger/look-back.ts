// Trigger events that look back (603.10): they are matched in the position before the event.
import { assertNever } from '../../kit/assert-never.ts';
import type { TriggerEvent } from '../ability/trigger.ts';

/** The rule by which the event looks back; undefined where it is matched in the position right after. */
export function looksBack(event: TriggerEvent): '603.10a' | '603.10b' | '603.10c' | '603.10f' | undefined {
  switch (event.kind) {
    case 'dies':
    case 'leaves':
    case 'sacrifices':
      return '603.10a';
    case 'moves':
      // 603.6c: "from anywhere" is never a leaves-the-battlefield ability
      if (event.to === 'hand' || event.to === 'library') return '603.10a';
      return event.from === 'battlefield' || event.from === 'graveyard' ? '603.10a' : undefined;
    case 'losesGame':
      return '603.10f';
    case 'becomesUnattached':
      return '603.10c';
    case 'phasesOut':
      return '603.10b';
    case 'enters':
    case 'countersPut':
    case 'countersRemoved':
    case 'chapter':
    case 'tokensCreated':
    case 'gainsLife':
    case 'losesLife':
    case 'draws':
    case 'discards':
    case 'mills':
    case 'dealsDamage':
    case 'dealtDamage':
    case 'damagePrevented':
    case 'begins':
    case 'taps':
    case 'untaps':
    case 'transforms':
    case 'turnsFaceUp':
    case 'phasesIn':
    case 'mutates':
    case 'acts':
    case 'becomes':
    case 'attacks':
    case 'attacksWith':
    case 'becomesUnblocked':
    case 'blocks':
    case 'becomesBlocked':
    case 'attacksAlone':
    case 'casts':
    case 'becomesAttached':
    case 'causesTrigger':
    case 'dayNight':
    case 'playerBecomes':
    case 'becomesTarget':
    case 'addsMana':
    case 'playsLand':
    case 'cycles':
    case 'paysLife':
    case 'state':
    case 'text':
      return undefined;
    default:
      return assertNever(event);
  }
}
