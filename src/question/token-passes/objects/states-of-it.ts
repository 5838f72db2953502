// States that are said of what was named by a pronoun: "I have only one Forest and it is untapped".

import { lastBefore } from '../../../kit/lists.ts';
import { type Cards, cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind, anyWord } from '../../tokens/token-index.ts';
import {
  isListSign,
  plainPart,
  type RunReplacement,
  sentenceEnd,
  sentenceStart,
  withRunsReplaced,
} from '../../tokens/token-parts.ts';

/** The tokens with each such state right after the name that it is said of. */
export function withStatesOfIt(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  const isState = anyOfKind(tokens, 'state');
  const isThere = anyOfKind(tokens, 'there') && anyWord(tokens, 'both', 'they', 'these', 'those');
  const isCounted = anyOfKind(tokens, 'counters') && anyOfKind(tokens, 'have');
  if (!isState && !isThere && !isCounted) return tokens;
  return withRunsReplaced(
    tokens,
    i =>
      (isState ? stateAt(tokens, i) : undefined) ??
      (isThere ? bothThere(tokens, i) : undefined) ??
      (isState ? stateOfAll(tokens, i) : undefined) ??
      (isCounted ? countersAt(tokens, i, cards) : undefined) ??
      (isState ? (stateOfOwned(tokens, i) ?? stateOfOther(tokens, i) ?? stateBehind(tokens, i)) : undefined),
  );
}

/** The wording "X and Y. If both are out and I cast Z": both of them, which a sentence before only names. */
function bothThere(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const stop = tokens[i];
  const lead = tokens[i + 1]?.kind === 'small' && tokens[i + 1]?.text.toLowerCase() === 'if' ? i + 2 : i + 1;
  const [both, be, there] = [tokens[lead], tokens[lead + 1], tokens[lead + 2]];
  const isBoth =
    both?.kind === 'small' && ['both', 'it'].includes(both.word) && /^(?:both|they|these|those)$/iu.test(both.text);
  if (stop?.kind !== 'stop' || !isBoth || be?.kind !== 'be' || there?.kind !== 'there') return undefined;
  const before = tokens.slice(sentenceStart(tokens, i), i).filter(it => it.kind !== 'filler');
  const isList = before.every(it => it.kind === 'card' || isListSign(it) || (it.kind === 'who' && it.whose));
  if (!isList || before.filter(it => it.kind === 'card').length < 2) return undefined;
  const next = tokens[lead + 3];
  const to = next !== undefined && isListSign(next) ? lead + 4 : lead + 3;
  const condition = to === lead + 4 && lead === i + 2 ? tokens.slice(i + 1, lead) : [];
  return { tokens: [there, stop, ...condition], to };
}

/** The wording "I have X, tapped.": a state behind a comma, of the one name of a sentence that tells. */
function stateBehind(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [name, comma, state, end] = [tokens[i - 1], tokens[i], tokens[i + 1], tokens[i + 2]];
  if (name?.kind !== 'card' || comma?.kind !== 'small' || comma.word !== 'comma') return undefined;
  if (state?.kind !== 'state' || state.patch.tapped === undefined || end?.kind !== 'stop' || end.text === '?')
    return undefined;
  const told = tokens.slice(sentenceStart(tokens, i), i);
  const isTold = told.some(it => it.kind === 'have') && !told.some(it => it.kind === 'ask' || it.kind === 'verb');
  return isTold && told.filter(it => it.kind === 'card').length === 1 ? { tokens: [state], to: i + 2 } : undefined;
}

