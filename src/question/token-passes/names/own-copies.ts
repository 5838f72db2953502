// Copiers called by whose they are: "Clone copying their Ballista… mine just dies?" asks whether the Clone dies (707.2).
import { type Cards, cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { isComma, plainPart, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with "mine" that begins a clause as the one copier before it, and the clause as a question on it. */
export function withOwnCopies(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyWord(tokens, 'mine')) return tokens;
  return withRunsReplaced(tokens, i => copyAt(tokens, i, cards));
}

const MINE = /^mine$/iu;

function copyAt(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [before, mine] = [tokens[i - 1], tokens[i]];
  const lead = before?.kind === 'filler' ? tokens[i - 2] : before;
  const begins = lead?.kind === 'stop' || isComma(lead);
  if (mine?.kind !== 'who' || !MINE.test(mine.text) || !begins) return undefined;
  const copiers = tokens.filter((it, n) => n < i && it.kind === 'card' && cardKnown(cards, it)?.copies === true);
  const [copier] = copiers;
  if (copier?.kind !== 'card' || copiers.length > 1) return undefined;
  let at = i + 1;
  while (tokens[at]?.kind === 'filler' || isDenying(tokens[at])) at += 1;
  const deed = tokens[at];
  const isDeed = (deed?.kind === 'verb' && deed.voice !== 'active') || /^triggers?$/iu.test(deed?.text ?? '');
  if (!isDeed || deed === undefined) return undefined;
  const right = /^(?:right|yeah|correct|yes)$/iu.test(tokens[at + 1]?.text ?? '') ? at + 2 : at + 1;
  const end = tokens[right];
  if (end !== undefined && end.text !== '?') return undefined;
  const place = plainPart(mine);
  return { tokens: [{ kind: 'ask', word: '', ...place, text: 'does' }, { ...copier, ...place }, deed], to: right };
}

/** Whether a token denies what is asked: "mine doesn't trigger". */
function isDenying(token: Token | undefined): boolean {
  return token?.kind === 'small' && token.word === 'not';
}
