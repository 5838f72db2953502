// The words a plain question is made of, by what they do in it. Each list is words or phrases folded, parted by bars.
import type { Aside, Deed, Small, TokenBody, Voice } from './token.ts';

const table = new Map<string, TokenBody>();

function add(words: string, body: TokenBody): void {
  for (const word of words.split('|')) if (!table.has(word.trim())) table.set(word.trim(), body);
}

function verbs(
  words: string,
  deed: Deed,
  voice: Voice,
  more: { readonly zone?: string; readonly past?: boolean } = {},
): void {
  add(words, { kind: 'verb', deed, voice, ...more });
}

function small(words: string, word: Small): void {
  add(words, { kind: 'small', word });
}

const OPP =
  'opponent|opp|oppo|they|them|he|she|him|someone|somebody|someone else|somebody else|enemy|friend|buddy|another player|other player|my opponent|the opponent|an opponent|my opp|the opp|an opp|my buddy|my friend|a friend|my enemy|the other player|the other guy|the enemy|your opponent|one opponent|a player|the guy across from me|my oppo|other guy|my mate|my pal|our opponent|theyre|theyll|hes|shes|opponents|my opponents|the opponents';

// Players.
add('i|we|me|myself|im|id|ill|ive', { kind: 'who', who: 'you', whose: false });
add('my|mine|our|my own|your|of mine', { kind: 'who', who: 'you', whose: true });
add(OPP, { kind: 'who', who: 'opponent', whose: false });
add('opposing|an opposing', { kind: 'who', who: 'opponent', whose: true });
add('their|theirs|his|her|opponent s|my opponent s', { kind: 'who', who: 'opponent', whose: true });
add('each opponent|all opponents|all my opponents|every opponent', {
  kind: 'who',
  who: 'opponent',
  whose: false,
  each: true,
});

// To have.
add(
  'have|has|had|control|controls|controlled|controlling|own|owns|got|have got|has got|having|running|run|runs|bring|brings',
  { kind: 'have' },
);
add('is|are|was|were|be|been|being|am|isnt|theres|there is|there are|there was', { kind: 'be' });

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
];
add(
  'out|in play|on the battlefield|onto the battlefield already|on battlefield|on board|on the board|on the table|on the field|on table|already out|in play already|around|active|onboard|on the stack already|sitting there|resolved already|in effect',
  { kind: 'there' },
);
for (const site of SITES) {
  add(`on my ${site}|on our ${site}|on my own ${site}`, { kind: 'there', who: 'you' });
  for (const their of [
    'their',
    'his',
    'her',
    'the other',
    'opponents',
    'my opponents',
    'the opponents',
    'opps',
    'my opps',
    'the opps',
    'an opponents',
    'the opposing',
    'enemy',
    'the enemy',
  ]) {
    add(`on ${their} ${site}`, { kind: 'there', who: 'opponent' });
  }
}
add('under my control|on mine', { kind: 'there', who: 'you' });
add(
  'under their control|under my opponents control|under opponents control|under an opponents control|across the table|across from me|on theirs',
  { kind: 'there', who: 'opponent' },
);

// Zones.
for (const zone of [
  'graveyard',
  'hand',
  'library',
  'exile',
  'command zone',
  'yard',
  'bin',
  'gy',
  'yards',
  'graveyards',
]) {
  const named =
    {
      yard: 'graveyard',
      yards: 'graveyard',
      graveyards: 'graveyard',
      bin: 'graveyard',
      gy: 'graveyard',
      'command zone': 'command',
    }[zone] ?? zone;
  for (const [lead, from] of [
    ['from', true],
    ['out of', true],
    ['off the top of', true],
    ['in', false],
    ['into', false],
  ] as const) {
    add(`${lead} ${zone}|${lead} the ${zone}|${lead} a ${zone}`, { kind: 'zone', zone: named, from });
    add(`${lead} my ${zone}`, { kind: 'zone', zone: named, from, who: 'you' });
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
    ])
      add(`${lead} ${their} ${zone}`, { kind: 'zone', zone: named, from, who: 'opponent' });
  }
}

