// Words for states and counters of an object. Each list is words or phrases folded, parted by bars.
import { add } from './word-table.ts';

// States.
const state = (words: string, patch: Readonly<Record<string, unknown>>, after = true) =>
  add(words, { kind: 'state', patch, after });
state(
  'with no counters left|with no counters on it|with no counters|with zero counters|without counters|out of counters',
  {
    counters: {},
  },
);
state('tapped', { tapped: true });
state('untapped', { tapped: false });
state('face down|facedown|as a morph|face down as a morph', { faceDown: true });
add(
  'for its morph cost|for its megamorph cost|for its disguise cost|for its manifest cost|paying its morph cost|paying its megamorph cost|by paying its morph cost|for the morph cost|for the megamorph cost|for the disguise cost',
  {
    kind: 'filler',
  },
);
state('morphed|morphed face down|morphed facedown|face down with morph', { faceDown: 'morph' });
state('manifested', { faceDown: 'manifested' });
state('disguised', { faceDown: 'disguise' });
state('cloaked', { faceDown: 'cloaked' });
state('transformed|flipped', { face: 'back' });
state(
  'kicked|with kicker|and kick it|kick it|kicking it|and kicked it|and kick|with the kicker|with kicker paid|kicker paid|with the kicker paid|and paid kicker|and paid the kicker|paid the kicker|and pay the kicker|paying the kicker|paying kicker',
  {
    cast: { kicked: 'yes' },
  },
);
state('kicked twice|kick it twice|and kick it twice', { cast: { kicked: 2 } });
for (const [n, word] of [
  [2, 'two'],
  [3, 'three'],
  [4, 'four'],
  [5, 'five'],
] as const)
  state(`kicked ${n} times|kicked ${word} times|multikicked ${n} times|multikicked ${word} times`, {
    cast: { kicked: n },
  });
state(
  'both halves unlocked|both halves open|both sides unlocked|both sides open|both rooms unlocked|both rooms open|with both doors unlocked|with both doors open|with both halves unlocked|with both sides unlocked|with both unlocked|both doors unlocked|both doors open|fully unlocked',
  {
    designations: ['unlocked: left', 'unlocked: right'],
  },
);
state('crewed', { designations: ['crewed'] });
state('monstrous', { designations: ['monstrous'] });
state('phased out', { phasedOut: true });
state(
  'is my commander|as my commander|as commander|is their commander|as their commander|as a commander|is your commander|is the commander|is my general|shes my commander|hes my commander|its my commander|it is my commander|she is my commander|he is my commander',
  { designations: ['commander'] },
);
for (const [cost, said] of [
  ['evoke', 'evoked'],
  ['escape', 'escaped'],
  ['dash', 'dashed'],
  ['bestow', 'bestowed'],
  ['blitz', 'blitzed'],
  ['prototype', 'prototyped'],
  ['impending', 'impending'],
  ['offspring', 'offspring'],
  ['squad', 'squad'],
  ['disturb', 'disturbed'],
  ['mutate', 'mutated'],
  ['unearth', 'unearthed'],
  ['warp', 'warped'],
  ['overload', 'overloaded'],
  ['flashback', 'flashed back'],
  ['retrace', 'retraced'],
] as const) {
  state(
    `${said}|for its ${cost} cost|at its ${cost} cost|at the ${cost} cost|for ${cost}|with ${cost}|via ${cost}|using ${cost}|for the ${cost} cost|for ${cost} cost|with the ${cost} cost|with its ${cost} cost|by its ${cost} cost|off ${cost}|as a ${cost}|${cost} cost|its ${cost} cost|paying ${cost}|and pay ${cost}|with ${cost} paid|with its ${cost} paid|${cost} paid|and ${cost} paid|and paid ${cost}|and paid for ${cost}|and paid the ${cost} cost|having paid ${cost}|${cost} version|${cost} form|in ${cost} form|${cost} mode|in ${cost} mode|${cost} one`,
    { cast: { costs: [cost], ...(['escape', 'disturb'].includes(cost) ? { from: 'graveyard' } : {}) } },
  );
}

// Kinds of counters.
for (const kind of [
  'loyalty',
  'lore',
  'charge',
  'burden',
  'defense',
  'time',
  'oil',
  'fade',
  'age',
  'shield',
  'stun',
  'quest',
  'verse',
  'storage',
  'energy',
  'poison',
  'finality',
  'page',
  'level',
  'ki',
  'blood',
  'ice',
  'depletion',
  'vanishing',
  'study',
  'flood',
  'fuse',
  'page',
  'experience',
  'bounty',
  'divinity',
  'gold',
  'mining',
  'spore',
  'wish',
  'hour',
  'omen',
  'plague',
  'tide',
  'hatching',
  'incubation',
  'slime',
  'soul',
  'void',
  'everything',
]) {
  add(
    `${kind} on it|${kind} on him|${kind} on her|${kind} on them|${kind} counter|${kind} counters|${kind} counters on it|${kind} counter on it|${kind} counters on him|${kind} counters on her`,
    { kind: 'counters', counter: kind },
  );
}
add('counter|counters|counters on it|counter on it|counters on him|counters on her|counters on them', {
  kind: 'counters',
  counter: '',
});
add('loyalty', { kind: 'counters', counter: 'loyalty' });
add('defense', { kind: 'counters', counter: 'defense' });
