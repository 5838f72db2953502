// Words for events. Each list is words or phrases folded, parted by bars.
import { ORDINALS } from '../../kit/number-words.ts';
import { CARD_VERBS } from './card-nicknames.ts';
import { allForms, pastForms, presentForms } from './verb-forms.ts';
import { add, verbs } from './word-table.ts';

// What happens.
verbs(
  'try|tries|tried|landing|ramp into|ramps into|ramping into|ramped into|run out|runs out|ran out|go for|goes for|went for|going for|add|adds|adding|flop|flops|rip|rips|toss out|tosses out|point|points|pointed|pointing|aim|aims|aimed|aiming|sling|slings|slinging|chuck|chucks|chucking|throw|throws|throwing|threw|send|sends|shoot|shoots|shooting|unleash|unleashes|toss|tosses',
  'enters',
  'active',
);
for (const site of ['bf', 'field', 'battle field', 'board', 'table', 'battlefield', 'floor'])
  for (const whose of ['the', 'my'])
    verbs(`hit ${whose} ${site}|hits ${whose} ${site}|hitting ${whose} ${site}`, 'enters', 'middle');
verbs('arrive|arrives|arriving|arrived|show up|showing up|showed up|touches down|hits play', 'enters', 'middle');
verbs(
  'attack with|attacks with|attacked with|attacking with|swing with|swings with|swung with|swinging with|send in|sends in|sending in|sent in|turn sideways|swing in with|swings in with|swinging in with|swung in with|attack in with|crash in with|crashes in with|crashed in with|crashing in with|crash with|crashes with|crashed with|crashing with|go to the red zone with|goes to the red zone with|going to the red zone with|went to the red zone with|enter the red zone with|enters the red zone with|entering the red zone with|move to the red zone with|moving to the red zone with|go to combat with|going to combat with|goes to combat with|beat down with|beating down with|beats down with|declare as an attacker|declare as attackers|attacks me with|attack me with|swings at me with|swing at me with|attacks my opponent with|attack my opponent with|attack them with|attacks us with|hits me with an attacking',
  'attacks',
  'active',
);
verbs(
  'equip|equips|equipping|equipped|attach|attaches|attaching|reequip|re equip|move the equipment|suit up|suits up|suiting up|suited up',
  'attaches',
  'active',
);
verbs(
  'flips over|flip over|flipping over|turns over|turn over|turning over|turned over|flips to its back side',
  'transforms',
  'middle',
);
verbs(
  'cast|casts|casting|putting down|slam down|slams down|slamming down|play|plays|playing|drop|drops|dropping|slam|slams|flash in|flashes in|flashing in|flash|flashes|flashing|hardcast|hardcasts|hardcasting|hard cast|hard casts|hard casting|jamming|deploying|windmilling|windmill|windmills|plop|plops|plopping|plop down|plops down|plunk|plunks|plunking|plunk down|plunks down|plonk|plonks|plonking|summon|summons|resolve|deploy|deploys|windmill slam|tap out for|topdeck|land a|lands a|follows up with|following up with|followed up with|shock myself with|shock myself in|shock myself for|shocks himself for|shocks herself for|shocks themselves for|put down|puts down|lay down|lays down|laid down|lay|lays|bring in|brings in|jam|jams|fire off|fires off|follow up with|follow with|follows with|followed with|drop in|throw down|throws down|bring out|brings out|bring down|brings down|brought down',
  'enters',
  'active',
);
verbs(
  'fire off|fires off|firing off|taps out for|tapping out for|topdecks|topdecking|slamming|throwing down|throw out|throws out|bust out|busts out|busting out|whip out|whips out|slap down|slaps down|slapping down',
  'enters',
  'active',
);
verbs('slapped down|busted out|whipped out|fired off|tapped out for', 'enters', 'active', { past: true });
const PUTS_OUT =
  'trot out|push out|punch out|lob out|roll out|slide in|slot in|curve into|come out with|plunk out|plop out';
