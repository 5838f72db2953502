// The embedded pack, cards from I to O, in the form described in read-pack.ts.

export const I_TO_O = `
Impact Tremors {1}{R}
Enchantment
Whenever a creature you control enters, this enchantment deals 1 damage to each opponent.

Imposing Sovereign {1}{W}
Creature — Human Noble 2/1
Creatures your opponents control enter tapped.

Ingenious Artillerist {2}{R}
Creature — Human Artificer 3/1
Whenever one or more artifacts you control enter, this creature deals that much damage to each opponent.

Invasion of Alara {W}{U}{B}{R}{G}
Battle — Siege defense 7
When this Siege enters, exile cards from your library until you exile two to cast or keep.
// transform
Awaken the Maelstrom
(WUBRG) Sorcery
Draw two cards, copy a permanent of yours, destroy one of theirs.

Invasion of Zendikar {3}{G}
Battle — Siege defense 3
When this Siege enters, you may put up to two basic land cards from your library onto the battlefield tapped.
// transform
Awakened Skyclave
(G) Creature — Elemental 4/4
Vigilance, haste
As long as this creature is on the battlefield, it's a land in addition to its other types.
{T}: Add one mana of any color.

Iron Apprentice {1}
Artifact Creature — Construct 0/0
This creature enters with a +1/+1 counter on it.
When this creature dies, if it had counters on it, move them onto target creature you control.

Isamaru, Hound of Konda {W}
Legendary Creature — Dog 2/2

Island
Basic Land — Island

Jace Beleren {1}{U}{U}
Legendary Planeswalker — Jace loyalty 3
+2: Each player draws a card.
−1: Target player draws a card.
−10: Target player mills twenty cards.

Jace, the Mind Sculptor {2}{U}{U}
Legendary Planeswalker — Jace loyalty 3
+2: Look at the top card of target player's library.
0: Draw three cards, then put two back.
−1: Return target creature to its owner's hand.
−12: Exile target player's library.

Jetfire, Ingenious Scientist {4}{U}
Legendary Artifact Creature — Robot 3/4
More Than Meets the Eye {3}{U}
Flying
// transform
Jetfire, Air Guardian
(U) Legendary Artifact — Vehicle 3/4
Living metal
Flying

Judge of Currents {1}{W}
Creature — Merfolk Wizard 1/1
Whenever a Merfolk you control becomes tapped, you may gain 1 life.

Jund
Plane — Alara
Whenever a player casts a black, red, or green creature spell, it gains devour 5.
Whenever chaos ensues, create two 1/1 red Goblin creature tokens.

Jungle Hollow
Land
This land enters tapped.
When this land enters, you gain 1 life.
{T}: Add {B} or {G}.

Jushi Apprentice {1}{U}
Creature — Human Wizard 1/2
{2}{U}, {T}: Draw a card, then flip this creature if you hold nine or more.
// flip
Tomoya the Revealer
Legendary Creature — Human Wizard 2/3
{3}{U}{U}, {T}: Target player draws cards equal to the number of cards in your hand.

Kabira Crossroads
Land
This land enters tapped.
When this land enters, you gain 2 life.
{T}: Add {W}.

Kalonian Hydra {3}{G}{G}
Creature — Hydra 0/0
Trample
This creature enters with four +1/+1 counters on it.

Kami of Whispered Hopes {2}{G}
Creature — Spirit 1/1
If one or more +1/+1 counters would be put on a permanent you control, that many plus one +1/+1 counters are put on it instead.

Kavu Lair {2}{G}
Enchantment
Whenever a creature with power 4 or greater enters, its controller draws a card.

Kavu Titan {1}{G}
Creature — Kavu 2/2
Kicker {2}{G}
If this creature was kicked, it enters with three +1/+1 counters on it and with trample.

Kilnmouth Dragon {5}{R}{R}
Creature — Dragon 5/5
Amplify 3
Flying
{T}: This creature deals damage to any target, 1 for each +1/+1 counter on it.

Kinjalli's Sunwing {2}{W}
Creature — Dinosaur 2/3
Flying
Creatures your opponents control enter tapped.

Kismet {3}{W}
Enchantment
Artifacts, creatures, and lands your opponents control enter tapped.

Kormus Bell {4}
Artifact
All Swamps are 1/1 black creatures that are still lands.

Kraken Hatchling {U}
Creature — Kraken 0/4

Kruin Outlaw {1}{R}{R}
Creature — Human Rogue Werewolf 2/2
First strike
At the beginning of each upkeep, if no spells were cast last turn, transform it.
// transform
Terror of Kruin Pass
(R) Creature — Werewolf 3/3
Double strike
Werewolves you control have menace.
At the beginning of each upkeep, if a player cast two or more spells last turn, transform it.

Lava Coil {1}{R}
Sorcery
Lava Coil deals 4 damage to target creature. If that creature would die this turn, exile it instead.

Levitation {2}{U}{U}
Enchantment
Creatures you control have flying.

Leyline of Punishment {2}{R}{R}
Enchantment
Players can't gain life.
Damage can't be prevented.

Lich {B}{B}{B}{B}
Enchantment
As this enchantment enters, you lose life equal to your life total.
You don't lose the game for having 0 or less life.
If you would gain life, draw that many cards instead.
Whenever you're dealt damage, sacrifice as many nontoken permanents or lose the game.
When this enchantment is put into a graveyard from the battlefield, you lose the game.

Life and Limb {3}{G}
Enchantment
Forests and Saprolings are 1/1 green Saproling creatures and Forest lands in addition to their other types.

Lightning Bolt {R}
Instant
Lightning Bolt deals 3 damage to any target.

Living Death {3}{B}{B}
Sorcery
Each player exiles the creature cards of their graveyard and sacrifices all creatures they control. Each player puts the cards they exiled onto the battlefield.

Living Lands {3}{G}
Enchantment
All Forests are 1/1 creatures that are still lands.

Living Plane {2}{G}{G}
World Enchantment
All lands are 1/1 creatures that are still lands.

Llanowar Elves {G}
Creature — Elf Druid 1/1
{T}: Add {G}.

Lotus Cobra {1}{G}
Creature — Snake 2/1
Whenever a land you control enters, add one mana of any color.

Love Song of Night and Day {2}{W}
Enchantment — Saga
Read ahead
I — You and an opponent draw two cards each.
II — Create a 1/1 Bird with flying.
III — Put +1/+1 counters on two creatures.

Loxodon Gatekeeper {2}{W}{W}
Creature — Elephant Soldier 2/3
Artifacts, creatures, and lands your opponents control enter tapped.

Magus of the Moon {2}{R}
Creature — Human Wizard 2/2
Nonbasic lands are Mountains.

Mana Reflection {4}{G}{G}
Enchantment
If you tap a permanent for mana, it produces twice as much of that mana instead.

Manabond {G}
Enchantment
At the beginning of your end step, you may put all land cards from your hand onto the battlefield and discard the rest.

March of the Machines {3}{U}
Enchantment
Each noncreature artifact is an artifact creature with power and toughness each equal to its mana value.

Maritime Guard {1}{U}
Creature — Merfolk Soldier 1/3

Maskwood Nexus {4}
Artifact
Creatures you control are every creature type. The same is true for creature spells you control and creature cards you own that aren't on the battlefield.

Master Biomancer {2}{G}{U}
Creature — Elf Wizard 2/4
Each other creature you control enters with a number of additional +1/+1 counters on it equal to this creature's power and as a Mutant in addition to its other types.

Meditate {2}{U}
Instant
Draw four cards. You skip your next turn.

Midnight Reaper {2}{B}
Creature — Zombie Knight 3/2
Whenever a nontoken creature you control dies, this creature deals 1 damage to you and you draw a card.

Mind Stone {2}
Artifact
{T}: Add {C}.
{1}, {T}, Sacrifice this artifact: Draw a card.

Minsc, Beloved Ranger {R}{G}{W}
Legendary Creature — Human Ranger 3/3
When Minsc enters, create Boo, a legendary 1/1 red Hamster with trample and haste.

Mirage Mirror {3}
Artifact
{2}: This artifact becomes a copy of target artifact, creature, enchantment, or land until end of turn.

Mirkwood Bats {3}{B}
Creature — Bat 2/3
Flying
Whenever you create or sacrifice a token, each opponent loses 1 life.

Mirror Gallery {5}
Artifact
The "legend rule" doesn't apply.

Mirror Image {2}{U}
Creature — Shapeshifter 0/0
You may have this creature enter as a copy of any creature you control.

Mogg Bombers {3}{R}
Creature — Goblin 3/4
When another creature enters, sacrifice this creature and it deals 3 damage to target player.

Moldervine Reclamation {3}{B}{G}
Enchantment
Whenever a creature you control dies, you gain 1 life and draw a card.

Mondrak, Glory Dominus {2}{W}{W}
Legendary Creature — Phyrexian Horror 4/4
If one or more tokens would be created under your control, twice that many of those tokens are created instead.

Morbid Opportunist {2}{B}
Creature — Human Rogue 1/3
Whenever one or more other creatures die, draw a card. This ability triggers only once each turn.

Moritte of the Frost {2}{G}{U}{U}
Legendary Snow Creature — Shapeshifter 0/0
Changeling
You may have Moritte enter as a copy of a permanent you control, except it's legendary and snow in addition to its other types and, if it's a creature, it enters with two additional +1/+1 counters on it and has changeling.

Moss Diamond {2}
Artifact
This artifact enters tapped.
{T}: Add {G}.

Mountain
Basic Land — Mountain

Mox Ruby {0}
Artifact
{T}: Add {R}.

Mulldrifter {4}{U}
Creature — Elemental 2/2
Flying
When this creature enters, draw two cards.
Evoke {2}{U}

Murder {1}{B}{B}
Instant
Destroy target creature.

Muscle Sliver {1}{G}
Creature — Sliver 1/1
All Sliver creatures get +1/+1.

Mutavault
Land
{T}: Add {C}.
{1}: Until end of turn, this land becomes a 2/2 creature with all creature types. It's still a land.

Mycoloth {3}{G}{G}
Creature — Fungus 4/4
Devour 2
At the beginning of your upkeep, create as many 1/1 Saprolings as this creature has +1/+1 counters.

Mycosynth Lattice {6}
Artifact
All permanents are artifacts in addition to their other types.
All cards that aren't on the battlefield, spells, and permanents are colorless.

Nature's Revolt {3}{G}{G}
Enchantment
All lands are 2/2 creatures that are still lands.

Nekrataal {2}{B}{B}
Creature — Human Assassin 2/1
First strike
When this creature enters, destroy a nonartifact, nonblack creature.

Nezumi Shortfang {1}{B}
Creature — Rat Rogue 1/1
{1}{B}, {T}: An opponent discards a card. Flip this creature if they hold none.
// flip
Stabwhisker the Odious
Legendary Creature — Rat Shaman 3/3
At the beginning of each opponent's upkeep, that player loses 1 life for each card they lack to three.

Night of Souls' Betrayal {2}{B}{B}
Legendary Enchantment
All creatures get -1/-1.

Nimbus Naiad {2}{U}
Enchantment Creature — Nymph 2/2
Bestow {4}{U}
Flying
Enchanted creature gets +2/+2 and has flying.

Nissa, Steward of Elements {X}{G}{U}
Legendary Planeswalker — Nissa loyalty X
+2: Scry 2.
0: You may put the top card of your library onto the battlefield if it's a land card or a cheap creature card.
−6: Two lands of yours become 5/5 Elemental creatures with flying and haste this turn.

Nomads en-Kor {W}
Creature — Kor Nomad Soldier 1/1
{0}: The next 1 damage that would be dealt to Nomads en-Kor this turn is dealt to target creature you control instead.

Notion Thief {2}{U}{B}
Creature — Human Rogue 3/1
Flash
If an opponent would draw a card except the first one they draw in each of their draw steps, instead that player skips that draw and you draw a card.

Nylea, God of the Hunt {3}{G}
Legendary Enchantment Creature — God 6/6
Indestructible
As long as your devotion to green is less than five, this permanent isn't a creature.
Other creatures you control have trample.

Nylea's Disciple {2}{G}{G}
Creature — Centaur Archer 3/3
When this creature enters, gain life equal to your devotion to green.

Obstinate Familiar {R}
Creature — Lizard 1/1
If you would draw a card, you may skip that draw instead.

Opalescence {2}{W}{W}
Enchantment
Each other non-Aura enchantment is a creature in addition to its other types and has power and toughness each equal to its mana value.

Open the Graves {3}{B}{B}
Enchantment
Whenever a nontoken creature you control dies, create a 2/2 black Zombie creature token.

Orb of Dreams {3}
Artifact
Permanents enter tapped.

Ornithopter {0}
Artifact Creature — Thopter 0/2
Flying

Overlord of the Mistmoors {5}{W}{W}
Enchantment Creature — Avatar Horror 6/6
Impending 4—{2}{W}{W}
Whenever this permanent enters or attacks, create two 2/1 Insects with flying.
`;
