// Words that deny: whether they ask, or say that something is not there.

import { isBasicLandType } from '../../engine/index.ts';
import type { Token } from '../tokens/question-token.ts';
import { sentenceEnd } from '../tokens/token-parts.ts';
import type { Gathering } from './gathering-state.ts';

/** The verb of a question, which expects a yes: "doesn't X enter tapped?". */
export function asksByNot({ tokens, clause }: Gathering, token: Token, i: number): boolean {
  const begins = clause.mode === 'start' && clause.who === undefined && clause.group.length === 0;
  return begins && /n['’]?t$/iu.test(token.text) && sentenceEnd(tokens, i)?.text === '?';
}

/** The wording "so Hunted Horror won't give them the Centaurs right?": what is asked of the name before. */
export function deniesOfName({ tokens, clause }: Gathering, token: Token, i: number): boolean {
  // "when X doesn't enter" supposes it
  const named = clause.mode === 'bare' && clause.who === undefined && clause.group.length > 0 && !clause.conditional;
  return named && /n['’]?t$/iu.test(token.text) && sentenceEnd(tokens, i)?.text === '?';
}

/** The wording ", no legend rule right": what is asked about the outcome. */
export function deniesOutcome({ tokens, clause }: Gathering, i: number): boolean {
  const next = tokens[i + 1];
  const begins = clause.soft || (clause.mode === 'start' && clause.who === undefined);
  const asks = sentenceEnd(tokens, i)?.text === '?';
  return begins && clause.mode !== 'has' && next?.kind === 'about' && next.word !== 'creature type' && asks;
}

/** Wordings "no Mountain", "don't have any Islands", "without Blood Moon": what follows is not there. */
export function isAbsence({ tokens, clause }: Gathering, i: number): boolean {
  const [first, second] = tokens.slice(i + 1).filter(it => it.kind !== 'number' && it.text.toLowerCase() !== 'any');
  const named = first?.kind === 'have' ? second : first;
  if (named?.kind === 'counters' && clause.mode !== 'ask') return true;
  if (clause.happening !== undefined || clause.mode === 'ask') return false;
  if (named?.kind === 'about' && named.word === 'creature type') return true;
  return named?.kind === 'card' || named?.kind === 'noun' || isBasicLandType(capital(named?.text ?? ''));
}

function capital(word: string): string {
  return (
    word.slice(0, 1).toUpperCase() +
    word
      .slice(1)
      .toLowerCase()
      .replace(/(?<!n)s$/u, '')
  );
}
