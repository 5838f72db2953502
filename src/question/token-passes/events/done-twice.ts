// Draws that are done several times: "I draw twice", "draw a card three times": so many cards, one after another (121.2).
import type { Token } from '../../tokens/question-token.ts';
import { anyVerb, anyWord } from '../../tokens/token-index.ts';
import { plainPart, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

const TIMES: ReadonlyMap<string, number> = new Map([
  ['twice', 2],
  ['two times', 2],
  ['thrice', 3],
  ['three times', 3],
  ['four times', 4],
]);

/** The tokens with each such draw as a draw of so many cards; of a question, what is asked stays. */
export function withDoneTwice(tokens: readonly Token[]): readonly Token[] {
  if (!anyVerb(tokens, 'draws') || !anyWord(tokens, 'twice', 'thrice', 'times', ...TIMES.keys())) return tokens;
  return withRunsReplaced(tokens, i => drawnAt(tokens, i));
}

function drawnAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const verb = tokens[i];
  if (verb?.kind !== 'verb' || verb.action !== 'draws' || tokens[i - 1]?.kind === 'ask') return undefined;
  const [article, card] = [tokens[i + 1], tokens[i + 2]];
  const isOne = article?.kind === 'number' && article.article && /^card$/iu.test(card?.text ?? '');
  const at = isOne ? i + 3 : i + 1;
  const said = tokens[at];
  const number = said === undefined || said.kind === 'card' ? undefined : TIMES.get(said.text.toLowerCase());
  if (said === undefined || number === undefined) return undefined;
  const place = plainPart(said);
  return {
    tokens: [
      verb,
      { kind: 'number', value: number, article: false, ...place },
      { kind: 'about', word: 'cards', ...place, text: 'cards' },
    ],
    to: at + 1,
  };
}
