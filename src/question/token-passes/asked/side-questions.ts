// Questions beside another: "does it enter tapped? can it still attack?", of which the second is not for this bot.
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind } from '../../tokens/token-index.ts';

/** The tokens with each question that would be declined passed over, where another one is asked and nothing told is declined. */
export function withoutSideQuestions(tokens: readonly Token[]): readonly Token[] {
  if (!anyOfKind(tokens, 'unjudged')) return tokens;
  const parts = partsOf(tokens);
  const asked = parts.filter(it => it.asks);
  const declined = asked.filter(it => isDeclined(tokens, it));
  const isTold = parts.some(it => !it.asks && isDeclined(tokens, it));
  const [first] = asked;
  if (isTold || first === undefined || (declined.includes(first) && !isOfAttacking(tokens, parts))) return tokens;
  return tokens.flatMap((token, i): readonly Token[] => {
    const part = declined.find(it => i >= it.from && i < it.to);
    if (part === undefined) return [token];
    if (i > part.from) return [];
    const end = tokens[part.to - 1]?.end ?? token.end;
    const text = tokens
      .slice(part.from, part.to)
      .map(it => it.text)
      .join(' ');
    return [{ kind: 'remark', text, at: token.at, end }];
  });
}

/**
 * Whether all that is asked is if something may attack once something else has happened: as what it enters, tapped or
 * not, is then the answer, as far as there is one.
 */
function isOfAttacking(tokens: readonly Token[], parts: readonly Part[]): boolean {
  const happens = parts.some(
    ({ asks, from, to }) => !asks && tokens.slice(from, to).some(it => it.kind === 'verb' && it.action === 'enters'),
  );
  const textOf = ({ from, to }: Part) =>
    tokens
      .slice(from, to)
      .map(it => it.text)
      .join(' ');
  return happens && parts.filter(it => it.asks).every(it => CAN_ATTACK.test(textOf(it)));
}

const CAN_ATTACK = /^(?:can|could|does|is) (?:it|he|she|that|they|i)\b.*\b(?:attack|swing)\b/iu;

/** A part of a sentence: what it tells before its question, or the question, without the stop. */
interface Part {
  readonly from: number;
  readonly to: number;
  readonly asks: boolean;
}

function partsOf(tokens: readonly Token[]): readonly Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (let to = 0; to <= tokens.length; to++) {
    const stop = tokens[to];
    if (to < tokens.length && stop?.kind !== 'stop') continue;
    const asks = tokens
      .slice(from, to)
      .findIndex((it, n) => it.kind === 'ask' && (stop?.text === '?' || !isSaidOfBefore(tokens, from + n)));
    if (asks >= 0) {
      if (asks > 0) parts.push({ from, to: from + asks, asks: false });
      parts.push({ from: from + asks, to, asks: true });
    } else if (to > from) parts.push({ from, to, asks: stop?.text === '?' });
    from = to + 1;
  }
  return parts;
}

/** Whether a modal verb has its subject before it, as in "before I can equip": in a sentence without a sign that asks nothing. */
function isSaidOfBefore(tokens: readonly Token[], i: number): boolean {
  const subject = tokens[i - 1];
  const isSubject = subject?.kind === 'card' || (subject?.kind === 'who' && !subject.whose);
  return isSubject && /^(?:can|could|will|would|may|might)$/iu.test(tokens[i]?.text ?? '');
}

function isDeclined(tokens: readonly Token[], { from, to }: Part): boolean {
  return tokens.slice(from, to).some(it => it.kind === 'unjudged' && ['combat', 'timing', 'advice'].includes(it.why));
}
