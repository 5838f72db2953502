// Facts of the turn that a card asks for and a question does not tell.
import { describe, expect, test } from 'vitest';
import { extendedBook, packBook } from '../../src/cards/index.ts';
import { answerScenario, readScenario, unstatedFacts } from '../../src/scenario/index.ts';
import { ANSWER_WORDING } from '../../src/service/answer-wording.ts';
import { ORACLE_COMPILER } from '../../src/service/oracle-compiler.ts';

const TOWN = {
  name: 'Young Town',
  type: 'Land',
  text: "Young Town enters tapped unless it's your first, second, or third turn of the game.",
};
const BELL = {
  name: 'Rest Bell',
  type: 'Artifact',
  text: 'Whenever a creature enters, if you gained life this turn, scry 1.',
};
const WATCH = {
  name: 'Land Watch',
  type: 'Enchantment',
  text: 'Creatures you control get +1/+0 as long as two or more lands entered under your control this turn.',
};
const CRUSH = {
  name: 'Wide Crush',
  manaCost: '{2}{R}',
  type: 'Sorcery',
  text: 'Wide Crush deals 2 damage to each creature. If a creature dealt damage this way would die this turn, exile it instead.',
};
const HERO = {
  name: 'Shy Hero',
  manaCost: '{1}{U}',
  type: 'Creature — Human',
  power: 2,
  toughness: 2,
  text: 'Whenever ~ becomes the target of a spell, draw a card.',
};
const TRICK = {
  name: 'Small Trick',
  manaCost: '{U}',
  type: 'Instant',
  text: 'Up to one target creature gets +1/+1 until end of turn.',
};
const GIFT = {
  name: 'Small Gift',
  manaCost: '{U}',
  type: 'Enchantment — Aura',
  text: 'Enchant creature\nEnchanted creature gets +1/+1.',
};
const CAGE = {
  name: 'Dark Cage',
  manaCost: '{3}',
  type: 'Artifact',
  text: 'When ~ enters, exile target creature until ~ leaves the battlefield.',
};
const ELK = {
  name: 'Proud Elk',
  type: 'Creature — Elk',
  power: 3,
  toughness: 3,
  text: 'If a spell or ability an opponent controls causes you to discard this card, put it onto the battlefield instead of putting it into your graveyard.',
};
const REBEL = {
  name: 'Loud Rebel',
  type: 'Creature — Human',
  power: 2,
  toughness: 2,
  text: 'When this creature enters, if a permanent you controlled left the battlefield this turn, you gain 5 life.',
};
const cards = [ELK, REBEL, CAGE, TOWN, BELL, WATCH, CRUSH, HERO, TRICK, GIFT];

const WHOLE = {
  name: 'Whole Angel',
  manaCost: '',
  typeLine: 'Creature — Angel',
  oracleText: '',
  power: '7',
  toughness: '7',
};
const BOOK = extendedBook([{ name: 'Whole Angel', layout: 'meld', faces: [WHOLE], meldedManaValue: 7 }], packBook());

function unstated(scenario: object): readonly string[] {
  const read = readScenario({ id: 'x', title: 'x', cards, ...scenario });
  if (!read.ok) throw new Error(read.issues.map(it => it.message).join(' '));
  const answered = answerScenario(read.value, { book: BOOK, compiler: ORACLE_COMPILER, wording: ANSWER_WORDING });
  if (!answered.ok) throw new Error(answered.issues.map(it => it.message).join(' '));
  return unstatedFacts(answered.value.staged, answered.value.outcomes).map(it => `${it.card}: ${it.fact}`);
}

function named(name: string, type: string, text: string): object {
  return { name, type, text, ...(type.startsWith('Creature') ? { power: 0, toughness: 3 } : {}) };
}

const KIN = {
  name: 'Kin Chart',
  type: 'Enchantment',
  text: 'As ~ enters, choose a creature type.\nCreatures you control are the chosen type in addition to their other types.',
};

