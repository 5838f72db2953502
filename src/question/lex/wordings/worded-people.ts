// People of the table in other words: "roommate has", "some jerk lignifies it"; and what they did besides: "we had a fight about it".
import type { PlainWording } from './plain-wording.ts';

/** The place where a clause begins. */
const BEGINS =
  '(?<=^|[.!?;:,(] |\\b(?:and|but|so|if|when|then|because|cause|cuz|since|while|where|that|says|said|thinks) )';
const RELATED =
  '(?:roommate|flatmate|housemate|roomie|wife|husband|spouse|girlfriend|boyfriend|gf|brother|sister|cousin|son|daughter|kid|dad|mom|mum|uncle|nephew|niece|neighbou?r|coworker|colleague|teammate|classmate)';
const UNPLEASANT =
  '(?:jerk|clown|joker|troll|bozo|goof|goofball|maniac|monster|madman|psycho|punk|bastard|idiot|genius|degenerate|tryhard|spike|timmy|rando|randy|stranger|newbie|noob|grinder|wise ?guy|smart[ -]?ass|asshole)';
/** Words with which is told what somebody has or does. */
const DOES =
  "(?=(?:['\u2019]s got| has| had| got| have| controls?| runs?| ran| owns?| is (?:playing|running|casting)| (?:just |then |also |now |still |already |instantly |immediately )?(?:plays|played|casts?|resolves|resolved|drops|dropped|slams|slammed|flashes|flashed|lands|landed|copies|copied|kills|killed|bolts|bolted|bounces|bounced|exiles|exiled|destroys|destroyed|attacks|attacked|swings|swung|put|puts|clones|cloned|steals|stole|enchants|enchanted|hits|wipes|wiped|windfalls|wheels|\\p{Ll}+if(?:ies|ied)))\\b)";

const NUMBER = '(?:\\d+|an?|one|two|three|four|five|six|half an|a couple(?: of)?|several|a few|some|like \\d)';

/** Such wordings, in the order in which they are replaced. */
export const PEOPLE_WORDINGS: readonly PlainWording[] = [
  [/\b(?:the |an? )?(?:enemy|my opponent(?:['\u2019]?s)?) player(?<s>['\u2019]s)?\b/giu, 'my opponent$<s>'],
  // who protects a battle of mine: an opponent of its controller does (310.12a)
  [
    /[,;(]? ?\b(?:and |with )?(?:the |my )?opp(?:onent)?(?: is|['\u2019]s)? (?:protecting|protects|defending|the protector of) (?:it|the battle|the siege|that)(?:,? (?:duh|obviously|obv|ofc|of course))?\)?(?=[ .,;]|$)/giu,
    '',
  ],
  // hands that are empty
  [
    /[,;]? ?\b(?:and )?(?:nobody|no one|noone|neither of us|none of us) (?:has|have|had|got) (?:any )?cards? (?:left|in hand)(?= ?[.,;!]| and\b)/giu,
    '',
  ],
  // a player called by colors, without the sign of whose it is: "the golgari players lhurgoyf"
  [
    /\bthe (?:(?:mono[- ]?)?(?:white|blue|black|red|green)|azorius|dimir|rakdos|gruul|selesnya|orzhov|izzet|golgari|boros|simic|bant|esper|grixis|jund|naya|abzan|jeskai|sultai|mardu|temur|elf|elves|merfolk|goblins?|zombies?|other) players (?!(?:have|has|are|can|both|all|at|who|and|or|do|did|don['’]t|get|in)\b)(?=\p{L})/giu,
    "my opponent's ",
  ],
  // somebody of the family without an owner: "roommate has Root Maze"
  [new RegExp(`${BEGINS}(${RELATED})${DOES}`, 'giu'), 'my $1'],
  // "Steve (he's my opponent in this one) has"
  [
    /\b(?:my )?\p{L}+ \((?:he|she|they|who)(?:['\u2019]?s|['\u2019]re| is| are| was)? (?:my|the|an|our) (?:only )?(?:opponent|opp|enemy)\b[^()]{0,40}\)/giu,
    'my opponent',
  ],
  // somebody by what is thought of him
  [
    new RegExp(`${BEGINS}(?:some|this|that|the|one|an?)(?: \\p{Ll}+)? ${UNPLEASANT}(?: at the table)?${DOES}`, 'giu'),
    'my opponent',
  ],
  // how late it is: "three hours in, "
  [
    new RegExp(
      `(?<=^|[.!?,;] )(?:like |about |roughly |so )?${NUMBER} (?:hours?|hrs?|minutes?|mins?|games?|rounds?|drinks?|beers?|matches|coffees) (?:in|deep|into (?:it|the (?:game|night|evening|match|session|pod))|later|ago)[,.;:]? `,
      'giu',
    ),
    '',
  ],
  // what became of the question at the table: ", we had a fight about it at the store last night"
  [
    new RegExp(
      `(?<=\\p{L}|[?.!,)])[,;.]*(?: so| and| because| cause| cuz| since)? (?:we|me and \\p{L}+|my (?:friend|buddy|opponent|wife|husband|group|pod|playgroup) and i|the (?:whole )?(?:table|pod|group|store))(?:['\u2019]ve| have)?(?: (?:just|literally|actually|kinda|almost|all|still|nearly|even))* (?:had|got|gotten|getting|were having|are having|been having|having|started|spent|argued|argue|arguing|were arguing|are arguing|been arguing|fought|fight|were fighting|debated|disagreed|bickered)(?: (?:in ?to|in))?(?: (?:an?|the|this|some|${NUMBER} (?:hours?|minutes?|mins?)))?(?: (?:big|huge|long|whole|little|heated|massive|real|stupid|small|bit of an?|pretty))*(?: (?:fights?|arguments?|debates?|discussions?|disagreements?|disputes?|fallout|rows?|shouting match|fighting|arguing|debating))? (?:about|over|on) (?:it|this|that|this one|that one)\\b(?!['\u2019])[^.,;?!]{0,50}(?=[.,;?!]|$)`,
      'giu',
    ),
    '',
  ],
  [
    /^(?:commander|edh|magic|draft|game|friday|casual|fnm|modern|legacy|cube|prerelease|kitchen table) (?:night|day|evening)(?: (?:at (?:the|my) (?:store|lgs|shop)|yesterday|last night|tonight|today))?[,.:;]+ /giu,
    '',
  ],
  [
    /(?<=[.!?,] )(?:everybody|everyone|the (?:whole )?(?:table|pod|group)|people|they['\u2019]re all|we['\u2019]re all)(?: (?:is|are|was|were))?(?: (?:all|still|now|just))? (?:arguing|shouting|yelling|fighting|confused|screaming|laughing|lost|stumped|at odds|bickering|tired|drunk|waiting)(?: (?:about|over) (?:it|this|that))?[.!;]+ /giu,
    '',
  ],
];
