// The embedded pack, cards from A to C, in the form described in read-pack.ts.

export const A_TO_C = `
Aberrant {X}{1}{G}
Creature — Tyranid Mutant 0/0
Ravenous
Trample
Whenever this creature deals combat damage to a player, destroy target artifact or enchantment.

Absolute Law {1}{W}
Enchantment
Creatures have protection from red.

Acidic Slime {3}{G}{G}
Creature — Ooze 2/2
Deathtouch
When this creature enters, destroy target artifact, enchantment, or land.

Adaptive Automaton {3}
Artifact Creature — Construct 2/2
As this creature enters, choose a creature type.
This creature is the chosen type in addition to its other types.
Other creatures you control of the chosen type get +1/+1.

Adrix and Nev, Twincasters {2}{G}{U}
Legendary Creature — Merfolk Wizard 2/2
Ward {2}
If one or more tokens would be created under your control, twice that many of those tokens are created instead.

Afflicted Deserter {3}{R}
Creature — Human Werewolf 3/2
At the beginning of each upkeep, if no spells were cast last turn, transform it.
// transform
Werewolf Ransacker
(R) Creature — Werewolf 5/4
Whenever this creature transforms into Werewolf Ransacker, you may destroy target artifact.
At the beginning of each upkeep, if a player cast two or more spells last turn, transform it.

Agent of the Fates {1}{B}{B}
Creature — Human Assassin 3/2
Deathtouch
Whenever you cast a spell that targets this creature, each opponent sacrifices a creature.

Ajani's Welcome {W}
Enchantment
Whenever a creature you control enters, you gain 1 life.

Akki Lavarunner {3}{R}
Creature — Goblin Warrior 1/1
Haste
Whenever this creature deals damage to an opponent, flip it.
// flip
Tok-Tok, Volcano Born
Legendary Creature — Goblin Shaman 2/2
Protection from red
If a red source would deal damage to a player, it deals that much damage plus 1 instead.

Alhammarret's Archive {5}
Legendary Artifact
If you would gain life, you gain twice that much life instead.
If you would draw a card except the first one you draw in each of your draw steps, draw two cards instead.

Altar of the Pantheon {3}
Artifact
Your devotion to each color and each combination of colors is increased by one.
{T}: Add one mana of any color.

Altered Ego {X}{2}{G}{U}
Creature — Shapeshifter 0/0
You may have this creature enter as a copy of a creature, except it enters with X additional +1/+1 counters on it.

Ambush Commander {3}{G}{G}
Creature — Elf 2/2
Forests you control are 1/1 green Elf creatures that are still lands.

Amulet of Vigor {1}
Artifact
Whenever a permanent you control enters tapped, untap it.

Anafenza, the Foremost {W}{B}{G}
Legendary Creature — Human Soldier 4/4
Whenever Anafenza attacks, put a +1/+1 counter on another target tapped creature you control.
If a nontoken creature an opponent owns would die or a creature card not on the battlefield would be put into an opponent's graveyard, exile that card instead.

Angel of Jubilation {1}{W}{W}{W}
Creature — Angel 3/3
Flying
Other nonblack creatures you control get +1/+1.
Players can't pay life or sacrifice creatures to cast spells or activate abilities.

Anointed Procession {3}{W}
Enchantment
If an effect would create one or more tokens under your control, it creates twice that many of those tokens instead.

Apex Hawks {2}{W}
Creature — Bird 2/2
Multikicker {1}{W}
Flying
This creature enters with a +1/+1 counter on it for each time it was kicked.

Arcbound Ravager {2}
Artifact Creature — Beast 0/0
Modular 1

Arcbound Wanderer {6}
Artifact Creature — Golem 0/0
Modular—Sunburst

Arcbound Worker {1}
Artifact Creature — Construct 0/0
Modular 1

Artificial Evolution {U}
Instant
Change the text of target spell or permanent by replacing all instances of one creature type with another.

Ascendant Evincar {4}{B}{B}
Legendary Creature — Phyrexian Vampire Noble 3/3
Flying
Other black creatures get +1/+1.
Nonblack creatures get -1/-1.

Ashaya, Soul of the Wild {3}{G}{G}
Legendary Creature — Elemental */*
Ashaya's power and toughness are each equal to the number of lands you control.
Nontoken creatures you control are Forest lands in addition to their other types.

Ashiok, Wicked Manipulator {3}{B}{B}
Legendary Planeswalker — Ashiok loyalty 5
If you would pay life while your library has at least that many cards in it, exile that many cards from the top of your library instead.
+1: Look at the top two cards of your library. Exile one of them.
−2: Create two 1/1 black Nightmare creature tokens.
−7: Target player exiles cards from the top of their library.

Assault Suit {4}
Artifact — Equipment
Equipped creature gets +2/+2, has haste, can't attack you or planeswalkers you control, and can't be sacrificed.
Equip {3}

Authority of the Consuls {W}
Enchantment
Creatures your opponents control enter tapped.
Whenever a creature an opponent controls enters, you gain 1 life.

Avacyn, Angel of Hope {5}{W}{W}{W}
Legendary Creature — Angel 8/8
Flying, vigilance, indestructible
Other permanents you control have indestructible.

Awe Strike {W}
Instant
The next time target creature would deal damage this turn, prevent that damage. You gain life equal to the damage prevented this way.

Azorius Chancery
Land
This land enters tapped.
When this land enters, return a land you control to its owner's hand.
{T}: Add {W}{U}.

Azorius Herald {2}{W}
Creature — Spirit 2/1
This creature can't be blocked.
When this creature enters, you gain 4 life.
When this creature enters, sacrifice it unless {U} was spent to cast it.

Baleful Strix {U}{B}
Artifact Creature — Bird 1/1
Flying, deathtouch
When this creature enters, draw a card.

Battlegrowth {G}
Instant
Put a +1/+1 counter on target creature.

Bear Cub {1}{G}
Creature — Bear 2/2

Benevolent Hydra {X}{G}{G}
Creature — Hydra 1/1
This creature enters with X +1/+1 counters on it.
If one or more +1/+1 counters would be put on another creature you control, that many plus one +1/+1 counters are put on it instead.

Biotransference {2}{B}{B}
Enchantment
Creatures you control are artifacts in addition to their other types.

Bitterblossom {1}{B}
Kindred Enchantment — Faerie
At the beginning of your upkeep, lose 1 life and create a 1/1 Faerie Rogue with flying.

Black Knight {B}{B}
Creature — Human Knight 2/2
First strike
Protection from white

Blackcleave Cliffs
Land
This land enters tapped unless you control two or fewer other lands.
{T}: Add {B} or {R}.

Blastoderm {2}{G}{G}
Creature — Beast 5/5
Shroud
Fading 3

Blind Obedience {1}{W}
Enchantment
Extort
Artifacts and creatures your opponents control enter tapped.

Blitz Automaton {7}
Artifact Creature — Construct 6/4
Prototype {2}{R} — 3/2
Haste

Blood Artist {1}{B}
Creature — Vampire 0/1
Whenever this creature or another creature dies, you drain a player for 1 life.

Blood Crypt
Land — Swamp Mountain
As this land enters, you may pay 2 life. If you don't, it enters tapped.

Blood Moon {2}{R}
Enchantment
Nonbasic lands are Mountains.

Body Double {4}{U}
Creature — Shapeshifter 0/0
You may have this creature enter as a copy of any creature card in a graveyard.

Boggart Ram-Gang {R/G}{R/G}{R/G}
Creature — Goblin Warrior 3/3
Haste
Wither

Bojuka Bog
Land
This land enters tapped.
When this land enters, exile target player's graveyard.
{T}: Add {B}.

Bonecrusher Giant {2}{R}
Creature — Giant 4/3
Whenever this creature becomes the target of a spell, it deals 2 damage to that spell's controller.
// adventure
Stomp {1}{R}
Instant — Adventure
Stomp deals 2 damage to any target. It can't be prevented.

Bonesplitter {1}
Artifact — Equipment
Equipped creature gets +2/+0.
Equip {1}

Boon Reflection {4}{W}
Enchantment
If you would gain life, you gain twice that much life instead.

Bramblewood Paragon {1}{G}
Creature — Elf Warrior 2/2
Each other Warrior creature you control enters with an additional +1/+1 counter on it.
Each creature you control with a +1/+1 counter on it has trample.

Branching Evolution {2}{G}
Enchantment
If one or more +1/+1 counters would be put on a creature you control, twice that many +1/+1 counters are put on it instead.

Branchsnap Lorian {1}{G}{G}
Creature — Beast 4/1
Trample
Morph {G}

Breeding Pool
Land — Forest Island
As this land enters, you may pay 2 life. If you don't, it enters tapped.

Bridge from Below {B}{B}{B}
Enchantment
Whenever a nontoken creature is put into your graveyard from the battlefield, if Bridge from Below is in your graveyard, create a Zombie token.
When a creature is put into an opponent's graveyard from the battlefield, if Bridge from Below is in your graveyard, exile it.

Caprichrome {3}{W}
Artifact Creature — Goat 2/2
Flash
Vigilance
Devour artifact 1

Captain's Maneuver {X}{R}{W}
Instant
The next X damage that would be dealt to target creature, planeswalker, or player this turn is dealt to another target creature, planeswalker, or player instead.

Case of the Gateway Express {1}{W}
Enchantment — Case
When this Case enters, each creature you control deals 1 damage to target creature you don't control.
To solve — Three or more creatures attacked this turn.
Solved — Creatures you control get +1/+0.

Cavern of Souls
Land
As this land enters, choose a creature type.
{T}: Add {C}.
{T}: Add one mana of any color. Spend this mana only to cast a creature spell of the chosen type.

Champion of Lambholt {1}{G}{G}
Creature — Human Warrior 1/1
Whenever another creature you control enters, put a +1/+1 counter on this creature.

Champion of the Perished {B}
Creature — Zombie 1/1
Whenever another Zombie you control enters, put a +1/+1 counter on this creature.

Changeling Berserker {3}{R}
Creature — Shapeshifter 5/3
Changeling
Haste
Champion a creature

Chatterfang, Squirrel General {2}{G}
Legendary Creature — Squirrel Warrior 3/3
Forestwalk
If one or more tokens would be created under your control, those tokens plus that many 1/1 green Squirrel creature tokens are created instead.

Chimeric Mass {X}
Artifact
This artifact enters with X charge counters on it.
{1}: Until end of turn, this artifact becomes a Construct artifact creature with power and toughness each equal to the number of charge counters on it.

Chronozoa {3}{U}
Creature — Illusion 3/3
Flying
Vanishing 3
When this creature dies, if it had no time counters on it, create two copies of it.

Citadel Siege {2}{W}{W}
Enchantment
As this enchantment enters, choose Khans or Dragons.
• Khans — At the beginning of combat on your turn, put two +1/+1 counters on a creature.
• Dragons — At the beginning of combat on each opponent's turn, tap a creature.

Cleric Class {W}
Enchantment — Class
If you would gain life, you gain that much life plus 1 instead.
{3}{W}: Level 2
Whenever you gain life, put a +1/+1 counter on a creature.
{4}{W}: Level 3
When this Class becomes level 3, return a creature card to the battlefield.

Clever Impersonator {2}{U}{U}
Creature — Shapeshifter 0/0
You may have this creature enter as a copy of any nonland permanent on the battlefield.

Clone {3}{U}
Creature — Shapeshifter 0/0
You may have this creature enter as a copy of a creature.

Cloudkin Seer {2}{U}
Creature — Elemental Wizard 2/1
Flying
When this creature enters, draw a card.

Cloudshift {W}
Instant
Exile target creature you control, then return it to the battlefield under your control.

Colossus Hammer {1}
Artifact — Equipment
Equipped creature gets +10/+10 and loses flying.
Equip {8}

Conclave Mentor {G}{W}
Creature — Centaur Cleric 2/2
If one or more +1/+1 counters would be put on a creature you control, that many plus one +1/+1 counters are put on it instead.
When this creature dies, gain life equal to its power.

Concordant Crossroads {G}
World Enchantment
Creatures have haste.

Conspiracy {3}{B}{B}
Enchantment
As this enchantment enters, choose a creature type.
Creatures you control are the chosen type. The same is true for creature spells you control and creature cards you own that aren't on the battlefield.

Conversion {2}{W}{W}
Enchantment
All Mountains are Plains.

Convincing Mirage {1}{U}
Enchantment — Aura
Enchant land
As this Aura enters, choose a basic land type.
Enchanted land is the chosen type.

Corpse Knight {W}{B}
Creature — Zombie Knight 2/2
Whenever another creature you control enters, each opponent loses 1 life.

Corpsejack Menace {2}{B}{G}
Creature — Fungus 4/4
If one or more +1/+1 counters would be put on a creature you control, twice that many +1/+1 counters are put on it instead.

Cruel Celebrant {W}{B}
Creature — Vampire 1/2
Whenever this creature or another creature or planeswalker you control dies, each opponent loses 1 life and you gain 1 life.

Crusade {W}{W}
Enchantment
White creatures get +1/+1.

Crystalline Crawler {4}
Artifact Creature — Construct 1/1
This creature enters with a +1/+1 counter on it for each color of mana spent to cast it.
Remove a +1/+1 counter from this creature: Add one mana of any color.
{T}: Put a +1/+1 counter on this creature.
`;
