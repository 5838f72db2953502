// Permanents told to be the only ones of their kind: "Hallowed Fountain is the only land I have".
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind, anyWord } from '../../tokens/token-index.ts';
import { type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

const ONLY =
  /^(?:is|was) (?:the|my) only (?:other )?(?:basic land|land|creature|permanent|artifact|enchantment|thing|card)(?: that)?$/iu;
/** The most tokens of "is the only other land that". */
const LONGEST = 7;

/** The tokens with each such clause as one in which a player has the permanent. */
export function withOnlyOfKind(tokens: readonly Token[]): readonly Token[] {
  if (!anyOfKind(tokens, 'card') || !anyOfKind(tokens, 'have')) return tokens;
  if (!anyWord(tokens, 'only', 'is the only land')) return tokens;
  return withRunsReplaced(tokens, i => onlyAt(tokens, i));
}

function onlyAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const card = tokens[i];
  if (card?.kind !== 'card') return undefined;
  for (let to = i + 2; to <= i + 1 + LONGEST; to += 1) {
    const [player, has] = tokens.slice(to, to + 2);
    if (player?.kind !== 'who' || player.whose || has?.kind !== 'have') continue;
    const said = tokens
      .slice(i + 1, to)
      .map(it => it.text)
      .join(' ');
    return ONLY.test(said) ? { tokens: [player, has, card], to: to + 2 } : undefined;
  }
  return undefined;
}
