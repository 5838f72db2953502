// Cards that a player takes as a spell lets him: "Collected Company resolves and I get X", "they Thoughtseize me and take X".

import { firstFrom, lastBefore, lastIndexBefore } from '../../../kit/lists.ts';
import type { Cards, Known } from '../../model/card-traits.ts';
import { asBasicLand } from '../../model/mana-tapped.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { asFiller, sentenceStart } from '../../tokens/token-parts.ts';
import { triggerAsSpell } from '../abilities/trigger-resolutions.ts';

/** Verbs of taking, of which the card says what becomes of what is taken. */
const TAKING = [
  ...['take', 'takes', 'toke', 'tokes', 'took', 'taking', 'get', 'gets', 'got', 'grab', 'grabs', 'grabbed', 'pick'],
  ...[
    'picks',
    'picked',
    'choose',
    'chooses',
    'chose',
    'hit',
    'hits',
    'find',
    'finds',
    'found',
    'pull',
    'pulls',
    'pulled',
  ],
  ...['snag', 'snags', 'snagged', 'nab', 'nabs', 'nabbed', 'put', 'puts', 'fetch', 'fetches', 'fetched', 'return'],
  ...[
    'returns',
    'returned',
    'get me',
    'gets me',
    'find me',
    'finds me',
    'bring me',
    'brings me',
    'fetch me',
    'fetche me',
  ],
  ...['fetchs me', 'fetches me'],
];
export const TAKES = new RegExp(`^(?:${TAKING.join('|')})$`, 'iu');

/** The tokens with each word of taking, after a spell that moves cards, as the verb of what the spell does with them. */
export function withTaken(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  const isForMe = anyWord(tokens, 'me', 'us') && tokens.some((_, i) => isForWhom(tokens, i, cards));
  if (!isForMe && !anyWord(tokens, ...TAKING)) return tokens;
  const result = tokens.map((token, i): Token => {
    const { text, at, end } = token;
    if (isForMe && isForWhom(tokens, i, cards)) return asFiller(token);
    const land = token.kind === 'about' ? asBasicLand(token) : undefined;
    if (land !== undefined && isTakenBefore(tokens, i, cards)) return land;
    if (
      token.kind === 'card' ||
      (token.kind === 'have' && /(?:['’]s|['’]?ve)$/iu.test(tokens[i - 1]?.text ?? '')) ||
      (token.kind === 'verb' && !/ me$/iu.test(text)) ||
      !TAKES.test(text) ||
      !isOfPlayer(tokens, i, cards)
    )
      return token;
    const spell = spellBefore(tokens, i, cards);
    if (spell === undefined || !namesCard(tokens, i)) return token;
    if (spell.says.action.kind === 'returns') return { kind: 'verb', action: 'enters', voice: 'active', text, at, end };
    return spell.says.discardsFound ? { kind: 'verb', action: 'discards', voice: 'active', text, at, end } : token;
  });
  return result.every((it, i) => it === tokens[i]) ? tokens : result;
}

/** Wordings "Cultivate gets me a Forest", "X brings me back Y": the player for whom a spell does so. */
function isForWhom(tokens: readonly Token[], i: number, cards: Cards): boolean {
  const spell = tokens[i - 2];
  if (spell?.kind !== 'card') return false;
  const [verb, player] = [tokens[i - 1], tokens[i]];
  if (verb === undefined || !/^(?:me|us)$/iu.test(player?.text ?? '')) return false;
  return /^(?:get|find|bring|fetch|grab)/iu.test(verb.text) && isSpell(spell, cards);
}

/** The wording "gets me a forest": whether the words before a token are those of taking something with a spell. */
function isTakenBefore(tokens: readonly Token[], i: number, cards: Cards): boolean {
  const verb = lastIndexBefore(
    tokens,
    i,
    it => it.kind !== 'number' && it.kind !== 'filler' && it.kind !== 'who' && it.kind !== 'state',
  );
  const [token] = tokens.slice(verb);
  return verb > 0 && TAKES.test(token?.text ?? '') && spellBefore(tokens, verb, cards) !== undefined;
}

function isSpell(token: Token | undefined, cards: Cards): boolean {
  return token?.kind === 'card' && cards.named(token.names[0] ?? '')?.spell === true;
}

/** Whether a player, a second verb of his, or the spell itself comes before a word. */
function isOfPlayer(tokens: readonly Token[], i: number, cards: Cards): boolean {
  const before = lastBefore(tokens, i, it => it.kind !== 'filler');
  if (isSpell(before, cards)) return true;
  return (
    (before?.kind === 'who' && !before.whose) ||
    (before?.kind === 'small' && ['and', 'comma', 'then', 'to'].includes(before.word))
  );
}

function namesCard(tokens: readonly Token[], i: number): boolean {
  const next = firstFrom(tokens, i + 1, it => !standsBeforeName(it));
  return next?.kind === 'card' || (next !== undefined && asBasicLand(next) !== undefined);
}

/** Whether a token may stand between a verb and the name of what it is about: a number, an owner, or "me". */
function standsBeforeName(token: Token): boolean {
  if (token.kind === 'who') return token.whose || /^(?:me|us)$/iu.test(token.text);
  return token.kind === 'filler' || token.kind === 'number';
}

/** The spell, or the permanent whose ability resolves, that the sentence before a word begins with. */
function spellBefore(tokens: readonly Token[], i: number, cards: Cards): Known | undefined {
  const from = sentenceStart(tokens, i);
  for (const token of tokens.slice(from, i).toReversed()) {
    const name = token.kind === 'card' ? token.names[0] : token.kind === 'verb' ? token.card : undefined;
    const known = name === undefined ? undefined : cards.named(name);
    if (known?.spell === true) return known;
    if (known !== undefined && token.kind === 'verb') return triggerAsSpell(known);
  }
  return undefined;
}