/** The wordings "I cast X with him tapped", "… while she's untapped": a state of the one other permanent that was named. */
function stateOfOther(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [joint, pronoun, next] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  const isWith = joint?.kind === 'small' && joint.word === 'with';
  const isIf = joint?.kind === 'small' && joint.word === 'if';
  if (joint === undefined || pronoun === undefined || pronoun.kind === 'card') return undefined;
  const isBare = isIf && /^(?:it|he|she)$/iu.test(pronoun.text) && next?.kind === 'be';
  const isSaid = isBare || (isIf && /^(?:it|he|she)['’]?s$/iu.test(pronoun.text));
  if (!isSaid && !(isWith && /^(?:him|her|it|them)$/iu.test(pronoun.text))) return undefined;
  const at = isBare ? i + 3 : i + 2;
  const [state, end] = [tokens[at], tokens[at + 1]];
  const isEnd = end === undefined || ['stop', 'small', 'ask', 'be'].includes(end.kind);
  if (state?.kind !== 'state' || state.patch.tapped === undefined || !isEnd) return undefined;
  const last = tokens[i - 1];
  const named = tokens.filter((it, n): it is CardToken => n < i && it.kind === 'card' && it !== last);
  const [card] = named;
  if (card === undefined || !named.every(it => it.names[0] === card.names[0])) return undefined;
  const place = plainPart(pronoun);
  const told: Token = { ...card, ...place, text: card.text };
  return isWith
    ? { tokens: [joint, told, state], to: at + 1 }
    : { tokens: [joint, told, { kind: 'be', ...place, text: 'is' }, state], to: at + 1 };
}

type CardToken = Extract<Token, { kind: 'card' }>;

/** The wording "I have three Forests, all untapped": a state of all that were named last. */
function stateOfAll(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [joint, all, state, end] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3]];
  const name = tokens[i - 1];
  const isAll = all?.kind === 'small' && ['all', 'both'].includes(all.word);
  const isEnd = end === undefined || end.kind === 'stop' || end.kind === 'small';
  const isName = name?.kind === 'card' || name?.kind === 'noun';
  if (!isName || joint?.kind !== 'small' || joint.word !== 'comma' || !isAll || !isEnd || isListed(tokens, i - 1))
    return undefined;
  return state?.kind === 'state' && state.patch.tapped !== undefined ? { tokens: [state], to: i + 3 } : undefined;
}

/** Whether a name goes on a list, of which a state of all is no state of that name alone. */
function isListed(tokens: readonly Token[], i: number): boolean {
  const lead = lastBefore(tokens, i, it => !['number', 'filler', 'who', 'state'].includes(it.kind));
  return lead?.kind === 'small' && ['and', 'comma'].includes(lead.word);
}

/** The tokens with "my X eats a Doom Blade (it had four +1/+1 counters)" told of X: a spell that resolves has none. */
export function withCountersOfVictims(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyOfKind(tokens, 'counters') || !anyOfKind(tokens, 'have')) return tokens;
  for (const [i, token] of tokens.entries()) {
    if (token.kind !== 'card') continue;
    const [spell, pronoun, have, number, counters] = [0, 1, 2, 3, 4].map(n => tokens[i + n]);
    if (spell?.kind !== 'card' || have?.kind !== 'have' || number?.kind !== 'number') continue;
    if (counters?.kind !== 'counters' || !/^(?:it|he|she)$/iu.test(pronoun?.text ?? '')) continue;
    if (cardKnown(cards, spell)?.spell !== true) continue;
    const victim = tokens.findLastIndex(
      (it, n) => n < i && it.kind === 'card' && cardKnown(cards, it)?.spell === false,
    );
    if (victim < sentenceStart(tokens, i)) continue;
    const told: readonly Token[] = [
      { kind: 'small', word: 'with', ...plainPart(have), text: 'with' },
      number,
      counters,
    ];
    return [...tokens.slice(0, victim + 1), ...told, ...tokens.slice(victim + 1, i + 1), ...tokens.slice(i + 5)];
  }
  return tokens;
}

/** The wording "they exile my X, it had five +1/+1 counters": what is told of the object of a verb. */
function countersAt(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [joint, pronoun, have, number, counters] = [0, 1, 2, 3, 4].map(n => tokens[i + n]);
  const name = tokens[i - 1];
  if (have?.kind !== 'have' || number?.kind !== 'number' || counters?.kind !== 'counters') return undefined;
  const isJoint = joint?.kind === 'stop' || (joint?.kind === 'small' && ['and', 'comma', 'that'].includes(joint.word));
  if (name?.kind !== 'card' || !isJoint || !/^(?:it|he|she)$/iu.test(pronoun?.text ?? '')) return undefined;
  const told = tokens.slice(sentenceStart(tokens, i), i).findLast(it => it.kind === 'verb' || it.kind === 'ask');
  const lead = lastBefore(
    tokens,
    i - 1,
    it => !(it.kind === 'who' && it.whose) && it.kind !== 'number' && it.kind !== 'filler',
  );
  const isVerb = told?.kind === 'verb' && told === lead && told.voice === 'active';
  const isTarget = isVerb || isSpellAsVerb(tokens, lead, cards) || isCastOn(tokens, lead, cards);
  if (!isTarget || sentenceEnd(tokens, i + 1)?.text === '?') return undefined;
  return { tokens: [{ kind: 'small', word: 'with', ...plainPart(have), text: 'with' }], to: i + 3 };
}

