// Lands told by which one they are: "the seventh land I play is X", "the next one I drop is X": that one is played.
import type { Cards } from '../../model/card-traits.ts';
import { asBasicLand } from '../../model/mana-tapped.ts';
import type { PassContext } from '../../model/pass-context.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { plainPart, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with each such land as what that player plays. */
export function withLandsPlayed(tokens: readonly Token[], { cards }: PassContext): readonly Token[] {
  const isOfPlay = anyWord(tokens, 'turn', 'moment', 'instant', 'second') && anyWord(tokens, 'the', 'same', 'very');
  const asked = isOfPlay ? withRunsReplaced(tokens, i => turnOfPlay(tokens, i)) : tokens;
  const isTurn = anyWord(asked, 'for') && anyWord(asked, 'turn');
  if (!isTurn && !anyWord(asked, 'the next one', 'ordinal', 'another', 'then')) return asked;
  if (!asked.some(it => isLand(it) || NEXT.test(it.text) || OWN_NTH.test(it.text))) return asked;
  return withRunsReplaced(asked, i => playedAt(asked, i) ?? nthIs(asked, i, cards) ?? landOfTurn(asked, i));
}

/** The wording "can I tap it the turn I play it": as it is played. */
function turnOfPlay(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [turn, player, verb] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  if (turn?.kind !== 'filler' || !/^(?:turn|moment|instant|second)$/iu.test(turn.text)) return undefined;
  if (!/^(?:the|same|very)$/iu.test(tokens[i - 1]?.text ?? '') || player?.kind !== 'who' || player.whose)
    return undefined;
  const isPlayed = verb?.kind === 'verb' && verb.action === 'enters' && verb.voice === 'active';
  return isPlayed
    ? { tokens: [{ kind: 'small', word: 'if', ...plainPart(turn), text: 'when' }], to: i + 1 }
    : undefined;
}

/** The sentence "Land for turn X.": it is played. */
function landOfTurn(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [before, land, lead, turn] = [tokens[i - 1], tokens[i], tokens[i + 1], tokens[i + 2]];
  if (land === undefined || !isLand(land) || (before !== undefined && before.kind !== 'stop')) return undefined;
  const isTurn = lead?.kind === 'small' && lead.word === 'for' && /^(?:the )?turn$/iu.test(turn?.text ?? '');
  if (!isTurn || tokens[i + 3]?.kind !== 'card') return undefined;
  return { tokens: [{ kind: 'verb', action: 'enters', voice: 'active', ...plainPart(land) }], to: i + 3 };
}

const OWN_NTH = /^my \p{L}+th$/iu;

/** The wording "my lands are …, and my seventh is X": a land that is played beside them. */
function nthIs(tokens: readonly Token[], i: number, cards: Cards): RunReplacement | undefined {
  const [nth, be, named] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  if (nth?.kind !== 'small' || nth.word !== 'ordinal' || !OWN_NTH.test(nth.text) || be?.kind !== 'be') return undefined;
  if (named?.kind !== 'card' || cards.named(named.names[0] ?? '')?.land !== true) return undefined;
  const place = { ...plainPart(nth), text: '' };
  return {
    tokens: [
      { kind: 'who', who: 'you', whose: false, ...place },
      { kind: 'verb', action: 'enters', voice: 'active', ...plainPart(be), text: 'play' },
      named,
    ],
    to: i + 3,
  };
}

const NEXT = /^the next one$/iu;

/** Whether a token is "land", or "one" for a land of a list before. */
function isLand(token: Token | undefined): boolean {
  return (token?.kind === 'noun' && token.noun.said === 'land') || /^(?:land|land drop|one)$/iu.test(token?.text ?? '');
}

/** The wording "(the) seventh one I play is a(n) X", "the next land I drop is X". */
function playedAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const at = /^the$/iu.test(tokens[i]?.text ?? '') ? i + 1 : i;
  const nth = tokens[at];
  const isNext = NEXT.test(nth?.text ?? '');
  const isNth = nth?.kind === 'small' && ['ordinal', 'another', 'then'].includes(nth.word) && isLand(tokens[at + 1]);
  if (!isNext && !isNth) return undefined;
  const from = isNext ? at + 1 : at + 2;
  const [player, verb, be, article] = [tokens[from], tokens[from + 1], tokens[from + 2], tokens[from + 3]];
  if (player?.kind !== 'who' || player.whose || be?.kind !== 'be' || verb?.kind !== 'verb') return undefined;
  if (verb.action !== 'enters' || verb.voice !== 'active') return undefined;
  const named = tokens[article?.kind === 'number' ? from + 4 : from + 3];
  const basic = named === undefined ? undefined : asBasicLand(named);
  if (basic === undefined) return { tokens: [player, verb], to: from + 3 };
  return { tokens: [player, verb, basic], to: article?.kind === 'number' ? from + 5 : from + 4 };
}
