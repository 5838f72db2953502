// Reasons that change nothing: "no creatures to attack with, so I …", "nothing else to play so …", "it's a land after all".
import { firstFrom } from '../../../kit/lists.ts';
import { type Cards, cardKnown, type Known } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind, anyWord } from '../../tokens/token-index.ts';
import { asFiller, isComma, isListSign, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with each reason of what somebody lacks for attacking, blocking or playing, up to "so", as filler. */
export function withoutIdleReasons(typed: readonly Token[], { cards }: PassContext): readonly Token[] {
  const reasoned = anyWord(typed, ...REASONS)
    ? withRunsReplaced(
        typed,
        i => keywordSaid(typed, i, cards) ?? kindOfEffectSaid(typed, i) ?? reasonOfState(typed, i, cards),
      )
    : typed;
  const tokens =
    anyOfKind(reasoned, 'noun') && anyWord(reasoned, 'it')
      ? withRunsReplaced(reasoned, i => typeSaid(reasoned, i, cards))
      : reasoned;
  if (!anyWord(tokens, 'so') || !anyWord(tokens, 'not', 'nothing')) return tokens;
  return withRunsReplaced(tokens, i => {
    const before = tokens.slice(Math.max(0, i - 2), i).findLast(it => it.kind !== 'filler');
    const token = tokens[i];
    const isNone = (token?.kind === 'small' && token.word === 'not') || /^nothing$/iu.test(token?.text ?? '');
    if (!isNone || !(before === undefined || before.kind === 'stop' || before.kind === 'have')) return undefined;
    const rest = tokens.slice(i, i + 7);
    const so = rest.findIndex(it => SO.test(it.text));
    const deed = rest.findIndex(it => IDLE.test(it.text));
    const isReason = so > 0 && deed > 0 && deed < so && !rest.slice(0, so).some(it => it.kind === 'card');
    return isReason ? { tokens: rest.slice(0, so + 1).map(asFiller), to: i + so + 1 } : undefined;
  });
}

const REASONS = ['bc', 'because', 'because of', 'cuz', 'since', 'due to', 'thanks to'];
const BECAUSE = new RegExp(`^(?:${REASONS.join('|')})$`, 'iu');

/** The wording "… because modular 1?": a keyword of a card that was named, as the reason for what is asked. */
function keywordSaid(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [because, keyword, value] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  if (because === undefined || !BECAUSE.test(because.text) || keyword?.kind !== 'about') return undefined;
  const to = value?.kind === 'number' ? i + 3 : i + 2;
  const end = tokens[to];
  const word = keyword.text.toLowerCase();
  const isOwn = tokens.some(it => it.kind === 'card' && hasKeyword(cardKnown(cards, it), word));
  if (!isOwn || !(end === undefined || end.kind === 'stop')) return undefined;
  return { tokens: tokens.filter((_, n) => n >= i && n < to).map(asFiller), to };
}

/** The wording "… since it's not a trigger": what kind of ability is thought to be at work. */
function kindOfEffectSaid(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const because = tokens[i];
  if (because === undefined || !BECAUSE.test(because.text)) return undefined;
  let at = i + 1;
  while (at < i + 6 && isOfBeing(tokens[at])) at += 1;
  const [kind, end] = [tokens[at], tokens[at + 1]];
  const isKind = kind !== undefined && kind.kind !== 'card' && KIND_OF_EFFECT.test(kind.text);
  if (at === i + 1 || !isKind || !(end === undefined || end.kind === 'stop' || isComma(end))) return undefined;
  return { tokens: tokens.filter((_, n) => n >= i && n <= at).map(asFiller), to: at + 1 };
}

/** The wording "he's untapped because I never attack with the turtle": how what was named came to be in the state that is told. */
function reasonOfState(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [state, because] = [tokens[i - 1], tokens[i]];
  const isState = state?.kind === 'state' && 'tapped' in state.patch;
  if (!isState || because === undefined || !BECAUSE.test(because.text)) return undefined;
  const end = tokens.findIndex((it, n) => n > i && (it.kind === 'stop' || isListSign(it)));
  const part = tokens.slice(i, end < 0 ? tokens.length : end);
  const attacks = part.filter(it => it.kind === 'verb');
  if (attacks.length !== 1 || attacks[0]?.action !== 'attacks') return undefined;
  const named = new Set(tokens.slice(0, i).flatMap(it => (it.kind === 'card' ? it.names.slice(0, 1) : [])));
  const isIdle = (token: Token) => {
    if (token.kind === 'card') return named.has(token.names[0] ?? '');
    if (token.kind === 'about') return [...named].some(name => hasSubtype(cards.named(name), token.text));
    return ['filler', 'verb', 'small', 'be', 'have'].includes(token.kind) || (token.kind === 'who' && !token.whose);
  };
  return part.every(isIdle) ? { tokens: part.map(asFiller), to: i + part.length } : undefined;
}

function hasSubtype(known: Known | undefined, word: string): boolean {
  return known?.face.subtypes.some(it => it.toLowerCase() === word.toLowerCase()) === true;
}

const KIND_OF_EFFECT =
  /^(?:(?:etb )?triggers?|etbs?|etb abilit(?:y|ies)|(?:a )?triggered abilit(?:y|ies)|(?:a )?replacement(?: effects?)?|static(?: abilit(?:y|ies))?|(?:mana|activated) abilit(?:y|ies))$/iu;

/** The words "it's not a" before what something is. */
function isOfBeing(token: Token | undefined): boolean {
  if (token?.kind === 'number') return token.article;
  return token?.kind === 'be' || (token?.kind === 'small' && ['it', 'not', 'that'].includes(token.word));
}

function hasKeyword(known: Known | undefined, word: string): boolean {
  return known?.face.abilities.some(it => it.kind === 'keyword' && it.keyword === word) === true;
}

/** The sentence "it's a land after all": a type that a card named before it has is no other object. */
function typeSaid(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const pronoun = tokens[i];
  if (pronoun?.kind !== 'small' || pronoun.word !== 'it') return undefined;
  const be = isContraction(pronoun) ? 0 : tokens[i + 1]?.kind === 'be' ? 1 : undefined;
  const before = tokens[i - 1];
  const begins = before === undefined || ['stop', 'filler'].includes(before.kind) || isListSign(before);
  if (be === undefined || !begins) return undefined;
  const [article, noun] = [tokens[i + 1 + be], tokens[i + 2 + be]];
  if (article?.kind !== 'number' || !article.article || noun?.kind !== 'noun' || noun.noun.token !== undefined)
    return undefined;
  const end = firstFrom(tokens, i + 3 + be, it => it.kind !== 'filler');
  const isEnd = end === undefined || (end.kind === 'stop' && end.text !== '?') || isComma(end);
  const type = noun.text.toLowerCase();
  const faces = tokens.flatMap((it, n) => (n < i && it.kind === 'card' ? (cardKnown(cards, it)?.face ?? []) : []));
  const isOfCard = faces.some(face => [...face.types, ...face.subtypes].some(kind => kind.toLowerCase() === type));
  if (!isEnd || !isOfCard) return undefined;
  return { tokens: tokens.filter((_, n) => n >= i && n < i + 3 + be).map(asFiller), to: i + 3 + be };
}

function isContraction({ text }: Token): boolean {
  return /^it['’]?s$/iu.test(text);
}

const SO = /^so$/iu;
const IDLE = /^(?:(?:attack|swing|block)(?: with)?|play|cast|do)$/iu;
