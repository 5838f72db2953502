// Clauses that tell something of which nothing was gathered: "it gets countered", "if it was a token".

import { isKeyword } from '../../engine/index.ts';
import { equals } from '../../kit/structure.ts';
import { type Cards, cardKnown, typesOf } from '../model/card-traits.ts';
import type { Gathered, Happening } from '../model/mention.ts';
import type { Token } from '../tokens/question-token.ts';
import { statementParts } from '../tokens/statement-parts.ts';
import { isComma } from '../tokens/token-parts.ts';
import { whatIsGathered } from './ignored-words.ts';

/** A run of tokens that tells, from an index to before another. */
interface TellingClause {
  readonly from: number;
  readonly to: number;
  /** Whether "if", "when" or the like begins it. */
  readonly conditional: boolean;
  /** Whether it gives a reason, which may repeat what a card says. */
  readonly reason: boolean;
}

/**
 * The words by which clauses tell of a state, an owner or a fate although the same was gathered from all other clauses: the
 * reading would be the same without them. `tokens` are those of the question, `covered` the places of what is asked; the event
 * is the one of the reading.
 */
export function idleClauses(
  tokens: readonly Token[],
  { mentions }: Pick<Gathered, 'mentions'>,
  { action }: Pick<Happening, 'action'>,
  covered: ReadonlySet<number>,
  cards: Cards,
): readonly Token[] {
  let all: Partial<Gathered> | undefined;
  const isSameWithout = (gone: readonly Token[]): boolean => {
    all ??= whatIsGathered(tokens, cards);
    const rest = tokens.filter(it => !gone.includes(it));
    return equals(whatIsGathered(rest, cards), all);
  };
  return tellingClauses(tokens).flatMap(clause => {
    const part = tokens.slice(clause.from, clause.to);
    const telling = part.filter((token, n) => {
      // "since X is gone too": what the event has done to it
      if (clause.reason && isFate(token) && DOING_AWAY.has(action)) return false;
      if (!tellsOfMatter(tokens, clause.from + n, clause) || isOfCards(token, clause, mentions, cards)) return false;
      // what comes back has no state that it had before
      const isPast = token.kind === 'state' && action === 'blinks';
      return !isPast && (clause.conditional || !covered.has(token.at));
    });
    if (telling.length === 0 || isSameWithout(part)) return telling;
    // "I cast X that got countered": the fate of what the clause names
    return telling.filter(it => isFate(it) && isSameWithout([it]));
  });
}

/** Events after which an object may be gone. */
const DOING_AWAY: ReadonlySet<Happening['action']> = new Set([
  'dies',
  'destroys',
  'wipes',
  'sacrifices',
  'exiles',
  'resolves',
]);

/** The clauses of a question that tell: those of sentences beside the one that asks, those before what it asks, and conditions. */
function tellingClauses(tokens: readonly Token[]): readonly TellingClause[] {
  const told = statementParts(tokens);
  const last = lastSentence(tokens);
  const asksNothing = !tokens.some(it => it.kind === 'ask' || it.text === '?');
  const clauses: TellingClause[] = [];
  let from = 0;
  for (let i = 0; i <= tokens.length; i += 1) {
    const token = tokens[i];
    if (token !== undefined && !isBorder(token)) continue;
    const first = tokens[from];
    const conditional = isCondition(first);
    const asks = tokens.slice(from, i).some(it => it.kind === 'ask' || /^or\b/iu.test(it.text)) || token?.text === '?';
    const isSupposed = tokens.slice(from, i).some(it => /^(?:normally|usually|ordinarily)$/iu.test(it.text));
    const isTold = told.slice(from, i).every(it => it) || (asksNothing && i < last);
    const tells = isTold && !asks && !isSupposed && !beginsAsking(tokens, from);
    if (i > from && (tells || (conditional && !isConcession(tokens, from)))) {
      clauses.push({ from, to: i, conditional, reason: REASON.test(first?.text ?? '') });
    }
    from = isCondition(token) ? i : i + 1;
  }
  return clauses;
}

/** The index at which the last sentence of a question begins. */
function lastSentence(tokens: readonly Token[]): number {
  return tokens.findLastIndex((it, i) => it.kind === 'stop' && it.hard && i < tokens.length - 1) + 1;
}

function isBorder(token: Token): boolean {
  return (
    token.kind === 'stop' ||
    token.kind === 'ask' ||
    isComma(token) ||
    isCondition(token) ||
    (token.kind === 'small' && ['and', 'then', 'colon'].includes(token.word))
  );
}

function isCondition(token: Token | undefined): boolean {
  return token?.kind === 'small' && token.word === 'if';
}

/** Wordings "even if it fizzles", which say that something changes nothing. */
function isConcession(tokens: readonly Token[], from: number): boolean {
  return /^even\b/iu.test(tokens[from]?.text ?? '') || /^even$/iu.test(tokens[from - 1]?.text ?? '');
}

const REASON = /^(?:because|since|cuz|cause|coz|as)\b/iu;

/** Whether the clause at an index begins as a question does: "is the copy a 5/5". */
function beginsAsking(tokens: readonly Token[], from: number): boolean {
  const [first, second] = tokens.slice(from).filter(it => it.kind !== 'filler');
  return first?.kind === 'be' || (first?.kind === 'relation' && second?.kind === 'be');
}

