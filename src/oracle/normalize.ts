// Normalization of printed lines for the grammar: reminder text removed, names as ~, old wordings as today's.
import { PLANESWALKER_TYPES } from '../engine/index.ts';
import { withoutAccents } from '../kit/fold.ts';
import { CAPITALIZED_WORDS } from './grammar/words/subtype-words.ts';

/** A line ready for the grammar, with the data needed to write it as printed. */
export interface NormalLine {
  readonly text: string;
  /** Whether older wordings were replaced: such a line cannot be written back letter by letter. */
  readonly reworded: boolean;
  /** The words that each ~ replaced, in order. */
  readonly selves: readonly string[];
}

/** The names by which a face refers to itself: the whole name first, then the short ones. */
export interface SelfNames {
  readonly names: readonly string[];
  /** A short name that is the word for a type too: "Rhino" of a legend who is none. */
  readonly typeName?: string;
}

const SELF_NOUNS =
  'creature|land|artifact|enchantment|permanent|planeswalker|battle|token|card|Aura|Equipment|Vehicle|Fortification|Saga|Class|Case|Siege|Room|Spacecraft|Planet|Mount|Food|Treasure|Clue|Contraption|Attraction|plane|scheme|conspiracy|emblem|phenomenon|dungeon|Background|Shrine|Curse|Cartouche|Rune|Role|Town|Sphere|Sliver|Spell';
const THIS = new RegExp(`\\b[Tt]his (?:${SELF_NOUNS})(?![a-zA-Z]| token| type| name)`, 'g');

