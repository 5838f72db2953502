// Copies told by what they are: "my Clone was a Mulldrifter all game", "my Clone is a Mulldrifter and dies" (707.2).
import { cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { statementParts } from '../../tokens/statement-parts.ts';
import { anyOfKind } from '../../tokens/token-index.ts';
import { asFiller, plainPart, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

const IS = /^(?:is|was|has been|had been|['’]s been|became|has become|had become)$/iu;
const HAS = /^(?:has|had)$/iu;
const BEEN = /^(?:been|become)$/iu;
const ALL_ALONG = /^(?:all game|all along|the whole (?:game|time)|for turns|for a while|until now|so far)$/iu;

/** The tokens with each such permanent as one that copies the other. */
export function withCopiesCalled(tokens: readonly Token[], context: PassContext): readonly Token[] {
  if (!anyOfKind(tokens, 'number') || !anyOfKind(tokens, 'card')) return tokens;
  const told = statementParts(tokens);
  return withRunsReplaced(tokens, i => (told[i] === true ? calledAt(tokens, i, context) : undefined));
}

function calledAt(tokens: readonly Token[], i: number, { cards }: PassContext): RunReplacement | undefined {
  const [copy, owner] = [tokens[i], tokens[i - 1]];
  const isOwned = owner?.kind === 'who' && owner.whose;
  if (copy?.kind !== 'card' || !isOwned || cardKnown(cards, copy)?.copies !== true) return undefined;
  const length = IS.test(tokens[i + 1]?.text ?? '') ? 1 : isBeen(tokens, i + 1) ? 2 : 0;
  const [article, copied, time] = tokens.slice(i + 1 + length, i + 4 + length);
  if (length === 0 || article?.kind !== 'number' || !article.article || copied?.kind !== 'card') return undefined;
  if (cardKnown(cards, copied)?.spell !== false) return undefined;
  const be: Token = { kind: 'be', ...plainPart(article), text: 'is' };
  const copying: Token = { kind: 'small', word: 'copying', ...plainPart(article), text: 'copying' };
  const isAllAlong = time !== undefined && ALL_ALONG.test(time.text);
  return {
    tokens: [copy, be, copying, copied, ...(isAllAlong ? [asFiller(time)] : [])],
    to: i + length + (isAllAlong ? 4 : 3),
  };
}

/** The wording "has been", "had become" in two tokens. */
function isBeen(tokens: readonly Token[], i: number): boolean {
  return HAS.test(tokens[i]?.text ?? '') && BEEN.test(tokens[i + 1]?.text ?? '');
}