describe('the player who gets what a card puts there', () => {
  const dryad = named(
    'Dryad',
    'Creature — Dryad',
    "When ~ enters, search your library for a Forest card, put it onto the battlefield under target player's control, then shuffle.",
  );
  const troll = named(
    'Troll',
    'Creature — Troll',
    'When ~ enters, target opponent creates a 0/1 white Goat creature token.',
  );
  const forest = { card: 'Forest', from: 'library', by: 'Dryad' };
  const goat = { token: { types: ['Creature'], subtypes: ['Goat'], power: 0, toughness: 1 }, by: 'Troll' };
  test('is said to be missing where the words leave it open or mean another', () => {
    expect(unstated({ cards: [dryad], when: { enters: [forest] } })).toEqual(['Dryad: under']);
    expect(unstated({ cards: [troll], when: { creates: goat } })).toEqual(['Troll: under']);
  });
  test('is not where the question names it, or no other can be meant', () => {
    expect(unstated({ cards: [dryad], when: { enters: [{ ...forest, under: 'you' }] } })).toEqual([]);
    const theirs = { opponent: { battlefield: ['Troll'] } };
    expect(unstated({ cards: [troll], given: theirs, when: { creates: goat } })).toEqual([]);
  });
});

describe('choices made as a permanent entered', () => {
  const when = { enters: ['Grizzly Bears'] };
  test('are said to be missing where another ability speaks of them', () => {
    expect(unstated({ cards: [KIN], given: { you: { battlefield: ['Kin Chart'] } }, when })).toEqual([
      'Kin Chart: choice',
    ]);
  });
  test('are said to be missing where a protection, a trigger or an activated ability speaks of them', () => {
    const shield = named(
      'Shield',
      'Creature — Angel',
      'As ~ enters, choose a color.\n~ has protection from the chosen color.',
    );
    const heart = named(
      'Heart',
      'Artifact',
      'As ~ enters, choose a color.\n{T}: Add {C}.\n{T}: Add one mana of the chosen color.',
    );
    const doll = named(
      'Doll',
      'Creature — Construct',
      'As ~ enters, choose a player.\nWhenever ~ is dealt damage, it deals that much damage to the chosen player.',
    );
    const board = (card: object, name: string) => ({ cards: [card], given: { you: { battlefield: [name] } } });
    expect(unstated({ ...board(shield, 'Shield'), when })).toEqual(['Shield: choice']);
    expect(unstated({ ...board(heart, 'Heart'), when })).toEqual([]);
    const activates = { object: 'Heart', ability: '2' };
    expect(unstated({ ...board(heart, 'Heart'), when: { activates } })).toEqual(['Heart: choice']);
    expect(unstated({ ...board(heart, 'Heart'), when: { activates: { ...activates, ability: '1' } } })).toEqual([]);
    const dealsDamage = { source: 'Doll', to: 'Doll', amount: 1 };
    expect(unstated({ ...board(doll, 'Doll'), when: { dealsDamage } })).toEqual(['Doll: choice']);
    expect(unstated({ ...board(doll, 'Doll'), when })).toEqual([]);
  });
  test('are not where they are told, or made as it enters', () => {
    const chart = { card: 'Kin Chart', chosen: { creatureType: 'Goblin' } };
    expect(unstated({ cards: [KIN], given: { you: { battlefield: [chart] } }, when })).toEqual([]);
    expect(unstated({ cards: [KIN], when: { enters: ['Kin Chart'] } })).toEqual([]);
  });
});