// What happens.
verbs(
  'cast|casts|casting|play|plays|playing|drop|drops|dropping|slam|slams|flash in|flashes in|flashing in|flash|summon|summons|resolve|deploy|deploys|cheat in|cheats in|cheat|cheats|windmill slam|tap out for|topdeck|land a|lands a|put down|puts down|bring in|brings in|jam|jams|fetch|fetches|crack for|fire off|fires off|follow up with|sneak in|sneaks in|drop in|throw down|throws down|bring out|brings out',
  'enters',
  'active',
);
verbs('casted|played|dropped|slammed|flashed in|summoned|resolved|cheated in', 'enters', 'active', { past: true });
verbs(
  'enter|enters|entering|entered|etb|etbs|enter the battlefield|enters the battlefield|entering the battlefield|enter play|enters play|come in|comes in|coming in|came in|come into play|comes into play|coming into play|come down|comes down|come onto the battlefield|comes onto the battlefield|hits the board|hits the table|hit the board|hit the battlefield|hits the battlefield|hits play|hits the field|resolves|resolving|etbing|lands on the table|enters under my control|shows up|etb s',
  'enters',
  'middle',
);
verbs(
  'put into play|put onto the battlefield|put in play|dropped into play|cast|played|flashed in',
  'enters',
  'passive',
);
verbs(
  'reanimate|reanimates|reanimating|bring back|brings back|bringing back|brought back|return|returns|recur|recurs|revive|revives|resurrect|resurrects|get back',
  'returns',
  'active',
  { zone: 'graveyard' },
);
verbs('comes back|come back|coming back|returns to the battlefield|return to the battlefield', 'returns', 'middle', {
  zone: 'graveyard',
});
verbs('blink|blinks|blinking|flicker|flickers|flickering', 'blinks', 'active', { zone: 'exile' });
verbs('blinked|flickered', 'blinks', 'passive', { zone: 'exile' });
verbs('clone|clones|cloning|copy|copies', 'copies', 'active');
verbs(
  'dies|die|dying|died|goes to the graveyard|hits the graveyard|hits the yard|would die|bites it|bites the dust|is put into the graveyard',
  'dies',
  'middle',
);
verbs(
  'destroy|destroys|destroying|kill|kills|killing|blow up|blows up|murder|murders|doom blade|nuke|nukes',
  'destroys',
  'active',
);
verbs('destroyed|killed|blown up|wrathed|wiped', 'destroys', 'passive');
verbs(
  'wrath|wraths|wrathing|wipe|wipes|board wipe|board wipes|wrath the board|wraths the board|wipe the board|wipes the board|boardwipe|boardwipes|sweep the board|sweeps the board|sweep|sweeps|wrath of god everything',
  'wipes',
  'active',
);
add('a board wipe|a wrath|a boardwipe|a sweeper|boardwipe|a wrath effect', {
  kind: 'verb',
  deed: 'wipes',
  voice: 'middle',
});
verbs(
  'everything dies|all creatures die|everything gets destroyed|everything dies at once|all my creatures die|the board gets wiped|board gets wiped|everything is destroyed',
  'wipes',
  'middle',
);
verbs('sacrifice|sacrifices|sac|sacs|saccing|sacrificing', 'sacrifices', 'active');
verbs('sacrificed|sacced', 'sacrifices', 'passive');
verbs('exile|exiles|exiling', 'exiles', 'active');
verbs('exiled', 'exiles', 'passive');
verbs('discard|discards|discarding', 'discards', 'active');
verbs('discarded', 'discards', 'passive');
verbs('mill|mills|milling', 'mills', 'active');
verbs('milled', 'mills', 'passive');
verbs('draw|draws|drawing|drew', 'draws', 'active');
verbs('gain|gains|gaining|gained', 'gainsLife', 'active');
verbs('lose|loses|losing|lost', 'losesLife', 'active');
verbs('deal|deals|dealing|dealt', 'deals', 'active');
verbs('deals combat damage|deal combat damage|dealing combat damage', 'deals', 'active');
verbs('hit|hits|hitting|connects with|connect with|connects|connect|pings|ping|pinging', 'hits', 'active');
verbs('make|makes|making|create|creates|creating|made|created', 'creates', 'active');
verbs('put|puts|putting', 'puts', 'active');
verbs('enchant|enchants|enchanting', 'enchants', 'active');
verbs('transform|transforms|flip|flips|flipping|transforming', 'transforms', 'middle');
verbs('unmorph|unmorphs|unmanifest|turn face up|flip face up|turns face up', 'turnsFaceUp', 'active');
verbs('turned face up', 'turnsFaceUp', 'passive');
verbs('untap|untaps|untapping', 'untaps', 'active');
verbs('phases in|phase in', 'phasesIn', 'middle');
verbs('proliferate|proliferates', 'proliferates', 'active');
verbs('populate|populates', 'populates', 'active');
add('kick|kicks|kicking', { kind: 'verb', deed: 'enters', voice: 'active', cost: 'kicked' });
for (const cost of [
  'evoke',
  'escape',
  'unearth',
  'dash',
  'bestow',
  'blitz',
  'foretell',
  'embalm',
  'eternalize',
  'disturb',
  'morph',
  'manifest',
  'disguise',
  'prototype',
]) {
  add(`${cost}|${cost}s`, { kind: 'verb', deed: 'enters', voice: 'active', cost });
}

