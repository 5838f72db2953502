// What does not bear on the engine's answers and is kept as text on purpose: combat, untapping, casting, costs.
import { text } from '../combine.ts';
import { oneOf, type Phrase } from '../phrase.ts';

/** What follows such a predicate, up to where another predicate or the sentence's end begins. */
const tail =
  '(?:(?! and (?:has|have|gets?|is|are|loses?) |, and (?:has|have|gets?|is|are|loses?) |\\. |"|\\.$| as long as | instead)[^"\\n])*';

const ONE = [
  "can't (?:attack|block|be blocked|be countered|be regenerated|be enchanted|be equipped|be the target|be sacrificed|crew|be goaded)",
  "doesn't untap",
  '(?:attacks?|blocks?) (?:each|this|that)',
  'must (?:attack|be blocked|block)',
  'can (?:attack|block)',
  'assigns? combat damage',
  'is goaded',
];
const MANY = [
  "can't (?:attack|block|be blocked|be countered|be regenerated|be enchanted|be equipped|be the target|be sacrificed|crew|be goaded)",
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

/** Whole sentences of their own. */
export const aside: Phrase<string> = oneOf<string>('set aside', [
  text(
    'a rule of casting, costs or combat',
    /(?!when|at the|if |as |~ enters|~ gets|~ has)(?:(?:this spell|[^"]*\bspells?\b[^"]*?|[^"]*\babilit(?:y|ies)\b[^"]*?) costs? [^"\n]*|you may (?:cast|play|look at|choose not to untap|spend|activate|attack|pay|have ~ assign)[^"\n]*|(?:you|players|each player|your opponents|each opponent) (?:can't|can|may|have no maximum|has no maximum)(?! have ~ enter)[^"\n]*|play with [^"\n]*|players play with [^"\n]*|this spell can't be countered[^"\n]*)(?<!\.)/,
  ),
]);
