// The days on which the cards of the embedded pack were first printed: the day, and the names of their first faces.
import { once } from '../../kit/once.ts';

const DAYS = `
1993-08-05 Black Knight; Clone; Conversion; Crusade; Disenchant; Drudge Skeletons; Firebreathing; Flight; Forest; Grizzly Bears; Healing Salve; Hill Giant; Island; Kormus Bell; Lich; Lightning Bolt; Living Lands; Llanowar Elves; Mountain; Mox Ruby; Plains; Purelace; Serra Angel; Shivan Dragon; Sol Ring; Stone Rain; Swamp; Thoughtlace; Vesuvan Doppelganger; Wall of Stone; White Knight; Wrath of God
1993-12-17 Dandân
1994-03-04 Ornithopter; Primal Clay; Titania's Song; Triskelion
1994-06-01 Concordant Crossroads; Gravity Sphere; Kismet; Living Plane
1994-08-01 Blood Moon; Worms of the Earth
1996-10-08 Moss Diamond; Pacifism
1997-02-03 Nekrataal
1997-06-09 Fervor; Mind Stone
1997-10-14 Diabolic Edict; Furnace of Rath; Humility; Living Death; Meditate; Muscle Sliver; Nature's Revolt; Reanimate; Root Maze; Winged Sliver
1998-03-02 Grave Pact; Mogg Bombers; Nomads en-Kor; Spike Feeder; Volrath's Shapeshifter
1998-06-01 Bear Cub
1998-06-15 Manabond; Soul Warden
1998-10-12 Absolute Law; Glorious Anthem; Pariah; Phyrexian Processor; Redeem; Show and Tell; Urza's Armor; Worship
1999-02-15 Levitation; Rancor
1999-06-07 Fatigue; Opalescence; Replenish
1999-07-01 Eager Cadet
1999-10-04 Conspiracy
2000-02-14 Ascendant Evincar; Blastoderm
2000-10-02 Kavu Lair; Kavu Titan; Twilight's Call
2001-02-05 Flametongue Kavu; Voice of All
2001-06-04 Captain's Maneuver
2001-10-01 Obstinate Familiar
2002-05-27 Sutured Ghoul
2002-10-07 Artificial Evolution; Gratuitous Violence; Grinning Demon; Words of Worship
2003-02-03 Branchsnap Lorian; Kilnmouth Dragon
2003-05-26 Ambush Commander
2003-10-02 Awe Strike; Battlegrowth; Bonesplitter; Gilded Lotus; March of the Machines; Solemn Simulacrum; Tooth and Nail
2004-02-06 Arcbound Ravager; Arcbound Worker; Darksteel Citadel; Darksteel Colossus; Darksteel Forge; Hallow; Mycosynth Lattice
2004-06-04 Arcbound Wanderer; Eon Hub; Pentad Prism
2004-10-01 Akki Lavarunner; Forbidden Orchard; Isamaru, Hound of Konda; Jushi Apprentice; Nezumi Shortfang; Night of Souls' Betrayal; Strange Inversion
2005-02-04 Mirror Gallery; Orb of Dreams
2005-06-03 Sakashima the Impostor
2005-10-07 Dimir Doppelganger; Doubling Season; Golgari Rot Farm; Loxodon Gatekeeper; Selesnya Sanctuary; Stinkweed Imp; Svogthos, the Restless Tomb; Watery Grave
2006-02-03 Steam Vents
2006-05-05 Azorius Chancery; Azorius Herald; Blood Crypt; Breeding Pool; Simic Growth Chamber; Simic Initiate
2006-07-21 Dark Depths; Void Maw
2006-10-06 Scarwood Treefolk; Vesuva
2007-02-02 Body Double; Chronozoa; Essence Warden; Frozen Aether; Gaea's Anthem; Life and Limb; Prodigal Pyromancer; Tidewalker; Urborg, Tomb of Yawgmoth
2007-05-04 Bridge from Below; Daybreak Coronet; Dryad Arbor; Magus of the Moon; Tarmogoyf; Yixlid Jailer
2007-10-12 Changeling Berserker; Fallowsage; Jace Beleren; Judge of Currents; Mulldrifter; Tarfire; Vigor; Woodland Changeling
2008-02-01 Bitterblossom; Bramblewood Paragon; Mutavault; Reveillark
2008-05-02 Boggart Ram-Gang; Boon Reflection; Enchanted Evening; Godhead of Awe; Mana Reflection; Painter's Servant; Prismatic Omen; Runed Halo; Thought Reflection; Woodfall Primus
2008-07-25 Wickerbough Elder
2008-10-03 Elvish Visionary; Gather Specimens; Mycoloth; Thunder-Thrash Elder
2009-02-06 Hellkite Hatchling; Progenitus
2009-07-17 Acidic Slime; Convincing Mirage; Divination; Harm's Way; Honor of the Pure; Rise from the Grave; Runeclaw Bear; Sunpetal Grove
2009-10-02 Day of Judgment; Goblin Bushwhacker; Goblin Guide; Kabira Crossroads; Kraken Hatchling; Lotus Cobra; Spreading Seas; Teetering Peaks; Vampire Nighthawk
2010-02-05 Amulet of Vigor; Apex Hawks; Bojuka Bog; Everflowing Chalice; Halimar Depths; Jace, the Mind Sculptor; Vastwood Zendikon
2010-04-23 Gideon Jura; Hyena Umbra; Student of Warfare; Wall of Omens
2010-07-16 Garruk's Packleader; Leyline of Punishment; Maritime Guard
2010-10-01 Blackcleave Cliffs; Chimeric Mass; Darksteel Myr; Darksteel Sentinel; Quicksilver Gargantuan; Rusted Relic
2011-02-04 Phyrexian Hydra
2011-05-13 Elesh Norn, Grand Cenobite; Glistener Elf; Phyrexian Metamorph; Torpor Orb; Urabrask the Hidden
2011-07-15 Adaptive Automaton; Phantasmal Image; Rusted Sentinel; Warstorm Surge
2011-09-30 Essence of the Wild; Falkenrath Noble; Kruin Outlaw; Parallel Lives; Walking Corpse
2012-02-03 Afflicted Deserter; Grafdigger's Cage; Hellrider; Young Wolf
2012-05-04 Angel of Jubilation; Avacyn, Angel of Hope; Blood Artist; Cavern of Souls; Champion of Lambholt; Cloudshift
2012-06-01 Baleful Strix; Jund; Thromok the Insatiable
2012-07-13 Murder; Thragtusk
2012-10-05 Corpsejack Menace; Rest in Peace; Trostani's Judgment
2013-02-01 Blind Obedience; Experiment One; Fathom Mage; Master Biomancer; Thespian's Stage
2013-05-03 Notion Thief
2013-07-19 Imposing Sovereign; Kalonian Hydra
2013-09-27 Agent of the Fates; Erebos, God of the Dead; Gray Merchant of Asphodel; Nimbus Naiad; Nylea's Disciple; Nylea, God of the Hunt; Purphoros, God of the Forge; Stormbreath Dragon
2013-11-01 Darksteel Mutation
2014-02-07 Fanatic of Xenagos
2014-05-02 Dictate of Heliod
2014-07-18 Hushwing Gryff
2014-09-26 Anafenza, the Foremost; Clever Impersonator; Grim Haruspex; Hardened Scales; Hooded Hydra; Jungle Hollow; Scoured Barrens; Tranquil Cove
2014-11-07 Assault Suit; Song of the Dryads
2015-01-23 Citadel Siege; Soul Summons
2015-03-27 Den Protector; Impact Tremors; Servant of the Scale; Zurgo Bellstriker
2015-07-17 Alhammarret's Archive; Hallowed Moonlight; Hangarback Walker
2015-10-02 Eldrazi Skyspawner; Endless One; Prairie Stream; Zulaport Cutthroat
2016-01-22 Gladehart Cavalry
2016-04-08 Altered Ego; Port Town
2016-07-22 Thalia, Heretic Cathar
2016-08-26 Stunt Double
2016-09-30 Authority of the Consuls; Panharmonicon; Smuggler's Copter
2016-11-11 Crystalline Crawler
2017-01-20 Exquisite Archangel; Walking Ballista; Winding Constrictor
2017-04-28 Anointed Procession; Nissa, Steward of Elements
2017-07-14 Mirage Mirror; Solemnity
2017-09-29 Kinjalli's Sunwing; Tocatli Honor Guard; Wildgrowth Walker
2018-01-19 Ghalta, Primal Hunger; Pitiless Plunderer; Ravenous Chupacabra; Wayward Swordtooth
2018-04-27 Fall of the Thran; Goblin Chainwhirler; History of Benalia; Phyrexian Scriptures; The Eldest Reborn; Triumph of Gerrard
2018-07-13 Ajani's Welcome; Mirror Image; Open the Graves
2018-10-05 Divine Visitation; Emmara, Soul of the Accord; Lava Coil; Midnight Reaper
2019-01-25 Rhythm of the Wild; Vindictive Vampire; Zhur-Taa Goblin
2019-05-03 Cruel Celebrant; God-Eternal Oketra; Spark Double
2019-07-12 Cloudkin Seer; Colossus Hammer; Corpse Knight; Moldervine Reclamation; Yarok, the Desecrated
2019-10-04 Bonecrusher Giant; Grumgully, the Generous; Hushbringer; Stonecoil Serpent
2020-01-24 Altar of the Pantheon; Dryad of the Ilysian Grove; Elspeth Conquers Death; Renata, Called to the Hunt; Thassa, Deep-Dwelling; The Birth of Meletis; Woe Strider
2020-04-24 Gemrazer; The Ozolith
2020-07-03 Conclave Mentor
2020-07-17 Branching Evolution
2020-09-25 Ashaya, Soul of the Wild; Shatterskull Smashing
2020-11-01 Sakashima of a Thousand Faces
2021-01-28 Champion of the Perished; Morbid Opportunist; Tovolar's Huntmaster; Welcoming Vampire
2021-02-05 Dwarven Reinforcements; Maskwood Nexus; Moritte of the Frost; Rune of Flight; Vorinclex, Monstrous Raider
2021-04-23 Adrix and Nev, Twincasters
2021-06-11 Caprichrome; Chatterfang, Squirrel General; Dress Down; Urza's Saga; Yavimaya, Cradle of Growth
2021-07-23 Cleric Class; Minsc, Beloved Ranger; Xorn
2022-02-18 Iron Apprentice; Spirited Companion
2022-04-29 Aberrant; Biotransference; Professional Face-Breaker
2022-06-10 Ingenious Artillerist
2022-09-09 Love Song of Night and Day
2022-11-18 Blitz Automaton; Jetfire, Ingenious Scientist; Tocasia's Welcome
2022-12-02 Benevolent Hydra
2023-01-10 Drivnod, Carnage Dominus; Mondrak, Glory Dominus; Tekuthal, Inquiry Dominus
2023-04-21 Invasion of Alara; Invasion of Zendikar; Kami of Whispered Hopes
2023-06-23 Mirkwood Bats; Peregrin Took
2023-09-08 Ashiok, Wicked Manipulator
2023-11-17 Spelunking
2024-02-09 Case of the Gateway Express
2024-08-02 Flowerfoot Swordmaster
2024-09-27 Overlord of the Mistmoors; Unholy Annex
2025-04-11 Frostcliff Siege
2025-08-01 Sledge-Class Seedship
`;

/** The day of the first printing of a card, as year, month and day, by the name of its first face. */
export const printedDays = once((): ReadonlyMap<string, string> => {
  const rows = DAYS.trim().split('\n');
  return new Map(rows.flatMap(row => namesOf(row.slice(DAY)).map(name => [name, row.slice(0, DAY)] as const)));
});

/** The number of characters of a day. */
const DAY = '2026-01-01'.length;

function namesOf(list: string): readonly string[] {
  return list.split(';').map(it => it.trim());
}
