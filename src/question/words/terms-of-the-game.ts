// Words of the game: those that a question may not drop, even where this reader cannot place them.
import { KEYWORD_NAMES } from '../../engine/index.ts';
import { KEYWORD_ACTIONS } from '../../vocabulary/index.ts';
import { creatureType } from '../tokens/chosen.ts';
import type { TokenBody } from '../tokens/question-token.ts';
import { table } from './word-table.ts';

/** Kinds of phrases of which every word is one of the game. */
const KINDS: ReadonlySet<TokenBody['kind']> = new Set<TokenBody['kind']>([
  'verb',
  'state',
  'counters',
  'zone',
  'relation',
  'noun',
  'unjudged',
]);

/** Short words, and words of many phrases that are everyday words too. */
const EVERYDAY =
  /^(?:.{1,3}|with|from|that|this|they|them|their|have|into|onto|over|under|when|what|will|would|your|mine|comes?|came|goes|going|went|gets?|getting|make[sn]?|making|taken?|taking|keeps?|back|down|away|time|good|best|like|well)$/u;

/** Words of the Comprehensive Rules that no list of this reader has. */
const TERMS =
  'ability abilities activate affect alternative animate avoid battle buff cancel change choose chump chosen color colour conjure control convert convoke cost counter creature damage dead debuff deal death decrease devotion die different discount double downtick draft emblem enchantment equipment extra fail fizzle half heal hit increase kill land leave ltb legend life lose loss lost mana minus multiply name negate nerf nonland nontoken opponent own owner pay permanent ping player plus poison power prevent protect redirect reduce remove replace reset resolve reveal sacrifice same search shrink skip snap spell split stack steal stolen stop swap sweep target team toughness triple type ult ultimate undo untargetable uptick vanish weaken win won wipe';

const stems = (() => {
  let known: ReadonlySet<string> | undefined;
  return () => {
    if (known !== undefined) return known;
    const phrases = [...table].flatMap(([words, { kind }]) => (KINDS.has(kind) ? [words] : []));
    const words = [...phrases, ...KEYWORD_NAMES, ...KEYWORD_ACTIONS, TERMS].flatMap(it => it.split(' '));
    known = new Set(words.filter(it => !EVERYDAY.test(it)).map(stemOf));
    return known;
  };
})();

/** Whether a word, in any form, is a word of the game: a verb, a state or a zone that is read, a keyword (701, 702), a type or a term. */
export function isGameWord(word: string): boolean {
  const folded = word.toLowerCase().replace(/[’']s?$/u, '');
  return (
    stems().has(stemOf(folded)) ||
    creatureType(folded) !== undefined ||
    (/^(?:re|un|non|dis)/u.test(folded) && stems().has(stemOf(folded.replace(/^(?:re|un|non|dis)-?/u, ''))))
  );
}

/** A word without the endings of its forms: "dying" and "dies" differ, "blinked" and "blinks" do not. */
function stemOf(word: string): string {
  return word.replace(/(?:ing|ed|es|s|e)$/u, '').replace(/(.)\1$/u, '$1');
}
