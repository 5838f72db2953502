// Keyword abilities (702) that define or protect their permanent while it is on the battlefield.
import type { ChosenKind } from '../../vocabulary/index.ts';
import type { Clause, Filter } from '../ability/filter.ts';
import type { KeywordAbility } from '../ability/keyword.ts';
import { ITSELF, SELF } from '../ability/self.ts';
import {
  CONTROLLER,
  CREATURE,
  cant,
  characteristicDefining,
  DIES,
  filterOfClauses,
  keywordNumber,
  replacementOf,
  staticOnItself,
  triggeredOn,
  wasPaid,
} from './builders.ts';
import type { KeywordName } from './keyword-list.ts';
import type { ExpandedAbility, KeywordRow } from './keyword-row.ts';

/** No destruction (702.12b). */
const indestructible: KeywordRow = () => [{ ability: cant({ kind: 'destroy', what: SELF }), rule: '702.12b' }];

/** 702.16c-e: no attachments with the quality, and no damage from sources with it. */
const protection: KeywordRow = keyword => {
  const quality = qualityOf(keyword);
  if (quality === undefined) return [];
  const spared: readonly Clause[] = keyword.spares
    ? [{ kind: 'not', of: { kind: 'all', of: keyword.spares.clauses } }]
    : [];
  const attaching = (subtype: string): Filter => filterOfClauses({ kind: 'subtype', subtype }, ...quality, ...spared);
  const source = quality.length === 0 ? undefined : filterOfClauses(...quality);
  const damage = { kind: 'dealDamage', source, to: [SELF], combat: undefined } as const;
  return [
    { ability: cant({ kind: 'attachTo', what: attaching('Aura'), to: SELF }), rule: '702.16c' },
    { ability: cant({ kind: 'attachTo', what: attaching('Equipment'), to: SELF }), rule: '702.16d' },
    { ability: cant({ kind: 'attachTo', what: attaching('Fortification'), to: SELF }), rule: '702.16d' },
    {
      ability: replacementOf(damage, { kind: 'prevent', amount: 'all', then: [] }),
      rule: '702.16e',
    },
  ];
};

/** The quality as clauses about the source; none at all for protection from everything (702.16j). */
function qualityOf(keyword: KeywordAbility): readonly Clause[] | undefined {
  if (keyword.of !== undefined) return keyword.of.clauses;
  const words = keyword.words ?? '';
  if (words === 'everything') return [];
  if (OPPONENTS.has(words)) return [{ kind: 'controlledBy', who: { kind: 'opponent' } }];
  if (words === 'the chosen player') return [{ kind: 'controlledBy', who: { kind: 'chosen' } }];
  return COLOR_WORDS[words];
}

const OPPONENTS: ReadonlySet<string> = new Set(['each of your opponents', 'each opponent']);

const COLOR_WORDS: Readonly<Record<string, readonly Clause[]>> = {
  'all colors': [{ kind: 'not', of: { kind: 'colorless' } }],
  'each color': [{ kind: 'not', of: { kind: 'colorless' } }],
  'the chosen color': [{ kind: 'chosen', what: 'color' }],
  'the last chosen color': [{ kind: 'chosen', what: 'color' }],
  'the color of your choice': [{ kind: 'chosen', what: 'color' }],
  'the chosen type': [{ kind: 'chosen', what: 'creatureType' }],
  'the chosen name': [{ kind: 'chosen', what: 'cardName' }],
  'the chosen card type': [{ kind: 'chosen', what: 'cardType' }],
};

/** Words of keywords for a choice, with the kind of the choice: "protection from the chosen color". */
export const KEYWORD_CHOICES: ReadonlyMap<string, ChosenKind> = new Map([
  ['the chosen color', 'color'],
  ['the last chosen color', 'color'],
  ['the color of your choice', 'color'],
  ['the chosen type', 'creatureType'],
  ['the chosen creature type', 'creatureType'],
  ['the chosen name', 'cardName'],
  ['the chosen card type', 'cardType'],
  ['the chosen player', 'player'],
]);

