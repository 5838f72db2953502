// Events told with "would" in a sentence that asks nothing, "Young Pyromancer would give me an elemental. Can I make it a dog?", and
// those that what is asked takes for granted: "can the clue from my Thraben Inspector be a dog".

import { type Cards, cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind, anyWord } from '../../tokens/token-index.ts';
import {
  asFiller,
  isComma,
  plainPart,
  type RunReplacement,
  sentenceStart,
  withRunsReplaced,
} from '../../tokens/token-parts.ts';

/** The tokens with the first such "would" as filler, where nothing is told to happen before it, and with each token that is asked about as made. */
export function withResultsSupposed(typed: readonly Token[], { cards }: PassContext): readonly Token[] {
  const isOfToken = anyOfKind(typed, 'noun') && anyOfKind(typed, 'be') && typed.some(isMadeToken);
  const tokens = isOfToken ? withRunsReplaced(typed, i => madeAt(typed, i, cards)) : typed;
  if (!anyWord(tokens, 'would')) return tokens;
  const at = tokens.findIndex((it, i) => it.kind === 'ask' && /^would$/iu.test(it.text) && isTold(tokens, i, cards));
  return at < 0 ? tokens : tokens.map((it, i) => (i === at ? asFiller(it) : it));
}

/** The wording "can the clue from my Thraben Inspector be a dog": a token by its kind, and what makes it. */
function madeAt(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  if (tokens[i]?.kind !== 'ask') return undefined;
  const [ask, ...rest] = tokens.slice(i, i + LONGEST_ASKED);
  if (ask?.kind !== 'ask' || !/^(?:can|could|may|will|would)$/iu.test(ask.text)) return undefined;
  const [noun, from, ...more] = rest.filter(it => it.kind !== 'filler' && !(it.kind === 'number' && it.article));
  const isFrom = from?.kind === 'small' && ['from', 'off', 'of'].includes(from.word);
  const owner = more[0]?.kind === 'who' && more[0].whose ? more[0] : undefined;
  const [maker, be] = owner === undefined ? more : more.slice(1);
  if (noun === undefined || !isMadeToken(noun) || !isFrom || maker?.kind !== 'card' || be?.kind !== 'be')
    return undefined;
  if (cardKnown(cards, maker)?.spell !== false) return undefined;
  const place = { ...plainPart(ask), text: '' };
  return {
    tokens: [
      ...(owner === undefined ? [] : [owner]),
      maker,
      { kind: 'verb', action: 'creates', voice: 'active', ...place },
      { kind: 'number', value: 1, article: true, ...place },
      noun,
      { kind: 'stop', hard: true, ...place, text: '.' },
      ask,
      { kind: 'small', word: 'it', ...plainPart(noun) },
      be,
    ],
    to: tokens.indexOf(be) + 1,
  };
}

/** The most tokens of such a wording: "can the Clue token from my Thraben Inspector be". */
const LONGEST_ASKED = 8;

function isMadeToken(token: Token): boolean {
  return token.kind === 'noun' && token.noun.token !== undefined && !token.noun.plural;
}

function isTold(tokens: readonly Token[], i: number, cards: Cards): boolean {
  const [name, verb] = [tokens[i - 1], tokens[i + 1]];
  if (name?.kind !== 'card' || verb?.kind !== 'verb') return false;
  const known = cardKnown(cards, name);
  const does =
    verb.action === 'creates' ? (known?.says.tokensMade.length ?? 0) > 0 : ['deals', 'hits'].includes(verb.action);
  const from = sentenceStart(tokens, i);
  const isFirst = !tokens.slice(0, i).some(it => it.kind === 'verb');
  const begins = tokens.slice(from, i - 1).every(it => it.kind !== 'ask' && it.kind !== 'be');
  return does && isFirst && begins && asksLater(tokens, i);
}

/** Whether the sentence only tells and another asks, or a question begins behind a comma in it. */
function asksLater(tokens: readonly Token[], i: number): boolean {
  const end = tokens.findIndex((it, n) => n > i && it.kind === 'stop' && it.hard);
  const rest = tokens.slice(i + 1, end < 0 ? tokens.length : end);
  const isAsked = rest.some(
    (it, n) => it.kind === 'ask' && (n === 0 || isComma(rest[n - 1]) || /\b(?:i|we)$/iu.test(it.text)),
  );
  if (isAsked) return true;
  return end >= 0 && tokens[end]?.text !== '?' && tokens.slice(end).some(it => it.kind === 'ask' || it.text === '?');
}
