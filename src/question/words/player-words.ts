// Words for players, and for having. Each list is words or phrases folded, parted by bars.
import { add } from './word-table.ts';

const OPP =
  'op|an op|my op|my sole op|sole op|the op|em|bud|my bud|homie|my homie|opponent|opp|oppo|oppnent|opponenet|oponent|opponet|oppenent|opponant|my oponent|my opponet|my oppenent|my opponant|they|them|he|she|him|someone|somebody|someone else|somebody else|enemy|friend|buddy|another player|other player|my opponent|the opponent|an opponent|my opp|the opp|an opp|my buddy|a buddy|a bud|a mate|a pal|a homie|my friend|a friend|my enemy|the other player|the other opponent|the other opp|other opponent|another opponent|the other guy|the enemy|your opponent|one opponent|a player|the guy across from me|my oppo|other guy|my mate|my pal|our opponent|theyre|theyll|theyve|theyd|hes|shes|the guy across the table|guy across the table|the player across the table|the person across the table|my buddies|buddies|other guys|the other guys|themselves|himself|herself|opponents|my opponents|the opponents|opps|my opps|the opps|the player on my left|the player on my right|the player to my left|the player to my right|player to my left|player to my right|the player after me|the player before me|the next player|the player across from me|the player opposite me|my left neighbor|my right neighbor|villain|the villain|guy across|the guy across|the player across|player across|the guy i hit|the player i hit|the opponent i hit|whoever i hit|whoever i hit with it|that same player|the same player|that same opponent|the same opponent|that same guy|the same guy|the enemy player|the red player|the blue player|the green player|the black player|the white player|the other side|the other seat|the player in the other seat';

// Players.
add('i|we|me|myself|im|id|ill|ive', { kind: 'who', who: 'you', whose: false });
add('my|mine|mine s|ours|our|my own|my very own|your|of mine|my board of|my team of|my army of', {
  kind: 'who',
  who: 'you',
  whose: true,
});
add(OPP, { kind: 'who', who: 'opponent', whose: false });
for (const friend of ['friend', 'buddy', 'mate', 'pal', 'opponent', 'enemy'])
  add(
    `${friend} of mine|a ${friend} of mine|this ${friend} of mine|some ${friend} of mine|${friend} of ours|a ${friend} of ours`,
    {
      kind: 'who',
      who: 'opponent',
      whose: false,
    },
  );
// "my brothers Blood Artist": without its apostrophe
for (const relative of 'brother|sister|wife|husband|girlfriend|boyfriend|roommate|cousin|son|daughter|dad|father|mom|mother|neighbor|neighbour|partner|rival|nemesis|uncle|kid|boss|coworker|colleague|flatmate|classmate|playmate|mate|pal|gf|bf|bff|child|fiance|fiancee|spouse|grandpa|grandma|nephew|niece'.split(
  '|',
))
  add(`my ${relative}|the ${relative}|our ${relative}|my ${relative}s|our ${relative}s`, {
    kind: 'who',
    who: 'opponent',
    whose: false,
  });
add('my friends|my buddys|our friends|the guys|this guys|some guys|that guys|the other guys|oppos|my oppos|my enemys', {
  kind: 'who',
  who: 'opponent',
  whose: false,
});
add(
  'a guy|this guy|some guy|the guy|this dude|some dude|some player|this player|that player|the person|a person|this person|some person|the other person|the other one|rival',
  { kind: 'who', who: 'opponent', whose: false },
);
for (const lead of ['the ', 'that ', 'this ', 'a ', 'my ', 'some ', ''])
  for (const person of ['guy', 'player', 'person', 'dude', 'friend', 'neighbor', 'opponent', 'opp', 'one'])
    add(
      ['left', 'right']
        .flatMap(side => [`${side} of me`, `to my ${side}`, `on my ${side}`, `to the ${side} of me`, `on the ${side}`])
        .concat('next to me', 'beside me', 'across from me', 'opposite me')
        .map(place => `${lead}${person} ${place}`)
        .join('|'),
      { kind: 'who', who: 'opponent', whose: false },
    );