/** The wording "I cast Lignify on his X, it has …": the preposition between an Aura or another spell and what it is for. */
function isCastOn(tokens: readonly Token[], on: Token | undefined, cards: Cards): boolean {
  if (on?.kind !== 'small' || on.word !== 'on') return false;
  const spell = tokens[tokens.indexOf(on) - 1];
  const known = spell?.kind === 'card' ? cardKnown(cards, spell) : undefined;
  return known?.spell === true || known?.face.subtypes.includes('Aura') === true;
}

/** The wording "he Doom Blades my X": a spell right behind the player who casts it, and before its target. */
function isSpellAsVerb(tokens: readonly Token[], spell: Token | undefined, cards: Cards): boolean {
  const player = spell && lastBefore(tokens, tokens.indexOf(spell), it => it.kind !== 'filler');
  const isSpell = spell?.kind === 'card' && cardKnown(cards, spell)?.spell === true;
  return isSpell && player?.kind === 'who' && !player.whose;
}

/** The wording "X is mine and hes untapped": a state of what is said to be somebody's. */
function stateOfOwned(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [joint, pronoun, next, after] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3]];
  const [name, be, owner] = [tokens[i - 3], tokens[i - 2], tokens[i - 1]];
  const isJoint = joint?.kind === 'small' && ['and', 'comma'].includes(joint.word);
  if (!isJoint || be?.kind !== 'be' || owner?.kind !== 'who' || (name?.kind !== 'card' && name?.kind !== 'noun'))
    return undefined;
  const isWhole = /^(?:it|he|she|they)['’]?(?:s|re)$/iu.test(pronoun?.text ?? '');
  const isBare = /^(?:it|he|she|they)$/iu.test(pronoun?.text ?? '') && next?.kind === 'be';
  const state = isWhole ? next : isBare ? after : undefined;
  if (state?.kind !== 'state' || state.patch.tapped === undefined) return undefined;
  const to = i + (isWhole ? 3 : 4);
  const end = tokens[to];
  const isEnd = end === undefined || (end.kind === 'stop' && end.text !== '?') || end.kind === 'small';
  return isEnd ? { tokens: [{ ...state, after: true }], to } : undefined;
}

/** Wordings "X and it is tapped", "two Xs, they are untapped", in a sentence that only tells. */
function stateAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  if (tokens[i + 3]?.kind !== 'state') return undefined;
  const [joint, pronoun, be, state, end] = tokens.slice(i, i + 5);
  const name = tokens[i - 1];
  const isName = name?.kind === 'card' || name?.kind === 'noun';
  const isJoint = joint?.kind === 'small' && ['and', 'comma', 'that'].includes(joint.word);
  if (!isName || !isJoint || state?.kind !== 'state' || state.patch.tapped === undefined || be?.kind !== 'be')
    return undefined;
  const isSeveral = /^(?:they|both)$/iu.test(pronoun?.text ?? '');
  const isOne = /^(?:it|this)$/iu.test(pronoun?.text ?? '');
  const isPlural = name.kind === 'card' ? name.plural : name.noun.plural;
  const isEnd = end === undefined || (end.kind === 'stop' && end.text !== '?') || end.kind === 'small';
  if (!(isPlural ? isSeveral : isOne) || !isEnd) return undefined;
  const from = sentenceStart(tokens, i);
  const isTold =
    tokens.slice(from, i).some(it => it.kind === 'have') && !tokens.slice(from, i).some(it => it.kind === 'ask');
  return isTold ? { tokens: [state], to: i + 4 } : undefined;
}
