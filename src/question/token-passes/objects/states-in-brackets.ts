// States of what was named before a parenthesis: "I have Benevolent Hydra (it's got three counters on it) and Primal Vigor".
import { type Cards, cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind, anyWord } from '../../tokens/token-index.ts';
import { plainPart, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with each such sentence of counters as "with" them. */
export function withStatesInBrackets(tokens: readonly Token[], { text, cards }: PassContext): readonly Token[] {
  if (!text.includes('(') || !anyOfKind(tokens, 'counters') || !anyWord(tokens, 'it')) return tokens;
  return withRunsReplaced(tokens, i => countersAt(tokens, i, text, cards));
}

function countersAt(tokens: readonly Token[], i: number, text: string, cards: Cards): RunReplacement | undefined {
  const [card, pronoun, have] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  if (card?.kind !== 'card' || pronoun?.kind !== 'small' || pronoun.word !== 'it' || have?.kind !== 'have')
    return undefined;
  // "my X eats a Doom Blade (it had three counters)": X had them
  if (cardKnown(cards, card)?.spell === true) return undefined;
  if (!text.slice(card.end, pronoun.at).includes('(')) return undefined;
  const [number, counters] = tokens.slice(i + 2).filter(it => it.kind !== 'filler');
  if (number?.kind !== 'number' || counters?.kind !== 'counters') return undefined;
  return { tokens: [{ kind: 'small', word: 'with', ...plainPart(pronoun), text: 'with' }], to: i + 2 };
}
