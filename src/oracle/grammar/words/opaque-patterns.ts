// Patterns of wordings that are set aside, by family, each with a short description.

type Family = 'combat' | 'untapping' | 'targets' | 'casting and costs' | 'players' | 'cards seen' | 'mana' | 'outside';

export interface OpaquePattern {
  readonly family: Family;
  /** A description of the wordings, for people. */
  readonly about: string;
}

/** The beginning of a predicate, in the singular and in the plural; a list of one where it has no plural. */
type Starts = string | readonly [one: string, many?: string];

export interface OpaquePredicate extends OpaquePattern {
  readonly one: string;
  readonly many: string | undefined;
}

/** Spells and abilities that the engine keeps off a target: "black or red spells", "abilities from artifact sources". */
const SPELLS = '(?:[\\w-]+ (?:or [\\w-]+ )?)?spells(?: your opponents control)?';
const ABILITIES = 'abilities(?: from [\\w-]+ sources)?(?: your opponents control)?';

/** Predicates; some occur only in effects of spells, which are compiled when needed: those set no card's line aside. */
export const PREDICATES: readonly OpaquePredicate[] = [
  ...predicates('combat', {
    "can't attack, or block": "can't attack(?!, block, or transform)",
    "can't block": "can't block",
    "can't be blocked": "can't be blocked",
    "can't be attacked": "can't be attacked",
    "can't crew": "can't crew",
    "can't be goaded": "can't be goaded",
    "can't become suspected": ["can't become suspected"],
    'attacks or blocks each combat': ['(?:attacks?|blocks?) (?:each|this|that)', '(?:attack|block) (?:each|this|that)'],
    'must attack, block or be blocked': 'must (?:attack|be blocked|block)',
    'can attack or block so': 'can (?:attack|block)',
    'assigns combat damage so': ['assigns? combat damage', 'assign combat damage'],
    'is goaded': ['is goaded', 'are goaded'],
    'is blocked by all that are able': ['all creatures able to block (?:it|~) do so'],
    'attacks alone only': ['can only attack alone'],
  }),
  ...predicates('untapping', { "doesn't untap": ["doesn't untap", "don't untap"] }),
  ...predicates('targets', {
    "can't be the target": `can't be the targets?(?! of (?:${SPELLS} or ${ABILITIES}|${SPELLS}|${ABILITIES})(?:\\.|"|$| this turn| and | as long))`,
  }),
  ...predicates('casting and costs', {
    "can't be countered": "can't be countered",
    "its abilities can't be activated": ["its activated abilities can't be activated"],
  }),
];

/** A pattern of a whole sentence, without its period. */
export interface OpaqueSentence extends OpaquePattern {
  readonly pattern: string;
  /** Whether the sentence may contain words that bear on answers elsewhere: here they are no event of the engine. */
  readonly bearing: boolean;
}

