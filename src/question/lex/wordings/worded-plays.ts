// Plays and payments in other words: "my play: X", "I go down 2 for it", "X on their Y" with an arrow.
import type { PlainWording } from './plain-wording.ts';

const PAYS = '(?:cough|fork|shell|pony|stump)';
const OUT = '(?:up|over|out)';

/** Such wordings, in the order in which they are replaced. */
export const PLAY_WORDINGS: readonly PlainWording[] = [
  // landfall as something done: "i landfall with Avenger and 4 plant tokens"
  [
    /\b(i|we|he|she|they|opp|my opponent) landfall(?:s|ed)?(?: once)?(?=(?: with (?!\d)| and\b|[.,?!]))/giu,
    '$1 play a land',
  ],
  // what a discard at random has hit: "and the two random cards were X and Y"
  [
    /(?<=\b(?:I|we) [^.?!]{3,60}?)[.,;]? (?:and )?(?:[Tt]he|[Hh]is|[Hh]er|[Tt]heir) (?:(?:two|2|three|3|random|discarded) ){0,2}(?:cards?|discards?)(?: (?:he|she|they) (?:discard(?:ed|s)?|lost))? (?:were|was|are|is|turned out to be|ended up being) (?=\p{Lu})/gu,
    '. He discards ',
  ],
  [
    /(?<=\b(?:[Oo]pponent|[Hh]e|[Ss]he|[Tt]hey|[Oo]pp) [^.?!]{3,60}?)[.,;]? (?:and )?(?:[Tt]he|[Mm]y) (?:(?:two|2|three|3|random|discarded) ){0,2}(?:cards?|discards?)(?: i (?:discard(?:ed)?|lost))? (?:were|was|are|is|turned out to be|ended up being) (?=\p{Lu})/gu,
    '. I discard ',
  ],
  // "opponent -1s Davriel on me, so I pitch X": loyalty abilities as verbs, and whom they are aimed at where that does something
  [
    /(?<=\b(?:opponent|opp|he|she|they|i|we|guy|dude|friend|player|someone|somebody) (?:just |then |also )?)([-+\u2212]) ?(\d{1,2})(?:['\u2019]?s|['\u2019]?d|ed|es|['\u2019]?ing)(?= (?:the |his |her |my |their )?\p{L})/giu,
    '$1$2',
  ],
  [
    /(?<=[-+]\d{1,2} [^.?!,]{3,40}?) on (?:me|him|her|them|us)(?=,? (?:so |and |then |and so )?(?:i|he|she|they|we) (?:discard|pitch|sacrifice|sac|lose|bin|ditch|mill)(?:s|ed)?\b)/giu,
    '',
  ],
  // other verbs of paying
  [new RegExp(`\\b${PAYS}(s?) ${OUT}\\b`, 'giu'), 'pay$1'],
  [new RegExp(`\\b${PAYS}ing ${OUT}\\b`, 'giu'), 'paying'],
  [new RegExp(`\\b${PAYS}ed ${OUT}\\b`, 'giu'), 'paid'],
  // what somebody would rather have
  [
    /\bcan i (?:just |simply )?(run out|cast|play|drop|slam|jam|resolve) (a second|another|a new|a fresh|my second|the other)(?: copy| one)?(?: of (?:it|him|her|them))? and (?:just )?keep (?:(?:the |that |this )(?:fresh|new|second|other|newer)(?: one| copy)?|that one)\b/giu,
    'I $1 $2 copy. Do I keep the new one',
  ],
  [/(?<=[.?!;] )me again: (?=\p{Lu})/gu, 'I play '],
  [/\bmy (?:answer|response|reply|solution|counterplay) (?:was|is|would be) (?=\p{Lu}[^.,?!]{3,40} on )/gu, 'I cast '],
  [
    /\b(?:under|with) (\p{Lu}[^.,?!]{3,40})\?((?: [^?]{0,40}?)?)[.,]? (?:and )?i['’]?m the one (?:casting|playing|dropping) it\b/giu,
    'if I cast $1?$2',
  ],
  [
    /\b(?:under|with) (\p{Lu}[^.,?!]{3,40})\?((?: [^?]{0,40}?)?)[.,]? (?:and )?(?:he['’]?s|she['’]?s|they['’]?re|opp(?:onent)? is) the one (?:casting|playing|dropping) it\b/giu,
    'if my opponent casts $1?$2',
  ],
  [
    /\b(?:for|as|with) (?:my|his|her|their) land drop(?: of the turn| this turn)?,? (?=(?:I|i|he|she|they|opp|my opponent) (?:plays?|lays?|drops?|puts?|slams?) )/gu,
    '',
  ],
  [
    /\bis it (?:dumb|stupid|pointless|useless|bad|silly|wrong|worth it|a waste) to (?:shock in|fetch and shock|pay (?:2|two)(?: life)? for) (?:my |an? )?(\p{Lu}[^.,?!]{3,40}?) (?=(?:when|if|while|since|with)\b)/gu,
    'do I pay 2 if I play $1 ',
  ],
  [
    /(?<!\b(?:casts?|bolts?|targets?|activates?|attacks?|kills?|destroys?)\b.{0,150})\b(?:i|I) (?:answer|come back) with (\p{Lu}[^.,?!]{3,40}) on (?=(?:that|it|the|him|her)\b)/gu,
    'I cast $1 on ',
  ],
  [/\b(if I (?:cast|play|resolve|run out) it),? do I (come in|enter|come down) as\b/giu, '$1 does it $2 as'],
  // how a card is cast where nothing is told of another way, and what comes of it by itself
  [
    /(?<=\b(?:cast|play|hardcast|hard cast|played|resolve)\b[^.?!]{1,60}?)(?<!\bso) (?:normally|the (?:normal|regular) way|for (?:its|the) (?:regular|normal|mana|printed|full) (?:mana )?cost|for full price)(?=[,.?!(]| from\b| and\b| with\b| while\b| into\b| under\b| does\b| is\b|$)/giu,
    '',
  ],
  [
    /,? (?:so )?no sac(?:rifice)?(?: trigger)?(?: and (?:it|he|she) (?:just )?(?:sticks around|stays(?: around)?|lives|survives))?,? (?:right|correct|yeah|yes)\?/giu,
    '. do I sacrifice it?',
  ],
  [
    /\bis the sac(?:rifice)?(?: trigger| part| clause)? (?:skipped|ignored|stopped|avoided|negated|gone)(?=[?.!]|$)/giu,
    ', do I sacrifice it',
  ],
  [
    /\bdoes ((?:their|his|her|my opponent['’]?s|opp['’]?s) [^.?!]{3,40}?) (?:overrule|override|trump|beat|ignore) (?:the )?(?:pay(?:ing)? (?:2|two) life|2 life|two life|shock|payment)(?: part| clause| option)? (?:on|of|for|from) (?:my )?(\p{Lu}[^.,?!]{3,40})\?/giu,
    'I play $2 with $1 out.',
  ],
  [/(?<=[.?!] )i(?:['’]?m paying| pay| chose to pay|['’]?ll pay)(?: (?:the )?(?:2|two|life)(?: life)?)?[.!] /giu, ''],
  [
    /\bthanks to (?:my )?(\p{Lu}[^.,?!]{3,40}?),? my (?:freshly|newly|just)[- ](?:played|cast) (\p{Lu}[^.,?!]{3,40}?) untaps\b/giu,
    'I play $2 with $1. does it untap',
  ],
  [
    /^(?:so )?(\p{Lu}[^.?!]{3,40}?) triggers (?:twice|two times|double) (?:off|from|on|for|with) (?:one|an?|a single|just one) (plains|island|swamp|mountain|forest)(?: drop)? (?:if|when|since|because) i (?:have|control)(?: my)? ([^.?!]{3,40}?)(?=,? (?:right|correct|yeah)\?|\?)/giu,
    'I have $3 and $1. I play a $2. does $1 trigger twice',
  ],
  [/\bi['’]?m the one (?:playing|casting|dropping) (?=\p{Lu})/giu, 'I play '],
  [/\b(is|was) the one (?:with|who has|having|controlling) (?=\p{Lu})/gu, 'has '],
  [/, forgetting (?:that |about )?(?=(?:my opponent|opp|they|he|she|his|her|their))/giu, ' while '],
  [/\baura (it|him|her) up with\b/giu, 'enchant $1 with'],
  [
    /\b(?:(?:i|we) )?(?:finally )?drew my second (\p{Lu}[^.,?!]{3,40}?),? so (?:now )?(?:both|i have both|two)(?: are| of them are)? (?:now )?(?:in play|out|on board|down)/giu,
    'I have two $1',
  ],
  [
    /\b(?:pay|paid|spend|spent|sink|sank) (?:six|6|four|4|eight|8|ten|10)(?: mana)? (?:for|on|into) ((?:my )?\p{Lu}[^.,?!()]{3,40}?) \((?:so )?x ?= ?(\d)\)/giu,
    'cast $1 for X=$2',
  ],
  [/\bdouble (\p{Lu}[^.,?!]{3,40}?) (?:going|on board|out|in play|down)(?=[ ,])/gu, 'two $1 out'],
  [/ \((?:so )?(?:not|it['’]?s not|no) escaped?(?: obv(?:iously|s)?)?\)/giu, ''],
  [
    /(?<=\b(?:plains|island|swamp|mountain|forest|\p{Lu}[^.,?!]{2,30})) as (?:a |the )?land drop\b/giu,
    ' as my land drop',
  ],
  [
    / sets (?:the|its) (?:size|p\/t|power and toughness|stats) but (?:the|his|her|their|my) (?:equipment|aura|pump|bonus) (?:still |then )?(?:adds?|pumps?|counts?)(?: on top| to it)?,? (?:right|correct|yeah)\?/giu,
    ', how big is it?',
  ],
  [
    /\bcomes in (un)?tapped,? (?:and |with )?(?:no|zero|0) life (?:paid|payment|lost|spent)\b/giu,
    'does it come in $1tapped',
  ],
  [
    /\b(?:now )?i (?:draw|drew|topdeck|topdecked|find|found) (?:an? |my )?(\p{Lu}[^.,?!]{3,40})\. (?:when|if|once) i (?:put it down|play it|drop it|lay it|land it),? (?=do|does|is|can|will)/giu,
    'if I play $1, ',
  ],
  [/\b(?:i['’]?m )?thinking (?:about|of) (casting|playing|dropping) (?=\p{Lu})/giu, 'I am $1 '],
  [
    /\bi(?:['’]?m| am)? (?:decid|plan|plann|settl)(?:e|es|ed|ing)? (?:on|to be) (casting|playing|dropping) (?=\p{L})/giu,
    'I am $1 ',
  ],
  [
    /\b(i|he|she|they|opp|opponent) (?:leads?|led|opens?|opened) with (?=(?:an? |my |his |her |their )?\p{Lu})/giu,
    '$1 cast ',
  ],
  [
    /\b(i|he|she|they|opp|opponent) (?:spends?|spent|uses?|used) (?:the rest of )?(?:all )?(?:of )?(?:my|his|her|their) (?:whole |entire |last )?(?:turn|mana)(?: on| for| to cast) (?=(?:an? |my |his |her |their )?\p{L})/giu,
    '$1 cast ',
  ],
  [
    /\b(i|he|she|they) tap(?:s|ped)? (?:low|out|everything|\d|two|three|four|five|six|seven|eight|(?:all )?(?:my|his|her|their) lands) for (?=(?:an? |my |his |her |their )?\p{Lu})/giu,
    '$1 cast ',
  ],
  [
    /\b(i|he|she|they) (?:just )?(?:go|goes|went|up)(?: ahead)?(?: and)? (cast|casts|play|plays|drop|drops|sac|sacs|sacrifice|sacrifices) (?=\p{L})/giu,
    '$1 $2 ',
  ],
  [
    /\bis (\p{Lu}[^.,?!]{3,40}?) (?:still )?able to attack(?: \((?:later|next turn)[^)]*\))? if i play it (?=(?:while|when|with|under))/giu,
    'is $1 still a creature if I play it ',
  ],
  [/\bx (?:equals|equal to|equalling|is equal to) (\d{1,2})\b/giu, 'X=$1'],
  [
    /^(?:my )?(\p{Lu}[^.,?!]{3,40}?) (?:number|nr\.?|#) ?(?:two|2) (?:hits the board|comes down|lands|resolves|enters)(?=,? and (?:then )?i (?:cast|play|drop))/giu,
    'I have two $1',
  ],
  [/\bthanks to (?=(?:his|her|their|my opponent['’]?s|opp['’]?s) )/giu, 'with '],
  [
    /\b([Ii]f|[Ww]hen) I (?:don['’]?t|do not|won['’]?t|refuse to) pay (?:the )?(?:2 |two )?(?:life )?(?:for|on) (?:my )?(\p{Lu}[^.,?!]{3,40}?)(?= (?:while|when|with|and|under)\b)/gu,
    '$1 I play $2',
  ],
  [/(?<=^|[.!?] )Makes (?:his|her|their) land drop, /gu, 'he plays '],
  [
    /(?<=^|[.;,:] )(\p{Lu}[^.,?!]{3,40}?) (?:comes down|enters|lands|resolves|comes in) (?:on (?:their|his|her|the other|my opponent['’]s) side|under my opponent|for my opponent|across from me),? naming /gu,
    'my opponent plays $1 naming ',
  ],
  [
    /(?<=^|[.;] )(\p{Lu}[^.,?!]{3,40}?) sees (?:one|an?|a single) (plains|island|swamp|mountain|forest)(?: drop)?(?=[,.;])/giu,
    'I play a $2 with $1 out',
  ],
  [
    /\b(?:pump|put|sink|pour) (\d|one|two|three|four|five|six) (?:mana )?into (?:the )?x (?:on|of|for) (?:my |an? )?(?=\p{Lu}[^.,?!]{3,40})(\p{Lu}[^.,?!]{3,40})/giu,
    'cast $2 for X=$1',
  ],
  // land drops of which the land is named behind
  [
    /\b(?:make|making) (?:my|his|her|their|a|the) land drop(?: for (?:the )?turn)?[,:;-]? (?:and )?(?:it['’]?s |which is |that['’]?s |say |let['’]?s say )?(?:just |only |a |an |plain |basic |regular |normal ){0,3}(?=\p{Lu})/gu,
    'play ',
  ],
  [
    /\bmakes (?:my|his|her|their|a|the) land drop(?: for (?:the )?turn)?[,:;-]? (?:and )?(?:it['’]?s |which is |that['’]?s |say |let['’]?s say )?(?:just |only |a |an |plain |basic |regular |normal ){0,3}(?=\p{Lu})/gu,
    'plays ',
  ],
  [
    /\bmade (?:my|his|her|their|a|the) land drop(?: for (?:the )?turn)?[,:;-]? (?:and )?(?:it['’]?s |it was |which (?:is|was) |that['’]?s )?(?:just |only |a |an |plain |basic |regular |normal ){0,3}(?=\p{Lu})/gu,
    'played ',
  ],
  [
    /(?<=^|[.;:] )(\p{Lu}[^.,?!]{3,40}), (?:and )?(?:shocking|bolting|zapping) (?:myself|me)(?: for (?:2|two))?(?=[ ,.])/gu,
    'I play $1 and pay 2 life',
  ],
  [/\b(?:all|the only thing) i (?:have|['’]ve got|got) (?:left )?to (?:play|cast|drop) (?:is|was) /giu, 'I play '],
  [/\b(plays|resolves|casts|drops) (\p{Lu}[^.,?!]{3,40}?) and names it\b/gu, '$1 $2 naming it'],
  [/\bsuit(?:s|ed|ing)? up (?=[^.,?!]{3,50} with \p{Lu})/gu, 'equipped '],
  [
    /\b(my [a-z]+|opp|opponent|he|she) (?:has )?equipped ((?:his|her|their|an?) [^.,?!]{3,45}? with [^.,?!]{3,40}?) and (?:then )?(?:swung|swings|attacked|attacks|bashed|turned it sideways)(?: (?:in|at me|me|with it))?(?=[,.] | and | so )/giu,
    '$1 equipped $2',
  ],
  // verbs of two words with a pronoun between
  [
    /\b(blow|blows|blew|blowing|take|takes|took|taking) (it|him|her|that) (up|out)(?= |[.,;:?!]|$)(?! of\b)/giu,
    '$1 $3 $2',
  ],
  [/\b(?:on|with|as|showing) its (?:other|back|flip|flipped|second) (?:face|side)(?: up)?\b/giu, 'transformed'],
  [/\bmy discard (?:is|was|will be)\b/giu, 'I discard'],
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
  [/\bthe sac(?:rifice)? (?:on|of|for) my (?:freshly |newly |just )cast /giu, 'the trigger when I cast '],
  [
    / (?:to|at|in|into) the (?:face|dome) of (?=(?:my|his|her|their|the|that|this|opp['\u2019]?s|my opponent['\u2019]?s) |\p{Lu})/gu,
    ' on ',
  ],
  [
    /(?<=[.,:;] )me: (\p{Lu}[^.,?!:]{2,40}?)(?: as (?:that|it)| on (?:that|it)| copying (?:that|it))(?=[.,?!])/gu,
    'I cast $1 copying it',
  ],
  [
    /\b(?:a|my|his|their|some) (?:spell|card|effect) (?:of mine |of his |of theirs )?says (?=(?:create|make|gain|draw) )/giu,
    'I ',
  ],
  [/\bsomething gives me (\d{1,3}|one|two|three|four|five|six) life\b/giu, 'I gain $1 life'],
  [/\bhow much life is an? gain (\d{1,3}) worth\b/giu, 'I gain $1 life, how much life do I gain'],
  [
    /\b(?:the guy across|my opponent|opp|the opponent|he|she|they) goes? ["\u201c]?draw (\w+)["\u201d]?(?=[ .,])/giu,
    'my opponent draws $1 cards',
  ],
  [
    /(?:(?<=[.,;]) (?:and )?| and )i (?:point (?:at|to)|go ['"\u201c]?(?:hold on|wait|hang on),? i have) (?=(?:my )?\p{Lu})/giu,
    ', I have ',
  ],
  [
    /(?<=[.,!] )(?:pod member|pod mate|tablemate|another player|third player|someone|somebody)(?: casts?)?: (?=\p{Lu})/giu,
    'someone casts ',
  ],
  [
    /(?<=\p{Lu}\p{L}* )(?:kills|sweeps|wipes|clears|blows up|nukes|takes out) (?:the|the whole) (?:lot|world)(?=[.,?!]| )/gu,
    'resolves',
  ],
  [/(?<=\p{Lu}\p{L}* )(?:sweeps|wipes(?: out)?) everything(?=[.,?!]| )/gu, 'resolves'],
  // costs that are paid, of what is named behind or before
  [
    /\bpay(?:ing)? (?:the |its )?(impending|prototype|evoke|dash|overload|kicker|foretell|blitz) cost (?:of|for|on) (?=(?:my )?\p{Lu})/giu,
    'cast for its $1 cost ',
  ],
  [
    /(?<=^|[.!?] )(\p{Lu}[^.?!,]{2,45}?), (?:i )?paid (?:the |its )?(impending|prototype|evoke|dash|blitz) cost(?=[.,])/gu,
    'I cast $1 for its $2 cost',
  ],
  [
    /\bthe turn (?:it|he|she) comes (?:down|in|into play) (?:if|when) (?:i )?cast (?:it )?for\b/giu,
    'when I cast it for',
  ],
  // damage of what taps for it, told with its amount elsewhere
  [
    /\bi (?:shoot|shot|zap|zapped|ping|pinged) (my opponent|the opponent|an opponent|opp|the guy across|him|her|them) with (?:my )?(\p{L}[^.,?!]{2,40}?) for (\d|one|two|three)(?=[.,?!]| )/giu,
    'my $2 deals $3 damage to $1',
  ],
  [
    / taps to (?:deal|do) (\d|one|two|three)(?: damage)? to (?=(?:my|the|an) opponent|opp\b)/giu,
    ' deals $1 damage to ',
  ],
  [
    /\bwhat does (?:one|a|1|each|a single) ping (?:from|of|off) (?:my )?(\p{Lu}[^.,?!]{2,40}?) do to (my opponent|the opponent|an opponent|opp|the guy across)/giu,
    'how much damage is it if my $1 pings $2',
  ],
  [
    /(?<=^|[.!?] )(\p{Lu}[^.,?!:]{2,40}?): (\d|one|two|three) (?:damage|dmg) to (?=(?:my|the|an) opponent|opp)/gu,
    '$1 deals $2 damage to ',
  ],
  [/\bi tap (it|him|her) (?:targeting|aiming at|at) (my opponent|the opponent|opp)\b/giu, '$1 pings $2'],
  [
    /\battack(?:ing)? with (?:my )?(\p{Lu}[^.,?!]{2,40}?), (?:no blocks?|no blockers?|unblocked), (\d|one|two|three) (?:combat )?(?:damage|dmg)(?=[.,?!])/giu,
    '$1 deals $2 combat damage to my opponent',
  ],
  [
    /\battack(?:ing)? (my opponent|the opponent|opp) with (?:my )?(\p{Lu}[^.,?!]{2,40}?), (?:they|he|she) (?:do ?n['\u2019]?t|does ?n['\u2019]?t|did ?n['\u2019]?t) block(?=[.,?!])/giu,
    'my $2 deals combat damage to $1',
  ],
  [
    / (?:just )?hits? (my opponent|the opponent|my opp|opp|him|her|them) in combat(?=[.,?!]|$)/giu,
    ' deals combat damage to $1',
  ],
  // tokens that are made, and types that are chosen
  [
    /\bwhat do i get for (?:a single|one|1|an?) (\p{Lu}\p{L}+)(?: token)? (?=with|when|if|off)/giu,
    'what do I get if I create one $1 token ',
  ],
  [
    /(?<=^|[.!,] )(?:creating|making) (one|an?|1|two|2) (\p{L}+)(?: tokens?)? (?:gives|gets|nets|makes) me /giu,
    'I create $1 $2 token, do I get ',
  ],
  [
    /(?<=[.?!] )(one|an?|1) (\p{Lu}\p{L}+)(?: token)? (?:created|made), and i control /gu,
    'I create $1 $2 token, and I control ',
  ],
  [/ (?:doubling (?:stuff|things|tokens)|doing its thing)(?= and| on|,)/giu, ''],
  [/ \((?:the )?(?:chosen |named )?(?:creature )?type:? (\p{Lu}\p{L}+)\)/gu, ' naming $1'],
  [/ set (?:to|on) (?=\p{Lu}\p{L}+[, .])/gu, ' naming '],
  [
    /^(?:the )?chosen (?:creature )?type:? (\p{Lu}\p{L}+), my (\p{Lu}[^.,?!]{2,40}?) is (?:out|in play)/giu,
    'I have $2 naming $1',
  ],
  [/\b(this turn|now),? it['\u2019]?s (\p{Lu}[^.,?!]{2,40}?) time\b/giu, '$1 I cast $2'],
  [
    /^(\p{Lu}[^.,?!+]{2,40}?) \+ (\p{Lu}[^.,?!+=]{2,40}? naming \p{L}+) = double (?:etb|trigger)s?(?:,? (?:right|correct|yeah|yes))?\?/gu,
    'I cast $1 with my $2. do I get two triggers?',
  ],
  // copies
  [
    /\b(?:built|pumped|grew|grown) (?:up )?(?:an? |the |his |their |my )?(\p{Lu}[^.,?!]{2,40}?) (?:up )?to (?=(?:\d{1,2}|one|two|three|four|five|six|seven|eight) [+-]\d\/[+-]\d counters)/gu,
    'has $1 with ',
  ],
  [/\bcopying the (?:thing|guy|creature|dude)(?=[.,?!]| )/giu, 'copying it'],
  [
    /\bdo i (?:just )?die(?: instantly| right away| immediately)?, i mean (?:my )?(\p{Lu}[^.,?!]{2,40}?), (if|when) it\b/giu,
    'does my $1 die $2 it',
  ],
  [
    /\b(?:the |a )?(?:mini|small|little|cheap) version of (\p{Lu}[^.,?!]{2,40}?), prototype(?=[.,?!])/gu,
    '$1 (prototyped)',
  ],
  [/ since i did ?n['\u2019]?t (?:prototype|escape|kick|pay for) anything(?=[.,?!]|$)/giu, ''],
  [
    /\bhow many times (?:does|will|would|do) (\p{Lu}[^.?!]{2,45}?) trigger when i cast it (with|while|and) ([^?.!]+)/giu,
    'I cast $1 $2 $3. how many times does it trigger',
  ],
  [/\b(?:cast|casts|played|plays) (?:something|a spell|some spell) to draw (\w+) cards?\b/giu, 'drew $1 cards'],
  [/\bvs\.? an opponent who (draws|gains|loses|discards) /giu, 'and my opponent $1 '],
  [/(?<=, )(?:pick|choose|copy) that (?:creature|one|guy)(?=[.,])/giu, 'copying it'],
  [
    /\bcombat damage from (?:my )?(\p{Lu}[^.,?!]{2,40}?) to (the guy across|my opponent|the opponent|opp|them|him|her) \((\d) of it\)/giu,
    '$1 deals $3 combat damage to $2',
  ],
  [
    /(?<=^|[.?!] )(\d) (?:dmg|damage) from (\p{Lu}[^.,?!]{2,40}?) (?:on|to|at) (?=(?:my|his|her|their) )/gu,
    '$2 deals $1 damage to ',
  ],
  [
    /(?<=^|[.?!] )unblocked (\p{Lu}[^.,?!]{2,40}?), me (?:having|with) (\p{Lu}[^?!.]{2,45}?), (?=what|how|does)/giu,
    'I have $2, my $1 deals combat damage to my opponent. ',
  ],
  [/ (?:the )?cheap way \(prototype(?:d)?\)/giu, ' for its prototype cost'],
  [/\bboth (?:went|go|going|gone|goes) to (?:the |their )?(?:gy|graveyard|yard|bin)s?\b/giu, 'both died'],
  [/\b(bite|bites|biting|bit) (?:it|the dust)(?: together)?(?=[.,?!]|$| )/giu, 'die'],
  [
    /(?<=\b(?:someone|somebody|opp|opponent|he|she|they|i|guy)) (\p{Lu}[\p{L} ]{2,30}?)['\u2019]d (?:the |my |our )?(?:whole )?(?:table|board)\b/gu,
    ' casts $1',
  ],
  [/(?<=^|[.!?] )(\p{Lu}[\p{L} ]{2,30}?) goes off, so /gu, '$1 resolves, so '],
  [
    /(?<=\p{Lu}\p{L}* )takes (?:the|its) last (\d|one|two|three|four|five|six) (defense|loyalty) counters (?:from|off) (?:my (?:own )?)?(\p{Lu}[^.,?!]{2,40}?)(?=[.,?!]|$)/gu,
    'hits my $3 with $1 $2 counters',
  ],
  [
    /(?<=^|[.?!] )(\d|one|two|three|four|five|six) (defense|lore|loyalty) on (my|their|his|opp['\u2019]?s) (\p{Lu}[^.,?!]{2,40}?)(?=,)/giu,
    '$3 $4 has $1 $2 counters',
  ],
  [
    /\b[Ii] (?:dropped|cast|played) (\p{Lu}[^.,?!]{2,40}?) last turn (?:and (?:picked|chose|named)|naming|choosing) (\p{Lu}\p{L}+)(?=[,.])/gu,
    'I have $1 naming $2',
  ],
  [
    /\b(?:if |when )?i (?:get told|am told|have|am forced|['\u2019]m forced) to discard(?: and|,) (?:i )?(?:choose|pick|discard) (?=\p{Lu})/giu,
    'I discard ',
  ],
  [/\bis it legal to (?:say )?pay (2|two) when i /giu, 'can I pay $1 when I '],
  [
    /\b(?:my opponent|the opponent|opponent|opp|he|she|they|my (?:friend|buddy)) says? i can ?n?['\u2019]?t pay (2|two|3|three) (?=for )/giu,
    'can I pay $1 ',
  ],
  // Sagas that turn over
  [
    /\bwhen it (?:exiles itself|gets exiled|is exiled) and (?:comes back|returns) (?:transformed|flipped)\b/giu,
    'when it flips',
  ],
  [
    /(?<=\p{L}) exiles itself and (?:returns|comes back) (?:flipped|transformed)(?:\.\.\.|\u2026|\.\.|,)? or /giu,
    ' flips. ',
  ],
  [
    /\b(?:so )?i lose the creature (?:from|of|off) (?:my )?(\p{Lu}[^.,?!]{2,40}?)(?: forever| for good)? if /giu,
    'do I lose my $1 if ',
  ],
  [/\bi let (?:my )?(\p{Lu}[^.,?!]{2,40}?) (flip|transform)(?= |[.,?!])/giu, 'my $1 $2s'],
  [/(\p{Lu}[^.,?!()]{2,40}?) (?:is )?on (?:its |the )?(last|final) chapter \(mine\)/gu, 'my $1 is on its $2 chapter'],
  [
    /\b(?:hits?|hit|reached|reaches|finished|finishes) (?:its |the )?(last|final) chapter, (?:got|gets|is|was) exiled,?(?: and)? (?:was|is) (?:meant|supposed|going|about) to return transformed\b/giu,
    'is on its $1 chapter',
  ],
  [
    /\b(saga \p{Lu}[^.,?!]{2,40}?|my \p{Lu}[^.,?!]{2,40}?) finishes and (?:would|should|will) (?:return|come back) (?:flipped|transformed)\b/gu,
    '$1 is on its last chapter',
  ],
  [/\b(killed|destroyed) (my \p{Lu}[^.,?!]{2,40}?) with an? (?:destroy|kill|removal) spell\b/giu, 'destroyed $2'],
  [
    /\b(?:they|it|the counters) (?:all |just )*(?:end|ends) up on (the \p{L}+|my \p{L}+|\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*) (?:that )?i (?:control|have)(?=[.,?!])/giu,
    'do I get the counters, I have $1',
  ],
  [/(?<=[.,] )me (\p{Lu}[^.,?!:]{2,40}?)\. my copy =/gu, 'I cast $1 copying it. my copy ='],
  // payments
  [/(?<=\btapped) unless i pay(?: (?:the )?(?:2|two|3|three|life)(?: life)?)?(?=[,.?!]|$)/giu, ''],
  [/(?<=^|[.,:;] )my (?:next )?play: /giu, 'I play '],
  [/(?<=^|[.,:;] )(?:their|his|her|opp['’]?s|opponent['’]?s) (?:next )?play: /giu, 'they play '],
  [/\b[iI] face an? (?:fresh |new |brand new )?(?=\p{Lu})/gu, 'then comes '],
  [/ off (?:of )?an? (plains|island|swamp|mountain|forest|land) (?:that )?i played\b/giu, ' when I play a $1'],
  [
    /(?<=[,.] )(one|two|three|an?|\d{1,2}) ([a-z]+)(?: tokens?)? (?:is |gets? )?(?:made|created)(?=[.,?])/giu,
    'I make $1 $2',
  ],
  [
    /,? (?:and )?(?:i['’]?m |i am )?(?:willing|happy|ready|prepared|fine) to pay (?:the )?(2|two|3|three)(?: life)?(?=[,.?!]|$)/giu,
    ' paying $1 life',
  ],
  [/(?<=, )i go (?:down|to|down by) (2|two) (?:life )?for (?:it|that)\b/giu, 'I pay $1 life'],
  [/\bi (?:fetch|crack|search for) nothing(?: else)?,? (?:and |but |i )?just /giu, 'I '],
  [/,? i['’]?m the one (?:casting|playing)(?: it)?(?=[,.])/giu, ', I cast it'],
  [/,? (?:and )?i['’]?m (?:about|going) to (?:play|cast|drop) (?:one|it)(?=[.?!]|$)/giu, ' when I play it'],
  [/\bthen comes my (?=\p{Lu})/gu, 'then I play my '],
  [/, (?:the |my )?land (?:is|being) an? (plains|island|swamp|mountain|forest)\b/giu, ', I play a $1'],
  [/\bi put down (?=(?:an?|my|the) )/giu, 'I play '],
  [
    /\b(when|if|once|as) an? (plains|island|swamp|mountain|forest) (?:etbs|enters|comes in|comes down)(?: under my control)?, (?:played|dropped|put down) from (?:my )?hand\b/giu,
    '$1 I play a $2',
  ],
  [
    /(?<=\b(?:pick|pick(?:ing|s)|choose|choos(?:ing|es)|copy|copying|naming|taking) \p{Lu}[^.,?!]{2,40}) (?:from|off) (?:the |my )?(?:opponents?['’]?s?|opps?['’]?s?) (?:board|side|field|battlefield)\b/gu,
    " on my opponent's side",
  ],
  // X of a spell
  [/ for (?:\d{1,2}|two|four|six|eight|ten|twelve) mana,? (?=(?:with |so )?x ?(?:=|is|being))/giu, ' for '],
  [/\bpay(?:ing)? x ?= ?(\d{1,2})\b(?! (?:for|on|into) \p{L})/giu, 'cast it for X=$1'],
  [/\b(?:choosing|picking|naming|paying|putting) (\d{1,2}) (?:for|as|into|in) x\b/giu, 'for X=$1'],
  [/\bi put (\d{1,2}) (?:into|in|on) x\b/giu, 'I cast it for X=$1'],
  [/\b[Ss]hock(?:s|ed|ing)? ((?:my |a |an )?\p{Lu}[^.,?!]{2,40}?) in(?=[.,?!]| |$)/gu, 'shock in $1'],
  [/\bi (?:wanna|want to|would like to) be (?:that|it|him|her)\b/giu, 'I copy it'],
  [/(?<=\p{L}) ?(?:->|=>|\u2192) ?(?=\p{Lu}|(?:my|his|her|their|the) |opp['’]?s )/gu, ' on '],
  [
    /\bi (?:wanna|want to|would like to) have my own by casting (\p{Lu}[^.,?!]{2,40}?) and copying (?:theirs|it|that|his|hers)/giu,
    'I cast $1 copying it',
  ],
  [/\b(their|his|her|opp['’]?s|my opponent['’]?s|my|the|a) prototype (?=\p{Lu})/gu, '$1 prototyped '],
];
