// Cards of a list of two spoken of again by their place in it: "I control X and Y. I blink the latter", "I sacrifice the second one".
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { isListSign, plainPart, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

type CardToken = Extract<Token, { kind: 'card' }>;

/** The tokens with each such ordinal as the card of the list, where no third card was named before it. */
export function withListedAgain(tokens: readonly Token[]): readonly Token[] {
  if (!anyWord(tokens, 'latter', 'last', 'second', '2nd', 'former', 'first', '1st')) return tokens;
  return withRunsReplaced(tokens, i => againAt(tokens, i));
}

const LATTER = /^(?:(?:the )?(?:latter|last|second)|2nd)$/iu;
const FORMER = /^(?:(?:the )?(?:former|first)|1st)$/iu;

function againAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const lead = tokens[i];
  if (lead === undefined || lead.kind === 'card') return undefined;
  const isLed = /^the$/iu.test(lead.text);
  const word = isLed ? tokens[i + 1] : lead;
  if (word === undefined || word.kind === 'card' || !(isLed || /^the /iu.test(lead.text))) return undefined;
  const isLast = LATTER.test(word.text);
  if (!isLast && !FORMER.test(word.text)) return undefined;
  const at = isLed ? i + 2 : i + 1;
  const isOne = /^one$/iu.test(tokens[at]?.text ?? '');
  const to = isOne ? at + 1 : at;
  const isAlone = /(?:latter|former)$/iu.test(word.text);
  if (!isAlone && !isOne && !endsClause(tokens[to])) return undefined;
  const pair = listedBefore(tokens, i, isAlone);
  const [first, second] = pair ?? [];
  if (first === undefined || second === undefined) return undefined;
  return { tokens: [{ ...(isLast ? second : first), ...plainPart(word) }], to };
}

function endsClause(token: Token | undefined): boolean {
  return (
    token === undefined ||
    token.kind === 'stop' ||
    (token.kind === 'small' && ['comma', 'and', 'with'].includes(token.word))
  );
}

/** The two cards named first before a place, where they are a list; no other is named but beside "the latter" and "the former". */
function listedBefore(
  tokens: readonly Token[],
  i: number,
  isOfOrder: boolean,
): readonly [CardToken, CardToken] | undefined {
  const cards = tokens.flatMap((it, n) => (n < i && it.kind === 'card' ? [{ card: it, n }] : []));
  const firsts = cards.filter(({ card }, n) => cards.findIndex(it => it.card.names[0] === card.names[0]) === n);
  const [one, two, ...more] = firsts;
  if (one === undefined || two === undefined || (more.length > 0 && !isOfOrder)) return undefined;
  const between = tokens.slice(one.n + 1, two.n);
  const isList =
    between.some(isListSign) &&
    between.every(it => isListSign(it) || ['filler', 'number'].includes(it.kind) || (it.kind === 'who' && it.whose));
  return isList ? [one.card, two.card] : undefined;
}