for (const person of ['dude', 'gal', 'girl', 'man', 'lady', 'kid', 'fella', 'fellow', 'bloke', 'chap'])
  add(`the other ${person}|other ${person}|that other ${person}|the other ${person}s|other ${person}s`, {
    kind: 'who',
    who: 'opponent',
    whose: false,
  });
/** Words before what is a person, and no creature: "two guys" may be creatures. */
const OF_PEOPLE = ['some', 'some other', 'this one'];
// "one of the guys has Blood Moon", "another dude", "some lady"
for (const [one, several] of [
  ...['guy', 'dude', 'player', 'girl', 'gal', 'kid', 'bloke', 'fella', 'fellow', 'chap'].map(it => [it, `${it}s`]),
  ...[
    ['person', 'people'],
    ['lady', 'ladies'],
    ['woman', 'women'],
  ],
])
  add(
    (one === 'guy' || one === 'dude' ? OF_PEOPLE : [...OF_PEOPLE, 'one', 'another', 'one other'])
      .map(which => `${which} ${one}`)
      .concat(['the', 'my', 'our', 'those', 'these'].map(the => `one of ${the} ${several}`))
      .join('|'),
    { kind: 'who', who: 'opponent', whose: false },
  );
add('the other side of the table|other side of the table|the other end of the table|the far side of the table', {
  kind: 'who',
  who: 'opponent',
  whose: false,
});
for (const lead of ['the ', 'my ', 'that ', ''])
  for (const only of ['only', 'one', 'sole', 'lone', 'single', 'last'])
    add(
      `${lead}${only} other player|${lead}${only} other person|${lead}${only} other guy|${lead}${only} opponent|${lead}${only} opp`,
      {
        kind: 'who',
        who: 'opponent',
        whose: false,
      },
    );
add('my face|myself in the face', { kind: 'who', who: 'you', whose: false });
add(
  'their face|his face|her face|opponents face|opps face|the opponents face|the opps face|my opps face|the face|my opponents face|opponent s face|the opponent s face|my opponent s face|opp s face|the dome|my opponents dome|their dome|his dome|her dome',
  {
    kind: 'who',
    who: 'opponent',
    whose: false,
  },
);
// seats by the colors that are played, and as poker players say
add(
  [
    'white',
    'blue',
    'black',
    'red',
    'green',
    'tron',
    'control',
    'burn',
    'combo',
    'elf',
    'goblin',
    'mono red',
    'mono black',
    'mono white',
    'mono blue',
    'mono green',
    ...['prison', 'stax', 'aggro', 'midrange', 'tempo', 'storm', 'dredge', 'zoo', 'merfolk', 'ramp', 'stompy', 'mill'],
    ...[
      'eldrazi',
      'reanimator',
      'affinity',
      'artifacts',
      'enchantress',
      'lands',
      'tokens',
      'graveyard',
      'superfriends',
    ],
    ...[
      'azorius',
      'dimir',
      'rakdos',
      'gruul',
      'selesnya',
      'orzhov',
      'izzet',
      'golgari',
      'boros',
      'simic',
      'jund',
      'esper',
    ],
    ...['grixis', 'naya', 'bant', 'mardu', 'temur', 'abzan', 'sultai', 'jeskai', 'death and taxes', 'd t', 'dnt'],
  ]
    .flatMap(deck =>
      ['player', 'deck', 'guy', 'mage', 'pilot', 'opponent', 'dude', 'person'].map(who => `the ${deck} ${who}`),
    )
    .concat('villain', 'the villain')
    .join('|'),
  { kind: 'who', who: 'opponent', whose: false },
);
for (const lead of ['my ', 'the ', 'this ', 'that ', 'some ', 'a ', 'our '])
  for (const person of [
    ...['kid', 'student', 'testing partner', 'test partner', 'practice partner', 'new player', 'newer player'],
    ...[
      'opposing player',
      'opposing side',
      'veteran',
      'regular',
      'stranger',
      'rando',
      'judge',
      'lgs guy',
      'store owner',
    ],
    ...['table neighbor', 'tablemate', 'podmate', 'sparring partner', 'old friend', 'good friend'],
  ])
    add(`${lead}${person}`, { kind: 'who', who: 'opponent', whose: false });
