// 614.15: self-replacement effects among the sentences of a spell: those on the damage it deals.
import type { ReplacementAbility } from '../../engine/index.ts';
import { ownDamageInstead } from '../grammar/index.ts';
import { normalize } from '../normalize.ts';
import { readWhole } from '../phrase.ts';

/** The sentences of a spell that replace its own damage, each with the effect; without one where it was not read. */
export interface OwnReplacement {
  readonly sentence: string;
  readonly ability: ReplacementAbility | undefined;
}

/** The self-replacement effects of a spell's text; `names` are those by which it speaks of itself. */
export function compileOwnReplacements(text: string, names: readonly string[]): readonly OwnReplacement[] {
  return text
    .split(/(?<=\.)\s+|\n/u)
    .map(sentence => sentence.replace(/^[A-Z][a-z]+ — /u, '').trim())
    .filter(sentence => /\bdeals? \S+ damage\b.*\binstead\b/iu.test(sentence) && !/\bwould\b/iu.test(sentence))
    .map(sentence => {
      const { values } = readWhole(ownDamageInstead, normalize(sentence, { names }).text);
      return { sentence, ability: values.length === 1 ? values[0] : undefined };
    });
}
