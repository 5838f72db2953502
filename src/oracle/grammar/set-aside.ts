// What does not bear on the engine's answers and is kept as text on purpose: combat, untapping, casting, costs.
import { text } from '../combine.ts';
import type { Phrase } from '../phrase.ts';

/** What follows such a predicate, up to where another predicate or the sentence's end begins. */
const tail =
  '(?:(?!,? and (?:has|have|gets?|is|are|loses?|can\'t be (?:sacrificed|enchanted|regenerated|equipped))(?![a-z])|\\. |"|\\.$| as long as | instead)[^"\\n])*';

const ONE = [
  "can't (?:attack|block|be blocked|be countered|be the targets?|crew|be goaded)",
  "doesn't untap",
  '(?:attacks?|blocks?) (?:each|this|that)',
  'must (?:attack|be blocked|block)',
  'can (?:attack|block)',
  'assigns? combat damage',
  'is goaded',
  'all creatures able to block (?:it|~) do so',
  "can't become suspected",
  'can only attack alone',
  "its activated abilities can't be activated",
];
const MANY = [
  "can't (?:attack|block|be blocked|be countered|be the targets?|crew|be goaded)",
  "don't untap",
  '(?:attack|block) (?:each|this|that)',
  'must (?:attack|be blocked|block)',
  'can (?:attack|block)',
  'assign combat damage',
  'are goaded',
];

/** A predicate about combat, untapping or targeting: "can't attack or block", "doesn't untap during …". */
export function combatText(number: 'one' | 'many'): Phrase<string> {
  const starts = number === 'one' ? ONE : MANY;
  return text('combat', new RegExp(`(?:${starts.join('|')})(?![a-z])${tail}`));
}

/** Words of what does bear on the answers: a sentence with one of them is never set aside. */
const BEARING =
  '(?![^"\\n]*\\b(?:enters?|entering|instead|would|becomes?|gain life|lose life|draw cards|draw more|counters? (?:put|on)|tokens?|prevented)\\b)';

/** How sentences of casting, costs, combat and deck building begin or read. */
const SENTENCES = [
  // "Elf spells you cast cost {1} less to cast", "this ability costs {2} less to activate"
  '(?!when|at the |if |as )[^".:\\n]*\\b(?:spells?|abilit(?:y|ies)|costs?)\\b[^".:\\n]* costs? [^"\\n]*',
  '(?!when|at the |if |as )[^".:\\n]*\\bspells?\\b[^".:\\n]* can\'t be (?:countered|cast|copied)[^"\\n]*',
  'you may (?:cast|play|look at|choose not to untap|spend|activate|attack|pay|have ~ assign|choose new|exert)\\b[^"\\n]*',
  "(?:during (?:combat|your turn|each opponent's turn), |as long as ~ is (?:attacking|untapped|tapped), )?(?:you|players|each player|your opponents|opponents|each opponent|an opponent|enchanted player|defending player|no player|that player) (?:can't|can|may)(?: only)? (?:cast|play|activate|attack|block|look|spend|be attacked|untap|search|be the target|choose|cycle|have no)\\b[^\"\\n]*",
  '(?:you have|each player has|players have|enchanted player has|your opponents have) no maximum hand size',
  "(?:your|each opponent's|each player's|enchanted player's) maximum hand size is [^\"\\n]*",
  'the first [^".\\n]*spell you cast [^".\\n]* has [a-z]+(?: \\d+)?',
  'play with [^"\\n]*',
  'players play with [^"\\n]*',
  // 611.2: for the rest of a turn that no scenario plays out
  'if ~ leaves the battlefield, this effect continues until end of turn',
  'your opponents play with [^"\\n]*',
  'you have (?:hexproof|shroud)',
  'all creatures able to block [^"\\n]*',
  '~ can be your commander',
  'a deck can have [^"\\n]*',
  'remove ~ from your deck [^"\\n]*',
  'if ~ is in your opening hand, you may begin the game with it on the battlefield',
  'if ~ is your commander, [^"\\n]*',
  'untap (?:~|all [^".\\n]*|each [^".\\n]*) during each other player\'s untap step',
  'as an additional cost to cast (?:this spell|~), [^"\\n]*',
  '(?:activated )?abilities of [^".\\n]* can\'t be activated[^"\\n]*',
  '(?:~|enchanted [a-z]+|[^".\\n]*)\'s? (?:activated|loyalty) abilities can\'t be activated[^"\\n]*',
  'no more than [^".\\n]* can (?:attack|block|be attacked)[^"\\n]*',
  'draft ~ face up',
  'reveal ~ as you draft it[^"\\n]*',
  'as you draft [^"\\n]*',
  'spend only [^"\\n]*',
  'mana of any (?:type|color) can be spent [^"\\n]*',
  'you don\'t lose unspent [^"\\n]*',
  'damage isn\'t removed from [^"\\n]*',
  'creatures (?:without|that) [^".\\n]* can\'t (?:attack|block)[^"\\n]*',
  'each (?:opponent|player) who [^".\\n]* can\'t (?:cast|play|attack)[^"\\n]*',
  'if you (?:cast|attacked) [^",.\\n]*, you can\'t (?:cast|attack)[^"\\n]*',
  "enchanted creature's controller can't cast [^\"\\n]*",
];

/** What is replaced, but is none of the engine's events: mana that would be lost, copies of spells, choices. */
const ELSEWHERE = [
  'if you would lose unspent mana, [^"\\n]*',
  'if you would copy a spell [^"\\n]*',
  'if an opponent would face a villainous choice, [^"\\n]*',
  'if an? [^",.\\n]* would assemble a Contraption, [^"\\n]*',
];

/** Whole sentences of their own. */
export const aside: Phrase<string> = text(
  'a rule of casting, costs or combat',
  new RegExp(`(?:${BEARING}(?:${SENTENCES.join('|')})|${ELSEWHERE.join('|')})(?<!\\.)`),
);
