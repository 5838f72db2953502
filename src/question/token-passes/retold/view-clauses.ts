// Clauses that tell a view: "the guy next to me said it dies", "… and wanted to tap it", "…, thinking he'd catch my combo".
import type { Token } from '../../tokens/question-token.ts';
import { isComma } from '../../tokens/token-parts.ts';

/** A clause that tells a view, from an index to before another. */
export interface StoryView {
  readonly from: number;
  readonly to: number;
  /**
   * Whether somebody says something of the game, wants something, does the one thing for the other ("I cast it, hoping to draw"), or
   * does it all the time ("kept paying the upkeep"); or gives a reason.
   */
  readonly kind: 'claim' | 'wish' | 'purpose' | 'habit' | 'reason';
}

/** Words that occur in the beginning of every such clause. */
export const VIEWING: readonly string[] = [
  ...[
    'said',
    'says',
    'saying',
    'thought',
    'thinks',
    'thinking',
    'claimed',
    'claims',
    'claiming',
    'insisted',
    'insists',
  ],
  ...[
    'argued',
    'argues',
    'arguing',
    'believed',
    'believes',
    'swore',
    'swears',
    'told',
    'reckoned',
    'reckons',
    'guessed',
  ],
  ...['figured', 'figures', 'figuring', 'assumed', 'assumes', 'assuming', 'counted', 'counts', 'expected', 'expecting'],
  ...[
    'explained',
    'mentioned',
    'suspected',
    'convinced',
    'hoped',
    'hoping',
    'wanted',
    'was',
    'were',
    'meant',
    'meaning',
  ],
  ...['kept', 'planned', 'planning', 'intended', 'intending', 'needed', 'trying', 'afraid', 'scared', 'worried'],
];

const ADVERB =
  '(?:just|also|then|still|even|really|actually|always|now|all|both|kind of|kinda|sort of|pretty|already|finally|literally|obviously|instantly|immediately|only|at first|originally|initially|honestly|clearly|secretly|totally|desperately|badly|apparently) ';
const SAID =
  '(?:said|says|thought|thinks|claimed|claims|insisted|insists|argued|argues|believed|believes|swore|swears|told (?:me|us|him|her|them|everyone)|tells (?:me|us)|reckoned|reckons|guessed|figured|figures|assumed|assumes|counted|counts|expected|explained|mentioned|suspected|(?:is|was|were|are) (?:sure|certain|convinced|positive|adamant|saying|arguing|claiming|thinking|insisting|telling (?:me|us)))';
const WANTED =
  '(?:wanted(?: to)?|hoped(?: to)?|meant to|planned (?:to|on)|intended to|needed(?: to)?|(?:was|were) (?:going to|gonna|about to|just about to|planning (?:to|on)|hoping (?:to|for)|trying to|meaning to|set to|ready to|looking to|afraid|scared|worried|thinking (?:of|about)))';
const WANTING =
  '(?:thinking|hoping|figuring|assuming|expecting|planning|meaning to|intending to|trying to|in hopes of|afraid|scared|worried)';

const HAS_SAID = new RegExp(`^(?:${ADVERB})*${SAID}$`, 'iu');
const I_THOUGHT = new RegExp(`^(?:i|we) (?:${ADVERB})*${SAID}$`, 'iu');
const HAS_WANTED = new RegExp(`^(?:${ADVERB})*${WANTED}$`, 'iu');
const HAS_KEPT = new RegExp(`^(?:${ADVERB})*kept (?:on )?\\p{L}+ing$`, 'iu');
const IS_WANTING = new RegExp(`^(?:${ADVERB})*${WANTING}$`, 'iu');
/** The most tokens of such words. */
const LONGEST_HEAD = 5;

/** The view whose clause begins at an index; undefined where none does. */
export function viewAt(tokens: readonly Token[], i: number): StoryView | undefined {
  if (tokens[i] === undefined || !isBeginning(tokens, i)) return undefined;
  // "I thought": one word of the table
  const own = headFrom(tokens, i, I_THOUGHT);
  if (own > i && !isOfWhether(tokens[own])) return { from: i, to: endFrom(tokens, own, true), kind: 'claim' };
  const subject = subjectFrom(tokens, i);
  if (subject > i) {
    const said = headFrom(tokens, subject, HAS_SAID);
    if (said > subject && !isOfWhether(tokens[said]))
      return { from: i, to: endFrom(tokens, said, true), kind: 'claim' };
  }
  // "… and wanted to tap it": the one who did what was told before
  const isSubject = subject > i || isAnd(tokens[i - 1]);
  const wanted = headFrom(tokens, subject, HAS_WANTED);
  if (wanted > subject && isSubject) return { from: i, to: endFrom(tokens, wanted, false), kind: 'wish' };
  const kept = headFrom(tokens, subject, HAS_KEPT);
  if (kept > subject && isSubject) return { from: i, to: endFrom(tokens, kept, false), kind: 'habit' };
  const wanting = headFrom(tokens, i, IS_WANTING);
  return wanting > i ? { from: i, to: endFrom(tokens, wanting, false), kind: 'purpose' } : undefined;
}

