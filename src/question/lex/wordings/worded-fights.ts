// Attacks told with the damage they come to: "swung X at my own Siege, 4 damage"; and damage beyond what is needed: "does overkill matter".
import type { PlainWording } from './plain-wording.ts';

const SWINGS = '(?:swung|swing|swinging|attacked|attack|attacking|sent|send|rammed|crashed)';
const NAMED = '(?!my\\b|their\\b|his\\b|her\\b)([^,.;?!()]{3,40}?)';

/** Such wordings, in the order in which they are replaced. */
export const FIGHT_WORDINGS: readonly PlainWording[] = [
  [
    new RegExp(
      `\\b(?:i )?(?:just )?${SWINGS} (?:with )?(my )?${NAMED} (?:at|into) (?:(my|their|his|her) (?:own )?)?${NAMED}( \\([^()]{2,40}\\))?[,;]? (?:for |dealing |that['\u2019]?s |so )?(\\d{1,2}) (?:points? of )?(?:combat )?damage\\b`,
      'giu',
    ),
    '$1$2 deals $6 combat damage to $3 $4$5',
  ],
  // no spell of that name
  [
    /\b(?:does|do|will|would) (?:the |my |any )?(?:overkill|excess)(?: damage)? (?:even |actually )?(?:matter|count|do anything|mean anything|change anything)(?: here)?(?:,? (?:or|and) (?=does\b|do\b|is\b|will\b)|(?=[?.,!]|$))/gu,
    'what happens? ',
  ],
  [
    /\b([Dd]oes|[Dd]o|[Ww]ill|[Ww]ould|[Ii]f|[Ii]s|[Cc]an) (?:the |my |any )?overkill(?: damage)?(?= \p{Ll}|[?,.!]|$)/gu,
    '$1 the excess damage',
  ],
  // "even tho thats overkill", "it's total overkill but"
  [
    /,?\s*\b(?:(?:even )?(?:though|tho|but|if|cause|because|and)\s+)?(?:i know )?(?:that['’]?s|that is|it['’]?s|it is|which is) (?:\p{Ll}+ ){0,2}overkill\b(?: though| tho)?(?:,? but\b)?/giu,
    '',
  ],
  [/(?<=\b(?:no|any|some|the|of|much|damage is) )overkill(?=[?,.!]|$)/gu, 'excess damage'],
];
