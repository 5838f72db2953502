// Players who are told to be "on" what they have: "opp on Planar Void.", "my opponent is on Leyline of the Void and Ensnaring Bridge,".
import { type Cards, cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { isComma, plainPart, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with each player who is "on" permanents, in a part of a sentence that tells nothing else, as having those. */
export function withPlayersOnCards(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  return anyWord(tokens, 'on') ? withRunsReplaced(tokens, i => onAt(tokens, i, cards)) : tokens;
}

function onAt(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const player = tokens[i];
  if (player?.kind !== 'who' || player.whose || !begins(tokens, i)) return undefined;
  let at = i + 1;
  while (at < i + 3 && (tokens[at]?.kind === 'be' || tokens[at]?.kind === 'filler')) at += 1;
  const on = tokens[at];
  if (on === undefined || !/^on$/iu.test(on.text)) return undefined;
  let to = at + 1;
  while (isListed(tokens[to], cards)) to += 1;
  // "opp on Planar Void, my Coiling Oracle dies": the comma ends the list
  while (to > at + 1 && !isPermanent(tokens[to - 1], cards)) to -= 1;
  const end = tokens[to];
  const ends = end === undefined || end.kind === 'stop' || isComma(end);
  if (to === at + 1 || !ends) return undefined;
  return { tokens: [player, { kind: 'have', ...plainPart(on), text: 'has' }, ...tokens.slice(at + 1, to)], to };
}

function begins(tokens: readonly Token[], i: number): boolean {
  const before = tokens.slice(0, i).findLast(it => it.kind !== 'filler');
  return before === undefined || before.kind === 'stop' || isComma(before);
}

function isListed(token: Token | undefined, cards: Cards): boolean {
  if (token === undefined) return false;
  const isSign = isComma(token) || (token.kind === 'small' && token.word === 'and');
  return isSign || (token.kind === 'number' && token.article) || isPermanent(token, cards);
}

/** Whether a token names a permanent that is on no object: an Aura is "on" a player in another sense. */
function isPermanent(token: Token | undefined, cards: Cards): boolean {
  const known = token?.kind === 'card' ? cardKnown(cards, token) : undefined;
  return known !== undefined && !known.spell && !known.attaches;
}
