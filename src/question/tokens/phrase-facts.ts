// Facts about players, the turn and the day that have a phrase of their own: "I'm at 1 life", "on my opponent's turn", "in 2016".
import { inSmallLetters, mayMatch } from '../../kit/needed-texts.ts';
import { ORDINALS } from '../../kit/number-words.ts';
import { FACTS_OF_CARDS_DRAWN } from './cards-drawn.ts';
import { cardsInHand, lifeFact, ME, NUMBER_TOLD, numberTold, OPP, type Read, UNCOUNTED } from './fact-parts.ts';
import { FACTS_OF_HIDDEN_CARDS } from './hidden-cards.ts';
import { FACTS_OF_PLAYERS, FACTS_OF_SITTING } from './player-facts.ts';

/** A fact with the place of its words. */
export interface PhraseFact {
  readonly at: number;
  readonly end: number;
  /** Keys from the root of the scenario to the value. */
  readonly path: readonly string[];
  readonly value: unknown;
}

/** Words by which a question speaks of more than two players. */
const OF_SEVERAL =
  '\\b(?:each|every(?:one|body)?|opponents|opps|players|others|teammates?|third|all (?:three|four|of (?:them|us))|(?:the )?(?:next|last|first) (?:one|player|guy)|left|right of|total|altogether|combined|go around)\\b';

/** Ordinals in words, by their number. */
const ORDINAL_WORDS: readonly string[] = ORDINALS;

/** A card of each type, the commonest types first. */
const ONE_OF_EACH_TYPE = [
  'Grizzly Bears',
  'Island',
  'Lightning Bolt',
  'Sol Ring',
  'Pacifism',
  'Divination',
  'Jace Beleren',
];

/** Steps as people call them. */
const STEPS: Readonly<Record<string, string>> = {
  upkeep: 'upkeep',
  upkeeps: 'upkeep',
  'upkeep step': 'upkeep',
  'draw step': 'draw',
  'end step': 'end',
  endstep: 'end',
  'untap step': 'untap',
  untap: 'untap',
  'main phase': 'precombat main',
  'first main phase': 'precombat main',
  'first main': 'precombat main',
  'precombat main phase': 'precombat main',
  'pre combat main phase': 'precombat main',
  'precombat main': 'precombat main',
  'second main phase': 'postcombat main',
  'second main': 'postcombat main',
  'postcombat main phase': 'postcombat main',
  'post combat main phase': 'postcombat main',
  'postcombat main': 'postcombat main',
};

const step =
  (player: string): Read =>
  ([words = '']) => {
    const named = STEPS[words.toLowerCase()];
    return named === undefined ? undefined : { path: ['step'], value: `${player} ${named}` };
  };

const STEP = '(upkeep step|upkeeps?|draw step|untap step|end ?step)';
const PHASE =
  '((?:first |second |pre-?combat |post-?combat |pre combat |post combat )?main phase|(?:first|second|precombat|postcombat) main)';
const AT = "(?:(?:at|on|in|during|from|to|it'?s|its|goes? to|i'?m in|im in) )*(?:(?:the )?(?:beginning|start) of )?";
const BEGINS = '(?: (?:begins|starts|comes|hits|arrives|happens|rolls around|comes around))?';

/** Wordings for all the opponents there are, each of them meant. */
const EACH_OPPONENT =
  '(?:(?:each|every)(?: one)?(?: of)?(?: my| the)?(?: other)? (?:opponents?|opps?)|(?:all(?: of)? )?(?:my|the) (?:three |two |3 |2 |other )*(?:opponents|opps) (?:each|all)|(?:each|all|every one)(?: of)? the others|(?:each|all)(?: of)?(?: the)? other players?|every other player)';

