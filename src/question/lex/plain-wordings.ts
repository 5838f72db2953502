// Wordings that are read in another, plainer form: "at 2 lore", "all I have is X", "for its normal cost", "counters on X?".

/** Numbers as they are typed before what they count. */
const NUMBER = '(\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)';

/** Wordings and what stands in their place. */
const PLAIN: readonly (readonly [RegExp, string])[] = [
  // verbs of two words with a pronoun between
  [
    /\b(blow|blows|blew|blowing|take|takes|took|taking) (it|him|her|that) (up|out)(?= |[.,;:?!]|$)(?! of\b)/giu,
    '$1 $3 $2',
  ],
  [/\ball (two|three|four|five|six|2|3|4|5|6) of (my|their|his|her|our) (?=\p{Lu})/giu, '$2 $1 '],
  // what a question is about, said before it
  [
    /^\p{L}+ing an? (?:\p{Ll}+ ){0,2}?(?:creature|land|artifact|permanent|planeswalker|token|clone)s?(?: with (?:\p{Ll}+ )?counters)?: /giu,
    '',
  ],
  [
    /^(?:just )?(?:an? )?(?:quick|short|simple|another) (?:one|question|q) (?:about|on|regarding|re) (?=\p{Lu}[^.?!:]{2,40}[.:] )/giu,
    '',
  ],
  [/,? or (?:is|was|would) (?:it|that) (?:be )?(?:already )?too late[^.?!]*/giu, ''],
  // a deck is no zone of the question
  [/(?<=\b(?:running|rocking|run|play|with|got) [^.,;?!]{3,50}) in (?:my|our|a|the) (?:\w+ ){0,2}deck\b/giu, ''],
  [
    /^(?:so )?(?:i['’]?m )?(?:playing|up) against (?:an? |my [a-z]+['’]?s |his |some )?(?:[a-z-]+ ){0,3}(?:deck|list)[.,;:]+ /iu,
    '',
  ],
  [/, right, (?=and\b|so\b|then\b)/giu, ', '],
  [
    /\ball (I|he|she|they|my opponent|opp) (have|has|got|control|controls|had)(?: left)?(?: (?:besides|apart from|other than|aside from|except)(?: for)? (?:that|it|this|these|those|him|her|them))? (?:is|are|was)\b/giu,
    '$1 $2',
  ],
  [
    /^(?:(?:hi|hey|hello|yo)[!,. ]+)?(?:i['’]?m )?(?:still |kinda |pretty |very |relatively )?(?:learning|new)(?: here| player| to (?:this|magic|mtg|the game|edh|commander|modern|legacy))*[.!,:]+ /iu,
    '',
  ],
  [
    /\bhow much (does|do|will|would|did) ([^.?!,]{2,60}?) (?:deal|do) to (?=(?:me|my opponent|opp|the opponent|an opponent|them|him|her|us|each)\b)/giu,
    'how much damage $1 $2 deal to ',
  ],
  [/\b(?:on|with|as|showing) its (?:other|back|flip|flipped|second) (?:face|side)(?: up)?\b/giu, 'transformed'],
  [/\b(?:so )?that['’]?s (?=how (?:many|much)\b)/giu, ''],
  [
    /\b(?:in play|out|on the (?:battlefield|board|table|field)|on board) from (?:my opponent|the opponent|an opponent|opp)(?![\p{L}'’])/giu,
    "on my opponent's side",
  ],
  [/\bmy discard (?:is|was|will be)\b/giu, 'I discard'],
  // counters whose kind is said alone
  [
    new RegExp(`\\b(?:at|on|with) (?:its )?${NUMBER} (lore|defense)(?! counters?| ctrs?)(?=[\\s.,;:?!)]|$)`, 'giu'),
    'with $1 $2 counters',
  ],
  [
    new RegExp(
      `(?<=[,(] ?)${NUMBER} (lore|defense)(?! counters?| ctrs?)(?: left| remaining)?(?=[\\s.,;:?!)]|$)`,
      'giu',
    ),
    'with $1 $2 counters',
  ],
  [/\b(\d{1,2}|one|two|three|four|five|six)[- ]lore(?:[- ]counter)? (?=\p{Lu})/gu, '$1 lore counter '],
  [
    /(?<=\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten)) ?(?:plus one|plus-one|plus 1) (?=counters?\b|ctrs?\b)/giu,
    ' +1/+1 ',
  ],
  // a prototype is told of after its name
  [
    /,? (?:that|which) (?:the opponent|my opponent|they|opp|he|she) (?:cast|played|prototyped)(?: (?:it )?(?:for|with|using|via|as|off) (?:its |the |a )?prototype(?: cost)?| as a prototype| prototyped)?(?=[ .,;?!)]|$)(?<=prototype.{0,8})/giu,
    ' (prototyped)',
  ],
  [
    /,? (?:but|and) (?:that one|theirs) was (?:cast|played) (?:for|with|as) (?:its |the |a )?prototype(?: cost)?/giu,
    ' (prototyped)',
  ],
  // life that is paid for a land, told within what is asked
  [
    /\bby (?:shocking (?:myself|in)|(?:paying|taking) (?:2|two)(?: life)?) (?:with|for|off|from) ([^,.?!]{2,40}?) (?:when|as|while) i (?:play|drop|lay) (?:it|that)\b/giu,
    'if I play $1',
  ],
  // counters told in brackets, or of what was named last
  [/\bcounters \((\w+),? ([+-]\d\/[+-]\d)\)/giu, '$1 $2 counters'],
  [
    new RegExp(
      `(?<=[?.!] )(?:had|has) (?=${NUMBER} (?:[+-]\\d/[+-]\\d|lore|defense|loyalty|charge) (?:counters?|ctrs?)\\b)`,
      'giu',
    ),
    'it had ',
  ],
  // what somebody does every turn is what is there
  [/\b(?:swings|attacks) (?:me )?with ([^.,?!]{3,60}?) (?:every|each) turn\b/giu, 'has $1'],
  [
    /\bhow hard (?:does|do|will|would|did) ([^.,?!]{2,50}?) (?:hit|swing|punch)s?(?: for| now)?(?=[.,?!]|$)/giu,
    'how big is $1',
  ],
  [/, (?:while |and )?having (?=\p{Lu}|(?:an?|the|my|two|three) )/gu, ' with '],
  [
    /(?<=[,;] )currently (?=(?:\d{1,2}|one|two|three|four|five|six) (?:lore|defense|loyalty|charge|[+-]\d\/[+-]\d) (?:counters?|ctrs?)\b)/giu,
    'it has ',
  ],
  [
    new RegExp(`\\bhas had ${NUMBER} ([a-z]+|[+-]\\d/[+-]\\d) (counters?|ctrs?) put on (?:it|him|her)\\b`, 'giu'),
    'has $1 $2 $3 on it',
  ],
  // order told by "first"
  [
    /\b(?:was|were|is) (?:there|out|down|in play|on board|on the (?:battlefield|board|table)) first\b/giu,
    'was already in play',
  ],
  [/\bdoes (?:the )?timestamps? (?:order )?(?:even )?matter(?: here)?(?: or|,|\?)/giu, ''],
  // what is owned besides
  [
    /\b(?:i['’]?m|i am) (?:using|running|on|abusing) (\p{Lu}[^.?!]{2,45}?) to (?:fix|ramp|make|get|help|smooth|color)[^.,?!]{0,30}/giu,
    'I have $1',
  ],
  [/\bwhat (do|does|would|will|did) (i|he|she|they|we|my opponent|opp) get off of\b/giu, 'what $1 $2 get off'],
  // what the copy enters with, as a guess
  [
    /(?<=[.!] )(?:mine|my (?:copy|clone|one)) (?:enters|comes in|starts|begins|will enter|would enter) (?:with|on|at) (?:just |only )?(\w+)(?: counters?)?(?:,? (?:right|correct|yeah|yes))?(?=\?)/giu,
    'how many counters does it have, $1',
  ],
  // a deck that two cards are of
  [
    /\bi (?:wanna|want to|would like to|['’]?d like to|plan to|am going to|['’]?m gonna|will) (?:put|add|play|run|include|slot|try) ([^.,?!]{3,40}?) in(?:to)? my (\p{Lu}\S+ \p{Lu}\S+) deck(?=[.,;])/giu,
    '$1 and $2',
  ],
  [
    /(?<=\bmakes? [^.,?!]{3,50}) go off(?= (?:twice|once|again|an additional time|an extra time|two times|more)\b)/giu,
    ' trigger',
  ],
  // a table that does not agree tells nothing of the game
  [
    /\b(?:my|our|the) (?:pod|table|group|playgroup|friends?|buddies|store) (?:could ?n['’]?t|can ?n?['’]?t|could not|did ?n['’]?t|do ?n['’]?t|wo ?n['’]?t) (?:all )?agree (?:on|about|over) [^.,?!]{2,60}[.,:] ?(?=how\b|what\b|which\b|does\b|do\b|is\b|are\b)/giu,
    '',
  ],
  // of several that were told of by number
  [/ or (?:is it )?(?:just|only|but) (?:(?:the )?one|1) of ['’]?(?:em|them|those)\b/giu, ''],
  // what somebody remembers, or means to build
  [
    /(?<=^|[.?!,] ?)(?:but |and |at least )?(?:i (?:think|thought) )?that['’]?s (?:how|what) (?:it|this|that) (?:used to (?:work|be|do)|always worked|works?|worked)(?: back then| before)?(?: i (?:think|thought|guess)| right)?[.?!]*(?= |$)/giu,
    '',
  ],
  [
    /^(?:so )?i(?:['’]?m| am| was)? (?:thinking|considering|brewing|building)(?: (?:of|about))?(?: (?:building|brewing|making|a deck|something))?(?: (?:around|with))+ (?=\p{Lu})/giu,
    '',
  ],
  // the way in which anything is cast
  [
    /,? ?\(?\b(?:not escaped|no escape|without escaping(?: it)?|didn['’]?t escape it|did not escape it|the (?:normal|regular|usual) way|for (?:its|the) (?:normal|regular|usual) (?:mana )?cost|normally(?=[.,;?!]| and | into |$))\b\)?/giu,
    '',
  ],
];

/** Fragments "counters on X with Y out?", "Total cards from casting X?": how many is asked. */
const AMOUNT_ALONE =
  /(^|[.!?]\s+)(?:total |number of )?(counters|tokens|triggers|cards|treasures)(?: total)?( (?:on|from|off|for|with) [^.?!]{3,120}\?)/giu;

/** The text with each such wording in its plainer form. */
export function inPlainWordings(text: string): string {
  return PLAIN.reduce((rest, [words, plain]) => rest.replace(words, plain), text).replace(
    AMOUNT_ALONE,
    '$1how many $2$3',
  );
}
