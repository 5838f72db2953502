// Plays told by what is paid or by whom: "Paid for Thragtusk.", "I go Thragtusk", "X cast by me", "Y controlled by them".
import type { Token } from '../../tokens/question-token.ts';
import { isListSign, plainPart, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with each such play as the verb of casting, and the player before what is named. */
export function withPlaysTold(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(it => PAYS.test(it.text) || BY.test(it.text) || GOES.test(it.text))) return tokens;
  return withRunsReplaced(
    tokens,
    i => paidFor(tokens, i) ?? goneFor(tokens, i) ?? castBy(tokens, i) ?? controlledBy(tokens, i),
  );
}

const PAYS = /^(?:pays?|paid|paying)$/iu;
const GOES = /^(?:go|goes|went|going)$/iu;
const BY = /^(?:(?:controlled |owned )?by)$/iu;

function endsClause(token: Token | undefined): boolean {
  if (token === undefined || token.kind === 'stop' || isListSign(token)) return true;
  return token.kind === 'small' && ['equals', 'if', 'then', 'under'].includes(token.word);
}

function begins(token: Token | undefined): boolean {
  return token === undefined || token.kind === 'stop' || isListSign(token) || token.kind === 'filler';
}

/** The wording "I pay for X": it is cast. */
function paidFor(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [pays, lead, name] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  if (pays === undefined || pays.kind === 'card' || !PAYS.test(pays.text)) return undefined;
  if (lead?.kind !== 'small' || lead.word !== 'for' || name?.kind !== 'card' || !endsClause(tokens[i + 3]))
    return undefined;
  return { tokens: [casting(pays), name], to: i + 3 };
}

/** The wording "I go X", with which a player tells a play: it is cast. */
function goneFor(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [who, goes, name, next] = [tokens[i - 1], tokens[i], tokens[i + 1], tokens[i + 2]];
  if (who?.kind !== 'who' || who.whose || goes === undefined || goes.kind === 'card' || !GOES.test(goes.text))
    return undefined;
  const isJoined = next?.kind === 'small' && ['copying', 'naming', 'on', 'as', 'off', 'with'].includes(next.word);
  return name?.kind === 'card' && (endsClause(next) || isJoined)
    ? { tokens: [casting(goes), name], to: i + 2 }
    : undefined;
}

function casting(token: Token): Token {
  return { kind: 'verb', action: 'enters', voice: 'active', ...plainPart(token), text: 'cast' };
}

/** The wording "X cast by me". */
function castBy(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [name, verb, by, who] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3]];
  const isCast = verb?.kind === 'verb' && verb.action === 'enters' && /^(?:cast|played|resolved)$/iu.test(verb.text);
  if (name?.kind !== 'card' || !isCast || by?.kind !== 'small' || by.word !== 'by') return undefined;
  if (who?.kind !== 'who' || who.whose || !endsClause(tokens[i + 4]) || !begins(tokens[i - 1])) return undefined;
  return { tokens: [who, { ...verb, voice: 'active' }, name], to: i + 4 };
}

/** The wording "Y controlled by them". */
function controlledBy(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [name, by, who] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  if (name?.kind !== 'card' || by?.kind !== 'small' || !/^(?:controlled|owned) by$/iu.test(by.text)) return undefined;
  if (who?.kind !== 'who' || who.whose || !endsClause(tokens[i + 3]) || !begins(tokens[i - 1])) return undefined;
  return { tokens: [who, { kind: 'have', ...plainPart(by) }, name], to: i + 3 };
}
