// "my dying Bloodghast": what happens to something, told before its name.
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { plainPart } from '../../tokens/token-parts.ts';

/** The tokens with each "dying" between an owner or an article and a name behind the name instead. */
export function withDyingNamed(typed: readonly Token[]): readonly Token[] {
  if (!anyWord(typed, 'dead', 'dying')) return typed;
  const tokens = withDyingAsked(withDeadAsked(typed));
  if (!tokens.some((_, i) => isDying(tokens, i))) return tokens;
  return tokens.flatMap((token, i): readonly Token[] => {
    if (isDying(tokens, i)) return [];
    const dies = tokens[i - 1];
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

/** The tokens with "do I get anything for a dead X that had two counters?" as what comes if X dies. */
function withDeadAsked(tokens: readonly Token[]): readonly Token[] {
  const dead = tokens.findIndex((_, i) => isDeadFor(tokens, i));
  if (dead < 0) return tokens;
  const lead = /^for /iu.test(tokens[dead - 1]?.text ?? '') ? dead - 1 : dead - 2;
  const stop = tokens.findIndex((it, n) => n > dead && it.kind === 'stop');
  const end = stop < 0 ? tokens.length : stop;
  return tokens.flatMap((token, i): readonly Token[] => {
    const place = { text: 'dies', at: token.end, end: token.end };
    const last: readonly Token[] = i === end - 1 ? [{ kind: 'verb', action: 'dies', voice: 'middle', ...place }] : [];
    if (i === dead) return last;
    if (i === lead) return [{ kind: 'small', word: 'if', ...plainPart(token), text: 'if' }];
    return [token, ...last];
  });
}

/** The wordings "for a dead X", "from my dead X". */
function isDeadFor(tokens: readonly Token[], i: number): boolean {
  const [lead, before, token, name] = [tokens[i - 2], tokens[i - 1], tokens[i], tokens[i + 1]];
  if (!/^dead$/iu.test(token?.text ?? '') || name?.kind !== 'card') return false;
  if (/^for (?:an?|my|the)$/iu.test(before?.text ?? '')) return true;
  const isLed = before?.kind === 'number' || before?.kind === 'who' || /^the$/iu.test(before?.text ?? '');
  return isLed && /^(?:for|from)$/iu.test(lead?.text ?? '');
}

/** The tokens with "does the dying X do anything?" as what X does if it dies. */
function withDyingAsked(tokens: readonly Token[]): readonly Token[] {
  const dying = tokens.findIndex((it, i) => isDying(tokens, i) && isAskedOf(tokens, i) && it.kind === 'verb');
  const dies = tokens[dying];
  if (dies === undefined) return tokens;
  const stop = tokens.findIndex((it, n) => n > dying && it.kind === 'stop');
  const end = stop < 0 ? tokens.length : stop;
  const place = { text: '', at: tokens[end - 1]?.end ?? dies.end, end: tokens[end - 1]?.end ?? dies.end };
  const condition: readonly Token[] = [
    { kind: 'small', word: 'if', ...place, text: 'if' },
    { kind: 'small', word: 'it', ...place, text: 'it' },
    { kind: 'verb', action: 'dies', voice: 'middle', ...place, text: 'dies' },
  ];
  return [...tokens.slice(0, dying), ...tokens.slice(dying + 1, end), ...condition, ...tokens.slice(end)];
}

/** Whether a verb that asks stands right before the article of a name. */
function isAskedOf(tokens: readonly Token[], i: number): boolean {
  const ask = tokens[i - 2];
  return ask?.kind === 'ask' && /^(?:does|do|will|would)$/iu.test(ask.text);
}
