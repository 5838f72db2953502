// Losses to a spell that does something to all of a kind: "they both go down to one Damnation", "… I lost X and Y", "Damnation. Dead: X".
import { type Cards, cardKnown, isSpellOfAll } from '../../model/card-traits.ts';
import type { Token } from '../../tokens/question-token.ts';
import { plainPart, type RunReplacement } from '../../tokens/token-parts.ts';

/** The tokens in place of such words at a place: what dies to the spell, or what was there; undefined where none begin there. */
export function lossAt(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  return downTo(tokens, i, cards) ?? lostToSweep(tokens, i, cards) ?? deadListed(tokens, i, cards);
}

/** Whether a token stands between "to" and the spell: an article, an owner, "the same", "one". */
function isLead(token: Token | undefined): boolean {
  if (token?.kind === 'number') return token.article || token.value === 1;
  return (token?.kind === 'who' && token.whose) || /^(?:the|same|that|this|one)$/iu.test(token?.text ?? '');
}

/** Whether a token names a spell that does something to all of a kind. */
function isSweepAt(token: Token | undefined, cards: Cards): boolean {
  const known = token?.kind === 'card' ? cardKnown(cards, token) : undefined;
  return known !== undefined && isSpellOfAll(known);
}

/** The wording "when they both go down to one Damnation": they die to it. */
function downTo(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [goes, down] = [tokens[i], tokens[i + 1]];
  if (!/^(?:go|goes|went|going)$/iu.test(goes?.text ?? '') || goes === undefined) return undefined;
  const isWhole = /^down to$/iu.test(down?.text ?? '');
  if (!isWhole && !(/^down$/iu.test(down?.text ?? '') && /^(?:to|in)$/iu.test(tokens[i + 2]?.text ?? '')))
    return undefined;
  const from = isWhole ? i + 2 : i + 3;
  let at = from;
  while (at < from + 3 && isLead(tokens[at])) at += 1;
  const spell = tokens[at];
  if (spell === undefined || !isSweepAt(spell, cards)) return undefined;
  const place = plainPart(goes);
  return {
    tokens: [
      { kind: 'verb', action: 'dies', voice: 'middle', ...place, text: 'die' },
      { kind: 'small', word: 'to', ...place, text: 'to' },
      spell,
    ],
    to: at + 1,
  };
}

/** The wording "they cast Damnation. I lost X and three Y": what was there. */
function lostToSweep(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [player, lost, first] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  if (player?.kind !== 'who' || player.whose || lost === undefined || !/^(?:lost|lose|loses)$/iu.test(lost.text))
    return undefined;
  const isLed = first?.kind === 'number' || (first?.kind === 'who' && first.whose);
  const named = isLed ? tokens[i + 2] : first;
  if (named?.kind !== 'card' || !tokens.slice(0, i - 1).some(it => isSweepAt(it, cards))) return undefined;
  return { tokens: [{ kind: 'have', ...plainPart(lost), text: 'had' }], to: i + 1 };
}

/** The wording "Damnation. Dead: X, Y": what was there. */
function deadListed(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [before, dead, colon] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  const isLabel =
    /^(?:dead|dying|dies|died|casualties|losses|lost|gone)$/iu.test(dead?.text ?? '') && dead?.kind !== 'card';
  const isColon = colon?.kind === 'small' && colon.word === 'colon';
  if (before?.kind !== 'stop' || !isLabel || !isColon) return undefined;
  return tokens.slice(0, i).some(it => isSweepAt(it, cards)) ? { tokens: [], to: i + 2 } : undefined;
}
