// Spells that are not named: "I cast a spell".
import { nounNamed } from '../../names/nouns.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { asFiller, plainPart } from '../../tokens/token-parts.ts';

/** The tokens with each spell that somebody casts, and that nobody names, as a card that stands in for it. */
export function withAnySpells(tokens: readonly Token[]): readonly Token[] {
  if (!anyWord(tokens, 'spell') || !tokens.some((_, i) => isCastSpell(tokens, i))) return tokens;
  const noun = nounNamed('sorcery');
  if (noun === undefined) return tokens;
  return tokens.map((token, i): Token => {
    // "a noncreature spell": a sorcery is one
    if (isNoncreature(token) && isCastSpell(tokens, i + 1)) return asFiller(token);
    return isCastSpell(tokens, i) ? { kind: 'noun', noun: { ...noun, said: 'spell' }, ...plainPart(token) } : token;
  });
}

const SPELL = /^(?:an? )?spell$/iu;

function isNoncreature(token: Token | undefined): boolean {
  return token?.kind === 'unknown' && /^noncreature$/iu.test(token.text);
}

function isCastSpell(tokens: readonly Token[], i: number): boolean {
  if (tokens[i]?.kind !== 'filler' || !SPELL.test(tokens[i]?.text ?? '')) return false;
  const at = isNoncreature(tokens[i - 1]) ? i - 1 : i;
  const [before, last] = [tokens[at - 2], tokens[at - 1]];
  const verb = last?.kind === 'number' && last.article ? before : (last ?? before);
  return verb?.kind === 'verb' && /^casts?$/iu.test(verb.text);
}
