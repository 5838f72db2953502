// Spells named alone before what comes back: "I have Kitchen Finks. Damnation, does it come back?": the spell is cast, and is not what returns.
import { type Cards, cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind, anyVerb } from '../../tokens/token-index.ts';
import { isComma, plainPart, playingOf, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with such a spell as cast where it is done to all, and as a word that is not understood where nothing is named that it is done to. */
export function withSpellsAlone(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyVerb(tokens, 'returns') || !anyOfKind(tokens, 'ask')) return tokens;
  return withRunsReplaced(tokens, i => {
    const name = tokens[i];
    if (name === undefined || !isAlone(tokens, i, cards)) return undefined;
    const known = name.kind === 'card' ? cardKnown(cards, name) : undefined;
    const does = known?.says.action;
    if (does === undefined || !('all' in does && does.all))
      return { tokens: [{ kind: 'unknown', ...plainPart(name) }], to: i + 1 };
    const stop: Token = { kind: 'stop', hard: true, text: '', at: name.end, end: name.end };
    return { tokens: [...playingOf(name), name, stop], to: i + 2 };
  });
}

/** Whether a spell without flashback is all of a sentence or a clause, a permanent was named before it, and then it is asked whether "it" comes back. */
function isAlone(tokens: readonly Token[], i: number, cards: Cards): boolean {
  const [before, name, end, ask, next] = [tokens[i - 1], tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3]];
  // "do they come back"
  const isPlural = /^(?:do|will|would|can)$/iu.test(ask?.text ?? '') && /^they$/iu.test(next?.text ?? '');
  const verb = isPlural ? tokens[i + 4] : next;
  const known = name?.kind === 'card' ? cardKnown(cards, name) : undefined;
  if (known?.spell !== true || known.says.has('flashback') || before?.kind !== 'stop') return false;
  const isEnd = end?.kind === 'stop' || isComma(end) || (end?.kind === 'small' && end.word === 'colon');
  const isAsked =
    ask?.kind === 'ask' && (isPlural || /^(?:does|do|will|would|can) (?:it|he|she|they|that)$/iu.test(ask.text));
  if (!isEnd || !isAsked || verb?.kind !== 'verb' || verb.action !== 'returns' || verb.voice !== 'middle') return false;
  return tokens.slice(0, i).some(it => it.kind === 'card' && cardKnown(cards, it)?.creature === true);
}
