// English: articles, plurals, lists, possessives, numbers in words, counters.
import { withIndefiniteArticleWord } from '../kit/articles.ts';
import { ORDINALS } from '../kit/number-words.ts';
import { capitalized } from '../kit/strings.ts';
import { STEPS } from '../vocabulary/index.ts';
import { numberWord } from './english-numbers.ts';

/** A number of times in words: "once", "twice", "three times". */
export function timesInWords(n: number): string {
  if (n === 1) return 'once';
  return n === 2 ? 'twice' : `${numberWord(n)} times`;
}

const IRREGULAR: Readonly<Record<string, string>> = {
  elf: 'elves',
  wolf: 'wolves',
  werewolf: 'werewolves',
  dwarf: 'dwarves',
  thief: 'thieves',
  half: 'halves',
  mouse: 'mice',
  ox: 'oxen',
  fungus: 'fungi',
  child: 'children',
  foot: 'feet',
  plains: 'Plains',
  sheep: 'sheep',
  fish: 'fish',
  eldrazi: 'Eldrazi',
  merfolk: 'Merfolk',
  samurai: 'Samurai',
  ninja: 'Ninja',
  kithkin: 'Kithkin',
  mercenary: 'mercenaries',
  'mana value': 'mana values',
  equipment: 'Equipment',
  it: 'they',
  is: 'are',
  that: 'those',
};

/** The plural of a noun, formed on its last word: "creature cards", "Elves", "abilities". */
export function pluralNoun(noun: string): string {
  const [, before = '', last = noun] = /^(.*[\s-])?([^\s-]+)$/.exec(noun) ?? [];
  const irregular = IRREGULAR[last.toLowerCase()];
  if (irregular !== undefined) return before + (isCapital(last) ? capitalized(irregular) : irregular);
  if (/(s|x|z|ch|sh)$/i.test(last)) return `${before}${last}es`;
  if (/[^aeiou]y$/i.test(last)) return `${before}${last.slice(0, -1)}ies`;
  return `${before}${last}s`;
}

/** The plural of a card's or token's name: "Agents of the Fates", "Goblin Tokens", "Grizzly Bears". */
export function pluralName(name: string): string {
  const [legend = name, epithet] = name.split(', ');
  // "two Elesh Norns": an epithet belongs to one of them
  if (epithet !== undefined) return pluralName(legend);
  const [, head = name, tail = ''] = /^(.*?)((?: of |, | from ).*)?$/.exec(name) ?? [];
  return head.endsWith('s') ? name : pluralNoun(head) + tail;
}

/** A noun with its number: "one counter", "six counters", "no counters". */
export function countedNoun(n: number, noun: string): string {
  return `${numberWord(n)} ${n === 1 ? noun : pluralNoun(noun)}`;
}

/** Counters of one kind with their number: "two +1/+1 counters", "a charge counter" for one. */
export function counterWords(amount: number, kind: string): string {
  if (amount === 0) return `no ${kind} counters`;
  return amount === 1 ? withIndefiniteArticleWord(`${kind} counter`) : `${numberWord(amount)} ${kind} counters`;
}

/** A list in a sentence: "a", "a and b", "a, b, and c". */
export function listInWords(items: readonly string[], word: 'and' | 'or' = 'and'): string {
  const [first = '', second = ''] = items;
  if (items.length < 2) return first;
  if (items.length === 2) return `${first} ${word} ${second}`;
  return `${items.slice(0, -1).join(', ')}, ${word} ${items.at(-1) ?? ''}`;
}

/** A list cut after `most` items: "a, b, c, and 4 more". */
export function shortList(items: readonly string[], word: 'and' | 'or' = 'and', most = 5): string {
  if (items.length <= most + 1) return listInWords(items, word);
  return `${items.slice(0, most).join(', ')}, ${word} ${items.length - most} ${word === 'or' ? 'others' : 'more'}`;
}

