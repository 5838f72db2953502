// Words for places: the battlefield and the other zones. Each list is words or phrases folded, parted by bars.
import { add } from './word-table.ts';

// Where: on the battlefield.
const SITES = [
  'battlefield',
  'board',
  'field',
  'table',
  'side of the board',
  'side of the battlefield',
  'side of the table',
  'side',
  'end',
  'bf',
  'half',
];
add(
  'from the opening hand|from turn zero|on turn zero|out|in play|onto the battlefield already|already out|in play already|around|active|onboard|on the stack already|sitting there|sitting around|lying around|hanging around|hanging out|kicking around|chilling|chillin|parked|lurking|lingering|already down|down already|resolved already|in effect',
  { kind: 'there' },
);
add(
  'survived the turn|survived a turn|survived until my turn|survived till my turn|made it to my turn|lived through the turn',
  {
    kind: 'there',
  },
);
add(
  'helping me out|helping out|backing me up|supporting me|there helping me|working for me|next to it|beside it|alongside it|right next to it|right beside it',
  { kind: 'there' },
);
add('i put out|i have out|i had out|i have in play|i had in play|i put down', { kind: 'there', who: 'you' });
add(
  'watching|is watching|watching over|is watching over|lurking|is lurking|looming|is looming|watching from the other side',
  {
    kind: 'there',
  },
);
for (const site of ['battlefield', 'board', 'field', 'table', 'bf', 'battle field'])
  for (const manner of ['parked', 'chilling', 'hanging out', 'hanging around', 'lurking', 'lying around', 'sitting'])
    add(`${manner} on the ${site}|${manner} on ${site}`, { kind: 'there' });
for (const site of ['battlefield', 'board', 'field', 'table', 'bf', 'battle field'])
  add(`on ${site}|onto ${site}|on the ${site}|onto the ${site}|already on the ${site}|in the ${site}`, {
    kind: 'there',
  });
/** Persons who are some other player, with an "s" of whom something is: "on the other guys board". */
const PERSONS: readonly string[] = ['guy', 'dude', 'player', 'person', 'girl'].flatMap(person =>
  ['the other', 'the', 'that', 'this', 'some', 'another'].flatMap(which => [
    `${which} ${person}s`,
    `${which} ${person} s`,
  ]),
);

for (const site of SITES) {
  add(`on my ${site}|on our ${site}|on my own ${site}`, { kind: 'there', who: 'you' });
  for (const manner of [
    'down',
    'out',
    'over',
    'sits',
    'sitting',
    'sat',
    'stands',
    'standing',
    'lives',
    'chilling',
    'parked',
    'hanging out',
    'lurking',
  ]) {
    add(`${manner} on my ${site}|${manner} on our ${site}`, { kind: 'there', who: 'you' });
    for (const their of ['their', 'his', 'her', 'the other', 'the opponents', 'my opponents', 'opps', 'the opposing'])
      add(`${manner} on ${their} ${site}`, { kind: 'there', who: 'opponent' });
  }
  for (const their of [
    'their',
    'his',
    'her',
    'the other',
    'the other guys',
    'other guys',
    'the other dudes',
    'the other players',
    'the other persons',
    'opponents',
    'my opponents',
    'the opponents',
    'opps',
    'my opps',
    'the opps',
    'an opponents',
    'the opposing',
    'the opposite',
    'enemy',
    'the enemy',
    'opp',
    'opponent',
    'my opponent',
    'my opp',
    ...PERSONS,
  ]) {
    add(`on ${their} ${site}`, { kind: 'there', who: 'opponent' });
  }
}
add('in there|in there with it|both there|all there|there already|already there|still there|there too', {
  kind: 'there',
});
add('in front of me|in front of us|at home|back home|staying home|staying back', { kind: 'there', who: 'you' });
add(
  'staring me down|staring at me|staring me in the face|staring back at me|glaring at me|looming over there|over there|over on the other side|over on their side|over on his side|over on her side|over on the opponents side|over on my opponents side|over on other side|on the other side|on other side|other side of the table|on other side of the table|on the far side|across the table|across from me',
  { kind: 'there', who: 'opponent' },
);
for (const look of [
  'staring',
  'looking',
  'glaring',
  'grinning',
  'smiling',
  'laughing',
  'smirking',
  'sneering',
  'winking',
])
  for (const me of ['me', 'us'])
    for (const from of ['', ' from across the table', ' from over there'])
      add(`${look} at ${me}${from}`, { kind: 'there', who: 'opponent' });
add(
  'facing me|facing us|facing me down|facing us down|in my face|staring me down|staring us down|staring me in the face|staring us in the face|taunting me|mocking me|haunting me|bothering me|annoying me|from across the table|from across from me|from the other side of the table',
  { kind: 'there', who: 'opponent' },
);
add('from my opening hand|under me|under us|under my control|in my control|on mine', { kind: 'there', who: 'you' });
add(
  'under their control|in their control|under my opponents control|under opponents control|under an opponents control|across the table|across from me|on theirs|is opposite|opposite|is across the table|opposite me',
  { kind: 'there', who: 'opponent' },
);

