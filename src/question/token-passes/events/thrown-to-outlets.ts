// Creatures told to be thrown to what sacrifices them: "I feed Mogg Fanatic to Goblin Bombardment", "chuck it to Viscera Seer".

import { lastBefore } from '../../../kit/lists.ts';
import { cardWording } from '../../../oracle/index.ts';
import { anyActivatedOf } from '../../model/activations.ts';
import { type Cards, cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { plainPart, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with each such verb as one of sacrificing, and "it" after "to" as the permanent that was named (701.21). */
export function withThrownToOutlets(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyWord(tokens, 'to', 'into') || !tokens.some(it => THROWS.test(it.text))) return tokens;
  return withRunsReplaced(tokens, i => thrownAt(tokens, i, cards));
}

const THROWS =
  /^(?:feeds?|feeding|fed|chuck(?:s|ed|ing)?|toss(?:es|ed|ing)?|throw(?:s|ing)?|threw|fling(?:s|ing)?|send(?:s|ing)?|sent|pitch(?:es|ed|ing)?|shove(?:s|d)?)$/iu;

function thrownAt(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const verb = tokens[i];
  if (verb === undefined || verb.kind === 'card' || !THROWS.test(verb.text)) return undefined;
  const to = [i + 2, i + 3, i + 4, i + 5, i + 6, i + 7].find(n => isTo(tokens[n]));
  if (to === undefined) return undefined;
  const thrown = tokens.slice(i + 1, to);
  const isThrown = thrown.some(it => ['card', 'noun'].includes(it.kind) || /^(?:it|him|her|them)$/iu.test(it.text));
  const isPlain = !thrown.some(it => ['verb', 'stop', 'have', 'be', 'ask', 'unknown'].includes(it.kind));
  const isAny = /\bsac(?:rifice)? outlet$/iu.test(tokens[to + 1]?.text ?? '');
  const thrownVerb: Token = { kind: 'verb', action: 'sacrifices', voice: 'active', ...plainPart(verb) };
  if (isAny && isThrown && isPlain) return { tokens: [thrownVerb, ...thrown], to: to + 2 };
  const at = isLead(tokens[to + 1]) ? to + 2 : to + 1;
  const outlet = outletAt(tokens, at, i, cards);
  if (outlet === undefined || !isThrown || !isPlain) return undefined;
  const lead: Token = { kind: 'small', word: 'to', ...plainPart(tokens[to] ?? verb), text: 'to' };
  return { tokens: [thrownVerb, ...thrown, lead, ...tokens.slice(to + 1, at), outlet], to: at + 1 };
}

/** The permanent with an outlet that stands at a place, or that "it" there means: the last one named before the verb. */
function outletAt(tokens: readonly Token[], at: number, verb: number, cards: Cards): Token | undefined {
  const token = tokens[at];
  if (token === undefined || isOutlet(token, cards)) return token;
  if (token.kind !== 'small' || token.word !== 'it') return undefined;
  const named = lastBefore(tokens, verb, it => it.kind === 'card');
  return named !== undefined && isOutlet(named, cards) ? { ...named, ...plainPart(token) } : undefined;
}

function isOutlet(token: Token, cards: Cards): boolean {
  const known = token.kind === 'card' ? cardKnown(cards, token) : undefined;
  return known?.spell === false && anyActivatedOf(known).some(it => cardWording(it.cost).costsOtherSacrifice);
}

function isTo(token: Token | undefined): boolean {
  return token?.kind === 'small' && ['to', 'into'].includes(token.word);
}

function isLead(token: Token | undefined): boolean {
  return (token?.kind === 'who' && token.whose) || token?.kind === 'filler';
}
