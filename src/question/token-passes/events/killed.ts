// Wordings "gets killed", of which nothing is said to be the cause: that it dies (700.4).
import { cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { asFiller, isComma, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

/**
 * The tokens with "X gets killed" as "X dies", where nothing follows that does it, and without "and was about to kill me": what
 * somebody means to do is no event.
 */
export function withKilled(typed: readonly Token[], { cards }: PassContext): readonly Token[] {
  const tokens = anyWord(typed, 'kill', 'killing') ? withRunsReplaced(typed, i => meantToKill(typed, i)) : typed;
  if (!anyWord(tokens, 'killed')) return tokens;
  return withRunsReplaced(tokens, i => {
    const [is, killed, next] = [tokens[i], tokens[i + 1], tokens[i + 2]];
    if (is === undefined || killed?.kind !== 'verb' || !KILLED.test(killed.text)) return undefined;
    const isPassive = is.kind !== 'card' && /^(?:gets?|got|getting|is|are|was|were)$/iu.test(is.text);
    if (!isPassive || /^(?:by|off)$/iu.test(next?.text ?? '')) return undefined;
    // "killed with Murder", but "killed with Blood Artist out"
    const [tool, place] =
      tokens[i + 3]?.kind === 'card' ? [tokens[i + 3], tokens[i + 4]] : [tokens[i + 4], tokens[i + 5]];
    const isTool = tool?.kind !== 'card' || cardKnown(cards, tool)?.spell !== false || place?.kind !== 'there';
    if (/^with$/iu.test(next?.text ?? '') && isTool) return undefined;
    const text = `${is.text} ${killed.text}`;
    return { tokens: [{ kind: 'verb', action: 'dies', voice: 'middle', text, at: is.at, end: killed.end }], to: i + 2 };
  });
}

/** The wordings "and was about to kill me", "trying to kill me". */
function meantToKill(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const and = tokens[i];
  const isJoint = and?.kind === 'small' && ['and', 'comma', 'then'].includes(and.word);
  let at = isJoint ? i + 1 : i;
  const from = at;
  while (at < from + 3 && (tokens[at]?.kind === 'be' || MEANS.test(tokens[at]?.text ?? ''))) at += 1;
  const [kill, victim, end] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  const isMeant = tokens.slice(from, at).some(it => MEANS.test(it.text));
  if (!isMeant || !/^(?:kill|killing|finish)$/iu.test(kill?.text ?? '')) return undefined;
  if (victim?.kind !== 'who' || victim.whose || !(end === undefined || end.kind === 'stop' || isComma(end)))
    return undefined;
  return { tokens: tokens.slice(i, at + 2).map(asFiller), to: at + 2 };
}

const MEANS =
  /^(?:(?:just )?about to|(?:is|was) about to|(?:is |was )?(?:trying|going|ready|set|threatening) to|tried to|wants? to|wanted to)$/iu;

const KILLED = /^killed$/iu;