/** Whether a word says of what somebody speaks, and no claim follows: "we are arguing about whether …". */
function isOfWhether(token: Token | undefined): boolean {
  return /^(?:about|over|of|on|whether|if)$/iu.test(token?.text ?? '');
}

/** Whether a clause may begin at an index: at the beginning, behind a sign or a word that joins, or with an "…ing". */
function isBeginning(tokens: readonly Token[], i: number): boolean {
  const before = tokens[i - 1];
  if (before === undefined || before.kind === 'stop' || isJoint(before) || isComma(before)) return true;
  return before.kind !== 'be' && /ing$/iu.test(tokens[i]?.text ?? '');
}

/** Whether a token joins a clause to the one before it. */
export function isJoint(token: Token | undefined): boolean {
  if (token?.kind === 'small') return ['and', 'then', 'colon'].includes(token.word);
  return (
    token?.kind === 'filler' && /^(?:but|so|though|because|since|cuz|while|yeah|well|ok|okay|now)$/iu.test(token.text)
  );
}

function isAnd(token: Token | undefined): boolean {
  return token?.kind === 'small' && token.word === 'and';
}

/** People who play no part, or are named by what they are. */
const PEOPLE =
  /^(?:people|guys?|dudes?|folks|friends?|buddy|buddies|table|pod|group|playgroup|store|judge|roommate|brother|sister|wife|husband|girlfriend|boyfriend|partner|cousin|son|daughter|kids?|dad|mom|neighbor|teammates?|everybody|everyone|somebody|someone|nobody|others?|players?|opponents?|rest|internet|reddit|google|chat|person)$/iu;

/** The index after the words for who says something, which begin at an index; that index where there are none. */
function subjectFrom(tokens: readonly Token[], i: number): number {
  let at = i;
  for (let n = i; n < i + MOST_OF_SUBJECT; n++) {
    const token = tokens[n];
    if (token === undefined) break;
    const isPerson = (token.kind === 'who' && !token.whose) || (token.kind !== 'card' && PEOPLE.test(token.text));
    if (isPerson) at = n + 1;
    else if (!isOfSubject(token)) break;
  }
  return at;
}

/** The most tokens of "one of the other guys". */
const MOST_OF_SUBJECT = 6;

function isOfSubject(token: Token): boolean {
  return (
    token.kind === 'number' ||
    (token.kind === 'who' && token.whose) ||
    /^(?:the|of|of the|of my|of our|other|one|this|that|some|whole)$/iu.test(token.text)
  );
}

/** The index after the longest words from an index on that a pattern is of; that index where there are none. */
function headFrom(tokens: readonly Token[], from: number, pattern: RegExp): number {
  for (let n = LONGEST_HEAD; n > 0; n--) {
    const head = tokens.slice(from, from + n);
    if (head.length < n || head.some(it => it.kind === 'stop' || (it.kind === 'card' && !it.loose))) continue;
    if (pattern.test(head.map(it => it.text).join(' '))) return from + n;
  }
  return from;
}

/** The index before which a view ends: at a stop, before "but" or "so", before what is asked or done by somebody next. */
function endFrom(tokens: readonly Token[], from: number, claim: boolean): number {
  const end = tokens.findIndex((token, i) => i >= from && endsAt(tokens, i, token, claim));
  return end < 0 ? tokens.length : end;
}

function endsAt(tokens: readonly Token[], i: number, token: Token, claim: boolean): boolean {
  if (token.kind === 'stop' || (token.kind === 'small' && token.word === 'then')) return true;
  // "buddy says my life can't change so no"
  const isAnswer = /^(?:no|yes|nope|nah|yep|yeah)$/iu.test(tokens[i + 1]?.text ?? '');
  if (token.kind === 'filler' && /^(?:but|so|though)$/iu.test(token.text)) return !(claim && isAnswer);
  if (!isComma(token) && !isAnd(token)) return false;
  const next = isAnd(tokens[i + 1]) || isJoint(tokens[i + 1]) ? i + 2 : i + 1;
  const first = tokens[next];
  if (first === undefined || first.kind === 'ask' || first.kind === 'be') return true;
  if (viewAt(tokens.slice(next - 1), 1) !== undefined) return true;
  // "he said it dies and I get nothing": what somebody claims goes on
  const isOfPlayer = first.kind === 'who' && !first.whose;
  if (claim) return (isComma(token) && (isJoint(tokens[i + 1]) || isAnd(tokens[i + 1]))) || /^who$/iu.test(first.text);
  return isOfPlayer || first.kind === 'verb' || first.kind === 'have' || isComma(token);
}
