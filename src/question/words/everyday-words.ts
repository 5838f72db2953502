// Everyday words around a question, by kind: none of them can change its answer. Words of the game, numbers, negations, owners
// and states are in the other lists, and a word that is in none is said not to be understood.
import { NUMBER_WORDS } from '../../kit/number-words.ts';
import type { TokenBody } from '../tokens/question-token.ts';
import { add } from './word-table.ts';

const filler = (words: string) => add(words, { kind: 'filler' });
const asks = (words: string) => add(words, { kind: 'ask', word: '' });

// What somebody wants to know.
for (const wish of [
  'i wonder',
  'im wondering',
  'i was wondering',
  'just wondering',
  'wondering',
  'im not sure',
  'i am not sure',
  'i wasnt sure',
  'not sure',
  'unsure',
  'im unsure',
  'not certain',
  'i want to know',
  'i wanted to know',
  'i need to know',
  'id like to know',
  'i would like to know',
  'wanna know',
  'want to know',
  'need to know',
  'i cant tell',
  'cant tell',
  'no idea',
  'i have no idea',
  'i dont know',
  'dont know',
  'idk',
  'i cant remember',
  'i dont remember',
  'i forgot',
  'i forget',
  'trying to figure out',
  'im trying to figure out',
  'cant figure out',
  'i cant figure out',
  'we couldnt agree',
  'we cant agree',
  'we couldnt figure out',
  'we cant figure out',
  'we argued about',
  'we are arguing about',
  'we were arguing about',
  'were arguing about',
  'i was asked',
  'please tell me',
  'nobody could tell me',
  'nobodys attacking it',
  'nobody s attacking it',
  'nobody is attacking it',
  'no one is attacking it',
  'noone is attacking it',
  'nobody attacks it',
  'no one could tell me',
  'nobody knew',
  'nobody knows',
  'can you tell me',
  'could you tell me',
  'tell me',
  'can someone tell me',
  'can anyone tell me',
  'please explain',
  'explain',
  'can you explain',
  'could someone explain',
  'curious',
  'im curious',
  'please count',
  'my question is',
  'the question is',
  'question is',
  'so my question is',
])
  for (const lead of ['if', 'whether', 'how', 'how many', 'how much', 'what', 'which', 'who', 'why', 'where', 'that'])
    asks(`${wish} ${lead}`);
for (const guess of ['i guess', 'i assume', 'i figure', 'i suppose', 'i reckon', 'im guessing', 'im assuming', 'i bet'])
  for (const said of [
    'its',
    'it s',
    'thats',
    'that s',
    'theyre',
    'they re',
    'that means',
    'that makes',
    'i get',
    'i have',
    'i gain',
    'i draw',
  ])
    asks(`${guess} ${said}`);
for (const anyone of ['anyone', 'anybody'])
  for (const doing of ['losing', 'gaining', 'drawing', 'dying', 'discarding', 'lose', 'gain', 'draw', 'die'])
    asks(`${anyone} ${doing}`);
asks(
  'who gets his way|who gets her way|who gets their way|whose wins|whose card wins|which one wins|which wins|who decides|who chooses|who picks|who gets to choose|who gets to decide|who gets to pick|how often|how come|how tall|how strong|how huge|how high|how low|what else|what size|what color|what colour|please count|whether',
);

add('stick around|sticks around|stuck around|sticking around|stay around|stays around', { kind: 'about', word: '' });

// People and politeness.
// where and with whom somebody plays, which tells nothing of the game
for (const at of ['at', 'in', 'from', 'down at', 'over at'])
  for (const the of ['the', 'my', 'our', 'a', 'this', 'that', 'my local', 'our local', 'the local'])
    filler(
      [
        'store',
        'shop',
        'lgs',
        'table',
        'pod',
        'playgroup',
        'game store',
        'card shop',
        'tournament',
        'event',
        'league',
        'club',
      ]
        .map(place => `${at} ${the} ${place}`)
        .join('|'),
    );