describe('what permanents have made so before', () => {
  const dawn = named('Dawn', 'Creature — Human', 'Daybound');
  const racer = named('Racer', 'Artifact', 'Start your engines!');
  const when = { enters: ['Grizzly Bears'] };
  test('is said where the question does not tell it', () => {
    const given = { you: { battlefield: ['Racer'] }, opponent: { battlefield: ['Racer', 'Dawn'] } };
    expect(unstated({ cards: [dawn, racer], given, when })).toEqual(['Dawn: day', 'Racer: speed', 'Racer: speed']);
  });
  test('is not where it is told, or comes about now', () => {
    const given = { dayNight: 'day', you: { battlefield: ['Racer', 'Dawn'], speed: 2 } };
    expect(unstated({ cards: [dawn, racer], given, when })).toEqual([]);
    expect(unstated({ cards: [dawn], when: { enters: ['Dawn'] } })).toEqual([]);
  });
});

describe('the target of an Aura that can be cast on what is tapped alone', () => {
  const text = "Enchant creature\nYou can't choose an untapped creature as this spell's target as you cast it.";
  const hold = named('Hold', 'Enchantment — Aura', text);
  const on = (card: object) =>
    unstated({ cards: [hold], given: { you: { battlefield: [card] } }, when: { enters: ['Hold'] } });
  test('is said to have been tapped where it was not told so', () => {
    expect(on({ card: 'Grizzly Bears' })).toEqual(['Hold: target as cast']);
    expect(on({ card: 'Grizzly Bears', tapped: true })).toEqual([]);
  });
});

describe('mana that was spent', () => {
  const spell = (manaCost: string, text: string) => ({ ...named('Spell', 'Creature — Elf', text), manaCost });
  const entering = (card: object, cast?: object) =>
    unstated({ cards: [card], when: { enters: [{ card: 'Spell', ...(cast === undefined ? {} : { cast }) }] } });
  test('is said to be taken as colorless where its colors matter and were not told', () => {
    expect(entering(spell('{4}', 'Sunburst'))).toEqual(['Spell: spent']);
    const adamant = spell('{3}{W}', 'When ~ enters, if {U} was spent to cast it, draw a card.');
    expect(entering(adamant)).toEqual(['Spell: spent']);
    expect(entering(adamant, { manaSpent: 'WWUU' })).toEqual([]);
  });
  test('is not where the cost tells all of it, or it was not cast', () => {
    const text = 'When ~ enters, if {U} was spent to cast it, draw a card.';
    expect(entering(spell('{U}{W}', text))).toEqual([]);
    expect(
      unstated({ cards: [spell('{4}', 'Sunburst')], when: { enters: [{ card: 'Spell', from: 'hand' }] } }),
    ).toEqual([]);
  });
});

describe('cards that are counted', () => {
  const text = 'Each creature gets -X/-0, where X is the number of cards in your hand.';
  const cage = { name: 'Cage', type: 'Enchantment', text };
  const tomb = { name: 'Tomb', type: 'Enchantment', text: text.replace('hand', 'graveyard') };
  const when = { enters: ['Grizzly Bears'] };
  test.each([
    { card: cage, zone: 'hand' },
    { card: tomb, zone: 'graveyard' },
  ])('are said to be taken as none in the $zone, where none were told', ({ card, zone }) => {
    const you = { battlefield: [card.name] };
    expect(unstated({ cards: [card], given: { you }, when })).toEqual([`${card.name}: ${zone}`]);
    expect(unstated({ cards: [card], given: { you: { ...you, [zone]: ['Forest'] } }, when })).toEqual([]);
  });
});

