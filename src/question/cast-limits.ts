// Questions whether a spell may be cast, of which a permanent that is named has a word: that is not played.
import { type Cards, cardKnown } from './card-traits.ts';
import type { Gathered } from './mention.ts';

const ASKS_TO_CAST =
  /\b(?:can|could|may|am|are|is|able|allowed|legal)\b[^?.]*\b(?:cast|casts|casting|flash|flashes|hardcast|(?<!\bin |\binto |\bfrom )play)\b/iu;
const LIMITS = /\b(?:can't (?:be )?(?:cast|play)|can (?:cast|play)\b.*\bonly)\b/iu;

/** Whether a limit on casting from certain zones has to do with a question: none of them is cast from where it does not say. */
function concerns(limit: string, text: string): boolean {
  const ofZones = /\bfrom (?:graveyards?|libraries|exile)\b/iu.test(limit);
  return !ofZones || /\b(?:from|flashback|escape|graveyard|yard|library|exiled?|top)\b/iu.test(text);
}

/** The sentence for such a question, with the words of the permanent; undefined where none has any. */
export function castLimit(text: string, { mentions }: Gathered, cards: Cards): string | undefined {
  if (!ASKS_TO_CAST.test(text)) return undefined;
  for (const mention of mentions) {
    const known = cardKnown(cards, mention);
    const limit = known?.text.split(/(?<=\.)\s+|\n/u).find(it => LIMITS.test(it) && concerns(it, text));
    if (known !== undefined && limit !== undefined) {
      return `I do not judge whether a spell may be cast, and ${known.name} limits that: “${limit}” I answer what happens once one resolves.`;
    }
  }
  return undefined;
}