verbs(presentForms(PUTS_OUT), 'enters', 'active');
verbs(pastForms(PUTS_OUT), 'enters', 'active', { past: true });
for (const [play, plays, played] of [
  ['play', 'plays', 'played'],
  ['cast', 'casts', 'cast'],
  ['drop', 'drops', 'dropped'],
  ['slam', 'slams', 'slammed'],
  ['jam', 'jams', 'jammed'],
  ['resolve', 'resolves', 'resolved'],
]) {
  verbs(
    `untap and ${play}|untaps and ${plays}|untap, ${play}|go ahead and ${play}|goes ahead and ${play}`,
    'enters',
    'active',
  );
  verbs(
    `has just ${played}|have just ${played}|had just ${played}|ve just ${played}|s just ${played}|has now ${played}|just now ${played}`,
    'enters',
    'active',
    {
      past: true,
    },
  );
  verbs(`untapped and ${played}|went ahead and ${played}`, 'enters', 'active', { past: true });
}
for (const [end, past] of [
  ['end up', false],
  ['ends up', false],
  ['ending up', false],
  ['wind up', false],
  ['winds up', false],
  ['ended up', true],
  ['wound up', true],
] as const)
  verbs(`${end} casting|${end} playing|${end} dropping|${end} landing|${end} resolving`, 'enters', 'active', { past });
verbs('i cascade into|i cascaded into|we cascade into', 'enters', 'active');
verbs('landed', 'enters', 'active', { past: true });
verbs('gets hardcast|gets hard cast|is hardcast|got hardcast|is being hardcast|getting hardcast', 'enters', 'passive');
verbs(
  'follow it up with|follows it up with|follow that up with|follows that up with|follow up with|follows up with',
  'enters',
  'active',
);
verbs(
  'topdecked|top decked|casted|hardcasted|jammed|deployed|plopped|plopped down|plunked|plunked down|plonked|windmilled|flashed|played|dropped|slammed|flashed in|summoned|resolved',
  'enters',
  'active',
  {
    past: true,
  },
);
verbs('put in|puts in|putting in|shock in|shocks in|shocking in|shocked in', 'enters', 'active');
verbs(
  'shock myself for 2 with|shock myself for two with|shocks himself for 2 with|shocks themselves for 2 with',
  'enters',
  'active',
);
verbs('shock it in|shocks it in|shock that in|shock mine in', 'enters', 'middle');
verbs('fetched|fetched up|tutored|tutored up|searched up', 'enters', 'passive', { zone: 'library' });
verbs('cheat in|cheats in|cheat|cheats|cheating in|cheating|sneak in|sneaks in|sneak|sneaks', 'enters', 'active', {
  zone: 'hand',
});
verbs('cheated in|cheated|snuck in', 'enters', 'active', { zone: 'hand', past: true });
verbs(
  'enter|enters|entering|entered|etb|etbs|enter the battlefield|enters the battlefield|entering the battlefield|enter play|enters play|come in|comes in|coming in|came in|come into play|comes into play|coming into play|come down|comes down|came down|coming down|come onto the battlefield|comes onto the battlefield|hits the board|hits my board|hits my side|hits my field|hits my battlefield|hit my board|hit my side|hits the table|hit the board|hit the battlefield|hits the battlefield|hits play|hits the field|resolves|resolving|etbing|lands on the table|enters under my control|shows up|joins the party|joins the fun|joins the board|joins the battlefield|joins the fray|etb s|come|comes',
  'enters',
  'middle',
);
add('crack|cracks|cracking|cracked|pop|pops|popping|popped', {
  kind: 'verb',
  action: 'enters',
  voice: 'active',
  zone: 'library',
  through: true,
});
verbs(
  'put into play|put onto the battlefield|put in play|dropped into play|cast|played|flashed in',
  'enters',
  'passive',
);
verbs('fetch|fetches|fetching|fetch for|fetches for|fetch up|tutor up|crack for', 'enters', 'active', {
  zone: 'library',
});
verbs('weld|welds|welding|welded|weld in|welds in|welded in|weld back|welds back|welded back', 'returns', 'active', {
  zone: 'graveyard',
});
verbs(
  'reanimate|reanimates|reanimating|bring back|brings back|brings me back|bring me back|brought me back|gets me back|bringing back|brought back|return|returns|returning|recur|recurs|revive|revives|resurrect|resurrects|get back|gets back|getting back|got back|rebuys|rebuy',
  'returns',
  'active',
  { zone: 'graveyard' },
);
for (const [keyword, counter, said] of [
  ['persist', '-1/-1', 'persist back|persists|persists back|persisting back|persists itself back'],
  ['undying', '+1/+1', 'undies|undies back|undying back|undying itself back'],
] as const) {
  const manners = ['from', 'with', 'off', 'off of', 'via', 'through', 'due to', 'because of', 'thanks to', 'by'];
  const back = ['comes back', 'come back', 'coming back', 'came back', 'returns', 'return', 'returning', 'returned'];
  const tails = manners.flatMap(manner => [`${manner} ${keyword}`, `${manner} its ${keyword}`]);
  const phrases = back.flatMap(verb =>
    tails.flatMap(tail =>
      ['', ' to the battlefield', ' from the yard', ' from the graveyard', ' from my graveyard'].map(
        place => `${verb}${place} ${tail}`,
      ),
    ),
  );
  verbs([said, ...phrases].join('|'), 'returns', 'middle', { zone: 'graveyard', counters: { [counter]: 1 } });
}
verbs(
  'comes back|come back|coming back|re enters|re enter|re entering|reenters|reenter|reentering|returns to the battlefield|return to the battlefield|from returning|from returning to the battlefield',
  'returns',
  'middle',
  {
    zone: 'graveyard',
  },
);
verbs('blink|blinks|blinking|flicker|flickers|flickering', 'blinks', 'active', { zone: 'exile' });
verbs('bounces|bouncing', 'bounces', 'active');
verbs('bounced|returned to hand|returned to my hand|returned to their hand', 'bounces', 'passive');
verbs('blinked|flickered', 'blinks', 'passive', { zone: 'exile' });
verbs('reanimated|resurrected|revived', 'returns', 'passive', { zone: 'graveyard' });
verbs('turns into|turn into|turning into', 'copies', 'active');
verbs('clone|clones|cloning|copy|copies', 'copies', 'active');
verbs('cloned|copied', 'copies', 'active', { past: true });
verbs('dies|die|dying|died|would die|goes down with it|went down with it|go down with it', 'dies', 'middle');
verbs(
  allForms(
    'perish|expire|pass away|croak|keel over|kick the bucket|bite it|bite the dust|drop dead|snuff it|end up dead|wind up dead|get got|meet its end|meet their end|meet his end|meet her end|meet its maker|meet their maker',
  ),
  'dies',
  'middle',
);
verbs('end up dying|ends up dying|ended up dying|wind up dying|winds up dying|wound up dying', 'dies', 'middle');
const LANDS_IN = [
  'go',
  'head',
  'find its way',
  'make its way',
  'get tossed',
  'get chucked',
  'get binned',
  'get put',
  'get sent',
  'get dumped',
  'get thrown',
  'end up',
  'wind up',
  'fall',
  'hit',
];
const WAYS_INTO_YARD = LANDS_IN.flatMap(go => allForms(go).split('|')).concat(
  ...['is', 'are', 'was', 'were', 'would be', 'would get'].map(be => [`${be} put`, `${be} sent`, `${be} gone`]),
  'would go',
  'landed',
  'landing',
  'gets itself put',
);
for (const go of new Set(WAYS_INTO_YARD))
  for (const way of go.startsWith('hit') ? [''] : ['to ', 'into ', 'in '])
    for (const whose of ['', 'the ', 'a ', 'my ', 'their ', 'its owners ', 'his ', 'her '])
      verbs(
        ['graveyard', 'yard', 'gy', 'bin', 'grave'].map(yard => `${go} ${way}${whose}${yard}`).join('|'),
        'dies',
        'middle',
      );
