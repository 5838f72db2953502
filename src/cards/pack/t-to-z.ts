// The embedded pack, cards from T to Z, in the form described in read-pack.ts.

export const T_TO_Z = `
Tarfire {R}
Kindred Instant — Goblin
Tarfire deals 2 damage to any target.

Tarmogoyf {1}{G}
Creature — Lhurgoyf */1+*
This creature's power is equal to the number of card types among cards in all graveyards and its toughness is equal to that number plus 1.

Teetering Peaks
Land
This land enters tapped.
When this land enters, target creature gets +2/+0 until end of turn.
{T}: Add {R}.

Tekuthal, Inquiry Dominus {2}{U}{U}
Legendary Creature — Phyrexian Horror 3/5
Flying
If you would proliferate, proliferate twice instead.

Thalia, Heretic Cathar {2}{W}
Legendary Creature — Human Soldier 3/2
First strike
Creatures and nonbasic lands your opponents control enter tapped.

Thassa, Deep-Dwelling {3}{U}
Legendary Enchantment Creature — God 6/5
Indestructible
As long as your devotion to blue is less than five, Thassa isn't a creature.
At the beginning of your end step, exile and return another target creature you control.

The Birth of Meletis {1}{W}
Enchantment — Saga
I — Search your library for a basic Plains card.
II — Create a 0/4 colorless Wall artifact creature token with defender.
III — You gain 2 life.

The Eldest Reborn {4}{B}
Enchantment — Saga
I — Each opponent sacrifices a creature or planeswalker.
II — Each opponent discards a card.
III — Return target creature card from any graveyard under your control.

The Ozolith {1}
Legendary Artifact
Whenever a creature you control leaves the battlefield, if it had counters on it, put those counters on The Ozolith.

Thespian's Stage
Land
{T}: Add {C}.
{2}, {T}: This land becomes a copy of target land, except it has this ability.

Thought Reflection {4}{U}{U}{U}
Enchantment
If you would draw a card, draw two cards instead.

Thoughtlace {U}
Instant
Target spell or permanent becomes blue.

Thragtusk {4}{G}
Creature — Beast 5/3
When this creature enters, you gain 5 life.
When this creature leaves the battlefield, create a 3/3 green Beast creature token.

Thromok the Insatiable {3}{R}{G}
Legendary Creature — Hellion 0/0
Devour X, where X is the number of creatures devoured this way

Thunder-Thrash Elder {2}{R}
Creature — Lizard Warrior 1/1
Devour 3

Tidewalker {2}{U}
Creature — Elemental */*
This creature enters with a time counter on it for each Island you control.
Vanishing
This creature's power and toughness are each equal to the number of time counters on it.

Titania's Song {3}{G}
Enchantment
Each noncreature artifact loses all abilities and becomes an artifact creature with power and toughness each equal to its mana value.

Tocasia's Welcome {2}{W}
Enchantment
Whenever one or more creatures you control with mana value 3 or less enter, draw a card. This ability triggers only once each turn.

Tocatli Honor Guard {1}{W}
Creature — Human Soldier 1/3
Creatures entering don't cause abilities to trigger.

Tooth and Nail {5}{G}{G}
Sorcery
Choose one —
• Search your library for up to two creature cards.
• Put two creature cards from hand onto the battlefield.
Entwine {2}

Torpor Orb {2}
Artifact
Creatures entering don't cause abilities to trigger.

Tovolar's Huntmaster {4}{G}{G}
Creature — Human Werewolf 6/6
When this creature enters, create two 2/2 green Wolves.
Daybound
// transform
Tovolar's Packleader
(G) Creature — Werewolf 7/7
Whenever this creature enters or attacks, create two 2/2 green Wolves.
Nightbound

Tranquil Cove
Land
This land enters tapped.
When this land enters, you gain 1 life.
{T}: Add {W} or {U}.

Triskelion {6}
Artifact Creature — Construct 1/1
This creature enters with three +1/+1 counters on it.
Remove a +1/+1 counter from this creature: Deal 1 damage.

Triumph of Gerrard {1}{W}
Enchantment — Saga
I, II — Put a +1/+1 counter on your creature with the greatest power.
III — Your creature with the greatest power gains flying.

Trostani's Judgment {5}{W}
Instant
Exile target creature, then populate.

Twilight's Call {4}{B}{B}
Sorcery
Each player puts all creature cards from their graveyard onto the battlefield.

Unholy Annex {2}{B}
Enchantment — Room
At the beginning of your end step, draw a card.
// split
Ritual Chamber {3}{B}{B}
Enchantment — Room
When you unlock this door, create a 6/6 black Demon with flying.

Urabrask the Hidden {3}{R}{R}
Legendary Creature — Phyrexian Praetor 4/4
Creatures you control have haste.
Creatures your opponents control enter tapped.

Urborg, Tomb of Yawgmoth
Legendary Land
Each land is a Swamp in addition to its other land types.

Urza's Armor {6}
Artifact
If a source would deal damage to you, prevent 1 of that damage.

Urza's Saga
Enchantment Land — Urza's Saga
I — Urza's Saga gains "{T}: Add {C}."
II — Urza's Saga gains "{2}, {T}: Create a 0/0 colorless Construct artifact creature token with 'This token gets +1/+1 for each artifact you control.'"
III — Search your library for an artifact card with mana cost {0} or {1} and put it onto the battlefield.

Vampire Nighthawk {1}{B}{B}
Creature — Vampire Shaman 2/3
Flying
Deathtouch
Lifelink

Vastwood Zendikon {4}{G}
Enchantment — Aura
Enchant land
Enchanted land is a 6/4 green Elemental creature. It's still a land.
When enchanted land dies, return it to its owner's hand.

Vesuva
Land
You may have this land enter tapped as a copy of a land.

Vesuvan Doppelganger {3}{U}{U}
Creature — Shapeshifter 0/0
You may have this creature enter as a copy of a creature, except it doesn't copy that creature's color and it has "At the beginning of your upkeep, you may have this creature become a copy of target creature, except it doesn't copy that creature's color and it has this ability."

Vigor {3}{G}{G}{G}
Creature — Elemental Incarnation 6/6
Trample
If damage would be dealt to another creature you control, prevent that damage. Put a +1/+1 counter on it for each 1 damage prevented this way.
When this creature is put into a graveyard from anywhere, shuffle it into its owner's library.

Vindictive Vampire {3}{B}
Creature — Vampire 2/3
Whenever another creature you control dies, this creature deals 1 damage to each opponent and you gain 1 life.

Voice of All {2}{W}{W}
Creature — Angel 2/2
Flying
As this creature enters, choose a color.
This creature has protection from the chosen color.

Void Maw {4}{B}{B}
Creature — Horror 4/5
Trample
If another creature would die, exile it instead.

Volrath's Shapeshifter {1}{U}{U}
Creature — Phyrexian Shapeshifter 0/1
As long as the top card of your graveyard is a creature card, this creature has the full text of that card and has the text "{2}: Discard a card."
{2}: Discard a card.

Vorinclex, Monstrous Raider {4}{G}{G}
Legendary Creature — Phyrexian Praetor 6/6
Trample, haste
If you would put one or more counters on a permanent or player, put twice that many of those counters on it instead.
If an opponent would put one or more counters on a permanent or player, they put half that many of each of those kinds of counters on that permanent or player instead, rounded down.

Walking Ballista {X}{X}
Artifact Creature — Construct 0/0
This creature enters with X +1/+1 counters on it.

Walking Corpse {1}{B}
Creature — Zombie 2/2

Wall of Omens {1}{W}
Creature — Wall 0/4
Defender
When this creature enters, draw a card.

Wall of Stone {1}{R}{R}
Creature — Wall 0/8
Defender

Warstorm Surge {5}{R}
Enchantment
Whenever a creature you control enters, it deals damage equal to its power to any target.

Watery Grave
Land — Island Swamp
As this land enters, you may pay 2 life. If you don't, it enters tapped.

Wayward Swordtooth {2}{G}
Creature — Dinosaur 5/5
Ascend
This creature can't attack or block unless you have the city's blessing.

Welcoming Vampire {2}{W}
Creature — Vampire 2/3
Flying
Whenever one or more other creatures you control with power 2 or less enter, draw a card. This ability triggers only once each turn.

White Knight {W}{W}
Creature — Human Knight 2/2
First strike
Protection from black

Wickerbough Elder {3}{G}
Creature — Treefolk Shaman 4/4
This creature enters with a -1/-1 counter on it.
{G}, Remove a -1/-1 counter from this creature: Destroy an artifact or enchantment.

Wildgrowth Walker {1}{G}
Creature — Elemental 1/3
Whenever a creature you control explores, put a +1/+1 counter on it and gain 3 life.

Winding Constrictor {B}{G}
Creature — Snake 2/3
If one or more counters would be put on an artifact or creature you control, that many plus one of each of those kinds of counters are put on that permanent instead.

Winged Sliver {1}{U}
Creature — Sliver 1/1
All Sliver creatures have flying.

Woe Strider {2}{B}
Creature — Horror 3/2
When this creature enters, create a 0/1 Goat.
Sacrifice another creature: Scry 1.
Escape—{3}{B}{B}, Exile four other cards from your graveyard.
This creature escapes with two +1/+1 counters on it.

Woodfall Primus {5}{G}{G}{G}
Creature — Treefolk Shaman 6/6
Trample
When this creature enters, destroy target noncreature permanent.
Persist

Woodland Changeling {1}{G}
Creature — Shapeshifter 2/2
Changeling

Words of Worship {2}{W}
Enchantment
{1}: The next time you would draw a card this turn, you gain 5 life instead.

Worms of the Earth {2}{B}{B}{B}
Enchantment
Players can't play lands.
Lands can't enter.
At the beginning of each upkeep, any player may sacrifice two lands or be dealt 5 damage. If a player does either, destroy this enchantment.

Worship {3}{W}
Enchantment
If you control a creature, damage that would reduce your life total to less than 1 reduces it to 1 instead.

Wrath of God {2}{W}{W}
Sorcery
Destroy all creatures. They can't be regenerated.

Xorn {2}{R}
Creature — Elemental 3/2
If you would create one or more Treasure tokens, instead create those tokens plus an additional Treasure token.

Yarok, the Desecrated {2}{B}{G}{U}
Legendary Creature — Elemental Horror 3/5
Deathtouch, lifelink
If a permanent entering causes a triggered ability of a permanent you control to trigger, that ability triggers an additional time.

Yavimaya, Cradle of Growth
Legendary Land
Each land is a Forest in addition to its other land types.

Yixlid Jailer {1}{B}
Creature — Zombie Wizard 2/1
Cards in graveyards lose all abilities.

Young Wolf {G}
Creature — Wolf 1/1
Undying

Zhur-Taa Goblin {R}{G}
Creature — Goblin Berserker 2/2
Riot

Zulaport Cutthroat {1}{B}
Creature — Human Rogue Ally 1/1
Whenever this creature or another creature you control dies, each opponent loses 1 life and you gain 1 life.

Zurgo Bellstriker {R}
Legendary Creature — Orc Warrior 2/2
Zurgo can't block creatures with power 2 or greater.
Dash {1}{R}
`;