filler(
  'all together|tries to|trys to|tried to|attempts to|attempted to|decides to|decided to|other|others|or nah|or naw|or nope|besides|same idea as|same deal as|same thing as|already paid|already paid for|cost paid|costs paid|cost already paid|not her turn|not his turn|not their turn|not me|not mine|not us|on arrival|on the attack|a while|a while now|in the face|next to it|next to them|next to her|next to him|beside it|beside her|beside him|with a sac outlet|sac outlet|a sac outlet|sacrifice outlet|with a free sac outlet|goes infinite|go infinite|infinite|is that infinite|anything at all|or not|by chance',
);
filler(
  'on the spot|right on the spot|fine|thats fine|that s fine|which is fine|fair enough|herself|himself|themselves|whole|entire|cascades|cascading|cascaded|cascade|this time|this time around|cause|cos|coz|bc|because of course he does|because of course they do|because of course she does|because of course i do|at random|minding my own business|minding their own business|sir|maam|peeps|people|all|internet|reddit|discord|kind|kindly|much appreciated|appreciated|appreciate it|cheers|many thanks|thanks a lot|thanks in advance|thank you so much|sorry|excuse me|pardon|my bad|bless you|good luck|have fun|welcome|im new|i am new|im new to this|new player|new player here|beginner|noob|newbie|i just started|just started playing|first time',
);

filler(
  'for the lulz|for lulz|for the lols|for giggles|for science|for value|the normal way|the regular way|the usual way|the old fashioned way|the fair way|for full price|for its full cost|paying full price|whatever|anyways|anyhoo|whoops|whoopsie|oopsie|yikes|sadly|unfortunately|luckily|thankfully|sigh|welp|womp womp|rip me',
);
filler(
  'not sure i get|not sure i understand|i dont get|i dont quite get|i dont understand|i have no idea about|no idea about|i have no clue about|not sure about|im not sure about|unsure about|confused about|confused by|question about|quick question about|asking about|wondering about|question regarding|regarding|otherwise|aside from that|apart from that|besides that|beyond that|other than that',
);
filler(
  'bonjour|bonsoir|hola|buenas|buenos dias|hallo|ciao|salut|servus|moin|guten tag|guten abend|ola|namaste|ahoy|aloha|hiya|heya|gday|g day|sup|whats up|what s up|good night|regards|best regards|kind regards|best|cheers mate|merci|danke|gracias|grazie',
);

// What is said of how it went, with nobody's doing in it.
for (const whom of ['me', 'him', 'her', 'them', 'us', 'you', 'my opponent', 'opp', 'the table'])
  filler(
    `jokes on ${whom}|joke s on ${whom}|the jokes on ${whom}|the joke s on ${whom}|joke is on ${whom}|the joke is on ${whom}`,
  );

// What is wrong, before it is told.
for (const trouble of ['problem', 'trouble', 'catch', 'issue', 'snag', 'downside', 'bad news', 'twist', 'rub'])
  filler(`${trouble} is|the ${trouble} is|my ${trouble} is|only ${trouble} is|the only ${trouble} is|${trouble} was`);

// Hedges, moods and tone.
filler(
  'i guess|i suppose|i assume|i figure|i reckon|i believe|i think|i thought|i remember|i swear|i bet|i mean it|i know|i hope|hopefully|if im right|if i recall|if i remember|if i remember correctly|afaik|iirc|imho|ngl|fwiw|fyi|ftr|omg|wtf|rofl|xd|oof|ouch|ugh|huh|hmm|hm|eh|meh|ah|oh|wow|whoa|damn|darn|heck|hell|crap|nope|nah|yep|yup|yes|sure|of course|obviously|clearly|indeed|frankly|honestly|seriously|admittedly|supposedly|presumably|essentially|effectively|technically speaking|strictly speaking|in theory|in practice|in fact|in that case|in this case|in general|in principle|in short|in other words|by any chance|by chance|for real|for sure|for once|for whatever reason|for some reason|no doubt|no problem|to be clear|to be fair|to be honest|to be sure|that said|having said that|either way|at any rate|at all|more or less|long story short|fun fact|weird one|weird question|silly question|stupid question|easy question|easy one|tricky question|tricky one|hard one|hard question|simple question|simple one|weird interaction|little confused|a little confused|confusing|strange|weird|funny|amusing|interesting|awkward',
);

