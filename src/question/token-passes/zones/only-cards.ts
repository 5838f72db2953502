// The one card that somebody has in hand: "Dodecapod is my only card in hand", "my last card is Wilt-Leaf Liege".
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

const ONLY = /^(?:only|last|one|sole|final|single)$/iu;
const CARDS = /^(?:cards?|cards? left|card in hand|one)$/iu;

/** The tokens with such a clause as the card in the hand of that player. */
export function withOnlyCards(tokens: readonly Token[]): readonly Token[] {
  if (!anyWord(tokens, 'card', 'cards', 'one')) return tokens;
  if (!anyWord(tokens, 'only', 'last', 'one', 'sole', 'final', 'single')) return tokens;
  return withRunsReplaced(tokens, i => afterName(tokens, i) ?? beforeName(tokens, i));
}

/** The wording "X is my only card in hand", where the hand is named or the card is the last one. */
function afterName(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [name, be, ...rest] = tokens.slice(i, i + 7);
  if (name?.kind !== 'card' || be === undefined || !/^(?:is|was|being)$/iu.test(be.text)) return undefined;
  const phrase = onlyCard(rest);
  if (phrase === undefined) return undefined;
  return { tokens: ofHolder(name, be, phrase.who), to: i + 2 + phrase.length };
}

/** The wording "my last card is X". */
function beforeName(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const phrase = onlyCard(tokens.slice(i, i + 5));
  const [be, name] = phrase === undefined ? [] : tokens.slice(i + phrase.length, i + phrase.length + 2);
  const isNamed = be !== undefined && /^(?:is|was)$/iu.test(be.text) && name?.kind === 'card';
  if (phrase === undefined || !isNamed) return undefined;
  return { tokens: ofHolder(name, be, phrase.who), to: i + phrase.length + 2 };
}

/** The tokens of "I have X in hand". */
function ofHolder(name: Token, be: Token, who: 'you' | 'opponent'): readonly Token[] {
  const { at, end } = name;
  return [
    { kind: 'who', who, whose: false, text: '', at, end: at },
    { kind: 'have', text: '', at, end: at },
    name,
    { kind: 'zone', zone: 'hand', who, from: false, text: be.text, at: end, end },
  ];
}

/** The player and the length of "my only card in hand"; undefined for other words. */
function onlyCard(tokens: readonly Token[]): { readonly who: 'you' | 'opponent'; readonly length: number } | undefined {
  const [owner, only, card, zone] = tokens;
  const isMine = /^my$/iu.test(owner?.text ?? '');
  const who = owner?.kind === 'who' && owner.whose ? owner.who : isMine ? ('you' as const) : undefined;
  if (who === undefined || !ONLY.test(only?.text ?? '') || !CARDS.test(card?.text ?? '')) return undefined;
  const inZone = zone?.kind === 'zone' && zone.zone === 'hand';
  if (zone?.kind === 'zone' && !inZone) return undefined;
  return { who, length: inZone ? 4 : 3 };
}
