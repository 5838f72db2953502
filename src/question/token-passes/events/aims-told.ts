// Aims in everyday words: "X is targeted by Murder", "Black Vise on me", "at his head".

import { type Cards, cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind, anyWord } from '../../tokens/token-index.ts';
import {
  asFiller,
  isAuxiliary,
  isComma,
  isListSign,
  plainPart,
  type RunReplacement,
  withRunsReplaced,
} from '../../tokens/token-parts.ts';

/** The tokens with each such aim as the spell or the player that is meant. */
export function withAimsTold(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  const isTargeted = anyWord(tokens, 'targeted');
  if (!isTargeted && !anyWord(tokens, 'on', 'at', 'for', 'comma') && !anyOfKind(tokens, 'unknown')) return tokens;
  return withRunsReplaced(
    tokens,
    i => (isTargeted ? targetedAt(tokens, i, cards) : undefined) ?? aimAt(tokens, i, cards),
  );
}

/** The aim at a place, by what stands there. */
function aimAt(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const token = tokens[i];
  if (token?.kind === 'card') return isComma(tokens[i - 1]) ? castAt(tokens, i, cards) : undefined;
  if (token?.kind === 'unknown') return bodyPartAt(tokens, i);
  if (token?.kind !== 'small') return undefined;
  if (token.word === 'on') return chosenAt(tokens, i, cards);
  if (token.word === 'at') return atPronoun(tokens, i, cards);
  return token.word === 'for' ? (dealtAt(tokens, i, cards) ?? forTheWin(tokens, i)) : undefined;
}

/** The wording "is targeted by Murder": what is aimed at is what the spell resolves on. */
function targetedAt(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [before, token, by, spell] = [tokens[i - 1], tokens[i], tokens[i + 1], tokens[i + 2]];
  const isDone =
    isAuxiliary(before) && /^targeted$/iu.test(token?.text ?? '') && /^(?:by|with)$/iu.test(by?.text ?? '');
  if (!isDone || token === undefined || spell?.kind !== 'card') return undefined;
  const known = cardKnown(cards, spell);
  if (known?.spell !== true) return undefined;
  const { text, at } = token;
  return {
    tokens: [{ kind: 'verb', action: 'resolves', voice: 'passive', card: known.name, text, at, end: spell.end }],
    to: i + 3,
  };
}

/** The wording "Black Vise on me": the player whom a permanent has chosen. */
function chosenAt(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [card, on, player] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  if (card?.kind !== 'card' || !isOn(on) || player?.kind !== 'who' || !endsPhrase(tokens[i + 2])) return undefined;
  const known = cardKnown(cards, card);
  if (known === undefined || known.spell || known.attaches || !known.says.has('the chosen player')) return undefined;
  const { text, at } = on;
  const patch = { chosen: { player: player.who } };
  const chosen: Token = { kind: 'state', patch, after: true, text: `${text} ${player.text}`, at, end: player.end };
  // what somebody has chosen a player with is theirs, and not that player's
  const isOpen = player.who === 'you' && begins(tokens[i - 2]);
  const theirs: Token = { kind: 'there', who: 'opponent', text: '', at, end: at };
  return { tokens: isOpen ? [chosen, theirs] : [chosen], to: i + 2 };
}

/** The wording "I aim Lightning Bolt at that": on what was named before. */
function atPronoun(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [verb, spell, lead, pronoun] = [tokens[i - 2], tokens[i - 1], tokens[i], tokens[i + 1]];
  const isCast = verb?.kind === 'verb' && verb.action === 'enters' && verb.voice === 'active';
  if (!isCast || spell?.kind !== 'card' || cardKnown(cards, spell)?.spell !== true || pronoun === undefined)
    return undefined;
  const isAt =
    lead?.kind === 'small' && lead.word === 'at' && /^(?:that|it|him|her|this|that one)$/iu.test(pronoun.text);
  if (!isAt || !endsPhrase(tokens[i + 2])) return undefined;
  return {
    tokens: [
      { ...lead, word: 'on' },
      { kind: 'small', word: 'it', ...plainPart(pronoun), text: 'it' },
    ],
    to: i + 2,
  };
}

/** The wording "Incinerate at my Invasion for 3": as much as the spell deals by its own text, which is said twice. */
function dealtAt(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [target, lead, amount] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  if (target?.kind !== 'card' || lead?.kind !== 'small' || lead.word !== 'for') return undefined;
  if (amount?.kind !== 'number' || amount.article) return undefined;
  const owner = tokens[i - 2];
  const at = owner?.kind === 'who' || owner?.kind === 'number' || owner?.kind === 'filler' ? i - 3 : i - 2;
  const [spell, aims] = [tokens[at - 1], tokens[at]];
  const isAimed = aims?.kind === 'small' && (aims.word === 'at' || aims.word === 'on');
  const action = spell?.kind === 'card' ? cardKnown(cards, spell)?.says.action : undefined;
  if (!isAimed || action?.kind !== 'damage' || action.amount !== amount.value) return undefined;
  return { tokens: [asFiller(lead), asFiller(amount)], to: i + 2 };
}

/** The wording "at my opponent's head": the player. */
function bodyPartAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [player, token] = [tokens[i - 1], tokens[i]];
  if (player?.kind !== 'who' || token?.kind !== 'unknown' || !/^(?:head|skull|noggin|dome)$/iu.test(token.text))
    return undefined;
  return { tokens: [asFiller(token)], to: i + 1 };
}

/** The wording "Torbran on my board, Lightning Bolt them": whoever asks casts the spell. */
function castAt(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [comma, spell, player, next] = [tokens[i - 1], tokens[i], tokens[i + 1], tokens[i + 2]];
  const isAimed = player?.kind === 'who' && player.who === 'opponent' && !player.whose && player.each !== true;
  if (!isComma(comma) || spell?.kind !== 'card' || !isAimed) return undefined;
  const goesOn = next?.kind === 'verb' || next?.kind === 'have' || next?.kind === 'be' || next?.kind === 'card';
  const known = goesOn ? undefined : cardKnown(cards, spell);
  if (known?.spell !== true || !known.says.aimsAtPlayers) return undefined;
  const { at } = spell;
  return { tokens: [{ kind: 'who', who: 'you', whose: false, text: '', at, end: at }, spell], to: i + 1 };
}

/** The wording "for the win" after the player. */
function forTheWin(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [player, lead, the, win] = [tokens[i - 1], tokens[i], tokens[i + 1], tokens[i + 2]];
  if (player?.kind !== 'who' || lead?.kind !== 'small' || lead.word !== 'for') return undefined;
  const at = /^(?:the|a)$/iu.test(the?.text ?? '') ? 2 : 1;
  const last = at === 2 ? win : the;
  if (
    last === undefined ||
    !/^(?:the )?(?:win|kill|game|lethal|victory|finish|exact lethal|exactsies)$/iu.test(last.text)
  )
    return undefined;
  return { tokens: tokens.filter((_, n) => n >= i && n <= i + at).map(asFiller), to: i + at + 1 };
}

function isOn(token: Token | undefined): token is Token {
  return token?.kind === 'small' && token.word === 'on';
}

function begins(before: Token | undefined): boolean {
  return before === undefined || before.kind === 'stop' || before.kind === 'filler' || isListSign(before);
}

function endsPhrase(next: Token | undefined): boolean {
  return next === undefined || next.kind === 'stop' || next.kind === 'have' || next.kind === 'fact' || isListSign(next);
}