// Time, and the occasion.
filler(
  'tonight|this morning|this evening|this afternoon|this week|this weekend|last weekend|last game night|game night|last time|last friday|last round|last match|on friday|on saturday|on sunday|monday|tuesday|wednesday|thursday|friday|saturday|sunday|at first|at last|at some point|at one point|at the start|at the beginning|in the beginning|in the end|in the meantime|meanwhile|by now|by then|until now|up to now|so far|for now|for the rest of the turn|for the rest of this turn|for the rest of my turn|for the rest of the game|the rest of the turn|rest of the turn|for the turn cycle|from now on|before now|a moment ago|a minute ago|a while ago|a while back|long ago|ages ago|since ages|shes dying too|hes dying too|its dying too|theyre dying too|shes leaving too|hes leaving too|its leaving too|theyre leaving too|she is dying too|he is dying too|it is dying too|since shes dying too|since hes dying too|since its dying too|since shes dying as well|since its dying as well|after all|obv|obvs|all in one go|in one go|all in one fell swoop|in one fell swoop|in one swoop|all in one swoop|for ages|for days|forever ago|not long ago|recently|lately|earlier today|earlier this game|this game|last game|our last game|my last game|one game|every game|early on|late game|early game|mid game|midgame|last turn|a turn ago|turn ago|one turn ago|two turns ago|three turns ago|a few turns ago|turns ago|the turn before|the turn after|last turn cycle|a turn later|some turns later|after some turns|after a few turns|after several turns|after a couple of turns|after many turns|for several turns|for a few turns|for two turns|for three turns|for many turns|many turns|several turns|turn five|turn six|turn seven|turn eight|turn 1|turn 2|turn 3|turn 4|turn 5|turn 6|turn 7|turn 8|turn 9|on turn one|on turn two|on turn three|on turn four|on turn five|match|round|store|shop|draft|cube|event|league|playgroup|casual|casual game|casual table|paper|arena|mtga|mtgo|online|on arena|on mtgo|on paper|in paper|irl|sealed|limited|brawl|two headed giant',
);

// How somebody plays, thinks of a card or looks at it.
filler(
  'happily|proudly|greedily|nicely|foolishly|cleverly|desperately|innocently|good|nice|great|bad|nasty|annoying|stupid|crazy|sweet|awesome|cool|evil|mean|ugly|shiny|foil|borrowed|trusty|beloved|precious|janky|spicy|cute|fancy|tiny|giant|massive|scary|dumb|silly|dear old|poor|lonely|lone|mighty|favorite|favourite|friendly|unfriendly|sneaky|dangerous|fresh|brand new|famous|infamous|dreaded|feared|usual|obvious|certain|particular|specific|given|aforementioned|said card|question mark|combo|synergy|interaction|situation here|board state|boardstate|board looks like this|my board looks like this|as follows|the following|following|details|backstory|story',
);

// What somebody makes of it.
filler(
  'thing is|the thing is|problem is|the problem is|only problem is|the only problem is|trouble is|the trouble is|issue is|the issue is|catch is|the catch is|feels awful|feels bad|feels good|feels great|feels wrong|feels weird|sounds awful|sounds wrong|sounds too good|got huge|got big|got massive|got enormous|got out of hand|grew huge|seems wrong|seems too good|plz',
);

// Nothing was drawn before: a question that does not say otherwise is read so.
filler(
  'first draw this turn|first draws this turn|first draw of the turn|first draws of the turn|first cards this turn|nothing drawn yet this turn',
);

// Numbers told with emphasis, and land drops counted.
filler(
  'he showed me|she showed me|they showed me|he showed it to me|she showed it to me|i saw it|i peeked|by accident|by mistake|exactly|precisely|a grand total of|in play already and|nothing but|as number one|as number two|as number three|as number four|as number five|as number six|gets chumped and|got chumped and|chump blocks and|dont ask|do not ask|long story|my only other|the only other',
);

filler(
  'newish player here|newish player|newish|quick check|playing kitchen table|were playing kitchen table|im not sure|i am not sure|mana screwed|mana screw|mana flooded|color screwed|colour screwed|mana light|thing going|thing going on|combo going|engine going|engine online|lock going|lock online|all set up|going strong',
);

// What is disputed, before it is told.
filler(
  'same turn|the same turn|that same turn|in the same turn|on the return|on its return|upon its return|as a cost|as an additional cost|as part of a cost|as part of the cost|as the cost|as payment|want value|wants value|wanting value|in my pod|in the pod|rules check|quick rules check|a rules check|sanity check|a sanity check|quick check|ruling check|my playgroup cant agree|our playgroup cant agree|my group cant agree|our group cant agree|my pod cant agree|our pod cant agree|we cant agree|nobody can agree|we cant agree on this|we couldnt agree|we couldnt figure this out|in my pod we couldnt figure this out|in our pod we couldnt figure this out|we cant figure this out|we could not figure this out|nobody could figure this out',
);

// Auxiliaries and particles of a told event.
filler(
  'has to|have to|had to|gets to|got to|must|need to|needs to|ought to|is supposed to|are supposed to|am supposed to|supposed to|about to|is about to|am about to|are about to|just about to|plan to|planning to|intend to|like to|would like to|id like to|away|choose to|chooses to|chose to|decides to|decided to|happen to|happens to|proceed to|proceeds to|manages to|managed to|start to|starts to|go to|goes to|happened to|ended up|gone ahead and|go ahead and|went ahead and|yet',
);

