// Patterns of what is asked, put together from the parts that most of them share.
import { CREATED_TOKENS, type Inquiry, type Scenario } from '../../scenario/index.ts';
import { creatureType } from '../tokens/chosen.ts';
import { numberNamed } from '../tokens/counts.ts';
import type { AskingText } from './asking-text.ts';

/** The inquiry that a match means; undefined where it means none after all. */
export type AskedBy = (match: AskingMatch) => Inquiry | undefined;

/** A pattern's match, with the question it stands in. */
export interface AskingMatch {
  /** A named part of the pattern; "" where it is not there. */
  readonly part: (name: string) => string;
  /** Objects that `S` names; empty for "it". */
  readonly objects: readonly string[];
  /** The player that `P` names. */
  readonly player: 'you' | 'opponent';
  readonly text: AskingText;
  readonly scenario: Scenario;
}

/** A pattern over the whole of a stretch, and the inquiry it means; undefined where it means none after all. */
export interface AskingPattern {
  readonly wording: RegExp;
  /** The place of one without a verb that asks: before a question mark only, or last in the question too. */
  readonly bare?: 'before ?' | 'last';
  readonly means: AskedBy;
}

const OWNER = '(?:my|their|his|her|our|opponents|my opponents|opps|this|that|your)';
const KIND =
  '(?:clone|copy|clones|copies|commander|creature|creatures|land|lands|artifacts|enchantments|planeswalkers|(?:[a-z]+ )?tokens?|artifact|card|permanent|planeswalker|walker|guy|body|thing)';
/** Creatures by their type: "do the goblins have haste", "how big is the construct"; any other word is none after all. */
const OF_TYPE = '[a-z]{4,}';
const PARTS: Readonly<Record<string, string>> = {
  DO: '(?:does|do|did|will|would|doesnt|dont|didnt|wont|wouldnt)',
  BE: '(?:is|are|was|isnt|arent|will be|would be)',
  S: `(?<s>it|he|she|him|mine|this|they|them|that|each(?: of them| one| creature)?|both|(?:${OWNER} )*(?:(?:(?:un)?tapped|evoked|escaped|kicked|unleashed) )?(?:(?:[a-z]+ )?(?:creature |land |artifact |commander ))?(?:@\\d+(?: (?:and )?(?:${OWNER} )*@\\d+)*|${KIND}|${OF_TYPE}))`,
  ITS: `(?<s>its|his|her|their|(?:${OWNER} )*@\\d+|${OWNER} ${KIND}s?)`,
  P: '(?<p>i|we|you|me|they|he|she|(?:my |each )?(?:opponent|opponents|opp))',
  ENTER:
    '(?:enters?|comes? in|comes? down|comes? into play|enters? battlefield|etbs?|ends? up|gets? put in|becomes?|stays?|arrives?|be)',
};

/** A pattern in words: `S` is an object, `P` a player, `DO` and `BE` verbs that ask, `ENTER` ways to enter. */
export function asking(wording: string, means: AskingPattern['means'], bare?: 'before ?' | 'last'): AskingPattern {
  let number = 0;
  const source = wording
    .replace(/\b(?:DO|BE|S|ITS|P|ENTER)\b/gu, part => PARTS[part] ?? part)
    .replace(/\(\?<([a-z]+)>/gu, (_, name: string) => `(?<${name}${number++}>`);
  return { wording: new RegExp(`^(?:${source})$`, 'u'), means, ...(bare === undefined ? {} : { bare }) };
}

/** A pattern that counts only where the stretch asks by a question mark, or by standing last. */
export function askingBarely(wording: string, means: AskingPattern['means']): AskingPattern {
  return asking(wording, means, 'last');
}

/** A pattern that counts only before a question mark: otherwise it tells. */
export function askingMarked(wording: string, means: AskingPattern['means']): AskingPattern {
  return asking(wording, means, 'before ?');
}

/** The match of a pattern with a stretch; undefined where there is none. */
export function matchOf(
  { wording, bare }: AskingPattern,
  text: AskingText,
  scenario: Scenario,
): AskingMatch | undefined {
  if (bare !== undefined && !text.questioned && !(bare === 'last' && text.last)) return undefined;
  if (bare !== undefined && text.told) return undefined;
  const found = wording.exec(text.words);
  if (found === null) return undefined;
  const groups = Object.entries(found.groups ?? {});
  const part = (name: string) => groups.find(([key, value]) => isNumbered(key, name) && value !== undefined)?.[1] ?? '';
  if (!isNamed(part('s')) || isOfOthers(part('s'), scenario)) return undefined;
  return {
    part,
    objects: objectsIn(part('s'), text, scenario),
    player: /opp|they|he|she/u.test(part('p')) ? 'opponent' : 'you',
    text,
    scenario,
  };
}

/** Whether "they" may stand for a player, whose life was told, beside several that are there as something enters: "do they die?" */
function isOfOthers(said: string, { when, given }: Scenario): boolean {
  if (!/^(?:they|them|those|these)$/u.test(said) || when.kind !== 'enters' || when.objects.length !== 1) return false;
  const [entering] = when.objects;
  const several = Object.entries(given.players).filter(([, { battlefield }]) => battlefield.length > 1);
  const isTold = given.players.opponent?.life !== STARTING_LIFE;
  return isTold && entering?.count === 1 && several.some(([player]) => player !== entering.under);
}

/** The life total that each player has who is told of none (103.4). */
const STARTING_LIFE = 20;

/** A number in digits or a small one in words. */
export const NUMBER = '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten)';

/** The number that a part of a match says in digits or words, as "twice" does; undefined for none. */
export function numberSaid(word: string): number | undefined {
  const times = ['once', 'twice', 'thrice'].indexOf(word);
  return times < 0 ? numberNamed(word)?.value : times + 1;
}

/** Whether a group is one of those of a name, which are numbered: a name may stand in several alternatives. */
function isNumbered(key: string, name: string): boolean {
  return key.startsWith(name) && /^\d+$/u.test(key.slice(name.length));
}

/** Whether what stands for an object is a name, a pronoun, a kind of object or a creature type in the plural. */
function isNamed(said: string): boolean {
  const word = said.split(' ').at(-1) ?? '';
  if (said === '' || NAMED.test(word)) return true;
  return creatureType(word) !== undefined;
}

const NAMED = new RegExp(
  `@\\d|^(?:it|he|she|him|mine|this|they|that|each|both|them|one|its|his|her|their|${KIND}s?)$`,
  'u',
);

/** The names in a part of a match; a creature type in the plural means tokens of that type, "tokens" those created. */
function objectsIn(said: string, { names }: AskingText, scenario: Scenario): readonly string[] {
  const [, owner, allOf] = ALL_OF_TYPE.exec(said) ?? [];
  if (allOf !== undefined) return [`${/^(?:my|our)/u.test(owner ?? '') ? 'you' : 'opponent'}: ${allOf}`];
  const named = [...said.matchAll(/@(\d+)/gu)].flatMap(([, n]) => names[Number(n)] ?? []);
  if (named.length > 0) return named;
  const word = said.split(' ').at(-1) ?? '';
  const type = NAMED.test(word) ? undefined : creatureType(word);
  if (type !== undefined) return [type];
  return /\btokens?$/u.test(said) && scenario.when.kind === 'enters' ? [CREATED_TOKENS] : [];
}

/** All permanents of a type that a player controls: "my lands". */
const ALL_OF_TYPE =
  /^(?:all (?:of )?)?(my|our|their|opponents|my opponents|opps) (land|creature|artifact|enchantment|planeswalker)s$/u;
