// Cards of the laws' own, each of one sentence: the kinds of effect that interact with others on the boards.

/** A card as under `cards` in a scenario, in wording of our own. */
export interface OwnCard {
  readonly name: string;
  readonly manaCost?: string;
  readonly type: string;
  readonly text?: string;
  readonly power?: string;
  readonly toughness?: string;
}

export const OWN_CARDS: readonly OwnCard[] = [
  enchantment('Growing Ground', 'Creatures enter with an additional +1/+1 counter on them.'),
  enchantment('Withering Ground', 'Creatures your opponents control enter with a -1/-1 counter on them.'),
  enchantment('Slow Gate', 'Creatures enter tapped.'),
  enchantment('Quick Gate', 'Creatures you control enter untapped.'),
  enchantment('Twin Wells', 'If you would gain life, you gain twice that much life instead.'),
  enchantment('Deep Well', 'If you would gain life, you gain that much life plus 1 instead.'),
  enchantment('Twin Blades', 'If a source would deal damage, it deals twice that much damage instead.'),
  enchantment('Long Blades', 'If a source you control would deal damage, it deals that much damage plus 1 instead.'),
  enchantment('Soft Ground', 'If damage would be dealt to you, prevent 1 of that damage.'),
  enchantment(
    'Twin Molds',
    'If one or more tokens would be created under your control, twice that many of those tokens are created instead.',
  ),
  enchantment(
    'Twin Seeds',
    'If one or more counters would be put on a permanent you control, twice that many of each of those kinds of counters are put on it instead.',
  ),
  enchantment('Late Grave', 'If a creature would die, exile it instead.'),
  enchantment('Early Grave', 'If a card would be put into a graveyard from anywhere, exile it instead.'),
  enchantment('Closed Door', "Creature cards in graveyards can't enter the battlefield."),
  enchantment('Gray Veil', 'All creatures are Zombies in addition to their other types.'),
  enchantment('Green Veil', 'Creatures you control are green.'),
  enchantment('Great Leveling', 'All creatures have base power and toughness 2/2.'),
  enchantment('Great Silence', 'All creatures lose all abilities.'),
  enchantment('Lands of Clay', 'All lands are 1/1 creatures that are still lands.'),
  enchantment('Wake of Wonders', 'Whenever a creature you control enters, you gain 1 life.'),
  enchantment('Mourning Bells', 'Whenever a creature dies, each opponent loses 1 life.'),
  creature('Hungry Maw', 'Devour 2', '1', '1'),
  creature('Artificer Maw', 'Devour artifact 1', '2', '2'),
  creature('Mirror Shade', 'You may have this creature enter as a copy of any creature on the battlefield.', '0', '0'),
  creature(
    'Mirror Giant',
    "You may have this creature enter as a copy of any creature on the battlefield, except it's 7/7.",
    '0',
    '0',
  ),
  creature(
    'Grave Shade',
    'You may have this creature enter as a copy of any creature card in a graveyard, except it has flying.',
    '0',
    '0',
  ),
  creature('Seed Bearer', 'This creature enters with two +1/+1 counters on it.', '0', '0'),
  creature(
    'Seed Counter',
    'This creature enters with a +1/+1 counter on it for each other creature you control.',
    '1',
    '1',
  ),
  creature('Herd Leader', 'Other creatures you control get +1/+1.', '2', '2'),
  creature('Herd Mother', 'Each other creature you control enters with an additional +1/+1 counter on it.', '2', '2'),
  creature('Stone Sleeper', 'This creature enters tapped.', '3', '3'),
  creature(
    'Proud One',
    'As this creature enters, choose a color.\nThis creature has protection from the chosen color.',
    '2',
    '2',
  ),
  creature(
    'Kin Seeker',
    'As this creature enters, choose a creature type.\nThis creature is the chosen type in addition to its other types.',
    '2',
    '2',
  ),
  creature('Bargainer', "As this creature enters, you may pay 2 life. If you don't, it enters tapped.", '3', '2'),
  creature('Bold Pup', 'Riot', '2', '2'),
  creature('Shy Pup', 'Tribute 2', '2', '2'),
  creature('Iron Pup', 'Undying', '1', '1'),
  creature('Clay Pup', 'Persist', '2', '1'),
  creature('Bitter Pup', 'Infect', '2', '2'),
  creature('Sharp Pup', 'Deathtouch\nLifelink', '1', '1'),
];

/** Cards that are only copied. */
export const MODELS: readonly OwnCard[] = [
  creature('Model Bear', 'Trample', '2', '2'),
  creature('Model Leader', 'Other creatures get +1/+1.', '3', '3'),
  creature('Model Maw', 'Devour 1', '1', '1'),
  creature('Model Shade', 'You may have this creature enter as a copy of any creature on the battlefield.', '1', '1'),
  creature('Model Seed', 'This creature enters with a +1/+1 counter on it.', '1', '1'),
  enchantment('Model Gate', 'Creatures enter tapped.'),
];

function enchantment(name: string, text: string): OwnCard {
  return { name, manaCost: '{2}{W}', type: 'Enchantment', text };
}

function creature(name: string, text: string, power: string, toughness: string): OwnCard {
  return { name, manaCost: '{2}{G}', type: 'Creature — Beast', text, power, toughness };
}
