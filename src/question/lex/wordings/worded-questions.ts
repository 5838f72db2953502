// Questions in other words: "how hard does X hit", "Island taps for?", "so it untaps?".
import { NUMBER_TYPED, type PlainWording } from './plain-wording.ts';

/** Such wordings, in the order in which they are replaced. */
export const QUESTION_WORDINGS: readonly PlainWording[] = [
  // who chooses between two effects: "who orders the effects?"
  [
    /\bwho (?:orders|gets to order|(?:picks|chooses|decides|determines) (?:the|which|what) order)(?: (?:them|those|these|that|it|(?:the|those|these) (?:two )?(?:effects?|replacements?(?: effects?)?)))?(?=[,;.?!]|$)/giu,
    'who decides',
  ],
  // a number of what is offered beside another outcome: "does it get the 2 counters or only for my own stuff"
  [
    new RegExp(
      `\\b(?:the|those|all|both|its|my) ${NUMBER_TYPED} (?:extra |more )?(counters|cards|tokens|life|triggers|treasures|damage)(?= or (?:only|just|is (?:it|that) only|does (?:it|that) only|do i only)\\b)`,
      'giu',
    ),
    'the $2',
  ],
  [
    /\b(how (?:much|many)\b[^.,?!]{2,60}),? (?:all in all|all told|all together|altogether)(?=[?.!,]|$)/giu,
    '$1 in total',
  ],
  // abilities by the words of their texts
  [
    /["“]?\bsac(?:rifice)?s? (?:it |him |her |itself |himself |herself )?unless (?:it|he|she|they)(?: has|['’]s)? escape[ds]["”]?(?: (?:bit|part|clause|thing|text))?/giu,
    'sacrifice trigger',
  ],
  [
    /\b(?:i )?(?:just )?(?:wanna|want to|would like to|need to) know (?:everything|all|what all) (?:that|which) triggers\b/giu,
    'what triggers',
  ],
  [/, both (?:of the )?(?:etb )?(?:triggers|abilities) (?:happen|go off|trigger)[^.?!]*\?/giu, '. do both trigger?'],
  [
    /\bit['’]?s (?:just|only) an? (plains|island|swamp|mountain|forest)(?: now)?,? (?:so|and) (?:there['’]?s |there is |it['’]?s )?no (?:shock(?:ing)?|payment|life payment|paying|life|damage)[^.?!]*\?/giu,
    'is it a $1?',
  ],
  // a guess at what comes, said before anything is told
  [
    new RegExp(
      `^(?:so )?(?:a |just )?${NUMBER_TYPED}(?: or ${NUMBER_TYPED})? (?:treasures?|clues?|foods?|bloods?|maps?|powerstones?|[a-z]+ tokens?|tokens?)(?: or ${NUMBER_TYPED})?(?: (?:off|from|out of|for|per) (?:of )?(?:${NUMBER_TYPED}|an?|a single)(?: thing| token| trigger| one)?)?\\? `,
      'giu',
    ),
    'how many do I get? ',
  ],
  [/ and (?:i )?want(?:ed)? to know (?:if|whether) (it|he|she) gets (?=(?:the|a|its) )/giu, '. does $1 get '],
  [
    /,? (?:it|he|she) (?:gets|receives) (?:the |a )?(?:pump|bonus|buff|boost)(?: too)? (?:from|of|off) (my )?(\p{Lu}[^.,?!]{3,40}?),? (?:right|correct|yeah)\?/giu,
    ', does $1$2 pump it?',
  ],
  [
    /\bhow many (treasure|clue|food|blood|map|powerstone|gold)s (?:do |would |will )?(?:come|comes|came|pop|pops) (?:out|in|up) (?:of|from|off) (?:just )?(one|two|three)(?= (?:with|under|when|if)\b)/giu,
    'how many $1s do I get off $2 $1',
  ],
  [
    /\bhow many ([a-z]+|tokens) (?:do |would |will )?(?:come|comes|came|pop|pops) (?:out|in|up) (?:of|from|off) (?=(?:one|an?|a single|two|three|\d)\b)/giu,
    'how many $1 do I get off ',
  ],
  // tokens that come, where no event is told: "a single Clue with Doubling Season, what comes out"
  [
    /^((?:an?|one|two|three|1|2|3|an? single|just one)(?: more)? [a-z]+(?: tokens?)? (?:with|w\/|under|off|and|plus) [^.?!]*?)[ ,.:-]+(what|how many)(?: all| of them)? (?:come|comes|came|pops?|arrives?|shows? up|enters?|spits?) ?(?:out|in|down|from that|of (?:it|that))?(?: of (?:it|that))?(?=[?.!]|$)/giu,
    '$1, $2 do I get',
  ],
  // a number that is guessed after a pause
  [
    /(?<=\b(?:i|we|he|she|they|opp|my opponent) (?:draw|get|gain|lose|make|take|have|draws|gets|gains|loses|makes|takes|has)) ?(?:\.{2,}|\u2026) ?(?=(?:one|two|three|four|five|six|seven|eight|\d{1,2})\?)/giu,
    ' ',
  ],
  // what somebody waits for, and counters that would not come
  [
    /\b(?:do|does|would|will) (?:i|he|she|they|we) (?:still )?have to wait (?:for|until) ([^.,?!]{2,50}?) (?:to become|becomes|to be|turns into) (?=an? )/giu,
    'is $1 ',
  ],
  [
    /\bhow much (does|do|will|would|did) ([^.?!,]{2,60}?) (?:deal|do) to (?=(?:me|my opponent|opp|the opponent|an opponent|them|him|her|us|each)\b)/giu,
    'how much damage $1 $2 deal to ',
  ],
  [
    /\bhow hard (?:does|do|will|would|did) ([^.,?!]{2,50}?) (?:hit|swing|punch)s?(?: for| now)?(?=[.,?!]|$)/giu,
    'how big is $1',
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
  [/(?<=[.!?] )(?:sacrificed|sacced|sac) or (?:not|no|kept|stays)\?/giu, 'do I sacrifice it?'],
  [
    /\bhow many (tokens|artifacts) (?:does|do|would|will) (one|an?|two|three|\d{1,2}) ([a-z]+)(?: tokens?)? (?:give|make|net|get) me\b/giu,
    'how many $1 do I get off $2 $3',
  ],
  [
    /\bwhat(?:['\u2019]s| is| does| do| will| would) (?:my|a|the|that) (\d{1,3}|one|two|three|four|five|six) life(?: gain)? (?:turn into|turned into|become|end up(?: as| being)?|be)\b/giu,
    'I gain $1 life, how much life do I gain',
  ],
  [/\bis (\p{Lu}[^.,?!]{2,40}?) always ((?:un)?tapped) (?=when|if)/gu, 'does $1 enter $2 '],
  [/ = (?:just )?(?:an? )?(?:free )?((?:un)?tapped) land(?=\?)/giu, '. does it enter $1'],
  [/\bdoes the (?:flip|flipped|back|other) side (?:come back|return|enter|come in)\b/giu, 'do I get the back side'],
  [
    /,? (?:it )?(?:comes|enters|come) in tapped (?:no matter what|always|regardless|either way|anyway)(?:,? (?:right|correct|yeah|yes))?(?=\?|$)/giu,
    '. does it enter tapped',
  ],
  [/\? or is paying (?:the )?life (?:not allowed|forbidden|illegal)\b/giu, '?'],
  [
    /(?<=[.?!] )(?:flipped|transformed|returned|back),? or (?:stuck|stays?|left|gone|lost)(?: in exile| exiled| forever)?\?/giu,
    'does it come back?',
  ],
  [
    /,? (?:so |and )?it (?:never|does ?n['\u2019]?t|wo ?n['\u2019]?t|ca ?n['\u2019]?t) (?:gets?|have|has|enters? with) (?:any |the )?(?:time )?counters,? (?:so|and) (?:i['\u2019]?ve got|i have|i get|it['\u2019]?s|it is|is) an? creature(?: immediately| right away| at once| straight away)?/giu,
    ', is it a creature',
  ],
  [
    / and (?:u|you|i) (?:just )?get the full (?:body|creature|thing)(?: straight away| right away| immediately)?\?+/giu,
    '. is it a creature?',
  ],
  [
    /\bdoes ((?:my )?\p{Lu}[^.?!]{2,45}?) trigger (?:only )?(?:once|one time) or (?:once )?(?:per|for each|for every) card\b/giu,
    'how many times does $1 trigger',
  ],
  [
    /\bit['\u2019]?s an? trigger for (?:every|each) card,?(?: right| correct| yes)?\?/giu,
    'does it trigger for each card?',
  ],
  [/\b(?:he|she|they|opp|my opponent) loses? how much(?: life)?(?=[.?!]|$)/giu, 'how much life does my opponent lose'],
  [/ and (?:i )?want(?:ed)? my trigger(?=[.?!]|$)/giu, '. do I get my trigger?'],
  [
    /(?<=[.?!] )that (?:defeats|flips|transforms) (?:it|the battle)(?: and i (?:get|cast) the (?:flip|back|other) side)?(?:,? (?:right|correct|yes|yeah))?\?/giu,
    'does it flip?',
  ],
  // "does casting X count as a land coming in for Y"
  [
    /\b(?:does|do|would|will) (?:(?:casting|playing|dropping|me playing|me casting|my) )?([^.?!,]{3,40}?) count as (?:a |an |another )?(?:landfall(?: trigger)?|(?:land|creature|artifact|enchantment)(?: (?:drop|coming in|coming down|entering|etb|etbing|trigger))?) for (?=(?:my |their |his |her |the )?\p{L})/giu,
    'I play $1. does it trigger ',
  ],
  // "is that enough to flip it into the dino?"
  [
    /\b(?:is|was|would) (?:that|it|this)(?: be)? (?:just |already |even |still )?(?:enough|sufficient) (?:damage )?(?:to|for it to) (?:flip|transform|turn)(?: (?:it|her|him|them|the battle|the siege|over))*(?: (?:in)?to (?:the |a |an )?[\p{L}' -]{2,30})?(?=\?|$)/giu,
    'does it flip',
  ],
  [
    /\b(?:is that enough|does that count as|is that|is it enough) (?:(?:to defeat|defeating) (?:it|the battle)(?: (?:and|so i can|to) cast the (?:other|back) (?:half|side))?|to (?:kill|finish) (?:it|the battle) (?:and|so i can|to) cast the (?:other|back) (?:half|side)|to (?:kill|finish) the battle)(?=\?)/giu,
    'do I get the back side',
  ],
  // "I bolt it, is that enough to kill it"
  [
    /\b(?:is|was|would|will) (?:that|this|it)(?: be)? (?:just |already |even |still )?(?:enough|sufficient) (?:damage )?(?:to|for me to) (?:kill|finish(?: off)?|take out|destroy) (it|her|him|them)(?: off)?(?=[?.,!]|$)/giu,
    'does $1 die',
  ],
  [
    /,? so that['\u2019]?s (?:two|double|2) (?:etbs?|triggers?),? (?:right|correct|yes|yeah)\?/giu,
    ', do I get two triggers?',
  ],
  [
    /(?:,| and)? (?:the )?counters do ?n['\u2019]?t (?:come along|carry over|get copied|come with it|copy over|transfer),? (?:right|correct|yes|yeah)\?/giu,
    '. do the counters carry over?',
  ],
  [
    /,? i (?:begin|start) (?:fresh |over )?at chapter (?:i|1|one) with (?:one|1|a single) (?:lore )?counter,? (?:right|correct|yes)\?/giu,
    '. how many counters does it have?',
  ],
  [
    /(?<=[.?!] )it enters under (?:me|my control)(?: anyway| still)?,? (?:right|correct|yes|yeah)\?/giu,
    'does it enter?',
  ],
  [
    /\bi can still put it into play instead of exiling it,? (?:right|correct|yes|yeah)\?/giu,
    'do I put it onto the battlefield?',
  ],
  // nouns of an ability, where the words are verbs
  [/\b(its|their|his|her|my|the) (?:own )?etb(?=[ ,.?!]|$)(?! (?:trigger|effect|ability))/giu, '$1 trigger'],
  [/\bthe (untap|draw|drain|sac|life ?gain|bounce) (?:thing|part|bit)\b/giu, 'the trigger'],
  [/(?<=\bwhat (?:it|he|she|that) (?:was|is))(?: any ?more| then| now)?[.!]* help[?!.]*$/giu, '?'],
  [/(?<=\. )what (it|he|she|that) (was|is)(?=\?)/giu, 'what $2 $1'],
  [/ or (?:do i |can i )?(?:get to |still )?(?:attack|swing) with (?:it|him|her)(?=[?.!]|$)/giu, ''],
  [/\bthe sac(?:rifice)? (?:clause|part|bit|text|thing) (?=does)/giu, 'it '],
  [/(?<=[.!?] )(plains|island|swamp|mountain|forest)s? taps? for(?: what)?\?/giu, 'what does my $1 tap for?'],
  [
    /\b(?:each|every|any) (plains|island|swamp|mountain|forest) i (?:play|drop|lay) (?:gives|gets|nets) me (?:double|two|2|twice the) triggers? (?:on|off|from|of|for) ([^.,?!]{3,50})/giu,
    'I play a $1. Do I get two triggers of $2',
  ],
  [
    /\bmakes ([^.,?!]{3,50}?) (?:trigger|go off|fire) (?:twice|two times|an additional time|an extra time|one more time)\b/giu,
    'doubles $1',
  ],
  [/(?<=\bdie) as an? 0\/0(?=[?.,])/giu, ''],
  // what is asked as a statement
  [
    /^(\p{Lu}[^.,?!]{2,50}?) gets? (?:an? |the )?(?:\+\d\/\+\d|bonus|buff|boost) (?:from|off|of|by) (\p{Lu}[^.,?!]{3,50}?) ((?:if|when|with|while) [^?.!]+?),? (?:right|correct|yeah|yes)\?/gu,
    'does $2 pump $1 $3?',
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
    /\b(?:my [a-z]+|he|she|they|opp|somebody|someone) (?:says|said|claims|thinks) i (?:only |just |would |should )?get (\w+) (tokens|triggers|counters|cards)\b/giu,
    'do I get $1 $2',
  ],
  [
    /(?<=[.!?] )(\d{1,2}\/\d{1,2}) (?:flat|even|exactly)(?:,? or (?:plus|with|and) (?:the )?counters)?\?/giu,
    'is it a $1?',
  ],
  [/\bmay (?=(?:i|we|they|he|she) )/giu, 'can '],
  // what the copy enters with, as a guess
  [
    /(?<=[.!] )(?:mine|my (?:copy|clone|one)) (?:enters|comes in|starts|begins|will enter|would enter) (?:with|on|at) (?:just |only )?(\w+)(?: counters?)?(?:,? (?:right|correct|yeah|yes))?(?=\?)/giu,
    'how many counters does it have, $1',
  ],
  [
    /(?<=\bmakes? [^.,?!]{3,50}) go off(?= (?:twice|once|again|an additional time|an extra time|two times|more)\b)/giu,
    ' trigger',
  ],
  // of several that were told of by number
  [/ or (?:is it )?(?:just|only|but) (?:(?:the )?one|1) of ['’]?(?:em|them|those)\b/giu, ''],
  // the asked word last: "comes in as what size"
  [
    /(?<=[.!?;,] )(?:and )?(?:then )?(?:enters?|comes? in|comes? down|etbs?) (?:at|as|with) what (?:size|p\/t|power(?: and toughness)?)\b/giu,
    'how big is it',
  ],
  [
    /(?<=[.!?;,] )(?:and )?(?:enters?|comes? in|comes? down|etbs?) (?:at|as) what(?=[?.!]|$)/giu,
    'what does it enter with',
  ],
  [
    /\b(enters?|comes? in|comes? down|lands?|etbs?),? (?:at|as|with) what (?:size|p\/t|power(?: and toughness)?)\b/giu,
    '$1, how big is it',
  ],
  [/\b(enters?|comes? in|comes? down|etbs?),? as what(?=[?.!]|$)/giu, '$1. what happens'],
  // what is said of anybody
  [
    /\b((?:told|tells) (?:me|us)|i(?:['’]ve)? (?:heard|read|saw|thought)|(?:they|people|someone|somebody|everyone|he|she|friend|buddy|opponent|judge) (?:says?|said|claims?|claimed|thinks?|swears?|swore))( that)? you (?=can|could|get|keep|draw|gain|lose|may|have|don['’]t|do|still|just)/giu,
    '$1$2 I ',
  ],
  [
    /\b(the|its|his|her) (evoke|dash|blitz|unearth|warp|encore|sneak)(?: cost)?['’]?s? (?:sacrifice|sac|return|exile)(?: trigger)?\b/giu,
    '$1 $2 trigger',
  ],
];
