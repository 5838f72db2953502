// Players shot at with the one pinger named: "I shoot my opponent with the Pyromancer", "I point the Pyromancer at my opponent" (120.1).
import type { Token } from '../../tokens/question-token.ts';
import { plainPart, type RunReplacement } from '../../tokens/token-parts.ts';

type CardToken = Extract<Token, { kind: 'card' }>;

/** The run that tells of such a shot at a place, as what the pinger does. */
export function shotAtPlayer(tokens: readonly Token[], i: number, pinger: CardToken): RunReplacement | undefined {
  return shotWith(tokens, i, pinger) ?? pointedAt(tokens, i, pinger) ?? tappedFor(tokens, i, pinger);
}

function isPlayer(token: Token | undefined): token is Extract<Token, { kind: 'who' }> {
  return token?.kind === 'who' && !token.whose;
}

function isSmall(token: Token | undefined, ...words: readonly string[]): boolean {
  return token?.kind === 'small' && words.includes(token.word);
}

/** Whether what stands at a place is the pinger, by its name, a part of it or a pronoun. */
function isThePinger(token: Token | undefined, pinger: CardToken): boolean {
  if (token?.kind === 'card') return token.names.includes(pinger.names[0] ?? '');
  if (token?.kind === 'noun') return pinger.names[0]?.toLowerCase().includes(token.text.toLowerCase()) === true;
  return isSmall(token, 'it');
}

/** The place behind an article or an owner. */
function pastLead(tokens: readonly Token[], i: number): number {
  const lead = tokens[i];
  const isLead =
    lead?.kind === 'filler' || (lead?.kind === 'who' && lead.whose) || (lead?.kind === 'number' && lead.article);
  return isLead ? i + 1 : i;
}

/** The wording "I shoot my opponent with the Pyromancer". */
function shotWith(tokens: readonly Token[], i: number, pinger: CardToken): RunReplacement | undefined {
  const [who, verb, victim, lead] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3]];
  if (!isPlayer(who) || verb === undefined || !/^(?:shoots?|shot|blasts?|blasted|snipes?|sniped)$/iu.test(verb.text))
    return undefined;
  const at = pastLead(tokens, i + 4);
  if (!isPlayer(victim) || !isSmall(lead, 'with', 'off') || !isThePinger(tokens[at], pinger)) return undefined;
  return { tokens: hitsPlayer(pinger, victim, verb), to: at + 1 };
}

/** The wording "I point the Pyromancer at my opponent". */
function pointedAt(tokens: readonly Token[], i: number, pinger: CardToken): RunReplacement | undefined {
  const [who, verb] = [tokens[i], tokens[i + 1]];
  if (!isPlayer(who) || verb === undefined || !/^(?:points?|pointed|aims?|aimed|fires?|fired)$/iu.test(verb.text))
    return undefined;
  const at = pastLead(tokens, i + 2);
  const victim = tokens[at + 2];
  if (!isThePinger(tokens[at], pinger) || !isSmall(tokens[at + 1], 'at') || !isPlayer(victim)) return undefined;
  return { tokens: hitsPlayer(pinger, victim, verb), to: at + 3 };
}

function hitsPlayer(pinger: CardToken, victim: Token, place: Token): readonly Token[] {
  const at = plainPart(place);
  return [
    { ...pinger, ...at, text: pinger.text },
    { kind: 'verb', action: 'hits', voice: 'active', ...at, text: 'pings' },
    victim,
  ];
}

/** The wording "Thermo-Alchemist taps for 1 on my opponent". */
function tappedFor(tokens: readonly Token[], i: number, pinger: CardToken): RunReplacement | undefined {
  const [subject, tap, lead, amount] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3]];
  const [to, victim] = [tokens[i + 4], tokens[i + 5]];
  if (!isThePinger(subject, pinger) || tap === undefined || !/^tap(?:s|ped|ping)?$/iu.test(tap.text)) return undefined;
  if (!isSmall(lead, 'for') || amount?.kind !== 'number' || amount.article || !isPlayer(victim)) return undefined;
  const aims = /^(?:on|at|to|into)$/iu.test(to?.text ?? '');
  return aims && lead !== undefined
    ? { tokens: [...hitsPlayer(pinger, victim, tap), lead, amount], to: i + 6 }
    : undefined;
}