/** Adverbs in "-ly" that say how many, in which order, or by whose will something happens. */
const WEIGHTY: readonly string[] = [
  'separately',
  'individually',
  'respectively',
  'partly',
  'partially',
  'randomly',
  'repeatedly',
  'exclusively',
  'mistakenly',
  'illegally',
  'permanently',
  'temporarily',
  'successively',
  'consecutively',
  'sequentially',
  'accidentally',
  'doubly',
  'barely',
  'hardly',
  'nearly',
  'supply',
  'reply',
  'apply',
  'multiply',
  'family',
  'assembly',
];

/** The meaning of a word that is in no list: an adverb that says in what mood something was done adds nothing. */
export function adverbNamed(word: string): TokenBody | undefined {
  return /^\p{Ll}{4,}ly$/u.test(word) && !WEIGHTY.includes(word) ? { kind: 'filler' } : undefined;
}

// Having, and the perfect of being.
for (const [count, number] of NUMBER_WORDS.entries())
  for (const said of [number, String(count)])
    for (const lead of ['the other', 'my other', 'other'])
      if (count > 0)
        add(
          `${lead} ${said} are|${lead} ${said} being|${lead} ${said} is|${lead} ${said} lands are|${lead} ${said} land is`,
          { kind: 'have', count },
        );
add('has been|have been|had been|s been|ve been|has always been|has already been|have already been', { kind: 'be' });
add(
  'ctrl|ctrls|carry|possess|possesses|keeping|own already|all i have is|all i have are|all i had was|all i had were|all ive got is|all ive got are|all i got is|all i control is|the only thing i have is|my only creature is|my only permanent is|i only have|i just have',
  { kind: 'have' },
);
filler('the whole time|this whole time|the entire time|that whole time|all along|the whole game');
filler('so idk|but idk|and idk|idk though|idk tho|idk man|so i dunno|but i dunno');
add(
  'ended up with|ends up with|end up with|wound up with|somehow ended up with|somehow wound up with|somehow have|somehow has|somehow got|somehow control',
  { kind: 'have' },
);
filler('am forced to|is forced to|are forced to|was forced to|forced to|get forced to|gets forced to|got forced to');
// What the question is for, before or behind it.
filler(
  'settle a bet|settle this|settle this for us|settle an argument|settle this argument|help settle a bet|to settle a bet|need a ruling|need ruling|need a judge|i need a ruling|i need a judge|looking for a ruling|ruling please|ruling pls|corner case|this came up|it came up|came up|this came up yesterday|came up yesterday|came up today|came up last night|came up at fnm|came up in a game|this came up in a game|happened today|happened yesterday|this happened|happened last night|happened in a game today|happened in my game|happened in a game|just happened to me|just to confirm|to confirm|confirming|just confirming|can you confirm|confirm for me|confirm this for me|please confirm|can someone confirm|double checking|just double checking|double check|to double check|just checking|checking|making sure|just making sure|to make sure|just to make sure|i want to make sure|want to make sure',
);
for (const format of [
  'modern',
  'legacy',
  'pioneer',
  'standard',
  'vintage',
  'pauper',
  'historic',
  'timeless',
  'premodern',
])
  filler(
    `in a ${format} game|in ${format} league|playing ${format}|while playing ${format}|${format} game|my ${format} game|${format} match`,
  );
filler('almost dead|nearly dead|barely alive|about to die|on the brink|hanging on|hanging in there');
filler('boom|bam|wham|lo and behold|out of nowhere|out of the blue');
filler('go brrr|goes brrr|go brr|goes brr|went brrr');

// How long something has been there.
for (const some of ['a couple', 'a couple of', 'two', 'three', 'four', '2', '3', '4']) filler(`for ${some} turns`);
// What people do beside the game.
for (const play of ['messing', 'goofing', 'fooling', 'screwing', 'joking', 'clowning', 'kidding'])
  filler(`${play} around`);
for (const lost of ['lost', 'loses', 'losing'])
  for (const whose of ['his', 'her', 'their', 'my'])
    for (const what of ['mind', 'minds', 'temper', 'cool', 'shit', 'patience']) filler(`${lost} ${whose} ${what}`);
// Where it was played.
for (const whose of ['the', 'my', 'our', 'a'])
  for (const place of ['store', 'game store', 'card store', 'shop', 'card shop', 'game shop', 'club'])
    filler(`at ${whose} ${place}`);