// States.
const state = (words: string, patch: Readonly<Record<string, unknown>>, after = true) =>
  add(words, { kind: 'state', patch, after });
state('tapped', { tapped: true });
state('untapped', { tapped: false });
state('face down|facedown|as a morph|face down as a morph', { faceDown: true });
state('morphed', { faceDown: 'morph' });
state('manifested', { faceDown: 'manifested' });
state('transformed', { face: 'back' });
state('kicked|with kicker|and kick it|kick it|kicking it|and kicked it|and kick|with the kicker|with kicker paid', {
  cast: { kicked: 'yes' },
});
state('kicked twice|kick it twice|and kick it twice', { cast: { kicked: 2 } });
state('crewed', { designations: ['crewed'] });
state('monstrous', { designations: ['monstrous'] });
state('phased out', { phasedOut: true });
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
] as const) {
  state(
    `${said}|for its ${cost} cost|for ${cost}|with ${cost}|via ${cost}|using ${cost}|for the ${cost} cost|as a ${cost}|${cost} cost|its ${cost} cost|paying ${cost}|and pay ${cost}`,
    { cast: { costs: [cost] } },
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
]) {
  add(
    `${kind} counter|${kind} counters|${kind} counters on it|${kind} counter on it|${kind} counters on him|${kind} counters on her`,
    { kind: 'counters', counter: kind },
  );
}
add('counter|counters|counters on it|counter on it|counters on him|counters on her|counters on them', {
  kind: 'counters',
  counter: '',
});
add('loyalty', { kind: 'counters', counter: 'loyalty' });

