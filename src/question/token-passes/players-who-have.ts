// What a player has, said of them in passing: "I cast Cruel Edict on my opponent who has Serra Angel".
import type { Token } from '../tokens/question-token.ts';
import { plainPart } from '../tokens/token-parts.ts';

/** The tokens with each such clause as a sentence of its own: the player is named again in place of "who". */
export function withPlayersWhoHave(tokens: readonly Token[]): readonly Token[] {
  return tokens.flatMap((token, i): readonly Token[] => {
    const [lead, player, have] = [tokens[i - 2], tokens[i - 1], tokens[i + 1]];
    const isTold = lead !== undefined && lead.kind !== 'stop' && lead.kind !== 'ask';
    const isWho = token.kind === 'small' && token.word === 'that' && /^who\b/iu.test(token.text);
    if (!isWho || !isTold || player?.kind !== 'who' || player.whose || have?.kind !== 'have') return [token];
    const stop: Token = { kind: 'stop', hard: false, text: '', at: token.at, end: token.at };
    return [stop, { ...player, ...plainPart(token) }];
  });
}
