// Cards in graveyards by other words: "a dead bear", "theirs has a Jace".
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind, anyWord } from '../../tokens/token-index.ts';
import { plainPart } from '../../tokens/token-parts.ts';

type ZoneToken = Extract<Token, { kind: 'zone' }>;

/** The tokens with each dead card as one in a graveyard, and with the zone that "theirs has" speaks of again. */
export function withDeadCards(tokens: readonly Token[]): readonly Token[] {
  const isAgain = anyOfKind(tokens, 'zone') && anyWord(tokens, 'theirs', 'mine', 'his', 'hers');
  if (!isAgain && !anyWord(tokens, 'dead')) return tokens;
  const result: Token[] = [];
  let holding: ZoneToken | undefined;
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i];
    if (token === undefined) break;
    if (token.kind === 'zone' && token.holds === true) holding = token;
    const [before, next] = [tokens[i - 1], tokens[i + 1]];
    if (holding !== undefined && isTheirsAgain(token) && next?.kind === 'have') {
      const who = token.kind === 'who' ? token.who : 'opponent';
      result.push({ ...holding, who, ...plainPart(token), end: next.end });
      i++;
      continue;
    }
    const isLed = before?.kind === 'number' || (before?.kind === 'who' && before.whose);
    const isNamed = next?.kind === 'card' || next?.kind === 'noun';
    if (!/^dead$/iu.test(token.text) || !isLed || !isNamed) {
      result.push(token);
      continue;
    }
    result.push(next);
    i++;
    if (holding === undefined) result.push({ kind: 'zone', zone: 'graveyard', from: false, ...plainPart(token) });
  }
  return result;
}

/** The wording "theirs", "mine" in place of what was named before. */
function isTheirsAgain(token: Token): boolean {
  return token.kind === 'who' && token.whose && /^(?:theirs|mine|his|hers)$/iu.test(token.text);
}
