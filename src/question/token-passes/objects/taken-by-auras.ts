// Permanents taken by an Aura or by what a permanent does: "my opponent took my Dragon with Confiscate".

import { lastBefore } from '../../../kit/lists.ts';
import { type Cards, cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { plainPart, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with each verb of taking, before what took it, as the verb of enchanting, which lasts. */
export function withTakenByAuras(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyWord(tokens, ...TAKING, ...TAKEN, 'under')) return tokens;
  return withRunsReplaced(
    tokens,
    i => takenAt(tokens, i, cards) ?? passiveAt(tokens, i, cards) ?? heldAt(tokens, i, cards),
  );
}

const TAKING: readonly string[] = [
  ...['take', 'takes', 'toke', 'tokes', 'took', 'taken'],
  ...['grab', 'grabs', 'grabbed', 'snag', 'snags', 'snagged', 'nab', 'nabs', 'nabbed'],
  ...['yoink', 'yoinks', 'yoinked', 'swipe', 'swipes', 'swiped'],
];
/** Participles of taking, in the passive voice. */
const TAKEN: readonly string[] = ['stolen', 'taken', 'grabbed', 'snagged', 'nabbed', 'yoinked', 'swiped', 'jacked'];

/** The wording "he took my Dragon with Confiscate". */
function takenAt(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const token = tokens[i];
  if (token === undefined || token.kind === 'card' || !TAKING.includes(token.text.toLowerCase())) return undefined;
  const isOver = !/^(?:takes?|grabs?|snags?|nabs?|yoinks?|swipes?)$/iu.test(token.text);
  if (!isTakenBy(tokens.slice(i + 1), cards, isOver)) return undefined;
  const before = lastBefore(tokens, i, it => it.kind !== 'filler');
  return before?.kind === 'who' && !before.whose ? { tokens: [taking(token)], to: i + 1 } : undefined;
}

/** The wording "my Dragon was stolen by their Confiscate": somebody else took it, whose that is. */
function passiveAt(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [owner, object] = [tokens[i], tokens[i + 1]];
  if (owner?.kind !== 'who' || !owner.whose || owner.each || !isObject(object)) return undefined;
  const verb = tokens.findIndex((it, n) => n > i + 1 && !isAuxiliary(it));
  const [taken, by, its] = tokens.slice(verb, verb + 3);
  if (taken === undefined || by === undefined || verb === i + 2 || !TAKEN.includes(taken.text.toLowerCase()))
    return undefined;
  if (!isTakenBy(tokens.slice(i).toSpliced(2, verb - 1 - i), cards, true)) return undefined;
  const taker: Token = {
    kind: 'who',
    who: owner.who === 'you' ? 'opponent' : 'you',
    whose: false,
    ...plainPart(owner),
  };
  const isOwned = its?.kind === 'who' && its.whose;
  return { tokens: [taker, taking(taken), owner, object, asWith(by)], to: verb + (isOwned ? 3 : 2) };
}

/** The wording "he has my Dragon under Confiscate". */
function heldAt(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [have, owner, object, under, ...rest] = tokens.slice(i, i + 6);
  const who = lastBefore(tokens, i, it => it.kind !== 'filler');
  if (have?.kind !== 'have' || who?.kind !== 'who' || who.whose || under === undefined || owner === undefined)
    return undefined;
  if (!isObject(object) || !/^under$/iu.test(under.text)) return undefined;
  const by = asWith(under);
  if (!isTakenBy([owner, object, by, ...rest], cards, false)) return undefined;
  return { tokens: [taking(have), owner, object, by], to: i + 4 };
}

/** The verb of taking control, as "stole" is, which lasts. */
function taking(token: Token): Token {
  return { kind: 'verb', action: 'enchants', voice: 'active', past: true, ...plainPart(token) };
}

function asWith(token: Token): Token {
  return { kind: 'small', word: 'with', ...plainPart(token) };
}

function isObject(token: Token | undefined): token is Extract<Token, { kind: 'card' | 'noun' }> {
  return token?.kind === 'card' || token?.kind === 'noun';
}

function isAuxiliary({ kind, text }: Token): boolean {
  return (
    kind === 'filler' || kind === 'be' || /^(?:got|gets|has|had|been|has been|just|get|getting|being)$/iu.test(text)
  );
}

/**
 * Whether an object of somebody's follows, and behind "with" an Aura that gives control, or, of what `isOver`, a permanent
 * that gains it.
 */
function isTakenBy(rest: readonly Token[], cards: Cards, isOver: boolean): boolean {
  const [owner, object, by, ...more] = rest.filter(it => it.kind !== 'filler' && !(it.kind === 'number' && it.article));
  const taker = more[0]?.kind === 'who' && more[0].whose ? more[1] : more[0];
  const isBy = by?.kind === 'small' && ['with', 'by', 'off'].includes(by.word);
  if (owner?.kind !== 'who' || !owner.whose || !isObject(object) || !isBy || taker?.kind !== 'card') return false;
  const known = cardKnown(cards, taker);
  if (known === undefined || known.spell) return false;
  if (known.face.subtypes.includes('Aura')) return known.says.has('control enchanted');
  return isOver && known.says.has('gain control of target');
}
