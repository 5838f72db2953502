// Fields that contain nodes: of abilities, changes of continuous effects, and copy exceptions.
import { type KindKeys, leaves, type PlainKeys } from '../nodes.ts';

export const ABILITY: KindKeys<'ability'> = {
  ...leaves('unread'),
  activated: { mana: 'effect' },
  static: { effects: 'continuousEffect', condition: 'condition' },
  replacement: { event: 'event', condition: 'condition', optional: 'who', rewrites: 'rewrite' },
  cant: { what: 'cant', condition: 'condition' },
  triggered: { events: 'trigger', condition: 'condition', effects: 'effect', mana: 'effect' },
  spell: { effects: 'effect' },
  keyword: { amount: 'amount', of: 'filter', spares: 'filter', prototype: 'prototype' },
};

export const CONTINUOUS_EFFECT: PlainKeys<'continuousEffect'> = {
  affects: 'filter',
  changes: 'change',
  condition: 'condition',
};

const SIZES = { power: 'amount', toughness: 'amount' } as const;

export const CHANGE: KindKeys<'change'> = {
  ...leaves('text', 'addTypes', 'setTypes', 'setSubtypes', 'setLandTypes', 'removeTypes', 'everyCreatureType'),
  ...leaves('everyBasicLandType', 'chosenType', 'setColors', 'addColors', 'chosenColor', 'loses', 'cantHave'),
  ...leaves('switchPowerToughness', 'setName'),
  copyOf: { of: ['ref', 'topOfGraveyard'], exceptions: 'exception' },
  control: { who: 'who' },
  gains: { abilities: 'ability' },
  losesAll: { except: 'ability' },
  gainsAbilitiesOf: { of: 'filter' },
  definePowerToughness: SIZES,
  setPowerToughness: SIZES,
  modifyPowerToughness: SIZES,
  rule: { rule: 'rule' },
};

export const RULE: KindKeys<'rule'> = {
  ...leaves('noLegendRule', 'devotion', 'survivesNoLife', 'keepsCounters', 'tappedFor', 'wardIsSilent', 'text'),
  targetedDespiteHexproof: { whose: 'who' },
  noMaximumHandSize: { who: 'who' },
  maximumHandSize: { who: 'who', amount: 'amount' },
  target: { who: 'who', from: 'filter' },
  untapsDuring: { whose: 'who' },
  untargetable: { whose: 'who', spells: 'filter', sources: 'filter' },
  searchesTop: { who: 'who' },
  controlsSearch: { who: 'who' },
  exilesFound: { who: 'who' },
  noTriggers: { event: 'filter', of: 'filter' },
  extraTriggers: { cause: 'trigger', of: 'filter' },
};

export const EXCEPTION: KindKeys<'exception'> = {
  ...leaves('name', 'addTypes', 'setTypes', 'removeTypes', 'setSubtypes', 'everyCreatureType', 'setColors'),
  ...leaves('addColors', 'keepsColor', 'thisAbility', 'otherAbilities', 'entersTapped', 'losesManaCost'),
  ...leaves('losesAbilities'),
  powerToughness: SIZES,
  gains: { abilities: 'ability' },
  entersWith: { amount: 'amount' },
  startingLoyalty: { amount: 'amount' },
  if: { filter: 'filter', then: 'exception' },
};

export const TOP_OF_GRAVEYARD: KindKeys<'topOfGraveyard'> = { topOfGraveyard: { who: 'who', filter: 'filter' } };

export const PRINTED: PlainKeys<'printed'> = { faces: 'face' };

export const FACE: PlainKeys<'face'> = {
  power: 'printedNumber',
  toughness: 'printedNumber',
  loyalty: 'printedNumber',
  defense: 'printedNumber',
  abilities: 'ability',
};