describe('cards in graveyards', () => {
  const size = 'As long as there are two or more creature cards in your graveyard, this creature gets +2/+2.';
  const skull = named('Skull', 'Creature — Horror', size);
  const sleeper = named(
    'Sleeper',
    'Creature — Shapeshifter',
    'You may have ~ enter as a copy of a creature card in a graveyard.',
  );
  const crypt = named(
    'Crypt',
    'Creature — Zombie',
    `${size.replace('As long as', '~ enters tapped unless').split(',')[0]}.`,
  );
  const meek = named('Meek', 'Enchantment', 'All creatures lose all abilities.');
  const here = { you: { battlefield: ['Skull'] } };
  const when = { enters: ['Grizzly Bears'] };
  test('are said to be taken as none where a condition counts them or they may be copied', () => {
    expect(unstated({ cards: [skull], given: here, when })).toEqual(['Skull: graveyard']);
    expect(unstated({ cards: [sleeper], when: { enters: ['Sleeper'] } })).toEqual(['Sleeper: graveyard']);
    expect(unstated({ cards: [crypt], when: { enters: ['Crypt'] } })).toEqual(['Crypt: graveyard']);
  });
  test('are those of the player that is meant', () => {
    const theirs = { ...here, opponent: { graveyard: ['Forest'] } };
    expect(unstated({ cards: [skull], given: theirs, when })).toEqual(['Skull: graveyard']);
    const mine = { you: { ...here.you, graveyard: ['Forest'] } };
    expect(unstated({ cards: [skull], given: mine, when })).toEqual([]);
  });
  test('do not matter where the ability was lost, or spoke of entering long ago', () => {
    const lost = { ...here, opponent: { battlefield: ['Meek'] } };
    expect(unstated({ cards: [skull, meek], given: lost, when })).toEqual([]);
    expect(unstated({ cards: [crypt], given: { you: { battlefield: ['Crypt'] } }, when })).toEqual([]);
  });
});

describe('the life that a card asks for', () => {
  const angel = named('Angel', 'Creature — Angel', '~ gets +2/+2 as long as you have 25 or more life.');
  const when = { enters: ['Angel'] };
  test('is said to be taken as at the beginning where it was not told', () => {
    expect(unstated({ cards: [angel], when })).toEqual(['Angel: life']);
    expect(unstated({ cards: [angel], given: { opponent: { life: 3 } }, when })).toEqual(['Angel: life']);
    expect(unstated({ cards: [angel], given: { you: { life: 30 } }, when })).toEqual([]);
  });
});

describe('the X of a permanent spell', () => {
  const pile = { ...named('Pile', 'Artifact', '~ enters with X charge counters on it.'), manaCost: '{X}' };
  test('is said to be taken as 0 where it was cast and none was told', () => {
    expect(unstated({ cards: [pile], when: { enters: ['Pile'] } })).toEqual(['Pile: x']);
    expect(unstated({ cards: [pile], when: { enters: [{ card: 'Pile', cast: { x: 2 } }] } })).toEqual([]);
    expect(unstated({ cards: [pile], when: { enters: [{ card: 'Pile', from: 'graveyard' }] } })).toEqual([]);
  });
});

