// The one opponent by whatever words: "my buddy", "the other guy", "the dude across the table", "Kevin".
import type { CardBook } from '../../cards/index.ts';
import { meaningOf } from '../words/lexicon.ts';
import { nounNamed } from './nouns.ts';
import { opponentCalled, withoutApposed } from './opponents-called.ts';

const RELATED =
  'op|oppo|oppnent|foe|enemy|adversary|bud(?:dy)?|friend|mate|pal|homie|neighbou?r|roommate|flatmate|brother|sister|wife|husband|girlfriend|boyfriend|gf|(?<!\\b(?:on|onto|to|from|in) my )bf|cousin|son|daughter|dad|father|mom|mother|rival|nemesis|uncle|boss|coworker|colleague|classmate|playmate|nephew|niece|grandpa|grandma';
const PERSON = 'guy|dude|player|person|gal|girl|man|lady|kid|fella|fellow|bloke|chap|chick';
const ACROSS = '(?: sitting| seated)? (?:across|opposite)(?: from me| of me| me| the table| the board)?';

/** The words "I'm playing against" of somebody. */
const PLAYING =
  "i(?:['\u2019]?m| am| was|['\u2019]?ve been)? (?:currently |just )?(?:play(?:ing|ed)?|facing|faced|fighting|battling|up|paired|matched|sitting|seated)(?: up)?(?: against| across from| across| opposite| vs\\.?| with)?";

/** The words "the Golgari guy I'm playing against" and "I'm playing against a guy who". */
const PLAYED = `(?:(?:the|this|that|some) (?:[\\p{L}/-]+ ){0,2}?|(?<=^|[.!?] ))(?:${PERSON}) (?:that |who |whom )?${PLAYING}|${PLAYING} (?:an?|this|some|the) (?:[\\p{L}/-]+ ){0,2}?(?:${PERSON}) (?:who|that)`;

/** The word "op" where it is somebody, and does not say that something is strong. */
const OP =
  "(?<!\\b(?:is|are|was|were|be|so|too|pretty|really|very|super|kinda|just|how|it['’]?s|that['’]?s|an|another|one|each|every|this|the|my) )op(?= \\p{L}|['’]s\\b|[,?.]|$)";

/** The words "my bf" where they are no battlefield: "on my bf". */
const BF = '(?<!\\b(?:on|onto|to|into|in|off|hits?|hitting|enters?|entering|across) )my bf';

/** The words for one opponent, with whatever makes them whose something is. */
const ONE_OPPONENT = new RegExp(
  `\\b(${PLAYED}|my (?:${RELATED})|${BF}|${OP}|the other (?:${PERSON})|(?:(?:the|this|that) |(?<=^|[.,;:!?] |\\b(?:so|and|if|when|but) ))(?:${PERSON})${ACROSS})('s|\u2019s|s(?= \\p{L}))?(?![\\p{L}\\p{N}'\u2019])`,
  'giu',
);

/** Words with which there may be another opponent, or several. */
const OTHERS =
  /\b(?:opponent|opp|oppo|enemy|foe|everyone|everybody|someone|somebody|another|third|each|teammate|partner|pod|2hg|(?:three|four|five|3|4|5)[- ]?players?)(?:'s|\u2019s|s)?\b/iu;

/** A text with one opponent named, and the words that were typed for them. */
export interface OpponentNamed {
  readonly text: string;
  /** The words of the text it was made from, which stand for "my opponent"; undefined where it is the same text. */
  readonly typed?: string;
}

/** The text in which the only opponent there is, by words of one kind, is called "my opponent", and so are boards opposed. */
export function opponentNamed(typed: string, book: Pick<CardBook, 'namesIn'>): OpponentNamed {
  const opposed = withoutApposed(typed).replace(OPPOSING, `${OPPONENT}'s $1`).replace(OPPOSING_CARD, `${OPPONENT}'s `);
  const text = withEnemies(opposed, book);
  const called = isOpponentTold(text) ? undefined : opponentCalled(text, OPPONENT, book);
  if (called !== undefined) return called;
  const phrases = new Set([...text.matchAll(ONE_OPPONENT)].map(([, phrase = '']) => phrase.toLowerCase()));
  const [phrase, ...more] = phrases;
  if (phrase === undefined || more.length > 0 || OTHERS.test(text.replace(ONE_OPPONENT, ''))) return { text };
  const named = text.replace(ONE_OPPONENT, (_, __, whose?: string) =>
    whose === undefined ? OPPONENT : `${OPPONENT}'s`,
  );
  return { text: named, typed: phrase };
}

/** The text with "the enemy" as whose something is, where a card, a kind of thing or its state follows, and as a player elsewhere. */
function withEnemies(text: string, { namesIn }: Pick<CardBook, 'namesIn'>): string {
  if (!ENEMY.test(text)) return text;
  const { words, spans } = namesIn(text);
  return text.replace(ENEMIES, (said, whose: string | undefined, at: number) => {
    if (whose !== undefined) return `${OPPONENT}'s`;
    if (!said.endsWith(' ')) return OPPONENT;
    const index = words.findIndex(it => it.at === at + said.length);
    const next = words[index]?.folded ?? '';
    const { kind } = meaningOf(next) ?? {};
    const isWord = kind !== undefined && !['noun', 'state', 'relation', 'about', 'number'].includes(kind);
    const isThing = spans.some(it => it.from === index) || nounNamed(next) !== undefined || kind === 'state';
    return !isWord && isThing && !isDeed(next, words[index + 1]?.folded) ? `${OPPONENT}'s ` : `${OPPONENT} `;
  });
}

/** Whether a word that is a kind of thing is what somebody does, "lands a Hushbringer". */
function isDeed(word: string, next = ''): boolean {
  return /s$/u.test(word) && /^(?:an?|my|the|his|her|their|me|two|three)$/u.test(next);
}

const ENEMY = /\b(?:my|the) enemy\b/iu;
const ENEMIES = /\b(?:my|the) enemy(?:(['’]s)(?!\p{L})| (?=\p{L})|(?![\p{L}'’]))/giu;

/** Whether an opponent is told of by any other word than a name. */
function isOpponentTold(text: string): boolean {
  return OTHERS.test(text) || text.search(ONE_OPPONENT) >= 0;
}

const OPPONENT = 'my opponent';
const OPPOSING = /\b(?:the )?(?:opposing|enemy|opposite) (board|side|field|battlefield|team)\b/giu;

/** The words before a name that is opposed: "an opposing Serra Angel", "the enemy Hushbringer". */
const OPPOSING_CARD = /(?<!\binto )\b(?:an|the) (?:opposing|enemy) (?=\p{Lu})/gu;

/** Words of a text in which the opponent was named, as they were typed. */
export function wordsTyped(words: string, { typed }: Pick<OpponentNamed, 'typed'>): string {
  return typed === undefined ? words : words.replaceAll(OPPONENT, typed);
}