// Small words.
add('vs|v|versus|meets', { kind: 'stop', hard: false });
small('and|including|plus|together with|alongside|as well as|along with', 'and');
small('or', 'or');
small('then|and then|afterwards|after that|afterward|later|next|followed by|now', 'then');
small(
  'if|when|while|whenever|once|what if|what happens if|what happens when|suppose|say|assume|assuming|whilst|as long as|after|so if|and if|but if|say i|in case|imagine|given that|given|let s say|lets say|even if',
  'if',
);
small('with|w|has with|in combination with', 'with');
small('without', 'without');
small('under|underneath|facing|into my opponents|against|into their', 'under');
small('on|targeting|onto|target|upon', 'on');
small('off|via|through|using|off of|thanks to|because of|from casting|out of|off the', 'off');
small('for', 'for');
small('to', 'to');
small('into|finding|hitting|grabbing|for a', 'into');
small('by', 'by');
small('from', 'from');
small('of', 'of');
small('as', 'as');
small('that|which|who', 'that');
small('it|its|itself|that one|this|them both|these|those|her too|itself too', 'it');
small('not|no|never|dont|doesnt|didnt|wont|cant|isn t|arent|wouldnt|cannot', 'not');
small('naming|on the name|named|set to|choosing|chose|chosen|set on|calling', 'naming');
small('copying|as a copy of|becomes a copy of|copy of|a copy of|becoming a copy of|turning into', 'copying');
small(
  'attached to|equipped to|enchanting|equipping|wearing|holding|carrying|equipped with|enchanted with|enchanted by|suited up with',
  'attached',
);
small('at', 'at');
small(
  'no wait|wait no|never mind|nevermind|scratch that|i mean|i meant|oops|or rather|correction|actually no|no with|instead of|unless|except|somehow',
  'doubt',
);
add('instant|instants|sorcery|sorceries|planeswalkers|kindred|battle|battles|type', { kind: 'about', word: '' });
add('or not|or no', { kind: 'about', word: '' });
small('already|before that|previously|earlier', 'already');
small('all|every|everything', 'all');
small('another|a second|second|the second|a 2nd|one more|a new|an additional', 'another');
small('both|each', 'both');

// Words that add nothing wherever they stand.
add('also|still|only|even|really|actually|too|just|currently|again', { kind: 'filler' });

// What is asked.
const ASKS =
  'does|do|did|will|would|can|could|should|may|might|must|how|how many|how much|how big|what|which|who|why|where|whats|what s|what is|whos|how does|how do|what does|what do|do i get|do i have to|do i|does it|is it|are they|does that|does this|will it|can i|could i|would it|would i|so does|so do|what happens|what would happen|what will happen|whats happening|what about|how about|am i|is that|is this|are there|which one|which of|how would|how will|what type|what types|how large|in what order|wait does|what becomes|what survives|who gets|who draws|who gains|what now|legal|max|when does|when do|doesnt it|shouldnt it|isnt it|whose';
add(ASKS, { kind: 'ask', word: '' });
for (const word of [
  'stop',
  'stops',
  'double',
  'doubles',
  'shut off',
  'shuts off',
  'turn off',
  'turns off',
  'affect',
  'affects',
  'prevent',
  'prevents',
  'work with',
  'works with',
  'work against',
  'works against',
  'work on',
  'works on',
  'work under',
  'interact with',
  'interacts with',
  'hose',
  'hoses',
  'see',
  'sees',
  'beat',
  'beats',
  'combo with',
  'count',
  'counts',
  'apply to',
  'applies to',
  'trigger for',
  'trigger off',
  'trigger on',
  'trigger twice with',
  'triggers twice with',
  'work for',
  'negate',
  'negates',
  'nullify',
  'nullifies',
  'block',
  'blocks',
  'hit by',
  'effect',
  'effects',
  'help',
  'helps',
  'get around',
  'bypass',
  'survive',
  'survives',
  'save',
  'saves',
  'counter',
  'cancel',
  'cancels',
  'lock out',
  'shut down',
  'shuts down',
  'interaction',
  'interaction between',
  'work together',
  'interact',
  'work',
  'works',
  'dodge',
  'dodges',
  'modify',
  'boost',
  'boosts',
  'pump',
  'buff',
  'neuter',
  'neuters',
]) {
  add(word, { kind: 'relation', word });
}

