// Permanents that something is set against by their number or as a board: "massacre wurm vs 5 saprolings" (an opponent's).
import { lastBefore } from '../../../kit/lists.ts';
import type { Side, Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { emptyAt, type RunReplacement, sentenceStart, withRunsReplaced } from '../../tokens/token-parts.ts';

const AGAINST = /^(?:vs?|versus|against)$/iu;
const BOARD = /^(?:board|side|field|team|army|battlefield)$/iu;

/** The tokens with the owner of such permanents, where none was told: whoever has not what they are set against. */
export function withCountedAgainst(tokens: readonly Token[]): readonly Token[] {
  if (!anyWord(tokens, 'v', 'vs', 'versus', 'against')) return tokens;
  return withRunsReplaced(tokens, i => {
    const against = tokens[i];
    if (against === undefined || !AGAINST.test(against.text)) return undefined;
    if (against.kind !== 'stop' && against.kind !== 'small') return undefined;
    const who = sideAgainst(tokens, i);
    return who === undefined ? undefined : countedAt(tokens, i, who);
  });
}

/** The player against whom what stands before a place is set: the opponent, unless that is an opponent's. */
function sideAgainst(tokens: readonly Token[], i: number): Side | undefined {
  const before = tokens.slice(sentenceStart(tokens, i), i);
  const isThing = before.some(it => it.kind === 'card' || it.kind === 'noun');
  const spell = lastBefore(tokens, i, it => it.kind === 'small' || it.kind === 'stop');
  // "Natural Order for Progenitus vs …": what is searched for meets it
  if (!isThing || (spell?.kind === 'small' && spell.word === 'for')) return undefined;
  const sides = new Set(before.flatMap(it => (it.kind === 'who' ? [it.who] : [])));
  if (sides.size > 1) return undefined;
  return sides.has('opponent') ? 'you' : 'opponent';
}

/** The wordings "vs 5 saprolings", "vs a 3/3 beast", "vs a board of X and Y". */
function countedAt(tokens: readonly Token[], i: number, who: Side): RunReplacement | undefined {
  const [against, lead, next] = tokens.slice(i, i + 3);
  if (against === undefined || lead === undefined) return undefined;
  const owner: Token = { kind: 'who', who, whose: true, ...emptyAt(lead) };
  const isArticle = lead.kind === 'number' && lead.article;
  const [board, of] = isArticle ? [next, tokens[i + 3]] : [lead, next];
  const isBoard = BOARD.test(board?.text ?? '') && of?.kind === 'small' && (of.word === 'of' || of.word === 'with');
  if (isBoard) return { tokens: [against, owner], to: isArticle ? i + 2 : i + 1 };
  if (lead.kind !== 'number' || next === undefined) return undefined;
  const isCounted = (!lead.article && lead.value > 1) || (next.kind === 'noun' && next.noun.token !== undefined);
  const isThing = next.kind === 'card' || next.kind === 'noun';
  return isCounted && isThing ? { tokens: [against, owner], to: i + 1 } : undefined;
}
