// "my dying Bloodghast": what happens to something, told before its name.
import type { Token } from '../../tokens/question-token.ts';

/** The tokens with each "dying" between an owner or an article and a name behind the name instead. */
export function withDyingNamed(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(it => /^(?:dying|dead)$/iu.test(it.text))) return tokens;
  return tokens.flatMap((token, i): readonly Token[] => {
    if (isDying(tokens, i)) return [];
    const dies = tokens[i - 1];
    if (token.kind === 'about' && isDeadFor(tokens, i)) return [];
    if (dies?.kind === 'about' && isDeadFor(tokens, i - 1))
      return [token, { kind: 'verb', action: 'dies', voice: 'middle', text: 'dies', at: token.end, end: token.end }];
    if (dies === undefined || !isDying(tokens, i - 1)) return [token];
    return [token, { ...dies, text: 'dies', at: token.end, end: token.end }];
  });
}

function isDying(tokens: readonly Token[], i: number): boolean {
  const [before, token, name] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  const isLead =
    (before?.kind === 'who' && before.whose) ||
    (before?.kind === 'number' && before.article) ||
    /^the$/iu.test(before?.text ?? '');
  const isName = name?.kind === 'card' || name?.kind === 'noun';
  return token?.kind === 'verb' && /^dying$/iu.test(token.text) && isLead && isName;
}

/** The wording "do I get anything for a dead X": the death is what is asked about. */
function isDeadFor(tokens: readonly Token[], i: number): boolean {
  const [lead, before, token, name] = [tokens[i - 2], tokens[i - 1], tokens[i], tokens[i + 1]];
  if (!/^dead$/iu.test(token?.text ?? '') || name?.kind !== 'card') return false;
  const isFor = /^for (?:an?|my|the)$/iu.test(before?.text ?? '');
  const isLed = before?.kind === 'number' || before?.kind === 'who' || /^the$/iu.test(before?.text ?? '');
  return isFor || (isLed && /^(?:for|from)$/iu.test(lead?.text ?? ''));
}
