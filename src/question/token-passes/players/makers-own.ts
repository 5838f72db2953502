// Tokens and other things that a card makes as its own: "Tendershoot Dryad makes her saproling", "it makes his three serfs".
import type { Token } from '../../tokens/question-token.ts';
import { anyVerb } from '../../tokens/token-index.ts';
import { asFiller, sentenceStart, withRunsReplaced } from '../../tokens/token-parts.ts';

const OF_CARD = /^(?:his|her|its)$/iu;

/** The tokens without the owner told of what a card makes, where no player is told to do so: the card is spoken of. */
export function withMakersOwn(tokens: readonly Token[]): readonly Token[] {
  if (!anyVerb(tokens, 'creates')) return tokens;
  return withRunsReplaced(tokens, i => {
    const token = tokens[i];
    if (token === undefined) return undefined;
    const verb = tokens[i - 1];
    // "makes me two thopters": for whom its controller makes them
    const isForMe = /^(?:me|us)$/iu.test(token.text) && tokens[i + 1]?.kind === 'number';
    if (isForMe && verb?.kind === 'verb' && verb.action === 'creates' && isOfCard(tokens, i - 1))
      return { tokens: [asFiller(token)], to: i + 1 };
    const isOwn = token.kind === 'who' && token.whose && OF_CARD.test(token.text);
    return isOwn && verb?.kind === 'verb' && verb.action === 'creates' && isOfCard(tokens, i - 1)
      ? { tokens: [asFiller(token)], to: i + 1 }
      : undefined;
  });
}

/** Whether a card, and no player, stands in the sentence before a verb, behind the words that join it to what is asked. */
function isOfCard(tokens: readonly Token[], i: number): boolean {
  const subject = tokens.slice(sentenceStart(tokens, i), i).findLast(it => it.kind === 'card' || it.kind === 'who');
  return subject?.kind === 'card';
}
