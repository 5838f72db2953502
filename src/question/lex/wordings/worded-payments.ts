// Payments in other words: "and paid the 3 life", "without paying life": what is paid as a land enters is its player's choice.
import type { PlainWording } from './plain-wording.ts';

/** The end of such a clause. */
const END =
  "(?=[,.?!;)]|$| (?:and|so|but|with|while|is|are|does|do|can|did|will|would|it['\u2019]?s|still|if|when|though)\\b)";
const LIFE_TYPED = '(\\d|one|two|three|four)';
const JOINT =
  '(?<=[\\p{L}\\d)])(?:,? (?:and|but)|,)(?: (?:i|we))?(?: (?:also|of course|obviously|already|gladly|happily|even|just|then))?';

/** Such wordings, in the order in which they are replaced. */
export const PAYMENT_WORDINGS: readonly PlainWording[] = [
  // "and paid the 3 life", "and chose to pay the life"
  [
    new RegExp(
      `${JOINT} (?:paid|did pay|ch(?:oo|o)se to pay|decided? to pay|opt(?:ed)? to pay|elect(?:ed)? to pay) (?:the |my |its )?(?:full )?${LIFE_TYPED} life(?: for it| up ?front)?${END}`,
      'giu',
    ),
    ' and pay the $1 life',
  ],
  [
    new RegExp(
      `${JOINT} (?:paid|did pay|ch(?:oo|o)se to pay|decided? to pay|opt(?:ed)? to pay|elect(?:ed)? to pay) (?:the |my |its )life(?: for it)?${END}`,
      'giu',
    ),
    ' and pay the life',
  ],
  // "I paid the 2 life."
  [/(?<=[.!?] )(?:i|we) (?:also )?(?:paid|did pay|chose to pay) the (?:\d |two |three )?life(?: for it)?[.!] /giu, ''],
  // "without paying the 2 life"
  [
    new RegExp(
      `(?<=[\\p{L})]),? without (?:having to pay|paying) (?:the |any |my )?(?:${LIFE_TYPED} )?life(?: for it)?${END}`,
      'giu',
    ),
    " and don't pay the life",
  ],
  // ", paid offspring": how what was named is cast
  [
    /(?<=[\p{L})]),(?: (?:i|we))? (?:paid|pay|paying)(?: for)? (?:the |its )?(kicker|offspring|squad|bestow|evoke|escape|dash|blitz|spectacle|emerge|prowl|surge|impending)(?: cost)?(?=[,.?!;)]|$)/giu,
    ' and paid $1',
  ],
];