// Words that a question about the outcome may have.
const ABOUT =
  'trigger|triggers|triggered|triggering|damage|life|token|tokens|card|cards|mana|loyalty|big|bigger|large|size|power|toughness|stats|type|types|subtype|subtypes|color|colors|colour|ability|abilities|effect|effects|text|happen|happens|happening|get|gets|getting|give|gives|pay|paying|choose|chooses|pick|search|stay|stays|survive|survives|keep|keeps|fizzle|twice|two times|double|doubled|once|times|many|much|extra|additional|instead|still|also|first|last|left|die|apply|applies|affect|affects|legend rule|rule|rules|work|works|matter|matters|legendary|haste|flying|flyer|flier|indestructible|tribal|buff|bonus|pump|boost|landfall|etb|etbs|etb trigger|drain|drains|drained|ping|pings|buffed|black|white|blue|red|green|colorless|normally|tapped|untapped|become|becomes|turn into|end up|result|answer|order|count|counts|allowed|possible|right|correct|true|win|winner|game|return|returns|bounce|go|goes|graveyard|exile|hand|library|battlefield|creature|creatures|artifact|artifacts|enchantment|enchantments|planeswalker|permanent|permanents|land|lands|basic|basics|nonbasic|nonbasics|copy|copies|copied|name|named|owner|controller|controls|whose|start|starts|begin|from scratch|replace|replaces|replacement|doubles|triple|tripled|triples|total|altogether|in total|overall|anything|something|nothing|any|some|everything|thing|things|one|ones|same|same time|at the same time|simultaneously|too|together|interaction|stack|even|ever|really|actually|need|have to|has to|want|able|back|down|up|free|for free|mandatory|optional|forced|force|new|old|original|version|printed|base|sacrifice|draw|draws|destroy|destroyed|exiled|gain|lose|deal|dealt|take|takes|enough|lethal|dead|alive|able to|either|neither|none|half|zero|more|less|than|like|as usual|usual|normal|bounce a land|its own|own|cost|costs|mana value|cmc|color identity|defense|lore|chapter|chapters|counters|counter|final chapter|devotion|summoning sick|summoning sickness|sick|body|bodies|zombies|clue|clues|treasure|treasures|food|foods|angel|angels|flip|flipped|transform|back side|front|front side|side|sides|door|doors|unlocked|open|opened|reveal|option|options|decide|decides|chance|moment|time|able|shuffle|put|puts|come|comes|entering|enter|enters|come in|comes in|see|sees|seen|count as|considered|treated|same name|unaffected|affected|stopped|prevented|doubling|triggers twice|twice as many|shrink|shrinks|grow|grows|grown|2x|bear|bears|player|players|us|everyone|each player|kill|kills|killed|die|drawn|creating|entered|lifegain|life total|poison|poisoned|experience|energy|monarch|initiative|city s blessing|enters tapped|plus|minus|equal|equals|hexproof|trample|lifelink|deathtouch|menace|vigilance|reach|first strike|ward|protection|shroud|persist|undying|riot|tribute|modular|evolve|annihilator|cascade|storm|exalted|morph|level|leveled|max|maximum|minimum|least|most|sure|checked|check|resolve|resolves|countered|fizzles|etbs|blink|lost|loses|loses all|all|every|each|both|only|just one|single|another|second|third|two|three|four|five|six|seven|eight|shock|shocked|shocking|bolt|swamp|swamps|island|islands|mountain|mountains|forest|forests|plains|stuff|board|face|face up|face down|facedown|revealed|nice|guy|guys|dude|dudes|static|passive|layers|layer|timestamp|dependency|depends|wipe|wrath|flicker|reanimation|clone|clones|cloned|copying|it|they|search|searching|tutor|fetch|upkeep|untap|tap|taps|make|makes|made|create|creates|created|produce|produces|does nothing|does|do|can|will|would|be|being|because|how|many|what|which|who|when|where|why|if|with|on|to|for|of|in|into|by|from|as|at|than|so|not|no|dont|doesnt|didnt|cant|wont|isnt|yes|or|and|then|there|now|after|before|again|anymore|right away|immediately|though|hit|hits';
