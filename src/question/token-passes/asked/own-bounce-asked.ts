// Permanents asked whether what they do as they enter may return themselves: "can Orzhov Basilica bounce itself", "can Kor
// Skyfisher return itself".
import { cardWording } from '../../../oracle/index.ts';
import { type Cards, cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind, anyWord } from '../../tokens/token-index.ts';
import { asFiller, plainPart, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with each such permanent as entering, where it returns something to a hand as it does. */
export function withOwnBounceAsked(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyWord(tokens, 'itself', 'himself', 'herself') || !anyOfKind(tokens, 'ask')) return tokens;
  return withRunsReplaced(tokens, i => ownBounceAt(tokens, i, cards));
}

function ownBounceAt(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const at = tokens[i + 1]?.kind === 'who' || tokens[i + 1]?.kind === 'filler' ? i + 2 : i + 1;
  const [ask, object, verb, itself] = [tokens[i], tokens[at], tokens[at + 1], tokens[at + 2]];
  if (ask?.kind !== 'ask' || object === undefined || verb === undefined || itself === undefined) return undefined;
  if (!/^(?:bounce|return|pick up)$/iu.test(verb.text) || !/^(?:it|him|her)self$/iu.test(itself.text)) return undefined;
  if (!returnsAsItEnters(object, cards)) return undefined;
  const enters: Token = { kind: 'verb', action: 'enters', voice: 'middle', ...plainPart(verb), text: 'enters' };
  return { tokens: [asFiller(ask), ...tokens.slice(i + 1, at), object, enters, asFiller(itself)], to: at + 3 };
}

function returnsAsItEnters(token: Token, cards: Cards): boolean {
  const known = token.kind === 'card' ? cardKnown(cards, token) : undefined;
  const effects = known?.face.abilities.flatMap(it =>
    it.kind === 'triggered' && it.events.some(({ kind }) => kind === 'enters') ? [cardWording(it.effect)] : [],
  );
  return effects?.some(it => it.has('return') && it.has('hand')) === true;
}
