// Responses that are told of: "in response I cast X", "they respond with X".

import { firstFrom, lastIndexBefore } from '../../../kit/lists.ts';
import { type Cards, cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind, anyVerb, anyWord } from '../../tokens/token-index.ts';
import { plainPart, withRunsReplaced } from '../../tokens/token-parts.ts';

const RESPOND = /^respond(?:s|ed|ing)?$/iu;
/** Verbs that are said of a response where a spell follows them: "I answer with Ranger's Guile". */
const ANSWER = /^(?:answer(?:s|ed|ing)?|repl(?:y|ies|ied)|counter(?:s|ed)?|save (?:it|him|her|them))$/iu;

/** The tokens with "in response" as a word that says which of two spells resolves first, where it does not ask. */
export function withResponsesTold(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyOfKind(tokens, 'unjudged') && !anyWord(tokens, ...ANSWERS)) return tokens;
  const told = withRunsReplaced(tokens, i => {
    const response = responseAt(tokens, i, cards);
    return response && { tokens: response, to: i + 1 };
  });
  return withRunsReplaced(told, i => (isReadWith(told[i], told[i - 1]) ? { tokens: [], to: i + 1 } : undefined));
}

/** The word "response" in place of a token that tells of one, and the verb of casting behind it; undefined for others. */
function responseAt(tokens: readonly Token[], i: number, cards: Cards): readonly Token[] | undefined {
  const [token, next] = [tokens[i], tokens[i + 1]];
  if (token === undefined) return undefined;
  const isOfTiming = token.kind === 'unjudged' && token.why === 'timing';
  if (!(isOfTiming || ANSWER.test(token.text)) || isAsked(tokens, i)) return undefined;
  const response = { kind: 'small', word: 'response', ...plainPart(token) } as const;
  if (/^in response$/iu.test(token.text)) return [response];
  const isWith = next?.kind === 'small' && ['with', 'by'].includes(next.word) && isSpellNext(tokens, i + 2);
  if (!(RESPOND.test(token.text) || ANSWER.test(token.text)) || !isWith) return undefined;
  const cast: Token = { kind: 'verb', action: 'enters', voice: 'active', ...plainPart(token) };
  return isSlowNext(tokens, i + 2, cards) ? [cast] : [response, cast];
}

/** Whether what an answer is made with can't be cast in response (302.1): a permanent without flash is cast after what it answers. */
function isSlowNext(tokens: readonly Token[], i: number, cards: Cards): boolean {
  const named = firstFrom(tokens, i, it => it.kind === 'card' || it.kind === 'stop');
  const known = named?.kind === 'card' ? cardKnown(cards, named) : undefined;
  return known?.spell === false && !known.face.abilities.some(it => it.kind === 'keyword' && it.keyword === 'flash');
}

/** Words of responses and answers. */
const ANSWERS: readonly string[] = [
  ...['respond', 'responds', 'responded', 'responding', 'answer', 'answers', 'answered', 'answering'],
  ...['reply', 'replies', 'replied', 'counter', 'counters', 'countered', 'save'],
];

/** The tokens with a verb that is a spell's name as that spell: "in response to Reanimate on X", "X dies to Doom Blade". */
export function withSpellsAnswered(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyWord(tokens, 'to') || !(anyWord(tokens, 'response') || anyVerb(tokens, 'dies'))) return tokens;
  return withRunsReplaced(tokens, i => {
    const [lead, to, token, next] = [tokens[i - 2], tokens[i - 1], tokens[i], tokens[i + 1]];
    if (token?.kind !== 'verb' || to?.kind !== 'small' || to.word !== 'to') return undefined;
    const isAimed = next?.kind === 'small' && next.word === 'on';
    const isAnswered = lead?.kind === 'small' && lead.word === 'response' && isAimed;
    const isKiller = lead?.kind === 'verb' && lead.action === 'dies' && !isAimed;
    const known = isAnswered || isKiller ? cards.named(token.text) : undefined;
    if (known?.spell !== true) return undefined;
    const place = plainPart(token);
    return {
      tokens: [{ kind: 'card', names: [known.name], loose: false, open: false, plural: false, ...place }],
      to: i + 1,
    };
  });
}

/** Whether a question began before it in its sentence: who may act when is asked then. */
function isAsked(tokens: readonly Token[], i: number): boolean {
  const from = lastIndexBefore(tokens, i, it => it.kind === 'stop' && it.hard) + 1;
  const before = tokens.slice(from, i);
  const next = tokens[i + 1];
  // "in response to X entering": what is responded to may be no spell
  const isFirst = before.every(it => it.kind === 'filler') && next?.kind === 'small' && next.word === 'to';
  return isFirst || before.some(it => it.kind === 'ask');
}

function isSpellNext(tokens: readonly Token[], i: number): boolean {
  const named = firstFrom(tokens, i, it => it.kind !== 'number' && it.kind !== 'filler');
  return named?.kind === 'card' || (named?.kind === 'who' && named.whose);
}

/** The wording "responds with": the preposition after the verb made of it. */
function isReadWith(token: Token | undefined, before: Token | undefined): boolean {
  const isVerb = before?.kind === 'verb' && (RESPOND.test(before.text) || ANSWER.test(before.text));
  return isVerb && token?.kind === 'small' && ['with', 'by'].includes(token.word);
}