verbs(
  'destroy|destroys|destroying|kill|kills|killing|gets rid of|get rid of|getting rid of|got rid of|takes out|take out|took out|taking out|blow up|blows up|blew up|blowing up|murder|murders|doom blade|nuke|nukes',
  'destroys',
  'active',
);
verbs(
  allForms('smoke|axe|snipe|kill off|finish off|wipe out|obliterate|annihilate|vaporize|assassinate|slaughter'),
  'destroys',
  'active',
);
verbs(
  'destroyed|killed|blown up|wrathed|wiped|offed|axed|nuked|murdered|slain|obliterated|annihilated|vaporized|assassinated|blown to bits|taken out|gotten rid of|wiped out',
  'destroys',
  'passive',
);
verbs(
  'wrath|wraths|wrathing|wipe|wipes|board wipe|board wipes|wrath the board|wraths the board|wipe the board|wipes the board|boardwipe|boardwipes|sweep the board|sweeps the board|sweep|sweeps|wrath of god everything|wrathed the board|wrath us|wraths us|wrath us all|wraths us all|wipes us|sweeps us|wiped the board|boardwiped|swept the board|wiped my side|wiped my board|wiped out my side|wiped out my board|wiped us|kills everything|kill everything|killed everything|destroys everything|destroyed everything|clears the board|clear the board|cleared the board|nukes the board|nuked the board|blows up the board|blows up everything|takes out everything|takes everything out|kills the board|kills my board|kills everyone|wipes everything|wipes everything out|wipes out everything|sweeps everything|cleans house',
  'wipes',
  'active',
);
add('a board wipe|a wrath|a boardwipe|a sweeper|boardwipe|a wrath effect', {
  kind: 'verb',
  action: 'wipes',
  voice: 'middle',
});
verbs(
  'my board dies|their board dies|the board dies|the whole board dies|my whole board dies|we all die|all of us die|all our creatures die|all my guys die|all my stuff dies|everyones stuff dies|everyones creatures die|everything dies|everything goes|it all goes|everything goes at once|all creatures die|everything gets destroyed|everything dies at once|all my creatures die|the board gets wiped|board gets wiped|everything is destroyed',
  'wipes',
  'middle',
);
verbs(`saced|sac ed|sacc ed|${allForms('sacc|sac off|sack off|sacrifice off|cash in')}`, 'sacrifices', 'active');
verbs(
  'sacrifice|sacrifices|sac|sacs|saccing|sacing|sacking|sac ing|sacrificing|sac d|sacd|sac ed',
  'sacrifices',
  'active',
);
verbs('sacrificed|sacced|sacked', 'sacrifices', 'passive');
verbs('exile|exiles|exiling', 'exiles', 'active');
verbs('exiled', 'exiles', 'passive');
verbs(
  'discard|discards|discarding|pitch|pitches|pitching|ditch|ditches|ditching|ditched|throw away|throws away|throwing away|threw away|toss away|tosses away',
  'discards',
  'active',
);
// 702.29a: to cycle a card is to discard it
verbs('cycle|cycles|cycling|cycled', 'discards', 'active', { zone: 'hand' });
verbs('discarded|pitched', 'discards', 'passive');
verbs('mill|mills|milling', 'mills', 'active');
verbs('milled', 'mills', 'passive');
verbs(
  'draw|draws|drawing|drew|have drawn|has drawn|had drawn|having drawn|refill with|refills with|refilled with|refill|refills|refilled',
  'draws',
  'active',
);
verbs('gain|gains|gaining|gained', 'gainsLife', 'active');
verbs(
  allForms('heal|heal for|recover|get healed for|heal up for|lifelink for|lifegain|gain back|go up by'),
  'gainsLife',
  'active',
);
verbs('lose|loses|losing|lost', 'losesLife', 'active');
verbs('deal|deals|dealing|dealt', 'deals', 'active');
verbs(
  'deals combat damage|deal combat damage|dealing combat damage|dealt combat damage|dealt combat dmg|deals its combat damage|deal its combat damage|dealt its combat damage|deals combat dmg|deal combat dmg|dealing combat dmg',
  'deals',
  'active',
);
verbs(
  'damaged by|is damaged by|gets damaged by|dealt damage by|gets dealt damage by|gets hit by|got hit by|gets smacked by|got smacked by|is smacked by|gets whacked by|got whacked by|gets clocked by|got clocked by|gets tagged by|got tagged by|gets punched by|got punched by|get hit by|is hit by|gets hit with|is hit with|got hit with|was hit with|were hit by|was hit by|eats|ate|eating|takes a hit from',
  'hits',
  'passive',
);
verbs(
  'hit|hits|hitting|punches|punched|clobbers|clobbered|bonks|bonked|wallops|bashes|bashed|slugs|tags|tag|tagging|zap|zaps|zapping|zing|zings|ding|dings|plink|plinks|plinking|poke|pokes|poking|smack|smacks|smacking|whack|whacks|connects with|connect with|connects|connect|pings|ping|pinging|tims',
  'hits',
  'active',
);
verbs('damages|damaging|lands a hit on|land a hit on|gets a hit in on', 'hits', 'active');
verbs('connected|connected with', 'hits', 'active', { past: true });
verbs(
  'as my land|as my land drop|as a land drop|as land drop|as the land drop|for my land drop|as my land for the turn|as my land for turn|my land drop|the land drop|our land drop|his land drop|her land drop|their land drop|my land for the turn|my land for turn|my land this turn|my land drop for the turn|my land drop for turn|my land drop this turn|my drop for the turn|my drop for turn|my drop this turn|my play this turn|our land for the turn|our land for turn|his land for the turn|his land for turn|her land for the turn|her land for turn|their land for the turn|their land for turn|the land for the turn|the land for turn|my play|my play for the turn|my next play|my first play|my next drop|my next land|my next land drop|as my next drop|as the next drop|as next drop',
  'enters',
  'middle',
);
const PLACES_SAID = ['five', 'six', 'seven', 'eight', 'nine', 'ten', '5', '6', '7', '8', '9', '10'];
for (const place of PLACES_SAID)
  verbs(
    `land number ${place} is|as land number ${place}|land ${place} is|as my land number ${place}|is land number ${place}|is my land number ${place}|as number ${place}|as my number ${place}|as land ${place}|as my land ${place}`,
    'enters',
    'middle',
  );
