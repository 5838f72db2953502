// Counters told by how they came to be so many: "I've worked my Dark Depths down to 4 ice counters", "X has been ticked up to 3 counters".

import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind, anyWord } from '../../tokens/token-index.ts';
import { isComma, plainPart, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with each such object as one that somebody has with so many counters. */
export function withCountersBrought(tokens: readonly Token[]): readonly Token[] {
  if (!anyOfKind(tokens, 'counters') || !anyWord(tokens, 'to', ...REST)) return tokens;
  if (!tokens.some(it => BROUGHT.test(it.text))) return tokens;
  return withRunsReplaced(tokens, i => broughtAt(tokens, i) ?? broughtBy(tokens, i));
}

/** Words behind the counters that are left of more. */
const REST = ['left', 'remaining', 'to go', 'still on it'];

const BROUGHT =
  /^(?:worked|working|ground|grinded|grinding|ground down|ticking down|ticked|whittled|brought|knocked|gotten|got|taken|dropped|cut|pinged|burned|beaten|chipped|counted|milked|walked|moved|built|charged|pumped|grown|grew|raised|leveled|ticked (?:up|down)|brought (?:up|down)|built up|knocked down|taken down)$/iu;

/** The wording "I worked my X down to N counters": whose it is, and with how many. */
function broughtAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const player = tokens[i];
  const isPlayer = player?.kind === 'who' && !player.whose;
  const isHad = tokens[i + 1]?.kind === 'have' || tokens[i + 1]?.kind === 'be';
  const from = isPlayer ? i + (isHad ? 2 : 1) : i;
  const verb = tokens[from];
  if (verb === undefined || verb.kind === 'card' || !(BROUGHT.test(verb.text) || (isHad && verb.kind === 'who')))
    return undefined;
  const at = BROUGHT.test(verb.text) ? from + 1 : from;
  if (!isPlayer && !begins(tokens[i - 1])) return undefined;
  const lead = tokens[at];
  const isLead = (lead?.kind === 'who' && lead.whose) || /^the$/iu.test(lead?.text ?? '');
  const name = tokens[isLead ? at + 1 : at];
  const behind = isLead ? at + 2 : at + 1;
  const reached = name?.kind === 'card' ? (reachedAt(tokens, behind) ?? leftAt(tokens, behind)) : undefined;
  if (name === undefined || reached === undefined) return undefined;
  const { end } = verb;
  const doer: Token = isPlayer ? player : { kind: 'who', who: 'you', whose: false, text: '', at: verb.at, end };
  const owner: Token = lead?.kind === 'who' ? lead : { ...doer, whose: true };
  const there: Token = { kind: 'there', text: '', at: name.end, end: name.end };
  return { tokens: [owner, name, ...reached.tokens, there], to: reached.to };
}

function begins(before: Token | undefined): boolean {
  return before === undefined || before.kind === 'stop' || (before.kind === 'small' && before.word !== 'it');
}

/** The wording "X has been brought down to N counters". */
function broughtBy(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const name = tokens[i];
  if (name?.kind !== 'card') return undefined;
  const comma = isComma(tokens[i + 1]) ? i + 2 : i + 1;
  const which = tokens[comma];
  // "my Hydra, which had grown to four counters"
  const first = which?.kind === 'small' && which.word === 'that' ? comma + 1 : i + 1;
  let at = first;
  while (
    at < first + 3 &&
    /^(?:has|had|have|been|has been|have been|is|was|got|gets|s been)$/iu.test(tokens[at]?.text ?? '')
  )
    at += 1;
  const verb = tokens[at];
  if (at === first || verb === undefined || verb.kind === 'card' || !BROUGHT.test(verb.text)) return undefined;
  const reached = reachedAt(tokens, at + 1);
  return reached && { tokens: [name, ...reached.tokens], to: reached.to };
}

/** The tokens of "with N counters" for ", N counters left" at a place. */
function leftAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [comma, number, counters, left] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3]];
  if (comma === undefined || !isComma(comma) || number?.kind !== 'number' || counters?.kind !== 'counters')
    return undefined;
  if (!REST.includes(left?.text.toLowerCase() ?? '')) return undefined;
  return { tokens: [{ kind: 'small', word: 'with', ...plainPart(comma), text: 'with' }, number, counters], to: i + 4 };
}

/** The tokens of "with N counters" for "down to N counters" at a place; without "down" where the verb says it. */
function reachedAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const way = /^(?:up|down|all the way|all the way down|all the way up)$/iu.test(tokens[i]?.text ?? '') ? i + 1 : i;
  const to = tokens[way];
  if (!/^(?:to|down to|up to)$/iu.test(to?.text ?? '') || to === undefined) return undefined;
  const [number, counters] = [tokens[way + 1], tokens[way + 2]];
  if (number?.kind !== 'number' || counters?.kind !== 'counters') return undefined;
  return { tokens: [{ kind: 'small', word: 'with', ...plainPart(to), text: 'with' }, number, counters], to: way + 3 };
}
