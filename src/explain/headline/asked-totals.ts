// Totals of abilities that trigger: what they do together, where each does a fixed number and nothing changes it.

import type { PendingTrigger, ReplacementAbility } from '../../engine/index.ts';
import { NUMBER_WORDS } from '../../kit/number-words.ts';
import type { AskedAmount } from '../../scenario/index.ts';
import { type AmountMeant, amountIn, sharersOf } from './amount-done.ts';
import type { AskedOutcome } from './asked-outcome.ts';
import { changedBy, laterOutcomes } from './later-outcomes.ts';
import { triggersSaid } from './triggers-said.ts';

const NUMBERS: readonly string[] = NUMBER_WORDS;
const NUMBER = '(an?|\\d+|[a-z]+)';

/** The fixed number in the words of an ability, for each amount but tokens, which may be of several kinds. */
const FIXED: { readonly [A in AskedAmount]: RegExp | undefined } = {
  'cards drawn': new RegExp(`^(?:you )?draw ${NUMBER} cards?(?:[.]| and\\b|$)`, 'i'),
  'life gained': new RegExp(`(?:^|\\band )(?:you )?gain ${NUMBER} life(?:[.]| and\\b|$)`, 'i'),
  'life lost': new RegExp(
    `^(?:(?:target player|target opponent|each opponent|that player) loses|they lose) ${NUMBER} life(?:[.]| and\\b|$)`,
    'i',
  ),
  damage: new RegExp(
    `^[^.]*\\bdeals ${NUMBER} damage to (?:any target|each opponent|target player|that player)(?:[.]|$)`,
    'i',
  ),
  tokens: undefined,
};

/** Events whose replacement would change the amount. */
const EVENTS = {
  'cards drawn': 'draw',
  'life gained': 'gainLife',
  'life lost': 'loseLife',
  damage: 'dealDamage',
  tokens: 'createTokens',
} as const satisfies Record<AskedAmount, ReplacementAbility['event']['kind']>;

/** A number, with a clause on what changes it. */
export interface Total {
  readonly n: number;
  readonly changed: string;
}

/** The sum of what abilities do as they are carried out, with those of the kind that they make trigger; undefined where they can't be. */
export function laterTotal(
  shown: AskedOutcome,
  triggers: readonly PendingTrigger[],
  meant: AmountMeant,
  isMore: (trigger: PendingTrigger) => boolean,
): Total | undefined {
  const later = laterOutcomes(shown, triggers, it => amountIn(it, meant), isMore);
  if (later === undefined) return undefined;
  const sharers = new Set(later.flatMap(it => sharersOf(it, meant)));
  if (sharers.size > 1) return undefined;
  const more = later.flatMap(it => it.triggers.filter(isMore));
  const then = more.length === 0 ? '' : `then ${triggersSaid(shown, more, true)}`;
  const changed = [then, changedBy(shown, later)].filter(it => it !== '').join('; ');
  return { n: later.reduce((sum, it) => sum + amountIn(it, meant), 0), changed };
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
  const told = effect.replace(/^you may /iu, '');
  if (/\b(?:may|unless|if|x|equal|twice|instead)\b/i.test(told)) return undefined;
  const word = FIXED[of]?.exec(told)?.[1];
  const n = word === undefined ? undefined : numberIn(word);
  return n === undefined ? undefined : n * times;
}

function numberIn(word: string): number | undefined {
  if (/^an?$/i.test(word)) return 1;
  const n = /^\d+$/.test(word) ? Number(word) : NUMBERS.indexOf(word.toLowerCase());
  return n < 0 ? undefined : n;
}

/** Whether nothing on the battlefield replaces or forbids such an event, and no effect lasts. */
export function isUnchanged({ context, outcome }: AskedOutcome, of: AskedAmount): boolean {
  if (outcome.state.effects.length > 0) return false;
  return [...outcome.state.objects.values()]
    .filter(it => it.zone === 'battlefield' || it.zone === 'command')
    .flatMap(it => context.seenAfter.of(it.id).abilities)
    .every(({ ability }) => {
      if (ability.kind === 'replacement') return ability.event.kind !== EVENTS[of];
      return ability.kind !== 'cant' || ability.what.kind !== EVENTS[of];
    });
}
