// Objects without a name behind the spell or the Aura that is cast on them: "bolt a 2/3", "I Path my own token".
import { type Cards, cardKnown, type Known } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import { nounNamed } from '../../names/nouns.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { plainPart } from '../../tokens/token-parts.ts';

/** Whether a size stands behind a spell or an Aura as what that is cast on: "bolt a 2/3", "Rancor on a 1/1". */
export function isSizeAimedAt(tokens: readonly Token[], i: number, cards: Cards): boolean {
  const [lead, next] = [tokens[i - 1], tokens[i + 1]];
  if (lead?.kind !== 'number' || next?.kind === 'noun' || next?.kind === 'card' || next?.kind === 'counters')
    return false;
  return isAimedAt(tokens, i, cards);
}

/** The tokens with the word "token" as a creature token where a spell or an Aura is cast on it and no size of it is asked for. */
export function withTokensAimedAt(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyWord(tokens, 'token') || tokens.some(it => it.kind === 'ask' && /^how (?:much|big)/iu.test(it.text)))
    return tokens;
  const noun = nounNamed('creature token');
  if (noun === undefined) return tokens;
  return tokens.map((token, i): Token => {
    const [lead, next] = [tokens[i - 1], tokens[i + 1]];
    const isLed = lead?.kind === 'number' || (lead?.kind === 'who' && lead.whose);
    const isWord = token.kind === 'about' && /^token$/iu.test(token.text);
    if (!isWord || !isLed || next?.kind === 'noun' || next?.kind === 'card' || !isAimedAt(tokens, i, cards))
      return token;
    // whether a token dies of damage depends on its size
    if (castBefore(tokens, i, cards)?.says.action.kind === 'damage') return token;
    return { kind: 'noun', noun: { ...noun, said: 'token' }, ...plainPart(token) };
  });
}

/** Whether a spell or an Aura stands before the article or the owner of what is named, with or without "on". */
function isAimedAt(tokens: readonly Token[], i: number, cards: Cards): boolean {
  const known = castBefore(tokens, i, cards);
  return known?.spell === true || known?.face.subtypes.includes('Aura') === true;
}

function castBefore(tokens: readonly Token[], i: number, cards: Cards): Known | undefined {
  const before = tokens[i - 2];
  const spell = before?.kind === 'small' && before.word === 'on' ? tokens[i - 3] : before;
  return spell?.kind === 'card' ? cardKnown(cards, spell) : undefined;
}
