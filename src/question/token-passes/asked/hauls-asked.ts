// Tokens that a question asks whether somebody has in the end: "does anybody end up with a zombie", "will I have a spirit", "zombie or no
// zombie?".
import { lastBefore } from '../../../kit/lists.ts';
import { type Cards, cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import { creatureType } from '../../tokens/chosen.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind, anyWord } from '../../tokens/token-index.ts';
import {
  plainPart,
  type RunReplacement,
  sentenceEnd,
  sentenceStart,
  withRunsReplaced,
} from '../../tokens/token-parts.ts';

/** The tokens with each such verb as "get", and such kinds as words, where a card that is named speaks of tokens of the kind. */
export function withHaulsAsked(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  const isOffered = anyWord(tokens, 'or no');
  const isAsked = anyOfKind(tokens, 'ask') && (anyWord(tokens, 'with') || anyOfKind(tokens, 'have'));
  if (!isAsked && !isOffered) return tokens;
  return withRunsReplaced(
    tokens,
    i => (isAsked ? haulAt(tokens, i, cards) : undefined) ?? (isOffered ? orNone(tokens, i, cards) : undefined),
  );
}

/** The wording "zombie or no zombie?". */
function orNone(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [kind, or, again] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  if (kind === undefined || or === undefined || again === undefined || !/^or no$/iu.test(or.text)) return undefined;
  const type = kindAt(kind);
  if (type === undefined || type !== kindAt(again) || !isMadeByNamed(tokens, type, cards)) return undefined;
  return { tokens: [asKind(kind), or, asKind(again)], to: i + 3 };
}

function asKind(token: Token): Token {
  return { kind: 'about', word: 'creature type', ...plainPart(token) };
}

function isMadeByNamed(tokens: readonly Token[], type: string, cards: Cards): boolean {
  return tokens.some(it => it.kind === 'card' && cardKnown(cards, it)?.says.speaksOfTokens(type) === true);
}

function haulAt(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const from = behindVerb(tokens, i);
  const verb = tokens[i];
  if (from === undefined || verb === undefined) return undefined;
  let at = from;
  while (at < from + 3 && isLead(tokens[at])) at += 1;
  const type = kindAt(tokens[at]);
  const asks = lastBefore(tokens, i, it => it.kind === 'ask' || it.kind === 'stop')?.kind === 'ask';
  if (type === undefined || !asks || sentenceEnd(tokens, i)?.text !== '?') return undefined;
  const kind = tokens[at];
  if (kind === undefined || !isMadeByNamed(tokens, type, cards)) return undefined;
  const said = kind.kind === 'card' ? asKind(kind) : kind;
  const get: Token = { kind: 'about', word: '', ...plainPart(verb), text: 'get' };
  return { tokens: [get, ...tokens.slice(from, at), said], to: at + 1 };
}

/** The place behind the verb of having something in the end that begins at an index; undefined for another word. */
function behindVerb(tokens: readonly Token[], i: number): number | undefined {
  const [verb, second, third] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  // "will I have a spirit": not what is there
  if (verb?.kind === 'have') return isFuture(tokens, i) ? i + 1 : undefined;
  if (IN_ONE.test(verb?.text ?? '') && isWith(second)) return i + 2;
  return IN_TWO.test(`${verb?.text} ${second?.text}`) && isWith(third) ? i + 3 : undefined;
}

const IN_ONE = /^(?:end|ends|(?:end|ends|ended|wind|winds|finish) up|(?:walk|walks|come|comes) away|finish)$/iu;
const IN_TWO = /^(?:ends|ended|finish|finishes) up$|^gets? away$|^come out$|^be left$/iu;

function isWith(token: Token | undefined): boolean {
  return token?.kind === 'small' && token.word === 'with';
}

function isFuture(tokens: readonly Token[], i: number): boolean {
  return tokens.slice(sentenceStart(tokens, i), i).some(it => it.kind === 'ask' && /^(?:will|would)\b/iu.test(it.text));
}

function isLead(token: Token | undefined): boolean {
  if (token?.kind === 'about') return /^any$/iu.test(token.text);
  return token?.kind === 'number' || token?.kind === 'size' || token?.kind === 'filler';
}

/** The creature type or the kind of artifact that a token calls something by. */
function kindAt(token: Token | undefined): string | undefined {
  if (token === undefined || (token.kind === 'card' && !token.loose)) return undefined;
  const word = token.text.toLowerCase().replace(/ tokens?$/u, '');
  if (token.kind === 'noun' && typeof token.noun.token === 'string') return token.noun.token;
  return ['noun', 'about', 'card'].includes(token.kind) ? creatureType(word) : undefined;
}
