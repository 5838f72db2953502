// Names of back faces of modal double-faced cards, which are played as that face (712.12).

import type { Face } from '../../../engine/index.ts';
import type { Cards } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { asFiller, isComma, plainPart } from '../../tokens/token-parts.ts';

/** The tokens in which such a face, typed in full or "as a land", stands in place of the card. */
export function withModalFaces(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  if (!tokens.some(it => facesOf(it, cards) !== undefined)) return tokens;
  const result = [...tokens];
  for (const [i, token] of tokens.entries()) {
    const faces = facesOf(token, cards);
    if (token.kind !== 'card' || faces === undefined) continue;
    const [front, ...backs] = faces;
    const named = backs.find(it => keyOf(it.name) === keyOf(token.text));
    const lands = faces.filter(it => it.types.includes('Land'));
    const [land, ...others] = lands;
    const words = asLandWords(tokens, i);
    const isLand = words.length > 0 || (front !== undefined && isOfSpell(front) && isToldAsPermanent(tokens, i));
    const asLand = isLand && others.length === 0 ? land : undefined;
    for (const at of asLand === undefined ? [] : words) result[at] = asFiller(tokens[at] ?? token);
    const verb = tokens[i - 1];
    if (asLand !== undefined && words.length > 0 && verb?.kind === 'verb' && verb.action === 'puts')
      result[i - 1] = { kind: 'verb', action: 'enters', voice: 'active', ...plainPart(verb) };
    const onlyBack = backs.length === 1 && isBackSaid(tokens, i) ? backs[0] : undefined;
    for (const at of onlyBack === undefined ? [] : backWords(tokens, i)) result[at] = asFiller(tokens[at] ?? token);
    const face = asLand ?? named ?? onlyBack;
    if (face !== undefined && face !== front) result[i] = { ...token, names: [face.name] };
    // "Agadeem's Awakening as a land, can I pay": it is played
    const [last] = words.slice(-1);
    const isAlone = verb === undefined || verb.kind === 'stop' || isComma(verb);
    if (asLand !== undefined && last !== undefined && isAlone)
      result[last] = { kind: 'verb', action: 'enters', voice: 'middle', ...plainPart(tokens[last] ?? token) };
  }
  return result.some((it, i) => it !== tokens[i]) ? result : tokens;
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

/** The places of the words that say so: "as the land", "down as an untapped land"; what they tell of its state is left. */
function asLandWords(tokens: readonly Token[], i: number): readonly number[] {
  let from = /^down$/iu.test(tokens[i + 1]?.text ?? '') ? i + 2 : i + 1;
  // "have X enter untapped as a land", "X untapped as a land"
  while (from < i + 4 && isHowItEnters(tokens[from])) from += 1;
  const [as, article, ...rest] = tokens.slice(from, from + 4);
  const isArticle = (article?.kind === 'number' && article.article) || /^(?:the|its)$/iu.test(article?.text ?? '');
  // "X as land: tapped?"
  if (as?.kind === 'small' && as.word === 'as' && /^lands?$/iu.test(article?.text ?? ''))
    return tokens.flatMap((_, n) => (n > i && n <= from + 1 && !isHowItEnters(tokens[n]) ? [n] : []));
  const at = rest.findIndex(it => it.kind !== 'state');
  if (as?.kind !== 'small' || as.word !== 'as' || !isArticle || !/^lands?$/iu.test(rest[at]?.text ?? '')) return [];
  const isSide = SIDE.test(tokens[from + 3 + at]?.text ?? '');
  const end = from + 2 + at + (isSide ? 1 : 0);
  return tokens.flatMap((it, n) => (n > i && n <= end && !isHowItEnters(it) ? [n] : []));
}

/** Whether a word tells that what was named enters, or whether tapped. */
function isHowItEnters(token: Token | undefined): boolean {
  if (token?.kind === 'state') return token.patch.tapped !== undefined;
  return token?.kind === 'verb' && token.action === 'enters' && token.voice === 'middle';
}

function isOfSpell({ types }: Face): boolean {
  return types.some(it => it === 'Instant' || it === 'Sorcery');
}

/** Whether a card is told or asked to be played tapped or untapped, as no instant and no sorcery is. */
function isToldAsPermanent(tokens: readonly Token[], i: number): boolean {
  const [before, next] = [tokens[i - 1], tokens[i + 1]];
  const isTapped = next?.kind === 'state' && next.patch.tapped !== undefined;
  return isTapped && before?.kind === 'verb' && before.action === 'enters' && before.voice === 'active';
}

function keyOf(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}
