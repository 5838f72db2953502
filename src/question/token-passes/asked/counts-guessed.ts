// Counts of counters that are guessed: "…. It has 4 counters right?", "so it should have five?": whether it has so many is asked.
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind } from '../../tokens/token-index.ts';
import { asFiller, plainPart, sentenceEnd, sentenceStart, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with what asks in place of the subject of each such sentence, where something was told before it. */
export function withCountsGuessed(tokens: readonly Token[]): readonly Token[] {
  if (!anyOfKind(tokens, 'counters') || !tokens.some(it => it.kind === 'stop' && it.text === '?')) return tokens;
  return withRunsReplaced(tokens, i => {
    const subject = tokens[i];
    if (subject?.kind !== 'small' || subject.word !== 'it' || !isAlone(tokens, i)) return undefined;
    let at = i + 1;
    while (at < i + 4 && MODAL.test(tokens[at]?.text ?? '')) at += 1;
    const [has, number, counters] = [tokens[at], tokens[at + 1], tokens[at + 2]];
    if (has?.kind !== 'have' || number?.kind !== 'number' || number.article || counters?.kind !== 'counters')
      return undefined;
    const ask: Token = { kind: 'ask', word: '', ...plainPart(subject), text: 'does it' };
    const tag = tokens[at + 3];
    const isTagged = tag !== undefined && TAG.test(tag.text);
    const counted = [{ ...has, text: 'have' }, number, counters, ...(isTagged ? [asFiller(tag)] : [])];
    return { tokens: [ask, ...counted], to: at + (isTagged ? 4 : 3) };
  });
}

/** Whether a sentence that nothing in asks begins there, ends in a question mark, and follows one that tells of an event. */
function isAlone(tokens: readonly Token[], i: number): boolean {
  const from = sentenceStart(tokens, i);
  const leads = tokens.slice(from, i).every(it => it.kind === 'filler' || (it.kind === 'small' && it.word === 'then'));
  if (!leads || sentenceEnd(tokens, i)?.text !== '?') return false;
  const end = tokens.findIndex((it, n) => n > i && it.kind === 'stop');
  const said = tokens.slice(from, end < 0 ? tokens.length : end);
  if (said.some(it => it.kind === 'card' || (it.kind === 'ask' && !MODAL.test(it.text)))) return false;
  return tokens.slice(0, from).some(it => it.kind === 'verb' && it.voice !== 'passive');
}

const TAG = /^(?:right|correct|yes|yeah|then)$/iu;
const MODAL = /^(?:should|would|will|must|now|then|still|just|already)$/iu;
