// Permanents spoken of again by their card type as they enter: "does X trigger when the land enters", "I'm the one playing the land".
import { lastBefore } from '../../../kit/lists.ts';
import { type Cards, cardKnown } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind, anyVerb, anyWord } from '../../tokens/token-index.ts';
import { plainPart, withRunsReplaced } from '../../tokens/token-parts.ts';

type CardToken = Extract<Token, { kind: 'card' }>;

/** The tokens with each such type, in what asks or after it, as the one card named before that has it (205.2a). */
export function withTypesAgain(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!anyVerb(tokens, 'enters')) return tokens;
  if (!anyOfKind(tokens, 'noun') && !anyWord(tokens, ...TYPES)) return tokens;
  return withRunsReplaced(tokens, i => {
    const meant = typeSaid(tokens[i]) !== undefined && isEntering(tokens, i) ? meantAt(tokens, i, cards) : undefined;
    return meant && { tokens: [meant], to: i + 1 };
  });
}

/** Card types by which a permanent is spoken of again. */
const TYPES: readonly string[] = ['land', 'creature', 'artifact', 'enchantment', 'planeswalker', 'battle'];

/** The card type that a token says, in small letters; undefined where it says none, or several of it. */
function typeSaid(token: Token | undefined): string | undefined {
  const said =
    token?.kind === 'noun' && !token.noun.plural ? token.noun.said : token?.kind === 'about' ? token.text : '';
  const type = said.toLowerCase();
  return TYPES.includes(type) ? type : undefined;
}

/** Whether what stands at a place, behind "the", is told or asked to enter, after something was asked. */
function isEntering(tokens: readonly Token[], i: number): boolean {
  const [the, next] = [tokens[i - 1], tokens[i + 1]];
  const isAsking = tokens.some((it, n) => n < i && (it.kind === 'ask' || it.text === '?'));
  const begins = the?.kind === 'stop' || (the?.kind === 'small' && the.word === 'comma');
  if (!(/^the$/iu.test(the?.text ?? '') || begins) || !isAsking) return false;
  if (next?.kind === 'verb' && next.action === 'enters' && next.voice === 'middle') return true;
  const verb = lastBefore(tokens, i, it => it.kind !== 'filler');
  const ends = next === undefined || next.kind === 'stop' || next.kind === 'small';
  return ends && verb?.kind === 'verb' && verb.action === 'enters' && verb.voice === 'active';
}

function meantAt(tokens: readonly Token[], i: number, cards: Cards): CardToken | undefined {
  const token = tokens[i];
  const type = typeSaid(token);
  if (token === undefined || type === undefined) return undefined;
  const isOfType = (card: CardToken) =>
    cardKnown(cards, card)?.face.types.some(it => it.toLowerCase() === type) === true;
  const named = tokens.slice(0, i).flatMap(it => (it.kind === 'card' && isOfType(it) ? [it] : []));
  const [card] = named;
  if (card === undefined || new Set(named.map(it => it.names[0])).size > 1) return undefined;
  return { ...card, ...plainPart(token) };
}
