// Permanents told to become another by their own ability: "Thespian's Stage becomes Dark Depths", "I turn my Stage into X" (707.2).

import { type Cards, cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { isLeadOfThing, plainPart, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

const BECOMES = /^(?:becomes?|became|becoming|turns? into|turned into|turning into)$/iu;

/** The tokens with "becomes" as "becomes a copy of", where the text of what becomes another says so. */
export function withBecomingAnother(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyWord(tokens, 'becomes', 'become', 'became', 'becoming', 'into')) return tokens;
  return withRunsReplaced(tokens, i => turnedAt(tokens, i, cards) ?? becomingAt(tokens, i, cards));
}

/** The wording "Thespian's Stage becomes a Dark Depths". */
function becomingAt(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [maker, verb] = [tokens[i], tokens[i + 1]];
  if (maker === undefined || verb === undefined || !BECOMES.test(verb.text)) return undefined;
  if (!isCopier(maker, copiedAt(tokens, i + 2), cards)) return undefined;
  const copying: Token = { kind: 'small', word: 'copying', ...plainPart(verb), text: 'becomes a copy of' };
  return { tokens: [maker, copying], to: i + 2 };
}

/** The wording "I turn my Stage into Dark Depths": who uses it to copy that. */
function turnedAt(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const turns = tokens[i];
  if (turns === undefined || !/^(?:turns?|turned|turning|makes?|made)$/iu.test(turns.text)) return undefined;
  const at = isLeadOfThing(tokens[i + 1]) ? i + 2 : i + 1;
  const [maker, into] = [tokens[at], tokens[at + 1]];
  if (maker === undefined || into?.kind !== 'small' || into.word !== 'into') return undefined;
  if (!isCopier(maker, copiedAt(tokens, at + 2), cards)) return undefined;
  const uses: Token = { kind: 'verb', action: 'affects', voice: 'active', ...plainPart(turns), text: 'use' };
  const to: Token = { kind: 'small', word: 'to', ...plainPart(into), text: 'to' };
  const copies: Token = { kind: 'verb', action: 'copies', voice: 'active', ...plainPart(into), text: 'copy' };
  return { tokens: [uses, ...tokens.slice(i + 1, at + 1), to, copies], to: at + 2 };
}

function copiedAt(tokens: readonly Token[], i: number): Token | undefined {
  return isLeadOfThing(tokens[i]) ? tokens[i + 1] : tokens[i];
}

/** Whether a permanent may become a copy of another card by its own text. */
function isCopier(maker: Token, copied: Token | undefined, cards: Cards): boolean {
  if (maker.kind !== 'card' || copied?.kind !== 'card' || copied.names[0] === maker.names[0]) return false;
  return cardKnown(cards, maker)?.says.becomesCopy !== undefined;
}
