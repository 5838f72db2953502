// Castings told with no verb before the card, or of whom it enters for: "spell I cast: X", "X is on the stack, cast by me" (601.2a), "X
// comes down for my opponent".
import { type Cards, cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyVerb, anyWord } from '../../tokens/token-index.ts';
import { isComma, plainPart, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with each such casting as the player who casts, the verb and the card. */
export function withCastingsTold(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  const isFor = anyWord(tokens, 'for') && anyVerb(tokens, 'enters');
  if (!isFor && !anyWord(tokens, 'stack', 'colon', 'casting')) return tokens;
  return withRunsReplaced(
    tokens,
    i => onStack(tokens, i, cards) ?? labeled(tokens, i) ?? enteredFor(tokens, i) ?? whoCasts(tokens, i, cards),
  );
}

const STACK = /^(?:stack|on the stack|on stack)$/iu;

function endsClause(token: Token | undefined): boolean {
  return token === undefined || token.kind === 'stop' || isComma(token);
}

function casting(token: Token): Token {
  return { kind: 'verb', action: 'enters', voice: 'active', ...plainPart(token), text: 'cast' };
}

/** The wordings "X is on the stack, cast by me", "my X on the stack", where nothing else is cast. */
function onStack(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const card = tokens[i];
  if (card?.kind !== 'card' || cardKnown(cards, card) === undefined) return undefined;
  let at = tokens[i + 1]?.kind === 'be' ? i + 2 : i + 1;
  const on = tokens[at];
  if (on?.kind !== 'small' || on.word !== 'on') return undefined;
  at += tokens[at + 1]?.kind === 'filler' ? 2 : 1;
  if (!STACK.test(tokens[at]?.text ?? '')) return undefined;
  at += 1;
  const by = byWhom(tokens, at);
  const owner = tokens[i - 1];
  const side = by?.who.who ?? (owner?.kind === 'who' && owner.whose ? owner.who : 'you');
  const to = by?.to ?? at;
  const others = tokens.filter((it, n) => (n < i || n >= to) && it.kind === 'verb' && it.action === 'enters');
  if (others.length > 0) return undefined;
  const { at: place } = card;
  return { tokens: [{ kind: 'who', who: side, whose: false, text: '', at: place, end: place }, casting(on), card], to };
}

/** The words ", cast by me" at a place, with the player. */
function byWhom(
  tokens: readonly Token[],
  i: number,
): { readonly who: Extract<Token, { kind: 'who' }>; readonly to: number } | undefined {
  const at = isComma(tokens[i]) ? i + 1 : i;
  const [verb, by, who] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (!isPlaying(verb) || by?.kind !== 'small' || by.word !== 'by' || who?.kind !== 'who' || who.whose)
    return undefined;
  return { who, to: at + 3 };
}

/** The wordings "spell I cast: X", "me, casting: X". */
function labeled(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const who = tokens[i];
  if (who?.kind !== 'who' || who.whose) return undefined;
  const at = isComma(tokens[i + 1]) ? i + 2 : i + 1;
  const [verb, colon, card] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (verb === undefined || !isPlaying(verb) || colon?.kind !== 'small' || colon.word !== 'colon') return undefined;
  return card?.kind === 'card' ? { tokens: [who, verb, card], to: at + 3 } : undefined;
}

/** The wording "once X hits the board for my opponent": under that player's control. */
function enteredFor(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [verb, lead, who] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  if (verb === undefined || !isComing(verb) || lead?.kind !== 'small' || lead.word !== 'for') return undefined;
  if (who?.kind !== 'who' || who.whose || !endsClause(tokens[i + 3])) return undefined;
  return { tokens: [verb, { kind: 'there', who: who.who, ...plainPart(who) }], to: i + 3 };
}

/** The wording "… and I'm the one casting": the instant or sorcery that is named before. */
function whoCasts(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [before, who, verb, next] = [tokens[i - 1], tokens[i], tokens[i + 1], tokens[i + 2]];
  if (who?.kind !== 'who' || who.whose || who.who !== 'you' || verb === undefined || !isPlaying(verb)) return undefined;
  const begins = endsClause(before) || (before?.kind === 'small' && before.word === 'and');
  const spell = tokens.slice(0, i).findLast(it => it.kind === 'card' && cardKnown(cards, it)?.spell === true);
  if (!/^casting$/iu.test(verb.text) || !endsClause(next) || !begins || spell === undefined) return undefined;
  return { tokens: [who, verb, { ...spell, at: verb.at, end: verb.end }], to: i + 2 };
}

function isComing(token: Token): boolean {
  return token.kind === 'verb' && token.action === 'enters' && token.voice === 'middle';
}

function isPlaying(token: Token | undefined): boolean {
  const isPlay = token?.kind === 'verb' && token.action === 'enters' && token.voice === 'active';
  return isPlay && /^(?:cast|casts|casting|play|plays|playing)$/iu.test(token.text);
}
