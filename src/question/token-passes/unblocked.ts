// Attackers that are not blocked: "I swing Questing Beast unblocked", "my Nighthawk attacks and is unblocked": combat damage (510.1b).
import type { Side, Token } from '../tokens/question-token.ts';
import { asFiller, plainPart } from '../tokens/token-parts.ts';

/** The tokens with each attacker that is told to be unblocked as what deals combat damage to the other player. */
export function withUnblocked(tokens: readonly Token[]): readonly Token[] {
  const result = [...tokens];
  for (const [i, token] of tokens.entries()) {
    if (!isUnblocked(token)) continue;
    const from = tokens.slice(0, i).findLastIndex(it => it.kind === 'stop' || it.kind === 'ask') + 1;
    const part = tokens.slice(from, i);
    const attack = part.findLastIndex(it => ATTACK.test(it.text));
    const name = part.findLastIndex(it => it.kind === 'card' || it.kind === 'noun');
    const between = part.slice(Math.min(attack, name) + 1, Math.max(attack, name));
    if (attack < 0 || name < 0 || !between.every(isLead) || !part.slice(Math.max(attack, name) + 1).every(isLead))
      continue;
    const attacker = part.findLast(it => it.kind === 'who');
    const side: Side = attacker?.kind === 'who' && attacker.who === 'opponent' ? 'opponent' : 'you';
    const victim: Side = side === 'you' ? 'opponent' : 'you';
    for (let n = from + Math.min(attack, name); n < i; n++) {
      const part = tokens[n];
      if (part !== undefined && n !== from + name && !(part.kind === 'number' || (part.kind === 'who' && part.whose)))
        result[n] = asFiller(part);
    }
    const verb = tokens[from + attack];
    if (verb === undefined) continue;
    result[i] = { kind: 'verb', action: 'hits', voice: 'active', ...plainPart(token), text: 'combat damage' };
    const { end } = token;
    result.splice(i + 1, 0, { kind: 'who', who: victim, whose: false, text: '', at: end, end });
    // the player who attacks says whose it is
    const player = attack < name ? part.slice(0, attack).findLastIndex(it => it.kind === 'who' && !it.whose) : -1;
    const said = tokens[from + player];
    if (player >= 0 && said?.kind === 'who') result[from + player] = { ...said, whose: true };
    return result;
  }
  return tokens;
}

function isUnblocked(token: Token): boolean {
  return token.kind === 'unjudged' && /^unblocked$/iu.test(token.text);
}

/** Words between an attack and the name, or after it: "with my", "and is", "in". */
function isLead(token: Token): boolean {
  if (token.kind === 'number') return token.article;
  if (token.kind === 'who') return token.whose;
  return (
    ['filler', 'be'].includes(token.kind) ||
    (token.kind === 'small' && ['with', 'and', 'it', 'comma'].includes(token.word))
  );
}

const ATTACK = /^(?:attack(?:s|ed|ing)?|swings?|swinging|swung)\b/iu;