describe('facts of the turn that are not told', () => {
  test('of a keyword, as it enters', () => {
    const savage = named('Savage', 'Creature — Ogre', 'Bloodthirst 2');
    expect(unstated({ cards: [savage], when: { enters: ['Savage'] } })).toEqual(['Savage: damageDealt']);
    const given = { you: { battlefield: ['Savage'] } };
    expect(unstated({ cards: [savage], given, when: { enters: ['Grizzly Bears'] } })).toEqual([]);
  });
  test('of a step that does not begin are of no matter', () => {
    const fiend = named(
      'Fiend',
      'Creature — Devil',
      'When ~ enters, draw a card.\nAt the beginning of your upkeep, if you gained life this turn, draw a card.',
    );
    expect(unstated({ cards: [fiend], when: { enters: ['Fiend'] } })).toEqual([]);
  });

  test('which turn of the game it is', () => {
    const when = { enters: [{ card: 'Young Town', from: 'hand' }] };
    expect(unstated({ when })).toEqual(['Young Town: turn']);
    expect(unstated({ when, given: { turn: 2 } })).toEqual([]);
  });

  test('of an "if" that was looked at, and of none that was not', () => {
    const given = { you: { battlefield: ['Rest Bell'] } };
    expect(unstated({ given, when: { enters: ['Grizzly Bears'] } })).toEqual(['Rest Bell: lifeGained']);
    expect(unstated({ given, when: { draws: { player: 'you' } } })).toEqual([]);
    const told = { you: { battlefield: ['Rest Bell'], thisTurn: { lifeGained: 0 } } };
    expect(unstated({ given: told, when: { enters: ['Grizzly Bears'] } })).toEqual([]);
  });

  test('of what happens in the question itself, nothing where it triggers by that', () => {
    const revolt = 'Loud Rebel';
    const blinked = { enters: [{ card: revolt, from: 'exile', by: 'Cloudshift' }] };
    expect(unstated({ when: blinked })).toEqual([]);
    expect(unstated({ when: { enters: [revolt] } })).toEqual(['Loud Rebel: permanentsLeft']);
  });

  test('the two cards of a melded permanent that leaves', () => {
    const given = { you: { battlefield: ['Whole Angel'] } };
    expect(unstated({ given, when: { dies: { objects: ['Whole Angel'] } } })).toEqual(['Whole Angel: melded']);
    expect(unstated({ given, when: { taps: ['Whole Angel'] } })).toEqual([]);
  });

  test('the target of a spell, where something watches for it', () => {
    const given = { you: { battlefield: ['Shy Hero'] } };
    expect(unstated({ given, when: { casts: 'Small Trick' } })).toEqual(['Small Trick: target']);
    expect(unstated({ given, when: { casts: 'Small Gift' } })).toEqual(['Small Gift: target']);
    expect(unstated({ given, when: { casts: 'Grizzly Bears' } })).toEqual([]);
    expect(unstated({ when: { casts: 'Small Trick' } })).toEqual([]);
    const named = { card: 'Small Trick', cast: { targets: ['Shy Hero'] } };
    expect(unstated({ given, when: { casts: named } })).toEqual([]);
  });

  test('whose the spell is that has a card discarded, where something looks at that', () => {
    const proud = 'Proud Elk';
    const when = (name: string) => ({ discards: { objects: [name], by: 'Small Trick' } });
    expect(unstated({ given: { you: { hand: [proud] } }, when: when(proud) })).toEqual(['Small Trick: whose']);
    expect(unstated({ given: { you: { hand: ['Grizzly Bears'] } }, when: when('Grizzly Bears') })).toEqual([]);
    const given = { you: { hand: [proud] }, opponent: { stack: ['Small Trick'] } };
    expect(unstated({ given, when: when(proud) })).toEqual([]);
  });

  test('no target, of what may have none and resolves', () => {
    const given = { you: { battlefield: ['Grizzly Bears'] } };
    expect(unstated({ given, when: { resolves: 'Small Trick' } })).toEqual(['Small Trick: no target']);
    const on = { spell: 'Small Trick', targets: ['Grizzly Bears'] };
    expect(unstated({ given, when: { resolves: on } })).toEqual([]);
    // what it does to each creature has no target
    expect(unstated({ given, when: { resolves: 'Wide Crush' } })).toEqual([]);
  });

  test('what was exiled until a permanent leaves that does', () => {
    const given = { you: { battlefield: ['Dark Cage'] } };
    const when = { destroys: { objects: ['Dark Cage'] } };
    expect(unstated({ given, when })).toEqual(['Dark Cage: exiled until']);
    const exile = [{ card: 'Grizzly Bears', exiledWith: 'Dark Cage' }];
    expect(unstated({ given: { ...given, opponent: { exile } }, when })).toEqual([]);
    expect(unstated({ given, when: { taps: ['Dark Cage'] } })).toEqual([]);
  });

  test('what entered this turn', () => {
    const when = { enters: ['Grizzly Bears'] };
    expect(unstated({ given: { you: { battlefield: ['Land Watch'] } }, when })).toEqual(['Land Watch: entered']);
    const forest = { card: 'Forest', designations: ['enteredThisTurn'] };
    expect(unstated({ given: { you: { battlefield: ['Land Watch', forest] } }, when })).toEqual([]);
  });

  test('of what a permanent that is there entered as a copy', () => {
    const when = { enters: ['Grizzly Bears'] };
    expect(unstated({ given: { you: { battlefield: ['Clone'] } }, when })).toEqual(['Clone: copy']);
    expect(unstated({ given: { you: { battlefield: ['Sakashima of a Thousand Faces'] } }, when })).toEqual([]);
    const copy = { card: 'Clone', copyOf: 'Grizzly Bears' };
    expect(unstated({ given: { you: { battlefield: [copy] } }, when })).toEqual([]);
    expect(unstated({ when: { enters: ['Clone'] } })).toEqual([]);
  });

  test('of the counters with which a copy entered, and of none where it may have become one since', () => {
    const text = 'This creature enters with X +1/+1 counters on it.';
    const cards = [
      { name: 'Glass Golem', type: 'Artifact Creature — Golem', manaCost: '{X}', power: '0', toughness: '0', text },
      { name: 'Slow Mirror', type: 'Artifact', text: '{2}: This artifact becomes a copy of target creature.' },
    ];
    const when = { enters: ['Grizzly Bears'] };
    const asked = (piece: object) => unstated({ cards, given: { you: { battlefield: [piece] } }, when });
    expect(asked({ card: 'Clone', copyOf: 'Glass Golem' })).toEqual(['Clone: counters']);
    expect(asked({ copyOf: 'Glass Golem' })).toEqual(['Glass Golem: counters']);
    expect(asked({ card: 'Clone', copyOf: 'Glass Golem', counters: { '+1/+1': 2 } })).toEqual([]);
    expect(asked({ card: 'Slow Mirror', copyOf: 'Glass Golem' })).toEqual(['Glass Golem: dead already']);
  });

  test('of an "if" in the instructions of a spell or of an activated ability', () => {
    const text = 'Draw a card. If you gained life this turn, draw another card.';
    const insight = { name: 'Calm Insight', type: 'Sorcery', text };
    const well = {
      name: 'Calm Well',
      type: 'Artifact',
      text: '{T}: You gain 1 life for each creature that died this turn.',
    };
    const resolves = { cards: [insight], when: { resolves: 'Calm Insight' } };
    expect(unstated(resolves)).toEqual(['Calm Insight: lifeGained']);
    expect(unstated({ ...resolves, given: { you: { thisTurn: { lifeGained: 2 } } } })).toEqual([]);
    const activates = {
      cards: [well],
      given: { you: { battlefield: ['Calm Well'] } },
      when: { activates: 'Calm Well' },
    };
    expect(unstated(activates)).toEqual(['Calm Well: creaturesDied']);
  });

  test('the cards of a library that is searched', () => {
    const text =
      '{T}, Sacrifice ~: Search your library for a basic land card, put it onto the battlefield tapped, then shuffle.';
    const wilds = { name: 'Far Wilds', type: 'Land', text };
    const asked = (you: object) => ({
      cards: [wilds],
      given: { you: { battlefield: ['Far Wilds'], ...you } },
      when: { activates: 'Far Wilds' },
    });
    expect(unstated(asked({}))).toEqual(['Far Wilds: library']);
    expect(unstated(asked({ library: ['Grizzly Bears'] }))).toEqual([]);
  });

  test('a card that was discarded as a cost', () => {
    const text =
      'If this creature was kicked, it enters with X +1/+1 counters on it, where X is the discarded card’s mana value.';
    const pet = {
      name: 'Fed Pet',
      type: 'Creature — Cat',
      power: '2',
      toughness: '2',
      text: `Kicker—{2}, Discard a card.\n${text}`,
    };
    const enters = [{ card: 'Fed Pet', cast: { kicked: true } }];
    expect(unstated({ cards: [pet], when: { enters } })).toEqual(['Fed Pet: discarded']);
  });

  test('which spell of a kind that is not counted is cast', () => {
    const text = 'Whenever you cast your second artifact spell each turn, you gain 1 life.';
    const forge = { name: 'Second Forge', type: 'Enchantment', text };
    const asked = (thisTurn: object) => ({
      cards: [forge],
      given: { you: { battlefield: ['Second Forge'], hand: ['Sol Ring'], thisTurn } },
      when: { casts: 'Sol Ring' },
    });
    expect(unstated(asked({ spellsCast: 1 }))).toEqual(['Second Forge: nth spell']);
    expect(unstated(asked({ spellsCast: 0 }))).toEqual([]);
  });
});

