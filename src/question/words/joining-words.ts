// Small words that join clauses and names.
import { add, small } from './word-table.ts';

add('vs|v|versus|meets', { kind: 'stop', hard: false });
small(
  'and|n|nd|including|incl|inc|plus|together with|alongside|as well as|along with|and so do|and so does|at the same time as|at the same moment as|same time as|the same time as|in the same moment as|at the very same time as|at the exact same time as',
  'and',
);
small('or', 'or');
small(
  'a couple turns later|a couple of turns later|a few turns later|some turns later|two turns later|three turns later|a turn later|turns later|later on|then|and then|afterwards|after that|afterward|later|next|followed by|now',
  'then',
);
small(
  'everytime|every time|each time|any time|anytime|if|when|while|whenever|once|what if|wat if|wut if|wot if|whatif|what happens if|what happens when|suppose that|assume that|assuming that|say that|imagine that|suppose|say|assume|assuming|whilst|as long as|after|so if|and if|but if|in case|imagine|given that|given|let s say|lets say|even if|since|because|cuz|bc|seeing as',
  'if',
);
small(
  'with|next to|right next to|side by side with|w|has with|backing up|backed up by|supporting|supported by|helped by|in combination with|down to|down to its last|down to his last|down to her last|down to their last|down to the last|sitting at|sitting on|sits at|sits on|sits with|sit with|sitting with|stands with|standing with|paired with|teamed with|teamed up with|beside|into a board of|into my board of|onto a board of|onto my board of|into a board with|onto a board with|into a field of|rocking|packing|sporting|is rocking|is packing|is sporting',
  'with',
);
small('without', 'without');
small(
  'under|underneath|facing|facing down|staring down|stare down|staring at|stare at|staring into|up against|going up against|into my opponents|into an opposing|into opposing|into an enemy|into enemy|into an opponents|into the opponents|into opps|into my opps|against|into their',
  'under',
);
small('on|aimed at|pointed at|directed at|targeting|onto|target|targets|targeted|upon', 'on');
small('thanks to|because of|due to|courtesy of', 'under');
small('off|via|through|thru|using|off of|from casting|out of|off the', 'off');
small('for', 'for');
small('to', 'to');
small('into|finding|finds|find|found|hitting|grabbing|grabs|grab|fetching up|searching up|getting|for a', 'into');
small('by', 'by');
small('from', 'from');
small('of|belongs to|belong to|belonging to|owned by|controlled by', 'of');
small('as', 'as');
small('that|which|who|thats|that s|that one s|that ones', 'that');
small(
  'it|its|itself|that one|that thing|the thing|the damn thing|the whole thing|that guy|that creature|that face down thing|that face down creature|that face down card|that face down guy|that facedown guy|that face down one|the face down guy|the facedown guy|the face down one|this|them both|these|those|her too|itself too',
  'it',
);
small(
  'not|no|nobody|noone|neither of us|neither player|neither of the players|neither side|none of us|never|dont|doesnt|didnt|wont|cant|isn t|arent|wouldnt|cannot',
  'not',
);
small('naming|names|on the name|named|set to|choosing|chose|chosen|set on|calling|picking', 'naming');
small(
  'copying|as a copy of|as copy of|as copies of|becomes a copy of|copy of|a copy of|becoming a copy of|turning into|duplicating|replicating|aping|xeroxing|photocopying|impersonating|to get another copy of',
  'copying',
);
small(
  'cursing|wears|wore|holds|carries|is wearing|is carrying|is equipped with|is enchanted with|is enchanted by|attached|attached to|equipped to|enchanting|equipping|wearing|holding|carrying|equipped with|enchanted with|enchanted by|suited up with|strapped|strapped to|strapped on|strapped onto|fitted to|fitted on',
  'attached',
);
small('at|whos on|whos at|who is on|who is at|which is on|which is at', 'at');
small(
  'deal with|deals with|dealt with|the next one has|the next one|the one after that|the one next to them|the next player|the last player|the player after|no wait|wait no|never mind|nevermind|nvm|ignore that|forget that|forget it|make that|scratch that|i mean|i meant|oops|or rather|correction|actually no|no with|instead of|unless|except|somehow|cast trigger|cast triggers|on cast|when cast|trigger when i cast it|triggers when i cast it',
  'doubt',
);
add('is there|are there|was there', { kind: 'ask', word: '' });
add('is there too|are there too|is there as well|are there as well|is also there|are also there', { kind: 'there' });
add('size|sizes|dead|alive|stick around|sticks around|stay put|stays put', { kind: 'about', word: '' });
add('dmg|ctr|ctrs|p t|cmc', { kind: 'about', word: '' });
add('instant|instants|sorcery|sorceries|planeswalkers|kindred|battle|battles|type', { kind: 'about', word: '' });
add('life swing|total life swing|swing in life|life total swing', { kind: 'about', word: '' });
add('forever|for good|permanently|indefinitely|for eternity', { kind: 'filler' });
add('or not|or no|or what|yes or no|yeah or nah', { kind: 'about', word: '' });
small('already|allready|alredy|allready there|already there|before that|previously|earlier', 'already');
small('all|every|everything', 'all');
small(
  'another one|a new one|a fresh one|a brand new one|a second one|a 2nd one|a brand new|my brand new|another copy|a second copy|another|a second|second|the second|a 2nd|my second|my 2nd|2nd|one more|a new|an additional',
  'another',
);
small('a third|the third|a fourth|a 3rd|a 4th', 'ordinal');
for (const nth of ['fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth', '5th', '6th', '7th', '8th'])
  small(`a ${nth}|the ${nth}|my ${nth}`, 'ordinal');
small('both|each', 'both');

// Words that add nothing wherever they stand.
add(
  'at the same time|at the same moment|in the same moment|at that same moment|at same time|simultaneously|at once|same time|so|well|ok|okay|also|still|only|even|really|actually|too|just|currently|again|actual|full|from something|off something|off of something|from somewhere|from whatever',
  { kind: 'filler' },
);
