// The questions of the library offered before anything is typed: what people ask most, by ids of scenarios.

/**
 * Ids in the order they are offered. Neighbors differ in topic (entering, copying, the order of replacement effects,
 * counters, tokens, triggers), so that the first few show how much can be asked.
 */
export const ASKED_MOST: readonly string[] = [
  'sol-ring-march-of-the-machines-sovereign',
  'clone-on-an-empty-board',
  'hardened-scales-and-doubling-season',
  'steam-vents-under-blood-moon',
  'doubling-season-and-spike-feeder',
  'mulldrifter-reanimated',
  'clone-of-scarwood-treefolk',
  'jace-and-doubling-season',
  'dying-token',
  'humility-and-spike-feeder',
  'copy-of-a-clone',
  'humility-and-flametongue-kavu',
  'grafdiggers-cage',
  'saga-under-doubling-season',
  'token-copy-of-a-pumped-bear',
  'thespians-stage-becomes-dark-depths',
  'orb-of-dreams-itself',
  'two-furnaces-of-rath',
  'huntmaster-at-night',
  'clone-entering-beside-what-it-wants',
  'counters-of-a-card-in-exile',
  'yixlid-jailer-and-scarwood-treefolk',
  'reanimating-an-opponents-bear',
  'kismet',
  'invasion-of-alara-enters',
];
