// Permanents that a sweeper is told to cost somebody: "Day of Judgment. I lose X plus two Y", "Damnation takes my X and their Y".
import { firstIndexFrom } from '../../../kit/lists.ts';
import { type Cards, cardKnown, isSpellOfAll } from '../../model/card-traits.ts';
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
  const known = spell?.kind === 'card' ? cardKnown(cards, spell) : undefined;
  if (spell === undefined || known === undefined || !isSpellOfAll(known)) return undefined;
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
  const isOfAll = (token: Token | undefined): boolean => {
    const known = token?.kind === 'card' ? cardKnown(cards, token) : undefined;
    return known !== undefined && isSpellOfAll(known);
  };
  const [spell, and, pronoun] = [tokens[i - 3], tokens[i - 2], tokens[i - 1]];
  const isIts = pronoun?.kind === 'small' && pronoun.word === 'it' && isOfAll(spell) && and?.kind === 'small';
  if (!isIts && !isOfAll(pronoun)) return undefined;
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
