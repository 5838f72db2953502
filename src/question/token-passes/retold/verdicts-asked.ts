// Sentences that only ask whether a view that was told is right: "is he right?", "which is it?", "can I do that?".
import type { Token } from '../../tokens/question-token.ts';

const SUBJECT =
  '(?:that|this|it|he|she|they|i|we|you|the (?:table|judge|other guy|guy)|(?:my|his|her) (?:opponent|friend|buddy))';
const ADVERB = '(?:really|actually|even|just|all|still|ever|any of|at all)';
const RIGHT =
  '(?:right|correct|true|wrong|incorrect|legal|ok|okay|fine|so|accurate|allowed|possible|how it works|how that works|the case|legit|crazy|missing something|mistaken)';
/** Such sentences, in the words of their tokens. */
const VERDICT = new RegExp(
  `^(?:(?:so|and|but|or|now|ok|okay|well|fine|anyway|like|then|,) )*(?:${[
    `(?:is|was|are|were|am) ${SUBJECT}(?: ${ADVERB})*(?: (?:in the|a))?(?: ${RIGHT})?`,
    `${SUBJECT}['’]?s(?: ${ADVERB})* ${RIGHT}`,
    `(?:who|which|which one|which of us)(?:['’]?s| is| was)(?: ${ADVERB})*(?: it| ${RIGHT}| that)?`,
    `(?:does|do|did|can|could|may|would|will|should) ${SUBJECT}(?: ${ADVERB})*(?: (?:do|work|works|have to|get to|be|happen|matter|go|try|allowed|check out))?(?: (?:that|this|it|so|there|like that))?(?: ${RIGHT})?`,
    RIGHT,
    'or not',
    'what',
    'how',
    'how so',
    'why',
    'huh',
  ].join('|')})(?: (?:here|then|now|in this case|about (?:it|that|this)))?[ ?.!]*$`,
  'iu',
);

/** Whether a sentence only asks whether what was told before it is right. */
export function isVerdictAsked(sentence: readonly Token[]): boolean {
  const words = sentence.map(it => it.text).join(' ');
  return !/\p{L}/u.test(words) || VERDICT.test(words);
}
