// Questions whether a player is able to do something: "am I still allowed to copy X" asks "can I still copy X".
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { plainPart, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with each such question as "can" with its player; what stands between stays before the verb. */
export function withLeaveAsked(tokens: readonly Token[]): readonly Token[] {
  if (!anyWord(tokens, 'able', 'allowed', 'permitted', 'get to', 'do i get')) return tokens;
  if (!tokens.some(it => ABLE.test(it.text))) return tokens;
  return withRunsReplaced(tokens, i => leaveAt(tokens, i));
}

const ABLE = /^(?:able|allowed|permitted|get to|do i get)$/iu;

/** Words that ask, before "able to", "be able to" and "get to", each with its player. */
const AM_I = /^(?:am|are|is) (i|we|you|they|he|she)$/iu;
const WOULD_I = /^(?:would|will|should|might) (i|we|you|they|he|she)$/iu;
const DO_I = /^(?:do|does|would|will|did) (i|we|you|they|he|she)( get)?$/iu;

function leaveAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const ask = tokens[i];
  if (ask?.kind !== 'ask') return undefined;
  const would = WOULD_I.exec(ask.text) ?? undefined;
  const get = DO_I.exec(ask.text) ?? undefined;
  const isBeAble = would !== undefined && tokens[i + 1]?.kind === 'be';
  const [, player] = (isBeAble ? would : AM_I.exec(ask.text)) ?? get ?? [];
  if (player === undefined) return undefined;
  let at = isBeAble ? i + 2 : i + 1;
  const between: Token[] = [];
  for (let next = tokens[at]; next?.kind === 'filler' && !ABLE.test(next.text); next = tokens[at]) {
    between.push(next);
    at += 1;
  }
  const leave = leaveWords(tokens, at, get);
  if (leave === undefined || (get !== undefined && !isBeAble && !isCopying(tokens, leave))) return undefined;
  const isAskers = /^(?:i|we|you)$/iu.test(player);
  const place = plainPart(ask);
  const asked: readonly Token[] = isAskers
    ? [{ ...ask, ...place, text: `can ${player.toLowerCase()}` }]
    : [
        { ...ask, ...place, text: 'can' },
        { kind: 'who', who: 'opponent', whose: false, ...place, text: player },
      ];
  return { tokens: [...asked, ...between], to: leave };
}

/** The place behind "able to", or "get to" where the question begins so; undefined where neither stands there. */
function leaveWords(tokens: readonly Token[], at: number, get: readonly string[] | undefined): number | undefined {
  const [able, to] = [tokens[at], tokens[at + 1]];
  const isTo = to?.kind === 'small' && to.word === 'to';
  if (get !== undefined && /^get to$/iu.test(able?.text ?? '')) return at + 1;
  if (get?.[2] !== undefined) return able?.kind === 'small' && able.word === 'to' ? at + 1 : undefined;
  return able !== undefined && /^(?:able|allowed|permitted)$/iu.test(able.text) && isTo ? at + 2 : undefined;
}

/** Whether a verb of copying comes next: other deeds that somebody gets to do are asked about as they are. */
function isCopying(tokens: readonly Token[], at: number): boolean {
  const verb = tokens[tokens[at]?.kind === 'filler' ? at + 1 : at];
  return verb?.kind === 'verb' && verb.action === 'copies';
}
