// Causes that are named beside what they do: "there's a wheel, my opp should draw seven", and kinds told of by the way: "it's a land!"

import { type Cards, cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind, anyVerb, anyWord } from '../../tokens/token-index.ts';
import { asFiller, isComma, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens without a spell that is only there to have a player draw as many cards as are told next, and without such kinds. */
export function withoutToldCauses(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  const isCause = anyVerb(tokens, 'draws') && anyOfKind(tokens, 'have');
  if (!isCause && !(anyOfKind(tokens, 'noun') && anyWord(tokens, 'it'))) return tokens;
  return withRunsReplaced(tokens, i => causeAt(tokens, i, cards) ?? kindAt(tokens, i));
}

/** The wording "there's a wheel, my opponent should draw seven". */
function causeAt(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [have, article, spell, comma, player] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3], tokens[i + 4]];
  if (have?.kind !== 'have' || have.nobody !== true || article?.kind !== 'number' || !article.article) return undefined;
  if (spell?.kind !== 'card' || cardKnown(cards, spell)?.spell !== true) return undefined;
  if (!isComma(comma) || player?.kind !== 'who' || player.whose) return undefined;
  const at = /^(?:should|would|will|has to|must)$/iu.test(tokens[i + 5]?.text ?? '') ? i + 6 : i + 5;
  const [verb, amount] = [tokens[at], tokens[at + 1]];
  const isDrawn = verb?.kind === 'verb' && verb.action === 'draws' && amount?.kind === 'number' && !amount.article;
  return isDrawn ? { tokens: [player], to: at } : undefined;
}

/** The sentence "It's a land!", which asks nothing. */
function kindAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [its, article, noun, end] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3]];
  const isIts = its?.kind === 'small' && its.word === 'it' && /^(?:it|that)['’]?s$/iu.test(its.text);
  const begins = i === 0 || tokens[i - 1]?.kind === 'stop';
  if (!isIts || !begins || article?.kind !== 'number' || !article.article) return undefined;
  if (noun?.kind !== 'noun' || noun.noun.generic !== true || noun.noun.token !== undefined) return undefined;
  const isEnd = end === undefined || (end.kind === 'stop' && end.text !== '?');
  return isEnd && tokens.slice(0, i).some(it => it.kind === 'card')
    ? { tokens: tokens.slice(i, i + 3).map(asFiller), to: i + 3 }
    : undefined;
}