const NTH = [...ORDINALS.slice(1, 7), '1st', '2nd', '3rd', '4th', '5th', '6th', 'only', 'next'];
for (const nth of NTH)
  for (const lead of ['', 'my ', 'the ', 'a ', 'their ']) {
    const land = `${lead}${nth} land`;
    verbs(
      `as ${land}|as ${land} drop|for ${land}|for ${land} drop|on ${land} drop|is ${land}|is ${land} drop`,
      'enters',
      'middle',
    );
    for (const type of ['plains', 'island', 'swamp', 'mountain', 'forest'])
      verbs(`as ${lead}${nth} ${type}`, 'enters', 'middle');
  }
for (const pay of [
  'pay',
  'pays',
  'paying',
  'paid',
  'fork over',
  'forks over',
  'cough up',
  'coughs up',
  'shell out',
  'fork out',
])
  for (const life of [
    'life',
    'the life',
    '2 life',
    'two life',
    'the 2 life',
    'the two life',
    'my 2 life',
    '3 life',
    'three life',
    'the 3 life',
    'the three life',
    'the 2',
    'the two',
  ])
    verbs(`${pay} ${life} for|${pay} ${life} on`, 'enters', 'active');
verbs('gives me|give me|gets me|nets me|hands me|hand me|give me back', 'creates', 'active');
for (const [does, done, doing] of [
  ['spit', 'spat', 'spitting'],
  ['pump', 'pumped', 'pumping'],
  ['churn', 'churned', 'churning'],
  ['crank', 'cranked', 'cranking'],
  ['spew', 'spewed', 'spewing'],
  ['squeeze', 'squeezed', 'squeezing'],
  ['poop', 'pooped', 'pooping'],
  ['crap', 'crapped', 'crapping'],
  ['puke', 'puked', 'puking'],
] as const)
  verbs(`${does} out|${does}s out|${done} out|${doing} out|${does}s me out`, 'creates', 'active');
