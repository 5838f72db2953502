// Permanents told to be returned by what enters: "I play Growth Chamber returning Halimar Depths", "Skyfisher bouncing my Plains".

import { type Cards, cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyVerb, anyWord } from '../../tokens/token-index.ts';
import {
  asFiller,
  emptyAt,
  isAskedBefore,
  isLeadOfThing,
  isListSign,
  type RunReplacement,
  sentenceStart,
  withRunsReplaced,
} from '../../tokens/token-parts.ts';
import { cardShown } from '../abilities/revealed-entering.ts';

const RETURNS = /^(?:return(?:s|ing|ed)?|bounc(?:e|es|ing|ed)|(?:pick(?:s|ing|ed)?|scoop(?:s|ing|ed)?) up)$/iu;

/** The tokens with what is returned as something there, since a trigger does that once the other has entered (603.3). */
export function withReturnedByEntering(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyVerb(tokens, 'enters')) return tokens;
  if (!anyWord(tokens, 'return', 'returns', 'returning', 'bounce', 'bounces', 'bouncing', 'up', 'returned', 'bounced'))
    return tokens;
  return withRunsReplaced(tokens, i => returnedAt(tokens, i, cards));
}

function returnedAt(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const joint = tokens[i];
  const at = joint !== undefined && isListSign(joint) ? i + 1 : i;
  const length = [1, 2].find(it => RETURNS.test(textOf(tokens.slice(at, at + it))));
  const verb = tokens[at];
  if (length === undefined || verb === undefined || isAskedBefore(tokens, at)) return undefined;
  const enters = enteredBefore(tokens, i, cards);
  if (enters === undefined) return undefined;
  let from = at + length;
  while (isLeadOfThing(tokens[from])) from += 1;
  const returned = tokens[from];
  if (returned === undefined) return undefined;
  const to = handEnd(tokens, from + 1);
  const isItself = /^(?:it|itself)$/iu.test(returned.text);
  const card = cardShown(returned);
  if (!isItself && (card === undefined || card.names[0] === enters.names[0])) return undefined;
  const isKnown = isItself || tokens.slice(0, i).some(it => cardShown(it)?.names[0] === card?.names[0]);
  const run = tokens.slice(i, to).map(asFiller);
  if (isKnown || card === undefined) return { tokens: run, to };
  const comma: Token = { kind: 'small', word: 'comma', ...emptyAt(verb) };
  const owner = tokens.slice(at, from).findLast(it => it.kind === 'who' && it.whose);
  const who = enters.ofAnybody && owner?.kind === 'who' ? owner.who : enters.who;
  if (enters.ofAnybody && owner === undefined) return undefined;
  const player: Token = { kind: 'who', who, whose: false, ...emptyAt(verb) };
  return { tokens: [comma, player, { kind: 'have', ...emptyAt(verb) }, card], to };
}

/** The place behind "to my hand", or the same place. */
function handEnd(tokens: readonly Token[], i: number): number {
  if (tokens[i]?.kind === 'zone') return i + 1;
  const at = tokens[i]?.kind === 'small' ? i + 1 : i;
  const hand = isLeadOfThing(tokens[at]) ? at + 1 : at;
  return hand > i && /^hand$/iu.test(tokens[hand]?.text ?? '') ? hand + 1 : i;
}

/** The name of what entered just before in the sentence and returns a permanent by its own text, with who plays it. */
function enteredBefore(tokens: readonly Token[], i: number, cards: Cards): Returner | undefined {
  const clause = tokens.slice(sentenceStart(tokens, i), i);
  const named = clause.at(-1);
  const verb = clause.findLast(it => it.kind === 'verb' || it.kind === 'have');
  if (named?.kind !== 'card' || verb?.kind !== 'verb' || verb.action !== 'enters') return undefined;
  const known = cardKnown(cards, named);
  const isOfOwn = known?.says.has('you control to its owner') === true;
  // "I cast Man-o'-War and return my Mulldrifter": whoever controls it
  const ofAnybody = !isOfOwn && known?.spell === false && known.enters && known.says.has("to its owner's hand");
  if (!isOfOwn && !ofAnybody) return undefined;
  const who = clause.findLast(it => it.kind === 'who' && !it.whose);
  return { names: named.names, who: who?.kind === 'who' ? who.who : 'you', ofAnybody };
}

/** The permanent that has entered and returns another by its ability. */
interface Returner {
  readonly names: readonly string[];
  readonly who: 'you' | 'opponent';
  /** Whether it returns one of its own player or another's. */
  readonly ofAnybody: boolean;
}

function textOf(tokens: readonly Token[]): string {
  return tokens.map(it => it.text).join(' ');
}