describe('a sentence about cards of a library that is not read', () => {
  const text = 'Draw a card. Look at the top two cards of your library; put the best of them into your hand.';
  const unplayed = (given: object) => {
    const dawn = { name: 'Wide Dawn', type: 'Sorcery', text };
    const read = readScenario({ id: 'x', title: 'x', cards: [dawn], given, when: { resolves: 'Wide Dawn' } });
    const book = { book: BOOK, compiler: ORACLE_COMPILER, wording: ANSWER_WORDING };
    const answered = read.ok ? answerScenario(read.value, book) : read;
    return answered.ok ? answered.value.staged.unread.map(it => it.unplayed) : answered.issues;
  };

  test('depends on cards that nobody has told where none is told', () => {
    expect(unplayed({ you: { battlefield: ['Forest'] } })).toEqual(['hidden']);
  });

  test('is just one that was not read where they are told', () => {
    expect(unplayed({ you: { library: ['Forest'] } })).toEqual([undefined]);
  });
});

test('whose color identity a cost counts', () => {
  const room = {
    name: 'Planning Room',
    type: 'Land',
    text: "{T}, Pay life equal to the number of colors in your commanders' color identity: Draw a card.",
  };
  const king = { card: 'Grizzly Bears', designations: ['commander'] };
  const asked = (...more: readonly object[]) =>
    unstated({
      cards: [room],
      given: { you: { battlefield: ['Planning Room', ...more] } },
      when: { activates: 'Planning Room' },
    });
  expect(asked()).toEqual(['Planning Room: commander']);
  expect(asked(king)).toEqual([]);
});

