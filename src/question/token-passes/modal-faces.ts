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
    const onlyBack = backs.length === 1 && isBackSaid(tokens, i) ? backs[0] : undefined;
    for (const at of onlyBack === undefined ? [] : backWords(tokens, i)) result[at] = asFiller(tokens[at] ?? token);
    const face = asLand ?? named ?? onlyBack;
    if (face !== undefined && face !== front) result[i] = { ...token, names: [face.name] };
  }
  return result;
}

function facesOf(token: Token, cards: Cards): readonly Face[] | undefined {
  if (token.kind !== 'card' || token.open) return undefined;
  const printed = cards.named(token.names[0] ?? '')?.printed;
  return printed?.layout === 'modal_dfc' ? printed.faces : undefined;
}

/** Wordings "the back of Valki", "Valki's back side". */
function isBackSaid(tokens: readonly Token[], i: number): boolean {
  const [side, of] = i < 2 ? [] : tokens.slice(i - 2, i);
  const isOf = of?.kind === 'small' && of.word === 'of';
  const isBefore =
    isOf && (BACK.test(side?.text ?? '') || (SIDE.test(side?.text ?? '') && BACK.test(tokens[i - 3]?.text ?? '')));
  return isBefore || (/['’]s?$/u.test(tokens[i]?.text ?? '') && BACK.test(tokens[i + 1]?.text ?? ''));
}

/** The places of the words that say so. */
function backWords(tokens: readonly Token[], i: number): readonly number[] {
  const near = [i - 3, i - 2, i - 1, i + 1, i + 2];
  const isSaid = (at: number) => BACK.test(tokens[at]?.text ?? '') || SIDE.test(tokens[at]?.text ?? '');
  return near.filter(at => isSaid(at) || (at === i - 1 && isSaid(at - 1) && /^of$/iu.test(tokens[at]?.text ?? '')));
}

const BACK = /^(?:back|backside|back side|back face|other side|flip side)$/iu;
const SIDE = /^(?:side|face|half)$/iu;

function isAsLand(tokens: readonly Token[], i: number): boolean {
  const words = tokens.slice(i + 1, i + 4).map(it => it.text.toLowerCase());
  return /^as (?:a|the) land$/u.test(words.join(' '));
}

function keyOf(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}
