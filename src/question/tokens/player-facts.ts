// Facts about players that have a wording of their own: empty hands, speed, spells cast before this one.
import { lifeFact, ME, NUMBER_TOLD, numberTold, OPP, type Read, UNCOUNTED } from './fact-parts.ts';

const LEAD = '(?:and |with |while |if |when |but |since |because )?';
const OPPONENTS = "(?:their|his|her|opponents|(?:my |the |an )?(?:opponent|opp)(?:'?s|s'))";
const NONE = '(?:no|zero|0) (?:other )?cards? (?:left )?in';
const NTH = '(first|second|third|fourth|fifth|1st|2nd|3rd|4th|5th)';

const emptyHand =
  (player: string): Read =>
  () => ({ path: ['given', player, 'hand'], value: [] });

const speed =
  (player: string): Read =>
  ([amount]) => ({ path: ['given', player, 'speed'], value: amount === undefined ? MAX_SPEED : numberTold(amount) });

/** 702.179e: the speed that is called "max speed". */
const MAX_SPEED = 4;

/** The counters that a player has, of a kind that only players get (122.1f). */
const countersOf =
  (player: string): Read =>
  ([amount = '', kind = '']) => ({
    path: ['given', player, 'counters'],
    value: { [kind.toLowerCase()]: numberTold(amount) },
  });

/** Words between a player and the number of such counters; "do they have 3 poison counters" asks for it. */
const HAVING =
  "(?: is| am| are|'s|'re|'m| was| were| sits?| has| have|'ve| had| got| already| only| just| still| currently| sitting| stuck| up)+(?: at| on| with| to)?";
const PLAYER_COUNTERS =
  '(poison|energy|experience|rad)(?: counters?)?(?: already| left| so far)?\\b(?!,?\\s*(?:(?:right|correct|yes|yeah|no|huh)\\b|or\\b[^.!;]*)?\\s*\\?)';
const NOT_ASKED = '(?<!\\b(?:do|does|did|will|would|can|could|should) (?:my |the |an |each )?)';

/** The spells cast this turn before the one that is told to be the second, the third. */
const spellsBefore =
  (player: string): Read =>
  ([nth = '']) => {
    const place = ['first', 'second', 'third', 'fourth', 'fifth'].indexOf(nth.toLowerCase());
    const before = place >= 0 ? place : Number.parseInt(nth, 10) - 1;
    return { path: ['given', player, 'thisTurn'], value: { spellsCast: before } };
  };

/** Life totals at which a player is told to sit: "I'm sitting at 34 with X", "they're sitting on 5 life". */
export const FACTS_OF_SITTING: readonly (readonly [RegExp, Read])[] = (
  [
    [ME, 'you'],
    [OPP, 'opponent'],
  ] as const
).map(([player, side]) => [
  new RegExp(
    `\\b${LEAD}${NOT_ASKED}${player}(?: am|'m| is|'s| are|'re| was| were)?(?: just| still| only| now| currently)*(?: sitting| sits?| sat| hanging| chilling)(?: pretty| here)?(?: at| on) ${NUMBER_TOLD}(?: life)?(?: left| total)?${UNCOUNTED}`,
    'giu',
  ),
  lifeFact(side),
]);

