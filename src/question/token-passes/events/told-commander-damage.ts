// Commander damage that was dealt before: "I've taken 15 commander damage from X" (903.10a).
import type { Side, Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { plainPart, type RunReplacement, sentenceStart, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with such damage as a fact, and with what dealt it as the commander of the other player. */
export function withCommanderDamage(tokens: readonly Token[]): readonly Token[] {
  if (!anyWord(tokens, 'commander') || !anyWord(tokens, 'damage', 'dmg')) return tokens;
  return withRunsReplaced(tokens, i => damageAt(tokens, i));
}

function damageAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const first = tokens[i];
  const from = i === sentenceStart(tokens, i) || isJoining(tokens[i - 1]);
  if (first === undefined || !from) return undefined;
  let at = i;
  let who: Side = 'you';
  for (; isLead(tokens[at]); at++) {
    const lead = tokens[at];
    if (lead?.kind === 'who') who = lead.who;
  }
  const [number, commander, damage, by] = [tokens[at], tokens[at + 1], tokens[at + 2], tokens[at + 3]];
  if (number?.kind !== 'number' || !/^commander$/iu.test(commander?.text ?? '')) return undefined;
  if (!/^(?:damage|dmg)$/iu.test(damage?.text ?? '') || !/^(?:from|by|off|off of)$/iu.test(by?.text ?? ''))
    return undefined;
  let to = at + 4;
  while (isOwner(tokens[to])) to++;
  const dealer = tokens[to];
  if (dealer?.kind !== 'card') return undefined;
  const owner: Side = who === 'you' ? 'opponent' : 'you';
  const path = ['given', who, 'commanderDamage', dealer.names[0] ?? ''];
  const place = { text: '', at: dealer.end, end: dealer.end };
  return {
    tokens: [
      { kind: 'fact', path, value: number.value, ...plainPart(first), end: by?.end ?? first.end },
      { kind: 'who', who: owner, whose: true, text: '', at: dealer.at, end: dealer.at },
      { kind: 'state', patch: { designations: ['commander'] }, after: false, text: '', at: dealer.at, end: dealer.at },
      dealer,
      { kind: 'there', who: owner, ...place },
    ],
    to: to + 1,
  };
}

function isJoining(token: Token | undefined): boolean {
  return token?.kind === 'small' && ['and', 'comma', 'if', 'then'].includes(token.word);
}

/** Whether a token stands between the player and the number: "I have already taken". */
function isLead(token: Token | undefined): boolean {
  if (token === undefined) return false;
  if (token.kind === 'who') return !token.whose;
  if (token.kind === 'have' || token.kind === 'be' || token.kind === 'filler') return true;
  return (token.kind === 'small' && ['already', 'at'].includes(token.word)) || TAKEN.test(token.text);
}

const TAKEN = /^(?:taken|took|take|dealt|been dealt|suffered|got|gotten|received)$/iu;

function isOwner(token: Token | undefined): boolean {
  return token?.kind === 'filler' || (token?.kind === 'who' && token.whose);
}