/** Words of a state or a fate, beside keywords, colors and types. */
const FATES = /^(?:countered|fizzles?|fizzled|dead|gone|tapped|untapped)$/iu;

function isFate(token: Token): boolean {
  return token.kind === 'about' && FATES.test(token.text);
}

const TYPES =
  /^(?:creature|artifact|enchantment|planeswalker|land|basic|nonbasic|legendary|black|white|blue|red|green|colorless)s?$/iu;

/** Whether a token tells something that may change an answer: a state, a fate, an owner, how many there are. */
function tellsOfMatter(tokens: readonly Token[], i: number, { from, to, conditional }: TellingClause): boolean {
  const token = tokens[i];
  const [before, next] = [lastWord(tokens, i), tokens[i + 1]];
  switch (token?.kind) {
    case 'state':
      return token.text !== '';
    case 'zone':
      // what is cast comes from a hand (601.2a)
      return !(token.from && token.zone === 'hand');
    case 'counters':
      return before?.kind === 'have' || (tokens[i - 1]?.kind === 'number' && !/^no$/iu.test(before?.text ?? ''));
    case 'unknown':
      return next?.kind !== 'about';
    case 'about':
      if (/^no$/iu.test(before?.text ?? '') || isOfOtherWord(tokens, from)) return false;
      if (/^tokens?$/iu.test(token.text)) return isPredicate(before);
      return isFate(token) || (isQuality(token) && tokens.slice(from, to).some(isPredicative));
    case 'noun':
      return isPredicate(before);
    case 'number':
      return before?.kind === 'have' && !token.article && ends(next);
    case 'who':
      return (
        /^(?:mine|theirs|his|hers|ours|yours)$/iu.test(token.text) && ends(next) && (conditional || isDenied(before))
      );
    case 'filler':
      return /^not (?:mine|theirs|his|hers|ours|yours)$/iu.test(token.text) && isPredicate(before) && ends(next);
    case 'small':
      return token.word === 'not' && next?.kind === 'verb';
    default:
      return false;
  }
}

/** The wording "I had the devotion, which is gone now": a clause that begins at an index is of a word that names nothing. */
function isOfOtherWord(tokens: readonly Token[], from: number): boolean {
  const [named, comma, which] = tokens.slice(Math.max(0, from - 2), from + 1);
  const isRelative = isComma(comma) && which?.kind === 'small' && which.word === 'that';
  return isRelative && named?.kind !== 'card' && named?.kind !== 'noun';
}

/** Whether a word is a keyword, a color or a type. */
function isQuality({ text, word }: Extract<Token, { kind: 'about' }>): boolean {
  return TYPES.test(text) || word === 'creature type' || isKeyword(text.toLowerCase());
}

/** Whether a token may join what is said of something to it; without one a clause is a heading: "living weapon question". */
function isPredicative(token: Token): boolean {
  if (token.kind === 'small') return ['it', 'that', 'not', 'if'].includes(token.word);
  return ['be', 'have', 'verb'].includes(token.kind) || /^(?:gets?|got|becomes?)$/iu.test(token.text);
}

/** Whether a token ends a clause. */
function ends(token: Token | undefined): boolean {
  return token === undefined || isBorder(token);
}

/** The last word before an index that is no article, no filler and no word for all of several. */
function lastWord(tokens: readonly Token[], i: number): Token | undefined {
  return tokens.findLast((it, n) => n < i && !isLead(it));
}

/** Whether a token may stand between what is said of something and the word that joins the two. */
function isLead(token: Token): boolean {
  if (token.kind === 'small') return ['all', 'both', 'already'].includes(token.word);
  return token.kind === 'filler' || (token.kind === 'number' && token.article);
}

/** Whether what follows a token is said of what stands before it: "it is a …", "it's a …". */
function isPredicate(before: Token | undefined): boolean {
  return before?.kind === 'be' || (before?.kind === 'small' && before.word === 'it');
}

function isDenied(before: Token | undefined): boolean {
  return (before?.kind === 'small' && before.word === 'not') || /n['’]?t$/iu.test(before?.text ?? '');
}

/** Whether a word repeats what a named card is or says of itself, or a keyword that one speaks of. */
function isOfCards(
  token: Token,
  { conditional, reason }: TellingClause,
  mentions: Gathered['mentions'],
  cards: Cards,
): boolean {
  const word = (token.kind === 'noun' ? token.noun.said : token.text).toLowerCase();
  return mentions.some(mention => {
    const types = typesOf(mention, cards).map(it => it.toLowerCase());
    const says = cardKnown(cards, mention)?.says;
    const isNamed = token.kind === 'noun' && token.noun.card !== undefined && mention.names.includes(token.noun.card);
    if (FATES.test(word))
      return /^tapped$/u.test(word) && cardKnown(cards, mention)?.spell === true && says?.has(word) === true;
    const isReason = reason || (!conditional && isKeyword(word));
    const wordings = isReason ? [word] : [`it's a ${word}`, `it's an ${word}`];
    const isSaid = wordings.some(it => says?.has(it) === true);
    return isNamed || types.includes(word) || isSaid;
  });
}
