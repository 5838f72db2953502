// Questions of an amount with which a sentence begins and that have no word that asks: "Cards from X if I blink it?", "Normal or double
// life off X?"
import { firstIndexFrom } from '../../../kit/lists.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { plainPart, type RunReplacement, sentenceStart, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with "how many" or "how much" before each such amount. */
export function withAmountsAsked(tokens: readonly Token[]): readonly Token[] {
  if (!anyWord(tokens, '?') || !anyWord(tokens, ...AMOUNT_WORDS)) return tokens;
  return withRunsReplaced(tokens, i => amountAt(tokens, i));
}

const AMOUNT_WORDS = [
  ...['card', 'cards', 'life', 'lifegain', 'life gain', 'damage', 'dmg', 'loyalty', 'tokens', 'counters', 'triggers'],
  ...['mana', 'draw', 'draws'],
];
const AMOUNTS = new RegExp(`^(?:${AMOUNT_WORDS.join('|')})$`, 'iu');
const OF_MASS = /^(?:life|lifegain|life gain|damage|dmg|loyalty|mana)$/iu;
const JOINTS: readonly string[] = ['from', 'off', 'for', 'with', 'if'];

function amountAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const at = pastEither(tokens, i);
  const amount = tokens[at];
  if (amount === undefined || amount.kind === 'card' || !AMOUNTS.test(amount.text)) return undefined;
  const start = sentenceStart(tokens, i);
  if (!tokens.slice(start, i).every(it => it.kind === 'filler' || it.kind === 'number' || isSign(it))) return undefined;
  const end = firstIndexFrom(tokens, i, it => it.kind === 'stop') ?? tokens.length;
  if (tokens[end]?.text !== '?' || tokens.slice(start, end).some(it => it.kind === 'ask' || it.kind === 'be'))
    return undefined;
  const isDone = /^(?:drawn|gained|dealt|made|total|in total)$/iu.test(tokens[at + 1]?.text ?? '');
  const to = isDone ? at + 2 : at + 1;
  const joint = tokens[to];
  if (joint?.kind !== 'small' || !JOINTS.includes(joint.word)) return undefined;
  if (joint.word !== 'if' && !tokens.slice(to, end).some(it => it.kind === 'card')) return undefined;
  const place = plainPart(tokens[i] ?? amount);
  const isLife = /^(?:lifegain|life gain)$/iu.test(amount.text);
  const isDraw = /^draws?$/iu.test(amount.text);
  return {
    tokens: [
      { kind: 'ask', word: '', ...place, text: OF_MASS.test(amount.text) ? 'how much' : 'how many' },
      isLife || isDraw ? { kind: 'about', word: '', ...plainPart(amount), text: isLife ? 'life' : 'cards' } : amount,
    ],
    to,
  };
}

function isSign(token: Token): boolean {
  return token.kind === 'small' && ['comma', 'colon'].includes(token.word);
}

/** The place past "normal or double", which the amount answers. */
function pastEither(tokens: readonly Token[], i: number): number {
  const [one, or, other] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  const isEither =
    or?.kind === 'small' &&
    or.word === 'or' &&
    /^(?:normal|regular|single|double|doubled)$/iu.test(one?.text ?? '') &&
    /^(?:double|doubled|twice|normal|regular)$/iu.test(other?.text ?? '');
  return isEither ? i + 3 : i;
}