test('a spell of which nothing was read is said to be unread where the cards it looks at are told', () => {
  const text = 'Look at the top two cards of your library; put the best of them into your hand.';
  const dawn = { name: 'Wide Dawn', type: 'Sorcery', text };
  const problem = (given: object) => {
    const read = readScenario({ id: 'x', title: 'x', cards: [dawn], given, when: { resolves: 'Wide Dawn' } });
    const book = { book: BOOK, compiler: ORACLE_COMPILER, wording: ANSWER_WORDING };
    const answered = read.ok ? answerScenario(read.value, book) : read;
    return answered.ok ? '' : answered.issues.map(it => it.message).join(' ');
  };
  expect(problem({ you: { battlefield: ['Forest'] } })).toContain('nobody has told me');
  expect(problem({ you: { library: ['Forest'] } })).toContain('could not read');
});

test('to what a permanent did something for as long as it stays', () => {
  const text = 'When ~ enters, gain control of target creature for as long as ~ remains on the battlefield.';
  const sower = { name: 'Sly Sower', type: 'Creature — Faerie', power: 2, toughness: 2, text };
  const asked = (you: object) => ({
    cards: [sower],
    given: { you: { battlefield: ['Sly Sower'], ...you }, opponent: { battlefield: ['Serra Angel'] } },
    when: { dies: { objects: ['Sly Sower'] } },
  });
  expect(unstated(asked({}))).toEqual(['Sly Sower: while it stays']);
  expect(unstated(asked({ effects: [{ from: 'Sly Sower', targets: ['Serra Angel'] }] }))).toEqual([]);
});

