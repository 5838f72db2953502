// "4 Goblins from Hordeling Outburst come in": what a spell makes, told as what enters.

import { type Cards, cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind, anyVerb, anyWord } from '../../tokens/token-index.ts';
import { plainPart, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with each clause of that kind as the creation of those tokens. */
export function withTokensBySpell(typed: readonly Token[], { cards }: PassContext): readonly Token[] {
  const tokens = withSpellOfTokens(typed, cards);
  if (!anyOfKind(tokens, 'noun') || !anyVerb(tokens, 'enters') || !anyWord(tokens, 'from', 'off', 'by')) return tokens;
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

/** The tokens with "make tokens with X" and "the tokens off my X come in", of tokens of no number, as X being cast. */
function withSpellOfTokens(tokens: readonly Token[], cards: Cards): readonly Token[] {
  if (!anyWord(tokens, 'tokens')) return tokens;
  return withRunsReplaced(tokens, i => {
    const [first, second, from] = [tokens[i], tokens[i + 1], tokens[i + 2]];
    if (first === undefined || !/^tokens$/iu.test(second?.text ?? '') || from?.kind !== 'small') return undefined;
    const at = tokens[i + 3]?.kind === 'who' ? i + 4 : i + 3;
    const [spell, verb] = [tokens[at], tokens[at + 1]];
    const known = spell?.kind === 'card' ? cardKnown(cards, spell) : undefined;
    if (spell === undefined || known?.spell !== true || known.says.tokensMade.length === 0) return undefined;
    const cast: Token = { kind: 'verb', action: 'enters', voice: 'active', ...plainPart(first), text: 'cast' };
    const isMade = first.kind === 'verb' && first.action === 'creates' && first.voice === 'active';
    if (isMade && ['with', 'off', 'from', 'by'].includes(from.word)) return { tokens: [cast, spell], to: at + 1 };
    const isEntering = verb?.kind === 'verb' && verb.action === 'enters' && verb.voice === 'middle';
    if (!/^the$/iu.test(first.text) || !isEntering || !['off', 'from', 'of'].includes(from.word)) return undefined;
    const you: Token = { kind: 'who', who: 'you', whose: false, text: '', at: first.at, end: first.at };
    return { tokens: [you, cast, spell], to: at + 2 };
  });
}
