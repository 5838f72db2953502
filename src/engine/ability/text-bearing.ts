// Bearings of texts that are kept as they stand: the rules of turns and combat that look for them.

/** The matter of a text that is kept as it stands, as far as the rules carried out here look for it. */
export type TextBearing =
  | 'attacking' // 508.1c: whether something may attack, which depends on what the text says
  | 'attacking at all' // 508.1c: something may not, whatever it would attack
  | 'being attacked' // 508.1c
  | 'attacking with defender' // 702.3b: as though it didn't have defender
  | 'activating at once' // 602.5a: as though it had haste
  | 'activating others at once'
  | 'crewing' // 702.122d: it may not be tapped to crew
  | 'exerting' // 701.43d: an optional cost to attack
  | 'loyalty at any time' // 606.3: loyalty abilities may be activated as one could cast an instant
  | 'own loyalty at any time' // 606.3: the same of its own loyalty abilities only
  | 'loyalty for one more' // 606.5: loyalty abilities of planeswalkers cost an additional [+1]
  | 'casting' // 101.2: spells can't be cast, by anybody or under some condition
  | 'opponents casting' // 101.2: those of its controller's opponents can't
  | 'own casting' // 101.2: those of its controller can't
  | 'casting the chosen name' // 101.2: such a text is about the name chosen for its source
  | 'being cast from elsewhere' // 601.3: it may be cast from its owner's graveyard only
  | 'being activated' // 602.5: its activated abilities can't be
  | 'being activated but for mana' // 602.5: those that are no mana abilities can't be
  | 'being activated by tapping' // 602.5: those with {T} in their costs can't be
  | 'being targeted' // 101.2: it can't be the target of some spells or abilities
  | 'untapping' // 502.3: an object does not
  | 'untapping at all' // 502.3: it does not, whoever's untap step it is
  | 'untap step' // 502.3: only so many do
  | 'hand size'; // 402.2
