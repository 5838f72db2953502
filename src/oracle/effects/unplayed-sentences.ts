// Sentences of spells that no reading could carry out: they are about the stack, about cards that nobody has told, or about
// a later time.

/**
 * Reasons for which a sentence is not carried out; `hidden` of cards that a question may tell, `shuffled` of those that nobody
 * can know (701.24a), `paid` of a cost that was paid before the event, `lasts` of what is in
 * force from then on.
 */
export type Unplayed = 'stack' | 'hidden' | 'shuffled' | 'later' | 'paid' | 'lasts';

const DELAYED = /\bat the (?:beginning|end) of\b/;
const OTHER_TURNS =
  /\bextra turn\b|\badditional combat phase\b|(?<!\buntil [^.]*)\bnext (?:turn|untap step)\b|\bthe next turn's\b/;
const STACK =
  /^(?:counter (?:target|that)|you may choose new targets|change the target|choose target spell|copy (?:target|that) [^.]*\bspell|if that spell is countered)\b/;
const HIDDEN =
  /^(?:look at|(?:target (?:player|opponent)|that player) reveals?|reveal (?:the top|cards)|you choose [^.]*\b(?:from it|from among them)|search\b)|\b(?:from among them|the rest (?:on|into|back)|reveals their hand)\b|^(?:put|exile) (?:one|two|any number|up to \w+) of (?:them|those cards)\b|^that player discards (?:that card|those cards)\.|^if it's an? [a-z ]*\bcard, (?:they|that player|you) (?:may )?put it onto the battlefield\./;

const SHUFFLED =
  /^reveal the top card of that library\.|^if it's an? [a-z ]*\bcard, (?:they|that player) (?:may )?put it onto the battlefield\./;

/** The reason for which a sentence without its quotations is not carried out; undefined where there is none. */
export function reasonUnplayed(sentence: string): Unplayed | undefined {
  const wording = sentence.replace(/^(?:then )/, '');
  if (STACK.test(wording)) return 'stack';
  if (isLater(wording) || OTHER_TURNS.test(wording)) return 'later';
  if (SHUFFLED.test(wording)) return 'shuffled';
  return HIDDEN.test(wording) ? 'hidden' : undefined;
}

/** Whether a sentence says what happens at a later time, other than in a quotation. */
export function isLater(sentence: string): boolean {
  return DELAYED.test(sentence.replace(/"[^"]*"/g, ''));
}

/** Whether a sentence says nothing but what happens at a later time: no clause of it is carried out before. */
export function isOnlyLater(sentence: string): boolean {
  return ONLY_LATER.test(sentence.replace(/^then /iu, ''));
}

const ONLY_LATER =
  /^(?:at the (?:beginning|end) of\b|(?:sacrifice|exile|destroy|return) (?:it|them|that|those|the)\b(?:(?!\band\b|\bthen\b)[^,.;])* at (?:the beginning|end|the end) of\b[^,.;]*\.?$)/iu;

const LOOKS_AT_LIBRARY =
  /^(?:(?:look at|reveal) the top [^.]* of your library|put (?:up to )?(?:one|any number|X|two) of (?:them|those cards) [^.]*\blibrary\b|put the rest )/iu;

/** Whether a sentence only looks at cards of a library and puts them back: with no card there, nothing happens (608.2c). */
export function onlyLooksAtLibrary(sentence: string): boolean {
  return LOOKS_AT_LIBRARY.test(sentence);
}
