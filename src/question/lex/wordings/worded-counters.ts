// Counters and what they are said to be on: "at 2 lore", "had 3 defense left", "counters (three, +1/+1)".
import { NUMBER_TYPED, type PlainWording } from './plain-wording.ts';

/** Such wordings, in the order in which they are replaced. */
export const COUNTER_WORDINGS: readonly PlainWording[] = [
  [
    /\b(?:would ?n['’]?t|wo ?n['’]?t|does ?n['’]?t|will not|would not) (?:get|have|enter with|come in with) any (?:\p{Ll}+ )?counters(?= (?:if|when|because|since)\b)/giu,
    '',
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