verbs('pops out|popped out|popping out|spawned', 'creates', 'active');
verbs(allForms('produce|generate|mint|net|earn|receive'), 'creates', 'active');
verbs(
  'end up making|ends up making|ended up making|end up with making|make myself|makes himself|makes herself',
  'creates',
  'active',
);
verbs('make|makes|making|create|creates|creating|made|created|forces|forced|forcing', 'creates', 'active');
verbs('remove|removes|removing|removed|takes all|take all|take off|takes off|taking off', 'removes', 'active');
verbs(
  'put|puts|putting|plop|plops|plopped|plopping|plonk|plonks|plonked|stuck|stick|sticks|sticking|slap|slaps|slapped|slapping|plaster|plasters|plastered|plastering',
  'puts',
  'active',
);
verbs(
  'enchant|enchants|steal|steals|stealing|stole|take control of|takes control of|gain control of|gains control of|mind control|mind controls',
  'enchants',
  'active',
);
for (const [active, passive, card] of CARD_VERBS) {
  verbs(active, 'affects', 'active', { card });
  verbs(passive, 'affects', 'passive', { card });
}
verbs('activate|activates|activating', 'activates', 'active');
verbs('turned into|made into|turned to|changed into', 'affects', 'passive');
verbs(
  'turns|turned|changes|changed|uses|used|use|using|uptick|upticks|upticked|plussed|downtick|downticks|downticked|tick up|ticks up|ticked up|ticking up|tick down|ticks down|ticked down|ticking down|activated',
  'affects',
  'active',
);
verbs('transform|transforms|flip|flips|flipping|transforming', 'transforms', 'middle');
verbs(
  'unmorph|unmorphs|unmorphing|unmorphed|demorph|demorphs|unmanifest|turn face up|flip face up|turns face up',
  'turnsFaceUp',
  'active',
);
verbs(
  'turn it face up|turns it face up|turning it face up|flip it face up|flips it face up|flipping it face up|flip it up|turn it up|unmask it',
  'turnsFaceUp',
  'middle',
);
// no other is there, as is taken where none is told
verbs('enters alone|etbs alone|comes in alone|comes down alone', 'enters', 'middle');
verbs('dies alone', 'dies', 'middle');
verbs('is turned face up|gets turned face up|turned up|flipped face up|gets flipped face up', 'turnsFaceUp', 'passive');
verbs('turned face up', 'turnsFaceUp', 'passive');
verbs('untap|untaps|untapping', 'untaps', 'active');
verbs('phases in|phase in|phases back in|phase back in|phasing in|phasing back in', 'phasesIn', 'middle');
for (const [keywordAction, said] of [
  ['proliferate', 'proliferate|proliferates|proliferating|proliferated'],
  ['populate', 'populate|populates|populating|populated'],
  ['investigate', 'investigate|investigates|investigating|investigated'],
  ['incubate', 'incubate|incubates|incubating|incubated'],
  ['scry', 'scry|scries|scrying|scried'],
  ['surveil', 'surveil|surveils|surveiling|surveilling|surveiled|surveilled'],
  ['bolster', 'bolster|bolsters|bolstering|bolstered'],
  ['adapt', 'adapt|adapts|adapting|adapted'],
  ['explore', 'explore|explores|exploring|explored'],
  ['connive', 'connive|connives|conniving|connived'],
  ['time travel', 'time travel|time travels|time traveling'],
  ['the ring tempts you', 'the ring tempts me|the ring tempts you|get tempted by the ring'],
] as const)
  verbs(said, 'acts', 'active', { keywordAction });
