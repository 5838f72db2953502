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
  // what somebody waits for, and counters that would not come
  [
    /\b(?:do|does|would|will) (?:i|he|she|they|we) (?:still )?have to wait (?:for|until) ([^.,?!]{2,50}?) (?:to become|becomes|to be|turns into) (?=an? )/giu,
    'is $1 ',
  ],
  [
    /\b(?:would ?n['’]?t|wo ?n['’]?t|does ?n['’]?t|will not|would not) (?:get|have|enter with|come in with) any (?:\p{Ll}+ )?counters(?= (?:if|when|because|since)\b)/giu,
    '',
  ],
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
  [/(?<=\b(?:running|rocking|run|play|with|got) [^.;?!]{3,50}) in (?:my|our|a|the) (?:\w+ ){0,2}deck\b/giu, ''],
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
    /^(?:(?:hi|hey|hello|yo)(?: all| guys| everyone| folks| there)?[!,. ]+)?(?:i['’]?m )?(?:still |kinda |pretty |very |relatively )?(?:learning|new)(?: here| player| to (?:this|magic|mtg|the game|edh|commander|modern|legacy))*[.!,:]+ /iu,
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
    new RegExp(`\\b${NUMBER} (loyalty|defense|lore)(?: counters?)? (?:left|remaining) on `, 'giu'),
    '$1 $2 counters on ',
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
  // what somebody says of the answer, and what is asked of that
  [
    /[,.]? (?:and |but )?(?:he|she|they|opp|my opponent) (?:goes|says|said|went|is like|was like),? ['"\u2018\u201c](?:(?:nope|no|nah|yes|yep|yeah|sorry)\b,? ?)?(?:it['’]?s |that['’]?s )?(tapped|untapped|dead|exiled)['"\u2019\u201d]?[.!,]* (?:is (?:that|he|she) )?(?:legit|true|right|correct|fair)\?/giu,
    '. is it $1?',
  ],
  [
    / (?:gets? to|will|would) (untap|trigger) (?:when|once|as|if) it (?:etbs?|enters|comes in|comes down|hits the board)\b/giu,
    ' enters, does it $1',
  ],
  [
    /(?:,| and| but)? so it (untap|trigger|die)s(?: right away| immediately| at once| right then)?(?=\?)/giu,
    '. does it $1',
  ],
  [/(?<=[:.] |^)no sac(?:rifice|rificing)?(?:,? (?:right|correct|yeah|yes))?\?/giu, 'do I sacrifice it?'],
  [/\bthe sac(?:rifice)? (?:on|of|for) my (?:freshly |newly |just )cast /giu, 'the trigger when I cast '],
  [
    / as a (?:body|blocker|chump(?: blocker)?|beater|surprise blocker)(?=[ .,?!]|$)(?<=\b(?:play|played|drop|dropped|land|cast)\b.{3,40})/giu,
    '',
  ],
  // payments
  [/(?<=\btapped) unless i pay(?: (?:the )?(?:2|two|3|three|life)(?: life)?)?(?=[,.?!]|$)/giu, ''],
  [/\bacross from (?=\p{Lu})/gu, 'facing '],
  [/(?<=^|[.,:;] )my (?:next )?play: /giu, 'I play '],
  [/(?<=^|[.,:;] )(?:their|his|her|opp['’]?s|opponent['’]?s) (?:next )?play: /giu, 'they play '],
  [/\bi face an? (?:fresh |new |brand new )?(?=\p{Lu})/gu, 'then comes '],
  [/\bI face an? (?:fresh |new |brand new )?(?=\p{Lu})/gu, 'then comes '],
  [/ off (?:of )?an? (plains|island|swamp|mountain|forest|land) (?:that )?i played\b/giu, ' when I play a $1'],
  [/(?<=[.!?] )(?:sacrificed|sacced|sac) or (?:not|no|kept|stays)\?/giu, 'do I sacrifice it?'],
  [
    /\bhow many (tokens|artifacts) (?:does|do|would|will) (one|an?|two|three|\d{1,2}) ([a-z]+)(?: tokens?)? (?:give|make|net|get) me\b/giu,
    'how many $1 do I get off $2 $3',
  ],
  [
    /(?<=[,.] )(one|two|three|an?|\d{1,2}) ([a-z]+)(?: tokens?)? (?:is |gets? )?(?:made|created)(?=[.,?])/giu,
    'I make $1 $2',
  ],
  [
    new RegExp(`\\b(it|he|she)['’]s (?:on|at) ${NUMBER} (lore|loyalty|defense|[+-]\\d/[+-]\\d) counters\\b`, 'giu'),
    '$1 has $2 $3 counters',
  ],
  [/\b(\p{Lu}[\p{L}'’-]*(?: (?:of|the|and|to|in|\p{Lu}[\p{L}'’-]*))*) times (two|three|2|3)\b/gu, '$2 $1'],
  [
    /,? (?:and )?(?:i['’]?m |i am )?(?:willing|happy|ready|prepared|fine) to pay (?:the )?(2|two|3|three)(?: life)?(?=[,.?!]|$)/giu,
    ' paying $1 life',
  ],
  [/(?<=, )i go (?:down|to|down by) (2|two) (?:life )?for (?:it|that)\b/giu, 'I pay $1 life'],
  [/\bi (?:fetch|crack|search for) nothing(?: else)?,? (?:and |but |i )?just /giu, 'I '],
  [/\bi['’]ve (?=(?:the|an?|my|one|two|three) )/giu, 'I have '],
  [/\b(?:(?:an?|the) )?enemy (?=\p{Lu})/gu, "my opponent's "],
  [
    / (?:after|once|when) (?:everything|all of that|all that|it all) (?:resolves|is done|has resolved|settles)\b/giu,
    '',
  ],
  [/^can (?:some|any)(?:one|body) (?:please )?(?:explain|help(?: me)?(?: out)?|tell me|clarify)[,:.]+ /giu, ''],
  // what enters tapped, told of something that is named and said to be there or played besides
  [/ makes everything (?:everything|every (?:creature )?type|all (?:creature )?types)\b/giu, ' is there'],
  [/\blos(?:es|e|ing) (?:the|its|their|that) (?:added|extra|additional|bonus|second) types?\b/giu, 'change types'],
  // nouns of an ability, where the words are verbs
  [/\b(its|their|his|her|my|the) (?:own )?etb(?=[ ,.?!]|$)(?! (?:trigger|effect|ability))/giu, '$1 trigger'],
  [/\bthe (untap|draw|drain|sac|life ?gain|bounce) (?:thing|part|bit)\b/giu, 'the trigger'],
  // purposes, moods and what nobody knew
  [
    / (?:just )?to (?:hose|spite|annoy|punish|mess with|screw(?: over)?|hate on|slow down|grief) (?:me|him|her|them|us)\b/giu,
    '',
  ],
  [
    /,? (?:and |now |so )?(?:he|she|they|opp|my opponent)(?:['’]?s|['’]?re| is| are| was| got) (?:mad|salty|upset|angry|annoyed|grumpy|pissed)(?: now| about (?:it|that)| at me)?(?=[.,?!]|$)/giu,
    '',
  ],
  [
    /,? (?:and|but) (?:none|neither) of us (?:knew|knows|could tell|was sure|were sure|had a clue)(?: about| of)? (?=(?:what|how|if|whether) )/giu,
    '. ',
  ],
  [/(?<=\bwhat (?:it|he|she|that) (?:was|is))(?: any ?more| then| now)?[.!]* help[?!.]*$/giu, '?'],
  [/(?<=\. )what (it|he|she|that) (was|is)(?=\?)/giu, 'what $2 $1'],
  [/ or (?:do i |can i )?(?:get to |still )?(?:attack|swing) with (?:it|him|her)(?=[?.!]|$)/giu, ''],
  [/\bthe sac(?:rifice)? (?:clause|part|bit|text|thing) (?=does)/giu, 'it '],
  [
    /,? so (?:it['’]?s|he['’]?s|she['’]?s) mine (?:forever|for good|to keep)(?: now)?,?(?: (?:right|yes|yeah|correct))?\?/giu,
    '?',
  ],
  [/,? i['’]?m the one (?:casting|playing)(?: it)?(?=[,.])/giu, ', I cast it'],
  [/,? (?:and )?i['’]?m (?:about|going) to (?:play|cast|drop) (?:one|it)(?=[.?!]|$)/giu, ' when I play it'],
  [
    /(?<=\bi(?: have|['’]ve got|['’]ve| got| control) [^.?!,]{3,50}) and (\d{1,3}) life(?=[.,?!])/giu,
    ', I am at $1 life',
  ],
  [
    /(?<=\bequip(?:s|ped)? [^.?!]{5,80}) and (?:then )?pass(?:es|ed)?(?: (?:the turn|turn|it to me|to me))?(?=[.,;])/giu,
    '',
  ],
  [/\bon the same (?:creature|one|guy|dude|permanent|target|thing)\b/giu, 'on it'],
  [/\bthen comes my (?=\p{Lu})/gu, 'then I play my '],
  // mana that is told by its color, and lands that are told by what they are
  [
    /\b(only |just |still )?(?:makes|produces|gives me) (?=(?:white|blue|black|red|green)(?: mana)?(?=[.,?!]|$))/giu,
    '$1taps for ',
  ],
  [/(?<=[.!?] )(plains|island|swamp|mountain|forest)s? taps? for(?: what)?\?/giu, 'what does my $1 tap for?'],
  [/, (?:the |my )?land (?:is|being) an? (plains|island|swamp|mountain|forest)\b/giu, ', I play a $1'],
  [
    /\b(?:each|every|any) (plains|island|swamp|mountain|forest) i (?:play|drop|lay) (?:gives|gets|nets) me (?:double|two|2|twice the) triggers? (?:on|off|from|of|for) ([^.,?!]{3,50})/giu,
    'I play a $1. Do I get two triggers of $2',
  ],
  [/\bi put down (?=(?:an?|my|the) )/giu, 'I play '],
  [
    /\b(when|if|once|as) an? (plains|island|swamp|mountain|forest) (?:etbs|enters|comes in|comes down)(?: under my control)?, (?:played|dropped|put down) from (?:my )?hand\b/giu,
    '$1 I play a $2',
  ],
  [
    /\bmakes ([^.,?!]{3,50}?) (?:trigger|go off|fire) (?:twice|two times|an additional time|an extra time|one more time)\b/giu,
    'doubles $1',
  ],
  // what somebody points at, and what he says of the answer
  [/ (he|she|they|opp|my opponent) points (?:at|to|out) (?=(?:his|her|their) \p{Lu})/gu, ' $1 has '],
  [
    / and (?:says|said|claims|goes|claimed),? ['"\u2018\u201c]?no (?:copy|trigger|etb|counters?|bonus)(?: for (?:you|me))?['"\u2019\u201d]?(?=[.,!])/giu,
    '',
  ],
  [/(?<=\bdie) as an? 0\/0(?=[?.,])/giu, ''],
  [
    /(?<=^|[.,:!] )(\p{Lu}[\p{L}' -]{3,40}) (?:(?:stops|shuts off|turns off|shuts down|prevents|hoses|blanks) (?:all )?(?:etb|enter the battlefield|enters the battlefield) (?:stuff|things|triggers|effects|abilities)|says no etbs?)[.,;] (?=.*\1)/gu,
    '',
  ],
  [
    /(?<=\b(?:pick|pick(?:ing|s)|choose|choos(?:ing|es)|copy|copying|naming|taking) \p{Lu}[^.,?!]{2,40}) (?:from|off) (?:the |my )?(?:opponents?['’]?s?|opps?['’]?s?) (?:board|side|field|battlefield)\b/gu,
    " on my opponent's side",
  ],
  [
    /\b(?:seeing (?:that|how)|considering(?: that)?|knowing(?: that)?) (?=(?:he|she|they|opp|my opponent|i) (?:has|have|controls?)\b)/giu,
    'since ',
  ],
  [/\bany changes?(?: there)?, (?=how|what|is|does)/giu, ''],
  // what is asked as a statement
  [
    /^(\p{Lu}[^.,?!]{2,50}?) gets? (?:an? |the )?(?:\+\d\/\+\d|bonus|buff|boost) (?:from|off|of|by) (\p{Lu}[^.,?!]{3,50}?) ((?:if|when|with|while) [^?.!]+?),? (?:right|correct|yeah|yes)\?/gu,
    'does $2 pump $1 $3?',
  ],
  [
    / onto (?:a|my|the) board (?:of|with) (\p{Lu}[^.?!(]{3,80}?)(?: \(both mine\))?, (?=how|what|is|does)/gu,
    ' with $1 on my board, ',
  ],
  [/\bhow (big|large) is the new (?:guy|one|creature|dude)\b/giu, 'how $1 is it'],
  [
    /\bis it (?:even |really |ever |still )?worth (casting|playing|running out) ([^.?!]+)\? (?=what|how|does|do)/giu,
    'I play $2. ',
  ],
  [
    /(?<=[.!?] )(?:comes|enters) (?:in )?with (less|fewer|more)(?: loyalty| counters)?,? (?:right|correct|yeah|yes)?\?/giu,
    'how many counters does it have, $1?',
  ],
  [
    /,? (?:it )?stays? on the (?:bf|battlefield|board|field|table),? (?:right|correct|yeah|yes)\?/giu,
    '. does it stay on the battlefield?',
  ],
  [
    /\b(?:we|i|nobody) (?:did ?n['’]?t|do ?n['’]?t|did not|do not) know (?:if|whether) ([^.?!]+)[.!] (?:does|did|will|would) (?:it|he|she)\?/giu,
    'does $1?',
  ],
  [
    /(?<=[.?!] )(?:i |do i )?(?:get to )?cast the (?:other|back) side(?: for free)?,? (?:right|correct|yeah|yes)?\?/giu,
    'do I get the back side?',
  ],
  [
    / or does (?:the|that|its) damage (?:have|has|need|needs) to come from (?:attackers|attacking creatures|combat|creatures|an attack)(?=[?.!]|$)/giu,
    '',
  ],
  [/\bdid (?:that|it|this) work, (?=do|does|is|will)/giu, ''],
  [
    /\bi (?:was|am|['’]?m) (?:short on|out of|low on|lacking) (?:attackers|creatures|options|time|gas) so i (?:just )?/giu,
    'I ',
  ],
  [/\b[Ii] (?:wanna|want to|need to|gotta|have to) finish (?:off )?(?=(?:my )?\p{Lu})/gu, ''],
  [
    /\b(?:my [a-z]+|he|she|they|opp|somebody|someone) (?:says|said|claims|thinks) i (?:only |just |would |should )?get (\w+) (tokens|triggers|counters|cards)\b/giu,
    'do I get $1 $2',
  ],
  [
    /(?<=[.!?] )(\d{1,2}\/\d{1,2}) (?:flat|even|exactly)(?:,? or (?:plus|with|and) (?:the )?counters)?\?/giu,
    'is it a $1?',
  ],
  // X of a spell
  [/ for (?:\d{1,2}|two|four|six|eight|ten|twelve) mana,? (?=(?:with |so )?x ?(?:=|is|being))/giu, ' for '],
  [/\bpay(?:ing)? x ?= ?(\d{1,2}) (?:for|on|into) (?=\p{L})/giu, 'cast for X=$1 '],
  [/\bpay(?:ing)? x ?= ?(\d{1,2})/giu, 'cast it for X=$1'],
  [/\b(?:choosing|picking|naming|paying|putting) (\d{1,2}) (?:for|as|into|in) x\b/giu, 'for X=$1'],
  [/\bi put (\d{1,2}) (?:into|in|on) x\b/giu, 'I cast it for X=$1'],
  [
    /\b(have|has|control|controls|got) (\p{Lu}[\p{L}'’-]*(?: (?:of|the|and|to|in|\p{Lu}[\p{L}'’-]*))*) twice(?=[.,?!]|$)/gu,
    '$1 two $2',
  ],
  [/(?<=\p{L}) interaction(?=[,.:])/giu, ''],
  [/\b[Ss]hock(?:s|ed|ing)? ((?:my |a |an )?\p{Lu}[^.,?!]{2,40}?) in(?=[.,?!]| |$)/gu, 'shock in $1'],
  [/(?<!\b(?:[Ii]|[Ww]e|[Tt]hey|[Hh]e|[Ss]he|opp|opponent|just) )\bpicked up (?=\p{Lu})/gu, 'is wearing '],
  [/\bmay (?=(?:i|we|they|he|she) )/giu, 'can '],
  // owners without their sign, and players of whom only one has something
  [
    /\b(for|under|by|from|against) (my opponent|opp|the opponent) and i (?=(?:have|control|got|own)\b)/giu,
    '$1 $2, and I ',
  ],
  [/(?<!\b(?:two|three|all|both|each of my|other|of my|2|3) )\bopponents (?=\p{Lu}[\p{Ll}])/gu, "opponent's "],
  // counters told by their number or kind alone
  [
    new RegExp(
      `\\b(lore|loyalty|charge|defense|[+-]\\d/[+-]\\d) counters([^?.!]*\\?) ([^.?!]*? )(has|have|had|with|w/?) ${NUMBER}(?: of (?:them|those|em))?(?=[.,!?]| and\\b|$)`,
      'giu',
    ),
    '$1 counters$2 $3$4 $5 $1 counters',
  ],
  [/\bon (?:its|the) (?:second|2nd) lore(?: counter)?(?! counters)\b/giu, 'with two lore counters'],
  [/\bon (?:its|the) (?:third|3rd) lore(?: counter)?(?! counters)\b/giu, 'with three lore counters'],
  [/\b(counters?) (?:left|remaining) on (?=my|his|her|their|the|\p{Lu})/gu, '$1 on '],
  [
    new RegExp(`(?<=, )(?:had|has) ${NUMBER} (lore|defense)(?: counters?)?(?: left| remaining)?(?=[.,;?!)])`, 'giu'),
    'it has $1 $2 counters',
  ],
  [/\b[Ii]['’]?m holding (\p{Lu}[^.,?!]{2,40}?)(?=[.,?!]| and )/gu, 'I have $1 in hand'],
  [/\bi (?:wanna|want to|would like to) be (?:that|it|him|her)\b/giu, 'I copy it'],
  [/(?<=\p{L}) ?(?:->|=>|\u2192) ?(?=\p{Lu}|(?:my|his|her|their|the) |opp['’]?s )/gu, ' on '],
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
