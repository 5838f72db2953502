// Plays told turn by turn: "Turn 4 Hardened Scales. Turn 5 Triskelion.": what comes last comes now.

import type { Token } from '../../tokens/question-token.ts';
import { plainPart } from '../../tokens/token-parts.ts';

const TURN = /^(?:(?:turn|t) ?\d{1,2}(?: i)?|first|next turn|the turn after)$/iu;

/** The tokens with the card of each turn as what somebody has, and with the one of the last turn as what is cast. */
export function withTurnsNumbered(tokens: readonly Token[]): readonly Token[] {
  const isEvent = (it: Token) => it.kind === 'verb' && it.action !== 'draws';
  if (tokens.some(isEvent)) return tokens;
  const turns = tokens.flatMap((it, i) => (tokens[i + 1]?.kind === 'card' && TURN.test(it.text) ? [i] : []));
  const [first, last] = [turns[0], turns.at(-1)];
  if (first === undefined || last === undefined || first === last) return tokens;
  return tokens.flatMap((token, i): readonly Token[] => {
    if (!turns.includes(i)) return turns.includes(i + 1) && token.kind === 'small' ? [asStop(token)] : [token];
    const me: Token = { kind: 'who', who: 'you', whose: false, ...plainPart(token), text: '' };
    const have: Token = { kind: 'have', ...plainPart(token), text: '' };
    const cast: Token = { kind: 'verb', action: 'enters', voice: 'active', ...plainPart(token), text: 'cast' };
    return i === last ? [me, cast] : [me, have];
  });
}

function asStop(token: Token): Token {
  return { kind: 'stop', hard: false, ...plainPart(token) };
}
