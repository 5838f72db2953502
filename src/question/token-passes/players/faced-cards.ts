// Cards that somebody plays against: "playing against Dauthi Voidwalker, …": they are an opponent's.
import type { Token } from '../../tokens/question-token.ts';
import { isComma, plainPart, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with each card that a sentence begins by playing against as what the opponent has. */
export function withFacedCards(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(it => AGAINST.test(it.text))) return tokens;
  return withoutFacing(withRunsReplaced(tokens, i => facedAt(tokens, i)));
}

/** The wordings "I'm playing against X", "Up against a X", "playing against his X", at the beginning of a sentence. */
function facedAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const against = tokens[i];
  if (against?.kind !== 'small' || !AGAINST.test(against.text)) return undefined;
  const [before, verb] = [tokens[i - 2], tokens[i - 1]];
  const begins = before === undefined || before.kind === 'stop' || isComma(before) || before.kind === 'filler';
  const isMine = before?.kind === 'who' && before.who === 'you' && !before.whose;
  if (verb === undefined || !FACING.test(verb.text) || !(begins || isMine)) return undefined;
  const lead = tokens[i + 1];
  const isLead = (lead?.kind === 'number' && lead.article) || (lead?.kind === 'who' && lead.whose);
  const card = isLead ? tokens[i + 2] : lead;
  if (card?.kind !== 'card') return undefined;
  const player: Token = { kind: 'who', who: 'opponent', whose: false, ...plainPart(against) };
  return { tokens: [player, { kind: 'have', ...plainPart(against) }, card], to: i + (isLead ? 3 : 2) };
}

const AGAINST = /^against$/iu;

/** Words before it that say no more than that there is such an opponent. */
const FACING = /^(?:play|playing|up|going up|sitting)$/iu;

/** The tokens without the words that lead to "against" in such a sentence. */
function withoutFacing(tokens: readonly Token[]): readonly Token[] {
  return tokens.filter((token, i) => {
    const next = tokens[i + 1];
    const isNext = next?.kind === 'who' && AGAINST.test(next.text);
    const after = tokens[i + 2];
    const isLed = token.kind === 'who' && after?.kind === 'who' && AGAINST.test(after.text);
    return !((isNext && FACING.test(token.text)) || (isLed && FACING.test(next?.text ?? '')));
  });
}
