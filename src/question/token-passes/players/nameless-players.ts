// Players called by no more than what they are: "dude dropped Back to Basics", "guy has Blood Moon".
import type { Token } from '../../tokens/question-token.ts';
import { plainPart } from '../../tokens/token-parts.ts';

/** The tokens with a person who begins a clause and has or plays something as the opponent: no creature does so. */
export function withNamelessPlayers(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(it => it.kind === 'noun' && PERSON.test(it.text))) return tokens;
  return tokens.map((token, i): Token => {
    const [before, next, object] = [tokens[i - 1], tokens[i + 1], tokens[i + 2]];
    if (token.kind !== 'noun' || !PERSON.test(token.text)) return token;
    const begins = before === undefined || before.kind === 'stop' || before.kind === 'filler' || isJoining(before);
    const plays = next?.kind === 'verb' && next.action === 'enters' && next.voice === 'active';
    const does = next?.kind === 'have' || plays;
    const isThing = object !== undefined && ['card', 'noun', 'number', 'who'].includes(object.kind);
    return begins && does && isThing ? { kind: 'who', who: 'opponent', whose: false, ...plainPart(token) } : token;
  });
}

const PERSON = /^(?:dude|guy|man|bro|fella|player|buddy)$/iu;

function isJoining(token: Token): boolean {
  return token.kind === 'small' && ['comma', 'and', 'then', 'if', 'colon'].includes(token.word);
}
