// Slips in the short words of every question, "wiht", "adn", and words in short, "ctrs": no name has any of them.
import { slips } from '../../kit/distance.ts';

/** Words that are typed in haste: two of their letters change places. */
const COMMON =
  'out how can his her the and with have has had cast play plays casts enter dies draw draws their they them then there this that what when where which while does from into under trigger triggers counter counters token tokens tapped untapped land lands creature creatures card cards life damage board side battlefield graveyard opponent control controls copy copies just still only also already comes down turn both field fields another second first will would could should get gets gain lose because before after until each every dying sacrifice discard destroy exile return attack attacks';

/** Words that such a slip makes of another: names or words of the game have them. */
const OTHER_WORDS: ReadonlySet<string> = new Set(['cats', 'etners', 'three', 'dose', 'form', 'battelfield']);

/** Words in short, and slips of other kinds. */
const SHORT: Readonly<Record<string, string>> = {
  hp: 'life',
  lp: 'life',
  lifepoints: 'life',
  wen: 'when',
  hav: 'have',
  toks: 'tokens',
  ctr: 'counter',
  ctrs: 'counters',
  gyard: 'graveyard',
  wut: 'what',
  wat: 'what',
  b4: 'before',
  cmdr: 'commander',
  crit: 'creature',
  crits: 'creatures',
  trig: 'trigger',
  trigs: 'triggers',
  damge: 'damage',
  ench: 'enchantment',
  castin: 'casting',
  playin: 'playing',
  blinkin: 'blinking',
  flickerin: 'flickering',
  swingin: 'swinging',
  attackin: 'attacking',
  saccin: 'saccing',
  sackin: 'saccing',
  sacrificin: 'sacrificing',
  droppin: 'dropping',
  holdin: 'holding',
  sittin: 'sitting',
  runnin: 'running',
  drawin: 'drawing',
  dyin: 'dying',
  enterin: 'entering',
  gettin: 'getting',
  atack: 'attack',
  atacks: 'attacks',
  atacking: 'attacking',
  attacs: 'attacks',
  sacrafice: 'sacrifice',
  sacrafices: 'sacrifices',
  sacraficed: 'sacrificed',
  sacrificied: 'sacrificed',
  nxt: 'next',
};

const MEANT: ReadonlyMap<string, string> = slipsOfWords();

function slipsOfWords(): ReadonlyMap<string, string> {
  const words = COMMON.split(' ');
  const found = new Map<string, string>(Object.entries(SHORT));
  for (const word of words) {
    for (let i = 0; i < word.length - 1; i += 1) {
      const slip = word.slice(0, i) + word[i + 1] + word[i] + word.slice(i + 2);
      if (slip !== word && !words.includes(slip) && !OTHER_WORDS.has(slip)) found.set(slip, word);
    }
  }
  return found;
}

/** Words that begin as "opponent" does and are others. */
const NO_OPPONENTS: ReadonlySet<string> = new Set(['opponent', 'opponents']);

/** The text with each word that is "opponent" but for two slips as that word. */
function withOpponents(text: string): string {
  return text.replace(/(?<![\p{L}'\u2019])o[\p{Ll}]{6,10}(?![\p{L}])/giu, typed => {
    const word = typed.toLowerCase();
    if (NO_OPPONENTS.has(word) || !/^op.*nt?s?$/u.test(word)) return typed;
    const meant = ['opponent', 'opponents'].find(it => slips(word, it, MOST_SLIPS) <= MOST_SLIPS);
    return meant === undefined ? typed : word.endsWith('s') ? 'opponents' : 'opponent';
  });
}

const MOST_SLIPS = 2;

/** The text with such words as they were meant; where a sentence begins with one, it begins with a capital letter still. */
export function withoutSlips(text: string): string {
  return withOpponents(text)
    .replace(/(?<![\p{L}'\u2019])(would|could|should|might|must)['\u2019]?ve(?![\p{L}'\u2019])/giu, '$1 have')
    .replace(/\bwould have gotten\b/giu, 'get')
    .replace(/(?<![\p{L}\p{N}'\u2019/+-])[\p{Lu}\p{Ll}][\p{Ll}\d]+(?![\p{L}\p{N}'\u2019/+-])/gu, typed => {
      const meant = MEANT.get(typed.toLowerCase());
      if (meant === undefined) return typed;
      return /^\p{Lu}/u.test(typed) ? `${meant[0]?.toUpperCase() ?? ''}${meant.slice(1)}` : meant;
    })
    .replace(/(?<![\p{L}'\u2019])dose(?= (?:it|my|the|he|she|they|this|that|an?|their|his) )/gu, 'does');
}
