// Permanents that a sweeper is told to cost somebody: "Day of Judgment. I lose X plus two Y", "Damnation takes my X",
// "they both go down to one Damnation", "Damnation. Dead: X".
import { firstIndexFrom } from '../../../kit/lists.ts';
import { type Cards, isSpellOfAll } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyVerb, anyWord } from '../../tokens/token-index.ts';
import { plainPart, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with each such loss as what dies to the spell, or what it destroys. */
export function withLostToSweeps(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  const isLost = anyVerb(tokens, 'losesLife') && anyWord(tokens, 'lose', 'loses', 'losing', 'lost');
  if (!isLost && !anyWord(tokens, 'take', 'takes', 'get', 'gets', 'claim', 'claims')) return tokens;
  return withRunsReplaced(tokens, i => (isLost ? lostTo(tokens, i, cards) : undefined) ?? takenBy(tokens, i, cards));
}

/** The wording "Day of Judgment. I lose X plus two Y": what a player loses to a sweeper right before dies to it. */
function lostTo(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [spell, stop, player, verb] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3]];
  if (spell === undefined || !isSweep(spell, cards)) return undefined;
  const isParted = stop?.kind === 'stop' || (stop?.kind === 'small' && ['comma', 'and', 'colon'].includes(stop.word));
  const isLosing = verb?.kind === 'verb' && verb.action === 'losesLife' && /^los(?:e|es|t|ing)$/iu.test(verb.text);
  if (!isParted || player?.kind !== 'who' || player.whose || !isLosing) return undefined;
  const end = firstIndexFrom(tokens, i + 4, it => it.kind === 'stop' || it.kind === 'ask') ?? tokens.length;
  const lost = tokens.slice(i + 4, end);
  if (lost.length === 0 || !lost.every(isLostThing) || !lost.some(it => it.kind === 'card')) return undefined;
  const owner: Token = { ...player, whose: true };
  const dies: Token = { kind: 'verb', action: 'dies', voice: 'middle', ...plainPart(verb), text: 'die' };
  return {
    tokens: [
      ...lost.flatMap((token, n): readonly Token[] => {
        const begins = n === 0 || lost[n - 1]?.kind === 'small';
        return begins && token.kind !== 'small' && token.kind !== 'who' ? [owner, token] : [token];
      }),
      dies,
      { kind: 'small', word: 'to', ...plainPart(verb), text: 'to' },
      spell,
    ],
    to: end,
  };
}

/** The wordings "Damnation takes my X and their Y", "he Damnations and it takes X and Y": they are destroyed. */
function takenBy(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const verb = tokens[i];
  if (verb?.kind !== 'about' || !/^(?:takes?|gets?|claims?)$/iu.test(verb.text)) return undefined;
  const [spell, and, pronoun] = [tokens[i - 3], tokens[i - 2], tokens[i - 1]];
  const isIts = pronoun?.kind === 'small' && pronoun.word === 'it' && isSweep(spell, cards) && and?.kind === 'small';
  if (!isIts && !isSweep(pronoun, cards)) return undefined;
  const end = firstIndexFrom(tokens, i + 1, it => it.kind === 'stop' || it.kind === 'ask') ?? tokens.length;
  const taken = tokens.slice(i + 1, end);
  if (!taken.every(isLostThing) || !taken.some(it => it.kind === 'card')) return undefined;
  return {
    tokens: [{ kind: 'verb', action: 'destroys', voice: 'active', ...plainPart(verb), text: 'destroys' }],
    to: i + 1,
  };
}

function isLostThing(token: Token): boolean {
  if (token.kind === 'small') return ['and', 'comma', 'both'].includes(token.word);
  return ['card', 'number', 'noun', 'filler'].includes(token.kind) || (token.kind === 'who' && token.whose);
}

/** Whether a token names a spell that does something to all of a kind. */
function isSweep(token: Token | undefined, cards: Cards): boolean {
  return token?.kind === 'card' && isSpellOfAll(token, cards);
}

/** The tokens in place of such words at a place: what dies to the spell, or what was there; undefined where none begin there. */
export function lossAt(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  return downTo(tokens, i, cards) ?? lostToSweep(tokens, i, cards) ?? deadListed(tokens, i, cards);
}

/** Whether a token stands between "to" and the spell: an article, an owner, "the same", "one". */
function isLead(token: Token | undefined): boolean {
  if (token?.kind === 'number') return token.article || token.value === 1;
  return (token?.kind === 'who' && token.whose) || /^(?:the|same|that|this|one)$/iu.test(token?.text ?? '');
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
  if (spell === undefined || !isSweep(spell, cards)) return undefined;
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
  if (named?.kind !== 'card' || !tokens.slice(0, i - 1).some(it => isSweep(it, cards))) return undefined;
  return { tokens: [{ kind: 'have', ...plainPart(lost), text: 'had' }], to: i + 1 };
}

/** The wording "Damnation. Dead: X, Y": what was there. */
function deadListed(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [before, dead, colon] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  const isLabel =
    /^(?:dead|dying|dies|died|casualties|losses|lost|gone)$/iu.test(dead?.text ?? '') && dead?.kind !== 'card';
  const isColon = colon?.kind === 'small' && colon.word === 'colon';
  if (before?.kind !== 'stop' || !isLabel || !isColon) return undefined;
  return tokens.slice(0, i).some(it => isSweep(it, cards)) ? { tokens: [], to: i + 2 } : undefined;
}