export const SENTENCES: readonly OpaqueSentence[] = [
  ...sentences('casting and costs', {
    // "Elf spells you cast cost {1} less to cast", "this ability costs {2} less to activate"
    'spells or abilities cost more or less':
      '(?!when|at the |if |as )[^".:\\n]*\\b(?:spells?|abilit(?:y|ies)|costs?)\\b[^".:\\n]* costs? [^"\\n]*',
    "spells can't be countered, cast or copied":
      '(?!when|at the |if |as )[^".:\\n]*\\bspells?\\b[^".:\\n]* can\'t be (?:countered|cast|copied)[^"\\n]*',
    'you may cast, play, look at, spend …':
      '(?:once (?:during )?each (?:of your )?turns?, )?you may (?:cast|play|look at|choose not to untap|spend|activate|attack|pay|have ~ assign|choose new|exert)\\b[^"\\n]*',
    'its cost is reduced': 'this cost is reduced by [^"\\n]*',
    'when it may be cast': 'cast this spell only [^"\\n]*',
    'an additional cost to cast it': 'as an additional cost to cast (?:this spell|~), [^"\\n]*',
    "abilities of … can't be activated": '(?:activated )?abilities of [^".\\n]* can\'t be activated[^"\\n]*',
    "…'s abilities can't be activated":
      '(?:~|enchanted [a-z]+|[^".\\n]*)\'s? (?:activated|loyalty) abilities can\'t be activated[^"\\n]*',
    "enchanted creature's controller can't cast": "enchanted creature's controller can't cast [^\"\\n]*",
  }),
  ...sentences('players', {
    "players can't, can or may cast, attack, search …":
      "(?:during (?:combat|your turn|each opponent's turn), |as long as ~ is (?:attacking|untapped|tapped), )?(?:you|players|each player|your opponents|opponents|each opponent|an opponent|enchanted player|defending player|no player|that player) (?:can't|can|may)(?: only)? (?:cast|play|activate|attack|block|look|spend|be attacked|untap|search|be the target|choose|cycle|have no)\\b[^\"\\n]*",
    "each player who … can't cast, play or attack":
      'each (?:opponent|player) who [^".\\n]* can\'t (?:cast|play|attack)[^"\\n]*',
    "if you cast or attacked …, you can't": 'if you (?:cast|attacked) [^",.\\n]*, you can\'t (?:cast|attack)[^"\\n]*',
    'no maximum hand size':
      '(?:you have|each player has|players have|enchanted player has|your opponents have) no maximum hand size',
    'maximum hand size is …':
      "(?:your|each opponent's|each player's|enchanted player's) maximum hand size is [^\"\\n]*",
  }),
  ...sentences('combat', {
    'all creatures able to block': 'all creatures able to block [^"\\n]*',
    'no more than … can attack or block': 'no more than [^".\\n]* can (?:attack|block|be attacked)[^"\\n]*',
    "creatures without or that … can't attack or block":
      'creatures (?:without|that) [^".\\n]* can\'t (?:attack|block)[^"\\n]*',
    "damage isn't removed": 'damage isn\'t removed from [^"\\n]*',
  }),
  ...sentences('cards seen', {
    'play with … revealed': '(?:players |your opponents )?play with [^"\\n]*',
  }),
  ...sentences('mana', {
    'spend only …': 'spend only [^"\\n]*',
    'mana of any type or color can be spent': 'mana of any (?:type|color) can be spent [^"\\n]*',
    "unspent mana isn't lost": 'you don\'t lose unspent [^"\\n]*',
  }),
  ...sentences('outside', {
    // 611.2: for the rest of a turn that no scenario plays out
    'continues until end of turn': 'if ~ leaves the battlefield, this effect continues until end of turn',
    'can be your commander': '~ can be your commander',
    'if it is your commander': 'if ~ is your commander, [^"\\n]*',
    'how many a deck can have': 'a deck can have [^"\\n]*|your minimum deck size is [^"\\n]*',
    'taken out of the deck': 'remove ~ from your deck [^"\\n]*',
    'begins the game on the battlefield':
      'if ~ is in your opening hand, you may begin the game with it on the battlefield',
    'as cards are drafted': 'draft ~ face up|reveal ~ as you draft it[^"\\n]*|as you draft [^"\\n]*',
  }),
  ...sentences('mana', { 'if you would lose unspent mana': 'if you would lose unspent mana, [^"\\n]*' }, true),
  ...sentences(
    'casting and costs',
    {
      'if you would copy a spell': 'if you would copy a spell [^"\\n]*',
      // as it is cast, and in a later step
      'it may be cast as though it had flash, and is sacrificed then':
        "you may cast ~ as though it had flash\\. if you cast it any time a sorcery couldn't have been cast, the controller of the permanent it becomes sacrifices it at the beginning of the next cleanup step",
      // 118.9: an alternative cost, which is paid before the spell is cast
      'it may be cast for another cost':
        '(?:if [^".\\n]*, )?(?:you may [^".\\n]* rather than pay (?:this spell\'s|~\'s) mana cost(?: if [^".\\n]*)?|rather than pay (?:this spell\'s|~\'s) mana cost, you may [^".\\n]*)',
    },
    true,
  ),
  ...sentences(
    'outside',
    {
      'if an opponent would face a villainous choice': 'if an opponent would face a villainous choice, [^"\\n]*',
      'if … would assemble a Contraption': 'if an? [^",.\\n]* would assemble a Contraption, [^"\\n]*',
    },
    true,
  ),
];

function predicates(family: Family, rows: Readonly<Record<string, Starts>>): readonly OpaquePredicate[] {
  return Object.entries(rows).map(([about, starts]) => {
    const [one, many] = typeof starts === 'string' ? [starts, starts] : starts;
    return { family, about, one, many };
  });
}

function sentences(family: Family, rows: Readonly<Record<string, string>>, bearing = false): readonly OpaqueSentence[] {
  return Object.entries(rows).map(([about, pattern]) => ({ family, about, pattern, bearing }));
}
