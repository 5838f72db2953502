// 702: a keyword ability as data; what each one does stands in the keyword tables of the engine.
import type { Amount } from './amount.ts';
import type { Filter } from './filter.ts';

export interface KeywordAbility {
  readonly kind: 'keyword';
  /** Lower-case, as 702 names it: "devour", "protection", "ward". */
  readonly keyword: string;
  /** A number it comes with: devour 2, modular—sunburst has 'sunburst'. */
  readonly amount?: Amount | 'sunburst';
  /** A cost it comes with, as written: "{2}{W}", "—Sacrifice a creature". */
  readonly cost?: string;
  /** What it is of: protection from red, enchant creature, devour artifact, affinity for artifacts, champion a creature, hexproof from, landwalk. */
  readonly of?: Filter;
  /** The words of `of` where they are not a filter: "everything", "each of your opponents", "the chosen player". */
  readonly words?: string;
  /** 702.16n: what protection leaves attached though it has the quality: "this effect doesn't remove …". */
  readonly spares?: Filter;
  /** Prototype: the other characteristics (718). */
  readonly prototype?: { readonly manaCost: readonly string[]; readonly power: number; readonly toughness: number };
}