const PHRASES: readonly (readonly [RegExp, Read])[] = [
  ...FACTS_OF_SITTING,
  ...FACTS_OF_CARDS_DRAWN,
  [
    new RegExp(
      `\\b(?:and |with |while )?${EACH_OPPONENT}(?: has| have| holds?| with| is holding| are holding)(?: got)?(?: exactly| just| only)? ${NUMBER_TOLD} cards? (?:left )?in (?:(?:their|his|her|the) )?hands?\\b`,
      'giu',
    ),
    ([amount = '']) => ({ path: ['opponents', 'hand'], value: cardsInHand(amount) }),
  ],
  [
    new RegExp(
      `\\b(?:and |with |while )?${EACH_OPPONENT}(?: of mine| of ours)?(?: is| are| has| have)?(?:(?: at| on) ${NUMBER_TOLD}(?: life)?\\b| ${NUMBER_TOLD} life\\b|(?<=has|have) ${NUMBER_TOLD}${UNCOUNTED})`,
      'giu',
    ),
    ([at, amount, bare = '']) => ({ path: ['opponents', 'life'], value: numberTold(at ?? amount ?? bare) }),
  ],
  // "opponents at 31 and 18 life": each has a life total of their own
  [
    new RegExp(
      `\\b(?:and |with |while )?(?:my |the )?(?:two |three |2 |3 )?(?:opponents|opps)(?: are| have| being| sitting)?(?: at| on)? (\\d{1,3}(?:, ?\\d{1,3})?,? (?:and|&) \\d{1,3})(?: life)?(?: (?:respectively|left))?${UNCOUNTED}`,
      'giu',
    ),
    ([amounts = '']) => ({ path: ['opponents', 'lives'], value: [...amounts.matchAll(/\d+/gu)].map(Number) }),
  ],
  // "I pay 50 at my opponent who is at 40", "my opponent, who's at 2 life, casts X"
  [
    new RegExp(
      `(?<=\\b(?:${OPP}|the (?:guy|player|person)|him|her|them)),? (?:who|that)(?: is|'s|s|’s| was| sits)(?: (?:only|just|down))?(?: at| on| to) ${NUMBER_TOLD}(?: life)?(?: left)?\\b`,
      'giu',
    ),
    lifeFact('opponent'),
  ],
  // "my opponent, who controls X, is at 3"; what is looked back from is looked for first
  [
    new RegExp(
      `(?=,? (?:is|was|sits) )(?<=\\b${OPP},? (?:who|that) [^.?!;]{1,80}),? (?:is|was|sits)(?: at| on| down to) ${NUMBER_TOLD}(?: life)?(?: left| total)?\\b`,
      'giu',
    ),
    lifeFact('opponent'),
  ],
  [
    new RegExp(
      `\\b(?:while |when |if |and |but )?${OPP}(?: am| is| are|'s| has| have| only)*(?: at| on| down to)? ${NUMBER_TOLD} life(?: left| total)?\\b`,
      'giu',
    ),
    lifeFact('opponent'),
  ],
  [
    new RegExp(
      `\\b(?:while |when |if |and |but )?(?:my opponent|the opponent|opponent|opp)'?s life(?: total)?(?: is| at)* ${NUMBER_TOLD}\\b`,
      'giu',
    ),
    lifeFact('opponent'),
  ],
  [
    new RegExp(
      `\\b(?:while |when |if |and |but )?${OPP}(?: is| are|'s|'re| was| were| sits| only)*(?: at| down to| on(?= \\w+\\s*(?:[.,;!?)]|$))) ${NUMBER_TOLD}${UNCOUNTED}`,
      'giu',
    ),
    lifeFact('opponent'),
  ],
  [
    new RegExp(
      `\\b(?:while |when |if |and |but |since )?${ME}(?: am|'m| was| have| only|'ve got| got| sitting pretty| sitting comfortably| sitting comfy| chilling| cruising| hovering| stuck| still| currently| dropped| fallen| gone| dipped)*(?: at| on| down to|(?<=dropped|fallen|gone|dipped) to) ${NUMBER_TOLD}(?: life)?(?: left| total)?\\b(?! (?:(?:basic |untapped |tapped |snow )*(?:plains|islands?|swamps?|mountains?|forests?|wastes|lands?|cards?|treasures?|creatures?|tokens?)\\b|counter|lore|loyalty|poison|energy|experience|rad|charge|defense))`,
      'giu',
    ),
    lifeFact('you'),
  ],
  // "33 life and a Serra Avatar", with which a sentence begins
  [
    new RegExp(
      `(?:^|(?<=[.!?;:] ))(?:so |ok |okay )?${NUMBER_TOLD} life(?: left| total)?(?:,| and| plus| with)(?= (?:an?|my|one|two|three) \\p{L}[^.?!;]*[.!;])`,
      'giu',
    ),
    lifeFact('you'),
  ],
  [
    new RegExp(
      `\\b(?:while |when |if |and |but |since )?${ME}(?: am|'m| have| only|'ve got| got| had)+ ${NUMBER_TOLD} life(?: left| total)?\\b`,
      'giu',
    ),
    lifeFact('you'),
  ],
  [
    new RegExp(
      `\\b(?:and |with |while )?(?:everyone|everybody|both (?:of us|players)|we(?:'?re| are) (?:all|both)|each (?:player|of us)|all (?:players|of us))(?: is| are| has|'s|s| have| still| starts| start)*(?:(?: at| on) ${NUMBER_TOLD}(?: life)?(?: each)?\\b| ${NUMBER_TOLD} life\\b)`,
      'giu',
    ),
    ([at, amount = '']) => ({ path: ['everyone', 'life'], value: numberTold(at ?? amount) }),
  ],
  // "everyone in the pod has 40": the pod is read apart
  [
    new RegExp(
      `(?<=\\b(?:everyone|everybody|we(?: all)?) in (?:the|our|this) (?:pod|game))(?: is| are| has|'s|s| have| still| starts| start| sits)*(?: at| on)? ${NUMBER_TOLD}(?: life)?${UNCOUNTED}`,
      'giu',
    ),
    ([amount = '']) => ({ path: ['everyone', 'life'], value: numberTold(amount) }),
  ],
  [
    new RegExp(
      `(?<=\\b(?:everyone|everybody|we all))(?: at (?:the|our|this) table)?(?: is at| sits at| has| starts with| starts at) ${NUMBER_TOLD}${UNCOUNTED}`,
      'giu',
    ),
    ([amount = '']) => ({ path: ['everyone', 'life'], value: numberTold(amount) }),
  ],
  // 903.9a: what becomes of a commander that died is its owner's choice
  [
    new RegExp(
      `\\b(?:(?:,? ?(?:and|then|but|so)),? |(when|if|once|even if|after) )?(?:${ME} |${OPP} )?(?:then )?(?:choose to |decide to |want to |wanna )?(?<!\\b(?:can|could|may|do|does|should|would|must|have to|get to|able to|if|whether) (?:i |they |we )?(?:still |even |just |then |also )?)(?:sends?|sent|puts?|moves?|moved|returns?|returned) (?:it|him|her|my commander|the commander) (?:back )?(?:to|into|in) (?:the |my |their )?(?:command(?:er)? zone|cz)(?: instead)?\\b`,
      'giu',
    ),
    ([condition]) => ({ path: ['commandZone'], value: condition === undefined ? 'yes' : 'open' }),
  ],
  [
    /\b(?:(?:(?:and|then|but) )?(?:it|he|she|my commander)|and(?: then)?) (?:goes|is put|gets put|gets sent|is sent|moves) (?:back )?(?:to|into|in) (?:the |my )?(?:command(?:er)? zone|cz)(?: instead)?\b(?! or\b)(?![^.!;]*\?)/giu,
    () => ({ path: ['commandZone'], value: 'yes' }),
  ],
  // "I have Worship and 3 life"
  [
    new RegExp(
      `(?= and )(?<=\\bi (?:have|control) [^.?!;]{1,60}) and (?:have |am at |i have )?${NUMBER_TOLD} life(?: left)?\\b`,
      'giu',
    ),
    lifeFact('you'),
  ],
  [new RegExp(`\\bmy life(?: total)?(?:(?:['’]s| is| at| was)* | ?[:=] ?)${NUMBER_TOLD}\\b`, 'giu'), lifeFact('you')],
  // "I go from 5 to what?"
  [
    new RegExp(
      `\\bi(?:'?m)? (?:go|going|goes|drop|dropping|fall|falling)(?: down)? from ${NUMBER_TOLD}(?= to\\b)`,
      'giu',
    ),
    lifeFact('you'),
  ],
  // "At 5. They connect with X.", "Was at 5, and …"
  [
    new RegExp(
      `(?<=^|[.!?] )(?:(?:still|was|sitting|now) )*(?:at|down to|on) ${NUMBER_TOLD}(?: life)?(?=\\s*[.,;!]| with )`,
      'giu',
    ),
    lifeFact('you'),
  ],
  [new RegExp(`\\bwhile (?:sitting|being|still|down) at ${NUMBER_TOLD}(?: life)?${UNCOUNTED}`, 'giu'), lifeFact('you')],
  // "Death's Shadow, 7 life, I cast X", "(7 life)", "X out and 7 life left", "life total seven"
  [
    new RegExp(
      `(?<=[,;:(.] ?|^)(?:at )?${NUMBER_TOLD} life(?: left| remaining| total)?(?=[,.;:!)]| i | my | with (?!counters)| ?\\+ )`,
      'giu',
    ),
    lifeFact('you'),
  ],
  // "…? 7 life.", which is no guess as "4 life?" is
  [new RegExp(`(?<=[?!] )(?:at )?${NUMBER_TOLD} life(?: left| remaining| total)?(?=[.;!])`, 'giu'), lifeFact('you')],
  [new RegExp(`\\band ${NUMBER_TOLD} life (?:left|remaining)\\b`, 'giu'), lifeFact('you')],
  [
    new RegExp(
      `(?<=[,;:(.–—-] ?|^)(?:my )?life(?: total)?(?::| at| =|'?s)? ${NUMBER_TOLD}(?=[,.;:!)]| i | my | with |\\s*$)`,
      'giu',
    ),
    lifeFact('you'),
  ],
  // "what happens to their life at 10", "life totals at 40?"
  [
    new RegExp(
      `\\b(?:their|his|her) life(?: total)?(?: is| at| was| being)+ ${NUMBER_TOLD}(?: life)?${UNCOUNTED}`,
      'giu',
    ),
    lifeFact('opponent'),
  ],
  [
    new RegExp(
      `\\b(?:starting life total|(?:starting )?life totals) (?:all |each )?(?:at|of|being) ${NUMBER_TOLD}(?: each)?${UNCOUNTED}`,
      'giu',
    ),
    ([amount = '']) => ({ path: ['everyone', 'life'], value: numberTold(amount) }),
  ],
  [new RegExp(`\\b(?:at|with|on|while at|being at) ${NUMBER_TOLD} life(?: left| total)?\\b`, 'giu'), lifeFact('you')],
  [
    new RegExp(
      `\\b${AT}(?:their|his|her|(?:my |the |an )?(?:opponent|opp)(?:'?s|s')?) (?:next |own )?${STEP}\\b${BEGINS}`,
      'giu',
    ),
    step('opponent'),
  ],
  [new RegExp(`\\b${AT}(?:my|the|our)? ?(?:next |own )?${STEP}\\b${BEGINS}`, 'giu'), step('you')],
  // "in my main phase" tells when something else happens, and asks for nothing to begin
  [
    new RegExp(
      `\\b(?:(?:at|when|as|once) )?(?:(?:the )?(?:beginning|start) of )(?:their|his|her|(?:my |the |an )?(?:opponent|opp)(?:'?s|s')?) (?:next )?${PHASE}\\b`,
      'giu',
    ),
    step('opponent'),
  ],
  [
    new RegExp(`\\b(?:(?:at|when|as|once) )?(?:the )?(?:beginning|start) of (?:my |the )?(?:next )?${PHASE}\\b`, 'giu'),
    step('you'),
  ],
  [
    new RegExp(
      `\\b(?:(?:when|as|once) (?:my |the |i get to my |i go to my )?|my )(?:next )?${PHASE} (?:begins|starts|comes|comes around|rolls around|hits)\\b`,
      'giu',
    ),
    step('you'),
  ],
  [
    /\b(?:(?:at|on|in|during) )?(?:the )?(?:beginning|start) of (?:my |the )?(?:next )?combat(?: (?:step|phase))?(?: (?:on|of) my turn)?\b/giu,
    () => ({ path: ['step'], value: 'you beginning of combat' }),
  ],
  [
    new RegExp(
      `\\b(?:on|in|during|it'?s|it is|this is) (?:my |the )?(${ORDINAL_WORDS.slice(1).join('|')}) turn(?: of the game)?\\b`,
      'giu',
    ),
    ([nth = '']) => ({ path: ['given', 'turn'], value: ORDINAL_WORDS.indexOf(nth.toLowerCase()) }),
  ],
  [
    new RegExp(`\\b(?:on|it'?s|it is|this is) (?:my )?turn ${NUMBER_TOLD}\\b(?! (?:life|cards?)\\b)`, 'giu'),
    ([turn = '']) => ({ path: ['given', 'turn'], value: numberTold(turn) }),
  ],
  // combat steps in which something else happens (508, 509, 510)
  [
    /\b(?:at|on|in|during) (?:the )?(?:their|his|her|(?:my |the |an )?(?:opponent|opp)(?:'?s|s')?) (declare attackers|declare blockers|combat damage) (?:step|phase)\b/giu,
    ([named = '']) => ({ path: ['step'], value: `opponent ${named.toLowerCase()}` }),
  ],
  [
    /\b(?:at|on|in|during) (?:my |the |our )?(declare attackers|declare blockers|combat damage) (?:step|phase)\b(?: (?:on|of) my turn)?/giu,
    ([named = '']) => ({ path: ['step'], value: `you ${named.toLowerCase()}` }),
  ],
  [
    /\b(?:during|on|in) (?:my |the |an )?(?:opponent|opp|enemy)(?:'?s|s'?)?'? (?:own )?turn\b/giu,
    () => ({ path: ['active'], value: 'opponent' }),
  ],
  [
    /\b(?:(?:during|on|in) )?(?:their|his|her|(?:my |the |an )?(?:opponent|opp)'?s) (?:own )?turn\b/giu,
    () => ({ path: ['active'], value: 'opponent' }),
  ],
  [/\b(?:it'?s|it is|its) (?:my |the )?(?:opponent|opp)'?s turn\b/giu, () => ({ path: ['active'], value: 'opponent' })],
  [
    /\b(?:it'?s|it is|while it'?s|when it'?s|at|during the) (?:currently )?night(?:time)?\b/giu,
    () => ({ path: ['given', 'dayNight'], value: 'night' }),
  ],
  [
    /\b(?:it'?s|it is|while it'?s|when it'?s|during the) (?:currently )?day(?:time)?\b/giu,
    () => ({ path: ['given', 'dayNight'], value: 'day' }),
  ],
  [
    /\b(?:back )?(?:in|as of|under the rules of|since|by) ((?:january|february|march|april|may|june|july|august|september|october|november|december) )?((?:19|20)\d\d)\b(?: rules)?/giu,
    ([month, year = '']) => ({ path: ['rules'], value: `${month ?? ''}${year}`.trim() }),
  ],
  // the "legend rule" changed on 13 July 2013
  [
    /\bbefore (?:they changed the legend rule|the legend rule (?:was changed|got changed|changed|change))\b/giu,
    () => ({ path: ['rules'], value: '2013-01-01' }),
  ],
  [
    /\b(?:as of|on|before|with the rules of) ((?:19|20)\d\d-\d\d-\d\d)\b/giu,
    ([day = '']) => ({ path: ['rules'], value: day }),
  ],
  [
    new RegExp(
      `\\b(?:there are |in a |it's a |its a |we have a )?${NUMBER_TOLD}[- ](?:players?|man|way|person)(?: pod| game| table| commander(?: pod| game)?| edh(?: pod| game)?| at the table| in the game| in the pod)?\\b`,
      'giu',
    ),
    ([n = '']) => ({ path: ['seats'], value: numberTold(n) }),
  ],
  [
    new RegExp(
      `\\b(?:there(?:'s|s| is| are)? |with )?${NUMBER_TOLD} (?:different )?(?:card )?types in (?:my |the |all |both |our )?(?:graveyards?|yards?|gys?|bins?)\\b`,
      'giu',
    ),
    ([n = '']) => ({ path: ['given', 'you', 'graveyard'], value: ONE_OF_EACH_TYPE.slice(0, numberTold(n)) }),
  ],
  // "there are three of us at the table", "we are three"
  [
    new RegExp(
      `\\b(?:and |but |so )?(?:there are|there's|there is|theres) ${NUMBER_TOLD} of us(?: at the table| in the game| in the pod| playing)?\\b`,
      'giu',
    ),
    ([n = '']) => ({ path: ['seats'], value: numberTold(n) }),
  ],
  [
    new RegExp(
      `\\b(?:we are|we're) ${NUMBER_TOLD}(?: players| people)?(?: at the table| in the game)?(?=\\s*(?:[,.;:]|$))`,
      'giu',
    ),
    ([n = '']) => ({ path: ['seats'], value: numberTold(n) }),
  ],
  [
    /\b(?:in a |in my |my )?(?:commander |edh |cedh )?pod of (\d|three|four|five)\b/giu,
    ([n = '']) => ({ path: ['seats'], value: numberTold(n) }),
  ],
  // a pod of which no number is told counts where several players are spoken of
  [
    new RegExp(
      `\\b(?:in (?:a|my|our|the) )?(?:commander |edh |cedh )?(?<!\\b(?:birthing|i|we|he|she|they|you|opp|opponent|and|then|to) )pod\\b(?! (?:away|into|up)\\b| we (?:could|can|argu|disagree))(?:(?=[\\s\\S]*${OF_SEVERAL})|(?<=${OF_SEVERAL}[\\s\\S]*))`,
      'giu',
    ),
    () => ({ path: ['seats'], value: 4 }),
  ],
  [
    /\b(?:i have |there are |with )?(two|three|four|2|3|4) opponents\b(?! (?:each )?(?:has|have|control|controls))/giu,
    ([n = '']) => ({ path: ['seats'], value: numberTold(n) + 1 }),
  ],
  [/\b(?:just|only) (?:one|1) opp(?:onent)?\b(?=\s*(?:[.,;!]|$))/giu, () => ({ path: ['seats'], value: 2 })],
  [
    /\b(two|three|four|2|3|4) (?=opponents(?: (?:each )?(?:has|have|control|controls)|,? each with)\b)/giu,
    ([n = '']) => ({ path: ['seats'], value: numberTold(n) + 1 }),
  ],
  [
    /\b(?:it'?s )?(?:just )?me (?:vs\.?|against|versus) (\d|two|three|four) (?:others|other (?:people|players|guys)|people|players)\b/giu,
    ([n = '']) => ({ path: ['seats'], value: numberTold(n) + 1 }),
  ],
  [
    /\b(?:i have|i've got|i'm|im|i am)(?: still| currently)?(?: the)? (monarch|initiative)\b/giu,
    ([title = '']) => ({ path: ['given', 'you', 'designations'], value: [title.toLowerCase()] }),
  ],
  [
    new RegExp(
      `\\b(?:while |when |if |and |but )?${OPP}(?: is| has|'s)(?: still| currently)?(?: the)? (monarch|initiative)\\b`,
      'giu',
    ),
    ([title = '']) => ({ path: ['given', 'opponent', 'designations'], value: [title.toLowerCase()] }),
  ],
  ...FACTS_OF_PLAYERS,
  ...FACTS_OF_HIDDEN_CARDS,
  [
    new RegExp(
      `\\b(?:i |i've |ive |i have )?(?:have |had )?already (?:cast|casted|played) ${NUMBER_TOLD} (?:other )?spells?(?: (?:this|that) turn)?(?: and)?\\b`,
      'giu',
    ),
    ([n = '']) => ({ path: ['given', 'you', 'thisTurn'], value: { spellsCast: numberTold(n) } }),
  ],
  // "33 life, I have X": numbers of a list are guesses at what comes of it, "1 life, 1 card?"
  [
    new RegExp(
      `(?<=^\\s*(?:(?:so|ok|okay|well|alright|hey|hi),? )?|[,.;:] )${NUMBER_TOLD} life(?: total| points)?(?:(?: for me| on my side| here| over here)(?=\\s*[,.;!]|$| (?:and|with|when)\\b)|(?=\\s*[,.;!]|$))(?!,? (?:or|and|no|none|\\d+|one|two|three|four)\\b(?! (?:of|\\w+ (?:out|in|on)))|\\s*\\?)`,
      'giu',
    ),
    lifeFact('you'),
  ],
  // "life is 35, X is out"
  [
    new RegExp(`(?<=^\\s*|[,.;:!?] )(?:the )?life(?: total)?(?: is| was| at|:|=)+ ?${NUMBER_TOLD}${UNCOUNTED}`, 'giu'),
    lifeFact('you'),
  ],
  [/\bi have the city'?s blessing\b/giu, () => ({ path: ['given', 'you', 'designations'], value: ['cityBlessing'] })],
  [
    /\bi (?:already )?have an enduring story\b/giu,
    () => ({ path: ['given', 'you', 'designations'], value: ['enduringStory'] }),
  ],
  [
    /\bi(?:'ve| have)(?: already)? completed a dungeon\b/giu,
    () => ({ path: ['given', 'you', 'designations'], value: ['completedDungeon'] }),
  ],
];

/** Most questions have no text that a wording needs, and V8 keeps the code of each wording that is tried. */
const likely = mayMatch(PHRASES, ([wording]) => wording);

/** Every fact of a text, those found first before those that overlap them. */
export function factsIn(text: string): readonly PhraseFact[] {
  const found: PhraseFact[] = [];
  for (const [wording, read] of likely(inSmallLetters(text))) {
    for (const match of text.matchAll(wording)) {
      const at = match.index;
      const end = at + match[0].length;
      const fact = read(match.slice(1));
      if (fact !== undefined && found.every(it => end <= it.at || at >= it.end)) found.push({ at, end, ...fact });
    }
  }
  return found;
}