for (const amass of ['amass', 'amasses', 'amassing', 'amassed']) {
  verbs(`${amass}|${amass} zombies|${amass} zombie`, 'acts', 'active', { keywordAction: 'amass Zombies' });
  verbs(`${amass} orcs|${amass} orc`, 'acts', 'active', { keywordAction: 'amass Orcs' });
}
for (const keywordAction of ['manifest', 'cloak'])
  for (const said of [keywordAction, `${keywordAction}s`, `${keywordAction}ing`, `${keywordAction}ed`])
    for (const what of [
      'the top card',
      'the top card of my library',
      'the top card of my deck',
      'the top card of their library',
      'my top card',
      'a card',
      'off the top',
      'a card off the top',
      'from the top',
      'the top of my library',
      'it',
    ])
      verbs(`${said} ${what}`, 'acts', 'active', { keywordAction });
add('kick|kicks|kicking', { kind: 'verb', action: 'enters', voice: 'active', cost: 'kicked' });
for (const cost of [
  'evoke',
  'escape',
  'unearth',
  'dash',
  'bestow',
  'blitz',
  'disturb',
  'morph',
  'manifest',
  'disguise',
  'prototype',
  'overload',
]) {
  add(
    `pay ${cost} for|pays ${cost} for|paying ${cost} for|pay the ${cost} cost for|paying the ${cost} cost for|use ${cost} on|used ${cost} on|using ${cost} on|go ${cost} on`,
    { kind: 'verb', action: 'enters', voice: 'active', cost },
  );
  add(`${cost}|${cost}s|${cost.replace(/e$/u, '')}ing`, { kind: 'verb', action: 'enters', voice: 'active', cost });
}
add(
  'pay impending for|pays impending for|paying impending for|paid impending for|pay the impending cost for|use impending on|using impending on|go impending on|go impending with',
  { kind: 'verb', action: 'enters', voice: 'active', cost: 'impending' },
);
add('impend|impends|impended', { kind: 'verb', action: 'enters', voice: 'active', cost: 'impending' });
add('flashback|flashbacks|flash back|flashes back|flashing back|flashed back', {
  kind: 'verb',
  action: 'enters',
  voice: 'active',
  cost: 'flashback',
});
