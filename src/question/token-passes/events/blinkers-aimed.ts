// Permanents that exile and return something as they enter, told with what they do it to: "Flickerwisp targeting my X", "I Flickerwisp X".

import { lastBefore } from '../../../kit/lists.ts';
import { type Cards, cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { plainPart, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with each such permanent as what blinks the object named behind it. */
export function withBlinkersAimed(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  return withRunsReplaced(tokens, i => aimedAt(tokens, i, cards) ?? doneWith(tokens, i, cards) ?? backAt(tokens, i));
}

/** The wordings "Flickerwisp targeting my X", "my Flickerwisp hits my own X", at the beginning of a clause. */
function aimedAt(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  if (tokens[i]?.kind !== 'card') return undefined;
  const [before, blinker, on] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  if (blinker === undefined || on === undefined) return undefined;
  const lead = before?.kind === 'who' && before.whose ? tokens[i - 2] : before;
  const isAimed = on.kind === 'small' && on.word === 'on' && !/^(?:onto|upon)$/iu.test(on.text);
  const isDone = on.kind === 'verb' && (on.action === 'hits' || on.action === 'exiles') && on.voice === 'active';
  if (!begins(lead) || !(isAimed || isDone) || !isObjectNext(tokens, i + 2) || !isBlinker(blinker, cards))
    return undefined;
  return { tokens: [blinker, { kind: 'verb', action: 'blinks', voice: 'active', ...plainPart(on) }], to: i + 2 };
}

/** The wording "I Flickerwisp my X": the name in place of the verb. */
function doneWith(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  if (tokens[i]?.kind !== 'card') return undefined;
  const [player, blinker, owner] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  if (player?.kind !== 'who' || player.whose || blinker === undefined) return undefined;
  if (!begins(tokens[i - 2]) || owner === undefined || !isBlinker(blinker, cards)) return undefined;
  const meant = pointedAt(tokens, i + 1, cards);
  if (meant === undefined && !isObjectNext(tokens, i + 1)) return undefined;
  const isNamed = owner.kind === 'card' || owner.kind === 'noun';
  const object = meant !== undefined ? [meant] : isNamed ? [owner] : tokens.slice(i + 1, i + 3);
  const { text: _, ...place } = plainPart(blinker);
  return {
    tokens: [
      { kind: 'verb', action: 'blinks', voice: 'active', ...plainPart(blinker) },
      ...object,
      { kind: 'small', word: 'with', ...place, text: 'with' },
      blinker,
    ],
    to: i + 1 + object.length,
  };
}

/** The permanent named last that "it" behind such a name stands for: "my X was untapped and then I Flickerwisp it". */
function pointedAt(tokens: readonly Token[], i: number, cards: Cards): Token | undefined {
  const pronoun = tokens[i];
  if (pronoun?.kind !== 'small' || pronoun.word !== 'it' || !/^(?:it|that)$/iu.test(pronoun.text)) return undefined;
  const named = lastBefore(tokens, i - 1, it => it.kind === 'card');
  if (named?.kind !== 'card' || cardKnown(cards, named)?.spell !== false) return undefined;
  return { ...named, ...plainPart(pronoun) };
}

/** The wording "when it is back" behind what exiles: the return. */
function backAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  if (tokens[i]?.kind !== 'be') return undefined;
  const [when, be, back, next] = [tokens[i - 2], tokens[i], tokens[i + 1], tokens[i + 2]];
  const isWhen =
    when?.kind === 'small' && when.word === 'if' && /^(?:it|he|she|that)$/iu.test(tokens[i - 1]?.text ?? '');
  if (!isWhen || be?.kind !== 'be' || back === undefined || !/^back$/iu.test(back.text)) return undefined;
  if (next?.kind === 'zone' || (next?.kind === 'small' && next.word !== 'comma')) return undefined;
  if (!tokens.some((it, n) => n < i && it.kind === 'verb' && it.action === 'exiles')) return undefined;
  return { tokens: [{ kind: 'verb', action: 'returns', voice: 'middle', ...plainPart(back) }], to: i + 2 };
}

/** Whether a clause begins behind a token. */
function begins(token: Token | undefined): boolean {
  if (token === undefined || token.kind === 'stop' || token.kind === 'filler') return true;
  return token.kind === 'small' && ['comma', 'and', 'if', 'then', 'colon'].includes(token.word);
}

/** Whether a permanent is named at a place, behind an article or an owner. */
function isObjectNext(tokens: readonly Token[], i: number): boolean {
  const first = tokens[i];
  const isLead =
    (first?.kind === 'who' && first.whose) ||
    (first?.kind === 'number' && first.article) ||
    /^the$/iu.test(first?.text ?? '');
  const named = isLead ? tokens[i + 1] : first;
  return named?.kind === 'card' || (named?.kind === 'noun' && named.noun.generic !== true);
}

/** Whether a card is a permanent whose ability exiles and returns something (603.6a). */
function isBlinker(token: Token, cards: Cards): boolean {
  const known = token.kind === 'card' ? cardKnown(cards, token) : undefined;
  if (known === undefined || known.spell || !known.enters) return false;
  return known.says.action.kind === 'blinks' || known.says.actionDone.kind === 'blinks';
}
