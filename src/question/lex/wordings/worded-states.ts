// States of objects in other words: "turns into a copy of", "a face-down guy (turned out to be X)", "can it still fly".
import type { PlainWording } from './plain-wording.ts';

/** Such wordings, in the order in which they are replaced. */
export const STATE_WORDINGS: readonly PlainWording[] = [
  // "I play Temple of Malice, so it's tapped.": what its own text has it do
  [
    /(?<=\b(?:play|plays|played|drop|drops|dropped|cast|casts) [^.?!,]{3,40}), (?:so|and) (?:it['\u2019]?s|it is|it comes in|it enters|it came in) tapped(?: of course| obviously)?(?=[.!])/giu,
    '',
  ],
  // a card whose other face is up by now: "I have Delver of Secrets and flipped it. Opponent Vapor Snags it"
  [
    /\b(?<has>have|has|had|got) (?:an? )?(?<name>\p{L}[^.,;?!]{2,40}?) and (?:have |has |had )?(?:already )?(?:flip(?:s|ped)?|transform(?:s|ed)?) (?:it|her|him)(?: over)?(?=\. (?!(?:what|does|do|how|is|are|can|could|who|which|when|will|would|did|where|why|should)\b)[\p{L}])/giu,
    '$<has> a flipped $<name>',
  ],
  // what is there, without who has it: "mirror box, already have a lathril, cast another"
  [
    /(?<=^|[.,;:] )(?:and )?already (?:have|got|['’]ve got|control|own)(?= (?:an?|my|the|one|two|another|\p{Lu})\b)/gu,
    'I have',
  ],
  [/\bturn into (?=an? copy of\b)/giu, 'become '],
  [/\bturns into (?=an? copy of\b)/giu, 'becomes '],
  [/\b(?:turned into|became) (?=an? copy of\b)/giu, 'becomes '],
  // "their face down disguise guy (turned out to be X)": what it is, and how it came to be so
  [
    /\bface[- ]?down (morph|disguise|cloak|manifest)(?:ed|d)?(?: (?:creature|guy|dude|thing|card|one|2\/2|critter|dork))? ?\((?:which )?(?:it )?(?:turned out to be|turns out to be|is|was|it['\u2019]?s|that['\u2019]?s|actually|really|secretly|ended up being)(?: (?:actually|really|secretly))?(?: an?| my| his| her| their| the)? ([^()?]{3,40})\)/giu,
    'face down $1ed $2',
  ],
  [
    /\bface[- ]?down (?:creature|guy|dude|thing|card|one|2\/2|critter) ?\((?:which )?(?:it )?(?:turned out to be|turns out to be|is|was|it['\u2019]?s|that['\u2019]?s|actually|really|secretly|ended up being)(?: (?:actually|really|secretly))?(?: an?| my| his| her| their| the)? ([^()?]{3,40})\)/giu,
    'face down $1',
  ],
  [/\bdisguiseed\b/giu, 'disguised'],
  // "can it still fly?": whether it has flying, and no Aura of that name
  [
    /\b(?:[Dd]o|[Dd]oes|[Dd]id|[Cc]an|[Cc]ould|[Ww]ill|[Ww]ould) ((?:the|my|their|his|her|our|its?|it|they|he|she|all|both|that|those|these|this)(?:(?! (?:with|by|on|cast|play|and|if|when|have|get|or)\b)[^.,?!;]){0,36}?)( still| also| even| actually)? fly(?=[?,.!]|$| (?:anymore|any more|now|over|then|or (?:not|no)|if|when|once|after|under|with|while|because|despite|through)\b)/gu,
    'does $1$2 have flying',
  ],
  // "is it still small?": of which size it is
  [
    /\b(?:is|are) (it|he|she|the copy|my copy|the clone|my clone)(?: still| just| even)? (?:a )?(?:small|tiny|little|big|huge|large|shrunk|shrunken)(?: one| guy)?(?= (?:then|now|after that|afterwards)\b|[?.,!]|$)/giu,
    'how big is $1',
  ],
  // "is it still a flyer?": no other creature is told of
  [
    /\b(is|are) (it|he|she|they|(?:my|the|their|that) [^.,?!;]{3,30}?)( still| even)? (?:an? )?(?:flyer|flier)s?(?=[?,.!]|$| (?:anymore|any more|now|then|or (?:not|no))\b)/giu,
    'does $2$3 have flying',
  ],
  [
    /\b(is|are) (it|he|she|they|(?:my|the|their|that) [^.,?!;]{3,30}?)( still| even)? (?:an? )?lifelinkers?(?=[?,.!]|$| (?:anymore|any more|now|then|or (?:not|no))\b)/giu,
    'does $2$3 have lifelink',
  ],
  [
    /\b(is|are) (it|he|she|they|(?:my|the|their|that) [^.,?!;]{3,30}?)( still| even)? (?:an? )?deathtouchers?(?=[?,.!]|$| (?:anymore|any more|now|then|or (?:not|no))\b)/giu,
    'does $2$3 have deathtouch',
  ],
  // "my X already came back once so it's got the +1/+1 counter": the counter alone tells it
  [
    /(?:,? (?:which|that|who))?(?: has|['\u2019]s)?(?: already| just)? (?:came|come|returned|undied|persisted)(?: back)?(?: already)?(?: once| one time)?(?: already| (?:earlier|before))?(?: (?:from|off|by|with|thanks to) (?:undying|persist))?,? (?:so|and|meaning)(?: now)? (?:it|he|she)(?:['\u2019]?s(?: now)?(?: got)?| now has| has| has got)(?: now)? (?=(?:an?|the|one|its) [+-])/giu,
    ' has ',
  ],
];
