// Statements after "but" and "though": "Mulldrifter, but Torpor Orb is already in play when I cast it".
import { firstFrom, firstIndexFrom } from '../../../kit/lists.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind, anyWord } from '../../tokens/token-index.ts';
import { isComma, plainPart } from '../../tokens/token-parts.ts';

/** The most tokens between "but" and the place where its object is. */
const NEAR = 6;

/** The tokens with a stop before each such word after which something else is said to be in play: it is no list with what stands before. */
export function withButClauses(tokens: readonly Token[]): readonly Token[] {
  const isBetween = anyWord(tokens, 'but', 'though', 'tho', 'although', 'except');
  if (!isBetween && !(anyOfKind(tokens, 'there') && tokens.some(isAlsoThere))) return tokens;
  return tokens.map((token, i): Token => {
    if (isAndThere(tokens, i)) return { kind: 'stop', hard: false, ...plainPart(token) };
    if (isBut(token) && isHaving(tokens, i + 1, !/^but$/iu.test(token.text)))
      return { kind: 'stop', hard: false, ...plainPart(token) };
    if (isBut(token) && isNameBehind(tokens, i + 1) && isInPlay(tokens, i + 1))
      return { kind: 'stop', hard: false, ...plainPart(token) };
    const [before, but] = [tokens[i - 1], tokens[i + 1]];
    const parts = isComma(token) && before?.kind === 'card' && but !== undefined && isBut(but);
    if (!parts || !isInPlay(tokens, i + 2)) return token;
    return { kind: 'stop', hard: false, text: token.text, at: token.at, end: token.end };
  });
}

/** The words "is there as well", which tell of the name before them alone. */
function isAlsoThere(token: Token): boolean {
  return token.kind === 'there' && /^(?:is|are) /iu.test(token.text);
}

/** The wording "X enters and Y is there as well". */
function isAndThere(tokens: readonly Token[], i: number): boolean {
  const [before, and, first, second] = [tokens[i - 1], tokens[i], tokens[i + 1], tokens[i + 2]];
  if (and?.kind !== 'small' || and.word !== 'and' || before?.kind !== 'verb' || before.voice !== 'middle') return false;
  const [name, there] = first?.kind === 'who' && first.whose ? [second, tokens[i + 3]] : [first, second];
  return name?.kind === 'card' && there !== undefined && isAlsoThere(there);
}

function isBut(token: Token): boolean {
  if (token.kind === 'small' && token.word === 'doubt') return /^except(?: that)?$/iu.test(token.text);
  return token.kind === 'filler' && /^(?:but|though|tho|although)$/iu.test(token.text);
}

/** The wordings "but they also have X", "even though I have X": what a player has besides. */
function isHaving(tokens: readonly Token[], i: number, isConceded: boolean): boolean {
  const player = tokens[i];
  if (player?.kind !== 'who' || player.whose || (player.who !== 'opponent' && !isConceded)) return false;
  const have = firstIndexFrom(tokens, i + 1, it => it.kind !== 'filler');
  const named =
    tokens[have ?? tokens.length]?.kind === 'have'
      ? firstFrom(tokens, (have ?? i) + 1, it => it.kind !== 'number' && it.kind !== 'filler')
      : undefined;
  return named?.kind === 'card';
}

/** Whether a name follows, past its owner or article. */
function isNameBehind(tokens: readonly Token[], i: number): boolean {
  const lead = tokens[i];
  const isLed = lead?.kind === 'filler' || lead?.kind === 'number' || (lead?.kind === 'who' && lead.whose);
  return tokens[isLed ? i + 1 : i]?.kind === 'card';
}

/** Whether one named object is said to be in play from an index on: "my Torpor Orb is already out". */
function isInPlay(tokens: readonly Token[], from: number): boolean {
  for (let i = from; i < Math.min(tokens.length, from + NEAR); i += 1) {
    const token = tokens[i];
    if (token?.kind === 'there') return tokens.slice(from, i).some(it => it.kind === 'be');
    if (token?.kind === 'stop' || token?.kind === 'verb') return false;
  }
  return false;
}