/** Equal names counted, in the order of their first occurrence: ["Bear", "Bear", "Elf"] is ["two Bears", "Elf"]. */
export function countedGroups(names: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, n]) =>
    n === 1 ? name : `${numberWord(n)} ${pluralName(name.replace(/^an? /, '').replace(/^the /, 'of the '))}`,
  );
}

/** The possessive of a name: "Nylea's", "your", "its". */
export function possessive(name: string): string {
  const pronouns: Readonly<Record<string, string>> = { you: 'your', You: 'Your', it: 'its', It: 'Its', they: 'their' };
  return pronouns[name] ?? `${name}'s`;
}

/** Card types in the order of a type line: "Artifact Creature", "Land Creature". */
const TYPE_ORDER = ['kindred', 'enchantment', 'artifact', 'land', 'battle', 'planeswalker', 'creature'];

/** Card types as they stand in a type line. */
export function inTypeOrder<T extends string>(types: readonly T[]): readonly T[] {
  const rank = (type: T) => {
    const at = TYPE_ORDER.indexOf(type.toLowerCase());
    return at === -1 ? TYPE_ORDER.length : at;
  };
  return [...types].sort((one, other) => rank(one) - rank(other));
}

/** Words a card's sentence may open with that are no names. */
const OPENERS: ReadonlySet<string> = new Set(
  [
    'a an the it its you your they their this that these those each all any another other others up until if when',
    'whenever at for no one two three four five x target put create draw destroy exile return sacrifice discard',
    'search scry surveil mill gain lose deal look reveal choose tap untap add counter copy cast play shuffle',
    'proliferate investigate explore populate manifest attach double remove move transform flip goad amass learn',
    'venture roll players creatures permanents lands have regenerate prevent distribute bolster support adapt',
    'incubate seek connive discover cloak time vote starting end take pay skip turn switch detain fateseal monstrosity',
  ].flatMap(it => it.split(' ')),
);

/** The text with a small first letter, as it stands inside a sentence; a name keeps its capital. */
export function midSentence(text: string): string {
  const word = /^[A-Za-z]+/.exec(text)?.[0] ?? '';
  return OPENERS.has(word.toLowerCase()) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

/** A text without the places that tell objects of one name apart: "Clone (fourth)", "Clone #4" is "Clone". */
export function withoutPlace(text: string): string {
  return text.replace(PLACE, '');
}

const PLACE = new RegExp(` (?:#\\d+|\\((?:${ORDINALS.join('|')}|\\d+(?:st|nd|rd|th))\\))`, 'g');

/** A whole sentence: with a capital at the start and one period at the end. */
export function asSentence(text: string): string {
  const trimmed = capitalized(text.trim());
  return /[.!?]["”)]?$/.test(trimmed) ? trimmed : `${trimmed}.`;
}

/** A code spelled as plain words: "entersTapped" is "enters tapped". */
export function spelledOut(code: string): string {
  if (code === 'cityBlessing') return "city's blessing";
  return code
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[_.: ]+/g, ' ')
    .toLowerCase()
    .trim();
}

const THIRD: Readonly<Record<string, string>> = {
  have: 'has',
  do: 'does',
  are: 'is',
  were: 'was',
  "don't": "doesn't",
  "can't": "can't",
};

/** The third person of a verb: "enter" is "enters", "have" is "has". Only the first word changes. */
export function thirdPerson(verb: string): string {
  const [head = verb, ...rest] = verb.split(' ');
  const form =
    THIRD[head] ??
    (/[^aeiou]y$/.test(head) ? `${head.slice(0, -1)}ies` : /(s|x|z|ch|sh|o)$/.test(head) ? `${head}es` : `${head}s`);
  return [form, ...rest].join(' ');
}

/** A part of the turn by name: "upkeep step", "precombat main phase", "turn". */
export function partOfTurn(code: string): string {
  const words = spelledOut(code);
  if (words.endsWith(' main')) return `${words} phase`;
  return STEPS.some(it => it === words) ? `${words} step` : words;
}

function isCapital(word: string): boolean {
  return word !== '' && word.charAt(0) !== word.charAt(0).toLowerCase();
}
