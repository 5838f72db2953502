// Names of back faces of modal double-faced cards, which are played as that face (712.12).
import type { Face } from '../../engine/index.ts';
import type { Cards } from '../model/card-traits.ts';
import type { Token } from '../tokens/question-token.ts';
import { asFiller } from '../tokens/token-parts.ts';

/** The tokens in which such a face, typed in full or "as a land", stands in place of the card. */
export function withModalFaces(tokens: readonly Token[], cards: Cards): readonly Token[] {
  const result = [...tokens];
  for (const [i, token] of tokens.entries()) {
    const faces = facesOf(token, cards);
    if (token.kind !== 'card' || faces === undefined) continue;
    const [front, ...backs] = faces;
    const named = backs.find(it => keyOf(it.name) === keyOf(token.text));
    const lands = faces.filter(it => it.types.includes('Land'));
    const asLand = isAsLand(tokens, i) && lands.length === 1 ? lands[0] : undefined;
    if (asLand !== undefined)
      for (const token of tokens.slice(i + 1, i + 4)) result[tokens.indexOf(token)] = asFiller(token);
    const face = asLand ?? named;
    if (face !== undefined && face !== front) result[i] = { ...token, names: [face.name] };
  }
  return result;
}

function facesOf(token: Token, cards: Cards): readonly Face[] | undefined {
  if (token.kind !== 'card' || token.open) return undefined;
  const printed = cards.named(token.names[0] ?? '')?.printed;
  return printed?.layout === 'modal_dfc' ? printed.faces : undefined;
}

function isAsLand(tokens: readonly Token[], i: number): boolean {
  const words = tokens.slice(i + 1, i + 4).map(it => it.text.toLowerCase());
  return /^as (?:a|the) land$/u.test(words.join(' '));
}

function keyOf(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}
