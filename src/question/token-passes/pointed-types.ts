// Cards spoken of again by what they are: "the saga", "that aura", "my walker".
import { capitalized } from '../../kit/strings.ts';
import type { Cards } from '../model/card-traits.ts';
import type { Token } from '../tokens/question-token.ts';

/** Words of players for a type of cards. */
const CALLED: Readonly<Record<string, string>> = { walker: 'Planeswalker', pw: 'Planeswalker', equip: 'Equipment' };

/** The tokens with each word that is the type of only one of the cards named, after "the" or an owner, as that card. */
export function withPointedTypes(tokens: readonly Token[], cards: Cards): readonly Token[] {
  const named = new Set(tokens.flatMap(it => (it.kind === 'card' && !it.open ? it.names.slice(0, 1) : [])));
  return tokens.map((token, i): Token => {
    if (token.kind !== 'unknown' || !isPointed(tokens[i - 1])) return token;
    const word = token.text.toLowerCase();
    const type = CALLED[word] ?? capitalized(word);
    const meant = [...named].filter(it => isOfType(cards, it, type));
    if (meant.length !== 1) return token;
    const { text, at, end } = token;
    return { kind: 'card', names: meant, loose: true, open: false, plural: false, text, at, end };
  });
}

function isPointed(before: Token | undefined): boolean {
  return /^(?:the|that|this)$/iu.test(before?.text ?? '') || (before?.kind === 'who' && before.whose);
}

/** Whether a card has a card type or a subtype (205.2a, 205.3). */
function isOfType(cards: Cards, name: string, type: string): boolean {
  const face = cards.named(name)?.face;
  return face !== undefined && [...face.types, ...face.subtypes].some(it => it === type);
}
