// "They have Gaea's Cradle and I play mine": another of the card that was named last.
import type { Token } from '../tokens/question-token.ts';

/** The tokens with each "mine" and "theirs" that is played as another of the card named before. */
export function withOwnOnes(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(it => it.kind === 'who' && it.whose)) return tokens;
  return tokens.flatMap((token, i): readonly Token[] => {
    const isOwn =
      token.kind === 'who' && token.whose && /^(?:mine|theirs|my own|their own)(?: one)?$/iu.test(token.text);
    const [verb, next] = [tokens[i - 1], tokens[i + 1]];
    const isPlayed = verb?.kind === 'verb' && verb.action === 'enters' && verb.voice === 'active';
    if (!isOwn || !isPlayed) return [token];
    const before = tokens.slice(0, i);
    const named = before.findLast(it => it.kind === 'card');
    const ends = next === undefined || next.kind === 'stop' || (next.kind === 'small' && next.word !== 'on');
    const hasEach = before.some(it => it.kind === 'have' && it.everybody === true);
    if (!ends || named === undefined || hasEach) return [token];
    const place = { text: token.text, at: token.at, end: token.end };
    return [
      { kind: 'small', word: 'another', ...place },
      { ...named, ...place },
    ];
  });
}
