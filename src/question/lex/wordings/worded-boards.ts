// Players and what they have in other words: "all I have is X", "across from X", "enemy X", "opponents X".
import type { PlainWording } from './plain-wording.ts';

/** Such wordings, in the order in which they are replaced. */
export const BOARD_WORDINGS: readonly PlainWording[] = [
  // "and I'm happily tapping my Plains for green.": what goes on before something happens
  [
    /,?(?: and| so)? (?:so )?i(?:['’]?m| am|['’]?ve been| have been|['’]?d been) (?:\p{L}+ly |just |already )?tapping (?:(my|the|an?) )(\p{L}[^.,;?!]{2,30}?) for (?:white|blue|black|red|green|any color|mana of any color|all colors)(?: mana)?(?: (?:all|the whole) (?:game|day|night|time))?(?=[.;] )/giu,
    '. I have $1 $2',
  ],
  // whose a card is, told of the player first
  [
    /\bi['’]?m the (?:guy|one|player|dude|person) (?:with|who(?:['’]s)? (?:has|controls|got)|having) (?=(?:an? |the )?\p{L})/giu,
    'I have ',
  ],
  [/\b(my|their|his|her|opponent['’]s|opp['’]s) (side|board|field)['’]s got /giu, '$1 $2 has '],
  [
    /(?<=^|[.!?;] )(?:the )?(my opponent|opp|opponent) with (?=(?:an? |the |his |her |their )?[\p{L}][^.,?!]{3,40}[.])/giu,
    '$1 has ',
  ],
  [/\bi face (?=(?:an? |the |his |her |their )?\p{Lu})/giu, 'my opponent has '],
  [/\b(?:i['’]?m )?playing (?:vs\.?|versus) (?=(?:an? |the |his |her |their )?\p{Lu})/giu, 'my opponent has '],
  [
    /\bmy (?:only|lone|sole|single) (?:permanent|card|thing)(?: on board| in play| out)? is (?=(?:an? |the )?\p{L})/giu,
    'I only have ',
  ],
  [
    /(?<=\b(?:he|she|they|opp|opponent) (?:dropped|played|landed|stuck|resolved) [^.,!?]{3,40}) t[1-9](?=[.,!?]|$)/giu,
    '',
  ],
  // what stands on the other side
  [
    /\bthe (?:thing|creature|card|one|permanent|guy)s? (?:across (?:from me|the table|the board)|opposite me|over there|on the (?:other|opposing) side) (?:is|are|was) (?=(?:an?|two|three|\p{Lu}))/giu,
    'my opponent has ',
  ],
  [/\ball (two|three|four|five|six|2|3|4|5|6) of (my|their|his|her|our) (?=\p{Lu})/giu, '$2 $1 '],
  [
    /\ball I(?: have|['’]ve got)(?: left)? is (?:an?|my) (\p{Lu}[^.,?!]{2,30}?)(?: in (?:my )?hand)?[.,] (?=(?:[Ii]f|[Ww]hen|[Oo]nce) I (?:cast|play|run out|drop) it\b)/gu,
    'I have $1 in hand. ',
  ],
  [
    /\ball (I|he|she|they|my opponent|opp) (have|has|got|control|controls|had)(?: left)?(?: (?:besides|apart from|other than|aside from|except)(?: for)? (?:that|it|this|these|those|him|her|them))? (?:is|are|was)\b/giu,
    '$1 $2',
  ],
  [
    /\b(?:in play|out|on the (?:battlefield|board|table|field)|on board) from (?:my opponent|the opponent|an opponent|opp)(?![\p{L}'’])/giu,
    "on my opponent's side",
  ],
  // what one has, before what the other player casts afterwards
  [
    /(?<=^|[.;:] )(?:first |it['’]?s )?(\p{Lu}[^.()?!]{3,45}?) \(mine\),? (?:and )?(?:then|later|after that|afterwards) ([^.,()?!]{3,45}?) \((?:theirs|his|hers|opp(?:onent)?['’]?s|my opponent['’]?s)\)/gu,
    'I have $1, then my opponent plays $2',
  ],
  [
    /(?<=^|[.;:] )(?:first |it['’]?s )?(\p{Lu}[^.()?!]{3,45}?) \((?:theirs|his|hers|opp(?:onent)?['’]?s|my opponent['’]?s)\),? (?:and )?(?:then|later|after that|afterwards) ([^.,()?!]{3,45}?) \(mine\)/gu,
    'my opponent has $1, then I play $2',
  ],
  [/(?<=^|[.;:] )first (?=my \p{Lu}[^.?!]{3,50}[,;] (?:and )?(?:then|later|after that|afterwards) )/giu, ''],
  [
    /(?<=\b(?:have|has|had|got|controls?|controlled) \p{Lu}[^.,?!]{3,45}?) first (?=and (?:then )?(?:[Ii]|he|she|they|my opponent|opp) )/gu,
    ' ',
  ],
  [
    /(?<=\b(?:[Mm]y|[Tt]he|[Aa]n?) (?:Plains|Island|Swamp|Mountain|Forest)), (?:which is )?a basic(?: land)?(?=[,.])/gu,
    '',
  ],
  [/\bsit(?:s|ting)? there with (?=\p{Lu}|(?:an?|his|her|their|the) )/gu, 'has '],
  [/\b(my opponent|opponent|opp|he|she)(?:['’]s| has) been sitting on (?=\p{Lu})/giu, '$1 has '],
  [/(?<=\b(?:with|have|has|got) [^.,?!]{3,45}?) going(?=[,.?!]| and I\b|$)/giu, ' out'],
  [/(?<=\b(?:with|have|has|got) (?:an? )?(?:\p{Lu}[^.,?!]{0,40} )?\p{Lu}[\p{L}'’-]+) up(?=[,.?!]| and\b|$)/gu, ' out'],
  [
    /(?<=[.;!] )(?:my |the )?basic (Plains|Island|Swamp|Mountain|Forest)s?: (?=still\b|what\b|is\b|does\b)/gu,
    'I have a $1. ',
  ],
  [
    /\b(?:across from me|across the table(?: from me)?|on the other side(?: of the table)?) also (?:there['’]?s )?(?=\p{Lu})/gu,
    'my opponent also has ',
  ],
  [
    /(?<=\b(?:play|playing|cast|casting|drop|dropping|land|landing) \p{Lu}[^.,?!]{2,40}) next to (?=(?:an?|my|the) (?:un)?tapped )/gu,
    ' with ',
  ],
  [
    /\bi (?:cloned|copied|duplicated) ([^.,?!]{3,40}?),? so (?:now )?i(?:['’]?m sitting on| am sitting on| have|['’]ve got| control) (two|2|three|3) (?=\1)/giu,
    'I have $2 ',
  ],
  // a size told of before, with the life total it comes from
  [
    /(?<=\b(?:my|have|got|control) [^.,?!]{3,40}?) (?:is|as) (?:currently |now |already )?an? \d{1,2}\/\d{1,2}(?: right now| now| currently)?,? (?:\(|at |cause |cuz |because |bc |since )?(?:i['’]?m |i am )?(?:at |on )?(\d{1,2}) life\)?/giu,
    " and I'm at $1 life",
  ],
  // "my opponent (3 life) has Worship": of whom it stands behind
  [
    /(?<=\b(?:opponent|opp|he|she|they) )\((?:at |on )?(\d{1,2}) life\)(?= (?:has|have|controls?)\b)/giu,
    'is at $1 life and',
  ],
  [/\((?:at |on |i['’]?m at )?(\d{1,2}) life\)/giu, "(I'm at $1 life)"],
  // life told without a verb
  [/(?<=^|[.?!:] )me: (\d{1,2}) life(?: total)?(?:,| and| \+| with)(?= )/giu, 'I am at $1 life with'],
  [
    /(?<!\b(?:gain|los|lose|drain|pay|life|damage|hit|take)\w*\b.{0,120})(?<=[.?!] )(\d{1,2}) life(?=\.|$)/giu,
    "I'm at $1 life",
  ],
  // whose is what was named without an owner
  [
    /(?<!\b[Mm]y )\b(?:an?|the) (\p{Lu}[^.,?!]{3,40}? with [^.,?!]{3,110}?),? (?:the )?(?:creature and (?:the )?(?:equipment|aura)|both(?: of them| cards)?)(?: are| being)?(?: both)? (?:my opponent['’]?s|my opponents|opp(?:onent)?['’]?s|theirs|his|hers)(?=[.?!]|$)/gu,
    "my opponent's $1",
  ],
  [/ (?:is|are) (turning|shutting) (off|down) (?=(?:my|his|her|their|the) )/giu, ' turns $2 '],
  [
    /^(?:what['’]?s (?:the )?)?(?:p\/t|size|stats|power and toughness|power\/toughness) of (\p{Lu}[^.,?!]{2,40})\? mine,? /giu,
    'how big is my $1, ',
  ],
  [
    / (?:says?|said|claims|thinks) (?:that )?(?:once|when|if|as soon as) (?:he|she|they) (plays|drops|casts|resolves) ([^.,?!]{3,40}?),? my ([^.?!]{3,45}?) (?:stops (?:doing anything|working|functioning)|does nothing|(?:is|gets) (?:turned |shut )?off|becomes useless|is dead)(?=[.!])/giu,
    ' $1 $2 while I have $3',
  ],
  [/(?<=[.?!] )(\p{Lu}[^.,?!]{2,40}) in hand\. (?=If I (?:cast|play) it\b)/gu, 'I have $1 in hand. '],
  [/^(?:(?:ok(?:ay)?|alright|so|well)[, ]+)+(?=facing (?:down )?\p{Lu})/giu, ''],
  // what an effect got, and by whom it was said before
  [
    /\b(\p{L}[^.,?!]{2,40}?) got (my|his|her|their) (\p{Lu}[^.,?!()]{2,40}) (?:last|this|the previous) turn\b(?=[^?!]*\belk\b)/gu,
    '$1 elked $2 $3',
  ],
  [/\bdouble (?=(\p{Lu}[^.,?!]{3,40}), (?:I|i) )/gu, 'I have two '],
  [
    /,? (?:->|=>|\u2192) (?:an? )?elk (?:thanks to|because of|via|by|from|off) (?:the |an? )?(?:enemy|opposing|my opponent['’]?s|opp['’]?s|their|his|her) (?=\p{L})/giu,
    " was elked by my opponent's ",
  ],
  [
    /\bdoes (?:the|my) (?:second|other|2nd) (\p{Lu}[^.,?!]{3,40}?) (?:also )?(?:matter|count|help|do anything|do something|apply)(?: too| as well| also)?\? (?:i (?:have|control) both|both (?:are |of them are )?mine)[,.] /giu,
    'I have two $1. ',
  ],
  [
    /\bbeen there (?:for ages|forever|all game|since turn \w+|the whole (?:time|game)|a while|for a while|for turns)\b/giu,
    'already in play',
  ],
  [/\b([Tt]hey|[Hh]e|[Ss]he|[Mm]y opponent|[Oo]pp) (control|controls|has|have) that and (?=\p{Lu})/gu, '$1 $2 it and '],
  [
    /\bdo(?:es)? (?:my )?basic (Plains|Island|Swamp|Mountain|Forest)s? (?=(?:keep|still|also|continue|stop|lose)\b)/giu,
    'I have a $1. Does my $1 ',
  ],
  [
    /(?<=[.] )(?:the )?(Plains|Island|Swamp|Mountain|Forest) (?:that )?i control = (?:just |only |still )?(?:an? )?(plains|island|swamp|mountain|forest)(?: again| now)?(?=\?)/giu,
    'I have a $1. Is my $1 a $2',
  ],
  [/, holding (?:an? |my )?(\p{Lu}[^.,?!]{2,30})(?=\.)/gu, '. I have $1 in hand'],
  [/(?<=\b(?:it|he|she) has \p{Lu}[^.,?!]{3,40}?) equipped(?=[.?!,]|$)/gu, ' attached'],
  [
    /\bthanks to (?:my |the )?(\p{Lu}?[^.,?!]{3,40}?),? everything is (?:everything|every (?:creature )?type|all (?:creature )?types),? so (?=when|if)/giu,
    'I have $1. ',
  ],
  [
    /\b((?:my (?:\p{L}+['’]s)|his|her|their|opp['’]?s) [^.,?!]{3,40}?) makes (?:all )?(?:the )?non-?basics? (?:lands? )?(?:into )?mountains?(?:,? (?:fine|ok|okay|sure))?(?=[.,;])/giu,
    '$1 is in play',
  ],
  [
    /\b(?:was|were) (?:happily |just |already |merrily )?using (\p{Lu}[^.?!]{2,45}?) to (?:fix|ramp|make|get|help|smooth|color)[^.,?!]{0,30}/gu,
    'had $1',
  ],
  [
    /\bdo(?:es)? the (\d{1,2}|one|two|three|four|five|six) ([+-]\d\/[+-]\d )?counters? on (my|his|her|their) ([^.,?!]{3,40}?) (?:still )?(?:count|counts|stay|stays|matter|matters|remain|remains|work|apply) (?=(?:once|when|if|after)\b)/giu,
    '$3 $4 has $1 $2counters on it. How big is it ',
  ],
  [/\b(?:came|comes|come) down across from (?=my )/giu, 'came down under my opponent, and I have '],
  [/['’]s (?:swinging|waving|wielding) an? (\p{Lu}[^.,?!]{3,40}?) around\b/gu, "'s wearing $1"],
  [
    /\bthe (?:basic )?(Plains|Island|Swamp|Mountain|Forest) (?:that )?[iI](?:['’]ve got| have| control| own)(?: out| in play| on board)?(?= )/gu,
    'my $1',
  ],
  [
    /(?<=^|[.;:] )(\p{Lu}[^.,?!]{3,40}?),? (?:which was )?(prototyped|morphed|manifested) by (?:my opponent|the opponent|opp|them|him|her)(?=[,.])/gu,
    "my opponent's $1 ($2)",
  ],
  [
    /(?<=^|[.;:!?] )(\p{Lu}[^.,?!]{3,40}?) is ([Tt]heir|[Hh]is|[Hh]er|[Mm]y|my opponent['’]s|opp['’]?s) (?:card|permanent|creature|enchantment|artifact)(?=[,.])/gu,
    '$2 $1 is out',
  ],
  // what somebody does every turn is what is there
  [/\b(?:swings|attacks) (?:me )?with ([^.,?!]{3,60}?) (?:every|each) turn\b/giu, 'has $1'],
  [/, (?:while |and )?having (?=\p{Lu}|(?:an?|the|my|two|three) )/gu, ' with '],
  // order told by "first"
  [
    /\b(?:was|were|is) (?:there|out|down|in play|on board|on the (?:battlefield|board|table)) first\b/giu,
    'was already in play',
  ],
  // what is owned besides
  [
    /\b(?:i['’]?m|i am) (?:using|running|on|abusing) (\p{Lu}[^.?!]{2,45}?) to (?:fix|ramp|make|get|help|smooth|color)[^.,?!]{0,30}/giu,
    'I have $1',
  ],
  [/\bacross from (?=\p{Lu})/gu, 'facing '],
  [/\b(\p{Lu}[\p{L}'’-]*(?: (?:of|the|and|to|in|\p{Lu}[\p{L}'’-]*))*) times (two|three|2|3)\b/gu, '$2 $1'],
  [/\bi['’]ve (?=(?:the|an?|my|one|two|three) )/giu, 'I have '],
  [/\b(?:(?:an?|the) )?enemy (?=\p{Lu})/gu, "my opponent's "],
  // what enters tapped, told of something that is named and said to be there or played besides
  [/ makes everything (?:everything|every (?:creature )?type|all (?:creature )?types)\b/giu, ' is there'],
  [
    /(?<=\bwith [^.,?!]{3,40}) making everything (?:everything|every (?:creature )?type|all (?:creature )?types)\b/giu,
    '',
  ],
  [/\blos(?:es|e|ing) (?:the|its|their|that) (?:added|extra|additional|bonus|second) types?\b/giu, 'change types'],
  [
    /(?<=\bi(?: have|['’]ve got|['’]ve| got| control) [^.?!,]{3,50}) and (\d{1,3}) life(?=[.,?!])/giu,
    ', I am at $1 life',
  ],
  [/\bon the same (?:creature|one|guy|dude|permanent|target|thing)\b/giu, 'on it'],
  // mana that is told by its color, and lands that are told by what they are
  [
    /\b(only |just |still )?(?:makes|produces|gives me) (?=(?:white|blue|black|red|green)(?: mana)?(?=[.,?!]|$))/giu,
    '$1taps for ',
  ],
  // what somebody points at, and what he says of the answer
  [/ (he|she|they|opp|my opponent) points? (?:at|to|out) (?=(?:his|her|their) \p{Lu})/gu, ' $1 has '],
  [
    /\b(?:seeing (?:that|how)|considering(?: that)?|knowing(?: that)?) (?=(?:he|she|they|opp|my opponent|i) (?:has|have|controls?)\b)/giu,
    'since ',
  ],
  [
    / onto (?:a|my|the) board (?:of|with) (\p{Lu}[^.?!(]{3,80}?)(?: \(both mine\))?, (?=how|what|is|does)/gu,
    ' with $1 on my board, ',
  ],
  [
    /\b(have|has|control|controls|got) (\p{Lu}[\p{L}'’-]*(?: (?:of|the|and|to|in|\p{Lu}[\p{L}'’-]*))*) twice(?=[.,?!]|$)/gu,
    '$1 two $2',
  ],
  [/(?<!\b(?:[Ii]|[Ww]e|[Tt]hey|[Hh]e|[Ss]he|opp|opponent|just) )\bpicked up (?=\p{Lu})/gu, 'is wearing '],
  // whose something is, told by what he does with it
  [
    /\bthe (\p{Lu}[^.,?!]{2,40}?) (?:that )?(my (?:buddy|friend|mate|opponent)|opp|the opponent|he|she|they) (?:has|had|have|['\u2019]s|['\u2019]ve) been (?:growing|building(?: up)?|pumping(?: up)?|feeding|hitting me with|beating me with|attacking me with)\b/gu,
    'the $1 $2 has',
  ],
  [/\bmy own one\b/giu, 'mine'],
  [
    /\bmy (?:creatures|permanents|board|side|field)(?: is| are)?: (?:that one|it|that guy|this one|him|her)(?: and|,| \+| plus) /giu,
    'I have ',
  ],
  [
    /\b(?:facing(?: down)?|staring down|looking at|up against) (\p{Lu}[^.?!]{2,45}?),?(?: both)? (?:across the (?:board|table)|on the other side)(?=[.,?!])/giu,
    'my opponent has $1',
  ],
  [
    /\b(landed|came down|dropped|showed up|arrived|comes down|lands|enters|entered) on (their|his|her|opp['\u2019]?s|my opponent['\u2019]?s) side(?! of)\b/giu,
    'entered under $2 control',
  ],
  [/\b(?:is|are|['\u2019]re|['\u2019]s) holding down (?=(?:an? |the )?\p{Lu})/gu, ' has '],
  [/\b(\p{L}+ tokens?) \((?:the |a |an |it['\u2019]?s a )?(\d\/\d)(?: one)?\)/gu, '$2 $1'],
  [
    /(?<=[.,] )i['\u2019]?m the one (?:controlling|who controls|who has|having) (?:it|him|her)(?=[.,?!]|$)/giu,
    'I control it',
  ],
  [
    /,? (?:and|but) (?:opp|my opponent|he|she|they) (?:was like|goes|said|says|went|is like),? (?:nah|nope|no),? no trigger because (?:of )?(\p{Lu}[^.?!]{2,40}?)\./giu,
    '. my opponent has $1.',
  ],
  [
    /,? unless (op['\u2019]?s|opp['\u2019]?s|my opponent['\u2019]?s|their|his|her) (\p{Lu}[^.,?!]{2,40}?) (?:exiles|replaces|stops|prevents|takes) [^?.!,]{2,30}(?:, right)?\?/giu,
    '. $1 $2 is out. Does it trigger?',
  ],
  [/\bmy life total can ?n?['\u2019]?t change (?:bc|because|since|cuz|due to)(?: of)? (?:my )?(?=\p{L})/giu, 'I have '],
  [/\bmy opponent is about to finish (?=\p{Lu})/giu, 'my opponent has '],
  [/(?<=\bcopy(?:ing)? \p{Lu}[^.,?!]{2,40}) across (?:the table|the board|from me)(?=,)/giu, " on my opponent's side"],
  [/\bi['\u2019]?m holding down (?=(?:the )?\p{L})/giu, 'I have '],
  [
    /^(\p{Lu}[^.?!:]{2,40}?): i have one(?: out| in play| on board)?,? (?:and |then )?(?:i )?(cast|play|drop) (?:another|a second)(?: one)?(?=[.,?!]| )/giu,
    'I have $1, I $2 another $1',
  ],
  // owners without their sign, and players of whom only one has something
  [
    /\b(for|under|by|from|against) (my opponent|opp|the opponent) and i (?=(?:have|control|got|own)\b)/giu,
    '$1 $2, and I ',
  ],
  [/(?<!\b(?:two|three|all|both|each of my|other|of my|2|3) )\bopponents (?=\p{Lu}[\p{Ll}])/gu, "opponent's "],
  [/\b[Ii]['’]?m holding (\p{Lu}[^.,?!]{2,40}?)(?=[.,?!]| and )/gu, 'I have $1 in hand'],
  // a deck that two cards are of
  [
    /\bi (?:wanna|want to|would like to|['’]?d like to|plan to|am going to|['’]?m gonna|will) (?:put|add|play|run|include|slot|try) ([^.,?!]{3,40}?) in(?:to)? my (\p{Lu}\S+ \p{Lu}\S+) deck(?=[.,;])/giu,
    '$1 and $2',
  ],
  [
    /\b(he|she|they|opp|my opponent)(['’]s got|['’]ve got| has| have| controls?| got) (it|that)((?: [\p{L}-]+){0,4}?) next to (?=\p{Lu}|(?:an?|his|her|their) )/giu,
    '$1$2 $3$4 and $1 has ',
  ],
];
