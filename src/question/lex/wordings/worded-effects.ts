// Effects of no name that have players do something, and creatures told to have attacked: "a spell makes me draw two", "I swung with X so it is tapped".
import type { PlainWording } from './plain-wording.ts';

const NAMELESS = '(?:an?|some|one of (?:my|their|his|her)) (?:effect|spell|ability|trigger|card|draw spell|something)';
const MAKES = '(?:has|had|makes?|made|lets?|allows?|causes?|forces?)';
const DOES = '(draw|gain|lose|discard|mill|sacrifice)';

/** Such wordings, in the order in which they are replaced. */
export const EFFECT_WORDINGS: readonly PlainWording[] = [
  [new RegExp(`\\b${NAMELESS}(?: of mine)? ${MAKES} (?:me|us)(?: to)? ${DOES}\\b`, 'giu'), 'I $1'],
  [
    new RegExp(
      `\\b${NAMELESS}(?: of mine)? ${MAKES} (?:my opponent|the opponent|opponent|opp|them|him|her)(?: to)? ${DOES}\\b`,
      'giu',
    ),
    'my opponent $1s',
  ],
  // what has attacked is told for its being tapped (508.1f)
  [
    /\bI (?:just )?(?:swung|attacked) with ([^.;?!]{3,60}?)(?: (?:earlier|already|this turn|last turn))?,? (?:so|and so) (?:now )?(?:it|he|she)(?:['’]s| is) (?:now )?tapped(?: now)?(?=[.,;!]|$)/giu,
    'I have $1 tapped',
  ],
  [
    /\b(my|his|her|their|opponent['’]?s|opp['’]?s) ([^.;?!]{3,60}?) (?:just )?(?:swung|attacked)(?: (?:earlier|already|this turn|last turn))?,? (?:so|and so) (?:now )?(?:it|he|she)(?:['’]s| is) (?:now )?tapped(?: now)?(?=[.,;!]|$)/giu,
    '$1 $2 is tapped',
  ],
  [
    /\b(?:after|post) ?combat,? (?=(?:i|he|she|they|my opponent|opp|opponent) (?:then )?(?:play|cast|drop|put|slam|land)s?\b)/giu,
    '',
  ],
  [/\bmultikicked\b/giu, 'kicked'],
  [/\bcounters per (?=\p{Ll}{3,}\b)(?!turn\b)/giu, 'counters on each '],
];
