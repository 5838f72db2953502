// "I play my first land this turn (Plains)": which land of the turn it is, and its name in brackets.
import { asBasicLand } from '../../model/mana-tapped.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { asFiller } from '../../tokens/token-parts.ts';

/** The tokens without "first" before a land, and with the basic land that follows in place of the noun. */
export function withFirstLand(tokens: readonly Token[]): readonly Token[] {
  if (!anyWord(tokens, 'first') || !anyWord(tokens, 'land')) return tokens;
  const at = tokens.findIndex((it, i) => /^first$/iu.test(it.text) && isLand(tokens[i + 1]));
  if (at < 0) return tokens;
  const rest = tokens.slice(at + 2);
  const next = rest.findIndex(it => it.kind !== 'filler');
  const named = rest[next];
  const basic = named === undefined ? undefined : asBasicLand(named);
  return tokens.map((token, i) => {
    if (i === at) return asFiller(token);
    if (basic === undefined) return token;
    return i === at + 1 ? asFiller(token) : token === named ? basic : token;
  });
}

function isLand(token: Token | undefined): boolean {
  return /^land(?: drop)?$/iu.test(token?.text ?? '');
}
