// Payments in shorthand: `activate Greater Good sacrificing Bear Cub`, `… discarding Shock`.
import type { Choose } from '../schema/choose-schema.ts';
import { type DeclaredItem, type NameOf, splitItems } from './object-list.ts';

const PAYMENT = /^(.+?),? (sacrific|discard)ing (.+)$/isu;

/** The event without the words for what pays for it, and those as choices. */
export function splitPayment(
  text: string,
  nameOf: NameOf,
): { readonly event: string; readonly choose: readonly DeclaredItem[] } {
  const [, event, verb = '', names = ''] = PAYMENT.exec(text) ?? [];
  if (event === undefined) return { event: text, choose: [] };
  const picks = splitItems(names, nameOf).map(it => nameOf(it) ?? it);
  const kind = verb.toLowerCase() === 'discard' ? 'discard' : 'sacrifice';
  return { event, choose: [{ [kind]: picks.length === 1 ? picks[0] : picks }] };
}

/** The words for what pays for the event: " sacrificing Bear Cub"; empty where the choices are others. */
export function paymentWords(choose: readonly Choose[]): string {
  const [payment, ...others] = choose;
  if (payment === undefined || others.length > 0) return '';
  if (payment.kind !== 'sacrifice' && payment.kind !== 'discard') return '';
  return ` ${payment.kind === 'discard' ? 'discarding' : 'sacrificing'} ${payment.picks.join(', ')}`;
}
