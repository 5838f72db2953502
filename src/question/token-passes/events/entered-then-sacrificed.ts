// Permanents told to be sacrificed after they entered: "I cast Mulldrifter then sac it, how many cards": what its entering does is asked.

import { firstIndexFrom } from '../../../kit/lists.ts';
import { type Cards, cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyVerb } from '../../tokens/token-index.ts';
import {
  asFiller,
  emptyAt,
  isAskedBefore,
  isLeadOfThing,
  isListSign,
  sentenceStart,
} from '../../tokens/token-parts.ts';

/**
 * The tokens with the sacrifice as filler, where of the one permanent only its entering triggers anything: its ability resolves
 * whatever becomes of it (113.7a).
 */
export function withEnteredThenSacrificed(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyVerb(tokens, 'sacrifices') || !anyVerb(tokens, 'enters')) return tokens;
  const at = tokens.findIndex((it, i) => it.kind === 'verb' && it.action === 'sacrifices' && !isAskedBefore(tokens, i));
  const pronoun = tokens[at + 1];
  if (at < 0 || pronoun?.kind !== 'small' || pronoun.word !== 'it') return tokens;
  const from = jointStart(tokens, at);
  const named = tokens.slice(sentenceStart(tokens, from), from);
  const entered = named.at(-1);
  const verb = named.findLast(it => it.kind === 'verb');
  if (entered?.kind !== 'card' || verb?.kind !== 'verb' || verb.action !== 'enters' || verb.past === true)
    return tokens;
  const outlet = outletAt(tokens, at + 2);
  const others = tokens.filter(it => it.kind === 'card' && it !== entered && it !== outlet?.card);
  if (from === at || others.length > 0 || !entersAlone(entered, cards) || !asksOfEntering(tokens, at)) return tokens;
  const to = outlet?.to ?? at + 2;
  const comma: Token = { kind: 'small', word: 'comma', ...emptyAt(pronoun) };
  const player: Token = { kind: 'who', who: 'you', whose: false, ...emptyAt(pronoun) };
  const there: readonly Token[] =
    outlet === undefined ? [] : [comma, player, { kind: 'have', ...emptyAt(pronoun) }, outlet.card];
  return [...tokens.slice(0, from), ...tokens.slice(from, to).map(asFiller), ...there, ...tokens.slice(to)];
}

/** The place at which "and then I" begins before a verb; the verb's own where nothing of that kind is there. */
function jointStart(tokens: readonly Token[], at: number): number {
  let from = at;
  while (isJointOrPlayer(tokens[from - 1])) from -= 1;
  return from;
}

function isJointOrPlayer(token: Token | undefined): boolean {
  if (token === undefined) return false;
  const isPlayer = token.kind === 'who' && token.who === 'you' && !token.whose;
  return isPlayer || isListSign(token) || token.kind === 'filler' || (token.kind === 'small' && token.word === 'then');
}

/** The permanent to which it is sacrificed: "to my Viscera Seer". */
function outletAt(tokens: readonly Token[], i: number): { readonly card: Token; readonly to: number } | undefined {
  const to = tokens[i];
  if (to?.kind !== 'small' || !['to', 'with'].includes(to.word)) return undefined;
  const at = isLeadOfThing(tokens[i + 1]) ? i + 2 : i + 1;
  const card = tokens[at];
  return card?.kind === 'card' ? { card, to: at + 1 } : undefined;
}

/** Whether a permanent triggers as it enters, and not as it leaves. */
function entersAlone(token: Token, cards: Cards): boolean {
  const known = token.kind === 'card' ? cardKnown(cards, token) : undefined;
  const events = (known?.face.abilities ?? []).flatMap(it => (it.kind === 'triggered' ? it.events : []));
  return events.some(it => it.kind === 'enters') && events.every(it => it.kind === 'enters');
}

/** Whether what is asked is a number or something done, and no fate. */
function asksOfEntering(tokens: readonly Token[], at: number): boolean {
  const asked = firstIndexFrom(tokens, at, it => it.kind === 'ask');
  if (asked === undefined) return false;
  const isFate = (it: Token) => it.kind === 'verb' && !['draws', 'gainsLife', 'creates', 'enters'].includes(it.action);
  return !tokens.slice(asked).some(isFate);
}
