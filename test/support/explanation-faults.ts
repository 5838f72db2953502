// The form of explanations: whole sentences that name every cause, without names of the program or holes.
import { type Explanation, plainText } from '../../src/explain/index.ts';
import type { Ruling } from '../../src/service/index.ts';

/** Patterns that no sentence of ours matches: names of the program, values that were missing, holes. */
const LEAKS = [
  /\b[a-z]+[A-Z][a-z]+\b/,
  /undefined|NaN|\[object|new:\d/,
  /\s{2,}/,
  /\(\)|""|“”/,
  / [,.;:]/,
  /\.\.$/,
  /~/,
];

/** Causes without a name, names of the program's own, and counts where the headline should say what happens. */
const NAMELESS = [
  /\b(?:another effect|an effect|its own ability|a resolved effect)\b/,
  / #\d|\w#\d/,
  /\bdifferent (?:ways|things)\b/,
  /\bby its own ability\b|says so\b/,
];

/** The columns of a terminal, within which each line stays. */
const WIDTH = 72;

function sentencesOf(explanation: Explanation): readonly string[] {
  const outcomes = explanation.outcomes.flatMap(it => [it.sentence, ...it.choices, ...it.steps.map(step => step.text)]);
  return [...new Set([explanation.headline, ...explanation.decidedBy, ...outcomes])];
}

/** The text without names of cards: a leak in those is not ours. */
function withoutNames(text: string, explanation: Explanation): string {
  const titles = explanation.outcomes
    .flatMap(it => it.objects.map(object => object.title))
    .flatMap(it => it.split(', now '));
  return [...new Set(titles)].reduce((left, title) => left.replaceAll(title.replace(/^\d+ × /, ''), 'It'), text);
}

/** Sentences and lines of the explanation of an answer that are not as they have to be. */
export function explanationFaults({ answer, explain }: Ruling): readonly string[] {
  const explanation = explain();
  // a refused event or choice has no outcome
  if (explanation === undefined) return answer.outcomes.length === 0 ? [] : ['no words'];
  const wrong = sentencesOf(explanation).filter(text => {
    const bare = withoutNames(text, explanation).replace(/"[^"]*"/g, 'words');
    const isNameless = NAMELESS.some(it => it.test(text.replace(/["“][^"”]*["”]/g, 'words')));
    return isNameless || !/^[^a-z].*[.!?]["”)]?$/s.test(text) || LEAKS.some(leak => leak.test(bare));
  });
  const lines = plainText(explanation, { width: WIDTH, whole: true }).split('\n');
  return [...wrong, ...lines.filter(it => it.length > WIDTH)];
}
