// Kinds of tokens by the words for them, in the plural too.
import { familyOf, isBasicLandType } from '../../engine/index.ts';
import { capitalized } from '../../kit/strings.ts';

/** The subtype of creatures or artifacts that a word means: "wolves" is Wolf; undefined for any other word. */
export function tokenKind(word: string): string | undefined {
  const forms = [word, word.replace(/s$/u, ''), word.replace(/ves$/u, 'f')];
  return forms.map(capitalized).find(subtype => {
    const family = familyOf(subtype);
    return (family === 'creature' || family === 'artifact') && !isBasicLandType(subtype);
  });
}
