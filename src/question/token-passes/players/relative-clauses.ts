// Clauses on a card without "that": "Serra Angel I just cast is a what", "when Kitchen Finks I control dies".

import type { Token } from '../../tokens/question-token.ts';
import { plainPart, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

/**
 * The tokens with each card that somebody is said to control right behind it as theirs, and with each that somebody is said to
 * cast there as what is cast in a sentence of its own.
 */
export function withRelativeClauses(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(it => it.kind === 'card')) return tokens;
  return withRunsReplaced(tokens, i => hadAt(tokens, i) ?? castAt(tokens, i) ?? freshlyAt(tokens, i));
}

/** The wording "Kitchen Finks I control dies". */
function hadAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [before, card, player, have, next] = [tokens[i - 1], tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3]];
  if (card?.kind !== 'card' || player?.kind !== 'who' || player.whose || have?.kind !== 'have') return undefined;
  const isOwned = before?.kind === 'who' && before.whose;
  const goesOn = (next?.kind === 'verb' && next.voice === 'middle') || next?.kind === 'be';
  if (!goesOn || isOwned || !/^(?:controls?|owns?)$/iu.test(have.text)) return undefined;
  const owner: Token = { ...player, whose: true, text: '', at: card.at, end: card.at };
  return { tokens: [owner, card], to: i + 3 };
}

/** The wordings "Serra Angel I just cast is a 5/5", "does it stop Mulldrifter I'm casting?". */
function castAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [card, player] = [tokens[i], tokens[i + 1]];
  if (card?.kind !== 'card' || player?.kind !== 'who' || player.whose || player.who !== 'you') return undefined;
  if (!/^i\b/iu.test(player.text)) return undefined;
  const at = tokens[i + 2]?.kind === 'filler' ? i + 3 : i + 2;
  const [verb, next] = [tokens[at], tokens[at + 1]];
  const isCast = verb?.kind === 'verb' && verb.action === 'enters' && verb.voice === 'active';
  if (!isCast || !/^(?:cast|casting|play|playing|played|resolve|resolving)$/iu.test(verb.text)) return undefined;
  const goesOn = next?.kind === 'be' || (next?.kind === 'verb' && next.voice === 'middle');
  const ends = next === undefined || next.kind === 'stop' || (next.kind === 'small' && next.word === 'comma');
  if (!goesOn && !ends) return undefined;
  const stop: Token = { kind: 'stop', hard: false, text: '', at: card.end, end: card.end };
  const pronoun: Token = { kind: 'small', word: 'it', ...plainPart(verb), text: 'it' };
  if (!goesOn) return { tokens: [card, stop, player, verb, pronoun], to: at + 1 };
  const { at: from } = card;
  const after: Token = { ...stop, at: verb.end, end: verb.end };
  return {
    tokens: [
      { ...player, text: player.text, at: from, end: from },
      { ...verb, at: from, end: from },
      card,
      after,
      { ...pronoun, at: verb.end, end: verb.end },
    ],
    to: at + 1,
  };
}

/** The wording "my freshly cast X": its owner casts it, in a sentence of its own where something else is told of it. */
function freshlyAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [first, second, third, fourth] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3]];
  const isOwned = first?.kind === 'who' && first.whose;
  const [way, verb, card] = isOwned ? [second, third, fourth] : [first, second, third];
  if (!/^(?:freshly|newly|just)$/iu.test(way?.text ?? '') || verb?.kind !== 'verb' || card?.kind !== 'card')
    return undefined;
  if (first === undefined || !/^(?:cast|played|resolved|dropped)$/iu.test(verb.text)) return undefined;
  if (!isOwned && tokens[i - 1]?.kind === 'who') return undefined;
  const who = isOwned ? first.who : 'you';
  const to = isOwned ? i + 4 : i + 3;
  const next = tokens[to];
  const place = { at: card.end, end: card.end };
  const player: Token = { kind: 'who', who, whose: false, ...plainPart(first), text: '' };
  const cast: Token = { kind: 'verb', action: 'enters', voice: 'active', ...plainPart(verb), text: 'casts' };
  const before = tokens[i - 1];
  const begins =
    before === undefined ||
    before.kind === 'stop' ||
    before.kind === 'filler' ||
    (before.kind === 'small' && ['comma', 'and', 'then', 'colon'].includes(before.word));
  const ends = next === undefined || next.kind === 'stop' || next.kind === 'small' || next.kind === 'ask';
  if (begins && ends) return { tokens: [player, cast, card], to };
  if (!ends) return undefined;
  const owner: readonly Token[] = isOwned ? [first] : [];
  const stop: Token = { kind: 'stop', hard: false, text: '', ...place };
  return {
    tokens: [
      ...owner,
      card,
      stop,
      { ...player, ...place },
      { ...cast, ...place },
      { kind: 'small', word: 'it', text: 'it', ...place },
    ],
    to,
  };
}
