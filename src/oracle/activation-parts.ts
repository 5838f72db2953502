// Activated abilities with their costs and effects apart, and what sort each is (602.1, 605.1a, 606.2).

/** An activated ability with its cost and its effect apart (602.1). */
export interface ActivatedParts {
  readonly cost: string;
  readonly effect: string;
  /** Its loyalty symbol, where that is its cost (606.4). */
  readonly loyalty: string | undefined;
  /** Whether it is a mana ability (605.1a). */
  readonly isMana: boolean;
  /** Whether its cost has {T}. */
  readonly taps: boolean;
}

const LOYALTY = /^\[?([+−–-]?)(\d+|X)\]?$/u;

/** The cost and the effect of an activated ability, words before its cost left out: "Boast — {1}: …". */
export function activatedParts(text: string): ActivatedParts | undefined {
  const [, cost, effect] = /^(?:[A-Z][^:."{]* — )?([^:."]+): ([\s\S]+)$/u.exec(text) ?? [];
  if (cost === undefined || effect === undefined) return undefined;
  const loyalty = loyaltySymbol(cost);
  return { cost, effect, loyalty, isMana: loyalty === undefined && isOfMana(effect), taps: cost.includes('{T}') };
}

/** Whether an ability with this effect is a mana ability: it adds mana and has no target (605.1a). */
export function isOfMana(effect: string): boolean {
  const own = effect.replace(/"[^"]*"/gu, '');
  return /^add |\badd (?:\{|one |two |three |an amount |that much |x )/iu.test(own) && !/\btarget\b/iu.test(own);
}

/** The loyalty symbol that is the whole of a cost, with a plain minus sign: "+1", "-X", "0" (606.4). */
export function loyaltySymbol(cost: string): string | undefined {
  const [, sign = '', amount] = LOYALTY.exec(cost) ?? [];
  if (amount === undefined) return undefined;
  return `${sign === '' || sign === '+' ? sign : '-'}${amount}`;
}
