// Totals of abilities that trigger: what they do together, where each does a fixed number and nothing changes it.

import type { PendingTrigger, ReplacementAbility } from '../../engine/index.ts';
import { fixedNumberIn, isOfMatter } from '../../oracle/index.ts';
import type { AskedAmount } from '../../scenario/index.ts';
import { type AmountMeant, amountIn, sharersOf } from './amount-done.ts';
import type { AskedOutcome, LaterSteps } from './asked-outcome.ts';
import { changedBy, doneInstead, inTurn } from './later-outcomes.ts';
import { stepsOnceResolved } from './once-resolved.ts';
import { triggersSaid } from './triggers-said.ts';

/** Events whose replacement would change the amount. */
const EVENTS = {
  'cards drawn': 'draw',
  'life gained': 'gainLife',
  'life lost': 'loseLife',
  damage: 'dealDamage',
  tokens: 'createTokens',
  mana: 'addMana',
} as const satisfies Record<AskedAmount, ReplacementAbility['event']['kind']>;

/** A number, with a clause on what changes it and, where anything does, the steps in which it does. */
export interface Total {
  readonly n: number;
  readonly changed: string;
  readonly later?: LaterSteps;
}

/** The sum of what abilities do as they are carried out, with those of the kind that they make trigger; undefined where they can't be. */
export function laterTotal(
  shown: AskedOutcome,
  triggers: readonly PendingTrigger[],
  meant: AmountMeant,
  isMore: (trigger: PendingTrigger) => boolean,
): Total | undefined {
  const resolved = inTurn(shown, triggers, it => amountIn(it, meant), isMore);
  if (resolved === undefined) return undefined;
  const later = resolved.map(it => it.outcome);
  const sharers = new Set(later.flatMap(it => sharersOf(it, meant)));
  if (sharers.size > 1) return undefined;
  const more = later.flatMap(it => it.triggers.filter(isMore));
  const then = more.length === 0 ? '' : `then ${triggersSaid(shown, more, true)}`;
  const n = later.reduce((sum, it) => sum + amountIn(it, meant), 0);
  // life that an ability has somebody lose by its own words is lost in no other event's place
  const isOwnLoss = triggers.some(it => isOfMatter(it.effect, 'lose life'));
  const replaced = (n === 0 && !isOwnLoss && doneInstead(shown, later)) || changedBy(shown, later);
  const changed = [then, replaced].filter(it => it !== '').join('; ');
  const steps = replaced === '' ? undefined : stepsOnceResolved(shown, resolved);
  return { n, changed, ...(steps === undefined ? {} : { later: steps }) };
}

/** The sum of fixed numbers in the words of abilities; undefined where something may change one. */
export function fixedTotal(
  shown: AskedOutcome,
  triggers: readonly PendingTrigger[],
  of: AskedAmount,
): Total | undefined {
  if (!isUnchanged(shown, of) || shown.outcome.state.players.length > 2) return undefined;
  const amounts = triggers.map(it => fixedIn(it, of));
  const n = amounts.reduce<number | undefined>(
    (sum, each) => (sum === undefined || each === undefined ? undefined : sum + each),
    0,
  );
  return n === undefined ? undefined : { n, changed: '' };
}

/** The number an ability does each time it triggers, for all those times. */
function fixedIn({ effect, times }: PendingTrigger, of: AskedAmount): number | undefined {
  const n = fixedNumberIn(effect, of);
  return n === undefined ? undefined : n * times;
}

/** Whether nothing on the battlefield replaces or forbids such an event, and no effect lasts. */
export function isUnchanged(shown: AskedOutcome, of: AskedAmount): boolean {
  return shown.outcome.state.effects.length === 0 && !isBorneOn(shown, [EVENTS[of]]);
}

/** Whether anything there replaces or forbids events of some kinds. */
export function isBorneOn({ context, outcome }: AskedOutcome, kinds: readonly string[]): boolean {
  return [...outcome.state.objects.values()]
    .filter(it => it.zone === 'battlefield' || it.zone === 'command')
    .flatMap(it => context.seenAfter.of(it.id).abilities)
    .some(({ ability }) => {
      if (ability.kind === 'replacement') return kinds.includes(ability.event.kind);
      return ability.kind === 'cant' && kinds.includes(ability.what.kind);
    });
}
