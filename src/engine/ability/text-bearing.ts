// Bearings of texts that are kept as they stand: the rules of turns and combat that look for them.

/** The matter of a text that is kept as it stands, as far as the rules carried out here look for it. */
export type TextBearing =
  | 'attacking' // 508.1c: whether something may attack, which depends on what the text says
  | 'attacking at all' // 508.1c: something may not, whatever it would attack
  | 'being attacked' // 508.1c
  | 'attacking with defender' // 702.3b: as though it didn't have defender
  | 'activating at once' // 602.5a: as though it had haste
  | 'untapping' // 502.3: an object does not
  | 'untap step' // 502.3: only so many do
  | 'hand size'; // 402.2
