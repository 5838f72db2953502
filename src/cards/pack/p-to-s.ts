// The embedded pack, cards from P to S, in the form described in read-pack.ts.

export const P_TO_S = `
Pacifism {1}{W}
Enchantment — Aura
Enchant creature
Enchanted creature can't attack or block.

Painter's Servant {2}
Artifact Creature — Scarecrow 1/3
As this creature enters, choose a color.
All cards that aren't on the battlefield, spells, and permanents are the chosen color in addition to their other colors.

Panharmonicon {4}
Artifact
If an artifact or creature entering causes a triggered ability of a permanent you control to trigger, that ability triggers an additional time.

Parallel Lives {3}{G}
Enchantment
If an effect would create one or more tokens under your control, it creates twice that many of those tokens instead.

Pariah {2}{W}
Enchantment — Aura
Enchant creature
All damage that would be dealt to you is dealt to enchanted creature instead.

Pentad Prism {2}
Artifact
Sunburst
Remove a charge counter from this artifact: Add one mana of any color.

Peregrin Took {2}{G}
Legendary Creature — Halfling Citizen 2/3
If one or more tokens would be created under your control, those tokens plus an additional Food token are created instead.

Phantasmal Image {1}{U}
Creature — Illusion 0/0
You may have this creature enter as a copy of a creature, except it's an Illusion in addition to its other types and it has "When this creature becomes the target of a spell or ability, sacrifice it."

Phyrexian Hydra {3}{G}{G}
Creature — Phyrexian Hydra 7/7
Infect
If damage would be dealt to this creature, prevent that damage. Put a -1/-1 counter on this creature for each 1 damage prevented this way.

Phyrexian Metamorph {3}{U/P}
Artifact Creature — Phyrexian Shapeshifter 0/0
You may have this creature enter as a copy of an artifact or creature, except it's an artifact in addition to its other types.

Phyrexian Processor {4}
Artifact
As this artifact enters, pay any amount of life.
{4}, {T}: Create an X/X black Phyrexian Minion creature token, where X is the life paid as this artifact entered.

Phyrexian Scriptures {2}{B}{B}
Enchantment — Saga
I — Put a +1/+1 counter on target creature.
II — Destroy all nonartifact creatures.
III — Exile your opponents' graveyards.

Pitiless Plunderer {3}{B}
Creature — Human Pirate 1/4
Whenever another creature you control dies, create a Treasure token.

Plains
Basic Land — Plains

Port Town
Land
As this land enters, you may reveal a Plains or Island card from your hand. If you don't, it enters tapped.
{T}: Add {W} or {U}.

Prairie Stream
Land — Plains Island
This land enters tapped unless you control two or more basic lands.

Primal Clay {4}
Artifact Creature — Shapeshifter */*
As this creature enters, it becomes your choice of a 3/3 artifact creature, a 2/2 artifact creature with flying, or a 1/6 Wall artifact creature with defender in addition to its other types.

Prismatic Omen {1}{G}
Enchantment
Lands you control are every basic land type in addition to their other types.

Prodigal Pyromancer {2}{R}
Creature — Human Wizard 1/1
{T}: This creature deals 1 damage to any target.

Professional Face-Breaker {2}{R}
Creature — Human Warrior 2/3
Menace
Whenever one or more creatures you control deal combat damage to a player, create a Treasure.

Progenitus {W}{W}{U}{U}{B}{B}{R}{R}{G}{G}
Legendary Creature — Hydra Avatar 10/10
Protection from everything
If Progenitus would be put into a graveyard from anywhere, reveal it and shuffle it into its owner's library instead.

Purelace {W}
Instant
Target spell or permanent becomes white.

Purphoros, God of the Forge {3}{R}
Legendary Enchantment Creature — God 6/5
Indestructible
As long as your devotion to red is less than five, this permanent isn't a creature.
Whenever another creature you control enters, Purphoros deals 2 damage to each opponent.

Quicksilver Gargantuan {5}{U}{U}
Creature — Shapeshifter 7/7
You may have this creature enter as a copy of a creature, except it's 7/7.

Rancor {G}
Enchantment — Aura
Enchant creature
Enchanted creature gets +2/+0 and has trample.
When this Aura is put into a graveyard from the battlefield, return it to its owner's hand.

Ravenous Chupacabra {2}{B}{B}
Creature — Beast Horror 2/2
When this creature enters, destroy target creature an opponent controls.

Reanimate {B}
Sorcery
Put target creature card from a graveyard onto the battlefield under your control. You lose life equal to its mana value.

Redeem {1}{W}
Instant
Prevent all damage that would be dealt this turn to up to two target creatures.

Renata, Called to the Hunt {2}{G}{G}
Legendary Enchantment Creature — Demigod */3
Renata's power is equal to your devotion to green.
Each other creature you control enters with an additional +1/+1 counter on it.

Replenish {3}{W}
Sorcery
Put all enchantment cards from your graveyard onto the battlefield.

Rest in Peace {1}{W}
Enchantment
When this enchantment enters, exile all graveyards.
If a card or token would be put into a graveyard from anywhere, exile it instead.

Reveillark {4}{W}
Creature — Elemental 4/3
Flying
When this creature leaves the battlefield, return up to two small creature cards from your graveyard to the battlefield.
Evoke {5}{W}

Rhythm of the Wild {1}{R}{G}
Enchantment
Creature spells you control can't be countered.
Nontoken creatures you control have riot.

Rise from the Grave {4}{B}
Sorcery
Put target creature card from a graveyard onto the battlefield under your control. That creature is a black Zombie in addition to its other colors and types.

Root Maze {G}
Enchantment
Artifacts and lands enter tapped.

Rune of Flight {1}{U}
Enchantment — Aura Rune
Enchant permanent
When this Aura enters, draw a card.
As long as enchanted permanent is a creature, it has flying.
As long as enchanted permanent is an Equipment, it has "Equipped creature has flying."

Runeclaw Bear {1}{G}
Creature — Bear 2/2

Runed Halo {W}{W}
Enchantment
As this enchantment enters, choose a card name.
You have protection from the chosen card name.

Rusted Relic {4}
Artifact
As long as you control three or more artifacts, this artifact is a 5/5 Golem artifact creature.

Rusted Sentinel {4}
Artifact Creature — Golem 3/4
This creature enters tapped.

Sakashima of a Thousand Faces {3}{U}
Legendary Creature — Human Rogue 3/1
You may have Sakashima of a Thousand Faces enter as a copy of another creature you control, except it has Sakashima of a Thousand Faces's other abilities.
The "legend rule" doesn't apply to permanents you control.
Partner

Sakashima the Impostor {2}{U}{U}
Legendary Creature — Human Rogue 3/1
You may have this creature enter as a copy of a creature, except its name is Sakashima the Impostor, it's legendary in addition to its other types, and it has "{2}{U}{U}: Return this creature to its owner's hand at the beginning of the next end step."

Scarwood Treefolk {3}{G}
Creature — Treefolk 3/5
This creature enters tapped.

Scoured Barrens
Land
This land enters tapped.
When this land enters, you gain 1 life.
{T}: Add {W} or {B}.

Selesnya Sanctuary
Land
This land enters tapped.
When this land enters, return a land of yours to hand.
{T}: Add {G}{W}.

Serra Angel {3}{W}{W}
Creature — Angel 4/4
Flying
Vigilance

Servant of the Scale {G}
Creature — Human Soldier 0/0
This creature enters with a +1/+1 counter on it.
When this creature dies, move its +1/+1 counters onto target creature you control.

Shatterskull Smashing {X}{R}{R}
Sorcery
Shatterskull Smashing deals X damage divided among up to two target creatures, or twice that if X is 6 or more.
// modal_dfc
Shatterskull, the Hammer Pass
Land
As this land enters, you may pay 3 life. If you don't, it enters tapped.
{T}: Add {R}.

Shivan Dragon {4}{R}{R}
Creature — Dragon 5/5
Flying
{R}: This creature gets +1/+0 this turn.

Show and Tell {2}{U}
Sorcery
Each player may put an artifact, creature, enchantment, or land card from hand onto the battlefield.

Simic Growth Chamber
Land
This land enters tapped.
When this land enters, return a land you control to its owner's hand.
{T}: Add {G}{U}.

Simic Initiate {G}
Creature — Human Mutant 0/0
Graft 1

Sledge-Class Seedship {2}{G}
Artifact — Spacecraft 4/5
Station
7+ | Flying
Whenever this Spacecraft attacks, you may put a creature card onto the battlefield.

Smuggler's Copter {2}
Artifact — Vehicle 3/3
Flying
Whenever this Vehicle attacks or blocks, you may draw a card, then discard a card.
Crew 1

Sol Ring {1}
Artifact
{T}: Add {C}{C}.

Solemn Simulacrum {4}
Artifact Creature — Golem 2/2
When this creature enters, search your library for a basic land card.
When this creature dies, you may draw a card.

Solemnity {2}{W}
Enchantment
Players can't get counters.
Counters can't be put on artifacts, creatures, enchantments, or lands.

Song of the Dryads {2}{G}
Enchantment — Aura
Enchant permanent
Enchanted permanent is a colorless Forest land.

Soul Summons {1}{W}
Sorcery
Manifest the top card of your library.

Soul Warden {W}
Creature — Human Cleric 1/1
Whenever another creature enters, you gain 1 life.

Spark Double {3}{U}
Creature — Illusion 0/0
You may have this creature enter as a copy of a creature or planeswalker you control, except it enters with an additional +1/+1 counter on it if it's a creature, it enters with an additional loyalty counter on it if it's a planeswalker, and it isn't legendary.

Spelunking {2}{G}
Enchantment
Lands you control enter untapped.

Spike Feeder {1}{G}{G}
Creature — Spike 0/0
This creature enters with two +1/+1 counters on it.
{2}, Remove a +1/+1 counter from this creature: Put one on another creature.
Remove a +1/+1 counter from this creature: You gain 2 life.

Spirited Companion {1}{W}
Enchantment Creature — Dog 1/1
When this creature enters, draw a card.

Spreading Seas {1}{U}
Enchantment — Aura
Enchant land
When this Aura enters, draw a card.
Enchanted land is an Island.

Steam Vents
Land — Island Mountain
As this land enters, you may pay 2 life. If you don't, it enters tapped.

Stinkweed Imp {2}{B}
Creature — Imp 1/2
Flying
Whenever this creature deals combat damage to a creature, destroy it.
Dredge 5

Stone Rain {2}{R}
Sorcery
Destroy target land.

Stonecoil Serpent {X}
Artifact Creature — Snake 0/0
Reach, trample, protection from multicolored
This creature enters with X +1/+1 counters on it.

Stormbreath Dragon {3}{R}{R}
Creature — Dragon 4/4
Flying, haste, protection from white
{5}{R}{R}: Monstrosity 3.
When this creature becomes monstrous, it deals damage to each opponent.

Strange Inversion {2}{R}
Instant — Arcane
Switch target creature's power and toughness until end of turn.
Splice onto Arcane {1}{R}

Student of Warfare {W}
Creature — Human Knight 1/1
Level up {W}
LEVEL 2-6
3/3
First strike
LEVEL 7+
4/4
Double strike

Stunt Double {3}{U}
Creature — Shapeshifter 0/0
Flash
You may have this creature enter as a copy of any creature on the battlefield.

Sunpetal Grove
Land
This land enters tapped unless you control a Forest or a Plains.
{T}: Add {G} or {W}.

Sutured Ghoul {4}{B}{B}{B}
Creature — Zombie */*
Trample
As this creature enters, exile any number of creature cards from your graveyard.
This creature's power is equal to the total power of the exiled cards and its toughness is equal to their total toughness.

Svogthos, the Restless Tomb
Land
{T}: Add {C}.
{3}{B}{G}: Until end of turn, this land becomes a black and green Plant Zombie creature with "This creature's power and toughness are each equal to the number of creature cards in your graveyard." It's still a land.

Swamp
Basic Land — Swamp
`;