/** The wordings of such facts. */
export const FACTS_OF_PLAYERS: readonly (readonly [RegExp, Read])[] = [
  [
    new RegExp(
      `\\b${LEAD}(?:${OPP}(?: has| have| holds| hold|'ve| got| is holding)+ ${NONE} (?:their |his |her )?hand|${NONE} ${OPPONENTS} hand|${OPPONENTS} hand is empty|${OPP}(?: is| are|'s) (?:hellbent|empty[- ]handed))\\b`,
      'giu',
    ),
    emptyHand('opponent'),
  ],
  [
    new RegExp(
      `\\b${LEAD}(?:${ME}(?: have| hold| am holding|'m holding|'ve| got)+ |having |holding )?(?:${NONE} (?:my )?hand|(?:my|an) hand is empty|(?:my hand empty|an empty hand)|${ME}(?: am)? (?:hellbent|empty[- ]handed))\\b`,
      'giu',
    ),
    emptyHand('you'),
  ],
  [
    new RegExp(
      `\\b${LEAD}(?:${OPPONENTS} speed is(?: at)? ${NUMBER_TOLD}|${OPP}(?: is| are| has| have|'s)(?: at)? max(?:imum)? speed)\\b`,
      'giu',
    ),
    speed('opponent'),
  ],
  [
    new RegExp(
      `\\b${LEAD}(?:(?:my speed is(?: at)?|${ME}(?: am| have)?(?: at)? speed|(?:at|with) (?:a )?speed(?: of)?) ${NUMBER_TOLD}|(?:${ME}(?: am| have|'ve got)?(?: at)? |at |my speed is )max(?:imum)?(?: speed)?)\\b`,
      'giu',
    ),
    speed('you'),
  ],
  [
    new RegExp(
      `\\b(?:(?:as|is|it'?s|its|that'?s|this is|it is) )*${OPPONENTS} ${NTH} spell(?: (?:of|for|in))?(?: (?:this|the|that|their|my))? turn(?: is| was)?\\b`,
      'giu',
    ),
    spellsBefore('opponent'),
  ],
  [
    new RegExp(
      `\\b(?:(?:as|is|it'?s|its|that'?s|this is|it is) )*(?:my |the )?${NTH} spell(?: i(?:'ve| have)? (?:cast|casted|play))?(?: (?:of|for|in))?(?: (?:this|the|that|my))? turn(?: is| was)?\\b`,
      'giu',
    ),
    spellsBefore('you'),
  ],
  // "I cast X as my third spell": of this turn, where no other is said
  [new RegExp(`\\bas (?:my |the )?${NTH} spell\\b(?! (?:of|for|in|this|that|i)\\b)`, 'giu'), spellsBefore('you')],
  // "they're at 4 poison", "he's got 8 poison counters"
  [
    new RegExp(`\\b${LEAD}${NOT_ASKED}${OPP}${HAVING} ${NUMBER_TOLD} ${PLAYER_COUNTERS}`, 'giu'),
    countersOf('opponent'),
  ],
  [new RegExp(`\\b${LEAD}${NOT_ASKED}${ME}${HAVING} ${NUMBER_TOLD} ${PLAYER_COUNTERS}`, 'giu'), countersOf('you')],
  // "an opponent who has 24 life and two creatures": what else the player has follows
  [
    new RegExp(`(?<=\\b${OPP} (?:who|that) (?:has|have) )${NUMBER_TOLD} life(?: left)?(?: and)?\\b`, 'giu'),
    ([amount = '']) => ({ path: ['given', 'opponent', 'life'], value: numberTold(amount) }),
  ],
  // "exactly 2 life and X", "down to 1 life"
  [
    new RegExp(
      `(?<=^|[.;!?] ?)(?:at |with |on )?(?:exactly|precisely|just|only|down to|left with) ${NUMBER_TOLD} life\\b(?! (?:each|per|more|less))(?: left\\b| remaining\\b)?`,
      'giu',
    ),
    ([amount = '']) => ({ path: ['given', 'you', 'life'], value: numberTold(amount) }),
  ],
  // "down to 2. Overgrown Tomb untapped": a sentence of its own
  [
    new RegExp(
      `(?<=^|[.;!?] ?)(?:i'?m |im |i am )?(?:just |only )?down to (?:my last )?${NUMBER_TOLD}(?=\\s*[.;!?])`,
      'giu',
    ),
    ([amount = '']) => ({ path: ['given', 'you', 'life'], value: numberTold(amount) }),
  ],
  // "I'm down to my last life point"
  [
    /\b(?:i['’]?m |im |i am )?(?:down to|at|on) (?:my|the) (?:very )?last (?:life(?: point)?|point(?: of life)?)\b/giu,
    () => ({ path: ['given', 'you', 'life'], value: 1 }),
  ],
  // "one life left, I topdeck X"
  [
    new RegExp(`(?<=^|[.,;!?] ?)(?:with |and |only |just )*${NUMBER_TOLD} life (?:left|remaining|to go)\\b`, 'giu'),
    ([amount = '']) => ({ path: ['given', 'you', 'life'], value: numberTold(amount) }),
  ],
];
