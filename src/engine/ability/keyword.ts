// Keyword abilities (702) as data; the keyword tables of the engine expand them.
import type { KeywordName } from '../keywords/keyword-list.ts';
import type { Amount } from './amount.ts';
import type { Filter } from './filter.ts';

export interface KeywordAbility {
  readonly kind: 'keyword';
  /** The name in lower case (702): "devour", "protection", "ward". */
  readonly keyword: KeywordName;
  /** Its number: devour 2; modular—sunburst has 'sunburst'. */
  readonly amount?: Amount | 'sunburst';
  /** Its cost, as written: "{2}{W}", "—Sacrifice a creature". */
  readonly cost?: string;
  /**
   * Its quality or object: protection from red, enchant creature, devour artifact, affinity for artifacts, champion a
   * creature.
   */
  readonly of?: Filter;
  /** The words of `of` where they are not a filter: "everything", "each of your opponents", "the chosen player". */
  readonly words?: string;
  /** 702.16n: attachments with the quality that protection does not remove: "this effect doesn't remove …". */
  readonly spares?: Filter;
  /** Prototype: the other characteristics (718). */
  readonly prototype?: { readonly manaCost: readonly string[]; readonly power: number; readonly toughness: number };
}
