// Permanents that are told to leave without a word on where to: "my Thragtusk leaves the battlefield, what do I get".
import { cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { plainPart, sentenceStart, withRunsReplaced } from '../../tokens/token-parts.ts';

/**
 * The tokens with each such permanent as one that is exiled, where no card that is named does anything as something dies
 * or is put into a graveyard: then nothing is done that leaving alone would not do (603.6c, 603.10a).
 */
export function withLeavesTold(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyWord(tokens, 'leaves', 'leave', 'left', 'leaving')) return tokens;
  const isOfGraves = tokens.some(token => {
    const says = token.kind === 'card' ? cardKnown(cards, token)?.says : undefined;
    return says !== undefined && OF_GRAVES.some(words => says.has(words));
  });
  if (isOfGraves) return tokens;
  return withRunsReplaced(tokens, i => {
    const word = tokens[i];
    if (word?.kind !== 'unknown' || !/^(?:leaves?|left|leaving)$/iu.test(word.text)) return undefined;
    const subject = tokens[i - 1];
    const isIt = subject?.kind === 'small' && subject.word === 'it';
    if (subject?.kind !== 'card' && !isIt) return undefined;
    // "when it comes in and when it leaves": two events
    if (tokens.slice(sentenceStart(tokens, i), i).some(it => it.kind === 'verb')) return undefined;
    const to = placeLeft(tokens, i + 1);
    if (to === undefined) return undefined;
    return { tokens: [{ kind: 'verb', action: 'exiles', voice: 'passive', ...plainPart(word) }], to };
  });
}

const OF_GRAVES: readonly string[] = ['dies', 'die', 'died', 'graveyard', 'graveyards'];

/** The place behind "the battlefield" or "play"; undefined where another place, or something else, is left. */
function placeLeft(tokens: readonly Token[], from: number): number | undefined {
  const at = tokens[from]?.kind === 'filler' ? from + 1 : from;
  const place = tokens[at];
  if (place === undefined || ['stop', 'ask', 'small'].includes(place.kind)) return from;
  return place.kind !== 'card' && /^(?:the )?(?:battlefield|board|field|table|play|bf)$/iu.test(place.text)
    ? at + 1
    : undefined;
}