/** Old wordings and today's, applied in this order. */
const REWORDED: readonly (readonly [RegExp, string])[] = [
  [/\benters the battlefield\b/g, 'enters'],
  [/\benter the battlefield\b/g, 'enter'],
  [/\bentered the battlefield\b/g, 'entered'],
  [/\bentering the battlefield\b/g, 'entering'],
  // slips of public texts: a word misspelt or left out, a comma after the event
  [/\bbattelfield\b/g, 'battlefield'],
  [/\bactivated abil(?:ites|ties)\b/g, 'activated abilities'],
  [/\benters battlefield\b/g, 'enters'],
  [/^Other zombies\b/, 'Other Zombies'],
  [/\bunder you control\b/g, 'under your control'],
  [/^(When|Whenever) ~'s enters\b/g, '$1 ~ enters'],
  [/^((?:When|Whenever) [^,.]*? enters?) (?=(?:create|exile|destroy|draw) )/g, '$1, '],
  // 201.5: a name in the plural is one object
  [/^(When ~ enter, if )they're\b/g, "$1it's"],
  [/^(When ~ enter, if [^,]*? cast )them\b/g, '$1it'],
  [/\bcomes into play\b/g, 'enters'],
  [/\bcome into play\b/g, 'enter'],
  [/\bcame into play\b/g, 'entered'],
  [/\bcoming into play\b/g, 'entering'],
  [/\binto play\b/g, 'onto the battlefield'],
  [/\bin play\b/g, 'on the battlefield'],
  [/\bfrom play\b/g, 'from the battlefield'],
  [/\b(leaves?|left|leaving) play\b/g, '$1 the battlefield'],
  [/^All (?=[a-z, ]+ enter )/g, ''],
  [/^[Yy]our opponents' ([a-z, ]+?) enter\b/g, '$1 your opponents control enter'],
  [
    /^As ~ enters, you may choose an? ([^.]*?) on the battlefield\. If you do, ~ enters as a copy of that [a-z]+\b/g,
    'you may have ~ enter as a copy of any $1 on the battlefield',
  ],
  [/\bremoved from the game\b/g, 'exiled'],
  [/\b[Rr]emove ([^.,;]+?) from the game\b/g, 'exile $1'],
  [/\b[Pp]ut ([^.,;]*? tokens?) onto the battlefield\b(?: under your control)?/g, 'create $1'],
  [/\bhis or her\b/g, 'their'],
  [/\bhe or she\b/g, 'they'],
  [/\bhim or her\b/g, 'them'],
  [/\bTribal\b/g, 'Kindred'],
  [/\btribal\b/g, 'kindred'],
  [/\bViashino\b/g, 'Lizard'],
  [/\bNaga\b/g, 'Snake'],
  [/\bconverted mana cost\b/g, 'mana value'],
  [/\bconverted mana costs\b/g, 'mana values'],
  [/\bunder your control from anywhere\b/g, 'from anywhere under your control'],
  [/\b(enters?) under your control\b/g, '$1 under your control'],
];

/** Words of which every old wording has one: most lines have none, and are not searched for each wording. */
const MAYBE_REWORDED =
  /batt[el]+field|\bplay\b|abil(?:ites|ties)|under you |^Other z|~'s enters|enters? (?:create|exile|destroy|draw) |~ enter, if |^All |opponents'|you may choose|the game|\bor (?:her|she)\b|[Tt]ribal|Viashino|Naga|converted|under your control/;

/** Ability words (207.2c) and flavor words before a dash, which have no rules meaning and are left out. */
const WORD_BEFORE_DASH = /^(?!(?:[IVX]+|[IVX]+(?:, [IVX]+)+) — )([A-Z\u00c0-\u00de][^.:;"“”{}—•\n]*?|\d+) — (?=\S)/u;
/** The same before a trigger or a condition, with any stops and any dash: "I. AM. TALKING! — Whenever", "Iron Muscle—As". */
const WORD_BEFORE_ABILITY =
  /^([^:;"“”{}—•|\n]+?)(?: — |—| - )(?=(?:When|Whenever|At the beginning|As long as|During) )/u;
/** Several words with capitals before a dash without blanks, which no keyword has. */
const WORDS_BEFORE_DASH = /^(\p{Lu}[\p{L}']+(?: \p{Lu}[\p{L}']+)+)—(?=\p{Lu})/u;
/** Words before a dash that do have a rules meaning. */
const MEANING =
  /^(?:To solve|Solved|Max speed|Companion|Forecast|Boast|Exhaust|Visit|Prize|Power-up|Prototype|Choose .*|Partner.*|.*, choose .*|.* chooses? .*|When.*|At .*|As .*|If .*|Each .*|Level .*)$/;

/** The line without reminder text; empty when there is nothing else. */
export function withoutReminders(line: string): string {
  return line
    .replace(/\s*\([^()]*\)/g, '')
    .replace(/\s*\([^()]*\)/g, '')
    .trim();
}

/** The text with straight quotes, one kind of dash and single blanks. */
export function unified(text: string): string {
  return (
    text
      .replace(/[\u2018\u2019]/g, "'")
      .replace(/[\u201c\u201d]/g, '"')
      .replace(/\u2212/g, '-')
      .replace(/[\u2010\u2011]/g, '-')
      .replace(/[\u00a0\u2009]/g, ' ')
      .replace(/ – /g, ' — ')
      // a keyword's cost after a hyphen: "Escape-{R}{W}"
      .replace(/^(\p{Lu}\p{Ll}+)-(?=\{)/gmu, '$1—')
      .replace(
        /^((?:\p{Lu}[\p{L}',.!?]*|of|the|and|to|in)(?: (?:\p{Lu}[\p{L}',.!?]*|of|the|and|to|in))*) - (?=\p{Lu})/gmu,
        '$1 — ',
      )
  );
}

/** The names by which a face may be called: its own, the part before a comma, the first name of a legend. */
export function selfNames(name: string, legendary: boolean): SelfNames {
  const plain = unified(name);
  const names = [plain];
  if (legendary) {
    const beforeComma = plain.split(', ')[0] ?? plain;
    const beforeOf = plain.split(/ (?:of|the|from|and|&) /)[0] ?? plain;
    const [firstWord = plain, ...others] = plain.split(' ');
    const titleAndLast = NOT_A_NAME.has(firstWord) && others.length > 1 ? [`${firstWord} ${others.at(-1)}`] : [];
    for (const part of [beforeComma, beforeOf, firstWord, ...titleAndLast]) {
      const otherMeaning = CAPITALIZED_WORDS.has(part) && !isPlaneswalkerType(part);
      if (part.length > 2 && !otherMeaning && !NOT_A_NAME.has(part) && !names.includes(part)) names.push(part);
    }
  } else {
    const beforeComma = plain.split(', ')[0] ?? plain;
    if (beforeComma !== plain) names.push(beforeComma);
  }
  const bare = names.map(withoutAccents);
  const short = legendary ? plain.split(', ')[0] : undefined;
  const typeName =
    short !== undefined && !names.includes(short) && CAPITALIZED_WORDS.has(short) ? { typeName: short } : {};
  return { names: [...new Set([...names, ...bare])], ...typeName };
}

/** Verbs after the name of a legend as the subject of a sentence about itself. */
const UNDER_ANOTHER_NAME =
  /(?:^|\n|—|\b(?:When|Whenever|As) )(?!When|As )((?:\p{Lu}[\p{L}'-]*)(?:,? (?:the|of|\p{Lu}[\p{L}'-]*))*) (?=(?:enters|attacks|deals|dies|has|gets|isn't|must be)\b)/gu;

/**
 * The names of a legend, and where its text has none of them, the interchangeable name (201.3) by which it is called
 * there: text that names an object without "named" is about the object it is on (201.5).
 */
export function selfNamesIn(text: string, self: SelfNames): SelfNames {
  const plain = unified(text);
  if (self.typeName !== undefined || self.names.some(it => plain.includes(it)) || plain.search(THIS) !== -1)
    return self;
  const called = [...plain.matchAll(UNDER_ANOTHER_NAME)].flatMap(([, it]) => it ?? []);
  const others = called.filter(it => !CAPITALIZED_WORDS.has(it) && !NOT_A_NAME.has(it.split(' ')[0] ?? it));
  const names = others.flatMap(it => selfNames(it, true).names);
  return { names: [...new Set([...self.names, ...names])] };
}

function isPlaneswalkerType(word: string): boolean {
  return PLANESWALKER_TYPES.some(it => it === word);
}

const NOT_A_NAME: ReadonlySet<string> = new Set([
  'The',
  'Lord',
  'King',
  'Queen',
  'Lady',
  'Captain',
  'Doctor',
  'Master',
  'Commander',
  'Legendary',
  'Creature',
  'Land',
  'Artifact',
  'Target',
  'Whenever',
  'When',
  'Enchantment',
  'Each',
  'Other',
  'Another',
  'Time',
  'Until',
  'Exile',
  'Return',
]);

/** Normalizes a line for the grammar. `line` is without reminder text. */
export function normalize(line: string, self: SelfNames): NormalLine {
  let reworded = false;
  const selves: string[] = [];
  let text = replaceSelf(unified(line), self, selves);
  for (const [old, today] of MAYBE_REWORDED.test(text) ? REWORDED : []) {
    const changed = text.replace(old, today);
    if (changed !== text) reworded = true;
    text = changed;
  }
  const neuter = asIt(KEYWORDS_IN_CAPITALS.test(text) ? text.toLowerCase() : text);
  return { text: lowerStarts(neuter), reworded: reworded || neuter !== text, selves };
}

/** A line of keywords that all begin with a capital letter, as some texts have it: "Flash, Flying". */
const KEYWORDS_IN_CAPITALS = /^\p{Lu}\p{Ll}+(?: \p{Ll}+)?(?:, \p{Lu}\p{Ll}+(?: \p{Ll}+)?)+$/u;

const OBJECT_AFTER =
  /\b(?:[Hh]er)\b(?= (?:on|from|to|until|unless|and|or|as|if|with|for|at|into|onto|in|where|instead|this|tapped|transformed|face|under|back|then|equal)\b|[.,]|$)/g;

/** The text with "it" for "he" and "she" of a legendary permanent, in static abilities and those about entering. */
function asIt(text: string): string {
  if (!/\b(?:s?he|him|his|her)\b/i.test(text) || /^(?:when|whenever|at)\b|: /i.test(text)) return text;
  return text
    .split('"')
    .map((part, i) =>
      i % 2 === 1
        ? part
        : part
            .replace(/\bs?he's\b/gi, "it's")
            .replace(/\bs?he\b(?! or\b)/gi, 'it')
            .replace(/\bhim\b/gi, 'it')
            .replace(/\bhis\b/gi, 'its')
            .replace(OBJECT_AFTER, 'it')
            .replace(/\bher\b/gi, 'its'),
    )
    .join('"');
}

/** The text with the replaced words in the place of each ~: the wording as printed. */
export function restore(text: string, selves: readonly string[]): string {
  let next = 0;
  return raiseStarts(text).replace(/~/g, () => selves[next++] ?? selves.at(-1) ?? '~');
}

/** Splits an ability word or flavor word from a line: `Landfall — Whenever …`. */
export function splitWord(line: string): { readonly word: string | undefined; readonly rest: string } {
  const match = WORD_BEFORE_DASH.exec(line) ?? WORD_BEFORE_ABILITY.exec(line) ?? WORDS_BEFORE_DASH.exec(line);
  const word = match?.[1];
  if (match === null || word === undefined || word.length > 60 || MEANING.test(word))
    return { word: undefined, rest: line };
  return { word, rest: line.slice(match[0].length) };
}

/** "~ has …", before a quotation. */
const HAS_ITSELF = /(?:^|[.,] )\u2983\d+\u2984 (?:also )?(?:gets|has|gains|is)\b[^.]*$/;

function replaceSelf(text: string, self: SelfNames, selves: string[]): string {
  const marks: string[] = [];
  const mark = (words: string) => {
    marks.push(words);
    return `\u2983${marks.length - 1}\u2984`;
  };
  let itself = false;
  let out = text
    .split('"')
    .map((part, i) => {
      let piece = part;
      // Inside quotes the name means this card, not the object that has the quoted ability, unless they are the same.
      if (i % 2 === 0 || itself) for (const name of self.names) piece = replaceName(piece, name, mark);
      if (i % 2 === 0 && self.typeName !== undefined) piece = piece.replace(asName(self.typeName), mark);
      if (i % 2 === 0) itself = HAS_ITSELF.test(piece) || (itself && /^,?(?: and)? $/.test(piece));
      return piece.replace(THIS, mark);
    })
    .join('"');
  // In the order of the text.
  out = out.replace(/\u2983(\d+)\u2984/g, (_, n: string) => {
    selves.push(marks[Number(n)] ?? '~');
    return '~';
  });
  return out;
}

/** A type's word as somebody's name: without an article before it, and doing or undergoing something. */
function asName(word: string): RegExp {
  const does =
    "enters|leaves|dies|deals|dealt|attacks|blocks|becomes|would|assign|is|has|gets|gains|can't|and|or (?:another|attacks|enters)";
  return new RegExp(
    `(?<=^|[.,:;—] |• |\\b(?:[Ww]hen|[Ww]henever|[Ii]f|[Aa]s|have) )${word}(?= (?:${does})\\b)|(?<=\\b(?:on|to|put|exile|return|tap|untap|transform) )${word}(?=[.,]| (?:this turn|until|and|with|onto)\\b)`,
    'gu',
  );
}

function replaceName(text: string, name: string, mark: (words: string) => string): string {
  if (!text.includes(name)) return text;
  let out = '';
  let from = 0;
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, from)) {
    const end = at + name.length;
    const alone = !isLetter(text[at - 1]) && !isLetter(text[end]);
    out += text.slice(from, at) + (alone ? mark(name) : name);
    from = end;
  }
  return out + text.slice(from);
}

function isLetter(char: string | undefined): boolean {
  return char !== undefined && /[\p{L}\p{N}-]/u.test(char);
}

const START = /(^|[.!?] |[.!?]" |— |• |: |[ (—]"|\n)(\p{Lu}[\p{L}'-]*)/gu;

/** The text with sentences beginning with a small letter, so that equal words are equal anywhere. */
export function lowerStarts(text: string): string {
  return text.replace(START, (all, before: string, word: string) =>
    isProper(word) ? all : before + word.charAt(0).toLowerCase() + word.slice(1),
  );
}

/** The text with sentences beginning with a capital letter. */
export function raiseStarts(text: string): string {
  return text.replace(
    /(^|[.!?] |[.!?]" |— |• |: |[ (—]"|\n)(\p{Ll})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}

function isProper(word: string): boolean {
  return CAPITALIZED_WORDS.has(word) || CAPITALIZED_WORDS.has(word.replace(/'s?$/, ''));
}
