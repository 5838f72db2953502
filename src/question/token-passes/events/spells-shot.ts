// Spells that somebody shoots at somebody: "I shoot my opponent with Lightning Bolt", "he shot my Angel with a Shock".
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';

const SHOOTS: readonly string[] = ['shoot', 'shoots', 'shooting', 'shot'];

/** The tokens with each verb of shooting, before whom it hits and the spell it is done with, as one of hitting. */
export function withSpellsShot(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyWord(tokens, ...SHOOTS) || !anyWord(tokens, 'with')) return tokens;
  return tokens.map((token, i): Token => {
    if (token.kind !== 'verb' || token.action !== 'enters' || !SHOOTS.includes(token.text.toLowerCase())) return token;
    const rest = tokens.slice(i + 1, i + 6);
    const at = rest.findIndex(it => it.kind === 'small' && it.word === 'with');
    const isAimed =
      at > 0 && rest.slice(0, at).every(it => ['who', 'card', 'noun', 'number', 'filler'].includes(it.kind));
    const lead = rest[at + 1];
    const spell = lead?.kind === 'number' || lead?.kind === 'who' ? rest[at + 2] : lead;
    if (!isAimed || spell?.kind !== 'card' || cards.named(spell.names[0] ?? '')?.spell !== true) return token;
    return { kind: 'verb', action: 'hits', voice: 'active', text: token.text, at: token.at, end: token.end };
  });
}
