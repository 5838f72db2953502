// Halves and faces told of beside a name: "Agadeem, the Undercrypt (the land half of Agadeem's Awakening)", "Virtue of Knowledge
// (the enchantment half)".
import type { Cards } from '../../model/card-traits.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { asFiller, isComma, plainPart, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with each such apposition, which tells nothing more, as filler. */
export function withoutHalvesRetold(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  const isOpen = anyWord(tokens, 'unlocked', 'open') && anyWord(tokens, 'halves', 'sides', 'doors', 'rooms');
  if (isOpen) return withRunsReplaced(tokens, i => bothOpen(tokens, i));
  if (!anyWord(tokens, 'half', 'side', 'face', 'part', 'back', 'front')) return tokens;
  return withRunsReplaced(tokens, i => retoldAt(tokens, i) ?? typedAt(tokens, i, cards));
}

/** The wordings "both halves of my X were unlocked", "both doors were open": what the Room has (709.5). */
function bothOpen(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [both, halves, of] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  if (
    both === undefined ||
    !/^(?:both|all)$/iu.test(both.text) ||
    !/^(?:halves|sides|doors|rooms)$/iu.test(halves?.text ?? '')
  )
    return undefined;
  const isOf = of?.kind === 'small' && of.word === 'of';
  const owner = tokens[i + 3];
  const isOwned = isOf && owner?.kind === 'who' && owner.whose;
  const at = isOwned || (isOf && owner?.kind === 'filler') ? i + 4 : i + 3;
  const card = isOf ? tokens[at] : undefined;
  const be = isOf ? at + 1 : i + 2;
  if (tokens[be]?.kind !== 'be' || !/^(?:unlocked|open|opened)$/iu.test(tokens[be + 1]?.text ?? '')) return undefined;
  const state: Token = {
    kind: 'state',
    patch: { designations: ['unlocked: left', 'unlocked: right'] },
    after: card === undefined,
    ...plainPart(both),
  };
  if (card === undefined) return isOf ? undefined : { tokens: [state], to: be + 2 };
  if (card.kind !== 'card') return undefined;
  const have: Token = { kind: 'have', text: '', at: card.at, end: card.at };
  const who: Token = { kind: 'who', who: isOwned ? owner.who : 'you', whose: false, ...plainPart(both), text: '' };
  return { tokens: [who, have, state, card], to: be + 2 };
}

/** The wording "(the enchantment half)" behind a card: the half that it is by its name, told by a type that no other half has. */
function typedAt(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const named = tokens[i - 1];
  const type = tokens[i]?.kind === 'filler' || isComma(tokens[i]) ? i + 1 : i;
  const from = tokens[type]?.kind === 'filler' ? type + 1 : type;
  const [word, half] = [tokens[from], tokens[from + 1]];
  if (named?.kind !== 'card' || word === undefined || half === undefined || !HALF.test(half.text)) return undefined;
  const faces = cards.named(named.names[0] ?? '')?.printed.faces ?? [];
  const isOfType = (types: readonly string[]) => types.some(it => it.toLowerCase() === word.text.toLowerCase());
  const [front, ...others] = faces;
  const isFront = front !== undefined && others.length > 0 && isOfType(front.types);
  if (!isFront || others.some(it => isOfType(it.types)) || named.back === true) return undefined;
  return { tokens: tokens.slice(i, from + 2).map(asFiller), to: from + 2 };
}

const HALF = /^(?:half|side|face|part|back|front)$/iu;

function retoldAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const named = tokens[i - 1];
  if (named?.kind !== 'card') return undefined;
  const half = [i, i + 1, i + 2, i + 3].find(n => HALF.test(tokens[n]?.text ?? ''));
  if (half === undefined) return undefined;
  const of = tokens[half + 1];
  const next = tokens[half + 2];
  const at = next?.kind === 'who' || next?.kind === 'filler' || next?.kind === 'number' ? half + 3 : half + 2;
  const whole = tokens[at];
  if (of?.kind !== 'small' || of.word !== 'of' || whole?.kind !== 'card' || !isSame(named, whole)) return undefined;
  return { tokens: tokens.slice(i, at + 1).map(asFiller), to: at + 1 };
}

/** Whether two names are of one card. */
function isSame(one: Extract<Token, { kind: 'card' }>, other: Extract<Token, { kind: 'card' }>): boolean {
  const faces = facesOf(one);
  return facesOf(other).some(it => faces.includes(it));
}

function facesOf({ names: [name = ''] }: Extract<Token, { kind: 'card' }>): readonly string[] {
  return [name, ...name.split(' // ')];
}
