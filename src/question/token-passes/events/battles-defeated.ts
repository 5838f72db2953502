// Battles that are defeated: "I defeated my Invasion of Ikoria": the last of its defense counters is removed (310.12b).

import { type Cards, cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { plainPart, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with "defeat" beside a battle as the removal of its last defense counter, and not as the card of that name. */
export function withBattlesDefeated(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!tokens.some(it => DEFEATS.test(it.text))) return tokens;
  return withRunsReplaced(tokens, i => defeatedByPlayer(tokens, i, cards) ?? defeated(tokens, i, cards));
}

const DEFEATS = /^(?:defeat(?:s|ed|ing)?|gets? defeated|is defeated|was defeated)$/iu;

/** The wordings "I defeated my Invasion of Ikoria", "they defeat my Invasion". */
function defeatedByPlayer(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [verb, owner, named] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  const battle = owner?.kind === 'who' && owner.whose ? named : owner;
  if (verb === undefined || !DEFEATS.test(verb.text) || !isBattle(battle, cards)) return undefined;
  const of = owner === battle || owner === undefined ? [] : [owner];
  return { tokens: [...removal(verb), ...of, battle], to: i + 2 + of.length };
}

/** The wording "my Invasion of Ikoria was defeated". */
function defeated(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [battle, be, verb] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  const isDone = be !== undefined && /^(?:is|was|gets?|got|being)$/iu.test(be.text);
  const word = isDone ? verb : be;
  if (!isBattle(battle, cards) || word === undefined || !/^(?:is |was |gets? )?defeated$/iu.test(word.text))
    return undefined;
  const owner = tokens[i - 1];
  const of = owner?.kind === 'who' && owner.whose ? [owner] : [];
  const { text: _, ...place } = plainPart(word);
  const who: Token = { kind: 'who', who: 'opponent', whose: false, text: '', ...place };
  const stop: Token = { kind: 'stop', hard: false, text: '', ...place };
  return { tokens: [stop, who, ...removal(word), ...of, battle], to: i + (isDone ? 3 : 2) };
}

function isBattle(token: Token | undefined, cards: Cards): token is Extract<Token, { kind: 'card' }> {
  return token?.kind === 'card' && cardKnown(cards, token)?.face.types.includes('Battle') === true;
}

/** The words "removes the last defense counter from". */
function removal(word: Token): readonly Token[] {
  const place = plainPart(word);
  return [
    { kind: 'verb', action: 'removes', voice: 'active', ...place },
    { kind: 'about', word: '', ...place, text: 'last' },
    { kind: 'counters', counter: 'defense', ...place },
    { kind: 'small', word: 'from', ...place },
  ];
}
