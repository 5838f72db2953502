// Exceptions of copies in a scenario's own words (`except:`): those of the grammar, and shorter wordings in common use.
import type { CopyException } from '../engine/index.ts';
import { exceptionList } from './grammar/index.ts';
import { withOwnName } from './lower/own-name.ts';
import { normalize } from './normalize.ts';
import { readWhole } from './phrase.ts';

/** The exceptions in the words after "except"; undefined where any was not read. `names`: names of the copy. */
export function compileExceptions(text: string, names: readonly string[] = []): readonly CopyException[] | undefined {
  const words = normalize(text.replace(/^,? ?except /, '').replace(/\.$/, ''), { names }).text;
  const [own] = names;
  for (const wording of [words, longer(words)]) {
    const { values } = readWhole(exceptionList, `, except ${wording}`);
    const [only, ...more] = values;
    if (only !== undefined && more.length === 0) return own === undefined ? only : withOwnName(only, own);
  }
  return undefined;
}

/**
 * The exceptions with their subjects and verbs repeated: "it has hexproof and it has this ability", "it's white and …".
 */
function longer(words: string): string {
  return words
    .replace(/ with no mana cost$/, ' and it has no mana cost')
    .replace(/\b(?:and |, )(has|is|isn't) /g, (all, verb: string) =>
      all.replace(verb, verb === 'has' ? 'it has' : verb),
    )
    .replace(/\b(it|he|she) (has|gains) ([^",]+?),? and this ability\b/, '$1 $2 $3 and it has this ability')
    .replace(/,? and (\w+ has [^,"]+) and it has this ability$/, ', $1, and it has this ability')
    .replace(/\b(it's|he's|she's) a legendary (?=.* in addition)/, '$1 legendary in addition to its other types, $1 a ')
    .replace(/\bthis ability and "/, 'this ability and it has "')
    .replace(/\bthe token (?=has |isn't )/g, 'it ')
    .replace(/\b(?:those creatures|they) aren't\b/, "it isn't")
    .replace(/ if (?:that|this|the chosen|the|equipped|enchanted) \w+ (?:is|are) legendary\b/, '')
    .replace(/ creature token in addition/, ' creature in addition');
}
