// Permanents named behind "then", in a sentence without a verb: "2 Islands and a Volatile Fjord, then Mystic Sanctuary": they are played.
import { cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import {
  isComma,
  isListSign,
  plainPart,
  playingOf,
  sentenceStart,
  withRunsReplaced,
} from '../../tokens/token-parts.ts';

/** The tokens with each such permanent as what the asker plays, in a clause of its own. */
export function withPlayedThen(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyWord(tokens, 'then')) return tokens;
  return withRunsReplaced(tokens, i => {
    const at = isComma(tokens[i]) ? i + 1 : i;
    const then = tokens[at];
    if (then?.kind !== 'small' || then.word !== 'then' || !/^(?:and )?then$/iu.test(then.text)) return undefined;
    const lead = tokens[at + 1];
    const isLed =
      (lead?.kind === 'number' && lead.article) || (lead?.kind === 'who' && lead.whose && lead.who === 'you');
    const to = isLed ? at + 2 : at + 1;
    const [named, end] = [tokens[to], tokens[to + 1]];
    const known = named?.kind === 'card' && !named.plural ? cardKnown(cards, named) : undefined;
    if (known === undefined || known.spell || !isEnd(end) || !isOfNames(tokens.slice(sentenceStart(tokens, i), i)))
      return undefined;
    return { tokens: [{ kind: 'stop', hard: false, ...plainPart(then) }, ...playingOf(then)], to };
  });
}

/** Whether tokens are a list of what is there: names, at least one, without anything that happens or is asked. */
function isOfNames(part: readonly Token[]): boolean {
  const isOfList = (token: Token) =>
    ['card', 'noun', 'number', 'filler', 'there', 'zone', 'state'].includes(token.kind) ||
    isListSign(token) ||
    (token.kind === 'who' && token.whose);
  return part.some(it => it.kind === 'card') && part.every(isOfList);
}

function isEnd(token: Token | undefined): boolean {
  return token === undefined || token.kind === 'stop' || token.kind === 'ask' || isComma(token) || isColon(token);
}

function isColon(token: Token): boolean {
  return token.kind === 'small' && token.word === 'colon';
}
