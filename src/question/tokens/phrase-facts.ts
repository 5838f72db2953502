// Facts about players, the turn and the day that have a phrase of their own: "I'm at 1 life", "on my opponent's turn", "in 2016".
import { inSmallLetters, mayMatch } from '../../kit/needed-texts.ts';
import { ORDINALS } from '../../kit/number-words.ts';
import { numberNamed } from './counts.ts';

/** A fact with the place of its words. */
export interface PhraseFact {
  readonly at: number;
  readonly end: number;
  /** Keys from the root of the scenario to the value. */
  readonly path: readonly string[];
  readonly value: unknown;
}

type Read = (words: readonly string[]) => { readonly path: readonly string[]; readonly value: unknown } | undefined;

const ME = "(?:i|i'?m|im|me|we)";
const OPP = "(?:(?:my |the |an )?(?:opponent|opp|enemy)|they|they'?re|theyre|he|she|he'?s|she'?s)";
const NUMBER =
  '(\\d{1,4}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty)';

function numberOf(word: string): number {
  return numberNamed(word.toLowerCase())?.value ?? 0;
}

const life =
  (player: string): Read =>
  ([amount = '']) => ({ path: ['given', player, 'life'], value: numberOf(amount) });

/** Cards of a hand, of which only the number was told. */
const hand =
  (player: string): Read =>
  ([amount = '']) => ({
    path: ['given', player, 'hand'],
    value: cardsInHand(amount),
  });

