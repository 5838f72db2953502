// Two objects of one name: "both my Flying Men connect", "both of their Serra Angels die".
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { plainPart, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with "both" before the only name of a list as the number two, and "both our bears" as one of each player. */
export function withBothOfOne(tokens: readonly Token[]): readonly Token[] {
  if (!anyWord(tokens, 'both', 'each of')) return tokens;
  return withBothTwo(withRunsReplaced(tokens, i => oursAt(tokens, i) ?? bothOfThem(tokens, i)));
}

const BOTH = /^(?:both|both of|each of)$/iu;

/** The wording "both our bears": mine and the opponent's. */
function oursAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [both, our, named] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  if (both === undefined || our?.kind !== 'who' || !BOTH.test(both.text) || !/^our$/iu.test(our.text)) return undefined;
  const one = singular(named);
  if (one === undefined) return undefined;
  const place = plainPart(both);
  return {
    tokens: [
      { ...our, who: 'you' },
      one,
      { kind: 'small', word: 'and', ...place, text: 'and' },
      { ...our, who: 'opponent' },
      { ...one, at: one.end, text: one.text },
    ],
    to: i + 3,
  };
}

/** The wording "X and Y, both of em mine": the objects named before. */
function bothOfThem(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [both, them, mine] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  if (both === undefined || !/^(?:both|both of|each of)$/iu.test(both.text)) return undefined;
  if (!/^['’]?(?:em|them)$/iu.test(them?.text ?? '') || !/^(?:mine|theirs|his|hers)$/iu.test(mine?.text ?? ''))
    return undefined;
  return { tokens: [{ kind: 'small', word: 'both', ...plainPart(both), text: 'both' }], to: i + 2 };
}

function singular(token: Token | undefined): Token | undefined {
  if (token?.kind === 'card') return { ...token, plural: false };
  return token?.kind === 'noun' && token.noun.plural ? { ...token, noun: { ...token.noun, plural: false } } : undefined;
}

function withBothTwo(tokens: readonly Token[]): readonly Token[] {
  return withRunsReplaced(tokens, i => {
    const token = tokens[i];
    if ((token?.kind !== 'small' && token?.kind !== 'filler') || !/^both(?: of)?$/iu.test(token.text)) return undefined;
    let at = i + 1;
    while (isLead(tokens[at])) at++;
    const [named, next] = [tokens[at], tokens[at + 1]];
    const isName = named?.kind === 'card' || (named?.kind === 'noun' && named.noun.plural);
    const isDoing = next?.kind === 'relation' || next?.kind === 'verb';
    const isHad = tokens[i - 1]?.kind === 'have' && /^(?:down|out|together|at once)$/iu.test(next?.text ?? '');
    const isSeveral = at > i + 1 || (named?.kind === 'card' && (named.plural || isDoing || isHad));
    const isList = next?.kind === 'small' && ['and', 'comma', 'or'].includes(next.word) && isNamed(tokens, at + 2);
    if (!isName || !isSeveral || isList) return undefined;
    return { tokens: [{ kind: 'number', value: 2, article: false, ...plainPart(token) }], to: i + 1 };
  });
}

function isLead(token: Token | undefined): boolean {
  return (
    token?.kind === 'filler' ||
    (token?.kind === 'who' && token.whose) ||
    (token?.kind === 'small' && token.word === 'of')
  );
}

/** Whether a name stands at a place, past what leads it. */
function isNamed(tokens: readonly Token[], from: number): boolean {
  let at = from;
  while (isLead(tokens[at]) || tokens[at]?.kind === 'number') at++;
  return tokens[at]?.kind === 'card' || tokens[at]?.kind === 'noun';
}
