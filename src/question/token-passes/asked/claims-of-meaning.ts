// Claims that are drawn from a board: "X with Solemnity means it just never vanishes?": whether it is so.
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { plainPart, type RunReplacement, sentenceEnd, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with "means", between what is there and a claim that ends in a question mark, as what asks. */
export function withClaimsAsked(tokens: readonly Token[]): readonly Token[] {
  if (!anyWord(tokens, 'means', 'meaning')) return tokens;
  return withRunsReplaced(tokens, i => {
    const doing = eventMeant(tokens, i);
    if (doing !== undefined) return doing;
    const [means, first] = [tokens[i], tokens[i + 1]];
    if (means === undefined || !MEANS.test(means.text) || sentenceEnd(tokens, i)?.text !== '?') return undefined;
    const before = tokens[i - 1];
    const isTold = before?.kind === 'card' || before?.kind === 'noun' || before?.kind === 'there';
    const isClaim = first?.kind === 'small' && ['it', 'that'].includes(first.word);
    if (!isTold || !isClaim) return undefined;
    const mark: Token = { kind: 'stop', hard: false, ...plainPart(means) };
    return { tokens: [mark, { kind: 'ask', word: '', ...plainPart(means), text: 'does' }], to: i + 1 };
  });
}

/** The wording "he claims his Hushwing Gryff means my Triskelion comes in without counters": the one is there as the other enters. */
function eventMeant(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [before, means, ...rest] = i === 0 ? [] : tokens.slice(i - 1, i + 4);
  const at = rest.findIndex(it => it.kind === 'card');
  const isLed = rest.slice(0, at).every(it => it.kind === 'who' || it.kind === 'number' || it.kind === 'filler');
  const verb = tokens[i + 2 + at];
  if (before?.kind !== 'card' || means === undefined || !MEANS.test(means.text) || at < 0 || !isLed) return undefined;
  if (verb?.kind !== 'verb' || verb.voice !== 'middle') return undefined;
  const place = plainPart(means);
  return {
    tokens: [
      { kind: 'there', ...place },
      { kind: 'stop', hard: false, ...place },
    ],
    to: i + 1,
  };
}

const MEANS = /^(?:means|meaning)(?: that)?$/iu;
