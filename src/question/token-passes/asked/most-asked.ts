// Most of something that is asked for: "most loyalty i can squeeze out of Karn when …", "what's the most counters I can get on it".
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { asFiller, plainPart, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with "most" and what a player can get of it as "how many", of what is named after it. */
export function withMostAsked(tokens: readonly Token[]): readonly Token[] {
  if (!anyWord(tokens, 'most', 'max', 'maximum', 'highest')) return tokens;
  return withRunsReplaced(tokens, i => mostAt(tokens, i));
}

const MOST = /^(?:most|max|maximum|highest|the most)$/iu;

function mostAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [most, kind, who, can, verb] = [0, 1, 2, 3, 4].map(n => tokens[i + n]);
  if (most === undefined || !MOST.test(most.text) || kind === undefined || verb === undefined) return undefined;
  const isKind = kind.kind === 'counters' || kind.kind === 'about' || kind.kind === 'noun';
  const isWho = (who?.kind === 'who' && !who.whose) || (who?.kind === 'small' && who.word === 'it');
  if (!isKind || !isWho || !/^(?:can|could)$/iu.test(can?.text ?? '')) return undefined;
  const from = tokens[i + 5];
  const ask: Token = { kind: 'ask', word: '', ...plainPart(most), text: 'how many' };
  if (from?.kind !== 'small' || !OF.includes(from.word)) return { tokens: [ask, kind], to: i + 2 };
  const [next, name] = [tokens[i + 6], tokens[i + 7]];
  const isOwned = next?.kind === 'who' && next.whose && name?.kind === 'card';
  const named = next?.kind === 'card' ? next : isOwned ? name : undefined;
  const rest = tokens.filter((_, n) => n > i + 1 && n < i + 6).map(asFiller);
  if (named === undefined) return { tokens: [ask, kind, ...rest], to: i + 6 };
  const place = { ...plainPart(from), text: '' };
  const does: Token = { kind: 'ask', word: '', ...place, text: 'does' };
  const get: Token = { kind: 'about', word: '', ...plainPart(named), text: 'get' };
  const owner = next !== undefined && next !== named ? [next] : [];
  return { tokens: [ask, kind, ...rest, does, ...owner, named, get], to: tokens.indexOf(named) + 1 };
}

/** Words before what has it then: "out of Karn", "on it". */
const OF: readonly string[] = ['off', 'from', 'on', 'for', 'with', 'of'];
