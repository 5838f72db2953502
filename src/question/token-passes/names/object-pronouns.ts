// Pronouns of players that stand for what was named: "Auriok Champion, shes mine".
import { isBefore } from '../../../kit/lists.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { plainPart } from '../../tokens/token-parts.ts';

/** The tokens with each "shes" and "hes" before an owner as "it is", and each "she" and "he" that enters as "it". */
export function withObjectPronouns(tokens: readonly Token[]): readonly Token[] {
  if (!anyWord(tokens, 'player', 'she', 'he', 'shes', 'hes') && !tokens.some((_, i) => isRole(tokens, i)))
    return tokens;
  return tokens.flatMap((token, i): readonly Token[] => {
    // "I, player B": the players are told apart otherwise
    const [me, comma] = [tokens[i - 2], tokens[i - 1]];
    const isAside = token.kind === 'who' && comma?.kind === 'small' && comma.word === 'comma' && me?.kind === 'who';
    if (isAside && me.who !== token.who && /^player\b/iu.test(token.text))
      return [{ kind: 'unknown', ...plainPart(token) }];
    if (isRole(tokens, i) || isRole(tokens, i - 1)) return [];
    if (token.kind !== 'who') return [token];
    const next = tokens[i + 1];
    const isOwned = next?.kind === 'who' && /^(?:mine|theirs|my opponents?)$/iu.test(next.text.replace(/['’]/gu, ''));
    const isNamed = isBefore(tokens, i, it => it.kind === 'card' || it.kind === 'noun');
    const enters = next?.kind === 'verb' && next.action === 'enters' && next.voice === 'middle';
    if (token.kind === 'who' && /^(?:she|he)$/iu.test(token.text) && enters && isNamed)
      return [{ kind: 'small', word: 'it', ...plainPart(token) }];
    if (token.kind !== 'who' || !/^(?:she|he)['’]?s$/iu.test(token.text) || !isOwned || !isNamed) return [token];
    const middle = token.end - 1;
    return [
      { kind: 'small', word: 'it', text: 'it', at: token.at, end: middle },
      { kind: 'be', text: 'is', at: middle, end: token.end },
    ];
  });
}

/** The wording "I (his opponent) cast X": what a player is to the other. */
function isRole(tokens: readonly Token[], i: number): boolean {
  const [player, owner, role] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  const isPlayer = player?.kind === 'who' && player.who === 'you' && !player.whose;
  return isPlayer && owner?.kind === 'who' && owner.whose && role?.kind === 'who' && role.who === 'opponent';
}
