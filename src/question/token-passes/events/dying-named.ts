// "my dying Bloodghast": what happens to something, told before its name.
import type { Token } from '../../tokens/question-token.ts';

/** The tokens with each "dying" between an owner or an article and a name behind the name instead. */
export function withDyingNamed(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(it => /^dying$/iu.test(it.text))) return tokens;
  return tokens.flatMap((token, i): readonly Token[] => {
    if (isDying(tokens, i)) return [];
    const dies = tokens[i - 1];
    if (dies === undefined || !isDying(tokens, i - 1)) return [token];
    return [token, { ...dies, text: 'dies', at: token.end, end: token.end }];
  });
}

function isDying(tokens: readonly Token[], i: number): boolean {
  const [before, token, name] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  const isLead = (before?.kind === 'who' && before.whose) || (before?.kind === 'number' && before.article);
  const isName = name?.kind === 'card' || name?.kind === 'noun';
  return token?.kind === 'verb' && /^dying$/iu.test(token.text) && isLead && isName;
}
