// Predefined tokens (111.10), their abilities in the fewest words.
import { type CardType, type Color, PREDEFINED_TOKENS, type PredefinedToken } from '../../vocabulary/index.ts';
import type { Ability, StaticAbility } from '../ability/ability.ts';
import type { Amount } from '../ability/amount.ts';
import type { Change } from '../ability/continuous-effect.ts';
import type { Filter } from '../ability/filter.ts';
import { SELF } from '../ability/self.ts';
import type { TriggerEvent } from '../ability/trigger.ts';
import type { Edition } from '../edition.ts';
import type { Face, Printed } from './characteristics.ts';

/**
 * The token of a name such as "Treasure", "Treasure token" or "Young Hero Role"; undefined where there is none of that
 * name. 111.4: a token without a name of its own is named "Treasure Token" in editions with that rule.
 */
export function predefinedToken(word: string, edition?: Pick<Edition, 'tokenNamesEndInToken'>): Printed | undefined {
  const plain = word.replace(/ token$/i, '').replace(/ role$/i, '');
  const predefined = TOKENS.get(plain.toLowerCase());
  if (predefined === undefined || edition?.tokenNamesEndInToken !== true) return predefined;
  const [front, ...more] = predefined.faces;
  if (NAMED.has(front.name) || front.subtypes.includes('Role')) return predefined;
  const name = `${front.name} Token`;
  return {
    ...predefined,
    faces: [{ ...front, name }, ...more],
    cardName: [name, ...more.map(it => it.name)].join(' // '),
  };
}

/** 111.10d: predefined tokens whose definition gives a name. */
const NAMED: ReadonlySet<string> = new Set(['Walker']);

/** The names of the predefined tokens, in the order of 111.10. */
export function predefinedNames(): readonly string[] {
  return PREDEFINED_TOKENS;
}

const SACRIFICE = '{T}, Sacrifice this token';

function activated(text: string): Ability {
  return { kind: 'activated', text, sort: 'other' };
}

function ofMana(text: string): Ability {
  return { kind: 'activated', text, sort: 'mana' };
}

function token(name: PredefinedToken, face: Partial<Face>, ...more: readonly Face[]): Printed {
  const front: Face = {
    name,
    colorIndicator: [],
    supertypes: [],
    types: ['Artifact'],
    subtypes: [name],
    abilities: [],
    ...face,
  };
  return { layout: 'token', faces: [front, ...more], cardName: [front, ...more].map(it => it.name).join(' // ') };
}

const CREATURES: Filter = { clauses: [{ kind: 'type', type: 'Creature' }] };
const ENCHANTED: Filter = { clauses: [{ kind: 'is', ref: { kind: 'attached', as: 'enchanted' } }] };

function enchanted(...changes: readonly Change[]): StaticAbility {
  return {
    kind: 'static',
    effects: [{ affects: ENCHANTED, changes, condition: undefined }],
    condition: undefined,
    defining: false,
  };
}

function role(name: PredefinedToken, ...abilities: readonly Ability[]): Printed {
  const enchant: Ability = { kind: 'keyword', keyword: 'enchant', of: CREATURES };
  const types: readonly CardType[] = ['Enchantment'];
  return token(name, { types, subtypes: ['Aura', 'Role'], abilities: [enchant, ...abilities] });
}

function bonus(amount: Amount, ...abilities: readonly Ability[]): StaticAbility {
  const size: Change = { kind: 'modifyPowerToughness', power: amount, toughness: amount };
  return abilities.length > 0 ? enchanted(size, { kind: 'gains', abilities }) : enchanted(size);
}

function gives(...abilities: readonly Ability[]): StaticAbility {
  return enchanted({ kind: 'gains', abilities });
}

function whenever(event: TriggerEvent, effect: string): Ability {
  return { kind: 'triggered', events: [event], condition: undefined, effect, oncePerTurn: false };
}

const ATTACKS: TriggerEvent = { kind: 'attacks', what: SELF, oneOrMore: false };
const YOUR_ENCHANTMENTS: Amount = {
  kind: 'count',
  of: {
    clauses: [
      { kind: 'type', type: 'Enchantment' },
      { kind: 'controlledBy', who: { kind: 'you' } },
    ],
  },
};

const BLACK: readonly Color[] = ['black'];
const PHYREXIAN: Face = {
  name: 'Phyrexian Token',
  colorIndicator: [],
  supertypes: [],
  types: ['Artifact', 'Creature'],
  subtypes: ['Phyrexian'],
  power: 0,
  toughness: 0,
  abilities: [],
};

const ALL: readonly Printed[] = [
  token('Treasure', { abilities: [ofMana(`${SACRIFICE}: Add one mana of any color.`)] }),
  token('Food', { abilities: [activated(`{2}, ${SACRIFICE}: You gain 3 life.`)] }),
  token('Gold', { abilities: [ofMana('Sacrifice this token: Add one mana of any color.')] }),
  token('Walker', { types: ['Creature'], subtypes: ['Zombie'], colorIndicator: BLACK, power: 2, toughness: 2 }),
  token('Shard', {
    types: ['Enchantment'],
    abilities: [activated('{2}, Sacrifice this token: Scry 1, then draw a card.')],
  }),
  token('Clue', { abilities: [activated('{2}, Sacrifice this token: Draw a card.')] }),
  token('Blood', { abilities: [activated(`{1}, {T}, Discard a card, Sacrifice this token: Draw a card.`)] }),
  token('Powerstone', { abilities: [ofMana('{T}: Add {C}, not for nonartifact spells.')] }),
  token('Incubator', { abilities: [activated('{2}: Transform this token.')] }, PHYREXIAN),
  role('Cursed', enchanted({ kind: 'setPowerToughness', power: 1, toughness: 1 })),
  role('Monster', bonus(1, { kind: 'keyword', keyword: 'trample' })),
  role('Royal', bonus(1, { kind: 'keyword', keyword: 'ward', cost: '{1}' })),
  role('Sorcerer', bonus(1, whenever(ATTACKS, 'Scry 1.'))),
  role('Virtuous', bonus(YOUR_ENCHANTMENTS)),
  role('Wicked', bonus(1), whenever({ kind: 'dies', what: SELF, oneOrMore: false }, 'Each opponent loses 1 life.')),
  role('Young Hero', gives(whenever(ATTACKS, 'If its toughness is 3 or less, it gets a +1/+1 counter.'))),
  token('Map', { abilities: [activated(`{1}, ${SACRIFICE}: Target creature you control explores.`)] }),
  token('Junk', { abilities: [activated(`${SACRIFICE}: Exile your top card; you may play it this turn.`)] }),
  token('Lander', {
    abilities: [activated(`{2}, ${SACRIFICE}: Put a basic land card from your library onto the battlefield tapped.`)],
  }),
  token('Mutagen', { abilities: [activated(`{1}, ${SACRIFICE}: Put a +1/+1 counter on target creature.`)] }),
  token('Vibranium', {
    abilities: [{ kind: 'keyword', keyword: 'indestructible' }, ofMana('{T}: Add {C}, not for nonartifact spells.')],
  }),
];

const TOKENS: ReadonlyMap<string, Printed> = new Map(ALL.map(it => [it.faces[0].name.toLowerCase(), it]));
