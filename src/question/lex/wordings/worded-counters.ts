// Counters and what they are said to be on: "at 2 lore", "had 3 defense left", "counters (three, +1/+1)".
import { NUMBER_TYPED, type PlainWording } from './plain-wording.ts';

/** Such wordings, in the order in which they are replaced. */
export const COUNTER_WORDINGS: readonly PlainWording[] = [
  // counters told by what brought them: "my Ooze had eaten 3 guys so it's got three counters"
  [
    new RegExp(
      `(?<=\\b(?:my|his|her|their|opponent['’]?s|opp['’]?s|i have an?|has an?) \\p{L}[^.,;?!]{2,40}?) (?:(?:has|had|['’]s|that has|which has) )?(?:already )?(?:[a-z]{2,}ed|eaten|ate|saw|seen|fed on|gotten|hit|went through|been through|had) [^.,;?!]{2,50}?,? (?:so|and so) (?:now )?(?:it|he|she)(?:['’]s| has| had| is|['’]s got| has got| got)(?: now)?(?: at| up to| sitting at| got)? ${NUMBER_TYPED}(?: (\\+1/\\+1|charge|lore|loyalty|verse|time|age))? (counters?)(?: on (?:it|him|her))?`,
      'giu',
    ),
    ' has $1 $2 $3',
  ],
  [
    /\b(?:would ?n['’]?t|wo ?n['’]?t|does ?n['’]?t|will not|would not) (?:get|have|enter with|come in with) any (?:\p{Ll}+ )?counters(?= (?:if|when|because|since)\b)/giu,
    '',
  ],
  [/(?<![/\d+])(?<sign>[+-])1 (?=counters?\b)/giu, '$<sign>1/$<sign>1 '],
  // "has grown to three +1/+1 counters"
  [
    new RegExp(
      `\\b(?:has|have|had) (?:already |since |by now )?(?:grown|built up|ramped up|ramped|ticked up|climbed|gotten|worked (?:its|his|her) way up|accumulated|racked up|piled up|gathered|collected|amassed|gone up|gone) (?:up )?(?:to )?(?=${NUMBER_TYPED} (?:[+-]\\d/[+-]\\d |lore |charge |loyalty |defense )?(?:counters?|ctrs?)\\b)`,
      'giu',
    ),
    'has ',
  ],
  // counters whose kind is said alone
  [
    new RegExp(
      `\\b(?:at|on|with) (?:its )?${NUMBER_TYPED} (lore|defense)(?! counters?| ctrs?)(?=[\\s.,;:?!)]|$)`,
      'giu',
    ),
    'with $1 $2 counters',
  ],
  [
    new RegExp(
      `(?<=[,(] ?)${NUMBER_TYPED} (lore|defense)(?! counters?| ctrs?)(?: left| remaining)?(?=[\\s.,;:?!)]|$)`,
      'giu',
    ),
    'with $1 $2 counters',
  ],
  [/\b(\d{1,2}|one|two|three|four|five|six)[- ]lore(?:[- ]counter)? (?=\p{Lu})/gu, '$1 lore counter '],
  [
    /(?<=\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten)) ?(?:plus one|plus-one|plus 1) (?=counters?\b|ctrs?\b)/giu,
    ' +1/+1 ',
  ],
  [new RegExp(`\\b${NUMBER_TYPED} counters? \\(([+-]\\d/[+-]\\d)\\)`, 'giu'), '$1 $2 counters'],
  // what an effect made of it, before what it still has
  [/[.,;(]* (?:so |and )?it['’]?s (?:now )?an? [a-z]+(?: now)? but (?=(?:it|he|she) (?:still )?has\b)/giu, '. '],
  [/(?<=[+-]\d\/[+-]\d )ctr(s?)(?= on )/giu, 'counter$1'],
  // counters told in brackets, or of what was named last
  [/\bcounters \((\w+),? ([+-]\d\/[+-]\d)\)/giu, '$1 $2 counters'],
  [
    new RegExp(
      `(?<=[?.!] )(?:had|has) (?=${NUMBER_TYPED} (?:[+-]\\d/[+-]\\d|lore|defense|loyalty|charge) (?:counters?|ctrs?)\\b)`,
      'giu',
    ),
    'it had ',
  ],
  [
    /(?<=[,;] )currently (?=(?:\d{1,2}|one|two|three|four|five|six) (?:lore|defense|loyalty|charge|[+-]\d\/[+-]\d) (?:counters?|ctrs?)\b)/giu,
    'it has ',
  ],
  [
    new RegExp(`\\b${NUMBER_TYPED} (loyalty|defense|lore)(?: counters?)? (?:left|remaining) on `, 'giu'),
    '$1 $2 counters on ',
  ],
  [
    new RegExp(`\\bhas had ${NUMBER_TYPED} ([a-z]+|[+-]\\d/[+-]\\d) (counters?|ctrs?) put on (?:it|him|her)\\b`, 'giu'),
    'has $1 $2 $3 on it',
  ],
  [
    new RegExp(
      `\\b(it|he|she)['’]s (?:on|at) ${NUMBER_TYPED} (lore|loyalty|defense|[+-]\\d/[+-]\\d) counters\\b`,
      'giu',
    ),
    '$1 has $2 $3 counters',
  ],
  // counters that are told of in what is asked of them, or behind it
  [
    new RegExp(
      `\\b(do|does|will|would|are) (?:all )?(?:the|its|those|these) (?:${NUMBER_TYPED} )?([a-z]+|[+-]\\d/[+-]\\d) (?:counters|ctrs) on ((?:my|his|her|their) \\p{Lu}[^?.!,]{2,40}?) (move|go|end up|get moved|transfer|carry over|jump) (?:over )?(?:to|on|onto) ([^?.!,]{3,30}?) (when|if|once|after) (my opponent|opp|the opponent|an opponent|he|she|they|i) (destroys?|kills?|exiles?|bounces?|sacrifices?|blows? up) (?:it|him|her)(?=[?.!,]|$)`,
      'giu',
    ),
    '$7 $8 $9 $4 (with $2 $3 counters), $1 the counters $5 to $6',
  ],
  [
    new RegExp(
      `\\b(do|does|will|would|are) (?:all )?(?:the|its|those|these) ${NUMBER_TYPED} ([a-z]+|[+-]\\d/[+-]\\d) (?:counters|ctrs) on (my|his|her|their|opp['\u2019]?s|my opponent['\u2019]?s) (\\p{Lu}[^?.!,]{2,40}?) (move|go|end up|get moved|transfer|carry over|jump|come|survive|get lost|vanish)(?= |[?.,])`,
      'giu',
    ),
    '$1 the counters on $4 $5 (with $2 $3 counters) $6',
  ],
  [
    new RegExp(
      `\\b(do|does|will|would) (?:i|he|she|they) (?:get|keep|lose|save) (?:all )?(?:the|its|those|these) ${NUMBER_TYPED} ([a-z]+|[+-]\\d/[+-]\\d) (?:counters|ctrs) (?:from|off|of|on(?![^?.!]*? (?:if|when|once|after) my (?!opp)\\p{L})) ((?:my |their |his )?\\p{Lu}[^?.!,]{2,40}?) (if|when|once|after) `,
      'giu',
    ),
    '$4 has $2 $3 counters. $1 I get the counters $5 ',
  ],
  [
    new RegExp(
      `\\b(do|does|will|would) the ${NUMBER_TYPED} ([a-z]+|[+-]\\d/[+-]\\d) (?:counters|ctrs) (?:that )?(it|he|she) (?:has|had) (come along|carry over|get copied|come over|come with it|copy over|transfer|count)`,
      'giu',
    ),
    'it has $2 $3 counters. $1 the counters carry over',
  ],
  [
    new RegExp(
      `(?<=[.?!] )(?:there (?:are|were)(?: only| still)? )?${NUMBER_TYPED} ([a-z]+|[+-]\\d/[+-]\\d) (?:counters|ctrs) (?:were |was |are |is )?on (?:it|him|her|there)(?: at the time| by then| already| right now| now)?(?=[.?!]|$)`,
      'giu',
    ),
    'it has $1 $2 counters',
  ],
  [
    new RegExp(
      `(?<=[.?!,] )${NUMBER_TYPED} ([+-]\\d/[+-]\\d) (?:counters|ctrs) (?:were |was |are |is )?on there(?=[.?!,]|$)`,
      'giu',
    ),
    'it has $1 $2 counters',
  ],
  [new RegExp(`(?<=[.?!] )${NUMBER_TYPED} (defense|lore) left(?=[.?!]|$)`, 'giu'), 'it has $1 $2 counters'],
  [new RegExp(`\\((lore|defense|loyalty|burden)(?: counters)?[:=] ?${NUMBER_TYPED}\\)`, 'giu'), 'with $2 $1 counters'],
  [
    new RegExp(`\\(([^()]{2,20}), (lore|defense|loyalty|burden)(?: counters)?[:=] ?${NUMBER_TYPED}\\)`, 'giu'),
    '($1, with $3 $2 counters)',
  ],
  [
    new RegExp(`, (lore|defense|loyalty|burden) counters[:=] ?${NUMBER_TYPED}(?=[.,;?!])`, 'giu'),
    ' with $2 $1 counters',
  ],
  [
    new RegExp(
      `\\b(?:is|was|sits) (?:at |on )?${NUMBER_TYPED} (lore|defense|loyalty|burden)(?: counters| ctrs)? (?:in|deep)\\b`,
      'giu',
    ),
    'has $1 $2 counters',
  ],
  [
    new RegExp(
      `(?<=\\b(?:have|has|got|['’]ve) [^.,?!]{3,40}) down to ${NUMBER_TYPED} (defense|loyalty)(?: counters)?(?= |[.,;?!])`,
      'giu',
    ),
    ' with $1 $2 counters',
  ],
  [
    new RegExp(
      `\\b(?:is|was) (?:up to ${NUMBER_TYPED} (?=burden|lore|charge)|(?:now |already )?down to ${NUMBER_TYPED} )([a-z]+|[+-]\\d/[+-]\\d) (?:counters|ctrs)\\b`,
      'giu',
    ),
    'has $1$2 $3 counters',
  ],
  [
    new RegExp(
      `(?<!\\b(?:sits?|sitting|sat|is|was|are|stays?|stuck) )\\bat ${NUMBER_TYPED} (lore|defense|burden|[+-]\\d/[+-]\\d) (?:counters|ctrs)\\b`,
      'giu',
    ),
    'with $1 $2 counters',
  ],
  [
    new RegExp(
      `\\b(destroyed|killed|exiled|bolted|bounced) (my \\p{Lu}[^.,?!]{2,40}?)[.,] (?:and )?it (?:had|has) (?=${NUMBER_TYPED} (?:[+-]\\d/[+-]\\d|lore|loyalty|charge) (?:counters|ctrs))`,
      'gu',
    ),
    '$1 $2 with ',
  ],
  // counters told by their number or kind alone
  [
    new RegExp(
      `\\b(lore|loyalty|charge|defense|[+-]\\d/[+-]\\d) counters([^?.!]*\\?) ([^.?!]*? )(has|have|had|with|w/?) ${NUMBER_TYPED}(?: of (?:them|those|em))?(?=[.,!?]| and\\b|$)`,
      'giu',
    ),
    '$1 counters$2 $3$4 $5 $1 counters',
  ],
  [/\bon (?:its|the) (?:second|2nd) lore(?: counter)?(?! counters)\b/giu, 'with two lore counters'],
  [/\bon (?:its|the) (?:third|3rd) lore(?: counter)?(?! counters)\b/giu, 'with three lore counters'],
  [/\b(counters?) (?:left|remaining) on (?=my|his|her|their|the|\p{Lu})/gu, '$1 on '],
  [
    new RegExp(
      `(?<=, )(?:had|has) ${NUMBER_TYPED} (lore|defense)(?: counters?)?(?: left| remaining)?(?=[.,;?!)])`,
      'giu',
    ),
    'it has $1 $2 counters',
  ],
];
