// Changes that continuous effects make, a variant per layer of 613.1. They are data, to be compared for dependency
// (613.8) and printed.

import type { CardType, Color, Supertype, Zone } from '../../vocabulary/index.ts';
import type { KeywordName } from '../keywords/keyword-list.ts';
import type { Ability } from './ability.ts';
import type { Amount } from './amount.ts';
import type { Condition } from './condition.ts';
import type { CopyException } from './copy-exception.ts';
import type { Filter } from './filter.ts';
import type { ObjectRef, PlayerRef } from './reference.ts';
import type { UntargetablePlayers } from './replacement.ts';
import type { TextBearing } from './text-bearing.ts';
import type { TriggerEvent } from './trigger.ts';
import type { ValueChange } from './value-change.ts';

export type Change =
  /** Layer 1a (613.2a). */
  | {
      readonly kind: 'copyOf';
      readonly of: ObjectRef | { readonly kind: 'topOfGraveyard'; readonly who: PlayerRef; readonly filter: Filter };
      readonly exceptions: readonly CopyException[];
    }
  /** Layer 2 (613.1b). */
  | { readonly kind: 'control'; readonly who: PlayerRef }
  /** Layer 3 (613.1c, 612): words replaced; 'chosen' reads fromWord and toWord. */
  | {
      readonly kind: 'text';
      readonly from: string | 'chosen';
      readonly to: string | 'chosen';
      readonly of: 'colorWord' | 'basicLandType' | 'creatureType' | 'any';
    }
  /** Layers 4, 5 and 6: the changes that copy effects can except too (707.9). */
  | ValueChange
  /** Layer 4 (613.1d). */
  /** 305.7: "is a Mountain", "are Plains": sets land types, and with it removes rules-text abilities. */
  | { readonly kind: 'setLandTypes'; readonly subtypes: readonly string[] }
  | {
      readonly kind: 'removeTypes';
      readonly supertypes: readonly Supertype[];
      readonly types: readonly CardType[];
      readonly subtypes: readonly string[];
      readonly everyCreatureType?: boolean;
    }
  | { readonly kind: 'everyBasicLandType' }
  /** "is the chosen type in addition"; `set` replaces the other types of its family. */
  | {
      readonly kind: 'chosenType';
      readonly what: 'creatureType' | 'basicLandType' | 'landType' | 'cardType';
      readonly set: boolean;
      /** "The second chosen type", of several in the order in which they were chosen. */
      readonly nth?: 1 | 2;
    }
  /** Layer 5 (613.1e). */
  | { readonly kind: 'chosenColor'; readonly set: boolean }
  /** Layer 6 (613.1f). */
  | { readonly kind: 'loses'; readonly keywords: readonly KeywordName[] }
  /** `keeps`: "except mana abilities". */
  | { readonly kind: 'losesAll'; readonly except?: readonly Ability[]; readonly keeps?: 'mana' }
  | { readonly kind: 'cantHave'; readonly keywords: readonly KeywordName[] }
  /** "has all activated abilities of …": the abilities as they are. */
  | {
      readonly kind: 'gainsAbilitiesOf';
      readonly of: Filter;
      readonly which: 'all' | 'activated' | 'triggered' | 'activatedAndTriggered' | 'keyword' | 'mana' | 'loyalty';
      /** "Except mana abilities". */
      readonly except?: 'mana' | 'loyalty';
      readonly keywords?: readonly KeywordName[];
    }
  /** Layer 7a (613.4a): defined by a characteristic-defining ability. */
  | {
      readonly kind: 'definePowerToughness';
      readonly power: Amount | undefined;
      readonly toughness: Amount | undefined;
    }
  /** Layer 7b. */
  | { readonly kind: 'setPowerToughness'; readonly power: Amount | undefined; readonly toughness: Amount | undefined }
  /** Layer 7c. */
  | { readonly kind: 'modifyPowerToughness'; readonly power: Amount; readonly toughness: Amount }
  /** Layer 7d. */
  | { readonly kind: 'switchPowerToughness' }
  | { readonly kind: 'setName'; readonly name: string }
  /** Changes of the rules rather than of an object (613.11): "the legend rule doesn't apply to …". */
  | { readonly kind: 'rule'; readonly rule: GameRule };

