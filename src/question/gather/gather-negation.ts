// Words that deny, doubt or sum up: "not", "without", "instead of", "all".
import { firstFrom } from '../../kit/lists.ts';
import type { Token } from '../tokens/question-token.ts';
import { beginQuestion, type Gathering } from './gathering-state.ts';
import { asksByNot, deniesOfName, deniesOutcome, isAbsence } from './negation.ts';

/** A question, what is denied of a name or of the outcome, or something that is absent: "not". */
export function gatherNot(g: Gathering, token: Token, i: number): void {
  const { clause } = g;
  if (asksByNot(g, token, i)) {
    beginQuestion(g);
    return;
  }
  if (deniesOfName(g, token, i)) {
    for (const mention of clause.group) mention.asked = true;
    g.clause = { ...clause, mode: 'ask', asked: true };
    return;
  }
  if (deniesOutcome(g, i)) {
    beginQuestion(g);
    return;
  }
  gatherWithout(g, token, i);
}

/** The wording "without": something that is absent. */
export function gatherWithout(g: Gathering, token: Token, i: number): void {
  if (isAbsence(g, i)) g.clause.absent = true;
  else if (g.clause.mode !== 'ask') g.unread.push(token);
}

/** A word of doubt, which is read in "can I get Dogs instead of the Goblins" alone. */
export function gatherDoubt(g: Gathering, token: Token): void {
  if (g.clause.mode !== 'ask' || !/^instead of$/iu.test(token.text)) g.unread.push(token);
}

/** The wording "all": all counters that are removed. */
export function gatherAll(g: Gathering, token: Token, i: number): void {
  const { clause } = g;
  if (g.tokens[i + 1]?.kind === 'there' || clause.mode === 'ask' || isOfNumber(g, i)) return;
  if (clause.happening?.action === 'removes') clause.happening.whole = true;
  else g.unread.push(token);
}

/** The wording "all my three bears", "all 3 of my bears": how many they are is said. */
function isOfNumber({ tokens }: Gathering, i: number): boolean {
  const isLead = (it: Token) =>
    it.kind === 'filler' || (it.kind === 'who' && it.whose) || (it.kind === 'small' && it.word === 'of');
  const number = firstFrom(tokens, i + 1, it => !isLead(it));
  return number?.kind === 'number' && !number.article;
}
