// Questions whether a spell may be cast or an ability activated, of which a permanent that is named has a word: that is
// not played.
import { type Cards, cardKnown } from '../model/card-traits.ts';
import type { Gathered } from '../model/mention.ts';

/** Something that may be done or not, with the words that ask for it and those that limit it. */
interface Limited {
  readonly asks: readonly RegExp[];
  readonly limits: RegExp;
  readonly what: string;
}

const LIMITED: readonly Limited[] = [
  {
    asks: [
      /\b(?:can|could|may|am|are|is|able|allowed|legal)\b[^?.]*\b(?:cast|casts|casting|flash|flashes|hardcast|(?<!\bin |\binto |\bfrom )play)\b/iu,
      /\b(?:stops?|prevents?|keeps?|lets?|allows?)\b[^?.]*\b(?:cast|casting|playing|flashback|flashing back)\b/iu,
    ],
    limits: /\b(?:can't (?:be )?(?:cast|play)|can (?:cast|play)\b.*\bonly)\b/iu,
    what: 'a spell may be cast',
  },
  {
    asks: [
      /\btap(?:ping|ped|s)?\b[^?.,]*\bfor (?:mana|\{?[wubrgc]\b)|\bactivat\w+|\b(?:can|could|may)\b[^?.]*\b(?:use|crack|equip)\b|\bstill work\b/iu,
    ],
    limits: /\bactivated abilities\b.*\bcan't be activated\b/iu,
    what: 'an ability may be activated',
  },
];

/** Whether a limit on casting from certain zones has to do with a question: none of them is cast from where it does not say. */
function concerns(limit: string, text: string): boolean {
  const ofZones = /\bfrom (?:graveyards?|libraries|exile)\b/iu.test(limit);
  return !ofZones || /\b(?:from|flashback|escape|graveyard|yard|library|exiled?|top)\b/iu.test(text);
}

/** The sentence for such a question, with the words of the permanent; undefined where none has any. */
export function castLimit(text: string, { mentions }: Gathered, cards: Cards): string | undefined {
  for (const { limits, what } of LIMITED.filter(({ asks }) => asks.some(it => it.test(text)))) {
    for (const mention of mentions) {
      const known = cardKnown(cards, mention);
      const limit = known?.text.split(/(?<=\.)\s+|\n/u).find(it => limits.test(it) && concerns(it, text));
      if (known !== undefined && limit !== undefined) {
        return `I do not judge whether ${what}, and ${known.name} limits that: “${limit}” I answer what happens once one resolves.`;
      }
    }
  }
  return undefined;
}