function cardsInHand(amount: string): readonly string[] {
  return numberOf(amount) === 0 ? [] : [`${numberOf(amount)} Forest`];
}

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
  [
    new RegExp(
      `\\b(?:and |with |while )?${EACH_OPPONENT}(?: has| have| holds?| with| is holding| are holding)(?: got)?(?: exactly| just| only)? ${NUMBER} cards? (?:left )?in (?:(?:their|his|her|the) )?hands?\\b`,
      'giu',
    ),
    ([amount = '']) => ({ path: ['opponents', 'hand'], value: cardsInHand(amount) }),
  ],
  [
    new RegExp(
      `\\b(?:and |with |while )?${EACH_OPPONENT}(?: is| are| has| have)?(?:(?: at| on) ${NUMBER}(?: life)?\\b| ${NUMBER} life\\b)`,
      'giu',
    ),
    ([at, amount = '']) => ({ path: ['opponents', 'life'], value: numberOf(at ?? amount) }),
  ],
  // "my opponent, who controls X, is at 3"; what is looked back from is looked for first
  [
    new RegExp(
      `(?=,? (?:is|was|sits) )(?<=\\b${OPP},? (?:who|that) [^.?!;]{1,80}),? (?:is|was|sits)(?: at| on| down to) ${NUMBER}(?: life)?(?: left| total)?\\b`,
      'giu',
    ),
    life('opponent'),
  ],
  [
    new RegExp(
      `\\b(?:while |when |if |and |but )?${OPP}(?: am| is| are|'s| has| have| only)*(?: at| on| down to)? ${NUMBER} life(?: left| total)?\\b`,
      'giu',
    ),
    life('opponent'),
  ],
  [
    new RegExp(
      `\\b(?:while |when |if |and |but )?(?:my opponent|the opponent|opponent|opp)'?s life(?: total)?(?: is| at)* ${NUMBER}\\b`,
      'giu',
    ),
    life('opponent'),
  ],
  [
    new RegExp(
      `\\b(?:while |when |if |and |but )?${OPP}(?: is| are|'s|'re| was| were| sits| only)*(?: at| down to| on(?= \\w+\\s*(?:[.,;!?)]|$))) ${NUMBER}(?=$|\\s*[.,;!?)]| (?:and|with|when|but|if|while|i|my|the|does|do|is|what|how|as|after)\\b)`,
      'giu',
    ),
    life('opponent'),
  ],
  [
    new RegExp(
      `\\b(?:while |when |if |and |but |since )?${ME}(?: am|'m| was| have| only|'ve got| got)*(?: at| on| down to) ${NUMBER}(?: life)?(?: left| total)?\\b(?! (?:counter|lore|loyalty))`,
      'giu',
    ),
    life('you'),
  ],
  [
    new RegExp(
      `\\b(?:while |when |if |and |but |since )?${ME}(?: am|'m| have| only|'ve got| got| had)+ ${NUMBER} life(?: left| total)?\\b`,
      'giu',
    ),
    life('you'),
  ],
  [
    new RegExp(
      `\\b(?:and |with |while )?(?:everyone|everybody|both (?:of us|players)|we(?:'?re| are) (?:all|both)|each (?:player|of us)|all (?:players|of us))(?: is| are| has|'s|s| have| still| starts| start)*(?:(?: at| on) ${NUMBER}(?: life)?(?: each)?\\b| ${NUMBER} life\\b)`,
      'giu',
    ),
    ([at, amount = '']) => ({ path: ['everyone', 'life'], value: numberOf(at ?? amount) }),
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
      `(?= and )(?<=\\bi (?:have|control) [^.?!;]{1,60}) and (?:have |am at |i have )?${NUMBER} life(?: left)?\\b`,
      'giu',
    ),
    life('you'),
  ],
  [new RegExp(`\\bmy life(?: total)?(?: is| at| was)* ${NUMBER}\\b`, 'giu'), life('you')],
  [new RegExp(`\\b(?:at|with|on|while at|being at) ${NUMBER} life(?: left| total)?\\b`, 'giu'), life('you')],
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
      `\\b(?:on|in|during) (?:my |the )?(${ORDINAL_WORDS.slice(1).join('|')}) turn(?: of the game)?\\b`,
      'giu',
    ),
    ([nth = '']) => ({ path: ['given', 'turn'], value: ORDINAL_WORDS.indexOf(nth.toLowerCase()) }),
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
      `\\b(?:there are |in a |it's a |its a |we have a )?${NUMBER}[- ](?:players?|man|way|person)(?: pod| game| table| commander(?: pod| game)?| edh(?: pod| game)?| at the table| in the game| in the pod)?\\b`,
      'giu',
    ),
    ([n = '']) => ({ path: ['seats'], value: numberOf(n) }),
  ],
  [
    new RegExp(
      `\\b(?:there(?:'s|s| is| are)? |with )?${NUMBER} (?:different )?(?:card )?types in (?:my |the |all |both |our )?(?:graveyards?|yards?|gys?|bins?)\\b`,
      'giu',
    ),
    ([n = '']) => ({ path: ['given', 'you', 'graveyard'], value: ONE_OF_EACH_TYPE.slice(0, numberOf(n)) }),
  ],
  [
    /\b(?:in a |in my |my )?(?:commander |edh |cedh )?pod of (\d|three|four|five)\b/giu,
    ([n = '']) => ({ path: ['seats'], value: numberOf(n) }),
  ],
  [/\b(?:in (?:a|my|our|the) )?(?:commander |edh |cedh )?pod\b/giu, () => ({ path: ['seats'], value: 4 })],
  [
    /\b(?:i have |there are |with )?(two|three|four|2|3|4) opponents\b(?! (?:each )?(?:has|have|control|controls))/giu,
    ([n = '']) => ({ path: ['seats'], value: numberOf(n) + 1 }),
  ],
  [/\b(?:just|only) (?:one|1) opp(?:onent)?\b(?=\s*(?:[.,;!]|$))/giu, () => ({ path: ['seats'], value: 2 })],
  [
    /\b(two|three|four|2|3|4) (?=opponents(?: (?:each )?(?:has|have|control|controls)|,? each with)\b)/giu,
    ([n = '']) => ({ path: ['seats'], value: numberOf(n) + 1 }),
  ],
  [
    /\b(?:it'?s )?(?:just )?me (?:vs\.?|against|versus) (\d|two|three|four) (?:others|other (?:people|players|guys)|people|players)\b/giu,
    ([n = '']) => ({ path: ['seats'], value: numberOf(n) + 1 }),
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
  [
    /\b(?:my (?:library|deck) is empty|(?:with )?(?:an )?(?<!(?:their|his|her|opp|opponents|opponent'?s) )empty (?:library|deck)|(?:with )?(?:no|zero|0) cards (?:left )?in (?:my )?(?:library|deck)|(?:i )?(?:have )?(?:no|zero|0) cards left in (?:my )?(?:library|deck)|my (?:library|deck) has (?:no|zero|0) cards(?: left)?(?: in it)?)\b/giu,
    () => ({ path: ['given', 'you', 'library'], value: [] }),
  ],
  [
    /\b(?:their|his|her|(?:my |the )?(?:opponent|opp)'?s) (?:library|deck) is empty\b|\b(?:no|zero|0) cards (?:left )?in (?:their|his|her|(?:my |the )?(?:opponent|opp)'?s) (?:library|deck)\b/giu,
    () => ({ path: ['given', 'opponent', 'library'], value: [] }),
  ],
  [
    new RegExp(
      `\\b(?:(?<=\\b(?:em|them|him|her|opponent|opp) )with|${OPP}(?: has| have| hold| holds| is holding|'s holding)+|with my opponent (?:on|holding)) (?:exactly |only |just )?${NUMBER} (?:other )?cards? (?:left )?in (?:their |his |her )?hand\\b`,
      'giu',
    ),
    hand('opponent'),
  ],
  [
    new RegExp(
      `\\b(?:and )?${NUMBER} (?:other )?cards? (?:left )?in (?:their|his|her|(?:my |the )?(?:opponent|opp)'?s) hand\\b`,
      'giu',
    ),
    hand('opponent'),
  ],
  [
    new RegExp(
      `\\b(?:(?:while |when |if |and |but )?(?:with|having|holding|${ME}(?: have| hold|'m holding| am holding|'ve got| got)+) )?(?:exactly |only |just )?${NUMBER} (?:other )?cards? (?:left )?in (?:my )?hand\\b`,
      'giu',
    ),
    hand('you'),
  ],
  [
    /\b(?:i |i've |ive )?already drew(?: my| a| one)?(?: card)?(?: (?:for|this) (?:the |my )?turn)?\b/giu,
    () => ({ path: ['given', 'you', 'thisTurn'], value: { cardsDrawn: 1 } }),
  ],
  [
    new RegExp(
      `\\b(?:i |i've |ive |i have )?(?:have |had )?already (?:cast|casted|played) ${NUMBER} (?:other )?spells?(?: (?:this|that) turn)?(?: and)?\\b`,
      'giu',
    ),
    ([n = '']) => ({ path: ['given', 'you', 'thisTurn'], value: { spellsCast: numberOf(n) } }),
  ],
  [new RegExp(`(?<=[,.;:] )${NUMBER} life(?=\\s*[,.;!]|$)`, 'giu'), life('you')],
  [
    new RegExp(
      `\\b(?:with|having|and) (?:only |just |exactly )?${NUMBER} cards? (?:left |remaining )?in (?:my|the) (?:library|deck)\\b`,
      'giu',
    ),
    ([n = '']) => ({ path: ['given', 'you', 'library'], value: [`${numberOf(n)} Forest`] }),
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