test('how many counters something entered with', () => {
  const walker = { name: 'Long Walker', type: 'Artifact Creature — Golem', power: 0, toughness: 0, text: '' };
  const asked = (text: string, given: object) => ({
    cards: [{ ...walker, manaCost: '{X}', text }],
    given: { you: { battlefield: [{ card: 'Long Walker', ...given }] } },
    when: { destroys: { objects: ['Long Walker'] } },
  });
  const withX = 'This creature enters with X +1/+1 counters on it.';
  expect(unstated(asked(withX, {}))).toEqual(['Long Walker: counters']);
  expect(unstated(asked(withX, { cast: { x: 2 } }))).toEqual([]);
  expect(unstated(asked(withX, { counters: { '+1/+1': 2 } }))).toEqual([]);
  expect(unstated(asked('This creature enters with two +1/+1 counters on it.', {}))).toEqual([]);
});

describe('what could not be there as it is told', () => {
  const asked = (...battlefield: readonly (string | object)[]) => ({
    cards: [
      { name: 'Loose Aura', type: 'Enchantment — Aura', text: 'Enchant creature' },
      { name: 'Grave Thing', type: 'Creature — Horror', power: 0, toughness: 0, text: 'Trample' },
    ],
    given: { you: { battlefield } },
    when: { enters: ['Grizzly Bears'] },
  });

  test('is an Aura attached to nothing', () => {
    expect(unstated(asked('Loose Aura'))).toEqual(['Loose Aura: attached to nothing']);
    expect(unstated(asked('Serra Angel', { card: 'Loose Aura', attachedTo: 'Serra Angel' }))).toEqual([]);
  });

  test('is a creature without toughness', () => {
    expect(unstated(asked('Grave Thing'))).toEqual(['Grave Thing: dead already']);
    expect(unstated(asked({ card: 'Grave Thing', counters: { '+1/+1': 1 } }))).toEqual([]);
  });
});

test('what was exiled with the permanent whose ability speaks of it', () => {
  const vat = {
    name: 'Odd Vat',
    type: 'Artifact',
    text: "{T}: Create a token that's a copy of a card exiled with this artifact.",
  };
  const asked = (exile: readonly object[]) => ({
    cards: [vat],
    given: { you: { battlefield: ['Odd Vat'], exile } },
    when: { activates: 'Odd Vat' },
  });
  expect(unstated(asked([]))).toEqual(['Odd Vat: exiled with']);
  expect(unstated(asked([{ card: 'Grizzly Bears', exiledWith: 'Odd Vat' }]))).toEqual([]);
});

test('a counter without which something would not be there, asked about or not', () => {
  const text = '~ enters with X +1/+1 counters on it.';
  const walker = { name: 'Iron Walker', manaCost: '{X}{X}', type: 'Artifact Creature', power: 0, toughness: 0, text };
  const stout = { ...walker, name: 'Stout Walker', toughness: 1 };
  const asked = (object: string | object) =>
    unstated({
      cards: [walker, stout],
      given: { you: { battlefield: [object] } },
      when: { enters: ['Grizzly Bears'] },
    });
  expect(asked('Iron Walker')).toEqual(['Iron Walker: counters']);
  expect(asked({ card: 'Iron Walker', counters: { '+1/+1': 2 } })).toEqual([]);
  expect(asked('Stout Walker')).toEqual([]);
});

test('which cards are drawn from a library that was just shuffled, or put in order', () => {
  const asked = (text: string) =>
    unstated({
      cards: [{ name: 'Turned Time', manaCost: '{2}{U}', type: 'Sorcery', text }],
      given: { you: { hand: ['Grizzly Bears'], library: ['Forest', 'Island', 'Plains'] } },
      when: { resolves: 'Turned Time' },
    });
  const shuffles = 'Each player shuffles their hand and graveyard into their library';
  expect(asked(`${shuffles}, then draws two cards.`)).toEqual(['Turned Time: shuffled']);
  expect(asked(`${shuffles}.`)).toEqual([]);
  expect(asked('Draw two cards.')).toEqual([]);
  // several cards left on top may be put back in any order
  expect(asked('Scry 2, then draw a card.')).toEqual(['Turned Time: order on top']);
  expect(asked('Scry 1, then draw a card.')).toEqual([]);
  expect(asked('Draw a card, then scry 2.')).toEqual([]);
});
