// Permanents told as the only one of a kind that somebody has: "my only landfall guy is X", "the only creature worth copying is their X".
import { firstIndexFrom } from '../../../kit/lists.ts';
import type { Token } from '../../tokens/question-token.ts';
import { isListSign, plainPart, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with each such permanent as what the player has, or by its name alone where no player is told. */
export function withOnlyHad(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(it => it.kind === 'noun' || ONLY.test(it.text) || it.text.toLowerCase() === 'worth')) return tokens;
  return withRunsReplaced(
    withKindsNamed(tokens),
    i => onlyOneOf(tokens, i) ?? onlyWorth(tokens, i) ?? kindOf(tokens, i),
  );
}

/** The tokens with "my guy" as the card that a later sentence says it is: "they killed my guy. My guy being X". */
function withKindsNamed(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((it, i) => it.kind === 'noun' && kindOf(tokens, i - 1) !== undefined);
  const [owner, noun, named] = [tokens[at - 1], tokens[at], tokens[at + 2]];
  if (noun?.kind !== 'noun' || owner?.kind !== 'who' || named === undefined) return tokens;
  return tokens.map((token, i) => {
    const lead = tokens[i - 1];
    const isSame = token.kind === 'noun' && token.noun.said === noun.noun.said && i < at;
    return isSame && lead?.kind === 'who' && lead.whose && lead.who === owner.who
      ? { ...named, ...plainPart(token) }
      : token;
  });
}

const ONLY = /^(?:the |my )?(?:only|best|main|one)$/iu;

/** The wording "my only landfall guy is X". */
function onlyOneOf(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [owner, only] = [tokens[i], tokens[i + 1]];
  if (owner?.kind !== 'who' || !owner.whose || only === undefined || !ONLY.test(only.text)) return undefined;
  const be = firstIndexFrom(tokens, i + 2, it => !['about', 'noun', 'filler'].includes(it.kind));
  const verb = be === undefined ? undefined : tokens[be];
  if (be === undefined || verb?.kind !== 'be' || be === i + 2 || be > i + MOST || tokens[be + 1]?.kind !== 'card')
    return undefined;
  const before = tokens[i - 1];
  const begins = before === undefined || ['stop', 'small', 'filler'].includes(before.kind);
  return begins
    ? {
        tokens: [
          { ...owner, whose: false },
          { kind: 'have', ...plainPart(verb) },
        ],
        to: be + 1,
      }
    : undefined;
}

/** The wordings "my walker is X", "opp's creature is Y", where a sentence begins and ends: whose the named one is. */
function kindOf(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const before = tokens[i - 1];
  const first = tokens[i];
  const owner = first?.kind === 'who' && first.whose ? first : undefined;
  const at = owner === undefined ? i : i + 1;
  const [noun, be, named, end] = [tokens[at], tokens[at + 1], tokens[at + 2], tokens[at + 3]];
  const isOwn = noun?.kind === 'noun' && /^my\b/iu.test(noun.text);
  if (noun?.kind !== 'noun' || noun.noun.plural || (owner === undefined && !isOwn)) return undefined;
  const begins = before === undefined || before.kind === 'stop' || before.kind === 'filler' || isListSign(before);
  const isBearing = end?.kind === 'small' && end.word === 'with';
  const ends = end === undefined || (end.kind === 'stop' && end.text !== '?') || isListSign(end) || isBearing;
  if (!begins || !ends || be?.kind !== 'be' || named?.kind !== 'card') return undefined;
  return { tokens: [owner ?? { kind: 'who', who: 'you', whose: true, ...plainPart(noun) }, named], to: at + 3 };
}

/** The most tokens up to "is". */
const MOST = 6;

/** The wording "the only creature worth copying is the X across from me". */
function onlyWorth(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [kind, worth, doing, be] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3]];
  if (kind?.kind !== 'noun' && !/^(?:thing|one|permanent|target)$/iu.test(kind?.text ?? '')) return undefined;
  if (worth?.kind !== 'unjudged' || !/^worth$/iu.test(worth.text) || !/ing$/iu.test(doing?.text ?? ''))
    return undefined;
  return be?.kind === 'be' ? { tokens: [], to: i + 4 } : undefined;
}
