// The embedded pack, cards from D to H, in the form described in read-pack.ts.

export const D_TO_H = `
Dandân {U}{U}
Creature — Fish 4/1
This creature can't attack unless defending player controls an Island.
When you control no Islands, sacrifice this creature.

Dark Depths
Legendary Snow Land
Dark Depths enters with ten ice counters on it.
{3}: Remove an ice counter from Dark Depths.
When Dark Depths has no ice counters on it, sacrifice it. If you do, create a token.

Darksteel Citadel
Artifact Land
Indestructible
{T}: Add {C}.

Darksteel Colossus {11}
Artifact Creature — Golem 11/11
Trample, indestructible
If this creature would be put into a graveyard from anywhere, reveal it and shuffle it into its owner's library instead.

Darksteel Forge {9}
Artifact
Artifacts you control have indestructible.

Darksteel Mutation {1}{W}
Enchantment — Aura
Enchant creature
Enchanted creature is an Insect artifact creature with base power and toughness 0/1 and has indestructible, and it loses all other abilities, card types, and creature types.

Darksteel Myr {3}
Artifact Creature — Myr 0/1
Indestructible

Darksteel Sentinel {6}
Artifact Creature — Golem 3/3
Flash
Vigilance
Indestructible

Day of Judgment {2}{W}{W}
Sorcery
Destroy all creatures.

Daybreak Coronet {W}{W}
Enchantment — Aura
Enchant creature with another Aura attached to it
Enchanted creature gets +3/+3 and has first strike, vigilance, and lifelink.

Den Protector {1}{G}
Creature — Human Warrior 2/1
Megamorph {3}{G}
When this creature is turned face up, return target card from your graveyard to your hand.

Diabolic Edict {1}{B}
Instant
Target player sacrifices a creature.

Dictate of Heliod {3}{W}{W}
Enchantment
Flash
Creatures you control get +2/+2.

Dimir Doppelganger {1}{U}{B}
Creature — Shapeshifter 0/2
{1}{U}{B}: Exile target creature card from a graveyard. This creature becomes a copy of it, except it has this ability.

Disenchant {1}{W}
Instant
Destroy target artifact or enchantment.

Divination {2}{U}
Sorcery
Draw two cards.

Divine Visitation {3}{W}{W}
Enchantment
If one or more creature tokens would be created under your control, that many 4/4 white Angel creature tokens with flying and vigilance are created instead.

Doubling Season {4}{G}
Enchantment
If an effect would create one or more tokens under your control, it creates twice that many of those tokens instead.
If an effect would put one or more counters on a permanent you control, it puts twice that many of those counters on it instead.

Dress Down {1}{U}
Enchantment
Creatures lose all abilities.

Drivnod, Carnage Dominus {3}{B}{B}
Legendary Creature — Phyrexian Horror 8/3
If a creature dying causes a triggered ability of a permanent you control to trigger, that ability triggers an additional time.

Drudge Skeletons {1}{B}
Creature — Skeleton 1/1
{B}: Regenerate this creature.

Dryad Arbor
(G) Land Creature — Forest Dryad 1/1

Dryad of the Ilysian Grove {2}{G}
Enchantment Creature — Nymph Dryad 2/4
Lands you control are every basic land type in addition to their other types.

Dwarven Reinforcements {3}{R}
Sorcery
Create two 2/1 red Dwarf Berserker creature tokens.
Foretell {1}{R}

Eager Cadet {W}
Creature — Human Soldier 1/1

Eldrazi Skyspawner {2}{U}
Creature — Eldrazi Drone 2/1
Devoid
Flying
When this creature enters, create an Eldrazi Scion.

Elesh Norn, Grand Cenobite {5}{W}{W}
Legendary Creature — Phyrexian Praetor 4/7
Vigilance
Other creatures you control get +2/+2.
Creatures your opponents control get -2/-2.

Elspeth Conquers Death {3}{W}{W}
Enchantment — Saga
I — Exile target permanent an opponent controls.
II — Your opponents' noncreature spells cost {2} more.
III — Return target creature card from your graveyard.

Elvish Visionary {1}{G}
Creature — Elf Shaman 1/1
When this creature enters, draw a card.

Emmara, Soul of the Accord {G}{W}
Legendary Creature — Elf Cleric 2/2
Whenever Emmara becomes tapped, create a 1/1 white Soldier creature token with lifelink.

Enchanted Evening {3}{W/U}{W/U}
Enchantment
All permanents are enchantments in addition to their other types.

Endless One {X}
Creature — Eldrazi 0/0
This creature enters with X +1/+1 counters on it.

Eon Hub {5}
Artifact
Players skip their upkeep steps.

Erebos, God of the Dead {3}{B}
Legendary Enchantment Creature — God 5/7
Indestructible
As long as your devotion to black is less than five, this permanent isn't a creature.
Your opponents can't gain life.

Essence of the Wild {3}{G}{G}{G}
Creature — Avatar 6/6
Creatures you control enter as a copy of this creature.

Essence Warden {G}
Creature — Elf Shaman 1/1
Whenever another creature enters, you gain 1 life.

Everflowing Chalice {0}
Artifact
Multikicker {2}
This artifact enters with a charge counter on it for each time it was kicked.
{T}: Add {C} for each charge counter on this artifact.

Experiment One {G}
Creature — Human Ooze 1/1
Evolve
Remove two +1/+1 counters from this creature: Regenerate it.

Exquisite Archangel {5}{W}{W}
Creature — Angel 5/5
Flying
If you would lose the game, instead exile this creature and your life total becomes equal to your starting life total.

Falkenrath Noble {3}{B}
Creature — Vampire Noble 2/2
Flying
Whenever this creature or another creature dies, target player loses 1 life and you gain 1 life.

Fall of the Thran {5}{W}
Enchantment — Saga
I — Destroy all lands.
II, III — Each player returns two land cards.

Fallowsage {3}{U}
Creature — Merfolk Wizard 2/2
Whenever this creature becomes tapped, you may draw a card.

Fanatic of Xenagos {1}{R}{G}
Creature — Centaur Warrior 3/3
Trample
Tribute 1
When this creature enters, if tribute wasn't paid, it gets +1/+1 and haste this turn.

Fathom Mage {2}{G}{U}
Creature — Human Wizard 1/1
Evolve
Whenever a +1/+1 counter is put on this creature, you may draw a card.

Fatigue {1}{U}
Sorcery
Target player skips their next draw step.

Fervor {2}{R}
Enchantment
Creatures you control have haste.

Firebreathing {R}
Enchantment — Aura
Enchant creature
{R}: Enchanted creature gets +1/+0 this turn.

Flametongue Kavu {3}{R}
Creature — Kavu 4/2
When this creature enters, it deals 4 damage to target creature.

Flight {U}
Enchantment — Aura
Enchant creature
Enchanted creature has flying.

Flowerfoot Swordmaster {W}
Creature — Mouse Soldier 1/2
Offspring {2}
Whenever this creature becomes the target of a spell or ability you control for the first time each turn, Mice you control get +1/+0 this turn.

Forbidden Orchard
Land
{T}: Add one mana of any color.
Whenever you tap this land for mana, an opponent creates a 1/1 Spirit creature token.

Forest
Basic Land — Forest

Frostcliff Siege {1}{U}{R}
Enchantment
As this enchantment enters, choose Jeskai or Temur.
• Jeskai — Whenever one or more creatures you control deal combat damage to a player, draw a card.
• Temur — Creatures you control get +1/+0 and have trample and haste.

Frozen Aether {3}{U}
Enchantment
Artifacts, creatures, and lands your opponents control enter tapped.

Furnace of Rath {1}{R}{R}{R}
Enchantment
If a source would deal damage to a permanent or player, it deals double that damage instead.

Gaea's Anthem {1}{G}{G}
Enchantment
Creatures you control get +1/+1.

Garruk's Packleader {4}{G}
Creature — Beast 4/4
Whenever another creature you control with power 3 or greater enters, draw a card.

Gather Specimens {3}{U}{U}{U}
Instant
If a creature would enter under an opponent's control this turn, it enters under your control instead.

Gemrazer {3}{G}
Creature — Beast 4/4
Mutate {1}{G}{G}
Reach, trample
Whenever this creature mutates, destroy target artifact or enchantment an opponent controls.

Ghalta, Primal Hunger {10}{G}{G}
Legendary Creature — Elder Dinosaur 12/12
Trample

Gideon Jura {3}{W}{W}
Legendary Planeswalker — Gideon loyalty 6
+2: Creatures target opponent controls attack Gideon on their next turn if able.
−2: Destroy target tapped creature.
0: Gideon Jura becomes a 6/6 Human Soldier creature until end of turn. It's still a planeswalker. Prevent all damage that would be dealt to him this turn.

Gilded Lotus {5}
Artifact
{T}: Add three mana of any one color.

Gladehart Cavalry {5}{G}{G}
Creature — Elf Knight 6/6
Whenever a creature you control with a +1/+1 counter on it dies, you gain 2 life.

Glistener Elf {G}
Creature — Phyrexian Elf Warrior 1/1
Infect

Glorious Anthem {1}{W}{W}
Enchantment
Creatures you control get +1/+1.

Goblin Bushwhacker {R}
Creature — Goblin Warrior 1/1
Kicker {R}
When this creature enters, if it was kicked, creatures you control get +1/+0 and haste this turn.

Goblin Chainwhirler {R}{R}{R}
Creature — Goblin Warrior 3/3
First strike
When this creature enters, it deals 1 damage to each opponent and everything of theirs that can be damaged.

Goblin Guide {R}
Creature — Goblin Scout 2/2
Haste
Whenever this creature attacks, defending player reveals their top card and takes it if it's a land card.

God-Eternal Oketra {3}{W}{W}
Legendary Creature — Zombie God 3/6
Double strike
When God-Eternal Oketra dies or is put into exile from the battlefield, you may put it third from the top of its owner's library.

Godhead of Awe {W/U}{W/U}{W/U}{W/U}{W/U}
Creature — Spirit Avatar 4/4
Flying
Other creatures have base power and toughness 1/1.

Golgari Rot Farm
Land
This land enters tapped.
When this land enters, return a land you control to its owner's hand.
{T}: Add {B}{G}.

Grafdigger's Cage {1}
Artifact
Creature cards in graveyards and libraries can't enter.
Players can't cast spells from graveyards or libraries.

Gratuitous Violence {2}{R}{R}{R}
Enchantment
If a creature you control would deal damage to a permanent or player, it deals double that damage instead.

Grave Pact {1}{B}{B}{B}
Enchantment
Whenever a creature you control dies, each other player sacrifices a creature.

Gravity Sphere {2}{R}
World Enchantment
All creatures lose flying.

Gray Merchant of Asphodel {3}{B}{B}
Creature — Zombie 2/4
When this creature enters, each opponent loses X life, where X is your devotion to black.

Grim Haruspex {2}{B}
Creature — Human Wizard 3/2
Whenever another nontoken creature you control dies, draw a card.

Grinning Demon {2}{B}{B}
Creature — Demon 6/6
At the beginning of your upkeep, lose 2 life.
Morph {2}{B}{B}

Grizzly Bears {1}{G}
Creature — Bear 2/2

Grumgully, the Generous {1}{R}{G}
Legendary Creature — Goblin Shaman 3/3
Each other non-Human creature you control enters with an additional +1/+1 counter on it.

Halimar Depths
Land
This land enters tapped.
When this land enters, look at the top three cards of your library.
{T}: Add {U}.

Hallow {W}
Instant
Prevent all damage target spell would deal this turn. You gain life equal to the damage prevented this way.

Hallowed Moonlight {1}{W}
Instant
Until end of turn, if a creature would enter and it wasn't cast, exile it instead.
Draw a card.

Hangarback Walker {X}{X}
Artifact Creature — Construct 0/0
This creature enters with X +1/+1 counters on it.
When this creature dies, create a 1/1 colorless Thopter artifact creature token for each of its +1/+1 counters.

Hardened Scales {G}
Enchantment
If one or more +1/+1 counters would be put on a creature you control, that many plus one +1/+1 counters are put on it instead.

Harm's Way {W}
Instant
The next 2 damage that a source of your choice would deal to you and/or permanents you control this turn is dealt to any target instead.

Healing Salve {W}
Instant
Choose one —
• Target player gains 3 life.
• Prevent the next 3 damage that would be dealt to any target this turn.

Hellkite Hatchling {2}{R}{G}
Creature — Dragon 2/2
Devour 1
This creature has flying and trample if it devoured a creature.

Hellrider {2}{R}{R}
Creature — Devil 3/3
Haste
Whenever a creature you control attacks, this creature deals 1 damage to what it attacks.

Hill Giant {3}{R}
Creature — Giant 3/3

History of Benalia {1}{W}{W}
Enchantment — Saga
I, II — Create a 2/2 Knight with vigilance.
III — Knights you control get +2/+1 this turn.

Honor of the Pure {1}{W}
Enchantment
White creatures you control get +1/+1.

Hooded Hydra {X}{G}{G}
Creature — Snake Hydra 0/0
This creature enters with X +1/+1 counters on it.
When this creature dies, create a 1/1 Snake for each +1/+1 counter on it.
Morph {3}{G}{G}
As this creature is turned face up, put five +1/+1 counters on it.

Humility {2}{W}{W}
Enchantment
Creatures lose all abilities and have base power and toughness 1/1.

Hushbringer {1}{W}
Creature — Faerie 1/2
Flying, lifelink
Creatures entering or dying don't cause abilities to trigger.

Hushwing Gryff {2}{W}
Creature — Hippogriff 2/1
Flash
Flying
Creatures entering don't cause abilities to trigger.

Hyena Umbra {W}
Enchantment — Aura
Enchant creature
Enchanted creature gets +1/+1 and has first strike.
Umbra armor
`;
