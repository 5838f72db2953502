// Players whom the effect of a triggered ability reaches, by its words: who draws, gains, loses, is dealt damage.

import type { PendingTrigger, PlayerId } from '../../engine/index.ts';
import type { AskedAmount } from '../../scenario/index.ts';
import type { AskedOutcome } from './asked-outcome.ts';

/** Words before which the one who does it stands, as a verb of the controller and of somebody else. */
const VERBS: Readonly<Record<AskedAmount, readonly [own: RegExp, others: RegExp]>> = {
  'cards drawn': [
    /(?:^|[,.] |\b(?:you|may|and|then|to) )draw\b/iu,
    /([a-z' ]+?) draws\b|(they) draw\b|\bhave ([a-z ]+?) draw\b/iu,
  ],
  'life gained': [
    /(?:^|[,.] |\b(?:you|may|and|then) )gain\b/iu,
    /([a-z' ]+?) gains\b|(they) gain\b|\bhave ([a-z ]+?) gain\b/iu,
  ],
  'life lost': [/(?:^|[,.] |\b(?:you|and) )lose\b/iu, /([a-z' ]+?) loses\b|(they) lose\b|\bhave ([a-z ]+?) lose\b/iu],
  damage: [/damage to you\b/iu, /damage to ([a-z' ]+)/iu],
  tokens: [/(?:^|[,.] |\b(?:you|may|and|then|to) )create\b/iu, /([a-z' ]+?) creates\b|(they) create\b/iu],
};

/** Whether what an ability does reaches a player; undefined where its words do not tell. */
export function reached(
  shown: AskedOutcome,
  { effect, controller }: PendingTrigger,
  of: AskedAmount,
  who: PlayerId,
): boolean | undefined {
  const [own, others] = VERBS[of];
  const found = others.exec(effect);
  const said = found?.slice(1).find(it => it !== undefined);
  if (said === undefined || (/\bthey\b/u.test(said) === false && own.test(effect))) {
    return own.test(effect) ? controller === who : undefined;
  }
  if (/\beach player\b|\ball players\b/iu.test(said)) return true;
  if (/\b(?:each|target|an) opponent\b/iu.test(said)) {
    // of several opponents one is chosen
    if (!/\beach\b/iu.test(said) && shown.outcome.state.players.length > 2) return undefined;
    return controller !== who;
  }
  if (/\bany target\b|\btarget player\b/iu.test(said)) return controller === who ? undefined : true;
  if (/\bthat player\b|\bthey\b/iu.test(said)) {
    const player = playerOf(shown);
    return player === undefined ? undefined : player === who;
  }
  return undefined;
}

/** The player who does what the event is, or under whose control things enter. */
function playerOf({ event, outcome }: AskedOutcome): PlayerId | undefined {
  if (event.kind === 'enters') {
    const [only, ...others] = new Set(event.objects.map(it => outcome.state.objects.get(it.object)?.controller));
    return others.length === 0 ? only : undefined;
  }
  return event.kind === 'draws' || event.kind === 'gainsLife' || event.kind === 'losesLife' ? event.player : undefined;
}
