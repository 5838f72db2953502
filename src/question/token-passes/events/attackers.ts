// Attacks that are told of: "my Hero of Bladehold attacks", "I'm swinging with it", where nothing is asked of blocks and damage.

import { lastBefore } from '../../../kit/lists.ts';
import type { Token } from '../../tokens/question-token.ts';
import { statementParts } from '../../tokens/statement-parts.ts';
import { anyVerb, anyWord } from '../../tokens/token-index.ts';
import { asFiller, isComma, sentenceStart } from '../../tokens/token-parts.ts';

/** The tokens with each attack of a creature as an event (508.1), where no later part of combat is spoken of. */
export function withAttackers(tokens: readonly Token[]): readonly Token[] {
  if (!anyWord(tokens, ...ATTACKS) && !anyVerb(tokens, 'attacks')) return tokens;
  const told = statementParts(tokens).map(
    (isStated, i) => isStated || (ATTACK.test(tokens[i]?.text ?? '') && isToldBeside(tokens, i)),
  );
  const later = tokens.some((it, i) => OF_COMBAT.test(it.text) && it.kind !== 'filler' && !isDamageAsked(tokens, i));
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

/** Whether an attack stands in a clause that tells of it, in a sentence that asks. */
function isToldBeside(tokens: readonly Token[], i: number): boolean {
  return isSupposed(tokens, i) || isAccompanying(tokens, i) || isBeforeFragment(tokens, i);
}

/** Whether a word for damage only asks how much of it comes of what was told: "how much damage", "damage?", "total damage". */
function isDamageAsked(tokens: readonly Token[], i: number): boolean {
  if (!/^(?:damage|dmg)$/iu.test(tokens[i]?.text ?? '')) return false;
  const part = tokens.slice(sentenceStart(tokens, i), i);
  if (part.some(it => it.kind === 'ask')) return true;
  const clause = part.slice(part.findLastIndex(it => isComma(it)) + 1);
  const end = tokens[i + 1];
  return clause.every(it => it.kind === 'filler' || it.kind === 'about') && (end === undefined || end.kind === 'stop');
}

/** The wordings "what would happen if X attacks me", "what do I get when X attacks": the attack is what is supposed. */
function isSupposed(tokens: readonly Token[], i: number): boolean {
  const part = tokens.slice(sentenceStart(tokens, i), i);
  const condition = part.findLastIndex(it => it.kind === 'small' && it.word === 'if');
  const isWhatIf = /^what (?:happens )?(?:if|when)$/iu.test(part[condition]?.text ?? '');
  const isAfterAsking = isWhatIf || part.slice(0, Math.max(condition, 0)).some(it => it.kind === 'ask');
  return condition >= 0 && isAfterAsking && !part.slice(condition + 1).some(it => it.kind === 'ask');
}

/** The wording "X is out, Y swings alone, damage?": the attack is told before a fragment that asks. */
function isBeforeFragment(tokens: readonly Token[], i: number): boolean {
  const from = sentenceStart(tokens, i);
  const end = tokens.findIndex((it, n) => n > i && it.kind === 'stop');
  const part = tokens.slice(from, end < 0 ? tokens.length : end);
  const comma = part.findLastIndex(it => isComma(it));
  const asked = part.slice(comma + 1).filter(it => it.kind !== 'filler');
  const isFragment = comma >= i - from && asked.length > 0 && asked.every(it => it.kind === 'about');
  return isFragment && !part.slice(0, comma).some(it => it.kind === 'ask') && part[0]?.kind !== 'be';
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
  const unblocked = token.kind === 'verb' && token.unblocked === true ? ({ unblocked: true } as const) : {};
  const place = { text: verb, at, end: at + verb.length };
  const attack: Token = { kind: 'verb', action: 'attacks', voice: 'middle', ...unblocked, ...place };
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

const ATTACKS: readonly string[] = [...['attack', 'attacks', 'attacked', 'attacking', 'swing', 'swings', 'swinging']];
const ATTACK = /^(attack(?:s|ed|ing)?|swings?|swinging)( with)?$/iu;
const REFLEXIVE = /^(?:himself|herself|itself|themselves)$/iu;
const OF_COMBAT = /\b(?:block|blocks|blocked|blocker|blockers|blocking|unblocked|damage|dmg|combat)\b/iu;
