// Spells told behind what happens after them: "can I play X after I resolved Y this turn", "do I lose life if they hit me after I cast Y".
import { firstIndexFrom } from '../../../kit/lists.ts';
import { type Cards, cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind, anyWord } from '../../tokens/token-index.ts';
import { sentenceStart } from '../../tokens/token-parts.ts';

/** The tokens with such a spell as a sentence of its own before the one that asks what happens after it. */
export function withSpellsBefore(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyWord(tokens, 'after') || !anyOfKind(tokens, 'ask')) return tokens;
  const at = tokens.findIndex((_, i) => lastOfClause(tokens, i, cards) !== undefined);
  const to = at < 0 ? undefined : lastOfClause(tokens, at, cards);
  if (to === undefined) return tokens;
  const start = sentenceStart(tokens, at);
  const told = tokens.slice(start, at);
  const [first] = told;
  const isTold = told.some(it => it.kind === 'ask') && told.some(it => it.kind === 'verb');
  if (first === undefined || !isTold) return tokens;
  // what is told of it came first, and so do its places
  const place = { at: first.at, end: first.at };
  const stop: Token = { kind: 'stop', hard: true, text: '.', ...place };
  const before = tokens
    .slice(at + 1, to)
    .map((it): Token => (it.kind === 'verb' ? { ...it, past: true, ...place } : { ...it, ...place }));
  return [...tokens.slice(0, start), ...before, stop, ...told, ...tokens.slice(to)];
}

const RESOLVES =
  /^(?:(?:have |has |had |just |already )*)(?:casts?|casted|resolved?|resolves|plays?|played|flash in|flashes in|flashed in|fired off)$/iu;

/** The place behind "after I resolved Y this turn", where Y is a spell that stays nowhere and is aimed at nothing; undefined for other words. */
function lastOfClause(tokens: readonly Token[], i: number, cards: Cards): number | undefined {
  const [after, player] = [tokens[i], tokens[i + 1]];
  if (after?.kind !== 'small' || !/^after$/iu.test(after.text)) return undefined;
  if (player?.kind !== 'who' || player.whose) return undefined;
  const verb = firstIndexFrom(tokens, i + 2, it => it.kind !== 'filler' && !isAlready(it)) ?? i;
  if (tokens[verb]?.kind !== 'verb' || !RESOLVES.test(tokens[verb]?.text ?? '')) return undefined;
  const at = firstIndexFrom(tokens, verb + 1, it => !isLead(it)) ?? verb;
  const name = tokens[at];
  const known = name?.kind === 'card' ? cardKnown(cards, name) : undefined;
  if (known?.spell !== true || known.says.hasTarget) return undefined;
  const isSaid = (it: Token) => it.kind === 'filler' || /^(?:earlier |already )?this turn$|^earlier$/iu.test(it.text);
  const to = firstIndexFrom(tokens, at + 1, it => !isSaid(it)) ?? tokens.length;
  const end = tokens[to];
  return end === undefined || end.kind === 'stop' || (end.kind === 'small' && end.word === 'comma') ? to : undefined;
}

function isAlready(token: Token): boolean {
  return token.kind === 'small' && token.word === 'already';
}

function isLead(token: Token): boolean {
  return token.kind === 'filler' || (token.kind === 'who' && token.whose) || (token.kind === 'number' && token.article);
}
