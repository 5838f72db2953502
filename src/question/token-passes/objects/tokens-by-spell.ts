// "4 Goblins from Hordeling Outburst come in": what a spell makes, told as what enters.

import { cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';

/** The tokens with each clause of that kind as the creation of those tokens. */
export function withTokensBySpell(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  for (const [i, spell] of tokens.entries()) {
    if (spell.kind !== 'card') continue;
    const [number, noun, from] = [tokens[i - 3], tokens[i - 2], tokens[i - 1]];
    const verb = tokens[i + 1];
    const isFrom = from?.kind === 'small' && ['from', 'off', 'by'].includes(from.word);
    if (!isFrom || noun?.kind !== 'noun' || number?.kind !== 'number') continue;
    const known = cardKnown(cards, spell);
    const makes = known?.spell === true && known.says.tokensMade.length > 0;
    if (!makes || verb?.kind !== 'verb' || verb.action !== 'enters' || verb.voice !== 'middle') continue;
    const { at } = number;
    return [
      ...tokens.slice(0, i - 3),
      { kind: 'stop', hard: false, text: '', at, end: at },
      { kind: 'who', who: 'you', whose: false, text: '', at, end: at },
      { kind: 'verb', action: 'creates', voice: 'active', text: verb.text, at, end: at },
      number,
      noun,
      { kind: 'small', word: 'by', text: from.text, at: from.at, end: from.end },
      spell,
      ...tokens.slice(i + 2),
    ];
  }
  return tokens;
}
