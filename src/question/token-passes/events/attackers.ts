// Attacks that are told of: "my Hero of Bladehold attacks", "I'm swinging with it", where nothing is asked of blocks and damage.

import { lastBefore } from '../../../kit/lists.ts';
import type { Token } from '../../tokens/question-token.ts';
import { statementParts } from '../../tokens/statement-parts.ts';
import { asFiller, isComma, sentenceStart } from '../../tokens/token-parts.ts';

/** The tokens with each attack of a creature as an event (508.1), where no later part of combat is spoken of. */
export function withAttackers(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(it => ATTACK.test(it.text) || (it.kind === 'verb' && it.action === 'attacks'))) return tokens;
  const told = statementParts(tokens).map(
    (it, i) => it || (ATTACK.test(tokens[i]?.text ?? '') && (isSupposed(tokens, i) || isAccompanying(tokens, i))),
  );
  const later = tokens.some(it => OF_COMBAT.test(it.text));
  const result: Token[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i];
    if (token === undefined) break;
    const attack = told[i] === true && !(token.kind === 'unjudged' && later) ? attackAt(tokens, i) : undefined;
    if (attack === undefined) {
      result.push(token);
      continue;
    }
    const before = result.at(-1);
    if (before !== undefined && isOfAll(before)) result.splice(-1, 1, asFiller(before));
    if (attack.isAtYou === true) giveToOpponent(result);
    result.push(...attack.tokens);
    i = attack.to;
  }
  return result.map((token, i) => (isAlone(result, i) ? asFiller(token) : token));
}

/** The wording "what would happen if X attacks me": the attack is what is supposed. */
function isSupposed(tokens: readonly Token[], i: number): boolean {
  const from = sentenceStart(tokens, i);
  const [asks, condition] = tokens.slice(from, i);
  const isOpen = asks?.kind === 'ask' && /\bwhat (?:would |will |does )?happens?$/iu.test(asks.text);
  return (
    isOpen &&
    condition?.kind === 'small' &&
    condition.word === 'if' &&
    !tokens.slice(from + 1, i).some(it => it.kind === 'ask')
  );
}

/** The wording "With X attacking do I get to search": the attack is told before what is asked. */
function isAccompanying(tokens: readonly Token[], i: number): boolean {
  const from = tokens.slice(0, i).findLastIndex(it => it.kind === 'stop') + 1;
  const [lead] = tokens.slice(from, i);
  const next = tokens[i + 1];
  const isLed = lead?.kind === 'small' && lead.word === 'with' && /attacking$/iu.test(tokens[i]?.text ?? '');
  return isLed && (next?.kind === 'ask' || isComma(next)) && !tokens.slice(from, i).some(it => it.kind === 'ask');
}

/** Makes the attacker, which is named last, one of the opponent's, where nobody's it was said to be. */
function giveToOpponent(tokens: Token[]): void {
  const named = tokens.findLastIndex(it => it.kind === 'card' || it.kind === 'noun');
  const [owner, name] = [tokens[named - 1], tokens[named]];
  if (name === undefined || (owner?.kind === 'who' && owner.whose)) return;
  const place = tokens[named - 1]?.kind === 'number' ? named - 1 : named;
  const { at } = tokens[place] ?? name;
  tokens.splice(place, 0, { kind: 'who', who: 'opponent', whose: true, text: '', at, end: at });
}

/** The tokens in place of an attack at a place among the tokens, and the last place they stand for. */
function attackAt(
  tokens: readonly Token[],
  i: number,
): { readonly tokens: readonly Token[]; readonly to: number; readonly isAtYou?: boolean } | undefined {
  const token = tokens[i];
  const [, verb, word] = ATTACK.exec(token?.text ?? '') ?? [];
  if (token === undefined || verb === undefined) return undefined;
  const { text, at, end } = token;
  const next = tokens[i + 1];
  if (token.kind === 'unjudged' && isAttackerSaid(tokens, i) && next?.kind === 'small' && next.word === 'with')
    return { tokens: [{ kind: 'verb', action: 'attacks', voice: 'active', text, at, end: next.end }], to: i + 1 };
  const before = lastBefore(tokens, i, it => it.kind !== 'filler' && !isOfAll(it));
  const named = before?.kind === 'card' || before?.kind === 'noun' || before?.kind === 'counters';
  if (!named) return undefined;
  const attack: Token = { kind: 'verb', action: 'attacks', voice: 'middle', text: verb, at, end: at + verb.length };
  if (word === undefined) {
    const to = i + manner(tokens.slice(i + 1));
    // "X attacks me": it is the opponent's
    const isAtYou = to > i && next?.kind === 'who' && next.who === 'you' && !next.whose;
    return { tokens: [attack], to, isAtYou };
  }
  // "X attacks with Y out": Y is there
  const beside: Token = { kind: 'small', word: 'with', text: 'with', at: end - 4, end };
  return { tokens: [attack, beside], to: i };
}

/** The number of tokens behind an attack that say no more than that it is alone, or at a player: "by herself", "my one opponent". */
function manner([first, second, third]: readonly Token[]): number {
  if (first?.text.toLowerCase() === 'by' && REFLEXIVE.test(second?.text ?? '')) return 2;
  if (first?.kind !== 'who') return 0;
  const said = second?.kind === 'who' && second.who === 'opponent' ? 2 : first.whose ? 0 : 1;
  const next = [second, third][said - 1];
  return next?.kind === 'card' || next?.kind === 'noun' || next?.kind === 'number' ? 0 : said;
}

/** The wording "I attack with X alone": the attackers are those that were named. */
function isAlone(tokens: readonly Token[], i: number): boolean {
  if (tokens[i]?.kind !== 'unknown' || !/^(?:alone|solo)$/iu.test(tokens[i]?.text ?? '')) return false;
  const sentence = tokens.slice(sentenceStart(tokens, i), i);
  return sentence.some(it => it.kind === 'verb' && it.action === 'attacks');
}

/** Wordings "all attacking", "are attacking". */
function isOfAll(token: Token): boolean {
  return token.kind === 'be' || (token.kind === 'small' && (token.word === 'all' || token.word === 'both'));
}

/** A player attacks, or nobody is named before: "I'm swinging with X", "swinging with X". */
function isAttackerSaid(tokens: readonly Token[], i: number): boolean {
  const before = lastBefore(tokens, i, it => it.kind !== 'filler' && it.kind !== 'be');
  return before === undefined || before.kind === 'who' || before.kind === 'stop' || before.kind === 'small';
}

const ATTACK = /^(attack(?:s|ed|ing)?|swings?|swinging)( with)?$/iu;
const REFLEXIVE = /^(?:himself|herself|itself|themselves)$/iu;
const OF_COMBAT = /\b(?:block|blocks|blocked|blocker|blockers|blocking|unblocked|damage|dmg|combat)\b/iu;
