// Damage that something "does": "my Guttersnipe does 2 to my opponent", "it would do 3 damage to my Bears".
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind, anyWord } from '../../tokens/token-index.ts';
import { plainPart, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with each such "does" as "deals": with the number it does, and to whom (120.1). */
export function withDamageDone(tokens: readonly Token[]): readonly Token[] {
  if (!anyOfKind(tokens, 'number') || !anyWord(tokens, 'to') || !anyOfKind(tokens, 'card')) return tokens;
  return withRunsReplaced(tokens, i => doneAt(tokens, i));
}

function doneAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [source, first] = [tokens[i - 1], tokens[i]];
  if (source?.kind !== 'card' || first === undefined) return undefined;
  const does = tokens.findIndex((it, n) => n >= i && !LEADING.test(it.text));
  const [verb, amount] = [tokens[does], tokens[does + 1]];
  if (verb === undefined || does - i > 2 || !DOES.test(verb.text) || amount?.kind !== 'number' || amount.article)
    return undefined;
  const damage = tokens[does + 2];
  const isDamage = /^(?:damage|dmg)$/iu.test(damage?.text ?? '');
  const [to, whom] = tokens.slice(does + (isDamage ? 3 : 2));
  const isTo = to?.kind === 'small' && /^to$/iu.test(to.text);
  if (!isTo || !(whom?.kind === 'who' || whom?.kind === 'card' || whom?.kind === 'noun')) return undefined;
  const deals: Token = { kind: 'verb', action: 'deals', voice: 'active', ...plainPart(verb), text: 'deals' };
  return { tokens: [deals], to: does + 1 };
}

const LEADING = /^(?:would|will|is going to|going to|is|should|just)$/iu;
const DOES = /^(?:do|does|did|doing|(?:would|will|is going to) do)$/iu;
