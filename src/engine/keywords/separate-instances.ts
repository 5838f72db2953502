// Keyword abilities of which each instance triggers separately, with the rules that say so.

/** The rule by which several instances trigger one by one; undefined for keywords without one. */
export const SEPARATE_INSTANCES: Readonly<Partial<Record<string, string>>> = {
  'cumulative upkeep': '702.24b',
  provoke: '702.39b',
  storm: '702.40b',
  soulshift: '702.46b',
  ripple: '702.60b',
  gravestorm: '702.69b',
  poisonous: '702.70b',
  cascade: '702.85c',
  annihilator: '702.86b',
  'battle cry': '702.91b',
  evolve: '702.100d',
  extort: '702.101b',
  dethrone: '702.105b',
  prowess: '702.108b',
  renown: '702.112c',
  ingest: '702.115b',
  myriad: '702.116b',
  melee: '702.121b',
  fabricate: '702.123b',
  mentor: '702.134b',
  afterlife: '702.135b',
  training: '702.149b',
  increment: '702.191b',
};