/** 702.64a: N of the damage from each source prevented. */
const absorb: KeywordRow = keyword => {
  const damage = { kind: 'dealDamage', source: undefined, to: [SELF], combat: undefined } as const;
  const prevent = { kind: 'prevent', amount: keywordNumber(keyword), then: [] } as const;
  return [{ ability: replacementOf(damage, prevent), rule: '702.64a' }];
};

/** 702.89a: damage removed from the enchanted permanent and the Aura destroyed instead. */
const umbraArmor: KeywordRow = () => {
  const host = filterOfClauses({ kind: 'is', ref: { kind: 'attached' } });
  const destroyThis = { kind: 'destroy', who: CONTROLLER, what: ITSELF } as const;
  const ability = replacementOf(
    { kind: 'destroy', what: host },
    { kind: 'regenerate', taps: false },
    { kind: 'also', effects: [destroyThis] },
  );
  return [{ ability, rule: '702.89a' }];
};

/** Every creature type (702.73a). */
const changeling: KeywordRow = () => [
  { ability: characteristicDefining({ kind: 'everyCreatureType' }), rule: '702.73a' },
];

/** No color (702.114a). */
const devoid: KeywordRow = () => [
  { ability: characteristicDefining({ kind: 'setColors', colors: [] }), rule: '702.114a' },
];

/** 702.161a: an artifact creature as well during its controller's turn. */
const livingMetal: KeywordRow = () => [
  {
    ability: staticOnItself(
      { kind: 'turn', who: CONTROLLER },
      { kind: 'addTypes', supertypes: [], types: ['Artifact', 'Creature'], subtypes: [] },
    ),
    rule: '702.161a',
  },
];

/** 702.151b: no creature while it is attached to one. */
const reconfigure: KeywordRow = () => [
  {
    ability: staticOnItself(
      { kind: 'is', ref: { kind: 'attached' }, filter: filterOfClauses(CREATURE) },
      { kind: 'removeTypes', supertypes: [], types: ['Creature'], subtypes: [] },
    ),
    rule: '702.151b',
  },
];

/** 702.103b, 702.103f: a bestowed Aura with enchant creature, until it is attached to nothing. */
const bestow: KeywordRow = () => {
  const bestowed = {
    kind: 'and',
    of: [wasPaid('bestow'), { kind: 'is', ref: { kind: 'attached' }, filter: filterOfClauses() }],
  } as const;
  const enchant = { kind: 'keyword', keyword: 'enchant', of: filterOfClauses(CREATURE) } as const;
  return [
    {
      ability: staticOnItself(
        bestowed,
        { kind: 'removeTypes', supertypes: [], types: ['Creature'], subtypes: [] },
        { kind: 'addTypes', supertypes: [], types: ['Enchantment'], subtypes: ['Aura'] },
        { kind: 'gains', abilities: [enchant] },
      ),
      rule: '702.103b',
    },
  ];
};

function hasteIfPaid(cost: string, rule: string): readonly ExpandedAbility[] {
  return [
    {
      ability: staticOnItself(wasPaid(cost), { kind: 'gains', abilities: [{ kind: 'keyword', keyword: 'haste' }] }),
      rule,
    },
  ];
}

/** Haste for a creature cast for its dash cost (702.109a). */
const dash: KeywordRow = () => hasteIfPaid('dash', '702.109a');

/** 702.152a: haste and a card when it dies. */
const blitz: KeywordRow = () => {
  const draws = triggeredOn(DIES, 'Draw a card.');
  return [
    ...hasteIfPaid('blitz', '702.152a'),
    { ability: staticOnItself(wasPaid('blitz'), { kind: 'gains', abilities: [draws] }), rule: '702.152a' },
  ];
};

export const STATIC_KEYWORDS = {
  indestructible,
  protection,
  absorb,
  'umbra armor': umbraArmor,
  'totem armor': umbraArmor,
  changeling,
  devoid,
  'living metal': livingMetal,
  reconfigure,
  bestow,
  dash,
  blitz,
} as const satisfies Partial<Record<KeywordName, KeywordRow>>;
