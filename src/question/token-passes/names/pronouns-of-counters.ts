// Pronouns of what has counters: "Oko elks my Giant. It's got 3 +1/+1 counters", "Blood Moon drops. it has 2 lore counters on it".

import { type Cards, cardKnown, type Known } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind } from '../../tokens/token-index.ts';
import { isListSign, plainPart, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

type CardToken = Extract<Token, { kind: 'card' }>;

/**
 * The tokens with each "it" that has counters of a kind as the one card named so far that bears such counters, where the card
 * named last bears none; and with what is told of a card in a question as a state of it.
 */
export function withPronounsOfCounters(typed: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyOfKind(typed, 'counters', 'state')) return typed;
  const tokens = withStatesInQuestions(typed);
  if (!anyOfKind(tokens, 'counters')) return tokens;
  return withRunsReplaced(tokens, i => bearerAt(tokens, i, cards));
}

/** The wordings "it has 2 lore counters", "it's got 3 +1/+1 counters", "had three +1/+1 counters". */
function bearerAt(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [pronoun, have] = [tokens[i], tokens[i + 1]];
  if (pronoun?.kind !== 'small' || pronoun.word !== 'it' || have?.kind !== 'have') return undefined;
  const [before, number, counters] = [tokens[i - 1], tokens[i + 2], tokens[i + 3]];
  const begins = before === undefined || before.kind === 'stop' || before.kind === 'filler' || isListSign(before);
  if (!begins) return undefined;
  if (number?.kind !== 'number' || counters?.kind !== 'counters') return undefined;
  const bears = BEARERS[counters.counter];
  if (bears === undefined) return undefined;
  const named: CardToken[] = [];
  for (const token of tokens.slice(0, i))
    if (token.kind === 'card' && !named.some(it => it.names[0] === token.names[0])) named.push(token);
  const isBearer = (token: CardToken) => {
    const known = cardKnown(cards, token);
    return known !== undefined && bears(known);
  };
  const last = tokens.slice(0, i).findLast(it => it.kind === 'card');
  const [bearer, ...more] = named.filter(isBearer);
  if (last?.kind !== 'card' || isBearer(last) || bearer === undefined || more.length > 0) return undefined;
  return {
    tokens: [
      { kind: 'stop', hard: false, ...plainPart(pronoun), text: '' },
      { ...bearer, ...plainPart(pronoun), text: bearer.text },
      { ...have, text: 'has' },
    ],
    to: i + 2,
  };
}

const BEARERS: Readonly<Record<string, (known: Known) => boolean>> = {
  '+1/+1': it => it.creature,
  '-1/-1': it => it.creature,
  lore: it => it.face.subtypes.includes('Saga'),
  defense: it => it.face.types.includes('Battle'),
  loyalty: it => it.face.types.includes('Planeswalker'),
};

/** The tokens with "my Saga on chapter 2" and "X (two lore counters)" in a question as what X is told to have. */
function withStatesInQuestions(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(isCountersToken)) return tokens;
  return withRunsReplaced(tokens, i => {
    const from = countersFrom(tokens, i);
    if (from !== undefined) return from;
    const [card, first, second, next] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3]];
    if (card?.kind !== 'card' || first === undefined) return undefined;
    const isChapter = first.kind === 'state' && /^(?:on|at) (?:its )?(?:\w+ )?chapter\b/iu.test(first.text);
    const isCount = first.kind === 'number' && !first.article && second?.kind === 'counters' && second.counter !== '';
    // "how many counters: X 3 counters or 4?"
    const goesOn = next !== undefined && next.kind !== 'stop' && !(next.kind === 'small' && next.word === 'or');
    if (!isChapter && !(isCount && goesOn)) return undefined;
    return { tokens: [card, { kind: 'small', word: 'with', text: 'with', at: first.at, end: first.at }], to: i + 1 };
  });
}

/** The wording "does X save the four +1/+1 counters from my Hydra": what the creature is told to have. */
function countersFrom(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [number, counters, from] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  if (number?.kind !== 'number' || number.article || counters?.kind !== 'counters' || counters.counter === '')
    return undefined;
  if (from?.kind !== 'small' || !['from', 'off'].includes(from.word)) return undefined;
  const owner = tokens[i + 3];
  const at = owner?.kind === 'who' && owner.whose ? i + 4 : i + 3;
  const card = tokens[at];
  if (card?.kind !== 'card' || !isOfCounters(tokens, i)) return undefined;
  const place = { at: card.end, end: card.end };
  return {
    tokens: [
      { kind: 'about', word: '', ...plainPart(counters), text: 'counters' },
      from,
      ...tokens.slice(i + 3, at + 1),
      { kind: 'small', word: 'with', text: 'with', ...place },
      { ...number, ...place },
      { ...counters, ...place },
    ],
    to: at + 1,
  };
}

/** Whether what is asked before a place is whether something takes or keeps what follows. */
function isOfCounters(tokens: readonly Token[], i: number): boolean {
  const verb = tokens[i - 1]?.kind === 'filler' ? tokens[i - 2] : tokens[i - 1];
  return /^(?:save|saves|get|gets|keep|keeps|grab|grabs|take|takes|catch|catches|collect|collects)$/iu.test(
    verb?.text ?? '',
  );
}

function isCountersToken(token: Token): boolean {
  return token.kind === 'counters' || (token.kind === 'state' && 'counters' in token.patch);
}
