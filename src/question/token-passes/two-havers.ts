// "… connect with my opponent and I have X": the first player belongs to the verb before, and X is the other's alone.
import type { Token } from '../tokens/question-token.ts';

const TWO = /^((?:my |the )?(?:opponent|opp|friend|buddy)|he|she|they) and i (have|control)$/iu;

/** The tokens with each "A and I have" after a verb or a preposition of which A is the object in its parts. */
export function withTwoHavers(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(it => it.kind === 'have' && it.everybody === true)) return tokens;
  return tokens.flatMap((token, i): readonly Token[] => {
    const [, player = '', verb = ''] = token.kind === 'have' ? (TWO.exec(token.text) ?? []) : [];
    const before = tokens[i - 1];
    const isObject =
      (before?.kind === 'verb' && before.voice === 'active') ||
      (before?.kind === 'small' && ['on', 'to', 'at', 'by', 'with', 'under', 'into'].includes(before.word));
    if (verb === '' || !isObject) return [token];
    const [and, me] = [token.at + player.length + 1, token.end - verb.length - 2];
    return [
      { kind: 'who', who: 'opponent', whose: false, text: player, at: token.at, end: token.at + player.length },
      { kind: 'small', word: 'and', text: 'and', at: and, end: and + 3 },
      { kind: 'who', who: 'you', whose: false, text: 'i', at: me, end: me + 1 },
      { kind: 'have', text: verb, at: token.end - verb.length, end: token.end },
    ];
  });
}
