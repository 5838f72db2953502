// Discards that a player has to make, or tells of by another verb: "I get made to discard X", "I bin X from hand", "I have to discard that".
import type { Token } from '../../tokens/question-token.ts';
import { plainPart, type RunReplacement } from '../../tokens/token-parts.ts';

/** The tokens in place of such a discard at a place; undefined where none begins there. */
export function forcedAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  return binnedAt(tokens, i) ?? thatDiscarded(tokens, i) ?? beingMadeTo(tokens, i) ?? usedFor(tokens, i);
}

/** The wording "I bin X from hand": it is discarded. */
function binnedAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [player, bin, next] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  if (
    player?.kind !== 'who' ||
    player.whose ||
    bin === undefined ||
    !/^(?:bins?|binned|dumps?|dumped)$/iu.test(bin.text)
  )
    return undefined;
  const isOwned = next?.kind === 'who' && next.whose;
  const at = isOwned ? i + 2 : i + 1;
  const [card, from] = [tokens[at], tokens[at + 1]];
  const isFromHand = from?.kind === 'zone' && from.zone === 'hand';
  if (bin.kind === 'verb' || card?.kind !== 'card' || !isFromHand) return undefined;
  const discards: Token = { kind: 'verb', action: 'discards', voice: 'active', ...plainPart(bin) };
  return { tokens: [discards, card], to: at + 2 };
}

/** The wording "so I have to discard that": what was named. */
function thatDiscarded(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [verb, that, end] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  if (verb?.kind !== 'verb' || verb.action !== 'discards' || that?.kind !== 'small' || that.word !== 'that')
    return undefined;
  const ends =
    end === undefined || end.kind === 'stop' || (end.kind === 'small' && ['comma', 'and', 'then'].includes(end.word));
  return ends ? { tokens: [{ kind: 'small', word: 'it', ...plainPart(that), text: 'it' }], to: i + 1 } : undefined;
}

/** The wording "I get made to discard X": X is discarded. */
function beingMadeTo(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [who, get, made, to, verb] = [tokens[i - 1], tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3]];
  const isMade = /^(?:gets?|got|am|is|was|being|getting)$/iu.test(get?.text ?? '') && made?.kind !== 'card';
  if (who?.kind !== 'who' || who.whose || !isMade || !/^(?:made|forced)$/iu.test(made?.text ?? '')) return undefined;
  const isTo = to?.kind === 'small' && to.word === 'to';
  return isTo && verb?.kind === 'verb' && verb.action === 'discards' ? { tokens: [verb], to: i + 4 } : undefined;
}

/** The wording "they have X, uptick and make me discard": the ability that has the card discarded. */
function usedFor(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [uses, and, makes, who, verb] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3], tokens[i + 4]];
  if (uses?.kind !== 'verb' || !/^(?:upticks?|plus|pluses|plusses|ticks up|ticks it up|uses it)$/iu.test(uses.text))
    return undefined;
  const isJoint = and?.kind === 'small' && ['and', 'comma', 'to'].includes(and.word);
  const isMaking = makes?.kind === 'verb' && /^(?:makes?|made|has|had|forces?|forced)$/iu.test(makes.text);
  if (!isJoint || !isMaking || who?.kind !== 'who' || verb?.kind !== 'verb' || verb.action !== 'discards')
    return undefined;
  return { tokens: [], to: i + 2 };
}
