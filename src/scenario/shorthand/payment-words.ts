// Payments in shorthand: `activate Greater Good sacrificing Bear Cub`, `… discarding Shock`, and what is devoured (702.82a):
// `Mycoloth enters devouring Bear Cub`.
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
  const picks = picksIn(names, nameOf);
  const kind = verb.toLowerCase() === 'discard' ? 'discard' : 'sacrifice';
  return { event, choose: [{ [kind]: picks.length === 1 ? picks[0] : picks }] };
}

/** The objects that words name: "Bear Cub, Elvish Mystic"; one of several alike ends in its number, also where nothing has that name: "Saproling Token#2". */
function picksIn(names: string, nameOf: NameOf): readonly string[] {
  return names
    .split(/(?<=#\d+), /u)
    .flatMap(it => splitItems(it, nameOf))
    .map(it => nameOf(it) ?? it);
}

const DEVOURING = /(?:^|,? )devouring (.+)$/isu;

/** The words after the verb of what enters without those for what it devours, and those as choices. */
export function splitDevoured(
  text: string,
  nameOf: NameOf,
): { readonly manner: string; readonly devoured: readonly DeclaredItem[] } {
  const [words, names = ''] = DEVOURING.exec(text) ?? [];
  if (words === undefined || nameOf(text) !== undefined) return { manner: text, devoured: [] };
  const picks = picksIn(names, nameOf);
  const manner = text.slice(0, text.length - words.length);
  return { manner, devoured: [{ devour: picks.length === 1 ? picks[0] : picks }] };
}

/** The words for what is devoured: " devouring Bear Cub"; empty where the choices are others. */
export function devouredWords(choose: readonly Choose[]): string {
  const [devoured, ...others] = choose;
  return devoured?.kind !== 'devour' || others.length > 0 ? '' : ` devouring ${devoured.picks.join(', ')}`;
}

/** The words for what pays for the event: " sacrificing Bear Cub"; empty where the choices are others. */
export function paymentWords(choose: readonly Choose[]): string {
  const [payment, ...others] = choose;
  if (payment === undefined || others.length > 0) return '';
  if (payment.kind !== 'sacrifice' && payment.kind !== 'discard') return '';
  return ` ${payment.kind === 'discard' ? 'discarding' : 'sacrificing'} ${payment.picks.join(', ')}`;
}