add('combat damage|in combat damage|both players|each player|we both|both of us', { kind: 'about', word: '' });
add(ABOUT, { kind: 'about', word: '' });

// What this reader does not answer.
const aside = (words: string, why: Aside) => add(words, { kind: 'aside', why });
aside('price|prices|worth|cost to buy|dollars|euros|expensive|cheap|buy|sell|buying|budget|reprint|reprinted', 'price');
aside(
  'deck|decks|decklist|mulligan|sideboard|cut from|upgrade|upgrades|best commander|build around|mana base|manabase|curve|brew|archetype|meta|staple|staples|better than|good in|viable|playable in',
  'deck',
);
aside(
  'priority|respond|responds|response|in response|responding|hold priority|stifle|timing|at instant speed|instant speed|split second|mana abilities|cleanup|stack order',
  'timing',
);
aside(
  'attack|attacks|attacking|attacked|blocked|blocker|blockers|blocking|combat|unblocked|swing|swings|swinging|first strike damage',
  'combat',
);
aside(
  'should i cut|should i play|should i run|should i use|should i keep|should i buy|should i block|should i attack|should i take|should i go|should i include|should i put|is it worth|what should i|which should i|how do i beat|how to beat|cut|swap out|best|strategy|recommend|opinion|favorite|favourite|worth it|strong|stronger|broken|banned|ban|unban|format|standard|modern|pioneer|legacy|vintage|tournament|judge call|cheating|penalty|keep this hand',
  'advice',
);

const FILLER =
  'hey all|hi all|hello all|wondering about|question about|asking about|curious about|like|such as|say like|yall|folks|everyone|everybody|judge|judges|gang|fellas|team|chat|dear|friends|at end step|at the end step|at my end step|at end of turn|at the end of turn|eot|at end|for the first time|turn one|turn two|turn three|turn four|in main phase|precombat|as well|as usual|somehow|lets say|basic|say|literally|finally|luckily|unfortunately|sadly|maybe|perhaps|probably|apparently|eventually|successfully|myself|beautiful|lovely|my boy|good old|pretty|kind of|sort of|a bit|over here|in total|second time|starting|hi|hello|hey|please|thanks|thank you|question|quick question|quick|just|so|well|okay|ok|basically|like|um|uh|guys|again|the|this|here|also|too|only|even|still|really|actually|currently|right now|at this point|correctly|anyway|currently in play|simply|for example|eg|ie|directly|normally|hand|today|these days|currently|game|turn|this turn|my turn|on my turn|during my turn|during my own turn|on my own turn|main phase|in my main phase|one|copies|copy|a copy|spell|spells|card|cards|trigger|same time|at the same time|simultaneously|at once|together|straight|legend|legendary|planeswalker|edh|commander|cedh|game of commander|kitchen table|player|rules question|wondering|curious|confused|know|understand|think|believe|thought|noob question|newbie question|dumb question|does anyone know|anyone know|help|pls|plz|cuz|because|since|yeah|but|though|tho|both of|all of|each of|of the|of these|of those|in a game|in the game|in game|there|let s|want|wants|want to|wants to|going to|gonna|try to|tries to|trying to|attempt to|decide to|manage to|get to|just|fully|freshly|new|old|big|huge|own|which has|that has|able|would|will|can|could|do|does|did|own|freshly cast|from hand|from my hand|from their hand|naturally|regular|normal|plain|ordinary|random|vanilla|else|ever';
add(FILLER, { kind: 'filler' });

/** The most words of a phrase in the tables. */
export const LONGEST_PHRASE = 7;

/** What a word or a phrase does, folded and with single blanks; undefined for one that is not known. */
export function meaningOf(words: string): TokenBody | undefined {
  return table.get(words);
}
