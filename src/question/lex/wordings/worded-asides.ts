// Remarks beside a question that tell nothing of the game: "he's mad now", "quick one about …", "in my Zombie deck".
import type { PlainWording } from './plain-wording.ts';

/** Such wordings, in the order in which they are replaced. */
export const ASIDE_WORDINGS: readonly PlainWording[] = [
  // an upkeep that is paid, by which what is there stays there
  [
    /,? (?:with|and) (?:me|him|her|them|he|she|they|i|my opponent|the opponent|opp)(?:['’]s| is| am| are)? (?:(?:keeps?|still|always|just) )?paying (?:for )?(?:(?:the|its|that|an?) )?(?:(?:cumulative )?upkeep(?: cost)?s?|\{?[WUBRG\d]\}?(?:\{?[WUBRG\d]\}?)*(?: mana)?|echo)(?: for (?:it|that))?(?: (?:each|every) (?:turn|upkeep)| (?:on|in|during) (?:each|every|his|her|my|their) upkeep)?(?=[.,;?!]| and\b)/giu,
    '',
  ],
  [
    /[.,;]? (?:and |but )?(?:i|he|she|they|my opponent|opp)(?:['’]s| is| am|['’]m| are)? (?:keeps?|kept|always|have been|been) pay(?:s|ing)? (?:for )?(?:(?:the|its|that) )?(?:cumulative )?upkeep(?: cost)?s?(?: for (?:it|that))?(?: (?:each|every) (?:turn|upkeep))?(?=[.,;?!])/giu,
    '',
  ],
  // a land put there by something is no land drop, and enters all the same
  [
    /(?:[.,;]| -+| and| but) (?:it|this|that|so it)(?:['’]?s| is| was) not (?:my|his|her|their|the|a) (?:land[ -]?drop|land play|land for (?:the|this|my) turn|normal land)(?: (?:for|of) (?:the|this|my) turn)?(?: though| btw)?(?=[.,;?!])/giu,
    '',
  ],
  [
    / (?:\(|, )(?:not (?:as )?(?:my|his|her|their|a|the) land[ -]?drop(?: (?:for|of) (?:the|this|my) turn)?)\)?(?=[.,;?! ])/giu,
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
  // idioms in which a word would be a card
  [
    /\b(?:kitchen[ -]table|case in point|(?:just )?to be (?:perfectly |absolutely |100% )?clear|heads[ -]up)[,:.!] /giu,
    '',
  ],
  [/\b(\d|three|four|five|six) pod(?=[,.:])/giu, '$1 player pod'],
  // what others at the table say
  [
    /(?<=[.!?] )(?:the )?(?:whole |rest of the )?table (?:says?|said|thinks?|thought|claims|claimed|insisted|ruled)\b[^.?!]*[.!] /giu,
    '',
  ],
  [/\b(?:is|was) the table (?:right|correct|wrong)\?/giu, 'is that right?'],
  [/ \((?:thanks|thank you|thx|ty|gg|nice one|well played|cheers)[^()?]{0,30}\)/giu, ''],
  [
    /^(?:just )?(?:an? )?(?:quick |little |small )?(?:sanity|rules|reality|double)[ -]?check (?:for|on|about|from|in) (?:my|our|a|the) (?:[\p{L}-]+ ){0,3}(?:pile|deck|list|brew|build|game|pod|table|playgroup)[.,:!]+ /giu,
    '',
  ],
  [
    /[,;.-]* (?:please )?list (?:all )?(?:the |my |its )?triggers(?: for me)?(?: please)?[.?!]*$/giu,
    ', what triggers?',
  ],
  [
    /(?<=[.!?] )(?:he|she|they|opp|my opponent) (?:says?|said|claims?|thinks?|goes) (?:it['’]?s )?no (?:more|longer an?) (?:creature|copy|trigger|body)s?\b[^.?!]*[.!] /giu,
    '',
  ],
  [/, like,? (?=(?:if|when) (?:i|he|she|they)\b)/giu, '. '],
  [/^playing (?:the|my|an?) [\p{L}-]+(?: [\p{L}-]+)? deck[:,.] /giu, ''],
  [/\((mine|theirs|his|hers) (?:obviously|obv|obvs|ofc|of course|btw)\)/giu, '($1)'],
  [
    / who['’]?s (?:on|playing|running|piloting) (?:mono[ -])?[a-z]+(?: [a-z]+)?(?: deck)?(?= (?:has|controls|plays|casts)\b)/giu,
    '',
  ],
  [/(?<=\p{L}) at (?:that|the) (?:point|time|moment)(?=[.,!])/giu, ''],
  [/,? or (?:is|was|would) (?:it|that) (?:be )?(?:already )?too late[^.?!]*/giu, ''],
  // a deck is no zone of the question
  [/(?<=\b(?:running|rocking|run|play|with|got) [^.;?!]{3,50}) in (?:my|our|a|the) (?:\w+ ){0,2}deck\b/giu, ''],
  [
    /\b(?:[Ii]n|[Ww]ith) (?:my|our|a|this) (?!opp|opponent|buddy|friend|whole|entire|own|library)(?:[\p{Ll}-]+ ){1,3}(?:deck|pile|brew|build|list|shell)\b(?!['’])/gu,
    '',
  ],
  [
    /^(?:so )?(?:i['’]?m )?(?:playing|up) against (?:an? |my [a-z]+['’]?s |his |some )?(?:[a-z-]+ ){0,3}(?:deck|list)[.,;:]+ /iu,
    '',
  ],
  [/, right, (?=and\b|so\b|then\b)/giu, ', '],
  [
    /^(?:(?:hi|hey|hello|yo)(?: all| guys| everyone| folks| there)?[!,. ]+)?(?:i['’]?m )?(?:still |kinda |pretty |very |relatively )?(?:learning|new)(?: here| player| to (?:this|magic|mtg|the game|edh|commander|modern|legacy))*[.!,:]+ /iu,
    '',
  ],
  [/\b(?:so )?that['’]?s (?=how (?:many|much)\b)/giu, ''],
  [/\bdoes (?:the )?timestamps? (?:order )?(?:even )?matter(?: here)?(?: or|,|\?)/giu, ''],
  [
    / as a (?:body|blocker|chump(?: blocker)?|beater|surprise blocker)(?=[ .,?!]|$)(?<=\b(?:play|played|drop|dropped|land|cast)\b.{3,40})/giu,
    '',
  ],
  [
    / (?:after|once|when) (?:everything|all of that|all that|it all) (?:resolves|is done|has resolved|settles)\b/giu,
    '',
  ],
  [/^can (?:some|any)(?:one|body) (?:please )?(?:explain|help(?: me)?(?: out)?|tell me|clarify)[,:.]+ /giu, ''],
  [/,? you know,? (?=\p{Ll})/giu, ', '],
  [/^(?:legend rule|layers?|stack|timing|copy|token|counter) (?:question )?with (?=\p{Lu}[^.?!:]{2,40}: )/giu, ''],
  [/^(?:so )?(?:a )?(?:\p{Ll}+ ){1,3}player here[:.,!] /giu, ''],
  [
    /^(?:so )?(?:i )?played against (?:a|some|this) (?:guy|dude|person|player) with (\p{Lu}[^.?!]{2,40}?)(?: at (?:fnm|the store|my lgs|prerelease|a gp))?\. /giu,
    'My opponent has $1. ',
  ],
  [
    /\bmy opponent (?:is|was|keeps?|kept) (?:beating|hitting|smacking|killing|hurting) me(?: up)? with /giu,
    'my opponent has ',
  ],
  [
    / (?:has|have) been (?:wrecking|ruining|dominating|terrorizing|destroying|owning) (?:the table|the board|me|us|my board|everyone)\b/giu,
    ' is out',
  ],
  [/(?<=[.!] )the others? (?:said|say|says) \w+,? (?:and )?i (?:said|say) \w+[.,] /giu, ''],
  [/,? all (?:dying|going|leaving) (?:together|at once|at the same time)(?=[.?!]|$)/giu, ''],
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
  [
    /,? so (?:it['’]?s|he['’]?s|she['’]?s) mine (?:forever|for good|to keep)(?: now)?,?(?: (?:right|yes|yeah|correct))?\?/giu,
    '?',
  ],
  [
    /(?<=\bequip(?:s|ped)? [^.?!]{5,80}) and (?:then )?pass(?:es|ed)?(?: (?:the turn|turn|it to me|to me))?(?=[.,;])/giu,
    '',
  ],
  [
    / and (?:says|said|claims|goes|claimed),? ['"\u2018\u201c]?no (?:copy|trigger|etb|counters?|bonus)(?: for (?:you|me))?['"\u2019\u201d]?(?=[.,!])/giu,
    '',
  ],
  [
    /(?<=^|[.,:!] )(\p{Lu}[\p{L}' -]{3,40}) (?:(?:stops|shuts off|turns off|shuts down|prevents|hoses|blanks) (?:all )?(?:etb|enter the battlefield|enters the battlefield) (?:stuff|things|triggers|effects|abilities)|says no etbs?)[.,;] (?=.*\1)/gu,
    '',
  ],
  [/\bany changes?(?: there)?, (?=how|what|is|does)/giu, ''],
  [/\bdid (?:that|it|this) work, (?=do|does|is|will)/giu, ''],
  [
    /\bi (?:was|am|['’]?m) (?:short on|out of|low on|lacking) (?:attackers|creatures|options|time|gas) so i (?:just )?/giu,
    'I ',
  ],
  [/\b[Ii] (?:wanna|want to|need to|gotta|have to) finish (?:off )?(?=(?:my )?\p{Lu})/gu, ''],
  [/(?<=\p{L}) interaction(?=[,.:])/giu, ''],
  // a table that does not agree tells nothing of the game
  [
    /\b(?:my|our|the) (?:pod|table|group|playgroup|friends?|buddies|store) (?:could ?n['’]?t|can ?n?['’]?t|could not|did ?n['’]?t|do ?n['’]?t|wo ?n['’]?t) (?:all )?agree (?:on|about|over) [^.,?!]{2,60}[.,:] ?(?=how\b|what\b|which\b|does\b|do\b|is\b|are\b)/giu,
    '',
  ],
  // what a permanent does all the time
  [
    / (?:just )?doing (?:its|his|her|their) (?:own )?(?:[\p{L}'’]+[ -]){0,4}things?(?=[,.;:!?]| and\b| when\b| if\b| with\b|$)/giu,
    ' out',
  ],
  // what somebody remembers, or means to build
  [
    /(?<=^|[.?!,] ?)(?:but |and |at least )?(?:i (?:think|thought) )?that['’]?s (?:how|what) (?:it|this|that) (?:used to (?:work|be|do)|always worked|works?|worked)(?: back then| before)?(?: i (?:think|thought|guess)| right)?[.?!]*(?= |$)/giu,
    '',
  ],
  [
    /^(?:so )?(?:i(?:['’]?m| am| was)? )?(?:thinking|considering|brewing|building)(?: (?:of|about))?(?: (?:building|brewing|making|a deck|something))?(?: (?:around|with))+ (?=\p{Lu})/giu,
    '',
  ],
  // the way in which anything is cast
  [
    /,? ?\(?\b(?:not escaped|no escape|without escaping(?: it)?|didn['’]?t escape it|did not escape it|the (?:normal|regular|usual) way|for (?:its|the) (?:normal|regular|usual) (?:mana )?cost|normally(?=[.,;?!]| and | into |$))\b\)?/giu,
    '',
  ],
];
