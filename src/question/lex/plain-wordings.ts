// Wordings that are read in another, plainer form: "at 2 lore", "all I have is X", "for its normal cost", "counters on X?".

/** Numbers as they are typed before what they count. */
const NUMBER = '(\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)';

/** Wordings and what stands in their place. */
const PLAIN: readonly (readonly [RegExp, string])[] = [
  // a deck is no zone of the question
  [/(?<=\b(?:running|rocking|run|play|with|got) [^.,;?!]{3,50}) in (?:my|our|a|the) (?:\w+ ){0,2}deck\b/giu, ''],
  [
    /^(?:so )?(?:i['’]?m )?(?:playing|up) against (?:an? |my [a-z]+['’]?s |his |some )?(?:[a-z-]+ ){0,3}(?:deck|list)[.,;:]+ /iu,
    '',
  ],
  [/, right, (?=and\b|so\b|then\b)/giu, ', '],
  [/\ball (I|he|she|they|my opponent|opp) (have|has|got|control|controls|had)(?: left)? (?:is|are|was)\b/giu, '$1 $2'],
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
