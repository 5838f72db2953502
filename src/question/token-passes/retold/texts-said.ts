// Texts that an ability is told to have, in a clause of its own: "The trigger says gain life - how much do I gain?"
import { firstIndexFrom } from '../../../kit/lists.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { asFiller, type RunReplacement, sentenceStart, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with each such clause as filler, where something is told to happen beside it: the answer follows the text itself. */
export function withoutTextsSaid(tokens: readonly Token[]): readonly Token[] {
  if (!anyWord(tokens, 'says', 'reads', 'resolves')) return tokens;
  return withRunsReplaced(tokens, i => saidAt(tokens, i) ?? resolvingAt(tokens, i));
}

const TEXTS = /^(?:trigger|ability|etb|etb trigger|text|card|card text|rules text)$/iu;

function isToldBeside(tokens: readonly Token[], from: number, to: number): boolean {
  return tokens.some((it, n) => (n < from || n >= to) && it.kind === 'verb' && it.action === 'enters');
}

/** The wording "the trigger says gain life". */
function saidAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [subject, says] = [tokens[i], tokens[i + 1]];
  if (subject === undefined || subject.kind === 'card' || !TEXTS.test(subject.text)) return undefined;
  if (says === undefined || !/^(?:says|reads)$/iu.test(says.text) || says.kind === 'card') return undefined;
  const from = sentenceStart(tokens, i);
  const end = firstIndexFrom(tokens, i, it => it.kind === 'stop') ?? tokens.length;
  const part = tokens.slice(from, end);
  const isPlain = part.every(it => !['ask', 'card', 'noun', 'have'].includes(it.kind)) && tokens[end]?.text !== '?';
  if (!isPlain || !isToldBeside(tokens, from, end)) return undefined;
  return { tokens: tokens.slice(i, end).map(asFiller), to: end };
}

/** The sentence "Trigger resolves.", which goes on with the event before. */
function resolvingAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [subject, resolves, end] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  if (subject === undefined || !/^(?:trigger|etb|etb trigger|ability)$/iu.test(subject.text)) return undefined;
  if (resolves === undefined || !/^resolves$/iu.test(resolves.text) || end?.kind !== 'stop' || end.text === '?')
    return undefined;
  const isAlone = tokens.slice(sentenceStart(tokens, i), i).every(it => it.kind === 'filler');
  const isAfter = tokens.slice(0, i).some(it => it.kind === 'verb' && it.action === 'enters' && it.voice !== 'passive');
  return isAlone && isAfter ? { tokens: tokens.slice(i, i + 2).map(asFiller), to: i + 2 } : undefined;
}