for (const lead of ['my', 'the', 'a', 'his', 'our'])
  for (const n of ['1', '2', '3', '4', '5', '6', '7', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'])
    add(`${lead} r${n} opponent|${lead} r${n} opp|${lead} round ${n} opponent|${lead} round ${n} opp`, {
      kind: 'who',
      who: 'opponent',
      whose: false,
    });
add(
  'my fnm opponent|my prerelease opponent|my draft opponent|my league opponent|my semifinals opponent|my top 8 opponent',
  {
    kind: 'who',
    who: 'opponent',
    whose: false,
  },
);
add('ops|op s|my ops|the ops|somebodys|someones|somebody elses|someone elses|naps', {
  kind: 'who',
  who: 'opponent',
  whose: true,
});
add('aps', { kind: 'who', who: 'you', whose: true });
add('an enemy|the enemys|villains|enemy s|the enemy s', { kind: 'who', who: 'opponent', whose: true });
add('opposing|an opposing', { kind: 'who', who: 'opponent', whose: true });
add(
  'their board of|their team of|their army of|his board of|her board of|their own|his own|her own|their|theirs|his|hers|her|opponent s|my opponent s',
  {
    kind: 'who',
    who: 'opponent',
    whose: true,
  },
);
add(
  'each op|each opponent|each opp|all opponents|all opps|all my opponents|all my opps|every opponent|every opp|each of my opponents|each of the others|each of the other players|all of the others|each other player|all other players|every other player|the other players',
  {
    kind: 'who',
    who: 'opponent',
    whose: false,
    each: true,
  },
);

// Players of a judge's question.
add('p1|p 1|player a|player 1|player one|the active player|active player|ap', {
  kind: 'who',
  who: 'you',
  whose: false,
});
add('the op', { kind: 'who', who: 'opponent', whose: false });
add('p2|p 2|player b|player 2|player two|the nonactive player|nonactive player|nap', {
  kind: 'who',
  who: 'opponent',
  whose: false,
});

add('everybodys|everyones', { kind: 'who', who: 'you', whose: true });

// To have.
add(
  'have|has|had|already got|have already|has already|already have|already has|control|controls|controlled|controlling|own|owns|got|have got|has got|having|running|run|runs|bring|brings|assembled|have assembled|has assembled|forgot about|forgot i had|forgot they had|forgot he had|forgetting about|forgot that i had|forgot that they had|overlooked|has been growing|have been growing|has been building up|have been building up|has been feeding|have been feeding|has been pumping|have been pumping|has been building|have been building|been growing|been building up',
  { kind: 'have' },
);
add('each with', { kind: 'have' });
add(
  'its caster has|its caster controls|its controller has|its controller controls|its owner has|its owner controls|whose controller has|whose controller controls|whose caster has',
  { kind: 'have' },
);
add(
  'was first with|were first with|got there first with|was there first with|came first with|was faster with|was quicker with|beat me to it with|beat me to the punch with|beat them to it with|beat him to it with|went first with|came out first with',
  { kind: 'have' },
);
add(
  'is ahead with|was ahead with|locked me with|locks me with|has me locked with|locked me out with|locks me out with|locked me under|locks me under|has me locked under|has me locked out with|went turn one|went turn two|went turn three|went turn four|went turn five|went turn 1|went turn 2|went turn 3|went turn 4|went turn 5|went t1|went t2|went t3|went t4',
  {
    kind: 'have',
  },
);
add('is the one with|is the one who has|are the ones with', { kind: 'have' });
add('is|are|was|were|be|been|being|am|isnt', { kind: 'be' });
add(
  'each player has|each player controls|both players have|both players had|both players control|we both have|we both control|both of us have|each of us has|everyone has|everybody has|we each have',
  { kind: 'have', everybody: true },
);
for (const they of [
  'my opponent',
  'my opp',
  'opponent',
  'opp',
  'the opponent',
  'he',
  'she',
  'they',
  'my friend',
  'my buddy',
])
  for (const has of ['each have', 'both have', 'each control', 'both control', 'each has', 'have', 'control'])
    for (const lead of ['', 'both '])
      add(`${lead}${they} and i ${has}|${lead}i and ${they} ${has}|${lead}me and ${they} ${has}`, {
        kind: 'have',
        everybody: true,
      });
add('theres|there is|there are|there was|there were', { kind: 'have', nobody: true });
