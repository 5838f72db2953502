// Cards set against each other: "Sheoldred vs my Brainstorm", "Spelunking against Blind Obedience: Darksteel Citadel?".
import { firstFrom } from '../../../kit/lists.ts';
import type { Token } from '../../tokens/question-token.ts';
import { plainPart } from '../../tokens/token-parts.ts';

/** The tokens with what stands against each other before a colon as what is there, and with the owners of what is opposed. */
export function withOpposed(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(it => AGAINST.test(it.text))) return tokens;
  return withOpposedOwners(withOpposedThere(tokens));
}

/** The tokens with two names that are set against each other, and that a colon parts from another one, as what is there. */
function withOpposedThere(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(it => AGAINST.test(it.text));
  const [one, other] = [tokens[at - 1], tokens[at + 1]];
  const [named, sign] = other?.kind === 'who' && other.whose ? [tokens[at + 2], at + 3] : [other, at + 2];
  const [colon, next] = [tokens[sign], firstFrom(tokens, sign + 1, it => it.kind === 'card' || it.kind === 'stop')];
  const isColon = colon?.kind === 'small' && colon.word === 'colon';
  const begins = tokens.every((it, i) => i >= at || it.kind !== 'verb');
  if (one?.kind !== 'card' || named?.kind !== 'card' || !isColon || next?.kind !== 'card' || !begins) return tokens;
  const there: Token = { kind: 'there', text: '', at: colon.at, end: colon.at };
  return tokens.flatMap((token, i): readonly Token[] => {
    if (i === at) return [{ kind: 'small', word: 'and', ...plainPart(token) }];
    return i === sign ? [there, { kind: 'stop', hard: false, ...plainPart(token) }] : [token];
  });
}

const AGAINST = /^(?:vs?|versus|against)$/iu;

/** The tokens with the owner of what stands against a player's own card, where none was told: it is the other player's. */
function withOpposedOwners(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(isVersus)) return tokens;
  return tokens.flatMap((token, i): readonly Token[] => {
    const [before, versus, whose, name] = [tokens[i - 1], ...tokens.slice(i + 1, i + 4)];
    const isOpposed = token.kind === 'card' && versus !== undefined && isVersus(versus) && before?.kind !== 'who';
    if (!isOpposed || whose?.kind !== 'who' || !whose.whose || name?.kind !== 'card') return [token];
    // "X vs my own Y": both are mine, and Y is in the way
    const isOwn = /\bown$/iu.test(whose.text);
    const other = whose.who === 'you' ? 'opponent' : 'you';
    const who = isOwn ? whose.who : other;
    return [{ kind: 'who', who, whose: true, text: '', at: token.at, end: token.at }, token];
  });
}

function isVersus(token: Token): boolean {
  return token.kind === 'stop' && AGAINST.test(token.text);
}
