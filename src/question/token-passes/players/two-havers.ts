// Two players who have the same, or of whom one does not: "I have X and so does my opponent", "… connect with my opponent and I have X".
import { lastIndexBefore } from '../../../kit/lists.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind, anyWord } from '../../tokens/token-index.ts';
import { fillRange, isComma, plainPart, sentenceStart, withRunsReplaced } from '../../tokens/token-parts.ts';

const TWO = /^((?:my |the )?(?:opponent|opp|friend|buddy)|he|she|they) and i (have|control)$/iu;

/** The tokens with each "and so does B" as what both have, and each "A and I have" after a verb of which A is the object in its parts. */
export function withTwoHavers(tokens: readonly Token[]): readonly Token[] {
  if (!anyOfKind(tokens, 'have')) return tokens;
  return withoutObjectHavers(anyWord(tokens, 'so', 'as', 'too', 'also') ? withSameHad(tokens) : tokens);
}

/** The tokens with the verb of having before each "and so does B", "they do too" as one of both players. */
function withSameHad(tokens: readonly Token[]): readonly Token[] {
  let result: Token[] | undefined;
  for (let i = 1; i < tokens.length; i += 1) {
    const to = sameUntil(tokens, i);
    if (to === undefined) continue;
    const from = sentenceStart(tokens, i);
    const at = lastIndexBefore(tokens, i, it => it.kind === 'have');
    const [player, have] = [tokens[lastIndexBefore(tokens, at, it => it.kind === 'who')], tokens[at]];
    const also = tokens.slice(i, to).find(it => it.kind === 'who');
    const isOther = player?.kind === 'who' && also?.kind === 'who' && player.who !== also.who;
    if (at < from || have?.kind !== 'have' || !isOther || !isList(tokens, at + 1, i)) continue;
    result ??= [...tokens];
    result[at] = { ...have, everybody: true };
    fillRange(result, i, to);
    // what follows is of one of them again
    result[to - 1] = { kind: 'stop', hard: false, ...plainPart(tokens[to - 1] ?? have) };
  }
  return result ?? tokens;
}

/** The place after words from a place on that say the same of the other player; undefined where they do not. */
function sameUntil(tokens: readonly Token[], i: number): number | undefined {
  const lead = tokens[i];
  const isJoined = isComma(lead) || (lead?.kind === 'small' && lead.word === 'and');
  if (!isJoined || lead === undefined) return undefined;
  const rest = tokens.slice(i + 1, i + 5);
  const words = [/\bso do(?:es)?$/iu.test(lead.text) ? 'so does' : '', ...rest.map(saidOf)];
  for (let n = rest.length; n > 0; n -= 1)
    if (
      SAME.test(
        words
          .slice(0, n + 1)
          .join(' ')
          .replace(/\s+/gu, ' ')
          .trim(),
      ) &&
      ends(tokens[i + n + 1])
    )
      return i + n + 1;
  return undefined;
}

const SAME =
  /^(?:and )?(?:(?:so|as) (?:do|does|has|have) PLAYER|PLAYER (?:do|does|has|have)(?: too| as well| also))$/iu;

function saidOf(token: Token): string {
  return token.kind === 'who' && !token.whose ? 'PLAYER' : token.text;
}

function ends(token: Token | undefined): boolean {
  return (
    token === undefined || token.kind === 'stop' || (token.kind === 'small' && ['comma', 'and'].includes(token.word))
  );
}

/** Whether nothing but what somebody has stands from one index to before another. */
function isList(tokens: readonly Token[], from: number, to: number): boolean {
  const listed = tokens.slice(from, to);
  const isItem = (token: Token) =>
    ['card', 'noun', 'number', 'filler', 'there', 'state'].includes(token.kind) ||
    (token.kind === 'small' && token.word === 'and');
  return listed.length > 0 && listed.every(isItem);
}

function withoutObjectHavers(tokens: readonly Token[]): readonly Token[] {
  return withRunsReplaced(tokens, i => {
    const [before, token] = [tokens[i - 1], tokens[i]];
    if (token?.kind !== 'have') return undefined;
    const [, player = '', verb = ''] = TWO.exec(token.text) ?? [];
    const isObject =
      (before?.kind === 'verb' && before.voice === 'active') ||
      (before?.kind === 'small' && ['on', 'to', 'at', 'by', 'with', 'under', 'into', 'for'].includes(before.word));
    if (verb === '' || !isObject) return undefined;
    const [and, me] = [token.at + player.length + 1, token.end - verb.length - 2];
    const parts: readonly Token[] = [
      { kind: 'who', who: 'opponent', whose: false, text: player, at: token.at, end: token.at + player.length },
      { kind: 'small', word: 'and', text: 'and', at: and, end: and + 3 },
      { kind: 'who', who: 'you', whose: false, text: 'i', at: me, end: me + 1 },
      { kind: 'have', text: verb, at: token.end - verb.length, end: token.end },
    ];
    return { tokens: parts, to: i + 1 };
  });
}
