// Spells that are not named: "I cast a spell".
import { nounNamed } from '../names/nouns.ts';
import type { Token } from '../tokens/question-token.ts';
import { plainPart } from '../tokens/token-parts.ts';

/** The tokens with each spell that somebody casts, and that nobody names, as a card that stands in for it. */
export function withAnySpells(tokens: readonly Token[]): readonly Token[] {
  const noun = nounNamed('sorcery');
  return tokens.map((token, i) =>
    noun !== undefined && isCastSpell(tokens, i)
      ? { kind: 'noun', noun: { ...noun, said: 'spell' }, ...plainPart(token) }
      : token,
  );
}

function isCastSpell(tokens: readonly Token[], i: number): boolean {
  if (tokens[i]?.kind !== 'filler' || !/^(?:an? )?spell$/iu.test(tokens[i]?.text ?? '')) return false;
  const [before, last] = tokens.slice(Math.max(0, i - 2), i);
  const verb = last?.kind === 'number' && last.article ? before : (last ?? before);
  return verb?.kind === 'verb' && /^casts?$/iu.test(verb.text);
}
