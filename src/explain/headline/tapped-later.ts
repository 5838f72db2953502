// Untapping and tapping by abilities that have triggered, after how something entered.

import type { ObjectId } from '../../engine/index.ts';
import { isOfMatter } from '../../oracle/index.ts';
import { listInWords } from '../english.ts';
import type { AskedOutcome } from './asked-outcome.ts';

/** "Temple of Mystery enters tapped; then Amulet of Vigor untaps it": how it is at first, and what changes that. */
export function tappedLater({ context, outcome }: AskedOutcome, ids: readonly ObjectId[], now: string): string {
  const pending = outcome.triggers.filter(it => isOfMatter(it.effect, 'tapping'));
  const names = [...new Set(pending.map(context.names.sourceOf))];
  const isTapped = ids.some(id => outcome.state.objects.get(id)?.tapped === true);
  const verb = `${isTapped ? 'untap' : 'tap'}${names.length === 1 ? 's' : ''}`;
  const [first = ''] = now.split('; then ');
  return `${first}; then ${listInWords(names)} ${verb} ${ids.length === 1 ? 'it' : 'them'}`;
}
