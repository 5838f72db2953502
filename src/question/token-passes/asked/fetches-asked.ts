// Permanents that search, asked about by their name as a verb: "Can I Windswept Heath for a Dryad Arbor through their Cage?".

import { type Cards, cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind, anyWord } from '../../tokens/token-index.ts';
import { isComma, plainPart, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with each such name as what the card named behind it is fetched with. */
export function withFetchesAsked(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  const named = anyWord(tokens, 'fetch', 'fetchland', 'fetch land')
    ? withRunsReplaced(tokens, i => fetchNamed(tokens, i, cards))
    : tokens;
  if (!anyOfKind(named, 'ask') || !anyWord(named, 'for', 'into')) return named;
  return withRunsReplaced(named, i => fetchAt(named, i, cards));
}

const FETCH = /^(?:fetch|fetchland|fetch land)$/iu;

/** The wording "I crack a fetch, Verdant Catacombs, and go get Overgrown Tomb": the land by its name, and what it finds. */
function fetchNamed(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [article, fetch, comma, name] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3]];
  const isLed = (article?.kind === 'number' && article.article) || (article?.kind === 'who' && article.whose);
  const verb = tokens[i - 1];
  if (!isLed || article === undefined || verb?.kind !== 'verb' || verb.through !== true || !isComma(comma))
    return undefined;
  const known = name?.kind === 'card' ? cardKnown(cards, name) : undefined;
  if (name === undefined || !FETCH.test(fetch?.text ?? '') || known?.says.searchesLibrary !== true) return undefined;
  return { tokens: article.kind === 'who' ? [article, name] : [name], to: isComma(tokens[i + 4]) ? i + 5 : i + 4 };
}

function fetchAt(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [fetch, lead, first, second] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3]];
  if (
    fetch?.kind !== 'card' ||
    lead?.kind !== 'small' ||
    !['for', 'into'].includes(lead.word) ||
    !isAskedBefore(tokens, i)
  )
    return undefined;
  const isLed = (first?.kind === 'number' && first.article) || (first?.kind === 'who' && first.whose);
  const found = isLed ? second : first;
  if (found?.kind !== 'card') return undefined;
  const known = cardKnown(cards, fetch);
  if (known === undefined || known.spell || !known.says.searchesLibrary) return undefined;
  if (first === undefined || cardKnown(cards, found)?.spell !== false) return undefined;
  const object = isLed ? [first, found] : [found];
  return {
    tokens: [
      { kind: 'verb', action: 'enters', voice: 'active', zone: 'library', ...plainPart(fetch), text: 'fetch' },
      ...object,
      { kind: 'small', word: 'with', ...plainPart(lead), text: 'with' },
      fetch,
    ],
    to: i + 2 + object.length,
  };
}

/** Whether the words that ask, and who does it, stand right before a place. */
function isAskedBefore(tokens: readonly Token[], i: number): boolean {
  let at = i - 1;
  while (at >= 0) {
    const token = tokens[at];
    const isPlayer = token?.kind === 'who' && !token.whose;
    const isTo = token?.kind === 'small' && token.word === 'to';
    if (!isPlayer && !isTo && token?.kind !== 'filler' && !/^(?:able|allowed|still)$/iu.test(token?.text ?? '')) break;
    at -= 1;
  }
  const ask = tokens[at];
  return ask?.kind === 'ask' || (ask?.kind === 'be' && (at === 0 || tokens[at - 1]?.kind === 'stop'));
}
