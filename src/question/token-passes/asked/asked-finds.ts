// Basic lands that are asked of after a search: "I crack Evolving Wilds, is the Forest tapped?", "…, do I get a Forest?"
import { isBasicLandType } from '../../../engine/index.ts';
import { capitalized } from '../../../kit/strings.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind } from '../../tokens/token-index.ts';
import { plainPart } from '../../tokens/token-parts.ts';

/** The tokens with each such land type as the land by that name, where something that searches was told to be used. */
export function withAskedFinds(tokens: readonly Token[]): readonly Token[] {
  if (!anyOfKind(tokens, 'about') || !anyOfKind(tokens, 'verb')) return tokens;
  const from = tokens.findIndex(it => it.kind === 'verb' && it.through === true);
  if (from < 0) return tokens;
  return tokens.map((token, i): Token => {
    const name = capitalized(token.text.toLowerCase());
    if (i < from || token.kind !== 'about' || !isBasicLandType(name) || !isAskedOf(tokens, i)) return token;
    return { kind: 'card', names: [name], loose: false, open: false, plural: false, ...plainPart(token) };
  });
}

/** Wordings "is the Forest", "do I get a Forest": the land itself, and not what something is. */
function isAskedOf(tokens: readonly Token[], i: number): boolean {
  const [lead, article] = tokens.slice(Math.max(0, i - 2), i);
  const isThe = /^(?:the|my|that)$/iu.test(article?.text ?? '');
  if (isThe) return lead?.kind === 'be' || (lead?.kind === 'ask' && /^(?:does|do|will|can)$/iu.test(lead.text));
  return article?.kind === 'number' && /\b(?:get|find|fetch|grab)$/iu.test(lead?.text ?? '');
}
