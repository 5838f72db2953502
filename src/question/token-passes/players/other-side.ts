// A player spoken of as a side: "the other side has a Cloudblazer", "the other team plays Mulldrifter", "…, opposing Torpor Orb".
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { isComma, plainPart, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with each such side, before what it has or does, as the opponent, and each card that opposes in a clause of its own as had by them. */
export function withOtherSides(tokens: readonly Token[]): readonly Token[] {
  if (!anyWord(tokens, 'other', 'opposing', 'opposite', 'enemy', 'far')) return tokens;
  return withRunsReplaced(tokens, i => sideAt(tokens, i) ?? opposedAt(tokens, i));
}

/** The wording "Mulldrifter cast, opposing Torpor Orb.": it is there, and does not enter with what was told before. */
function opposedAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [comma, opposing, named, end] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3]];
  const isOpposing = opposing?.kind === 'who' && opposing.whose && /^(?:an )?(?:opposing|enemy)$/iu.test(opposing.text);
  if (!isComma(comma) || comma === undefined || !isOpposing || named?.kind !== 'card') return undefined;
  if (!(end === undefined || end.kind === 'stop' || end.kind === 'there')) return undefined;
  const player: Token = { ...opposing, whose: false };
  const stop: Token = { kind: 'stop', hard: false, ...plainPart(comma) };
  return { tokens: [stop, player, { kind: 'have', ...plainPart(opposing), text: 'has' }, named], to: i + 3 };
}

const SIDE = /^(?:sides?|team|camp|end|seat)(?:['’]?s)?$/iu;
const OTHER = /^(?:the )?(?:other|opposing|opposite|enemy|far)$/iu;

function sideAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [other, side] = [tokens[i], tokens[i + 1]];
  if (other === undefined || side === undefined || !OTHER.test(other.text) || !SIDE.test(side.text)) return undefined;
  const next = [tokens[i + 2], tokens[i + 3]].find(it => it?.kind !== 'filler');
  const acts = next?.kind === 'have' || (next?.kind === 'verb' && next.voice === 'active');
  const player: Token = { kind: 'who', who: 'opponent', whose: false, ...plainPart(side) };
  return acts ? { tokens: [player], to: i + 2 } : undefined;
}
