// Kinds behind a size that is asked for: "is it a 4/4 flyer or a 0/0", "will it be a 2/2 Zombie": nothing of that kind is there.
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind } from '../../tokens/token-index.ts';
import { plainPart, type RunReplacement, sentenceStart, withRunsReplaced } from '../../tokens/token-parts.ts';

/**
 * The tokens with each such kind as a question of its own behind the sizes, "is it a 4/4 or a 0/0, is it a flyer"; as a
 * word that asks where its player is asked about, "do I end up with a 4/4 flyer".
 */
export function withKindsAfterSizes(tokens: readonly Token[]): readonly Token[] {
  if (!anyOfKind(tokens, 'size') || !anyOfKind(tokens, 'noun')) return tokens;
  return withRunsReplaced(tokens, i => {
    const kind = tokens[i + 1];
    if (tokens[i]?.kind !== 'size' || kind?.kind !== 'noun' || kind.noun.plural) return undefined;
    const lead = leadOf(tokens, i);
    if (lead === undefined) return undefined;
    const about: Token = { kind: 'about', word: '', ...plainPart(kind) };
    const isOfPlayer = lead.some(it => it.kind === 'who' && !it.whose) || /\b(?:i|you)$/iu.test(lead[0]?.text ?? '');
    if (isOfPlayer) return { tokens: [...tokens.slice(i, i + 1), about], to: i + 2 };
    return withKindApart(tokens, i, [
      ...lead,
      { kind: 'number', value: 1, article: true, ...plainPart(kind), text: 'a' },
      about,
    ]);
  });
}

/** The sizes from a place on without the kind of the first, and the question about the kind behind them. */
function withKindApart(tokens: readonly Token[], i: number, question: readonly Token[]): RunReplacement {
  const sizes = tokens.slice(i, i + 1);
  let to = i + 2;
  const other = otherSizeAt(tokens, to);
  if (other !== undefined) {
    sizes.push(...tokens.slice(to, other + 1));
    to = tokens[other + 1]?.kind === 'noun' ? other + 2 : other + 1;
  }
  const [first] = question;
  const comma: readonly Token[] =
    first === undefined ? [] : [{ kind: 'small', word: 'comma', ...plainPart(first), text: ',' }];
  return { tokens: [...sizes, ...comma, ...question], to };
}

/** The place of the size that "or" offers in place of the one before; undefined for none. */
function otherSizeAt(tokens: readonly Token[], from: number): number | undefined {
  const or = tokens[from];
  if (or?.kind !== 'small' || or.word !== 'or') return undefined;
  const found = tokens.findIndex((it, n) => n > from && !isLeading(it));
  return tokens[found]?.kind === 'size' ? found : undefined;
}

function isLeading(token: Token): boolean {
  return token.kind === 'filler' || (token.kind === 'number' && token.article);
}

/** The words that ask, and whom they ask about, before the article of a size: "is it", "will my guy be"; undefined for none. */
function leadOf(tokens: readonly Token[], size: number): readonly Token[] | undefined {
  const article = tokens[size - 1];
  if (article?.kind !== 'number' || !article.article) return undefined;
  const before = tokens.slice(sentenceStart(tokens, size), size - 1);
  const at = before.findLastIndex(it => it.kind === 'ask' || (it.kind === 'be' && /^(?:is|are|was)$/iu.test(it.text)));
  const lead = at < 0 ? [] : before.slice(at).filter(it => it.kind !== 'filler');
  return lead.length > 0 && lead.slice(1).every(isOfBeing) ? lead : undefined;
}

/** Whether a word between the one that asks and the size says what something is, or has: nothing is done to that. */
function isOfBeing(token: Token): boolean {
  if (token.kind === 'small') return ['it', 'as', 'into', 'comma'].includes(token.word);
  if (token.kind === 'verb') return token.action === 'enters' && token.voice === 'middle';
  return ['be', 'card', 'have', 'noun', 'who'].includes(token.kind);
}