/** Wordings "My graveyard has", "in my graveyard I have": what follows is in that zone. */
function addHolding(zone: string, named: string): void {
  const holders = [
    ['you', ['my', 'our']],
    ['opponent', ['their', 'his', 'her', 'opponents', 'my opponents', 'the opponents', 'opps', 'my opps', 'enemy']],
  ] as const;
  for (const [who, words] of holders) {
    for (const whose of words) {
      const held = { kind: 'zone', zone: named, from: false, who, holds: true } as const;
      for (const verb of [
        'has',
        'has got',
        'contains',
        'holds',
        'is full of',
        'is',
        'is just',
        'consists of',
        'has just',
        'only has',
        'was',
        'was just',
        'had',
        'had just',
        'only had',
      ])
        add(`${whose} ${zone} ${verb}`, held);
      // "my board's X plus Y"
      if (named === 'battlefield' && zone !== 'side') add(`${whose} ${zone}s`, held);
      for (const verb of ['i have', 'they have', 'there is', 'there are', 'theres', 'has'])
        add(`in ${whose} ${zone} ${verb}`, held);
    }
  }
}

for (const [who, verbs] of [
  ['you', ['i hold', 'im holding', 'i am holding', 'i have in hand', 'i have in my hand']],
  ['opponent', ['they hold', 'they are holding', 'theyre holding', 'they have in hand', 'he holds', 'she holds']],
] as const)
  for (const verb of verbs)
    add(`all ${verb} is|the only card ${verb} is|the only cards ${verb} are|all ${verb} are`, {
      kind: 'zone',
      zone: 'hand',
      from: false,
      who,
      holds: true,
    });

for (const top of [
  'top of my library',
  'the top of my library',
  'the top card of my library',
  'my top card',
  'top card',
])
  for (const verb of ['is', 'has'])
    add(`${top} ${verb}`, { kind: 'zone', zone: 'library', from: false, who: 'you', holds: true });
add('off the top|from the top|off top|off the top of the deck', { kind: 'zone', zone: 'library', from: true });
add('in from my hand|in from hand', { kind: 'zone', zone: 'hand', from: true, who: 'you' });
add('in from my graveyard|in from the graveyard', { kind: 'zone', zone: 'graveyard', from: true, who: 'you' });
for (const [who, holding] of [
  ['you', 'i hold|im holding|i am holding|i m holding|i was holding'],
  [
    'opponent',
    'they hold|theyre holding|they re holding|they are holding|opponent holds|my opponent holds|opp holds|my opp holds|my opponent is holding|opponent is holding|opp is holding',
  ],
] as const)
  add(holding, { kind: 'zone', zone: 'hand', from: false, who, holds: true });
for (const site of ['board', 'side', 'field', 'battlefield', 'board state']) addHolding(site, 'battlefield');
for (const thing of ['card', 'thing'])
  for (const yard of [
    'any graveyard',
    'a graveyard',
    'the graveyard',
    'all graveyards',
    'either graveyard',
    'my graveyard',
  ])
    for (const verb of ['is', 'being'])
      add(`the only ${thing} in ${yard} ${verb}`, {
        kind: 'zone',
        zone: 'graveyard',
        from: false,
        who: 'you',
        holds: true,
      });

// Zones.
// "in another players graveyard": whoever it is, it is not the asker
const OTHERS = [
  ...['someones', 'somebodys', 'someone elses', 'somebody elses', 'another players', 'another persons'],
  ...['a players', 'the other players', 'other players', 'another opponents', 'one opponents', 'the other opponents'],
];
for (const zone of [
  'graveyard',
  'hand',
  'library',
  'exile',
  'command zone',
  'yard',
  'grave',
  'bin',
  'gy',
  'yards',
  'graveyards',
  'deck',
]) {
  const named =
    {
      yard: 'graveyard',
      grave: 'graveyard',
      yards: 'graveyard',
      graveyards: 'graveyard',
      bin: 'graveyard',
      gy: 'graveyard',
      deck: 'library',
      'command zone': 'command',
    }[zone] ?? zone;
  for (const [lead, from] of [
    ['from', true],
    ['out of', true],
    ['off the top of', true],
    ['off', true],
    ['off of', true],
    ['in', false],
    ['into', false],
  ] as const) {
    add(`${lead} ${zone}|${lead} the ${zone}|${lead} a ${zone}`, { kind: 'zone', zone: named, from });
    if (lead === 'in') addHolding(zone, named);
    add(`${lead} my ${zone}|${lead} my own ${zone}|${lead} mine ${zone}`, {
      kind: 'zone',
      zone: named,
      from,
      who: 'you',
    });
    for (const their of [
      'their',
      'his',
      'her',
      'opponents',
      'my opponents',
      'the opponents',
      'opps',
      'my opps',
      'an opponents',
      'their own',
      'his own',
      'her own',
      ...OTHERS,
    ])
      add(`${lead} ${their} ${zone}`, { kind: 'zone', zone: named, from, who: 'opponent' });
  }
}
for (const yard of ['yard', 'gy', 'bin', 'grave', 'graveyard'])
  add(
    `in any ${yard}|in any other ${yard}|in either ${yard}|in anyones ${yard}|in any ${yard}s|in the other ${yard}s|in other ${yard}s`,
    {
      kind: 'zone',
      zone: 'graveyard',
      from: false,
    },
  );
add(
  'in all graveyards|in all the graveyards|in any graveyard|in either graveyard|in both graveyards|in graveyards in total|across all graveyards|across both graveyards|among all graveyards',
  { kind: 'zone', zone: 'graveyard', from: false },
);
