// Sizes that cards in graveyards give, told with those cards: "4 creature cards in my graveyard so Mortivore is a 4/4".

import { type Cards, cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind } from '../../tokens/token-index.ts';
import {
  asFiller,
  isComma,
  plainPart,
  type RunReplacement,
  sentenceStart,
  withRunsReplaced,
} from '../../tokens/token-parts.ts';

/** The tokens with each such size as filler, and its creature on the battlefield, where the zone was told of before: the board shows the size. */
export function withSizesTold(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyOfKind(tokens, 'size') || !tokens.some(isGraveyard)) return tokens;
  return withRunsReplaced(tokens, i => sizeAt(tokens, i, cards));
}

const LEADS = /^(?:so|making|makes|made|which makes|that makes|meaning|which means|means|thus|hence|then)$/iu;

function sizeAt(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const before = tokens[i - 1];
  const lead = tokens[i];
  const isLed = lead !== undefined && lead.kind !== 'card' && LEADS.test(lead.text);
  const begins = before !== undefined && (isGraveyard(before) || isComma(before) || before.kind === 'stop');
  const from = isLed ? i + 1 : i;
  const owner = tokens[from];
  const isOwned = (owner?.kind === 'who' && owner.whose) || owner?.kind === 'filler';
  const name = tokens[isOwned ? from + 1 : from];
  if (!(isLed || begins) || name?.kind !== 'card' || !isSizedSo(name, cards)) return undefined;
  let to = isOwned ? from + 2 : from + 1;
  while (isBetween(tokens[to])) to++;
  const size = tokens[to];
  if (size?.kind !== 'size' || tokens[to + 1]?.text === '?' || !isToldBefore(tokens, i)) return undefined;
  const place = { ...plainPart(size), text: '' };
  const isPlaced = tokens[to + 1]?.kind === 'there';
  return {
    tokens: [
      { kind: 'stop', hard: false, ...plainPart(name), text: '' },
      ...(isOwned && owner !== undefined ? [owner] : []),
      name,
      ...(isPlaced ? [] : [{ kind: 'there' as const, ...place }]),
      asFiller(size),
    ],
    to: to + 1,
  };
}

function isGraveyard(token: Token): boolean {
  return token.kind === 'zone' && token.zone === 'graveyard' && !token.from;
}

/** Whether what lies in a graveyard says how big a creature is. */
function isSizedSo(name: Extract<Token, { kind: 'card' }>, cards: Cards): boolean {
  const known = cardKnown(cards, name);
  return known?.creature === true && known.says.isSizedByGraveyards;
}

function isBetween(token: Token | undefined): boolean {
  if (token?.kind === 'number') return token.article;
  return token?.kind === 'be' || token?.kind === 'filler' || /^(?:now|currently)$/iu.test(token?.text ?? '');
}

/** Whether a graveyard is told of before a place, in a sentence that does not ask before it. */
function isToldBefore(tokens: readonly Token[], i: number): boolean {
  const from = sentenceStart(tokens, i);
  return tokens.slice(0, i).some(isGraveyard) && !tokens.slice(from, i).some(it => it.kind === 'ask');
}