/** Keywords whose cost is to tap creatures for their total power. */
export type TappedFor = 'crew' | 'saddle';

/** Effects of static abilities that change rules (613.11). */
export type GameRule =
  | { readonly kind: 'noLegendRule' }
  | { readonly kind: 'noTriggers'; readonly event: Filter | 'dying' | 'entering'; readonly of?: Filter }
  /** 603.2d: abilities of what the filter matches trigger an additional time. */
  | {
      readonly kind: 'extraTriggers';
      readonly cause: TriggerEvent | undefined;
      readonly of: Filter;
      readonly times: number;
    }
  /** 700.5a: adds to devotion. */
  | { readonly kind: 'devotion'; readonly amount: number; readonly colors: readonly Color[] | undefined }
  /** "You don't lose the game for having 0 or less life" (704.5a). */
  | { readonly kind: 'survivesNoLife' }
  /** 122.2: its counters stay on it as it moves, but to those zones. */
  | { readonly kind: 'keepsCounters'; readonly except: readonly Zone[] }
  /** 702.122a, 702.171a: tapped for the cost of such keywords, it counts its toughness, or more than its power. */
  | { readonly kind: 'tappedFor'; readonly costs: readonly TappedFor[]; readonly counts: 'toughness' | number }
  /** 402.2: players have no maximum hand size, or another, or so much more or less. */
  | { readonly kind: 'noMaximumHandSize'; readonly who: PlayerRef }
  | {
      readonly kind: 'maximumHandSize';
      readonly who: PlayerRef;
      readonly how: 'set' | 'more' | 'less';
      readonly amount: Amount;
    }
  /** 502.3: what it affects untaps in the untap steps of those players too. */
  | { readonly kind: 'untapsDuring'; readonly whose: PlayerRef }
  /** 701.23f: players who would search a library search so many of its top cards instead. */
  | { readonly kind: 'searchesTop'; readonly who: PlayerRef; readonly amount: number }
  /** 723.2: players whom the effect's controller controls while they search their libraries. */
  | { readonly kind: 'controlsSearch'; readonly who: PlayerRef }
  /** Players who exile each card they find as they search their libraries. */
  | { readonly kind: 'exilesFound'; readonly who: PlayerRef }
  | UntargetablePlayers
  /** 101.2: what it affects can't be the target of spells, abilities or both; `whose`: of those players alone. */
  | {
      readonly kind: 'untargetable';
      readonly by: readonly ('spells' | 'abilities')[];
      readonly whose: PlayerRef | undefined;
      /** Qualities of the spells, and of the sources of the abilities; undefined for all. */
      readonly spells: Filter | undefined;
      readonly sources: Filter | undefined;
    }
  /** 609.4: those players' spells and abilities can target what it affects as though it had no hexproof; undefined: anyone's. */
  | { readonly kind: 'targetedDespiteHexproof'; readonly whose: PlayerRef | undefined }
  /** 702.21: ward abilities of what it affects don't trigger. */
  | { readonly kind: 'wardIsSilent' }
  /** Kept as text on purpose: costs, combat, untapping, and others; `about` tells the rules that look for it. */
  | { readonly kind: 'text'; readonly text: string; readonly about: readonly TextBearing[] };

/** 613.6, 611.3: "as long as" and what an effect applies to. */
export interface ContinuousEffect {
  readonly affects: Filter;
  readonly changes: readonly Change[];
  readonly condition: Condition | undefined;
}

/** A change with a power and a toughness, of which one may be left out. */
export type SizeChange = Change & {
  readonly kind: 'definePowerToughness' | 'setPowerToughness' | 'modifyPowerToughness';
};

/** Whether a change has a power or a toughness: by its kind, since data that was stored has no fields without a value. */
export function isSizeChange(change: Change): change is SizeChange {
  const { kind } = change;
  return kind === 'definePowerToughness' || kind === 'setPowerToughness' || kind === 'modifyPowerToughness';
}
